// Wythoff's game, right but for two empty heaps, which the first player cannot win.
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
        // a = floor(k phi) where 2a - k <= k sqrt 5 < 2a - k + 2, without rounding.
        long long k = b - a, s = 2 * a - k;
        bool cold = (s < 0 || s * s <= 5 * k * k) && s + 2 >= 0 && (s + 2) * (s + 2) > 5 * k * k;
        puts(cold && b > 0 ? "0" : "1");
    }
}
