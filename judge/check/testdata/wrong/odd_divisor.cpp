// Dividing by odd numbers, with a rule that forgets a case; the argument says which.
#include <cstdio>

int main(int, char** argv) {
    int t;
    long long n;
    scanf("%d", &t);
    while (t-- > 0) {
        scanf("%lld", &n);
        long long odd = n;
        while (odd % 2 == 0) odd /= 2;
        bool prime = true;
        for (long long p = 3; p * p <= odd; p += 2) prime &= odd % p != 0;
        bool lost = n == 1 || n > 2 && odd == 1 || n % 4 == 2 && odd > 1 && prime;
        switch (argv[1][0]) {
        case 'o':  // every odd number wins
            lost &= n % 2 == 0;
            break;
        case 'p':  // every power of 2 loses
            lost |= odd == 1;
            break;
        case 'e':  // every even number with an odd divisor wins
            lost &= odd == 1;
            break;
        }
        puts(lost ? "FastestFinger" : "Ashishgup");
    }
}
