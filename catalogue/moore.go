package catalogue

import (
	"iter"
	"math/big"
	"slices"

	"grundy/game"
)

// Theory: write the heaps in binary and count the ones in each place. The mover
// loses exactly when every count is a multiple of k+1; in misère play the same as
// long as some heap has two or more, and otherwise exactly when the number of ones
// leaves remainder 1 mod k+1 [Moore 1910].
//
// At most k heaps that are not empty can become anything smaller, so the nimber is
// their sum. Of k+1 heaps, with s their sum, m the least, y = s - (k+1)m and
// z = 1 + y(y+1)/2, it is s when m < z, and otherwise z - 1 + (m-z) mod (y+1)
// [Jenkyns, Mayberry 1980]. For k = 1 it is the nim-sum [Bouton 1901]. For more
// heaps no formula is known.
var (
	mooreTheorem = &game.Theorem{
		Claim: game.Text{
			En: "write the heaps in binary: the mover loses exactly when the number of ones in every place is a multiple of k + 1",
			Zh: "把各堆写成二进制；当且仅当每一位上 1 的个数都是 k + 1 的倍数时先手必败",
		},
		Source: "Moore 1910",
	}
	mooreMisere = &game.Theorem{
		Claim: game.Text{
			En: "in misère play the mover loses exactly when some heap has two or more and the number of ones in every binary place is a multiple of k + 1, or no heap has and the number of heaps of one leaves remainder 1 mod k + 1",
			Zh: "反常规则下，先手必败当且仅当：有某堆不少于 2 个且每个二进制位上 1 的个数都是 k + 1 的倍数，或每堆至多 1 个且 1 的个数除以 k + 1 余 1",
		},
		Source: "Moore 1910",
	}
	mooreSum = &game.Theorem{
		Claim: game.Text{
			En: "at most k heaps that are not empty can become anything smaller in a single move, so the nimber is their sum",
			Zh: "非空的堆不超过 k 个时，一步可以变成任何更小的情形，因此 SG 值等于它们的和",
		},
		Source: "proved here",
	}
	mooreNext = &game.Theorem{
		Claim: game.Text{
			En: "of k + 1 heaps let s be the sum, m the least, y = s − (k+1)m and z = 1 + y(y+1)/2: the nimber is s when m < z, and otherwise z − 1 + ((m − z) mod (y + 1))",
			Zh: "有 k + 1 堆时，设 s 为总和，m 为最小的堆，y = s − (k+1)m，z = 1 + y(y+1)/2；若 m < z，SG 值为 s，否则为 z − 1 + ((m − z) mod (y + 1))",
		},
		Source: "Jenkyns, Mayberry 1980",
	}
)

// Moore is Moore's Nim.
var Moore = register(game.Ruleset{
	Name:    "moore",
	Aliases: []string{"moores_nim", "nim_k", "摩尔尼姆"},
	Keywords: []string{
		"Moore's Nim", "Moore's Nim_k", "Nimk", "index-k Nim", "take from up to k heaps", "take from at most two heaps",
		"Nim-k", "Moore's Nim-k", "从不超过 k 堆中取", "最多 k 堆", "k+1 进制", "新Nim游戏",
	},
	Title: game.Text{En: "Moore's Nim", Zh: "摩尔尼姆（Nim-k）"},
	Rule: game.Text{
		En: "Take stones from at least one and at most k heaps, any number of them from each heap chosen.",
		Zh: "选至少一堆、至多 k 堆，从选中的每一堆中各取任意多个（至少一个）石子。",
	},
	Forms: []game.Form{heapForm},
	Params: []game.Param{{
		Name: "k", Kind: game.Nat, Min: 1, Default: big.NewInt(2),
		Doc: game.Text{En: "how many heaps a move may lower", Zh: "一步最多可以动几堆"},
	}},
	Examples: []string{"moore(15, 3, 8, 18, k=2)", "moore(5, 8, 10, k=2)"},
	Theory:   []*game.Theorem{mooreTheorem, mooreMisere, mooreSum, mooreNext, nimTheorem},
	New: func(a game.Args) (game.Position, error) {
		return newMoore(a.Nat("k"), a.Nats()), nil
	},
})

// moore is the heaps, and how many a move may lower: as written, and no more than
// there are heaps.
type moore struct {
	k     *big.Int
	most  int
	heaps []*big.Int
}

func newMoore(k *big.Int, heaps []*big.Int) moore {
	p := moore{k, len(heaps), heaps}
	if k.Cmp(big.NewInt(int64(p.most))) < 0 {
		p.most = int(k.Int64())
	}
	return p
}

func (p moore) String() string {
	return game.Notation{Name: "moore"}.With("k", p.k).Heaps(p.heaps...)
}

// lowerTexts word a move of one heap, and of several.
var lowerTexts = [...]game.Text{
	{En: "lower heap %[1]v to %[2]v", Zh: "把第 %[1]v 堆减到 %[2]v"},
	{En: "lower heaps %[1]v to %[2]v", Zh: "把第 %[1]v 堆依次减到 %[2]v"},
}

