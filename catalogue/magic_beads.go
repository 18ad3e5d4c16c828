package catalogue

import (
	"iter"
	"math/big"
	"slices"

	"grundy/game"
	"grundy/internal/prime"
)

// Theory: a bead is the sum of what it becomes, so its nimber is the least
// number that no K ⊕ g(d) equals, where d runs through its proper divisors and K
// is the nim-sum of their nimbers. By induction it depends only on the exponents
// of the prime factorisation, and is computed from them; no closed form is known
// to us. In misère play call a bead firm when it is the square of a prime or has
// two different primes, and fickle otherwise. Fickle beads are 1, a prime p (of
// nimber 1) and p^k with k >= 3 (of nimber 0, with one option of fickle beads
// alone, that without p², of nimber 1). Firm ones that have an option of fickle
// beads alone are p² and pq, of nimber 2, with such options of nimbers 0 and 1;
// every other one has two firm proper divisors. By induction it follows that the
// mover loses exactly when some bead is firm and the nim-sum is 0, or none is
// and the nim-sum is 1.
var (
	beadTheorem = &game.Theorem{
		Claim: game.Text{
			En: "the nimber of a bead depends only on the exponents of its prime factorisation: with K the nim-sum over its proper divisors, it is the least number that no K ⊕ g(d) equals",
			Zh: "珠子的 SG 值只取决于其质因数分解的各个指数：记 K 为所有真约数 SG 值的异或和，它就是各个 K ⊕ g(d) 中未出现的最小非负整数",
		},
		Source: "Sprague 1935; Grundy 1939",
	}
	beadMisere = &game.Theorem{
		Claim: game.Text{
			En: "call a bead firm when it is the square of a prime or has two different primes; in misère play the mover loses exactly when some bead is firm and the nim-sum is 0, or none is and the nim-sum is 1",
			Zh: "若珠子是素数的平方或含有两个不同的素因数，称它为稳的；反常规则下，先手必败当且仅当：有稳的珠子且异或和为 0，或没有稳的珠子且异或和为 1",
		},
		Source: "proved here",
	}
)

// MagicBeads is the game of the magic beads.
var MagicBeads = register(game.Ruleset{
	Name:     "magic_beads",
	Aliases:  []string{"魔法珠", "beads"},
	Keywords: []string{"magic beads", "freda", "rainbow", "AcWing 235", "proper divisors", "魔法珠游戏", "约数", "真约数", "一本通", "CH"},
	Title:    game.Text{En: "Magic beads", Zh: "魔法珠"},
	Rule: game.Text{
		En: "Take a bead x greater than 1. It becomes beads for all its divisors smaller than x, but for one of them, which you choose and which vanishes. A bead 1 cannot be touched.",
		Zh: "选一颗大于 1 的珠子 x，它变成若干颗珠子，每个小于 x 的约数各一颗，但其中一颗由你选定并消失。珠子 1 不能再动。",
	},
	Forms: []game.Form{{
		Repeat: true,
		Values: []game.Param{{Name: "n", Kind: game.Nat, Min: 1, Doc: game.Text{En: "number of a bead", Zh: "一颗珠子上的数"}}},
	}},
	Examples: []string{"magic_beads(24, 10)", "magic_beads(2, 2, 2)", "magic_beads(1000000000000)"},
	Theory:   []*game.Theorem{beadTheorem, beadMisere},
	New:      newMagicBeads,
})

// Bounds on the beads of a position: the characters of the position after a
// move, and the steps of factorising machine words, n^(1/4) each.
const (
	mostBeadText = 1 << 24
	mostBeadWork = 1 << 27
)

var (
	hardBead = game.Text{En: "the divisors of bead %v were not found", Zh: "未能找出珠子 %v 的全部约数"}
	wideBead = game.Text{En: "bead %v has %v divisors, too many to write down the position after a move", Zh: "珠子 %v 有 %v 个约数，走一步后的局面长得写不下"}
	manyHard = game.Text{En: "so many large beads would take too long to factor; give fewer", Zh: "大数珠子太多，分解质因数耗时过长；请减少珠子"}
)

