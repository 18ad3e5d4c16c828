package catalogue

import "slices"

// WalkMoves are the vertices next to the root, in order, to which a token on the
// root moves to win, when it never goes to a vertex where it has been: geography
// on a tree.
//
// Theory: the token can only go on away from the root, so a vertex is lost for
// who must move from it exactly when all vertices behind it are won, by definition
// [POJ 2599].
func (t *Tree) WalkMoves() []int {
	won := make([]bool, len(t.order))
	var moves []int
	t.upwards(func(v, parent int) {
		if won[v] {
			return
		}
		won[parent] = true
		if parent == t.order[0] {
			moves = append(moves, v)
		}
	})
	slices.Sort(moves)
	return moves
}
