package catalogue

// Theory: several games are played at once, a turn moves in each that is not over, and
// whoever makes the last move in the last of them wins. In each its winner puts the end
// off, and its loser hastens it: the number of moves it then lasts is its suspense, and
// the first player wins exactly when the largest of all is odd [Conway 1976].
//
// In Euclid's game down to zero, let x >= y > 0, q = ⌊x/y⌋ and r = x - qy. The suspense is
// 1 for r = 0, by taking all: to leave (y, y) and its like loses. Otherwise let s be that
// of (y, r). When s is even it is s+1, by going there. When s is odd it is s+1 for q = 1,
// which is forced, and s+2 for q > 1, by (y, y+r) [proved here].

// EuclidSuspense is the suspense of Euclid's game. It costs about log(a+b) steps.
func EuclidSuspense(a, b uint64) uint64 {
	x, y := max(a, b), min(a, b)
	switch {
	case y == 0:
		return 0
	case x%y == 0:
		return 1
	}
	s := EuclidSuspense(y, x%y)
	if s%2 == 1 && x/y > 1 {
		return s + 2
	}
	return s + 1
}
