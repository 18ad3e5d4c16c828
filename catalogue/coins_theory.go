package catalogue

import (
	"context"
	"math/big"

	"grundy/game"
)

// tabledCoins is a rule whose nimbers come from a table, which it has none of at
// first.
type tabledCoins interface {
	// filled is the same rule with a new table for the coins up to n.
	filled(ctx context.Context, n *big.Int, b *game.Budget) (coinRule, error)
	// share takes over the table of a rule that is the same.
	share(coinRule)
}

// slowCoins is a rule that tries sets one by one to list those of turnsTo.
type slowCoins interface {
	// steps is how many, for coin n.
	steps(n *big.Int) int64
}

func stepsOf(r coinRule, n *big.Int) int64 {
	if s, ok := r.(slowCoins); ok {
		return s.steps(n)
	}
	return 0
}

// last is the rightmost head, or coin 1 where there is none.
func (p coins) last() *big.Int {
	if len(p.heads) == 0 {
		return one
	}
	return p.heads[len(p.heads)-1]
}

// sum is the nim-sum of the heads, nil where it is not known.
func (p coins) sum() *big.Int {
	if g, _ := p.rule.nimber(p.last()); g == nil {
		return nil
	}
	sum := new(big.Int)
	for _, n := range p.heads {
		g, _ := p.rule.nimber(n)
		sum.Xor(sum, g)
	}
	return sum
}

// Value is the nim-sum of the heads, by the theorem of the rightmost.
func (p coins) Value() (game.Value, *game.Theorem) {
	_, by := p.rule.nimber(p.last())
	if by == nil {
		return game.Value{}, nil
	}
	return game.Value{Nimber: p.sum()}, by
}

// Search fills the table of a rule that has one.
func (p coins) Search(ctx context.Context, b *game.Budget) (func(game.Position) (game.Value, bool), error) {
	t, ok := p.rule.(tabledCoins)
	if !ok {
		return nil, nil
	}
	rule, err := t.filled(ctx, p.last(), b)
	if err != nil {
		return nil, err
	}
	return func(x game.Position) (game.Value, bool) {
		q, ok := x.(coins)
		if !ok || q.notation != p.notation {
			return game.Value{}, false
		}
		q.rule.(tabledCoins).share(rule)
		sum := q.sum()
		return game.Value{Nimber: sum}, sum != nil
	}, nil
}

// mostSteps bounds the sets that are tried to count moves.
const mostSteps = 1 << 25

var manyStepsText = game.Text{
	En: "counting the moves takes %[1]d steps, and more than %[2]d are not taken",
	Zh: "数清这些走法需要 %[1]d 步，超过 %[2]d 步时不去数",
}

// MovesTo asks the rule about each head: what is turned with it has to make up for
// it and for the difference.
func (p coins) MovesTo(v *big.Int) (game.Moves, bool) {
	change := p.sum()
	if change == nil {
		return game.Moves{}, false
	}
	change.Xor(change, v)
	ms := game.Moves{Count: new(big.Int)}
	steps := int64(0)
	for _, n := range p.heads {
		steps += stepsOf(p.rule, n)
	}
	if steps > mostSteps {
		ms.Count, ms.Why = nil, manyStepsText.With(steps, mostSteps)
	}
	sets := make([]turnSets, len(p.heads))
	for i, n := range p.heads {
		g, _ := p.rule.nimber(n)
		sets[i] = p.rule.turnsTo(n, new(big.Int).Xor(g, change))
		if !sets[i].why.IsZero() {
			ms.Count, ms.Why = nil, sets[i].why
		}
		if ms.Count != nil {
			ms.Count.Add(ms.Count, sets[i].counted())
		}
	}
	ms.List = func(yield func(game.Move) bool) {
		for i := range sets {
			for set := range sets[i].list {
				if !yield(p.turn(i, set)) {
					return
				}
			}
		}
	}
	return ms, true
}
