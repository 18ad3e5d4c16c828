package catalogue

import (
	"context"
	"math/big"
	"math/bits"
	"sync"

	"grundy/engine/board"
	"grundy/game"
)

// calm reports whether no coin hangs on one string.
func (p nimstring) calm() bool { return p.on.hanging(p.left, 1) < 0 }

// hanging is the first coin from the given one on that hangs on one string, -1 for none.
func (g *nimstringGraph) hanging(left uint64, from int) int {
	for v := from; v < len(g.at); v++ {
		if x := g.at[v] & left; x != 0 && x&(x-1) == 0 {
			return v
		}
	}
	return -1
}

// settle takes all coins that can be had for nothing; ok = false where the position
// is loony.
func (g *nimstringGraph) settle(left uint64) (calm uint64, ok bool) {
	for v := g.hanging(left, 1); v >= 0; v = g.hanging(left, v+1) {
		if g.handout(left, v) {
			return left, false
		}
	}
	if v := g.hanging(left, 1); v >= 0 {
		return g.settle(left &^ g.at[v])
	}
	return left, true
}

// handout reports whether the neighbour of a coin that hangs on one string hangs on
// one other, whose cut completes nothing.
func (g *nimstringGraph) handout(left uint64, coin int) bool {
	own := g.at[coin] & left
	next := across(g.strings[bits.TrailingZeros64(own)], coin)
	other := g.at[next] & left &^ own
	return next != 0 && bits.OnesCount64(other) == 1 && g.completes(left, bits.TrailingZeros64(other)) == 0
}

// nimstringRules are the rules on positions in which no coin hangs on one string: sets
// of strings.
type nimstringRules struct{ on *nimstringGraph }

// Options cuts every string, leaves out loony positions, and takes what can be had for
// nothing.
func (r nimstringRules) Options(k uint64, buf []uint64) []uint64 {
	for rest := k; rest != 0; rest &= rest - 1 {
		if after, ok := r.on.settle(k &^ (rest & -rest)); ok {
			buf = append(buf, after)
		}
	}
	return buf
}

// Parts share nothing but the ground. Of strings between the same ends the first are
// taken to be left.
func (r nimstringRules) Parts(k uint64, buf []uint64) (parts []uint64, heap uint64) {
	g := r.on
	for k != 0 {
		part := uint64(0)
		for edge := k & -k; edge != 0; {
			part |= edge
			next := uint64(0)
			for ; edge != 0; edge &= edge - 1 {
				e := g.strings[bits.TrailingZeros64(edge)]
				for _, v := range e {
					if v != 0 {
						next |= g.at[v]
					}
				}
			}
			edge = next & k &^ part
		}
		k &^= part
		buf = append(buf, g.lowest(part))
	}
	return buf, 0
}

// lowest replaces strings by the first ones between the same ends.
func (g *nimstringGraph) lowest(set uint64) (out uint64) {
	done := uint64(0)
	for i := range g.strings {
		if done>>i&1 == 1 {
			continue
		}
		twins := g.twins[i]
		done |= twins
		for n := bits.OnesCount64(set & twins); n > 0; n-- {
			out |= twins & -twins
			twins &= twins - 1
		}
	}
	return out
}

// Size is the number of strings.
func (r nimstringRules) Size(k uint64) int { return bits.OnesCount64(k) }

// Bound is the number of moves still to come, at most.
func (r nimstringRules) Bound(k uint64) int { return bits.OnesCount64(k) }

// nimstringSearch is what is known of positions; it is safe for concurrent use.
type nimstringSearch struct {
	mu     sync.Mutex
	prover *board.Prover[uint64]
}

// begin makes the search when it is first needed.
func (s *nimstringSearch) begin(g *nimstringGraph) {
	if s.prover == nil {
		s.prover = board.NewProver(nimstringRules{g})
	}
}

// same is q as a position on the graph of p, where it is one.
func (p nimstring) same(q game.Position) (nimstring, bool) {
	o, ok := q.(nimstring)
	if ok && o.on != p.on && bits.OnesCount64(o.left) == bits.OnesCount64(p.left) && o.String() == p.String() {
		return p, true
	}
	return o, ok && o.on == p.on
}

