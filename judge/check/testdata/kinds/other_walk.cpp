// CF 936B, with the walk that a search from the start finds when it takes the last
// edges first.
#include <cstdio>
#include <queue>
#include <vector>
using namespace std;

int n, m, s;
vector<int> to[100001];
int from[200002], colour[100001];

bool cycle(int v) {
    colour[v] = 1;
    for (int w : to[v])
        if (colour[w] == 1 || (colour[w] == 0 && cycle(w))) return true;
    colour[v] = 2;
    return false;
}

int main() {
    scanf("%d %d", &n, &m);
    for (int v = 1; v <= n; v++) {
        int c;
        scanf("%d", &c);
        to[v].resize(c);
        for (int &w : to[v]) scanf("%d", &w);
    }
    scanf("%d", &s);
    queue<int> q;
    q.push(2 * s);
    from[2 * s] = -1;
    while (!q.empty()) {
        int x = q.front();
        q.pop();
        int v = x / 2;
        if (to[v].empty() && x % 2) {
            vector<int> walk;
            for (; x != -1; x = from[x]) walk.push_back(x / 2);
            puts("Win");
            for (int i = walk.size(); i--;) printf("%d%c", walk[i], i ? ' ' : '\n');
            return 0;
        }
        for (int i = to[v].size(); i--;) {
            int y = 2 * to[v][i] + 1 - x % 2;
            if (!from[y]) from[y] = x, q.push(y);
        }
    }
    puts(cycle(s) ? "Draw" : "Lose");
}
