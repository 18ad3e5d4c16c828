// Heaps that may be split into three, counted as if they could not.
#include <cstdio>

int main() {
    int t, n, h;
    scanf("%d", &t);
    while (t-- > 0) {
        int sum = 0;
        scanf("%d", &n);
        while (n-- > 0) {
            scanf("%d", &h);
            sum ^= h;
        }
        puts(sum ? "First player wins." : "Second player wins.");
    }
}
