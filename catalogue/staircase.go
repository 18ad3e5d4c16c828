package catalogue

import (
	"iter"
	"math/big"

	"grundy/game"
)

// Theory: the nimber is the nim-sum of the coins on steps 1, 3, 5, …. By
// induction: a move of k coins changes one odd step, lowering it by k or raising
// it by k, so that the nim-sum changes; and as in Nim each smaller nimber is
// reached by lowering some odd step.
//
// In misère play the outcome is that of misère Nim with the odd steps for heaps.
// The moves that lower an odd step are those of Nim [Bouton 1901], so this needs
// two more facts. A move that raises an odd step leaves no lost position from a
// lost one: with the nim-sum 0 the nim-sum changes and a step of two or more
// stays; with all steps at most one and the nim-sum 1 either all stay so and the
// nim-sum is 0, or only the raised one has two or more, and the nim-sum is not
// 0. And where the odd steps are empty, which misère Nim calls won, and a coin
// lies on an even step, one coin moved down leaves a single one on an odd step.
var (
	staircaseTheorem = &game.Theorem{
		Claim: game.Text{
			En: "the nimber is the nim-sum of the numbers of coins on the odd steps 1, 3, 5, …; what lies on the even steps does not matter",
			Zh: "SG 值等于奇数级台阶（第 1、3、5、… 级）上棋子数的异或和；偶数级上的棋子无关紧要",
		},
		Source: "proved here",
	}
	staircaseMisere = &game.Theorem{
		Claim: game.Text{
			En: "in misère play the mover loses exactly when an odd step has two coins or more and the nim-sum of the odd steps is 0, or none has and it is 1",
			Zh: "反常规则下，先手必败当且仅当：有某个奇数级台阶不少于 2 枚棋子且奇数级的异或和为 0，或每个奇数级至多 1 枚且异或和为 1",
		},
		Source: "proved here",
	}
)

// Staircase is Staircase Nim.
var Staircase = register(game.Ruleset{
	Name:    "staircase",
	Aliases: []string{"staircase_nim", "阶梯博弈", "阶梯尼姆"},
	Keywords: []string{
		"Staircase Nim", "stair Nim", "move the coins", "odd steps", "阶梯Nim", "台阶", "楼梯", "奇数级台阶",
	},
	Title: game.Text{En: "Staircase Nim", Zh: "阶梯博弈"},
	Rule: game.Text{
		En: "Coins lie on the steps of a staircase, numbered from 1. Move any number of coins, at least one, from one step to the next lower; from step 1 they go to the ground, where they stay. The values are the coins on steps 1, 2, 3, …; with ground=True the first value is the ground.",
		Zh: "台阶从 1 起编号，上面放着棋子。每次把某一级上的至少一枚棋子移到下一级；第 1 级的棋子移到地面，之后不再动。各值依次是第 1、2、3、… 级的棋子数；ground=True 时第一个值是地面上的棋子数。",
	},
	Forms: []game.Form{{
		Repeat: true,
		Values: []game.Param{{Name: "n", Kind: game.Nat, Doc: game.Text{En: "coins on a step", Zh: "一级台阶上的棋子数"}}},
	}},
	Params: []game.Param{{
		Name: "ground", Kind: game.Bool, Default: false,
		Doc: game.Text{En: "the first value is the ground", Zh: "第一个值表示地面"},
	}},
	Examples: []string{"staircase(2, 1, 3, 2, 4)", "staircase(2, 1, 3, 2, 4, ground=True)"},
	Theory:   []*game.Theorem{staircaseTheorem, staircaseMisere},
	New: func(a game.Args) (game.Position, error) {
		n := a.Nats()
		if !a.Bool("ground") {
			return staircase{nil, n}, nil
		}
		if len(n) == 0 {
			n = append(n, new(big.Int))
		}
		return staircase{n[0], n[1:]}, nil
	},
})

