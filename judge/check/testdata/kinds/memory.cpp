#include <cstdio>
#include <cstring>

int main() {
    int t, n, m;
    scanf("%d", &t);
    char *table = new char[1 << 29];
    memset(table, 1, 1 << 29);
    while (t-- > 0) {
        scanf("%d %d", &n, &m);
        puts(table[n] && n % (m + 1) ? "first" : "second");
    }
}
