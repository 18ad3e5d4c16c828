// POJ 1067 as it is usually written: wrong for 14 differences within the bounds.
#include <cmath>
#include <cstdio>
#include <algorithm>

int main() {
    int a, b;
    while (scanf("%d%d", &a, &b) != EOF) {
        if (a > b) std::swap(a, b);
        int k = b - a;
        int x = (int)(k * (1.0 + sqrt(5.0)) / 2.0);
        if (x == a) printf("0\n");
        else printf("1\n");
    }
    return 0;
}
