package catalogue

import (
	"iter"
	"math/big"

	"grundy/game"
)

// laskerNimber exchanges 4k+3 and 4k+4, and is its own inverse.
func laskerNimber(n *big.Int) *big.Int {
	switch {
	case n.Sign() > 0 && n.Bit(1) == 1 && n.Bit(0) == 1:
		return new(big.Int).Add(n, one)
	case n.Sign() > 0 && n.Bit(1) == 0 && n.Bit(0) == 0:
		return new(big.Int).Sub(n, one)
	}
	return n
}

// laskerTo counts the moves of Lasker's game from n to nimber v at any size.
//
// Taking leaves the one heap of nimber v when that is smaller. For the splits let
// a = 4q+r with r from 1 to 4: its nimber is 4h+l with l = 1, 2, 0, 3, and h = q,
// or q+1 when r = 3. So for remainders of both heaps the sum of the two h and
// their nim-sum V are known, and two numbers have sum H and nim-sum V exactly when
// they have the bits of (H-V)/2 in common, which V has not, and share out those of
// V: 2^k ordered pairs, k the number of bits of V.
func laskerTo(n, v *big.Int) game.HeapMoves {
	count := new(big.Int)
	var all []laskerSplits
	for r := int64(1); r <= 4; r++ {
		for s := int64(1); s <= 4; s++ {
			if p, ok := newLaskerSplits(n, v, r, s); ok {
				all = append(all, p)
				count.Add(count, p.count())
			}
		}
	}
	if v.Sign() == 0 && n.Sign() > 0 && n.Bit(0) == 0 {
		count.Add(count, one) // two equal heaps count once in order
	}
	count.Rsh(count, 1)
	left := laskerNimber(v)
	takes := left.Cmp(n) < 0
	if takes {
		count.Add(count, one)
	}
	return game.HeapMoves{Count: count, List: func(yield func(game.HeapMove) bool) {
		half := new(big.Int).Rsh(n, 1)
		for a := range inOrder(all) {
			if a.Cmp(half) > 0 {
				break
			}
			if !yield(breakInto(n, 0, []*big.Int{a, new(big.Int).Sub(n, a)})) {
				return
			}
		}
		if takes {
			yield(game.Take(n, new(big.Int).Sub(n, left)))
		}
	}}
}

// laskerSplits are the ordered splits into heaps of given remainders. The first
// heap is 4h+r, or 4(h-1)+r when r = 3, where h has the common bits and some of
// those to share.
type laskerSplits struct {
	r             int64
	common, share *big.Int
	least, most   bool // the first heap must not be the least, or the most, there is
}

// laskerLow are the last two bits of the nimber, by the remainder from 1 to 4.
var laskerLow = [5]int64{1: 1, 2: 2, 3: 0, 4: 3}

func newLaskerSplits(n, v *big.Int, r, s int64) (laskerSplits, bool) {
	rest := new(big.Int).Sub(n, big.NewInt(r+s))
	low := int64(v.Bit(0)) + 2*int64(v.Bit(1))
	if rest.Sign() < 0 || rest.Bit(0) != 0 || rest.Bit(1) != 0 || laskerLow[r]^laskerLow[s] != low {
		return laskerSplits{}, false
	}
	sum := rest.Rsh(rest, 2)
	for _, x := range []int64{r, s} {
		if x == 3 {
			sum.Add(sum, one)
		}
	}
	share := new(big.Int).Rsh(v, 2)
	common := sum.Sub(sum, share)
	if common.Sign() < 0 || common.Bit(0) != 0 {
		return laskerSplits{}, false
	}
	common.Rsh(common, 1)
	if new(big.Int).And(common, share).Sign() != 0 {
		return laskerSplits{}, false
	}
	bare := common.Sign() == 0 // h = 0 is possible, but not when r = 3
	return laskerSplits{r, common, share, bare && r == 3, bare && s == 3}, true
}

func (p laskerSplits) count() *big.Int {
	k := 0
	for i := range p.share.BitLen() {
		k += int(p.share.Bit(i))
	}
	n := new(big.Int).Lsh(one, uint(k))
	switch {
	case p.least && p.most && p.share.Sign() == 0:
		return new(big.Int) // the same split twice
	case p.least && p.most:
		return n.Sub(n, big.NewInt(2))
	case p.least || p.most:
		return n.Sub(n, one)
	}
	return n
}

// heaps lists the first heaps, the least first.
func (p laskerSplits) heaps() iter.Seq[*big.Int] {
	return func(yield func(*big.Int) bool) {
		for part := new(big.Int); ; {
			last := part.Cmp(p.share) == 0
			if !(p.least && part.Sign() == 0) && !(p.most && last) {
				a := new(big.Int).Or(p.common, part)
				if p.r == 3 {
					a.Sub(a, one)
				}
				a.Lsh(a, 2).Add(a, big.NewInt(p.r))
				if !yield(a) {
					return
				}
			}
			if last {
				return
			}
			part = new(big.Int).Sub(part, p.share)
			part.And(part, p.share) // the next larger choice of bits
		}
	}
}

// inOrder merges the first heaps of all splits, which are all different.
func inOrder(all []laskerSplits) iter.Seq[*big.Int] {
	return func(yield func(*big.Int) bool) {
		type stream struct {
			head *big.Int
			next func() (*big.Int, bool)
		}
		var streams []*stream
		for _, p := range all {
			next, stop := iter.Pull(p.heaps())
			defer stop()
			if a, ok := next(); ok {
				streams = append(streams, &stream{a, next})
			}
		}
		for len(streams) > 0 {
			least := 0
			for i, s := range streams {
				if s.head.Cmp(streams[least].head) < 0 {
					least = i
				}
			}
			s := streams[least]
			if !yield(s.head) {
				return
			}
			var ok bool
			if s.head, ok = s.next(); !ok {
				streams = append(streams[:least], streams[least+1:]...)
			}
		}
	}
}
