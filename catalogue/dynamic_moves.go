package catalogue

import (
	"context"
	"iter"
	"math/big"

	"grundy/engine/takeaway"
	"grundy/game"
)

// dynamicRule is what all positions of one game share.
type dynamicRule struct {
	takeaway.Rule
	sequence *takeaway.Sequence // of the parts
	notation game.Notation
	theorems map[game.Convention]*game.Theorem
}

func newDynamicRule(factor, plus *big.Int, normal, misere *game.Theorem) *dynamicRule {
	r := &dynamicRule{Rule: takeaway.Rule{Factor: factor, Plus: plus}}
	r.sequence = takeaway.NewSequence(r.Rule)
	r.theorems = map[game.Convention]*game.Theorem{game.Normal: normal, game.Misere: misere}
	return r
}

// start makes the position of n and limit among the arguments.
func (r *dynamicRule) start(a game.Args) dynamic {
	n, limit := a.Nats()[0], a.Nat("limit")
	if limit == nil {
		limit = larger(new(big.Int).Sub(n, one), new(big.Int))
	}
	return dynamic{r, n, smaller(limit, n)}
}

// dynamic is a heap of n of which at most limit may be taken, limit <= n.
type dynamic struct {
	rule     *dynamicRule
	n, limit *big.Int
}

func (p dynamic) String() string {
	notation := p.rule.notation
	if first := new(big.Int).Sub(p.n, one); p.limit.Cmp(first) != 0 && p.n.Sign() > 0 {
		notation = notation.With("limit", p.limit)
	}
	return notation.Heaps(p.n)
}

func (p dynamic) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		span{one, p.limit}.each(func(t *big.Int) bool { return yield(p.take(t)) })
	}
}

var takeLimitedText = game.Text{En: "take %[1]v, leaving %[2]v with a limit of %[3]v", Zh: "取 %[1]v 个，剩 %[2]v 个，对方最多取 %[3]v 个"}

func (p dynamic) take(t *big.Int) game.Move {
	left := new(big.Int).Sub(p.n, t)
	to := dynamic{p.rule, left, smaller(p.rule.Next(t), left)}
	say := takeLimitedText.With(t, left, to.limit)
	if left.Sign() == 0 {
		whole := game.Take(p.n, t)
		say = whole.Words.Alone.With(whole.Args...)
	}
	return game.Move{Say: say, At: []int{0}, To: to}
}

// counted are the stones that count: all of them, or in misère play all but the
// last.
func (p dynamic) counted(c game.Convention) *big.Int {
	if c == game.Misere {
		return new(big.Int).Sub(p.n, one)
	}
	return p.n
}

// parts decomposes the stones that count; nil when there are none, and ok =
// false where the theorem is silent. The heap and the limit must not be 0.
func (p dynamic) parts(c game.Convention) (parts decomposition, ok bool) {
	if n := p.counted(c); p.rule.Covers() && n.Sign() > 0 {
		return p.rule.decompose(n)
	}
	return nil, p.rule.Covers()
}

// Outcome compares the limit with the smallest part.
func (p dynamic) Outcome(c game.Convention) (game.Outcome, *game.Theorem) {
	by := p.rule.theorems[c]
	if p.limit.Sign() == 0 && p.rule.Covers() {
		return game.Won(c == game.Misere), by
	}
	parts, ok := p.parts(c)
	if !ok {
		return 0, nil
	}
	return game.Won(parts != nil && p.limit.Cmp(smallest(parts)) >= 0), by
}

// WinningMoves are the tails within the limit that leave a limit below the next
// part.
func (p dynamic) WinningMoves(c game.Convention) (game.Moves, bool) {
	if p.limit.Sign() == 0 {
		return fewMoves(nil), true
	}
	parts, ok := p.parts(c)
	if !ok || parts == nil {
		return fewMoves(nil), ok
	}
	starts := parts.tails(p.rule.Rule, p.limit)
	return game.Moves{Count: big.NewInt(int64(len(starts))), List: func(yield func(game.Move) bool) {
		for _, i := range starts {
			if !yield(p.take(parts.sum(i, parts.count()))) {
				return
			}
		}
	}}, true
}

var (
	manyTerms = game.Text{
		En: "the terms of H up to a heap of %[1]v fill more memory than they may, 64 MiB; smaller heaps or a smaller factor can be answered",
		Zh: "大小为 %[1]v 的堆所需的数列 H 的各项超过内存上限 64 MiB；较小的堆或较小的 factor 可以回答",
	}
	tallHeap = game.Text{
		En: "this needs a table of the heaps up to %[1]v, and a table goes up to %[2]d",
		Zh: "需要大小直到 %[1]v 的堆的表，而表最多到 %[2]d",
	}
)

// tallest is the largest heap for which a table is begun.
const tallest = 1 << 30

// table refuses a heap that no budget brings into reach.
func (p dynamic) table(t game.Text) error {
	if p.n.Cmp(big.NewInt(tallest)) <= 0 {
		return nil
	}
	return game.Refuse(game.Limit, t, game.Short(p.n.String()), tallest)
}

// Search computes the nimbers of all heaps up to this one.
func (p dynamic) Search(ctx context.Context, b *game.Budget) (func(game.Position) (game.Value, bool), error) {
	if err := p.table(tallHeap); err != nil {
		return nil, err
	}
	t, err := takeaway.Nimbers(ctx, p.rule.Rule, p.n, b)
	if err != nil {
		return nil, err
	}
	return func(q game.Position) (game.Value, bool) {
		d, ok := q.(dynamic)
		if !ok || d.rule.notation != p.rule.notation {
			return game.Value{}, false
		}
		v, ok := t.Nimber(d.n, d.limit)
		return game.Value{Nimber: new(big.Int).SetUint64(v)}, ok
	}, nil
}

// Settle finds the winners of all heaps up to this one.
func (p dynamic) Settle(ctx context.Context, c game.Convention, b *game.Budget) (func(game.Position) (game.Outcome, bool), error) {
	why := tallHeap
	if p.rule.Covers() {
		why = manyTerms
	}
	if err := p.table(why); err != nil {
		return nil, err
	}
	o, err := takeaway.Settle(ctx, p.rule.Rule, p.n, c, b)
	if err != nil {
		return nil, err
	}
	return func(q game.Position) (game.Outcome, bool) {
		d, ok := q.(dynamic)
		if !ok || d.rule.notation != p.rule.notation {
			return 0, false
		}
		return o.Outcome(d.n, d.limit)
	}, nil
}

// View draws the heap.
func (p dynamic) View() game.View { return game.View{Kind: "heaps", Sizes: []*big.Int{p.n}} }
