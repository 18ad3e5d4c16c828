package game

import (
	"context"
	"iter"
	"math/big"
)

// HeapRule is the rule of one heap; [Heaps] makes a ruleset of any number of
// them. A rule may also be a [NimberRule], [TameRule], [ChoosingRule],
// [SearchingRule], [SequenceRule] and [ReasoningRule].
type HeapRule interface {
	// Take lists every move of a heap of size n once, in a fixed order.
	Take(n *big.Int) iter.Seq[HeapMove]
}

// HeapMove is a move in a heap: how it is said, and the heaps left in its place.
type HeapMove struct {
	Words HeapWords
	Args  []any
	Left  []*big.Int
}

// HeapWords say a move of the only heap, or of one heap among several, whose
// number stands behind the other figures.
type HeapWords struct{ Alone, Among Text }

// The optional interfaces of a rule.
type (
	// NimberRule knows the nimber of a heap by a theorem, which must cover every
	// smaller heap too: several heaps are answered by that of the largest.
	NimberRule interface {
		Nimber(n *big.Int) (*big.Int, *Theorem)
	}
	// TameRule knows by a theorem that every heap acts in misère sums as a nim
	// heap of the size of its nimber.
	TameRule interface{ Tame() *Theorem }
	// ChoosingRule knows the moves of a heap to options of nimber v.
	ChoosingRule interface {
		TakeTo(n, v *big.Int) (HeapMoves, bool)
	}
	// SearchingRule computes the nimbers of heaps of the given sizes and of all
	// that they can become; a nil function means that it does not.
	SearchingRule interface {
		Values(ctx context.Context, sizes []*big.Int, b *Budget) (func(n *big.Int) (Value, bool), error)
	}
	// SequenceRule computes its nim-sequence.
	SequenceRule interface{ NimSequence() Sequence }
	// ReasoningRule words where the nimbers of the heaps come from.
	ReasoningRule interface{ Reason(sizes []*big.Int) []Step }
)

// HeapMoves is a set of moves of one heap that may be too large to list.
type HeapMoves struct {
	Count *big.Int
	List  iter.Seq[HeapMove]
}

// NoHeapMoves is the empty set of moves.
var NoHeapMoves = HeapMoves{new(big.Int), func(func(HeapMove) bool) {}}

// OneHeapMove is a set of a single move.
func OneHeapMove(m HeapMove) HeapMoves {
	return HeapMoves{big.NewInt(1), func(yield func(HeapMove) bool) { yield(m) }}
}

var (
	takeWords = HeapWords{
		Text{"take %[1]v, leaving %[2]v", "取 %[1]v 个，剩 %[2]v 个"},
		Text{"take %[1]v from heap %[3]v, leaving %[2]v", "从第 %[3]v 堆取 %[1]v 个，剩 %[2]v 个"},
	}
	takeAllWords = HeapWords{
		Text{"take all %[1]v", "把 %[1]v 个全部取走"},
		Text{"take all %[1]v of heap %[2]v", "把第 %[2]v 堆的 %[1]v 个全部取走"},
	}
	takeLastWords = HeapWords{
		Text{"take the last stone", "取走最后 1 个"},
		Text{"take the last stone of heap %[1]v", "取走第 %[1]v 堆的最后 1 个"},
	}
)

// Take is the move that takes k from a heap of n, 0 < k <= n.
func Take(n, k *big.Int) HeapMove {
	left := new(big.Int).Sub(n, k)
	switch {
	case left.Sign() == 0 && k.IsInt64() && k.Int64() == 1:
		return HeapMove{takeLastWords, nil, []*big.Int{left}}
	case left.Sign() == 0:
		return HeapMove{takeAllWords, []any{k}, []*big.Int{left}}
	}
	return HeapMove{takeWords, []any{k, left}, []*big.Int{left}}
}

// Heaps is a position of independent heaps under one rule. It offers each
// optional interface of Position that its rule can answer.
type Heaps struct {
	Rule     HeapRule
	Notation Notation
	Sizes    []*big.Int
}

func (h Heaps) String() string { return h.Notation.Heaps(h.Sizes...) }

