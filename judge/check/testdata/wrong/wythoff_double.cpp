// Wythoff's game by the golden ratio in double precision.
#include <cmath>
#include <cstdio>

int main() {
    long long a, b;
    while (scanf("%lld %lld", &a, &b) == 2) {
        if (a > b) {
            long long c = a;
            a = b;
            b = c;
        }
        long long cold = floor((b - a) * ((sqrt(5.0) + 1) / 2));
        puts(a == cold ? "0" : "1");
    }
}
