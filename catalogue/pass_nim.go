package catalogue

import (
	"context"
	"iter"
	"math/big"
	"slices"

	"grundy/game"
)

// Theory, one pass in all: no formula is known for three heaps and more [Low, Chan
// 2015]; they are searched. While the pass is there, a lone heap of n > 0 has the
// nimber of a heap with a pass of its own, see pass_nim_heaps.go. Two heaps are lost
// exactly when both are empty or they are 2m-1 and 2m: every number stands in one
// such pair, equal heaps are won by the pass, and a < b otherwise by lowering b to
// the partner of a, which is below it. Three heaps with a 1 among them, (1, a, b)
// with a, b >= 1, are lost exactly when a = b, and that is 1 or at least 3: from (1, a,
// a) the pass leaves nim-sum 1, without the 1 the pass wins, and a lowered heap is
// answered in kind, or when it was lowered to 0 or 2 by leaving (1, 2); any other (1,
// a, b), a <= b, has an option that is said to be lost: (1, 2) for a = 2, and
// otherwise (1, a, a). In misère play and for nimbers nothing more is known to us.
var (
	passTwo = &game.Theorem{
		Claim: game.Text{
			En: "while the pass is there, two heaps are lost exactly when both are empty or they are 2m − 1 and 2m, and three heaps 1, a, b, none empty, exactly when a = b and that is not 2",
			Zh: "还能弃权时，两堆必败当且仅当都空，或恰为 2m − 1 与 2m；三个非空堆 1、a、b 必败当且仅当 a = b 且不等于 2",
		},
		Source: "proved here",
	}
	passHeap = &game.Theorem{
		Claim: game.Text{
			En: "a heap of n with a pass of its own has nimber n + 1 when n is odd, and n − 1 when n is even and not 0",
			Zh: "可以单独弃权一次的堆，n 为奇数时 SG 值为 n + 1，n 为非零偶数时为 n − 1",
		},
		Source: "proved here",
	}
)

// PassNim is Nim with a pass.
var PassNim = register(game.Ruleset{
	Name:    "pass_nim",
	Aliases: []string{"nim_with_a_pass", "弃权尼姆", "可弃权的尼姆"},
	Keywords: []string{
		"Nim with a pass", "one pass", "skip a turn", "HackerRank Zero-Move Nim", "one pass per pile", "David Gale",
		"可以跳过一次", "弃权一次", "不取", "每堆可以跳过一次",
	},
	Title: game.Text{En: "Nim with a pass", Zh: "可弃权的尼姆"},
	Rule: game.Text{
		En: "Take any number of stones, at least one, from one heap; or pass, which is allowed once in the whole game, to either player, and not when every heap is empty. passed=True: the pass has been used. With per_heap=True every heap that is not empty has a pass of its own, and used=[…] lists the heaps, from 1, whose pass has been used.",
		Zh: "从一堆中取走任意多个石子，至少一个；或者弃权，整局中双方合计只能弃权一次，且全部取空后不能弃权。passed=True 表示已经用掉。per_heap=True 时每个非空的堆各可弃权一次，used=[…] 列出已用掉的堆（从 1 起编号）。",
	},
	Forms: []game.Form{heapForm},
	Params: []game.Param{
		{Name: "passed", Kind: game.Bool, Default: false, Doc: game.Text{En: "the pass has been used", Zh: "弃权已经用掉"}},
		{Name: "per_heap", Kind: game.Bool, Default: false, Doc: game.Text{En: "one pass for each heap that is not empty", Zh: "每个非空的堆各可弃权一次"}},
		{Name: "used", Kind: game.List, Min: 1, Optional: true, Doc: game.Text{En: "with per_heap, the heaps whose pass has been used", Zh: "per_heap 时已用掉弃权的堆"}},
	},
	Examples: []string{"pass_nim(3, 5, 7)", "pass_nim(1, 2)", "pass_nim(3, 5, 7, per_heap=True)", "pass_nim(3, 5, 7, passed=True)"},
	Theory:   []*game.Theorem{passTwo, passHeap, nimTheorem, misereNimTheorem, fergusonTheorem},
	New: func(a game.Args) (game.Position, error) {
		if a.Bool("per_heap") {
			return newPassHeaps(a)
		}
		if a.List("used") != nil {
			return nil, game.Refuse(game.BadParameter, usedAlone)
		}
		return passNim{a.Nats(), a.Bool("passed")}, nil
	},
})

var usedAlone = game.Text{En: `parameter "used" belongs to per_heap=True; without it write passed=True`, Zh: `参数 "used" 只用于 per_heap=True；否则请写 passed=True`}

// passNim is the heaps, and whether the only pass has been used.
type passNim struct {
	heaps  []*big.Int
	passed bool
}

func (p passNim) String() string {
	n := game.Notation{Name: "pass_nim"}
	if p.passed {
		n = n.With("passed", true)
	}
	return n.Heaps(p.heaps...)
}

var passText = game.Text{En: "pass", Zh: "弃权"}

// stones are the heaps that are not empty.
func (p passNim) stones() []*big.Int {
	return slices.DeleteFunc(slices.Clone(p.heaps), func(n *big.Int) bool { return n.Sign() == 0 })
}

