package catalogue

import (
	"math/big"

	"grundy/game"
)

// stairs are numbers of coins on steps 1, 2, …, that move down a step at a time,
// any number together. The gaps between coins on a strip are stairs too.
type stairs []*big.Int

// odd lists the odd steps.
func (s stairs) odd() []*big.Int {
	var out []*big.Int
	for i := 0; i < len(s); i += 2 {
		out = append(out, s[i])
	}
	return out
}

// nimSum is that of the odd steps.
func (s stairs) nimSum() *big.Int { return nimSum(s.odd()) }

func nimSum(heaps []*big.Int) *big.Int {
	sum := new(big.Int)
	for _, n := range heaps {
		sum.Xor(sum, n)
	}
	return sum
}

// down moves k coins from the step of index i, which is step i+1; those of step
// 1 are gone.
func (s stairs) down(i int, k *big.Int) stairs {
	to := append(stairs(nil), s...)
	to[i] = new(big.Int).Sub(s[i], k)
	if i > 0 {
		to[i-1] = new(big.Int).Add(s[i-1], k)
	}
	return to
}

// reach returns how many coins to move down from the step of index i to make the
// nim-sum v, nil when that cannot be done.
func (s stairs) reach(i int, v *big.Int) *big.Int {
	odd := i - i%2
	left := s.nimSum()
	left.Xor(left, v).Xor(left, s[odd]) // what the odd step has to become
	k := left.Sub(left, s[odd])
	if odd == i {
		k.Neg(k)
	}
	if k.Sign() <= 0 || k.Cmp(s[i]) > 0 {
		return nil
	}
	return k
}

// boutonOutcome is the outcome of Nim [Bouton 1901].
func boutonOutcome(c game.Convention, heaps []*big.Int) game.Outcome {
	lost := new(big.Int)
	if c == game.Misere && largest(heaps).Cmp(one) <= 0 {
		lost = one
	}
	return game.Won(nimSum(heaps).Cmp(lost) != 0)
}

// lostOnly keeps the moves to positions that a theorem says are lost.
func lostOnly(c game.Convention, all []game.Move) []game.Move {
	var kept []game.Move
	for _, m := range all {
		if o, _ := m.To.(game.Decider).Outcome(c); o == game.P {
			kept = append(kept, m)
		}
	}
	return kept
}

// columns is the figure of heaps and their nim-sum, nil when there are too many
// to be drawn; label names the heap of index i. It marks the heaps that can be
// lowered to make the nim-sum 0.
func columns(heaps []*big.Int, label func(i int) game.Phrase) *game.Figure {
	if len(heaps) == 0 || len(heaps) > shownHeaps {
		return nil
	}
	sum := nimSum(heaps)
	fig := &game.Figure{Kind: "columns"}
	for i, n := range heaps {
		fig.Rows = append(fig.Rows, []*big.Int{n})
		fig.Labels = append(fig.Labels, label(i))
		if new(big.Int).Xor(n, sum).Cmp(n) < 0 {
			fig.Mark = append(fig.Mark, i)
		}
	}
	fig.Rows = append(fig.Rows, []*big.Int{sum})
	fig.Labels = append(fig.Labels, nimSumLabel.With())
	return fig
}
