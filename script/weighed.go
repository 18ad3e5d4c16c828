package script

import (
	"math/big"

	"grundy/game"
)

// Weighed is a sum with its weight: the number of values in it, and at least
// one for each component. The limit on heaps is a limit on the weight, so that
// 1000000000*nim(1) is refused before it is written out.
type Weighed struct {
	Sum    game.Sum
	Weight int
}

var (
	heapsText = game.Text{En: "this holds more than %d heaps or cells, the limit", Zh: "堆或格子的总数超过上限 %d"}
	timesText = game.Text{En: "a component can be repeated 0 or more times, not %s", Zh: "子游戏的重复次数不能是 %s"}
)

// TooMany refuses a position of more heaps than the limit.
func (l Limits) TooMany() *game.Error { return game.Refuse(game.Limit, heapsText, l.Heaps) }

// Plus adds v behind w. It may write into the spare capacity of w.Sum.
func (w Weighed) Plus(v Weighed, l Limits) (Weighed, error) {
	if w.Weight+v.Weight > l.Heaps {
		return Weighed{}, l.TooMany()
	}
	return Weighed{append(w.Sum, v.Sum...), w.Weight + v.Weight}, nil
}

// Times repeats w.
func (w Weighed) Times(n *big.Int, l Limits) (Weighed, error) {
	switch {
	case n.Sign() < 0:
		return Weighed{}, game.Refuse(game.BadParameter, timesText, game.Short(n.String()))
	case n.Sign() == 0 || len(w.Sum) == 0:
		return Weighed{}, nil
	case n.Cmp(big.NewInt(int64(l.Heaps/w.Weight))) > 0:
		return Weighed{}, l.TooMany()
	}
	times := int(n.Int64())
	out := Weighed{make(game.Sum, 0, times*len(w.Sum)), times * w.Weight}
	for range times {
		out.Sum = append(out.Sum, w.Sum...)
	}
	return out, nil
}