// Search finds the nimber, where there is one.
func (p nimstring) Search(ctx context.Context, b *game.Budget) (func(game.Position) (game.Value, bool), error) {
	s := &p.on.search
	calm, ok := p.on.settle(p.left)
	if !ok {
		return nil, nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.begin(p.on)
	if _, err := s.prover.Nimber(ctx, calm, b); err != nil {
		return nil, err
	}
	return knownValues(&s.mu, p.same, func(o nimstring) (uint64, bool) {
		calm, ok := p.on.settle(o.left)
		if !ok {
			return 0, false
		}
		return s.prover.Known(calm)
	}), nil
}

// lost reports whether the player to move has lost, and none other to follow.
func (p nimstring) lost(ctx context.Context, b *game.Budget) (bool, error) {
	calm, ok := p.on.settle(p.left)
	if !ok {
		return false, nil
	}
	p.on.search.begin(p.on)
	return p.on.search.prover.Has(ctx, calm, 0, b)
}

// Settle finds out whether the position is lost; the function does so for its options
// when it is asked.
func (p nimstring) Settle(ctx context.Context, c game.Convention, b *game.Budget) (func(game.Position) (game.Outcome, bool), error) {
	return askedOutcomes(&p.on.search.mu, p, c, p.same, func(o nimstring) (bool, error) { return o.lost(ctx, b) })
}

// Outcome is known of loony positions.
func (p nimstring) Outcome(game.Convention) (game.Outcome, *game.Theorem) {
	if _, ok := p.on.settle(p.left); ok {
		return 0, nil
	}
	return game.N, nimstringLoony
}

// MovesTo goes through the cuts of a position in which every turn is one cut; what
// they leave is known where the position is.
func (p nimstring) MovesTo(v *big.Int) (game.Moves, bool) {
	s := &p.on.search
	if !p.calm() {
		return game.Moves{}, false
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.begin(p.on)
	var found []game.Move
	for rest := p.left; rest != 0; rest &= rest - 1 {
		left := p.left &^ (rest & -rest)
		calm, ok := p.on.settle(left)
		if !ok {
			continue
		}
		w, known := s.prover.Known(calm)
		if !known {
			return game.Moves{}, false
		}
		if v.IsUint64() && w == v.Uint64() {
			found = append(found, p.turn(left))
		}
	}
	return fewMoves(found), true
}

var (
	nimstringSum    = game.Text{En: "a position in which a coin hangs on one string cannot stand in a sum: who completes it may go on in another component, so that a turn is not a move in one of them", Zh: "有硬币只剩一根绳时不能与其他游戏相加：取走它的一方可以到别的子游戏中继续走，一个回合就不是某一个子游戏中的一步"}
	nimstringMisere = game.Text{En: "nimstring has no misère play: who completes a coin and cannot move again has lost", Zh: "绳与硬币没有反常规则：取走硬币后不能再走的一方输"}
	nimstringNone   = game.Text{En: "a loony position has no nimber: the mover wins whatever else there is", Zh: "“疯狂”局面（loony）没有 SG 值：无论还有什么，先手都必胜"}
)

// Alone refuses misère play, sums where coins can be taken, and nimbers of loony
// positions.
func (p nimstring) Alone() (sum, misere, nimber game.Phrase) {
	if !p.calm() {
		sum = nimstringSum.With()
	}
	if _, ok := p.on.settle(p.left); !ok {
		nimber = nimstringNone.With()
	}
	return sum, nimstringMisere.With(), nimber
}

var nimstringCount = game.Text{En: "%[1]d of the %[2]d cuts are loony", Zh: "%[2]d 种剪法中有 %[1]d 种是“疯狂”的（loony）"}

// ValueReason counts the loony moves.
func (p nimstring) ValueReason() []game.Step {
	if !p.calm() {
		return nil
	}
	loony := 0
	for rest := p.left; rest != 0; rest &= rest - 1 {
		if _, ok := p.on.settle(p.left &^ (rest & -rest)); !ok {
			loony++
		}
	}
	return append(says(nimstringMex.Claim), game.Say(nimstringCount, loony, bits.OnesCount64(p.left)))
}
