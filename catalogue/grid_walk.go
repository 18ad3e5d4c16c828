package catalogue

import "grundy/game"

// Theory: a token that walks on a graph and enters no vertex twice is undirected vertex
// geography, which the mover wins exactly when every largest matching meets the vertex
// of the token [Fraenkel, Scheinerman, Ullman 1993]. Dominoes cover a square board of
// even side, and all of an odd one but a corner.

// GridWalkOutcome is the outcome of a walk from a corner of a square board of side n,
// from cell to neighbouring cell.
func GridWalkOutcome(n uint64) game.Outcome { return game.Won(n%2 == 0) }

// Theory: a token stands on a vertex of a ring, and a move takes it over an edge whose
// number is not 0, and lowers the number. Count the edges on either side up to the first
// of 0. The mover wins exactly when one of the counts is odd [proved here]: cross the
// nearest edge of that side and lower it to 0, which leaves an even count ahead and none
// behind. When both are even, any move leaves an odd count ahead.

// RingWalkOutcome is the outcome on a ring of the numbers given, those at the token
// first and last. It is not known when none of them is 0.
func RingWalkOutcome(edges []uint64) (game.Outcome, error) {
	ahead, behind := 0, 0
	for ahead < len(edges) && edges[ahead] != 0 {
		ahead++
	}
	if ahead == len(edges) {
		return 0, game.Refuse(game.BadParameter, noGap)
	}
	for edges[len(edges)-1-behind] != 0 {
		behind++
	}
	return game.Won(ahead%2 == 1 || behind%2 == 1), nil
}

var noGap = game.Text{En: "no number of the ring is 0; with none no rule is known", Zh: "环上没有 0；没有 0 时规律未知"}