func newMagicBeads(a game.Args) (game.Position, error) {
	r, work, steps := beads{types: newBeadTypes()}, prime.Work, 0
	for _, n := range a.Nats() {
		if n.IsUint64() { // with at most 184320 divisors
			if steps += 1 << (n.BitLen() / 4); steps > mostBeadWork {
				return nil, game.Refuse(game.Limit, manyHard)
			}
			continue
		}
		ps, rest := prime.Factorize(n, &work)
		if rest.Cmp(one) != 0 {
			return nil, game.Refuse(game.Limit, hardBead, game.Short(n.String()))
		}
		count := big.NewInt(1)
		for _, p := range ps {
			count.Mul(count, big.NewInt(int64(p.Times)+1))
			r.primes = append(r.primes, p.Prime)
		}
		if text := new(big.Int).Mul(count, big.NewInt(int64(n.BitLen()))); text.Cmp(big.NewInt(mostBeadText)) > 0 {
			return nil, game.Refuse(game.Limit, wideBead, game.Short(n.String()), count)
		}
	}
	return magicBeads{game.Heaps{Rule: r, Notation: game.Notation{Name: "magic_beads"}, Sizes: a.Nats()}}, nil
}

// beads is the rule of one bead; it holds the primes of beads that are longer
// than a machine word, and the classes computed so far.
type beads struct {
	primes []*big.Int
	types  *beadTypes
}

// factors are the prime powers of n; a bead of no length has none, like one of 1.
func (r beads) factors(n *big.Int) []prime.Power {
	switch {
	case n.Sign() == 0:
		return nil
	case n.IsUint64():
		ps, _ := prime.Factorize(n, new(int))
		return ps
	}
	var out []prime.Power
	for _, p := range prime.Powers(slices.Clone(r.primes)) {
		if p.Times, n = prime.Remove(n, p.Prime); p.Times > 0 {
			out = append(out, p)
		}
	}
	return out
}

// proper lists the proper divisors, in order.
func (r beads) proper(n *big.Int) []*big.Int {
	all := slices.Collect(prime.Divisors(r.factors(n)))
	return all[:len(all)-1]
}

var breakWords = game.HeapWords{
	Alone: game.Text{En: "break up %[1]v, leaving out %[2]v", Zh: "把 %[1]v 拆成它的真约数，但去掉 %[2]v"},
	Among: game.Text{En: "break up bead %[3]v, which is %[1]v, leaving out %[2]v", Zh: "把第 %[3]v 颗珠子 %[1]v 拆成它的真约数，但去掉 %[2]v"},
}

// drop is the move of a bead that drops one of its proper divisors.
func drop(n *big.Int, proper []*big.Int, i int) game.HeapMove {
	left := slices.Concat(proper[:i], proper[i+1:])
	return game.HeapMove{Words: breakWords, Args: []any{n, proper[i]}, Left: left}
}

// Take lists the moves by the divisor that is dropped.
func (r beads) Take(n *big.Int) iter.Seq[game.HeapMove] {
	return func(yield func(game.HeapMove) bool) {
		proper := r.proper(n)
		for i := range proper {
			if !yield(drop(n, proper, i)) {
				return
			}
		}
	}
}

// TakeTo drops the divisors of one nimber.
func (r beads) TakeTo(n, v *big.Int) (game.HeapMoves, bool) {
	if !v.IsUint64() {
		return game.NoHeapMoves, true
	}
	c := r.class(n)
	want := c.rest ^ v.Uint64()
	return game.HeapMoves{Count: big.NewInt(c.dropping(v.Uint64())), List: func(yield func(game.HeapMove) bool) {
		proper, ps := r.proper(n), r.factors(n)
		for i, d := range proper {
			c := r.types.class(d, func() beadType { return typeOf(d, ps) })
			if c.nimber == want && !yield(drop(n, proper, i)) {
				return
			}
		}
	}}, true
}

// Nimber goes by the type of the bead.
func (r beads) Nimber(n *big.Int) (*big.Int, *game.Theorem) {
	return new(big.Int).SetUint64(r.class(n).nimber), beadTheorem
}

// class is that of a bead; the empty position asks for a bead 0, which is none.
func (r beads) class(n *big.Int) *beadClass {
	if n.Sign() == 0 {
		return &beadClass{}
	}
	return r.types.class(n, func() beadType { return typeOf(n, r.factors(n)) })
}

// MagicBead is the nimber of a bead n >= 1.
func MagicBead(n uint64) uint64 {
	return beads{types: newBeadTypes()}.class(new(big.Int).SetUint64(n)).nimber
}