// staircase is the coins on steps 1, 2, …, and those on the ground, nil where
// they are not told.
type staircase struct {
	ground *big.Int
	steps  stairs
}

// all are the values as written.
func (p staircase) all() []*big.Int {
	if p.ground == nil {
		return p.steps
	}
	return append([]*big.Int{p.ground}, p.steps...)
}

func (p staircase) String() string {
	n := game.Notation{Name: "staircase"}
	if p.ground != nil {
		n = n.With("ground", true)
	}
	return n.Heaps(p.all()...)
}

var (
	stepDown   = game.Text{En: "move %[1]v from step %[2]v to step %[3]v", Zh: "把 %[1]v 枚从第 %[2]v 级移到第 %[3]v 级"}
	groundDown = game.Text{En: "move %[1]v from step 1 to the ground", Zh: "把 %[1]v 枚从第 1 级移到地面"}
)

// down moves k coins from the step of index i.
func (p staircase) down(i int, k *big.Int) game.Move {
	to := staircase{p.ground, p.steps.down(i, k)}
	m := game.Move{Say: stepDown.With(k, i+1, i), At: []int{i}}
	if i == 0 {
		m.Say = groundDown.With(k)
	}
	if p.ground != nil {
		m.At[0]++
		if i == 0 {
			to.ground = new(big.Int).Add(p.ground, k)
		}
	}
	m.To = to
	return m
}

// Moves lists the moves by the step and the number of coins.
func (p staircase) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		for i, n := range p.steps {
			if !(span{one, n}).each(func(k *big.Int) bool { return yield(p.down(i, k)) }) {
				return
			}
		}
	}
}

// Value is the nim-sum of the odd steps.
func (p staircase) Value() (game.Value, *game.Theorem) {
	return game.Value{Nimber: p.steps.nimSum()}, staircaseTheorem
}

// MovesTo are at most one from each step.
func (p staircase) MovesTo(v *big.Int) (game.Moves, bool) { return fewMoves(p.movesTo(v)), true }

func (p staircase) movesTo(targets ...*big.Int) []game.Move {
	var out []game.Move
	for i := range p.steps {
		for _, v := range targets {
			if k := p.steps.reach(i, v); k != nil {
				out = append(out, p.down(i, k))
			}
		}
	}
	return out
}

// Outcome knows misère play.
func (p staircase) Outcome(c game.Convention) (game.Outcome, *game.Theorem) {
	if c == game.Normal {
		return 0, nil
	}
	return boutonOutcome(c, p.steps.odd()), staircaseMisere
}

// WinningMoves in misère play are among those to a nim-sum of 0 or 1.
func (p staircase) WinningMoves(c game.Convention) (game.Moves, bool) {
	if c == game.Normal {
		return game.Moves{}, false
	}
	return fewMoves(lostOnly(c, p.movesTo(new(big.Int), one))), true
}

var (
	staircaseSays = game.Text{
		En: "only steps 1, 3, 5, … count, since the opponent can move on at once what comes down from an even step: the nimber is the nim-sum of the odd steps",
		Zh: "只有第 1、3、5、… 级起作用，因为从偶数级移下来的棋子，对方可以立刻接着往下移：SG 值是各奇数级的异或和",
	}
	stepLabel = game.Text{En: "step %d", Zh: "第 %d 级"}
)

// ValueReason shows the odd steps as heaps.
func (p staircase) ValueReason() []game.Step {
	fig := columns(p.steps.odd(), func(i int) game.Phrase { return stepLabel.With(2*i + 1) })
	return []game.Step{{Phrase: staircaseSays.With(), Figure: fig}}
}

// View draws the steps, after the ground.
func (p staircase) View() game.View { return game.View{Kind: "heaps", Sizes: p.all()} }

// StaircaseNimber is the nimber of the coins on steps 1, 2, … on machine words.
func StaircaseNimber(steps []uint64) uint64 {
	sum := uint64(0)
	for i := 0; i < len(steps); i += 2 {
		sum ^= steps[i]
	}
	return sum
}
