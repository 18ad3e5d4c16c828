package catalogue

import (
	"iter"
	"math/big"
	"math/bits"

	"grundy/game"
)

// Theory: let φ = (1+√5)/2. The mover loses exactly when the heaps are ⌊kφ⌋ and
// ⌊kφ⌋+k, where k is their difference [Wythoff 1907]. For k >= 1 these cold
// pairs hold every positive integer once, so each heap has one partner. In
// misère play (0, 1) and (2, 2) take the place of (0, 0) and (1, 2), and all
// other pairs stay [Fraenkel 1982]. No closed form is known for the nimbers:
// they are computed from the definition.
var (
	wythoffTheorem = &game.Theorem{
		Claim: game.Text{
			En: "with φ = (1+√5)/2, the mover loses exactly when the heaps are ⌊kφ⌋ and ⌊kφ⌋ + k, where k is their difference",
			Zh: "记 φ = (1+√5)/2，k 为两堆之差；当且仅当两堆为 ⌊kφ⌋ 与 ⌊kφ⌋ + k（奇异局势）时先手必败",
		},
		Source: "Wythoff 1907",
	}
	wythoffMisere = &game.Theorem{
		Claim: game.Text{
			En: "in misère play the mover loses exactly at (0, 1), at (2, 2), and where the heaps are ⌊kφ⌋ and ⌊kφ⌋ + k with a difference k of two or more",
			Zh: "在反常规则下，先手必败的局面是 (0, 1)、(2, 2)，以及两堆之差 k 不小于 2 且两堆为 ⌊kφ⌋ 与 ⌊kφ⌋ + k 的局面",
		},
		Source: "Fraenkel 1982",
	}
)

// Wythoff is Wythoff's game: take from one heap, or the same from both.
var Wythoff = register(game.Ruleset{
	Name:    "wythoff",
	Aliases: []string{"威佐夫", "威佐夫博弈", "wythoff_nim"},
	Keywords: []string{
		"Wythoff Nim", "Wythoff's queen", "queen game", "Corner the queen", "Cow Checkers", "golden ratio", "generalised Wythoff", "r-Wythoff",
		"威佐夫博奕", "威佐夫游戏", "威佐夫賽局", "取(2堆)石子游戏", "皇后游戏", "两堆取相同", "奇异局势", "黄金分割", "广义威佐夫",
	},
	Title: game.Text{En: "Wythoff's game", Zh: "威佐夫博弈"},
	Rule: game.Text{
		En: "There are two heaps. Take any number of stones, at least one, from one of them, or the same number from both. With r = 2 or more the numbers taken from both, at least one from each, need only differ by less than r.",
		Zh: "有两堆石子。可以从一堆中取任意多个，也可以从两堆中取同样多个，至少取一个。若 r 不小于 2，从两堆各取的个数（每堆至少一个）只需相差不到 r。",
	},
	Forms: []game.Form{{Values: []game.Param{
		{Name: "a", Kind: game.Nat, Default: new(big.Int), Doc: game.Text{En: "stones in the first heap", Zh: "第一堆的石子数"}},
		{Name: "b", Kind: game.Nat, Default: new(big.Int), Doc: game.Text{En: "stones in the second heap", Zh: "第二堆的石子数"}},
	}}},
	Params: []game.Param{{Name: "r", Kind: game.Nat, Min: 1, Default: one, Doc: game.Text{
		En: "what is taken from both heaps may differ by less than r", Zh: "从两堆各取的个数之差须小于 r",
	}}},
	Examples: []string{"wythoff(3, 5)", "wythoff(5, 8)", "wythoff(8, 12, r=2)"},
	Theory:   []*game.Theorem{wythoffTheorem, wythoffMisere, wideTheorem, wideMisere},
	New: func(a game.Args) (game.Position, error) {
		n := a.Nats()
		if r := a.Nat("r"); r.Cmp(one) > 0 {
			return wide{[2]*big.Int{n[0], n[1]}, r}, nil
		}
		return wythoff{n[0], n[1]}, nil
	},
})

type wythoff [2]*big.Int

func (p wythoff) String() string { return game.Notation{Name: "wythoff"}.Heaps(p[0], p[1]) }

