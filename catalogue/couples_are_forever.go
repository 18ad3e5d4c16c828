package catalogue

import (
	"context"
	"iter"
	"math/big"

	"grundy/engine/heap/code"
	"grundy/game"
)

// Theory: a heap of n stones here is a heap of n-1 in Officers, 0.6. Splitting n
// into a and b leaves a-1 and b-1 stones there, one less than n-1 in all: two
// heaps, one when a or b is 1, and never none, since 2 is not split. Of Officers
// no period is known, so of this game neither.
var couplesTheorem = &game.Theorem{
	Claim: game.Text{
		En: "a heap of n acts as a heap of n−1 in Officers, the take-and-break game 0.6: take one stone from each heap in mind",
		Zh: "大小为 n 的堆相当于 Officers（取走拆分游戏 0.6）中大小为 n−1 的堆：设想每堆各去掉一个石子即可",
	},
	Source: "proved here",
}

// Couples is Couples-Are-Forever.
var Couples = register(game.Ruleset{
	Name:     "couples_are_forever",
	Aliases:  []string{"couples", "永远成双"},
	Keywords: []string{"Couples-Are-Forever", "Couples are Forever", "成双成对"},
	Title:    game.Text{En: "Couples-Are-Forever", Zh: "Couples-Are-Forever（永远成双）"},
	Rule: game.Text{
		En: "Split a heap into two; a heap of two is never split.",
		Zh: "把一堆分成两堆；两个石子的堆不能再分。",
	},
	Forms:    []game.Form{heapForm},
	Examples: []string{"couples_are_forever(12)", "couples_are_forever(5, 21)"},
	Theory:   []*game.Theorem{couplesTheorem},
	New: func(a game.Args) (game.Position, error) {
		rule := couples{newOctal(mustCode("0.6"))}
		return game.Heaps{Rule: rule, Notation: game.Notation{Name: "couples_are_forever"}, Sizes: a.Nats()}, nil
	},
})

type couples struct{ officers *octal }

func (couples) Take(n *big.Int) iter.Seq[game.HeapMove] {
	return func(yield func(game.HeapMove) bool) {
		if n.Cmp(big.NewInt(2)) > 0 {
			leave(n, 2, code.Always, func(parts []*big.Int) bool { return yield(breakInto(n, 0, parts)) })
		}
	}
}

// officer is the heap of Officers that a heap acts as; no stone acts as none.
func officer(n *big.Int) *big.Int {
	if n.Sign() == 0 {
		return n
	}
	return new(big.Int).Sub(n, one)
}

// Values asks the engine for Officers.
func (r couples) Values(ctx context.Context, sizes []*big.Int, b *game.Budget) (func(*big.Int) (game.Value, bool), error) {
	value, err := r.officers.Values(ctx, []*big.Int{officer(largest(sizes))}, b)
	if err != nil {
		return nil, err
	}
	return func(n *big.Int) (game.Value, bool) { return value(officer(n)) }, nil
}

var couplesHeap = game.Text{
	En: "a heap of %[1]v acts as a heap of %[2]v in Officers, of nimber %[3]v",
	Zh: "大小为 %[1]v 的堆相当于 Officers 中大小为 %[2]v 的堆，SG 值为 %[3]v",
}

// Reason names the heaps of Officers.
func (r couples) Reason(sizes []*big.Int) []game.Step {
	steps := says(couplesTheorem.Claim)
	q := r.officers.reached(officer(largest(sizes)))
	if q == nil {
		return steps
	}
	for _, n := range distinct(sizes) {
		v, _, _ := q.At(officer(n))
		steps = append(steps, game.Say(couplesHeap, n, officer(n), v))
	}
	return steps
}
