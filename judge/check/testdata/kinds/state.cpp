#include <cstdio>
#include <cstring>

int main() {
    int t, n, m;
    scanf("%d", &t);
    bool before = false;
    while (t-- > 0) {
        scanf("%d %d", &n, &m);
        puts(n % (m + 1) && !before ? "first" : "second");
        before = n % (m + 1);
    }
}
