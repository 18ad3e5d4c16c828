// Programs that are right but where few positions lie: the first argument is the problem,
// the second says where.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

typedef long long L;

// wythoff is right but for one difference; ratio divides by the inverse of the golden
// ratio in double precision; never denies that positions of middling size are lost.
L cold(L k) {
    L a = (L)(k * 1.6180339887498949);
    while (a * a - a * k > k * k) a--;
    while ((a + 1) * (a + 1) - (a + 1) * k <= k * k) a++;
    return a;
}

void wythoff(const char* how, L at) {
    L a, b;
    while (scanf("%lld %lld", &a, &b) == 2) {
        L k = llabs(a - b), low = a < b ? a : b;
        bool lost = low == cold(k);
        if (!strcmp(how, "ratio")) lost = low == (L)(k / ((sqrt(5.0) - 1) / 2));
        if (!strcmp(how, "one") && k == at) lost = false;
        if (!strcmp(how, "never") && low + k > 2000 && low + k < 100000000 && low + k != 121392) lost = false;
        puts(lost ? "0" : "1");
    }
}

// fibonacci knows no lost heap from a bound on.
void fibonacci(L bound) {
    L n;
    while (scanf("%lld", &n) == 1 && n) {
        L a = 1, b = 2;
        while (b < n) { L c = a + b; a = b; b = c; }
        puts(b == n && n < bound ? "Second win" : "First win");
    }
}

// binet has the golden ratio in six digits.
void binet() {
    L n;
    while (scanf("%lld", &n) == 1 && n) {
        int i = (int)round(log(n * sqrt(5.0)) / log(1.618034));
        puts((L)round(pow(1.618034, i) / sqrt(5.0)) == n ? "Second win" : "First win");
    }
}

// powers takes the logarithm in single precision.
void powers() {
    int t, n;
    for (scanf("%d", &t); t-- && scanf("%d", &n) == 1;) {
        float l = log2f(n);
        puts(n % 2 || (l == floorf(l) && (int)l % 2) ? "Bob" : "Alice");
    }
}

// tree takes all trees above a bound for won.
std::vector<std::vector<int> > links;
int nimber(int v, int from) {
    int x = 0;
    for (size_t i = 0; i < links[v].size(); i++)
        if (links[v][i] != from) x ^= nimber(links[v][i], v) + 1;
    return x;
}
void tree(L bound) {
    int n, a, b;
    scanf("%d", &n);
    links.resize(n + 1);
    for (int i = 1; i < n && scanf("%d %d", &a, &b) == 2; i++) {
        links[a].push_back(b);
        links[b].push_back(a);
    }
    puts(n > bound || nimber(1, 0) ? "Alice" : "Bob");
}

// logs looks for divisors up to 10000 only.
void logs() {
    L n, m, k;
    scanf("%lld %lld %lld", &n, &m, &k);
    bool divides = false;
    for (L d = 1; d <= 10000 && d * d <= m; d++)
        if (m % d == 0 && ((d >= k && d < m) || (m / d >= k && d > 1))) divides = true;
    puts(n % 2 && divides ? "Timur" : "Marsel");
}

// divide counts 30 bits.
void divide() {
    int t, n;
    for (scanf("%d", &t); t-- && scanf("%d", &n) == 1;) {
        int sum = 0;
        for (int i = 0, a, b; i < n / 2 && scanf("%d %d", &a, &b) == 2; i++) {
            int bits = 0;
            while (bits < 30 && ((a - 1) | (b - 1)) >> bits & 1) bits++;
            sum ^= bits;
        }
        puts(sum ? "YES" : "NO");
    }
}

// corner is wrong in the last lost cell.
void corner() {
    int n, m;
    while (scanf("%d %d", &n, &m) == 2 && (n || m))
        puts(n % 2 && m % 2 && !(n == 1999 && m == 1999) ? "What a pity!" : "Wonderful!");
}

int main(int, char** argv) {
    const char* word = argv[1];
    L at = argv[2] ? atoll(argv[2]) : 0;
    if (!strcmp(word, "fibonacci")) fibonacci(at);
    else if (!strcmp(word, "binet")) binet();
    else if (!strcmp(word, "powers")) powers();
    else if (!strcmp(word, "tree")) tree(at);
    else if (!strcmp(word, "logs")) logs();
    else if (!strcmp(word, "divide")) divide();
    else if (!strcmp(word, "corner")) corner();
    else wythoff(word, at);
}
