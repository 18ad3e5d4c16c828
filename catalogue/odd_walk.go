package catalogue

import (
	"context"
	"slices"

	"grundy/engine/digraph"
	"grundy/game"
)

// OddWalk is a shortest walk of an odd number of moves from a vertex to one without
// options, and of those the one with the smallest vertices, the first ones counting
// most; nil when there is none. It is how a player wins who moves for both. It takes
// time in proportion to the edges, and more where vertices have their options in no
// order.
//
// Theory: walks of even and odd length are walks in two copies of the digraph, in
// which a move goes from one to the other; a search from the ends, in both, finds how
// far each vertex is from them. A walk visits no vertex of a copy twice, so it has at
// most twice as many vertices as the digraph [Codeforces 936B, proved here].
func OddWalk(ctx context.Context, g *digraph.Graph, from uint32, b *game.Budget) ([]uint32, error) {
	back, err := digraph.New(ctx, g.Order(), func(yield func(v, w uint32) bool) {
		for v, w := range g.Edges() {
			if !yield(w, v) {
				return
			}
		}
	}, b)
	if err != nil {
		return nil, err
	}
	far := oddDistances(g, back)
	at := [2]uint32{from, 1} // a vertex, and the parity of what is left to go
	if far[2*from+1] < 0 {
		return nil, nil
	}
	walk := []uint32{from}
	for left := far[2*from+1]; left > 0; left-- {
		options := slices.Sorted(slices.Values(g.Options(at[0])))
		at[1] ^= 1
		i := slices.IndexFunc(options, func(w uint32) bool { return far[2*w+at[1]] == left-1 })
		at[0] = options[i]
		walk = append(walk, at[0])
	}
	return walk, nil
}

// SleepyWalk is OddWalk, with which a player wins who moves for both [Codeforces 936B],
// unless it has more than most vertices. Without it the outcome is D when the token can
// move for ever, or so long, and P otherwise.
func SleepyWalk(ctx context.Context, g *digraph.Graph, from uint32, most int, b *game.Budget) ([]uint32, game.Outcome, error) {
	walk, err := OddWalk(ctx, g, from, b)
	switch {
	case err != nil:
		return nil, 0, err
	case len(walk) > most:
		return nil, game.D, nil
	case walk != nil:
		return walk, game.N, nil
	}
	part, err := g.Reach(ctx, b, from)
	if err != nil {
		return nil, 0, err
	}
	back, err := part.Reverse(ctx, b)
	if err != nil {
		return nil, 0, err
	}
	if _, acyclic, err := back.Nimbers(ctx, b); err != nil || acyclic {
		return nil, game.P, err
	}
	return nil, game.D, nil
}

// oddDistances are the lengths of the shortest walks to a vertex without options, even
// and odd ones by turns; -1 where there is none.
func oddDistances(g, back *digraph.Graph) []int32 {
	far := slices.Repeat([]int32{-1}, 2*g.Order())
	var queue []uint32
	for v := range uint32(g.Order()) {
		if len(g.Options(v)) == 0 {
			far[2*v] = 0
			queue = append(queue, 2*v)
		}
	}
	for i := 0; i < len(queue); i++ {
		v, parity := queue[i]/2, queue[i]&1
		for _, u := range back.Options(v) {
			if next := 2*u + 1 - parity; far[next] < 0 {
				far[next] = far[queue[i]] + 1
				queue = append(queue, next)
			}
		}
	}
	return far
}
