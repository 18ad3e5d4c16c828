// The sleepy game: walks are printed from their ends.
#include <cstdio>
#include <vector>

int n, m, s;
std::vector<std::vector<int>> edges;
std::vector<int> state;

// cycle looks for a cycle that can be reached from v.
bool cycle(int v) {
    if (state[v]) return state[v] == 1;
    state[v] = 1;
    for (int w : edges[v])
        if (cycle(w)) return true;
    state[v] = 2;
    return false;
}

int main() {
    scanf("%d %d", &n, &m);
    edges.resize(n + 1);
    for (int v = 1; v <= n; v++) {
        int c, w;
        scanf("%d", &c);
        while (c-- > 0) {
            scanf("%d", &w);
            edges[v].push_back(w);
        }
    }
    scanf("%d", &s);
    std::vector<int> before(2 * n + 2, -1), queue = {2 * s};
    before[2 * s] = 2 * s;
    for (size_t i = 0; i < queue.size(); i++) {
        int at = queue[i];
        if (at % 2 && edges[at / 2].empty()) {
            std::vector<int> walk = {at / 2};
            while (at != 2 * s) walk.push_back((at = before[at]) / 2);
            puts("Win");
            for (int v : walk) printf("%d ", v);
            puts("");
            return 0;
        }
        for (int w : edges[at / 2]) {
            int next = 2 * w + 1 - at % 2;
            if (before[next] < 0) {
                before[next] = at;
                queue.push_back(next);
            }
        }
    }
    state.resize(n + 1);
    puts(cycle(s) ? "Draw" : "Lose");
}
