package catalogue

import (
	"math/big"
	"strings"

	"grundy/game"
)

// squares are a list of squares as a figure of a phrase.
type squares []kingWalk

var orText = game.Text{En: " or ", Zh: " 或 "}

// In writes (1, 2) or (2, 1).
func (s squares) In(l game.Lang) string {
	words := make([]string, len(s))
	for i, p := range s {
		words[i] = "(" + p[0].String() + ", " + p[1].String() + ")"
	}
	return strings.Join(words, orText.In(l))
}

var (
	kingWins = game.Text{
		En: "%[1]v is not a pair of odd numbers: the step to %[2]v makes both odd, and wins.",
		Zh: "%[1]v 不是两个奇数：走到 %[2]v 使两者都成为奇数，即可取胜。",
	}
	kingLoses = game.Text{
		En: "%[1]v is a pair of odd numbers: any step makes one of them even, or both, and the answer makes both odd again.",
		Zh: "%[1]v 是两个奇数：任何一步都会使其中一个或两个变成偶数，对方再走一步又使两者都是奇数。",
	}
	kingPath = game.Text{
		En: "%[1]v is a pair of odd numbers on the edge: the only step leads to %[2]v, and the answer to %[3]v, where both are odd again.",
		Zh: "%[1]v 是边上的两个奇数：只能走到 %[2]v，对方再走到 %[3]v，两者又都是奇数。",
	}
	kingHome = game.Text{En: "From (1, 1) there is no step.", Zh: "在 (1, 1) 处不能走。"}

	kingEdge = map[game.Outcome]game.Text{
		game.N: {
			En: "%[1]v is on the edge, with a single path to the corner. It has %[2]v steps, an even number: after the first, to %[3]v, the opponent has to take the last, and loses.",
			Zh: "%[1]v 在边上，通往角落只有一条路，共 %[2]v 步，是偶数：先手走第一步到 %[3]v，而最后一步只能由对方来走，对方因此输。",
		},
		game.P: {
			En: "%[1]v is on the edge, with a single path to the corner. The number of its steps, %[2]v, is odd: the mover has to take the first, to %[3]v, and the last, and loses.",
			Zh: "%[1]v 在边上，通往角落只有一条路，步数为 %[2]v，是奇数：从走到 %[3]v 的第一步起轮流走，最后一步也只能由先手来走，先手因此输。",
		},
	}
	kingToOdd  = game.Text{En: "The step from %[1]v to %[2]v wins: it leaves two odd numbers from 3 on, which are lost in misère play.", Zh: "从 %[1]v 走到 %[2]v 获胜：留下两个不小于 3 的奇数，在反常规则下必败。"}
	kingToEdge = game.Text{En: "From %[1]v a step to %[2]v wins: on the edge an even number is lost in misère play, as whoever moves from there has to take the last step of the path too.", Zh: "从 %[1]v 走到 %[2]v 获胜：边上的偶数格在反常规则下必败，因为从那里起步的一方也要走这条路的最后一步。"}
	kingFar    = game.Text{
		En: "%[1]v is a pair of odd numbers from 3 on: no step makes both odd again or reaches the edge, and from every square that it reaches the answer leads to a lost one.",
		Zh: "%[1]v 是两个不小于 3 的奇数：走一步既不能使两者仍为奇数，也到不了边上，而从到达的格对方总能走到必败格。",
	}
)

// Reason goes by parity and names the winning steps.
func (p kingWalk) Reason(c game.Convention) []game.Step {
	_, by := p.Outcome(c)
	steps, here := says(by.Claim), squares{p}
	won, all := p.steps(c)
	far := larger(p[0], p[1])
	switch {
	case far.Cmp(one) == 0:
		return append(steps, game.Say(kingHome), game.Say(stuckText[c]))
	case p.near(1) && c == game.Misere:
		edge := kingEdge[game.Won(len(won) > 0)]
		return append(steps, game.Say(edge, here, new(big.Int).Sub(far, one), all[:1]))
	case p.near(1) && len(won) == 0:
		_, next := all[0].steps(c)
		return append(steps, game.Say(kingPath, here, all[:1], next[:1]))
	case len(won) == 0 && c == game.Normal:
		return append(steps, game.Say(kingLoses, here))
	case len(won) == 0:
		return append(steps, game.Say(kingFar, here))
	case c == game.Normal:
		return append(steps, game.Say(kingWins, here, won))
	case won[0].near(1):
		return append(steps, game.Say(kingToEdge, here, won))
	}
	return append(steps, game.Say(kingToOdd, here, won))
}

// steps are the squares of the winning steps, and of all.
func (p kingWalk) steps(c game.Convention) (won, all squares) {
	for m := range p.Moves() {
		q := m.To.(kingWalk)
		if o, _ := q.Outcome(c); o == game.P {
			won = append(won, q)
		}
		all = append(all, q)
	}
	return won, all
}
