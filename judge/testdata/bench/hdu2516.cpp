// HDU 2516 as it is usually written, with a table in 64 bits.
#include <cstdio>

int main() {
    long long f[50], n;
    f[0] = 2, f[1] = 3;
    for (int i = 2; i < 50; i++) f[i] = f[i - 1] + f[i - 2];
    while (scanf("%lld", &n) != EOF && n) {
        int i = 0;
        while (i < 50 && f[i] != n) i++;
        puts(i < 50 ? "Second win" : "First win");
    }
    return 0;
}
