package catalogue

import (
	"iter"
	"math"
	"math/big"

	"grundy/engine/heap/code"
	"grundy/game"
)

var (
	splitInTwo = game.HeapWords{
		Alone: game.Text{En: "split into %[1]v and %[2]v", Zh: "分成 %[1]v 和 %[2]v 两堆"},
		Among: game.Text{En: "split heap %[3]v into %[1]v and %[2]v", Zh: "把第 %[3]v 堆分成 %[1]v 和 %[2]v 两堆"},
	}
	takeLeaveTwo = game.HeapWords{
		Alone: game.Text{En: "take %[1]v, leaving %[2]v and %[3]v", Zh: "取 %[1]v 个，剩 %[2]v 和 %[3]v 两堆"},
		Among: game.Text{En: "take %[1]v from heap %[4]v, leaving %[2]v and %[3]v", Zh: "从第 %[4]v 堆取 %[1]v 个，剩 %[2]v 和 %[3]v 两堆"},
	}
	splitInMany = game.HeapWords{
		Alone: game.Text{En: "split into heaps of %[1]v", Zh: "分成大小为 %[1]v 的几堆"},
		Among: game.Text{En: "split heap %[2]v into heaps of %[1]v", Zh: "把第 %[2]v 堆分成大小为 %[1]v 的几堆"},
	}
	takeLeaveMany = game.HeapWords{
		Alone: game.Text{En: "take %[1]v, leaving heaps of %[2]v", Zh: "取 %[1]v 个，剩大小为 %[2]v 的几堆"},
		Among: game.Text{En: "take %[1]v from heap %[3]v, leaving heaps of %[2]v", Zh: "从第 %[3]v 堆取 %[1]v 个，剩大小为 %[2]v 的几堆"},
	}
)

// breakInto is the move that takes t from a heap of n and leaves the given heaps.
func breakInto(n *big.Int, t int, left []*big.Int) game.HeapMove {
	taken := big.NewInt(int64(t))
	switch {
	case len(left) < 2:
		return game.Take(n, taken)
	case len(left) == 2 && t == 0:
		return game.HeapMove{Words: splitInTwo, Args: []any{left[0], left[1]}, Left: left}
	case len(left) == 2:
		return game.HeapMove{Words: takeLeaveTwo, Args: []any{taken, left[0], left[1]}, Left: left}
	case t == 0:
		return game.HeapMove{Words: splitInMany, Args: []any{game.Numbers(left)}, Left: left}
	}
	return game.HeapMove{Words: takeLeaveMany, Args: []any{taken, game.Numbers(left)}, Left: left}
}

// Take lists the moves by the number of stones taken, then of heaps left, then by
// those heaps, the least first.
func (r *octal) Take(n *big.Int) iter.Seq[game.HeapMove] {
	return func(yield func(game.HeapMove) bool) {
		for t, left := range r.taken(n) {
			d := r.code.Digit(t)
			for j := 0; j <= mostHeapsLeft(d, left); j++ {
				if !leave(left, j, d.Parts(j), func(parts []*big.Int) bool { return yield(breakInto(n, t, parts)) }) {
					return
				}
			}
		}
	}
}

// taken are the numbers of stones that may be taken from a heap of n at all, and
// what each leaves.
func (r *octal) taken(n *big.Int) iter.Seq2[int, *big.Int] {
	return func(yield func(int, *big.Int) bool) {
		last, ends := r.code.Last()
		if !ends {
			last = math.MaxInt
		}
		if n.IsInt64() {
			last = int(min(int64(last), n.Int64()))
		}
		for t := 0; t <= last && t >= 0; t++ {
			if r.code.Digit(t).IsZero() {
				continue
			}
			if !yield(t, new(big.Int).Sub(n, big.NewInt(int64(t)))) {
				return
			}
		}
	}
}

// mostHeapsLeft is the most heaps that a digit allows of so many stones.
func mostHeapsLeft(d code.Digit, left *big.Int) int {
	most, bounded := d.Most()
	if !bounded {
		most = math.MaxInt - 1
	}
	if left.IsInt64() {
		most = int(min(int64(most), left.Int64()))
	}
	return most
}

// leave calls yield for every way to leave some stones as j heaps under a
// condition, each once, as long as it asks for more.
func leave(left *big.Int, j int, c code.Condition, yield func([]*big.Int) bool) bool {
	switch {
	case c == code.Never || (j == 0) != (left.Sign() == 0):
		return true
	case j == 0:
		return yield(nil)
	case c == code.Equal:
		part, rest := new(big.Int).DivMod(left, big.NewInt(int64(j)), new(big.Int))
		if rest.Sign() != 0 || part.Sign() == 0 {
			return true
		}
		parts := make([]*big.Int, j)
		for i := range parts {
			parts[i] = part
		}
		return yield(parts)
	}
	w := ways{j: j, condition: c, yield: yield}
	return w.choose(left, one)
}

// ways goes through the ways to leave j heaps, of which some are chosen.
type ways struct {
	j         int
	condition code.Condition
	chosen    []*big.Int
	yield     func([]*big.Int) bool
}

// choose chooses the next heap, at least of the given size.
func (w *ways) choose(left, least *big.Int) bool {
	k := int64(w.j - len(w.chosen))
	if k == 1 {
		if left.Cmp(least) < 0 || w.condition == code.Mixed && w.j > 1 && left.Cmp(w.chosen[0]) == 0 {
			return true
		}
		parts := append(w.chosen[:len(w.chosen):len(w.chosen)], left)
		return w.yield(parts)
	}
	for a := least; w.fits(a, left, k); a = new(big.Int).Add(a, one) {
		next := a
		if w.condition == code.Differ {
			next = new(big.Int).Add(a, one)
		}
		w.chosen = append(w.chosen, a)
		more := w.choose(new(big.Int).Sub(left, a), next)
		w.chosen = w.chosen[:len(w.chosen)-1]
		if !more {
			return false
		}
	}
	return true
}

// fits reports whether k heaps, the least of size a, can be left.
func (w *ways) fits(a, left *big.Int, k int64) bool {
	least := new(big.Int).Mul(a, big.NewInt(k))
	if w.condition == code.Differ {
		steps := big.NewInt(k)
		steps.Mul(steps, big.NewInt(k-1)).Rsh(steps, 1)
		least.Add(least, steps)
	}
	return least.Cmp(left) <= 0
}
