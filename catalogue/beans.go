package catalogue

// BeanNimbers are the nimbers of a bean by the number of bottles to the right of
// its own, from 0 to n-1, when a move takes a bean out of a bottle and puts one into
// each of two bottles to the right of it, or two into one of them.
//
// Theory: beans do not matter to each other, so each is a component, and a bean
// becomes a sum of two: its nimber is the mex of g(a) xor g(b) for all a and b less
// than its own number. It takes time in proportion to n^3.
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
