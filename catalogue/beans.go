package catalogue

import "slices"

// BeanNimbers are the nimbers of a bean by the number of bottles to the right of
// its own, from 0 to n-1, when a move takes a bean out of a bottle and puts one into
// each of two bottles to the right of it, or two into one of them.
//
// Theory: beans do not matter to each other, so each is a component, and a bean
// becomes a sum of two: its nimber is the mex of g(a) xor g(b) for all a and b less
// than its own number, by definition [Luogu P3185]. It takes time in proportion to n^3.
func BeanNimbers(n int) []uint64 {
	g := make([]uint64, 0, n)
	for range n {
		seen := map[uint64]bool{}
		for a := range g {
			for b := range a + 1 {
				seen[g[a]^g[b]] = true
			}
		}
		mex := uint64(0)
		for seen[mex] {
			mex++
		}
		g = append(g, mex)
	}
	return g
}

// BeanMoves is the winning move that is lexicographically least, by the numbers of the
// bottle that loses a bean and of the two that gain one, and how many win; bottles hold
// beans and count from 0. It takes time in proportion to the cube of their number.
func BeanMoves(bottles []uint64) (first [3]uint64, count uint64) {
	n := len(bottles)
	g := BeanNimbers(n)
	slices.Reverse(g) // by the number of the bottle
	sum := uint64(0)
	for i, p := range bottles {
		sum ^= p % 2 * g[i]
	}
	for i, p := range bottles {
		for j := i + 1; j < n && p > 0; j++ {
			for k := j; k < n; k++ {
				if sum != g[i]^g[j]^g[k] {
					continue
				}
				if count == 0 {
					first = [3]uint64{uint64(i), uint64(j), uint64(k)}
				}
				count++
			}
		}
	}
	return first, count
}
