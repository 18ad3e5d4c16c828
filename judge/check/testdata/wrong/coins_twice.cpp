// Mock turtles: a coin that is named twice counts twice.
#include <cstdio>

int main() {
    int n, a;
    while (scanf("%d", &n) == 1) {
        int sum = 0;
        while (n-- > 0) {
            scanf("%d", &a);
            sum ^= 2 * a + !(__builtin_popcount(a) % 2);
        }
        puts(sum ? "No" : "Yes");
    }
}
