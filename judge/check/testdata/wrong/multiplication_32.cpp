// The multiplication game with a product of 32 bits.
#include <cstdio>

int main() {
    unsigned n;
    while (scanf("%u", &n) == 1) {
        unsigned p = 1;
        bool stan = false;
        while (p < n) {
            stan = !stan;
            p *= stan ? 9 : 2;
        }
        puts(stan ? "Stan wins." : "Ollie wins.");
    }
}