// fromBoth takes from both heaps; 0 and 1 are the heaps.
const fromBoth = 2

// Moves lists the moves in both heaps, then those in the first, then those in
// the second, by the number taken.
func (p wythoff) Moves() iter.Seq[game.Move] {
	lo, _ := p.sorted()
	return func(yield func(game.Move) bool) {
		for _, where := range []int{fromBoth, 0, 1} {
			most := lo
			if where != fromBoth {
				most = p[where]
			}
			if !(span{one, most}).each(func(k *big.Int) bool { return yield(p.take(where, k)) }) {
				return
			}
		}
	}
}

var bothText = game.Text{En: "take %[1]v from both heaps, leaving %[2]v and %[3]v", Zh: "从两堆各取 %[1]v 个，剩 %[2]v 和 %[3]v 个"}

// take is the move that takes k from one heap or from both.
func (p wythoff) take(where int, k *big.Int) game.Move {
	if where == fromBoth {
		to := wythoff{new(big.Int).Sub(p[0], k), new(big.Int).Sub(p[1], k)}
		return game.Move{Say: bothText.With(k, to[0], to[1]), At: []int{0, 1}, To: to}
	}
	m := game.Take(p[where], k)
	to := p
	to[where] = m.Left[0]
	return game.Move{Say: m.Words.Among.With(append(m.Args, where+1)...), At: []int{where}, To: to}
}

// sorted returns the smaller and the larger heap.
func (p wythoff) sorted() (lo, hi *big.Int) { return smaller(p[0], p[1]), larger(p[0], p[1]) }

// difference is that of the heaps.
func (p wythoff) difference() *big.Int {
	k := new(big.Int).Sub(p[0], p[1])
	return k.Abs(k)
}

// timesPhi returns ⌊kφ⌋ = ⌊(k + ⌊√(5k²)⌋) / 2⌋ for k >= 0.
func timesPhi(k *big.Int) *big.Int {
	f := new(big.Int).Mul(k, k)
	f.Mul(f, big.NewInt(5)).Sqrt(f)
	return f.Add(f, k).Rsh(f, 1)
}

// misereCold are the smaller heaps of the misère cold pairs of difference 0 and
// 1, and miserePartners the partners of heaps of 0, 1 and 2.
var (
	misereCold     = [...]int64{2, 0}
	miserePartners = [...]int64{1, 0, 2}
)

// coldHeap returns the smaller heap of the cold pair of difference k.
func coldHeap(c game.Convention, k *big.Int) *big.Int {
	if c == game.Misere && k.Cmp(one) <= 0 {
		return big.NewInt(misereCold[k.Int64()])
	}
	return timesPhi(k)
}

// partner returns the other heap of the only cold pair with a heap of n. The
// pairs whose smaller heap is at most n number m = ⌊(n+1)/φ⌋; n is that of the
// m-th, or the larger heap of the pair numbered n-m, the smaller one being m.
func partner(c game.Convention, n *big.Int) *big.Int {
	if c == game.Misere && n.BitLen() <= 2 && n.Int64() < int64(len(miserePartners)) {
		return big.NewInt(miserePartners[n.Int64()])
	}
	next := new(big.Int).Add(n, one)
	m := timesPhi(next)
	m.Sub(m, next) // x/φ = xφ - x
	if timesPhi(m).Cmp(n) == 0 {
		return m.Add(m, n)
	}
	return m
}

// Outcome compares the smaller heap with that of the cold pair.
func (p wythoff) Outcome(c game.Convention) (game.Outcome, *game.Theorem) {
	by := wythoffTheorem
	if c == game.Misere {
		by = wythoffMisere
	} else if p[0].IsUint64() && p[1].IsUint64() {
		return WythoffOutcome(p[0].Uint64(), p[1].Uint64()), by
	}
	lo, _ := p.sorted()
	return game.Won(lo.Cmp(coldHeap(c, p.difference())) != 0), by
}

