// Wythoff's game by the first digits of the golden ratio, which are an argument.
#include <cstdio>
#include <cstdlib>

int main(int, char** argv) {
    double ratio = atof(argv[1]);
    int a, b;
    while (scanf("%d %d", &a, &b) == 2) {
        int low = a < b ? a : b;
        int apart = abs(a - b);
        puts(low == (int)(apart * ratio) ? "0" : "1");
    }
}
