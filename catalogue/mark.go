package catalogue

import (
	"iter"
	"math/big"
	"math/bits"

	"grundy/game"
)

// Theory: write n > 0 in binary. The nimber is 0 when the number of zeros at its
// end is odd; otherwise 1 when the number of ones is odd, and 2 when it is even
// [Fraenkel 2011]. The nimber of 0 is 0.
//
// In misère play a lone heap is lost exactly when n is a power of two with an even
// number of zeros, or any other number with an odd number of zeros at its end. An
// odd n = 2m+1 >= 3 is won: m is lost, or 2m is, since its options are m and 2m-1,
// which is won by induction. So 2m >= 4 is lost exactly when m is won, and 1 is
// lost, 2 won. Sums in misère play are not known to us.
var (
	markTheorem = &game.Theorem{
		Claim: game.Text{
			En: "the nimber of n > 0 is 0 when n ends in an odd number of binary zeros; otherwise 1 when its number of binary ones is odd and 2 when it is even",
			Zh: "n > 0 的二进制末尾有奇数个 0 时 SG 值为 0；否则二进制中 1 的个数为奇数时 SG 值为 1，为偶数时为 2",
		},
		Source: "Fraenkel 2011",
	}
	markMisere = &game.Theorem{
		Claim: game.Text{
			En: "in misère play a lone heap is lost exactly when it is a power of two that ends in an even number of binary zeros, or another number that ends in an odd number of them",
			Zh: "反常规则下，单独一堆必败当且仅当：它是 2 的幂且二进制末尾有偶数个 0，或者不是 2 的幂且末尾有奇数个 0",
		},
		Source: "proved here",
	}
)

// Mark is the game of taking one or halving.
var Mark = register(game.Ruleset{
	Name:    "mark",
	Aliases: []string{"减一或减半", "减半游戏"},
	Keywords: []string{
		"Mark", "Mark's game", "Mark Krusemeyer", "subtract 1 or halve", "vile and dopey", "odious and evil", "A036554",
		"减 1 或除以 2", "减一或除以二", "向下取整的一半",
	},
	Title: game.Text{En: "Mark", Zh: "减一或减半"},
	Rule: game.Text{
		En: "Take one stone from a heap, or leave half of it, rounded down.",
		Zh: "从一堆中取走一个石子，或只留下它的一半（向下取整）。",
	},
	Forms:    []game.Form{heapForm},
	Examples: []string{"mark(21)", "mark(24, 5)"},
	Theory:   []*game.Theorem{markTheorem, markMisere},
	New: func(a game.Args) (game.Position, error) {
		return heapsUnder(mark{}, game.Notation{Name: "mark"}, a.Nats()), nil
	},
})

type mark struct{}

// Take lists the single stone and the half, which are the same up to 2.
func (mark) Take(n *big.Int) iter.Seq[game.HeapMove] {
	return func(yield func(game.HeapMove) bool) {
		if n.Sign() == 0 || !yield(game.Take(n, one)) || n.BitLen() < 2 {
			return
		}
		half := new(big.Int).Rsh(n, 1)
		if k := half.Sub(n, half); k.Cmp(one) > 0 {
			yield(game.Take(n, k))
		}
	}
}

// MarkNimber is the nimber of a heap on machine words.
func MarkNimber(n uint64) uint64 {
	switch {
	case n == 0 || bits.TrailingZeros64(n)%2 == 1:
		return 0
	case bits.OnesCount64(n)%2 == 1:
		return 1
	}
	return 2
}

func (mark) Nimber(n *big.Int) (*big.Int, *game.Theorem) {
	ones := 0
	for _, w := range n.Bits() {
		ones += bits.OnesCount(uint(w))
	}
	switch {
	case n.Sign() == 0 || n.TrailingZeroBits()%2 == 1:
		return new(big.Int), markTheorem
	case ones%2 == 1:
		return one, markTheorem
	}
	return big.NewInt(2), markTheorem
}

func (r mark) TakeTo(n, v *big.Int) (game.HeapMoves, bool) { return choose(r, n, v), true }

// choose goes through the moves of a heap, which are few, for those to nimber v.
func choose(r interface {
	game.HeapRule
	game.NimberRule
}, n, v *big.Int) game.HeapMoves {
	var found []game.HeapMove
	for m := range r.Take(n) {
		if g, _ := r.Nimber(m.Left[0]); g.Cmp(v) == 0 {
			found = append(found, m)
		}
	}
	return heapMoves(found)
}

func (mark) aloneOutcome(n *big.Int, c game.Convention) (game.Outcome, *game.Theorem) {
	if c == game.Normal {
		return 0, nil
	}
	zeros := n.TrailingZeroBits()
	power := n.Sign() > 0 && int(zeros) == n.BitLen()-1
	return game.Won(n.Sign() == 0 || (zeros%2 == 0) != power), markMisere
}

// aloneMoves leaves two moves to be tried.
func (mark) aloneMoves(*big.Int, game.Convention) (game.Moves, bool) { return game.Moves{}, false }

func (r mark) NimSequence() game.Sequence { return closedSequence{r, MarkNimber} }

var markSays = map[int64]game.Text{
	0: {En: "%[1]v ends in an odd number of binary zeros, %[2]v: nimber 0", Zh: "%[1]v 的二进制末尾有奇数个 0（%[2]v 个）：SG 值为 0"},
	1: {En: "%[1]v ends in an even number of binary zeros, %[2]v, and its number of ones is odd: nimber 1", Zh: "%[1]v 的二进制末尾有偶数个 0（%[2]v 个），1 的个数为奇数：SG 值为 1"},
	2: {En: "%[1]v ends in an even number of binary zeros, %[2]v, and its number of ones is even: nimber 2", Zh: "%[1]v 的二进制末尾有偶数个 0（%[2]v 个），1 的个数为偶数：SG 值为 2"},
}

// Reason says of each heap how it ends.
func (r mark) Reason(sizes []*big.Int) []game.Step {
	steps := says(markTheorem.Claim)
	for _, n := range distinct(sizes) {
		if n.Sign() > 0 {
			g, _ := r.Nimber(n)
			steps = append(steps, game.Say(markSays[g.Int64()], n, n.TrailingZeroBits()))
		}
	}
	return steps
}
