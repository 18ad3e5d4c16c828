// The bids of a sale: only the remainder, where every bid may be large enough.
#include <cstdio>

int main() {
    int m, n;
    while (scanf("%d %d", &m, &n) == 2) {
        if (m % (n + 1))
            printf("%d\n", m % (n + 1));
        else
            puts("none");
    }
}
