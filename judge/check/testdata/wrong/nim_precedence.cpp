// Winning moves of Nim: > binds tighter than ^.
#include <cstdio>

int main() {
    int n, heap[200];
    while (scanf("%d", &n) == 1 && n) {
        int sum = 0, moves = 0;
        for (int i = 0; i < n; i++) {
            scanf("%d", heap + i);
            sum ^= heap[i];
        }
        for (int i = 0; i < n; i++)
            if (heap[i] > sum ^ heap[i]) moves++;
        printf("%d\n", sum ? moves : 0);
    }
}
