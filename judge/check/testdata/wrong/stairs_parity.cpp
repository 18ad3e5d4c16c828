// Stairs: the nim-sum of the stairs from which a ball needs an even number of steps.
#include <cstdio>

int main() {
    int t, n, p;
    scanf("%d", &t);
    while (t-- > 0) {
        int sum = 0;
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            scanf("%d", &p);
            if (i % 2 == 0) sum ^= p;
        }
        puts(sum ? "first" : "second");
    }
}
