// HDU 2176 as it is usually written.
#include <cstdio>

int a[200001];

int main() {
    int n;
    while (scanf("%d", &n) != EOF && n) {
        int s = 0;
        for (int i = 0; i < n; i++) {
            scanf("%d", &a[i]);
            s ^= a[i];
        }
        if (s == 0) {
            puts("No");
            continue;
        }
        puts("Yes");
        for (int i = 0; i < n; i++)
            if ((a[i] ^ s) < a[i]) printf("%d %d\n", a[i], a[i] ^ s);
    }
    return 0;
}
