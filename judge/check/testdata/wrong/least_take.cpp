// Taking p to q stones: multiples of p+q are forgotten.
#include <cstdio>

int main() {
    int n, p, q;
    while (scanf("%d %d %d", &n, &p, &q) == 3) puts(n % (p + q) > p ? "WIN" : "LOST");
}
