// POJ 1067 in integers: floor(k*phi) = floor((k + floor(sqrt(5*k*k))) / 2).
#include <cmath>
#include <cstdio>
#include <algorithm>

static unsigned long long root(unsigned long long n) {
    unsigned long long r = (unsigned long long)std::sqrt((double)n);
    while (r * r > n) --r;
    while ((r + 1) * (r + 1) <= n) ++r;
    return r;
}

int main() {
    unsigned long long a, b;
    while (scanf("%llu%llu", &a, &b) == 2) {
        if (a > b) std::swap(a, b);
        unsigned long long k = b - a;
        printf("%d\n", a == (k + root(5 * k * k)) / 2 ? 0 : 1);
    }
    return 0;
}
