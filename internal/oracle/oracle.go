// Package oracle solves small positions from the definition alone. It is slow
// on purpose, and shares no code with the engines and theorems that it judges:
// it reads the moves of a position and nothing else.
package oracle

import (
	"iter"
	"slices"

	"grundy/game"
)

// Oracle remembers the positions that it has met, each with its options. It is not
// safe for concurrent use.
type Oracle struct {
	places map[string]*place    // by notation
	sums   map[[2]*place]*place // by what is added
	mark   int                  // of the latest listing
}

// place is a position that was met.
type place struct {
	position game.Position
	parts    [2]*place // of a sum
	options  []*place  // one for each move, when they are listed
	listed   bool
	mark     int
	value    int  // -1 when it is not known
	misere   fate // for the player to move
}

type fate byte

const (
	unknown fate = iota
	won
	lost
)

// New returns an oracle that knows nothing yet.
func New() *Oracle { return &Oracle{places: map[string]*place{}, sums: map[[2]*place]*place{}} }

// place finds a position.
func (o *Oracle) place(p game.Position) *place {
	if s, ok := p.(Sum); ok {
		return o.sum(o.place(s.A), o.place(s.B))
	}
	key := p.String()
	if at := o.places[key]; at != nil {
		return at
	}
	at := &place{position: p, value: -1}
	o.places[key] = at
	return at
}

func (o *Oracle) sum(a, b *place) *place {
	parts := [2]*place{a, b}
	if at := o.sums[parts]; at != nil {
		return at
	}
	at := &place{position: Sum{a.position, b.position}, parts: parts, value: -1}
	o.sums[parts] = at
	return at
}

// options lists where the moves of a position lead, in their order, or moves to so
// many positions as are asked for; 0 for all.
func (o *Oracle) options(at *place, most int) []*place {
	if at.listed {
		return at.options
	}
	var out []*place
	if at.parts[0] != nil {
		for _, q := range o.options(at.parts[0], most) {
			out = append(out, o.sum(q, at.parts[1]))
		}
		for _, q := range o.options(at.parts[1], most) {
			out = append(out, o.sum(at.parts[0], q))
		}
		at.listed = at.parts[0].listed && at.parts[1].listed
	} else {
		o.mark++
		at.listed = true
		met := 0
		for m := range at.position.Moves() {
			q := o.place(m.To)
			out = append(out, q)
			if q.mark != o.mark {
				q.mark = o.mark
				met++
			}
			if at.listed = most == 0 || met < most; !at.listed {
				break
			}
		}
	}
	if at.listed {
		at.options = out
	}
	return out
}

// Value returns the nimber of p: the least number that no option has.
func (o *Oracle) Value(p game.Position) uint64 { return uint64(o.value(o.place(p))) }

func (o *Oracle) value(at *place) int {
	if at.value >= 0 {
		return at.value
	}
	options := o.options(at, 0)
	had := make([]bool, len(options)+1)
	for _, q := range options {
		if v := o.value(q); v < len(had) {
			had[v] = true
		}
	}
	at.value = slices.Index(had, false)
	return at.value
}

// Wins reports whether the player to move wins p.
func (o *Oracle) Wins(p game.Position, c game.Convention) bool {
	if c == game.Normal {
		return o.Value(p) != 0
	}
	return o.escapes(o.place(p))
}

// escapes reports whether the player to move wins in misère play: without a move, or
// by one after which the other loses.
func (o *Oracle) escapes(at *place) bool {
	if at.misere == unknown {
		options, found := o.options(at, 0), lost
		if len(options) == 0 || slices.ContainsFunc(options, func(q *place) bool { return !o.escapes(q) }) {
			found = won
		}
		at.misere = found
	}
	return at.misere == won
}

// WinningMoves lists the moves of p after which the opponent loses. Moves come in
// the same order whenever they are listed.
func (o *Oracle) WinningMoves(p game.Position, c game.Convention) []game.Move {
	var out []game.Move
	options, i := o.options(o.place(p), 0), 0
	for m := range p.Moves() {
		q := options[i]
		if c == game.Normal && o.value(q) == 0 || c == game.Misere && !o.escapes(q) {
			out = append(out, m)
		}
		i++
	}
	return out
}

// Reach returns p and the positions reachable from it, each once, p first; it
// stops when there are more than most, 0 for no bound.
func Reach(p game.Position, most int) []game.Position { return New().Reach(p, most) }

// Reach is the function Reach on positions that are remembered.
func (o *Oracle) Reach(p game.Position, most int) []game.Position {
	first := o.place(p)
	seen := map[*place]bool{first: true}
	places, all := []*place{first}, []game.Position{p}
	for i := 0; i < len(places); i++ {
		bound := 0
		if most > 0 {
			bound = most + 1
		}
		for _, q := range o.options(places[i], bound) {
			if !seen[q] {
				seen[q] = true
				places, all = append(places, q), append(all, q.position)
			}
			if most > 0 && len(all) > most {
				return all
			}
		}
	}
	return all
}

// Sum is the sum of two positions as a position: a move in either.
type Sum struct{ A, B game.Position }

func (s Sum) String() string { return s.A.String() + " + " + s.B.String() }

// Moves lists the moves of A, then those of B.
func (s Sum) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		for m := range s.A.Moves() {
			if !yield(game.Move{Say: m.Say, To: Sum{m.To, s.B}}) {
				return
			}
		}
		for m := range s.B.Moves() {
			if !yield(game.Move{Say: m.Say, To: Sum{s.A, m.To}}) {
				return
			}
		}
	}
}
