package catalogue

import (
	"math/big"
	"slices"
	"sync"

	"grundy/internal/prime"
)

// beadType is the exponents of the prime factorisation of a bead, the largest
// first; two bytes each when it is a key.
type beadType []int

func (t beadType) key() string {
	k := make([]byte, 0, 2*len(t))
	for _, e := range t {
		k = append(k, byte(e>>8), byte(e))
	}
	return string(k)
}

// lower takes one from each of the count exponents that end at last, which are
// equal.
func (t beadType) lower(last, count int) beadType {
	out := slices.Clone(t)
	for i := last - count + 1; i <= last; i++ {
		out[i]--
	}
	if count > 0 && last == len(out)-1 && out[last] == 0 {
		out = out[:len(out)-count]
	}
	return out
}

// beadClass is what beads of one type have in common: the nimber, and how many
// proper divisors have each nimber. Dropping one of nimber v leaves rest ⊕ v.
type beadClass struct {
	exps         beadType
	nimber, rest uint64
	proper       []int64
}

// firm is a word of the theory of misère play.
func (c *beadClass) firm() bool {
	return len(c.exps) > 1 || len(c.exps) == 1 && c.exps[0] == 2
}

// turnsFickle reports whether some move leaves fickle beads alone: p^k and pq
// have one.
func (c *beadClass) turnsFickle() bool {
	return len(c.exps) == 1 || len(c.exps) == 2 && c.exps[0] == 1
}

// dropping counts the moves to nimber v.
func (c *beadClass) dropping(v uint64) int64 {
	if i := c.rest ^ v; i < uint64(len(c.proper)) {
		return c.proper[i]
	}
	return 0
}

// left are the nimbers that dropping a proper divisor can leave, sorted.
func (c *beadClass) left() []*big.Int {
	var out []*big.Int
	for v, n := range c.proper {
		if n > 0 {
			out = append(out, new(big.Int).SetUint64(c.rest^uint64(v)))
		}
	}
	slices.SortFunc(out, (*big.Int).Cmp)
	return out
}

// beadTypes computes the classes of bead types, each once. It is safe for
// concurrent use.
type beadTypes struct {
	mu    sync.Mutex
	known map[string]*beadClass
	beads map[uint64]*beadClass // of the beads met, where they are machine words
}

func newBeadTypes() *beadTypes {
	return &beadTypes{known: map[string]*beadClass{}, beads: map[uint64]*beadClass{}}
}

// class is that of n, whose exponents are asked for only when it is new.
func (t *beadTypes) class(n *big.Int, exps func() beadType) *beadClass {
	t.mu.Lock()
	defer t.mu.Unlock()
	if !n.IsUint64() {
		return t.settle(exps())
	}
	c := t.beads[n.Uint64()]
	if c == nil {
		c = t.settle(exps())
		t.beads[n.Uint64()] = c
	}
	return c
}

// settle computes a type from the types below it.
func (t *beadTypes) settle(exps beadType) *beadClass {
	key := exps.key()
	if c := t.known[key]; c != nil {
		return c
	}
	c := &beadClass{exps: exps}
	t.count(c, exps, exps, len(exps), -1)
	for v, n := range c.proper {
		if n%2 == 1 {
			c.rest ^= uint64(v)
		}
	}
	for c.dropping(c.nimber) > 0 {
		c.nimber++
	}
	t.known[key] = c
	return c
}

// count counts the proper divisors of the whole by inclusion and exclusion: they
// are the divisors of the whole divided by some prime. It lowers exponents
// before end, of m equal ones any j in all ways, and adds the divisors of what
// comes out, each weight times.
func (t *beadTypes) count(c *beadClass, whole, exps beadType, end int, weight int64) {
	if end > 0 {
		start := slices.Index(whole, whole[end-1])
		m := end - start
		for j := 0; j <= m; j++ {
			t.count(c, whole, exps.lower(end-1, j), start, weight)
			weight = -weight * int64(m-j) / int64(j+1)
		}
		return
	}
	if slices.Equal(whole, exps) {
		return
	}
	sub := t.settle(exps)
	for v, n := range sub.proper {
		c.add(uint64(v), weight*n)
	}
	c.add(sub.nimber, weight)
}

func (c *beadClass) add(v uint64, count int64) {
	for uint64(len(c.proper)) <= v {
		c.proper = append(c.proper, 0)
	}
	c.proper[v] += count
}

// typeOf returns the exponents of n, whose primes are all among the given ones.
func typeOf(n *big.Int, primes []prime.Power) beadType {
	var t beadType
	if n.IsUint64() {
		t = typeOfWord(n.Uint64(), primes)
	} else {
		for _, p := range primes {
			e, rest := prime.Remove(n, p.Prime)
			if n = rest; e > 0 {
				t = append(t, e)
			}
		}
	}
	slices.SortFunc(t, func(a, b int) int { return b - a })
	return t
}

func typeOfWord(n uint64, primes []prime.Power) (t beadType) {
	for _, p := range primes {
		if !p.Prime.IsUint64() || n == 1 {
			break
		}
		e, q := 0, p.Prime.Uint64()
		for ; n%q == 0; n /= q {
			e++
		}
		if e > 0 {
			t = append(t, e)
		}
	}
	return t
}
