// Nim where the last stone loses, by the nim-sum alone; the argument asks for the
// answers of another judge.
#include <cstdio>

int main(int argc, char**) {
    int t, n, h;
    scanf("%d", &t);
    for (int i = 1; i <= t; i++) {
        int sum = 0;
        scanf("%d", &n);
        while (n-- > 0) {
            scanf("%d", &h);
            sum ^= h;
        }
        if (argc > 1)
            printf("Case %d: %s\n", i, sum ? "Alice" : "Bob");
        else
            puts(sum ? "John" : "Brother");
    }
}
