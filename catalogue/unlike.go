package catalogue

// Theory: both players write either of two letters into an empty cell of a row; equal
// letters may not be neighbours. A run of n empty cells has, with nothing at its ends,
// the nimber n mod 2; with a letter at one end, n; with the same letter at both, 1; with
// different ones 0, as when n = 0. By induction: between different letters any letter
// leaves 1 ⊕ 0, so the nimber is 0; between equal ones it leaves 0 ⊕ 0 or 1 ⊕ 1, so it
// is 1. With one end free, k cells on the side of that end have nimber k, and the others
// 0 or, when there are any, 1: so 0 to n-1 come up, and n does not, as k ⊕ 1 = n only
// for k = n-1, where no others are. With both free, i and n-1-i are left: for odd n their
// nim-sum is even, and 0 in the middle, so the nimber is 1; for even n it is odd, so the
// nimber is 0 [proved here].

// UnlikeNimber is the nimber of a run of n empty cells between the letters left and
// right, of which 0 stands for none.
func UnlikeNimber(n uint64, left, right byte) uint64 {
	switch {
	case n == 0:
		return 0
	case left == 0 && right == 0:
		return n % 2
	case left == 0 || right == 0:
		return n
	case left == right:
		return 1
	}
	return 0
}

// UnlikeRow is the nimber of a row in which a dot is an empty cell.
func UnlikeRow(row string) uint64 {
	sum, run, left := uint64(0), uint64(0), byte(0)
	for i := range len(row) {
		if row[i] == '.' {
			run++
			continue
		}
		sum ^= UnlikeNimber(run, left, row[i])
		run, left = 0, row[i]
	}
	return sum ^ UnlikeNimber(run, left, 0)
}
