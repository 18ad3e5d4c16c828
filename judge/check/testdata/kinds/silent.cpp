#include <cstdio>
#include <cstring>

int main() {
    int t, n, m;
    scanf("%d", &t);
}