func (p passNim) pass() []game.Move {
	if p.passed || len(p.stones()) == 0 {
		return nil
	}
	return []game.Move{{Say: passText.With(), At: []int{0}, To: passNim{p.heaps, true}}}
}

// leave lowers a heap to n.
func (p passNim) leave(i int, n *big.Int) game.Move {
	m := game.Take(p.heaps[i], new(big.Int).Sub(p.heaps[i], n))
	to := passNim{slices.Clone(p.heaps), p.passed}
	to.heaps[i] = n
	return game.Move{Say: sayTake(m, i, len(p.heaps)), At: []int{i}, To: to}
}

// sayTake words a move in the heap of index i among several.
func sayTake(m game.HeapMove, i, heaps int) game.Phrase {
	if heaps == 1 {
		return m.Words.Alone.With(m.Args...)
	}
	return m.Words.Among.With(append(slices.Clone(m.Args), i+1)...)
}

// Moves lists the pass, then the moves by the heap and the number taken.
func (p passNim) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		for _, m := range p.pass() {
			if !yield(m) {
				return
			}
		}
		for i, n := range p.heaps {
			if !(span{one, n}).each(func(k *big.Int) bool { return yield(p.leave(i, new(big.Int).Sub(n, k))) }) {
				return
			}
		}
	}
}

// Outcome knows Nim, and the pass with few heaps.
func (p passNim) Outcome(c game.Convention) (game.Outcome, *game.Theorem) {
	switch {
	case p.passed && c == game.Misere:
		return boutonOutcome(c, p.heaps), misereNimTheorem
	case p.passed:
		return boutonOutcome(c, p.heaps), nimTheorem
	case c == game.Misere:
		return 0, nil
	}
	s := p.stones()
	slices.SortFunc(s, (*big.Int).Cmp)
	switch {
	case len(s) == 0:
		return game.P, passTwo
	case len(s) == 1:
		return game.N, passTwo
	case len(s) == 2:
		return game.Won(passPartner(s[0]).Cmp(s[1]) != 0), passTwo
	case len(s) == 3 && s[0].Cmp(one) == 0:
		two := s[1].Cmp(big.NewInt(2)) == 0
		return game.Won(two || s[1].Cmp(s[2]) != 0), passTwo
	}
	return 0, nil
}

// passPartner is the other of 2m-1 and 2m, and 0 of 0. It is the nimber of a heap
// with a pass, too.
func passPartner(n *big.Int) *big.Int {
	switch {
	case n.Sign() == 0:
		return n
	case n.Bit(0) == 1:
		return new(big.Int).Add(n, one)
	}
	return new(big.Int).Sub(n, one)
}

// WinningMoves are the pass and moves that leave of a heap 0, 1, 2, the size of
// another heap or its partner; in Nim what makes the nim-sum 0 or 1.
func (p passNim) WinningMoves(c game.Convention) (game.Moves, bool) {
	if _, by := p.Outcome(c); by == nil {
		return game.Moves{}, false
	}
	all := p.pass()
	sum := nimSum(p.heaps)
	for i, n := range p.heaps {
		left := new(big.Int).Xor(n, sum)
		to := []*big.Int{left, new(big.Int).Xor(left, one)}
		if !p.passed {
			to = []*big.Int{new(big.Int), one, big.NewInt(2)}
			for _, m := range p.heaps {
				to = append(to, m, passPartner(m))
			}
		}
		slices.SortFunc(to, func(a, b *big.Int) int { return b.Cmp(a) })
		for _, m := range slices.CompactFunc(to, func(a, b *big.Int) bool { return a.Cmp(b) == 0 }) {
			if m.Cmp(n) < 0 {
				all = append(all, p.leave(i, m))
			}
		}
	}
	return fewMoves(lostOnly(c, all)), true
}

// Value is known in Nim, and of a lone heap.
func (p passNim) Value() (game.Value, *game.Theorem) {
	s := p.stones()
	switch {
	case p.passed || len(s) == 0:
		return game.Value{Nimber: nimSum(s)}, nimTheorem
	case len(s) == 1:
		return game.Value{Nimber: passPartner(s[0])}, passHeap
	}
	return game.Value{}, nil
}

// MovesTo are those of Nim once the pass has been used.
func (p passNim) MovesTo(v *big.Int) (game.Moves, bool) {
	if !p.passed {
		return game.Moves{}, false
	}
	var out []game.Move
	sum := nimSum(p.heaps)
	for i, n := range p.heaps {
		left := new(big.Int).Xor(n, sum)
		if left.Xor(left, v).Cmp(n) < 0 {
			out = append(out, p.leave(i, left))
		}
	}
	return fewMoves(out), true
}

// Search brings no engine, but refuses at once what is too much for a search.
func (p passNim) Search(_ context.Context, b *game.Budget) (func(game.Position) (game.Value, bool), error) {
	return nil, b.Afford(boxed(p.heaps))
}

// Settle is Search for outcomes, in misère play.
func (p passNim) Settle(_ context.Context, _ game.Convention, b *game.Budget) (func(game.Position) (game.Outcome, bool), error) {
	return nil, b.Afford(boxed(p.heaps))
}

// View draws the heaps.
func (p passNim) View() game.View { return game.View{Kind: "heaps", Sizes: p.heaps} }
