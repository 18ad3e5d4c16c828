package catalogue

import (
	"context"
	"iter"
	"math/big"
	"sync/atomic"

	"grundy/game"
)

// turningAtMost is the rule by which a move turns up to most coins.
func turningAtMost(most *big.Int) coinRule {
	switch {
	case most.Cmp(one) == 0:
		return alone{}
	case most.Cmp(two) == 0:
		return turtles{}
	case most.Cmp(three) == 0:
		return mockTurtles{}
	}
	return newMoebius(most)
}

// alone turns one coin.
type alone struct{}

func (alone) turns(*big.Int) iter.Seq[[]*big.Int] { return chain() }

func (alone) nimber(*big.Int) (*big.Int, *game.Theorem) { return one, aloneTheorem }

func (alone) turnsTo(_, w *big.Int) turnSets {
	if w.Sign() == 0 {
		return fewSets(nil)
	}
	return fewSets()
}

// moebius turns four coins or more. The table is empty until it is filled.
type moebius struct {
	most  *big.Int
	table *atomic.Pointer[lexicode]
}

func newMoebius(most *big.Int) moebius { return moebius{most, new(atomic.Pointer[lexicode])} }

// free reports whether any coins may be turned with coin n.
func (r moebius) free(n *big.Int) bool { return n.Cmp(r.most) <= 0 }

// mostFree bounds the coins that may be turned freely, by the digits of the nimber.
const mostFree = 1 << 18

var freeText = game.Text{
	En: "the nimber of the head at %[1]s is 2 to the power of the coins to its left, and is computed for coins up to %[2]d",
	Zh: "第 %[1]s 枚正面的 SG 值是 2 的幂，指数为其左边的硬币数；只算到第 %[2]d 枚",
}

// filled computes a new table, whatever there is, so that it always costs the same.
func (r moebius) filled(ctx context.Context, n *big.Int, b *game.Budget) (coinRule, error) {
	to := newMoebius(r.most)
	if r.free(n) {
		if n.Cmp(big.NewInt(mostFree)) > 0 {
			return nil, game.Refuse(game.Limit, freeText, game.Short(n.String()), mostFree)
		}
		return to, nil
	}
	if err := affordLexicode(r.most, n, b); err != nil {
		return nil, err
	}
	t, err := newLexicode(ctx, int(r.most.Int64()), int(n.Int64()), b)
	if err != nil {
		return nil, err
	}
	to.table.Store(t)
	return to, nil
}

func (r moebius) share(from coinRule) {
	t, mine := from.(moebius).table.Load(), r.table.Load()
	if t != nil && (mine == nil || len(mine.values) < len(t.values)) {
		r.table.Store(t)
	}
}

func (r moebius) turns(n *big.Int) iter.Seq[[]*big.Int] {
	return func(yield func([]*big.Int) bool) {
		most := smaller(r.most, n)
		for size := 0; most.Cmp(big.NewInt(int64(size))) > 0; size++ {
			if !setsOf(size, one, n, nil, yield) {
				return
			}
		}
	}
}

// setsOf lists the sets of so many coins from lo to below n, in order, each behind
// the coins before; it is false when yield wants no more.
func setsOf(size int, lo, n *big.Int, before []*big.Int, yield func([]*big.Int) bool) bool {
	if size == 0 {
		return yield(append([]*big.Int(nil), before...))
	}
	return span{lo, new(big.Int).Sub(n, big.NewInt(int64(size)))}.each(func(a *big.Int) bool {
		return setsOf(size-1, new(big.Int).Add(a, one), n, append(before, a), yield)
	})
}

func (r moebius) nimber(n *big.Int) (*big.Int, *game.Theorem) {
	if r.free(n) {
		if n.Cmp(big.NewInt(mostFree)) > 0 {
			return nil, nil
		}
		return new(big.Int).Lsh(one, uint(n.Int64()-1)), freeTheorem
	}
	t := r.table.Load()
	if t == nil || n.Cmp(big.NewInt(int64(len(t.values)))) > 0 {
		return nil, nil
	}
	return new(big.Int).SetUint64(t.values[n.Int64()-1]), nil
}

func (r moebius) turnsTo(n, w *big.Int) turnSets {
	if !r.free(n) {
		return r.table.Load().turnsTo(int(n.Int64()), w)
	}
	if w.BitLen() >= int(n.Int64()) {
		return fewSets()
	}
	var set []*big.Int
	for i := range w.BitLen() {
		if w.Bit(i) == 1 {
			set = append(set, big.NewInt(int64(i+1)))
		}
	}
	return fewSets(set)
}

func (r moebius) steps(n *big.Int) int64 {
	if r.free(n) {
		return int64(n.BitLen())
	}
	return r.table.Load().steps(int(n.Int64()))
}
