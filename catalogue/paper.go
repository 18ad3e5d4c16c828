package catalogue

import (
	"iter"
	"math/big"
	"strings"

	"grundy/game"
)

// Theory: a strip 1 × n with n >= 2 among the sheets is won at once by cutting
// a 1 × 1 off it, and by no other cut, since every other leaves such a strip. So
// without strips only cuts that leave both sides >= 2 need be looked at, and
// these make a sum in which a player who has none loses [POJ 2311].
//
// Let D(n) be the nimber of 2 × n: as 2 = 1 + 1 is no cut, a length n falls into
// two lengths >= 2, which is Dawson's Kayles on n-2 pins; from n = 55 on it has
// period 34 [Guy, Smith 1956]. Then w × h has nimber D(h) when D(w) = 0, D(w)
// when D(h) = 0, and otherwise 1, by induction: with u = D(w) and v = D(h), a cut
// of w into i and j leaves D(i) ⊕ D(j) when v = 0, as in D. When v > 0 it leaves
// 0 when D(i) and D(j) are both zero or both not, and otherwise v ⊕ 1. So for
// u = 0 < v no such cut leaves v and the cuts of h give all that is less; for
// u, v > 0 some cut has D(i) = D(j) and leaves 0, and none leaves 1.
var (
	overTheorem = &game.Theorem{
		Claim: game.Text{
			En: "who cuts out a 1 × 1 wins the whole game at once, so with a 1 × 1 on the table the player to move has lost",
			Zh: "剪出 1 × 1 的一方立即赢得整局，所以桌上已有 1 × 1 时，轮到的一方已经输了",
		},
		Source: "POJ 2311",
	}
	stripTheorem = &game.Theorem{
		Claim: game.Text{
			En: "with a strip 1 × n among the sheets, n at least 2, and no 1 × 1 yet, the mover wins at once; so otherwise only cuts that leave all sides at least 2 count",
			Zh: "若有 1 × n（n ≥ 2）的纸条而还没有 1 × 1，先手立即获胜；因此没有纸条时，只需考虑剪后各边都不小于 2 的剪法",
		},
		Source: "POJ 2311",
	}
	paperTheorem = &game.Theorem{
		Claim: game.Text{
			En: "with D(n) the nimber of a row of n-2 pins in Dawson's Kayles, a sheet w × h with sides of at least 2 has nimber D(h) when D(w) = 0, D(w) when D(h) = 0, and otherwise 1; the mover loses exactly when the nim-sum of the sheets is 0",
			Zh: "记 D(n) 为道森凯尔斯中 n-2 个瓶的 SG 值；两边都不小于 2 的纸 w × h，若 D(w) = 0 则 SG 值为 D(h)，若 D(h) = 0 则为 D(w)，否则为 1；各张纸的异或和为 0 时先手必败",
		},
		Source: "Guy, Smith 1956; proved here",
	}
)

// Paper is the cutting game.
var Paper = register(game.Ruleset{
	Name:    "paper",
	Aliases: []string{"剪纸", "剪纸游戏", "cutting_game"},
	Keywords: []string{
		"Cutting Game", "POJ 2311", "cut a sheet of paper", "first to cut a 1x1", "grid",
		"裁纸", "切纸", "剪出1*1", "剪出一格", "一本通",
	},
	Title: game.Text{En: "The cutting game", Zh: "剪纸游戏"},
	Rule: game.Text{
		En: "Cut one sheet along a grid line into two sheets. Who cuts out a 1 × 1 wins the whole game at once.",
		Zh: "选一张纸，沿格线剪成两张。谁先剪出 1 × 1 的纸，谁就立即赢得整局。",
	},
	Forms: []game.Form{
		{Values: []game.Param{
			{Name: "w", Kind: game.Nat, Min: 1, Doc: game.Text{En: "width of the only sheet", Zh: "唯一一张纸的宽"}},
			{Name: "h", Kind: game.Nat, Min: 1, Doc: game.Text{En: "height of the only sheet", Zh: "唯一一张纸的高"}},
		}},
		{Repeat: true, Values: []game.Param{
			{Name: "sheet", Kind: game.Pair, Min: 1, Doc: game.Text{En: "width and height of a sheet", Zh: "一张纸的宽和高"}},
		}},
	},
	Examples: []string{"paper(4, 2)", "paper((4, 2), (2, 3))", "paper(200, 199)"},
	Theory:   []*game.Theorem{overTheorem, stripTheorem, paperTheorem},
	New: func(a game.Args) (game.Position, error) {
		if a.Form == 0 {
			n := a.Nats()
			return paper{{n[0], n[1]}}, nil
		}
		p := make(paper, len(a.Values))
		for i, v := range a.Values {
			p[i] = sheet(v.([2]*big.Int))
		}
		return p, nil
	},
})

