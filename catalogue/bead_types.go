package catalogue

import (
	"context"
	"math/big"
	"slices"

	"grundy/game"
	"grundy/nimber"
)

// beadType is the exponents of the prime factorisation of a bead, the largest
// first; two bytes each when it is a key.
type beadType []int

func (t beadType) key() string {
	k := make([]byte, 0, 16)
	for _, e := range t {
		k = append(k, byte(e>>8), byte(e))
	}
	return string(k)
}

// beadClass is what beads of one type have in common: the nimber, the nimbers of
// their proper divisors, and the nim-sum of these: dropping a bead of nimber v
// leaves rest ⊕ v.
type beadClass struct {
	nimber, rest uint64
	values       nimber.Set
}

// beadClassBytes is the memory a class is charged with.
const beadClassBytes = 160

// beadTypes computes the classes of bead types, each once.
type beadTypes struct {
	known map[string]*beadClass
	spend func() error
}

func newBeadTypes(ctx context.Context, b *game.Budget) *beadTypes {
	return &beadTypes{map[string]*beadClass{}, func() error {
		if err := b.Hold(beadClassBytes); err != nil {
			return err
		}
		return b.Spend(ctx, 1)
	}}
}

// class computes a type from the types below it. The proper divisors are those
// of the bead divided by some prime, so their nimbers are the union of the
// nimbers there. Their nim-sum goes by inclusion and exclusion over the sets of
// primes to divide by, where signs do not matter; of m primes with one exponent,
// j can be chosen in an odd number of ways exactly when the bits of j are among
// those of m [Lucas 1878].
func (t *beadTypes) class(exps beadType) (*beadClass, error) {
	key := exps.key()
	if c := t.known[key]; c != nil {
		return c, nil
	}
	if err := t.spend(); err != nil {
		return nil, err
	}
	c, err := &beadClass{}, error(nil)
	for i, e := range exps {
		if i+1 < len(exps) && exps[i+1] == e {
			continue
		}
		sub, err := t.class(exps.lower(i, 1))
		if err != nil {
			return nil, err
		}
		c.values.Union(&sub.values)
		c.values.Add(sub.nimber)
	}
	if c.rest, err = t.sumBelow(exps, exps, len(exps)); err != nil {
		return nil, err
	}
	for c.values.Has(c.rest ^ c.nimber) {
		c.nimber++
	}
	t.known[key] = c
	return c, nil
}

// lower takes one from each of the count exponents that end at last, which are
// equal.
func (e beadType) lower(last, count int) beadType {
	out := slices.Clone(e)
	for i := last - count + 1; i <= last; i++ {
		out[i]--
	}
	if last == len(out)-1 && count > 0 && out[last] == 0 {
		out = out[:len(out)-count]
	}
	return out
}

// sumBelow is the nim-sum of the nimbers of all divisors of beads of the types
// that come from exps by lowering some exponents before end by one, each as often
// as that can be chosen; the whole type itself does not count.
func (t *beadTypes) sumBelow(whole, exps beadType, end int) (uint64, error) {
	if end == 0 {
		if slices.Equal(whole, exps) {
			return 0, nil
		}
		c, err := t.class(exps)
		if err != nil {
			return 0, err
		}
		return c.rest ^ c.nimber, nil
	}
	start := slices.Index(whole, whole[end-1])
	sum := uint64(0)
	for j := 0; j <= end-start; j++ {
		if j&(end-start) != j {
			continue
		}
		s, err := t.sumBelow(whole, exps.lower(end-1, j), start)
		if err != nil {
			return 0, err
		}
		sum ^= s
	}
	return sum, nil
}

// typeOf divides n by the primes; ok = false when that leaves more than 1.
func typeOf(n *big.Int, primes []primePower) (t beadType, ok bool) {
	if n.IsUint64() {
		t, ok = typeOfWord(n.Uint64(), primes)
	} else {
		t, ok = typeOfLong(n, primes)
	}
	slices.SortFunc(t, func(a, b int) int { return b - a })
	return t, ok
}

func typeOfWord(n uint64, primes []primePower) (t beadType, ok bool) {
	for _, p := range primes {
		if !p.prime.IsUint64() || n == 1 {
			break
		}
		e, q := 0, p.prime.Uint64()
		for ; n%q == 0; n /= q {
			e++
		}
		if e > 0 {
			t = append(t, e)
		}
	}
	return t, n == 1
}

func typeOfLong(n *big.Int, primes []primePower) (t beadType, ok bool) {
	for _, p := range primes {
		e, rest := removePower(n, p.prime)
		if n = rest; e > 0 {
			t = append(t, e)
		}
	}
	return t, n.Cmp(one) == 0
}
