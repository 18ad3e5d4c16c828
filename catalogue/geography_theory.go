package catalogue

import (
	"context"
	"math/big"
	"math/bits"
	"slices"
	"sync"

	"grundy/engine/board"
	"grundy/game"
)

// mostGeography bounds vertices times edges where a matching is found.
const mostGeography = 200_000_000

// local lists the neighbours of each vertex that is left, by their places in the list
// of these; with the token's own vertex or without.
func (p geography) local(token bool) [][]int {
	number := make([]int, len(p.on.names))
	for v := range number {
		number[v] = -1
	}
	for i, v := range p.left {
		if token || v != p.at {
			number[v] = i
		}
	}
	around := make([][]int, len(p.left))
	for i, v := range p.left {
		for _, w := range p.on.to[v] {
			if number[v] >= 0 && number[w] >= 0 {
				around[i] = append(around[i], number[w])
			}
		}
	}
	return around
}

// byMatching reports whether the theorem answers, and not at too high a cost.
func (p geography) byMatching(c game.Convention) bool {
	return c == game.Normal && !p.on.directed && len(p.left)*len(p.on.edges) <= mostGeography
}

// winning lists the vertices to which a move wins.
func (p geography) winning() (out []int) {
	lost := newMatching(p.local(false)).missable()
	for _, w := range p.open() {
		if i, _ := slices.BinarySearch(p.left, w); lost[i] {
			out = append(out, w)
		}
	}
	return out
}

// Outcome is known of undirected graphs.
func (p geography) Outcome(c game.Convention) (game.Outcome, *game.Theorem) {
	if !p.byMatching(c) {
		return 0, nil
	}
	return game.Won(len(p.winning()) > 0), geographyTheorem
}

// WinningMoves is known of undirected graphs.
func (p geography) WinningMoves(c game.Convention) (game.Moves, bool) {
	if !p.byMatching(c) {
		return game.Moves{}, false
	}
	to := p.winning()
	return game.Moves{Count: big.NewInt(int64(len(to))), List: func(yield func(game.Move) bool) {
		for _, w := range to {
			if !yield(p.move(w)) {
				return
			}
		}
	}}, true
}

// geographyKey is the vertex of the token, and those that it may still come to.
type geographyKey struct {
	left uint64
	at   uint8
}

// geographyRules are the rules on a graph of at most 64 vertices.
type geographyRules []uint64 // where each vertex leads

// Options leaves out what the token can no longer reach.
func (r geographyRules) Options(k geographyKey, buf []geographyKey) []geographyKey {
	for rest := r[k.at] & k.left; rest != 0; rest &= rest - 1 {
		w := bits.TrailingZeros64(rest)
		buf = append(buf, geographyKey{reached64(r, k.left, w) &^ (1 << w), uint8(w)})
	}
	return buf
}

// geographySearch is what is known of positions on a graph; it is safe for concurrent
// use.
type geographySearch struct {
	mu       sync.Mutex
	nimbers  *board.Search[geographyKey, uint64]
	outcomes map[game.Convention]*board.Search[geographyKey, bool]
}

// fits reports whether the graph is not too large for the searches.
func (g *geographyGraph) fits() bool { return len(g.names) <= 64 }

// begin makes the searches when they are first needed.
func (g *geographyGraph) begin() {
	if g.search.nimbers != nil {
		return
	}
	rules := make(geographyRules, len(g.names))
	for v, list := range g.to {
		for _, w := range list {
			rules[v] |= 1 << w
		}
	}
	g.search.nimbers = board.NewNimbers(rules, game.Normal)
	g.search.outcomes = map[game.Convention]*board.Search[geographyKey, bool]{
		game.Normal: board.NewOutcomes(rules, game.Normal), game.Misere: board.NewOutcomes(rules, game.Misere),
	}
}

