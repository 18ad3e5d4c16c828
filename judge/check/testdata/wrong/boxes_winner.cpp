// Boxes and items: the name of the winner, where the loser is asked for.
#include <cstdio>
#include <map>
#include <utility>

long long n;
std::map<std::pair<int, int>, int> known;

bool over(long long a, int b) {
    long long p = 1;
    for (int i = 0; i < b && p < n; i++) p *= a;
    return p >= n;
}

// 1 when whoever moves wins, 0 when he loses, 2 when nobody does.
int outcome(long long a, int b) {
    if (a == 1 && over(2, b)) return 2;
    if (b == 1 && over(a, 2)) return (n - 1 - a) % 2;
    auto at = std::make_pair((int)a, b);
    if (known.count(at)) return known[at];
    int best = 0;
    for (int more = 0; more < 2; more++) {
        if (over(a + more, b + 1 - more)) continue;
        int o = outcome(a + more, b + 1 - more);
        if (o == 0) best = 1;
        if (o == 2 && best == 0) best = 2;
    }
    return known[at] = best;
}

int main() {
    int a, b;
    scanf("%d %d %lld", &a, &b, &n);
    const char* names[] = {"Masha", "Stas", "Missing"};
    int o = outcome(a, b);
    puts(names[o]);
}