// paper is the sheets on the table.
type paper []sheet

// sheet is a width and a height.
type sheet [2]*big.Int

func (p paper) String() string {
	n := game.Notation{Name: "paper"}
	if len(p) == 1 {
		return n.Heaps(p[0][:]...)
	}
	words := make([]string, len(p))
	for i, s := range p {
		words[i] = "(" + strings.Join([]string{s[0].String(), s[1].String()}, ", ") + ")"
	}
	return n.Write(words...)
}

var (
	cutText   = game.Text{En: "cut %[1]v × %[2]v into %[3]v × %[4]v and %[5]v × %[6]v", Zh: "把 %[1]v × %[2]v 剪成 %[3]v × %[4]v 和 %[5]v × %[6]v"}
	amongText = game.Text{En: "cut sheet %[7]v, %[1]v × %[2]v, into %[3]v × %[4]v and %[5]v × %[6]v", Zh: "把第 %[7]v 张纸 %[1]v × %[2]v 剪成 %[3]v × %[4]v 和 %[5]v × %[6]v"}
)

// cut is the move that cuts one side of a sheet after k.
func (p paper) cut(i, side int, k *big.Int) game.Move {
	s := p[i]
	a, b := s, s
	a[side], b[side] = k, new(big.Int).Sub(s[side], k)
	to := make(paper, 0, len(p)+1)
	to = append(append(append(to, p[:i]...), a, b), p[i+1:]...)
	say := cutText.With(s[0], s[1], a[0], a[1], b[0], b[1])
	if len(p) > 1 {
		say = amongText.With(s[0], s[1], a[0], a[1], b[0], b[1], i+1)
	}
	return game.Move{Say: say, At: []int{i}, To: to}
}

// over reports whether a 1 × 1 lies on the table.
func (p paper) over() bool {
	for _, s := range p {
		if s.unit() {
			return true
		}
	}
	return false
}

// strips reports whether some sheet has a side of 1.
func (p paper) strips() bool {
	for _, s := range p {
		if s.strip() {
			return true
		}
	}
	return false
}

// unit reports whether the sheet is 1 × 1.
func (s sheet) unit() bool { return larger(s[0], s[1]).Cmp(one) == 0 }

// strip reports whether the sheet has a side of 1.
func (s sheet) strip() bool { return smaller(s[0], s[1]).Cmp(one) == 0 }

// Moves lists the cuts sheet by sheet, those of the width before those of the
// height, by where the cut is. Cuts that mirror each other are two.
func (p paper) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		if p.over() {
			return
		}
		for i, s := range p {
			for side, n := range s {
				all := span{one, new(big.Int).Sub(n, one)}
				if !all.each(func(k *big.Int) bool { return yield(p.cut(i, side, k)) }) {
					return
				}
			}
		}
	}
}

var (
	paperSum    = game.Text{En: "paper cannot stand in a sum: a cut that makes a 1 × 1 ends the whole game, not only a part of it; write all sheets into one paper(…)", Zh: "剪纸不能与其他游戏相加：剪出 1 × 1 会结束整局，而不只是其中一部分；请把所有纸写进同一个 paper(…)"}
	paperMisere = game.Text{En: "paper has no misère play: the game ends with a win for whoever cuts out a 1 × 1, not when somebody cannot move", Zh: "剪纸没有反常规则：剪出 1 × 1 的一方获胜，而不是以不能走来定胜负"}
	paperNimber = game.Text{En: "with a side of 1 on the table there is no nimber: the game is won at once, or over", Zh: "有一边为 1 的纸时没有 SG 值：一步即可取胜，或已经结束"}
)

// Alone refuses sums and misère play.
func (p paper) Alone() (sum, misere, nimber game.Phrase) {
	if p.strips() {
		nimber = paperNimber.With()
	}
	return paperSum.With(), paperMisere.With(), nimber
}