// Moves lists the moves heap by heap.
func (h Heaps) Moves() iter.Seq[Move] {
	return func(yield func(Move) bool) {
		for i, n := range h.Sizes {
			for m := range h.Rule.Take(n) {
				if !yield(h.move(i, m)) {
					return
				}
			}
		}
	}
}

func (h Heaps) move(i int, m HeapMove) Move {
	say := m.Words.Alone.With(m.Args...)
	if len(h.Sizes) > 1 {
		say = m.Words.Among.With(append(m.Args[:len(m.Args):len(m.Args)], i+1)...)
	}
	return Move{Say: say, At: []int{i}, To: h.replace(i, m.Left), heap: &m}
}

func (h Heaps) with(sizes ...*big.Int) Heaps { return Heaps{h.Rule, h.Notation, sizes} }

func (h Heaps) replace(i int, left []*big.Int) Heaps {
	sizes := make([]*big.Int, 0, len(h.Sizes)-1+len(left))
	sizes = append(sizes, h.Sizes[:i]...)
	sizes = append(sizes, left...)
	return h.with(append(sizes, h.Sizes[i+1:]...)...)
}

// Parts are the heaps, each on its own.
func (h Heaps) Parts() []Position {
	out := make([]Position, len(h.Sizes))
	for i := range h.Sizes {
		out[i] = h.with(h.Sizes[i])
	}
	return out
}

// Lift words a move of the heap alone as a move of that heap among all.
func (h Heaps) Lift(i int, m Move) Move { return h.move(i, *m.heap) }

// Value is the nim-sum of the heaps, by the theorem of the largest.
func (h Heaps) Value() (Value, *Theorem) {
	r, ok := h.Rule.(NimberRule)
	if !ok {
		return Value{}, nil
	}
	sum, largest := new(big.Int), new(big.Int)
	_, by := r.Nimber(largest)
	for _, n := range h.Sizes {
		g, t := r.Nimber(n)
		if t == nil {
			return Value{}, nil
		}
		sum.Xor(sum, g)
		if n.Cmp(largest) > 0 {
			largest, by = n, t
		}
	}
	return Value{Nimber: sum}, by
}

// Tame asks the rule.
func (h Heaps) Tame() *Theorem {
	if r, ok := h.Rule.(TameRule); ok {
		return r.Tame()
	}
	return nil
}

// MovesTo answers for a single heap.
func (h Heaps) MovesTo(v *big.Int) (Moves, bool) {
	r, ok := h.Rule.(ChoosingRule)
	if !ok || len(h.Sizes) != 1 {
		return Moves{}, false
	}
	ms, ok := r.TakeTo(h.Sizes[0], v)
	return Moves{Count: ms.Count, List: func(yield func(Move) bool) {
		for m := range ms.List {
			if !yield(h.move(0, m)) {
				return
			}
		}
	}}, ok
}

// Search asks the engine of the rule for all heaps at once.
func (h Heaps) Search(ctx context.Context, b *Budget) (func(Position) (Value, bool), error) {
	r, ok := h.Rule.(SearchingRule)
	if !ok {
		return nil, nil
	}
	value, err := r.Values(ctx, h.Sizes, b)
	if value == nil || err != nil {
		return nil, err
	}
	return func(p Position) (Value, bool) {
		q, ok := p.(Heaps)
		if !ok || q.Notation != h.Notation {
			return Value{}, false
		}
		sum := Value{Nimber: new(big.Int)}
		for _, n := range q.Sizes {
			v, ok := value(n)
			if !ok {
				return Value{}, false
			}
			sum.Nimber.Xor(sum.Nimber, v.Nimber)
			if v.Period != nil {
				sum.Period = v.Period
			}
		}
		return sum, true
	}, nil
}

// Heap is a single heap under the rule.
func (h Heaps) Heap(n *big.Int) Position { return h.with(n) }

// NimSequence asks the rule.
func (h Heaps) NimSequence() Sequence {
	if r, ok := h.Rule.(SequenceRule); ok {
		return r.NimSequence()
	}
	return nil
}

// ValueReason asks the rule.
func (h Heaps) ValueReason() []Step {
	if r, ok := h.Rule.(ReasoningRule); ok {
		return r.Reason(h.Sizes)
	}
	return nil
}

// View draws the heaps.
func (h Heaps) View() View { return View{Kind: "heaps", Sizes: h.Sizes} }
