// S-Nim: a call for every stone, and each has marks for every value that there can be.
#include <cstdio>
#include <cstring>

int k, s[100], value[10001];

int grundy(int n) {
    if (value[n] >= 0) return value[n];
    int seen[10001] = {0};
    for (int i = 0; i < k; i++)
        if (s[i] <= n) seen[grundy(n - s[i])] = 1;
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