// WythoffOutcome is the outcome in normal play on machine words. With k the
// difference, ⌊kφ⌋ = k + ⌊kf/2^128⌋ for the first 128 bits f of φ - 1. That is
// exact for k² < 2^128/√5: x = kφ - ⌊kφ⌋ obeys x(k√5 - x) >= 1, the absolute norm
// of an integer of Q(√5), so that x > 1/(k√5), more than the k/2^128 lost at most
// by rounding. For k >= 2^64/φ² already, the larger heap of the cold pair is no
// machine word.
func WythoffOutcome(a, b uint64) game.Outcome {
	const high, low = 0x9e3779b97f4a7c15, 0xf39cc0605cedc834 // f
	a, b = min(a, b), max(a, b)
	k := b - a
	h, l := bits.Mul64(k, high)
	rest, _ := bits.Mul64(k, low)
	_, carry := bits.Add64(l, rest, 0)
	return game.Won(a != k+h+carry || a < k) // where the sum wraps, it is below k
}

// WinningMoves are at most three: from both heaps to the cold pair of the same
// difference, and in each heap to the partner of the other.
func (p wythoff) WinningMoves(c game.Convention) (game.Moves, bool) {
	var won []game.Move
	add := func(where int, from, to *big.Int) {
		if k := new(big.Int).Sub(from, to); k.Sign() > 0 {
			won = append(won, p.take(where, k))
		}
	}
	lo, _ := p.sorted()
	add(fromBoth, lo, coldHeap(c, p.difference()))
	add(0, p[0], partner(c, p[1]))
	add(1, p[1], partner(c, p[0]))
	return fewMoves(won), true
}

// View draws the heaps.
func (p wythoff) View() game.View { return game.View{Kind: "heaps", Sizes: p[:]} }

var (
	noStoneText  = game.Text{En: "nothing is left to take", Zh: "已经没有石子可取"}
	pairText     = game.Text{En: "the heaps differ by k = %[1]v, and ⌊%[1]vφ⌋ = %[2]v: the cold pair of this difference is (%[2]v, %[3]v)", Zh: "两堆之差 k = %[1]v，⌊%[1]vφ⌋ = %[2]v：差为 %[1]v 的奇异局势是 (%[2]v, %[3]v)"}
	exactText    = game.Text{En: "in whole numbers: (2·%[2]v − %[1]v)² = %[4]v ≤ 5·%[1]v² = %[5]v < (2·%[3]v − %[1]v)² = %[6]v, which says that %[2]v ≤ %[1]vφ < %[3]v", Zh: "全用整数来说：(2·%[2]v − %[1]v)² = %[4]v ≤ 5·%[1]v² = %[5]v < (2·%[3]v − %[1]v)² = %[6]v，也就是 %[2]v ≤ %[1]vφ < %[3]v"}
	smallText    = game.Text{En: "the heaps differ by %[1]v, and in misère play the cold pair of this difference is (%[2]v, %[3]v)", Zh: "两堆之差为 %[1]v，反常规则下差为 %[1]v 的奇异局势是 (%[2]v, %[3]v)"}
	bothWinsText = game.Text{En: "taking %[1]v from both heaps keeps the difference and leaves this pair", Zh: "从两堆各取 %[1]v 个，差不变，恰好留下这个奇异局势"}
	notBothText  = game.Text{En: "its heaps are larger, so taking the same from both does not reach it", Zh: "它的两堆更大，从两堆取同样多到不了它"}
	oneWinsText  = game.Text{En: "heap %[1]v, with %[2]v, stands in the cold pair (%[3]v, %[4]v) only: taking %[5]v from heap %[6]v leaves it", Zh: "第 %[1]v 堆的 %[2]v 只出现在奇异局势 (%[3]v, %[4]v) 中：从第 %[6]v 堆取 %[5]v 个便留下它"}
	coldText     = game.Text{En: "the position is this cold pair itself, and no move leads from one cold pair to another: no two have a heap or the difference in common", Zh: "当前局面正是奇异局势；任意两个奇异局势既没有相同的堆，差也不同，所以一步走不到另一个奇异局势"}
	smallerText  = game.Text{En: "when stones are taken from the smaller heap, or from both, the answer lowers the larger heap to the partner of what the smaller one became", Zh: "若对方从较小的堆取，或从两堆同时取，就把较大的堆减到较小的堆现在所属的奇异局势"}
	largerText   = game.Text{En: "when stones are taken from the larger heap, the answer takes the same from both down to the cold pair of the new difference, or lowers the other heap to the partner of what is left, whichever lies below", Zh: "若对方从较大的堆取，就从两堆取同样多，到达新的差所对应的奇异局势；到不了时，把另一堆减到剩下那堆所属的奇异局势"}
)

