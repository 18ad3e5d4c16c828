package catalogue

import (
	"iter"
	"math/big"
	"slices"

	"grundy/game"
)

// aloneRule is the rule of a heap that knows more of a heap on its own: who wins
// it, and by what moves. A nil theorem, or ok = false, is silence.
type aloneRule interface {
	game.HeapRule
	aloneOutcome(n *big.Int, c game.Convention) (game.Outcome, *game.Theorem)
	aloneMoves(n *big.Int, c game.Convention) (game.Moves, bool)
}

// loneHeap is a single heap under such a rule, all of whose options are single
// heaps.
type loneHeap struct {
	game.Heaps
	rule aloneRule
}

// heapsUnder is a position of heaps, a loneHeap where there is one.
func heapsUnder(rule aloneRule, n game.Notation, sizes []*big.Int) game.Position {
	h := game.Heaps{Rule: rule, Notation: n, Sizes: sizes}
	if len(sizes) == 1 {
		return loneHeap{h, rule}
	}
	return h
}

func (p loneHeap) lone(m game.Move) game.Move {
	m.To = loneHeap{m.To.(game.Heaps), p.rule}
	return m
}

func (p loneHeap) each(ms iter.Seq[game.Move]) iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		for m := range ms {
			if !yield(p.lone(m)) {
				return
			}
		}
	}
}

// Moves are those of the heap.
func (p loneHeap) Moves() iter.Seq[game.Move] { return p.each(p.Heaps.Moves()) }

// Parts is the heap itself.
func (p loneHeap) Parts() []game.Position { return []game.Position{p} }

// take is the move that takes k.
func (p loneHeap) take(k *big.Int) game.Move {
	n := p.Sizes[0]
	left := new(big.Int).Sub(n, k)
	m := game.Take(n, k)
	to := p
	to.Sizes = []*big.Int{left}
	return game.Move{Say: m.Words.Alone.With(m.Args...), At: []int{0}, To: to}
}

// openRule is an aloneRule whose TakeTo may not know all moves of a heap, and then
// gives no count.
type openRule interface{ open(n *big.Int) game.Phrase }

// MovesTo are those of the heap.
func (p loneHeap) MovesTo(v *big.Int) (game.Moves, bool) {
	ms, ok := p.Heaps.MovesTo(v)
	if !ok {
		return ms, false
	}
	ms.List = p.each(ms.List)
	if r, some := p.rule.(openRule); some && ms.Count == nil {
		ms.Why = r.open(p.Sizes[0])
	}
	return ms, true
}

// Outcome asks the rule.
func (p loneHeap) Outcome(c game.Convention) (game.Outcome, *game.Theorem) {
	return p.rule.aloneOutcome(p.Sizes[0], c)
}

// WinningMoves asks the rule.
func (p loneHeap) WinningMoves(c game.Convention) (game.Moves, bool) {
	return p.rule.aloneMoves(p.Sizes[0], c)
}

// heapMoves is a set of moves of one heap that is short enough to be written out.
func heapMoves(ms []game.HeapMove) game.HeapMoves {
	return game.HeapMoves{Count: big.NewInt(int64(len(ms))), List: slices.Values(ms)}
}
