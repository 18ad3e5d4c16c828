package catalogue

import (
	"math/big"
	"slices"

	"grundy/engine/heap"
	"grundy/engine/heap/code"
	"grundy/game"
)

// takeOneTo finds the moves to nimber v of a code that leaves at most one heap: of
// one that ends by trying all its digits, of one whose nimbers grow by a saltus by
// the few heaps that have the nimber.
func (r *octal) takeOneTo(n, v *big.Int) (game.HeapMoves, bool) {
	if r.theorem != nil { // a heap has its size for its nimber
		if v.Cmp(n) >= 0 {
			return game.NoHeapMoves, true
		}
		return game.OneHeapMove(game.Take(n, new(big.Int).Sub(n, v))), true
	}
	q := r.reached(n)
	_, ends := r.code.Last()
	switch {
	case q == nil:
		return game.HeapMoves{}, false
	case ends:
		return r.tryAll(q, n, v), true
	case q.Law == nil || q.Law.Saltus == 0:
		return game.HeapMoves{}, false
	}
	var found []game.HeapMove
	for _, h := range heapsOf(q, v) {
		k := new(big.Int).Sub(n, h)
		if k.Sign() > 0 && r.leaves(k, h.Sign()) {
			found = append(found, game.Take(n, k))
		}
	}
	return game.HeapMoves{Count: big.NewInt(int64(len(found))), List: slices.Values(found)}, true
}

// tryAll tries every number of stones.
func (r *octal) tryAll(q *heap.CodeSequence, n, v *big.Int) game.HeapMoves {
	var found []game.HeapMove
	for t, left := range r.taken(n) {
		if g, _, ok := q.At(left); ok && g.Cmp(v) == 0 && r.code.Digit(t).Parts(left.Sign()) != code.Never {
			found = append(found, game.Take(n, big.NewInt(int64(t))))
		}
	}
	return game.HeapMoves{Count: big.NewInt(int64(len(found))), List: slices.Values(found)}
}

// leaves reports whether taking k may leave the given number of heaps, 0 or 1.
func (r *octal) leaves(k *big.Int, heaps int) bool {
	from, length := r.code.Repeat()
	t := new(big.Int).Set(k)
	if end := big.NewInt(int64(from)); t.Cmp(end) >= 0 {
		t.Sub(t, end).Mod(t, big.NewInt(int64(length))).Add(t, end)
	}
	return r.code.Digit(int(t.Int64())).Parts(heaps) != code.Never
}

// heapsOf are the heaps of nimber v under a law with a saltus, the largest first,
// as the fewest stones are taken to leave them.
func heapsOf(q *heap.CodeSequence, v *big.Int) []*big.Int {
	var out []*big.Int
	e, p, s := q.Law.Preperiod, big.NewInt(int64(q.Law.Length)), big.NewInt(int64(q.Law.Saltus))
	for h, g := range q.Values {
		more := new(big.Int).Sub(v, big.NewInt(int64(g)))
		k, rest := new(big.Int).DivMod(more, s, new(big.Int))
		if more.Sign() == 0 || h >= e && more.Sign() > 0 && rest.Sign() == 0 {
			k.Mul(k, p)
			out = append(out, k.Add(k, big.NewInt(int64(h))))
		}
	}
	slices.SortFunc(out, func(a, b *big.Int) int { return b.Cmp(a) })
	return out
}
