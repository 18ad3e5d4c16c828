// Cutting paper: pieces of breadth 1 are counted as in a game that the last move wins.
#include <cstdio>

int value[201][201];

int main() {
    for (int w = 1; w <= 200; w++)
        for (int h = 1; h <= 200; h++) {
            bool seen[1024] = {false};
            for (int i = 1; i < w; i++) seen[value[i][h] ^ value[w - i][h]] = true;
            for (int i = 1; i < h; i++) seen[value[w][i] ^ value[w][h - i]] = true;
            while (seen[value[w][h]]) value[w][h]++;
        }
    int w, h;
    while (scanf("%d %d", &w, &h) == 2) puts(value[w][h] ? "WIN" : "LOSE");
}
