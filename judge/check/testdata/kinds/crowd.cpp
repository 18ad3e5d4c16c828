#include <cstdio>
#include <ctime>

// Right for Nim, and slow: each case takes 10 ms of the processor. With an argument the
// second case never ends.
int main(int argc, char **) {
    int n, heap;
    for (int i = 1; scanf("%d", &n) == 1; i++) {
        int sum = 0;
        while (n-- > 0) {
            scanf("%d", &heap);
            sum ^= heap;
        }
        for (volatile bool ever = argc > 1 && i == 3; ever;) {
        }
        for (clock_t begin = clock(); clock() - begin < CLOCKS_PER_SEC / 100;) {
        }
        puts(sum ? "Yes" : "No");
    }
}