// key writes the position for the search.
func (p geography) key() geographyKey {
	k := geographyKey{at: uint8(p.at)}
	for _, v := range p.left {
		if v != p.at {
			k.left |= 1 << v
		}
	}
	return k
}

// same is q as a position on the graph of p, where it is one.
func (p geography) same(q game.Position) (geography, bool) {
	o, ok := q.(geography)
	if ok && o.on != p.on && len(o.left) == len(p.left) && o.String() == p.String() {
		return p, true
	}
	return o, ok && o.on == p.on
}

// Search finds the nimber of the position and of all that it can become.
func (p geography) Search(ctx context.Context, b *game.Budget) (func(game.Position) (game.Value, bool), error) {
	if !p.on.fits() {
		return nil, nil
	}
	s := &p.on.search
	s.mu.Lock()
	defer s.mu.Unlock()
	p.on.begin()
	if _, err := s.nimbers.Settle(ctx, p.key(), b); err != nil {
		return nil, err
	}
	return knownValues(&s.mu, p.same, func(o geography) (uint64, bool) { return s.nimbers.Known(o.key()) }), nil
}

// Settle finds out whether the position is lost; the function does so for its options
// when it is asked.
func (p geography) Settle(ctx context.Context, c game.Convention, b *game.Budget) (func(game.Position) (game.Outcome, bool), error) {
	if !p.on.fits() {
		return nil, nil
	}
	s := &p.on.search
	return askedOutcomes(&s.mu, p, c, p.same, func(o geography) (bool, error) {
		p.on.begin()
		won, err := s.outcomes[c].Settle(ctx, o.key(), b)
		return !won, err
	})
}

var (
	geographyLost = game.Text{
		En: "a maximum matching leaves %[1]s uncovered: %[2]s; whatever vertex the opponent moves to, the answer is to move on to the vertex matched with it",
		Zh: "有一个最大匹配不覆盖 %[1]s：%[2]s；无论对方走到哪个顶点，总走到与之匹配的顶点即可",
	}
	geographyWon = game.Text{
		En: "a maximum matching: %[2]s; the mover goes from %[1]s to the vertex matched with it, and so on along the matching",
		Zh: "一个最大匹配：%[2]s；先手从 %[1]s 走到与之匹配的顶点，此后一直沿匹配边走",
	}
	geographyStuck = game.Text{En: "%[1]s has no neighbour left, so the mover has lost", Zh: "%[1]s 没有可走的邻点，因此先手已经输了"}
	geographyTo    = game.Text{
		En: "moving to %[1]s wins: without %[2]s, some maximum matching leaves %[1]s uncovered",
		Zh: "走到 %[1]s 即胜：去掉 %[2]s 之后，有一个最大匹配不覆盖 %[1]s",
	}
)

// Reason shows a matching that the winner keeps to, and the winning moves.
func (p geography) Reason(c game.Convention) []game.Step {
	if !p.byMatching(c) {
		return nil
	}
	steps, name := says(geographyTheorem.Claim), game.Short(p.on.names[p.at])
	won := p.winning()
	switch {
	case len(p.open()) == 0:
		return append(steps, game.Say(geographyStuck, name))
	case len(won) == 0:
		return append(steps, game.Say(geographyLost, name, p.pairs(newMatching(p.local(false)))))
	}
	steps = append(steps, game.Say(geographyWon, name, p.pairs(newMatching(p.local(true)))))
	for _, w := range won[:min(len(won), shownHeaps)] {
		steps = append(steps, game.Say(geographyTo, game.Short(p.on.names[w]), name))
	}
	return steps
}

// pairs writes the first edges of a matching.
func (p geography) pairs(m *matching) string {
	text, n := "", 0
	for i, j := range m.mate {
		if j <= i {
			continue
		}
		if n++; n > shownHeaps {
			return text + ", …"
		}
		if n > 1 {
			text += ", "
		}
		text += game.Short(p.on.names[p.left[i]]) + "–" + game.Short(p.on.names[p.left[j]])
	}
	return text
}
