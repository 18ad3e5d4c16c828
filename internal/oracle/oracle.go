// Package oracle solves small positions from the definition alone. It is slow
// on purpose, and shares no code with the engines and theorems that it judges:
// it reads the moves of a position and nothing else.
package oracle

import (
	"iter"

	"grundy/game"
)

// Oracle remembers what it has computed. It is not safe for concurrent use.
type Oracle struct {
	value map[string]uint64
	wins  map[string]bool // misère: the player to move wins
}

// New returns an oracle that knows nothing yet.
func New() *Oracle { return &Oracle{map[string]uint64{}, map[string]bool{}} }

// Value returns the nimber of p: the least number that no option has.
func (o *Oracle) Value(p game.Position) uint64 {
	key := p.String()
	if v, ok := o.value[key]; ok {
		return v
	}
	options := map[uint64]bool{}
	for m := range p.Moves() {
		options[o.Value(m.To)] = true
	}
	v := uint64(0)
	for options[v] {
		v++
	}
	o.value[key] = v
	return v
}

// Wins reports whether the player to move wins p.
func (o *Oracle) Wins(p game.Position, c game.Convention) bool {
	if c == game.Normal {
		return o.Value(p) != 0
	}
	key := p.String()
	if w, ok := o.wins[key]; ok {
		return w
	}
	wins, stuck := false, true
	for m := range p.Moves() {
		stuck = false
		if !o.Wins(m.To, c) {
			wins = true
		}
	}
	o.wins[key] = wins || stuck
	return wins || stuck
}

// WinningMoves lists the moves of p after which the opponent loses.
func (o *Oracle) WinningMoves(p game.Position, c game.Convention) []game.Move {
	var out []game.Move
	for m := range p.Moves() {
		if !o.Wins(m.To, c) {
			out = append(out, m)
		}
	}
	return out
}

// Reach returns p and the positions reachable from it, each once, p first; it
// stops when there are more than most, 0 for no bound.
func Reach(p game.Position, most int) []game.Position {
	seen := map[string]bool{p.String(): true}
	all := []game.Position{p}
	for i := 0; i < len(all); i++ {
		for m := range all[i].Moves() {
			if key := m.To.String(); !seen[key] {
				seen[key] = true
				all = append(all, m.To)
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
