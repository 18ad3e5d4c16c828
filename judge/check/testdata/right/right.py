"""Right answers to the problem that is the argument."""
import collections
import functools
import json
import math
import operator
import sys


def numbers():
    return map(int, sys.stdin.read().split())


def nim():
    rest = numbers()
    while (n := next(rest, 0)) > 0:
        heaps = [next(rest) for _ in range(n)]
        total = functools.reduce(operator.xor, heaps)
        print(sum(h ^ total < h for h in heaps))


def wythoff():
    rest = numbers()
    for a, b in zip(rest, rest):
        k = abs(a - b)
        print(int(min(a, b) != (k + math.isqrt(5 * k * k)) // 2))


def snim():
    rest = numbers()
    while (k := next(rest, 0)) > 0:
        takes = sorted({next(rest) for _ in range(k)})
        positions = [[next(rest) for _ in range(next(rest))] for _ in range(next(rest))]
        values = []
        for n in range(1 + max(h for heaps in positions for h in heaps)):
            seen, g = {values[n - s] for s in takes if s <= n}, 0
            while g in seen:
                g += 1
            values.append(g)
        print("".join("LW"[functools.reduce(operator.xor, (values[h] for h in heaps)) > 0] for heaps in positions))


def palindrome():
    odd = sum(n % 2 for n in collections.Counter(input().strip()).values())
    print("First" if odd == 0 or odd % 2 else "Second")


def stones():
    c = collections.Counter(x % 3 for x in json.loads(input()))
    print(str(abs(c[1] - c[2]) > 2 if c[0] % 2 else min(c[1], c[2]) > 0).lower())


globals()[sys.argv[1]]()
