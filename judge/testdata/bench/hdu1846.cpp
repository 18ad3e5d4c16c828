// HDU 1846 as it is usually written.
#include <cstdio>

int main() {
    int t, n, m;
    scanf("%d", &t);
    while (t--) {
        scanf("%d%d", &n, &m);
        printf(n % (m + 1) ? "first\n" : "second\n");
    }
    return 0;
}
