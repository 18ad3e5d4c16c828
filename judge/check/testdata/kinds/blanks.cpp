#include <cstdio>
#include <cstring>

int main() {
    int t, n, m;
    scanf("%d", &t);
    while (t-- > 0) {
        scanf("%d %d", &n, &m);
        puts(n % (m + 1) ? "first " : "second\r");
    }
    puts("\n");
}
