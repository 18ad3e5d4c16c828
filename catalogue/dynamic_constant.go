package catalogue

import (
	"iter"
	"math/big"

	"grundy/game"
)

// Theory: with factor 0 the limit of every move but the first is the constant
// c = max(plus, 0). What the first move leaves is a heap of Bash's game, of nimber
// m mod M for a heap of m, M = c+1 [Bachet 1612]; in misère play it is lost
// exactly when m mod M = 1, and for c = 0, where it allows no move, it is won.
//
// Let r = n mod M. The takes 1, 2, …, limit lead to the nimbers r-1, r-2, …, down
// to 0, then M-1, M-2, … and so on around. So 0 is missing when limit < r. When
// r <= limit < M, those below r are there, and r, which only a take of M would
// reach, is missing. From limit = M on all M of them are there. Thus the nimber is
// 0, r or M. A take t leads to nimber v < M exactly when t mod M = (n-v) mod M.
var (
	constantTheorem = &game.Theorem{
		Claim: game.Text{
			En: "with factor 0 every move but the first takes 1 to c, where c is plus or 0, whichever is larger; with M = c + 1, a heap of m that is left has nimber m mod M, and the whole has, with r = n mod M, nimber 0 when limit < r, nimber M when limit ≥ M, and otherwise r",
			Zh: "factor 为 0 时，除第一步外每步取 1 到 c 个，c 为 plus 与 0 中较大者；令 M = c + 1，走后剩 m 个的堆的 SG 值为 m mod M；记 r = n mod M，整个局面的 SG 值在 limit < r 时为 0，在 limit ≥ M 时为 M，否则为 r",
		},
		Source: "Bachet 1612; proved here",
	}
	constantMisere = &game.Theorem{
		Claim: game.Text{
			En: "with factor 0 every move but the first takes 1 to c, where c is plus or 0, whichever is larger; in misère play a heap of m that is left is lost exactly when m mod (c+1) is 1, and for c = 0, where nothing more may be taken, it is won",
			Zh: "factor 为 0 时，除第一步外每步取 1 到 c 个，c 为 plus 与 0 中较大者；在反常规则下，走后剩 m 个的堆必败当且仅当 m mod (c+1) 为 1；若 c = 0，之后不能再取，面对它的一方获胜",
		},
		Source: "Bachet 1612; proved here",
	}
)

// constant is a position of factor 0.
type constant struct{ dynamic dynamic }

func (p constant) String() string { return p.dynamic.String() }

func (p constant) View() game.View { return p.dynamic.View() }

func (p constant) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		span{one, p.dynamic.limit}.each(func(t *big.Int) bool { return yield(p.take(t)) })
	}
}

func (p constant) take(t *big.Int) game.Move {
	m := p.dynamic.take(t)
	m.To = constant{m.To.(dynamic)}
	return m
}

// modulus is c + 1.
func (p constant) modulus() *big.Int {
	c := p.dynamic.rule.Next(one)
	return c.Add(c, one)
}

// rest is n mod the modulus.
func (p constant) rest() *big.Int { return new(big.Int).Mod(p.dynamic.n, p.modulus()) }

func (p constant) nimber() *big.Int {
	r, m := p.rest(), p.modulus()
	switch {
	case p.dynamic.limit.Cmp(r) < 0:
		return new(big.Int)
	case p.dynamic.limit.Cmp(m) >= 0:
		return m
	}
	return r
}

// Value knows the theorem.
func (p constant) Value() (game.Value, *game.Theorem) {
	return game.Value{Nimber: p.nimber()}, constantTheorem
}

// Tame: with the limit of all later moves it is Bash's game from the start.
func (p constant) Tame() *game.Theorem {
	if next := p.dynamic.rule.Next(one); p.dynamic.limit.Cmp(smaller(next, p.dynamic.n)) != 0 {
		return nil
	}
	return fergusonTheorem
}

// first is the least take to nimber v, whether or not the limit allows it.
func (p constant) first(v *big.Int) *big.Int {
	t := new(big.Int).Sub(p.dynamic.n, v)
	if t.Mod(t, p.modulus()).Sign() == 0 {
		t.Set(p.modulus())
	}
	return t
}

// MovesTo are the takes of one remainder.
func (p constant) MovesTo(v *big.Int) (game.Moves, bool) {
	m, t := p.modulus(), p.first(v)
	if v.Cmp(m) >= 0 || t.Cmp(p.dynamic.limit) > 0 {
		return fewMoves(nil), true
	}
	count := new(big.Int).Sub(p.dynamic.limit, t)
	count.Div(count, m).Add(count, one)
	return game.Moves{Count: count, List: func(yield func(game.Move) bool) {
		for t := t; t.Cmp(p.dynamic.limit) <= 0; t = new(big.Int).Add(t, m) {
			if !yield(p.take(t)) {
				return
			}
		}
	}}, true
}

// lostRest is the remainder of the heaps that are lost after the first move;
// ok is false when none is.
func (p constant) lostRest(c game.Convention) (rest *big.Int, ok bool) {
	if c == game.Normal {
		return new(big.Int), true
	}
	return one, p.modulus().Cmp(one) > 0
}

// Outcome asks whether some take leaves a lost heap. In misère play a limit of 0
// wins at once.
func (p constant) Outcome(c game.Convention) (game.Outcome, *game.Theorem) {
	if c == game.Normal {
		return game.Won(p.nimber().Sign() > 0), constantTheorem
	}
	rest, ok := p.lostRest(c)
	wins := ok && p.first(rest).Cmp(p.dynamic.limit) <= 0
	return game.Won(wins || p.dynamic.limit.Sign() == 0), constantMisere
}

// WinningMoves are the takes that leave a lost heap.
func (p constant) WinningMoves(c game.Convention) (game.Moves, bool) {
	rest, ok := p.lostRest(c)
	if !ok {
		return fewMoves(nil), true
	}
	return p.MovesTo(rest)
}
