// Two heaps of Kayles or of Grundy's game where the last move loses, by the rule of
// Nim for values, which does not hold there.
#include <cstdio>

int main(int, char** argv) {
    bool kayles = argv[1][0] == 'k';
    int value[100] = {0};
    for (int n = 1; n < 100; n++) {
        bool seen[512] = {false};
        for (int a = 0; a <= n; a++) {
            if (kayles) {
                if (a <= n - 1) seen[value[a] ^ value[n - 1 - a]] = true;
                if (a <= n - 2) seen[value[a] ^ value[n - 2 - a]] = true;
            } else if (a > 0 && a < n - a) {
                seen[value[a] ^ value[n - a]] = true;
            }
        }
        while (seen[value[n]]) value[n]++;
    }
    int a, b;
    while (scanf("%d %d", &a, &b) == 2) {
        bool large = value[a] > 1 || value[b] > 1;
        puts(((value[a] ^ value[b]) != 0) == large ? "1" : "0");
    }
}
