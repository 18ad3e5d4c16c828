// S-Nim: the marks of options are shared by all calls, and each call clears them.
#include <cstdio>
#include <cstring>

int k, s[100], value[10001];
bool seen[128];

int grundy(int n) {
    if (value[n] >= 0) return value[n];
    memset(seen, 0, sizeof seen);
    for (int i = 0; i < k; i++)
        if (s[i] <= n) seen[grundy(n - s[i])] = true;
    int g = 0;
    while (seen[g]) g++;
    return value[n] = g;
}

int main() {
    while (scanf("%d", &k) == 1 && k) {
        for (int i = 0; i < k; i++) scanf("%d", s + i);
        memset(value, -1, sizeof value);
        int m, l, h;
        scanf("%d", &m);
        while (m-- > 0) {
            int sum = 0;
            scanf("%d", &l);
            while (l-- > 0) {
                scanf("%d", &h);
                sum ^= grundy(h);
            }
            putchar(sum ? 'W' : 'L');
        }
        puts("");
    }
}
