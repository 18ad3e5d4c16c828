package catalogue

import (
	"iter"
	"math/big"
	"slices"

	"grundy/game"
)

var one = big.NewInt(1)

// heapForm is any number of heaps.
var heapForm = game.Form{
	Repeat: true,
	Values: []game.Param{{Name: "n", Kind: game.Nat, Doc: game.Text{En: "stones in a heap", Zh: "一堆的石子数"}}},
}

// fergusonTheorem makes misère sums of games of subtraction act as Nim.
var fergusonTheorem = &game.Theorem{
	Claim: game.Text{
		En: "every position of nimber 0 that can be moved from has an option of nimber 1, so in misère sums a heap acts as a nim heap of the size of its nimber",
		Zh: "凡 SG 值为 0 且能走的局面都有 SG 值为 1 的后继，因此在反常规则的和中，每堆相当于大小为其 SG 值的尼姆堆",
	},
	Source: "Ferguson 1974",
}

func smaller(a, b *big.Int) *big.Int {
	if a.Cmp(b) <= 0 {
		return a
	}
	return b
}

func larger(a, b *big.Int) *big.Int {
	if a.Cmp(b) >= 0 {
		return a
	}
	return b
}

// span is the integers from lo to hi, none when hi < lo.
type span struct{ lo, hi *big.Int }

func (s span) count() *big.Int {
	if s.hi.Cmp(s.lo) < 0 {
		return new(big.Int)
	}
	n := new(big.Int).Sub(s.hi, s.lo)
	return n.Add(n, one)
}

func (s span) meet(t span) span { return span{larger(s.lo, t.lo), smaller(s.hi, t.hi)} }

// each calls yield for every integer of the span, in order, while it asks for more.
func (s span) each(yield func(*big.Int) bool) bool {
	for k := s.lo; k.Cmp(s.hi) <= 0; k = new(big.Int).Add(k, one) {
		if !yield(k) {
			return false
		}
	}
	return true
}

// cyclic returns the integers of in, a span within 0..m-1, that are congruent
// mod m to one of lo..hi, at most m integers; in order.
func cyclic(lo, hi, m *big.Int, in span) []span {
	if hi.Cmp(lo) < 0 {
		return nil
	}
	a := new(big.Int).Mod(lo, m)
	b := new(big.Int).Sub(hi, lo)
	b.Add(b, a)
	wrapped := new(big.Int).Sub(b, m)
	return []span{
		span{new(big.Int), wrapped}.meet(in),
		span{a, b}.meet(in),
	}
}

// moves makes the heap moves of the integers in the spans, which are in order.
func moves(spans []span, move func(k *big.Int) game.HeapMove) game.HeapMoves {
	count := new(big.Int)
	for _, s := range spans {
		count.Add(count, s.count())
	}
	return game.HeapMoves{Count: count, List: func(yield func(game.HeapMove) bool) {
		for _, s := range spans {
			if !s.each(func(k *big.Int) bool { return yield(move(k)) }) {
				return
			}
		}
	}}
}

// takes are the moves that take the numbers of the spans from a heap of n.
func takes(n *big.Int, spans ...span) game.HeapMoves {
	return moves(spans, func(k *big.Int) game.HeapMove { return game.Take(n, k) })
}

// takeBetween lists the moves that take least to most from a heap of n, as far
// as it goes.
func takeBetween(n, least, most *big.Int) iter.Seq[game.HeapMove] {
	return takes(n, span{least, smaller(most, n)}).List
}

var (
	bidWords = game.HeapWords{
		Alone: game.Text{En: "bid %[1]v, with %[2]v left to the goal", Zh: "加价 %[1]v，离目标还差 %[2]v"},
		Among: game.Text{En: "bid %[1]v at goal %[3]v, with %[2]v left", Zh: "在第 %[3]v 个目标加价 %[1]v，还差 %[2]v"},
	}
	reachWords = game.HeapWords{
		Alone: game.Text{En: "bid %[1]v and reach the goal", Zh: "加价 %[1]v，恰好到达目标"},
		Among: game.Text{En: "bid %[1]v and reach goal %[2]v", Zh: "加价 %[1]v，恰好到达第 %[2]v 个目标"},
	}
	passWords = game.HeapWords{
		Alone: game.Text{En: "bid %[1]v and pass the goal", Zh: "加价 %[1]v，超过目标"},
		Among: game.Text{En: "bid %[1]v and pass goal %[2]v", Zh: "加价 %[1]v，超过第 %[2]v 个目标"},
	}
)

// bids are the moves that bid the numbers of the spans when n is missing.
func bids(n *big.Int, spans ...span) game.HeapMoves {
	return moves(spans, func(k *big.Int) game.HeapMove {
		left := new(big.Int).Sub(n, k)
		switch left.Sign() {
		case 1:
			return game.HeapMove{Words: bidWords, Args: []any{k, left}, Left: []*big.Int{left}}
		case 0:
			return game.HeapMove{Words: reachWords, Args: []any{k}, Left: []*big.Int{left}}
		}
		return game.HeapMove{Words: passWords, Args: []any{k}, Left: []*big.Int{new(big.Int)}}
	})
}

// fewMoves is a set of moves that is short enough to be written out.
func fewMoves(ms []game.Move) game.Moves {
	return game.Moves{Count: big.NewInt(int64(len(ms))), List: slices.Values(ms)}
}

// stuckText ends the reason of a position without a move.
var stuckText = map[game.Convention]game.Text{
	game.Normal: {En: "the player to move cannot move, and so has lost", Zh: "轮到的一方不能走，因此输"},
	game.Misere: {En: "the player to move cannot move, and so has won", Zh: "轮到的一方不能走，因此赢"},
}

func says(t game.Text, args ...any) []game.Step { return []game.Step{game.Say(t, args...)} }

// shownHeaps is how many heaps a reason goes through one by one.
const shownHeaps = 16

// distinct are the first sizes that a reason goes through, each once.
func distinct(sizes []*big.Int) []*big.Int {
	var out []*big.Int
	for _, n := range sizes {
		if len(out) == shownHeaps {
			break
		}
		if !slices.ContainsFunc(out, func(m *big.Int) bool { return m.Cmp(n) == 0 }) {
			out = append(out, n)
		}
	}
	return out
}

// residues says of each heap its remainder mod m and its nimber, in a figure
// and in words with the figures size, modulus, remainder and nimber.
func residues(sizes []*big.Int, m *big.Int, nimber func(*big.Int) *big.Int, words game.Text) []game.Step {
	fig := &game.Figure{Kind: "residue"}
	var steps []game.Step
	for _, n := range distinct(sizes) {
		rest := new(big.Int).Mod(n, m)
		fig.Rows = append(fig.Rows, []*big.Int{n, m, rest, nimber(n)})
		steps = append(steps, game.Say(words, n, m, rest, nimber(n)))
	}
	if len(steps) > 0 {
		steps[0].Figure = fig
	}
	return steps
}
