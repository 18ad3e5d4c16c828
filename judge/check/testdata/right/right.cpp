// Right answers to the problem that is the argument.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <map>
#include <string>
#include <vector>

void nim() {
    int n;
    while (scanf("%d", &n) == 1 && n) {
        std::vector<int> heaps(n);
        int sum = 0, moves = 0;
        for (int& h : heaps) {
            scanf("%d", &h);
            sum ^= h;
        }
        for (int h : heaps) moves += (h ^ sum) < h;
        printf("%d\n", moves);
    }
}

void wythoff() {
    long long a, b;
    while (scanf("%lld %lld", &a, &b) == 2) {
        long long k = llabs(a - b), s = 2 * std::min(a, b) - k;
        bool lost = s >= 0 && s * s <= 5 * k * k && (s + 2) * (s + 2) > 5 * k * k;
        puts(lost ? "0" : "1");
    }
}

void snim() {
    int k;
    while (scanf("%d", &k) == 1 && k) {
        std::vector<int> s(k), value(10001);
        for (int& x : s) scanf("%d", &x);
        for (int n = 0; n <= 10000; n++) {
            bool seen[128] = {false};
            for (int x : s)
                if (x <= n) seen[value[n - x]] = true;
            while (seen[value[n]]) value[n]++;
        }
        int m, l, h;
        scanf("%d", &m);
        while (m-- > 0) {
            int sum = 0;
            scanf("%d", &l);
            while (l-- > 0) {
                scanf("%d", &h);
                sum ^= value[h];
            }
            putchar(sum ? 'W' : 'L');
        }
        puts("");
    }
}

void palindrome() {
    std::string word;
    std::cin >> word;
    std::map<char, int> count;
    for (char c : word) count[c]++;
    int odd = 0;
    for (auto& each : count) odd += each.second % 2;
    puts(odd == 0 || odd % 2 ? "First" : "Second");
}

void stones() {
    int c[3] = {0}, x;
    while (scanf("%*[^0-9]"), scanf("%d", &x) == 1) c[x % 3]++;
    bool won = c[0] % 2 ? abs(c[1] - c[2]) > 2 : c[1] > 0 && c[2] > 0;
    puts(won ? "true" : "false");
}

int main(int, char** argv) {
    if (!strcmp(argv[1], "nim")) nim();
    if (!strcmp(argv[1], "wythoff")) wythoff();
    if (!strcmp(argv[1], "snim")) snim();
    if (!strcmp(argv[1], "palindrome")) palindrome();
    if (!strcmp(argv[1], "stones")) stones();
}
