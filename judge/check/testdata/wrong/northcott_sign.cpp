// Northcott's game: the gap is negative where the counters stand the other way around.
#include <cstdio>

int main() {
    int n, m, a, b;
    while (scanf("%d %d", &n, &m) == 2) {
        int sum = 0;
        while (n-- > 0) {
            scanf("%d %d", &a, &b);
            sum ^= b - a - 1;
        }
        puts(sum ? "I WIN!" : "BAD LUCK!");
    }
}