// Reason shows the cold pair of the same difference and what leads to a cold pair.
func (p wythoff) Reason(c game.Convention) []game.Step {
	lo, hi := p.sorted()
	if hi.Sign() == 0 {
		return []game.Step{game.Say(noStoneText), game.Say(stuckText[c])}
	}
	k := p.difference()
	cold := coldHeap(c, k)
	pair := wythoff{cold, new(big.Int).Add(cold, k)}
	claim, words := wythoffTheorem.Claim, pairText
	if c == game.Misere {
		claim = wythoffMisere.Claim
		if k.Cmp(one) <= 0 {
			words = smallText
		}
	}
	row := []*big.Int{p[0], p[1], pair[0], pair[1]}
	if p[0].Cmp(p[1]) > 0 {
		row[2], row[3] = pair[1], pair[0]
	}
	steps := []game.Step{
		game.Say(claim),
		{Phrase: words.With(k, pair[0], pair[1]), Figure: &game.Figure{Kind: "pair", Rows: append([][]*big.Int{row}, stair(c, row)...)}},
	}
	if words == pairText {
		steps = append(steps, whole(k, cold)...)
	}
	if lo.Cmp(cold) == 0 {
		return append(steps, game.Say(coldText), game.Say(smallerText), game.Say(largerText))
	}
	return append(steps, p.hot(c, cold)...)
}

// mostWhole bounds the differences whose squares are written out.
const mostWhole = 1 << 20

// whole shows that f = ⌊kφ⌋ without a decimal: twice kφ is k + √5k², and 2f - k is not
// negative, so that f <= kφ exactly when the square of 2f - k is at most 5k².
func whole(k, f *big.Int) []game.Step {
	if k.Sign() == 0 || k.Cmp(big.NewInt(mostWhole)) > 0 {
		return nil
	}
	square := func(f *big.Int) *big.Int {
		n := new(big.Int).Lsh(f, 1)
		n.Sub(n, k)
		return n.Mul(n, n)
	}
	next, five := new(big.Int).Add(f, one), new(big.Int).Mul(k, k)
	five.Mul(five, big.NewInt(5))
	return []game.Step{game.Say(exactText, k, f, next, square(f), five, square(next))}
}

// mostStair is the largest heap up to which the cold pairs are drawn.
const mostStair = 24

// stair lists the cold pairs up to the largest of some heaps, the smaller heap first,
// or nothing where that is too large to be drawn.
func stair(c game.Convention, heaps []*big.Int) [][]*big.Int {
	most := new(big.Int)
	for _, n := range heaps {
		if n.Cmp(most) > 0 {
			most = n
		}
	}
	if most.Cmp(big.NewInt(mostStair)) > 0 {
		return nil
	}
	var pairs [][]*big.Int
	for k := range most.Int64() + 1 {
		lo := coldHeap(c, big.NewInt(k))
		if hi := new(big.Int).Add(lo, big.NewInt(k)); hi.Cmp(most) <= 0 {
			pairs = append(pairs, []*big.Int{lo, hi})
		}
	}
	return pairs
}

// hot says of each kind of move whether it reaches a cold pair.
func (p wythoff) hot(c game.Convention, cold *big.Int) []game.Step {
	lo, _ := p.sorted()
	steps := []game.Step{game.Say(notBothText)}
	if lo.Cmp(cold) > 0 {
		steps[0] = game.Say(bothWinsText, new(big.Int).Sub(lo, cold))
	}
	for i, n := range p {
		other := 1 - i
		to := partner(c, p[other])
		if taken := new(big.Int).Sub(n, to); taken.Sign() > 0 {
			steps = append(steps, game.Say(oneWinsText, other+1, p[other], smaller(to, p[other]), larger(to, p[other]), taken, i+1))
		}
	}
	return steps
}
