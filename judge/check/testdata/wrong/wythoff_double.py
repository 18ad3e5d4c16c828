"""Wythoff's game by the golden ratio in double precision."""
import math
import sys

numbers = map(int, sys.stdin.read().split())
for a in numbers:
    a, b = sorted((a, next(numbers)))
    print(int(a != math.floor((b - a) * ((math.sqrt(5) + 1) / 2))))
