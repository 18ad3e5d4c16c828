// The bids of a sale: a slash where a backslash should stand.
#include <cstdio>

int main() {
    int m, n;
    while (scanf("%d %d", &m, &n) == 2) {
        if (m <= n) {
            for (int i = m; i < n; i++) printf("%d ", i);
            printf("%d/n", n);
        } else if (m % (n + 1)) {
            printf("%d/n", m % (n + 1));
        } else {
            printf("none/n");
        }
    }
}
