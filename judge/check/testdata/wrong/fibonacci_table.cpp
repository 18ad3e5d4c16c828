// Fibonacci Nim by a table in 32 bits, longer than they hold; its length is an argument.
#include <cstdio>
#include <cstdlib>

int main(int, char** argv) {
    int length = atoi(argv[1]);
    unsigned table[200] = {2, 3};
    for (int i = 2; i < length; i++) table[i] = table[i - 1] + table[i - 2];
    int n;
    while (scanf("%d", &n) == 1 && n) {
        bool lost = false;
        for (int i = 0; i < length; i++) lost |= (int)table[i] == n;
        puts(lost ? "Second win" : "First win");
    }
}
