// The races to a corner, with the queen by the first digits of the golden ratio, which are
// an argument.
#include <cstdio>
#include <cstdlib>

int main(int, char** argv) {
    double ratio = atof(argv[1]);
    int cases, piece, n, m;
    scanf("%d", &cases);
    while (cases-- && scanf("%d %d %d", &piece, &n, &m) == 3) {
        int low = (n < m ? n : m) - 1;
        int apart = abs(n - m);
        char winner = 'B';
        switch (piece) {
        case 1:
            if (n % 2 && m % 2) winner = 'G';
            break;
        case 2:
            if (apart == 0) winner = 'G';
            break;
        case 3:
            if (apart == 0 && low % 3 == 0)
                winner = 'G';
            else if (apart != 1 || (n + m - 2) % 3)
                winner = 'D';
            break;
        case 4:
            if (low == (int)(apart * ratio)) winner = 'G';
        }
        printf("%c\n", winner);
    }
}