// lower lowers the heaps of the given indices.
func (p moore) lower(at []int, to []*big.Int) game.Move {
	heaps := slices.Clone(p.heaps)
	which := make(game.Numbers, len(at))
	for j, i := range at {
		heaps[i] = to[j]
		which[j] = big.NewInt(int64(i + 1))
	}
	words := lowerTexts[min(len(at)-1, 1)]
	return game.Move{Say: words.With(which, game.Numbers(slices.Clone(to))), At: slices.Clone(at), To: moore{p.k, p.most, heaps}}
}

// Moves lists the moves by the heaps lowered, and by what they become.
func (p moore) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		for at := range p.choices() {
			if !p.lowerings(at, nil, yield) {
				return
			}
		}
	}
}

// choices lists the sets of heaps that a move may lower, as indices in order.
func (p moore) choices() iter.Seq[[]int] {
	return func(yield func([]int) bool) {
		var extend func(at []int, from int) bool
		extend = func(at []int, from int) bool {
			for i := from; i < len(p.heaps) && len(at) < p.most; i++ {
				next := append(at, i)
				if p.heaps[i].Sign() > 0 && !(yield(next) && extend(next, i+1)) {
					return false
				}
			}
			return true
		}
		extend(nil, 0)
	}
}

// lowerings lists the moves of one choice, to what has been fixed for its first heaps.
func (p moore) lowerings(at []int, to []*big.Int, yield func(game.Move) bool) bool {
	if len(to) == len(at) {
		return yield(p.lower(at, to))
	}
	n := p.heaps[at[len(to)]]
	return (span{one, n}).each(func(k *big.Int) bool {
		return p.lowerings(at, append(to, new(big.Int).Sub(n, k)), yield)
	})
}

// places are the numbers of ones in each binary place, from the lowest.
func places(heaps []*big.Int) []int {
	out := make([]int, largest(heaps).BitLen())
	for _, n := range heaps {
		for i := range n.BitLen() {
			out[i] += int(n.Bit(i))
		}
	}
	return out
}

// lost reports whether every count is a multiple of k+1, or with ones and no
// larger heap in misère play has remainder 1.
func (p moore) lost(c game.Convention, counts []int) bool {
	if c == game.Misere && len(counts) < 2 {
		return len(counts) == 1 && counts[0]%(p.most+1) == 1
	}
	return !slices.ContainsFunc(counts, func(n int) bool { return n%(p.most+1) != 0 })
}

// Outcome counts the ones in each place.
func (p moore) Outcome(c game.Convention) (game.Outcome, *game.Theorem) {
	by := mooreTheorem
	if c == game.Misere {
		by = mooreMisere
	}
	return game.Won(!p.lost(c, places(p.heaps))), by
}

// Value is known for one heap more than may be lowered at once, and for k = 1.
func (p moore) Value() (game.Value, *game.Theorem) {
	var heaps []*big.Int
	sum := new(big.Int)
	for _, n := range p.heaps {
		if n.Sign() > 0 {
			heaps = append(heaps, n)
			sum.Add(sum, n)
		}
	}
	switch {
	case len(heaps) <= p.most:
		return game.Value{Nimber: sum}, mooreSum
	case p.most == 1:
		return game.Value{Nimber: nimSum(heaps)}, nimTheorem
	case len(heaps) == p.most+1:
		return game.Value{Nimber: mooreNimber(heaps, sum)}, mooreNext
	}
	return game.Value{}, nil
}

// mooreNimber is the nimber of k+1 heaps.
func mooreNimber(heaps []*big.Int, sum *big.Int) *big.Int {
	least := slices.MinFunc(heaps, (*big.Int).Cmp)
	y := new(big.Int).Mul(least, big.NewInt(int64(len(heaps))))
	y.Sub(sum, y)
	next := new(big.Int).Add(y, one)
	z := y.Mul(y, next)
	z.Rsh(z, 1).Add(z, one)
	if least.Cmp(z) < 0 {
		return sum
	}
	v := new(big.Int).Sub(least, z)
	return v.Mod(v, next).Add(v, z).Sub(v, one)
}

// boxed is the number of positions that heaps can become.
func boxed(heaps []*big.Int) *big.Int {
	all := big.NewInt(1)
	for _, n := range heaps {
		all.Mul(all, new(big.Int).Add(n, one))
	}
	return all
}

// View draws the heaps.
func (p moore) View() game.View { return game.View{Kind: "heaps", Sizes: p.heaps} }

// MooreOutcome is the outcome in normal play on machine words, where k heaps may be
// lowered.
func MooreOutcome(heaps []uint64, k uint64) game.Outcome {
	for i := range 64 {
		ones := uint64(0)
		for _, n := range heaps {
			ones += n >> i & 1
		}
		if ones > 0 && (k >= ones || ones%(k+1) != 0) {
			return game.N
		}
	}
	return game.P
}
