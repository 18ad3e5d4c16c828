// Georgia and Bob, with pairs from the left; the argument asks for no sorting, or for
// pairs that forget the last of an odd number.
#include <algorithm>
#include <cstdio>

int main(int, char** argv) {
    int t, n, p[1001];
    scanf("%d", &t);
    while (t-- > 0) {
        scanf("%d", &n);
        for (int i = 0; i < n; i++) scanf("%d", p + i);
        if (argv[1][0] != 's') std::sort(p, p + n);
        if (n % 2 && argv[1][0] != 'o') {
            for (int i = n; i > 0; i--) p[i] = p[i - 1];
            p[0] = 0;
            n++;
        }
        int sum = 0;
        for (int i = 1; i < n; i += 2) sum ^= p[i] - p[i - 1] - 1;
        puts(sum ? "Georgia will win" : "Bob will win");
    }
}
