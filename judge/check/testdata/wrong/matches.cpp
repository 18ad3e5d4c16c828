// Nim; the argument asks for a single heap that is always won, or for loud answers.
#include <cstdio>

int main(int, char** argv) {
    bool loud = argv[1][0] == 'l';
    int m, h;
    while (scanf("%d", &m) == 1) {
        int sum = 0;
        for (int i = 0; i < m; i++) {
            scanf("%d", &h);
            sum ^= h;
        }
        if (loud)
            puts(sum ? "YES" : "NO");
        else
            puts(sum || m == 1 ? "Yes" : "No");
    }
}
