package catalogue

import (
	"math"
	"math/big"

	"grundy/game"
)

var manyHalvesText = game.Text{
	En: "the moves are looked up by the nim-sums of up to %[1]d coins, and of %[2]d coins there are more than %[3]d",
	Zh: "走法要按至多 %[1]d 枚硬币的异或和查找，而 %[2]d 枚硬币的这种异或和超过 %[3]d 个",
}

// turnsTo lists the sets by their coins in the left half, as many as in the right
// half or one less, which alone are tried: those in the right half are looked up.
func (t *lexicode) turnsTo(n int, w *big.Int) turnSets {
	switch {
	case t.halves == nil:
		return turnSets{longest: t.most - 1, list: fewSets().list, why: manyHalvesText.With(t.most/2, len(t.values), mostHalves)}
	case !t.reaches(n, w):
		return fewSets()
	}
	return turnSets{longest: t.most - 1, list: func(yield func([]*big.Int) bool) {
		for size := 0; 2*size < t.most; size++ {
			if !t.try(size, nil, n, w.Uint64(), yield) {
				return
			}
		}
	}}
}

// reaches reports whether w has no more digits than the nimbers left of coin n.
func (t *lexicode) reaches(n int, w *big.Int) bool {
	return n == 1 && w.Sign() == 0 || n > 1 && w.BitLen() <= new(big.Int).SetUint64(t.values[n-2]).BitLen()
}

// try completes the left halves of coins before coin n that begin with left and
// have size coins more; w is what is missing. It is false when yield wants no more.
func (t *lexicode) try(size int, left []int, n int, w uint64, yield func([]*big.Int) bool) bool {
	if size == 0 {
		set := t.complete(left, n, w)
		return set == nil || yield(set)
	}
	first := 1
	if len(left) > 0 {
		first = left[len(left)-1] + 1
	}
	for c := first; c+size <= n; c++ {
		if !t.try(size-1, append(left, c), n, w^t.values[c-1], yield) {
			return false
		}
	}
	return true
}

// complete is the set with the given left half and nim-sum w in the right one, or nil
// when there is none left of coin n; the empty set is not nil.
func (t *lexicode) complete(left []int, n int, w uint64) []*big.Int {
	last := 0
	if len(left) > 0 {
		last = left[len(left)-1]
	}
	if c := t.halves[w]; w != 0 && int(c) <= last {
		return nil
	}
	set := make([]*big.Int, 0, 2*len(left)+1)
	for _, c := range left {
		set = append(set, big.NewInt(int64(c)))
	}
	for ; w != 0; w ^= t.values[last-1] {
		if last = int(t.halves[w]); last >= n {
			return nil
		}
		set = append(set, big.NewInt(int64(last)))
	}
	if more := len(set) - 2*len(left); more < 0 || more > 1 || len(set) >= t.most {
		return nil
	}
	return set
}

// steps is how many left halves are tried for coin n.
func (t *lexicode) steps(n int) int64 {
	all := new(big.Int)
	for size := 0; 2*size < t.most; size++ {
		all.Add(all, new(big.Int).Binomial(int64(n-1), int64(size)))
	}
	return smaller(all, big.NewInt(math.MaxInt32)).Int64()
}
