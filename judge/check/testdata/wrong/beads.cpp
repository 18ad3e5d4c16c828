// Magic beads, with the mistake that is the argument: marks shared by all calls; the
// least number that is no value of a divisor, where the beads that stay together
// count; a bead of 1 taken for its own divisor.
#include <cstdio>
#include <cstring>

char mistake;
int value[1001];
bool shared[1024];

int grundy(int a) {
    if (value[a] >= 0) return value[a];
    if (a == 1 && mistake != 'o') return value[a] = 0;
    bool own[1024] = {false};
    bool* seen = own;
    if (mistake == 'm') {
        seen = shared;
        memset(shared, 0, sizeof shared);
    }
    // Each divisor may stay alone: all the others leave, with the values that they have.
    int all = 0;
    for (int d = 1; d < a || a == 1 && d == 1; d++)
        if (a % d == 0) all ^= grundy(d);
    for (int d = 1; d < a; d++)
        if (a % d == 0) seen[mistake == 'd' ? grundy(d) : all ^ grundy(d)] = true;
    int g = 0;
    while (seen[g]) g++;
    return value[a] = g;
}

int main(int, char** argv) {
    mistake = argv[1][0];
    memset(value, -1, sizeof value);
    int n, a;
    while (scanf("%d", &n) == 1) {
        int sum = 0;
        while (n-- > 0) {
            scanf("%d", &a);
            sum ^= grundy(a);
        }
        puts(sum ? "freda" : "rainbow");
    }
}
