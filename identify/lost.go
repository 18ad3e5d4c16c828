package identify

import (
	"context"
	"fmt"
	"math"
	"math/big"
	"math/bits"
	"slices"
	"time"

	"grundy"
	"grundy/game"
)

// lostAhead is how many lost positions are foretold.
const lostAhead = 10

// mostHeap is up to which heap the lost positions of rulesets without a nim-sequence are
// compared, and mostSide the same for pairs of heaps.
const mostHeap, mostSide = 2000, 60

// patience is how long the positions of one ruleset may take.
const patience = time.Second

var (
	largeText = game.Text{En: "heap %[1]d is too large to compare; at most %[2]d", Zh: "大小为 %[1]d 的堆太大，无法比较；最大 %[2]d"}
	orderText = game.Text{En: "lost positions are listed from the least on, each once: %[1]v does not come after %[2]v", Zh: "必败局面应从小到大各列一次：%[1]v 不应在 %[2]v 之后"}
)

// Lost says what lost heaps look like: all of those up to the largest listed. Whether
// heap 0 is lost counts only when it is listed. Its errors and its budget are those of
// [Nimbers].
func Lost(ctx context.Context, heaps []uint64, b *game.Budget) (*Report, error) {
	if err := checkLength(len(heaps)); err != nil {
		return nil, err
	}
	for i := 1; i < len(heaps); i++ {
		if heaps[i] <= heaps[i-1] {
			return nil, game.Refuse(game.BadParameter, orderText, heaps[i], heaps[i-1])
		}
	}
	if last := heaps[len(heaps)-1]; last > MostTerms {
		return nil, game.Refuse(game.Limit, largeText, last, MostTerms)
	}
	r := &Report{Terms: len(heaps), Few: len(heaps) < few/2, Lost: true, Differ: -1}
	var all []Candidate
	for _, f := range lostPatterns() {
		if c, ok := lostBy(heaps, f.has); ok {
			c.Name, c.Rule, c.simple = f.name, f.rule, 5
			all = append(all, c)
		}
	}
	s := newSearch(ctx, b)
	found, err := s.each(math.MaxInt, func(text string, b *game.Budget) (Candidate, bool) { return s.lost(heaps, text, b) })
	r.Stopped = err
	r.rank(append(all, found...))
	return r, nil
}

// lostBy compares lost heaps with those that has tells.
func lostBy(heaps []uint64, has func(uint64) bool) (c Candidate, ok bool) {
	last, at := heaps[len(heaps)-1], 0
	for n := min(heaps[0], 1); n <= last; n++ {
		listed := heaps[at] == n
		if listed != has(n) {
			return c, false
		}
		if listed {
			at++
		}
	}
	c.Agrees, c.until = len(heaps), last
	for c.until < 2*last+ahead && len(c.Next) < lostAhead {
		if c.until++; has(c.until) {
			c.Next = append(c.Next, c.until)
		}
	}
	return c, true
}

// lost compares lost heaps with those of a ruleset: the heaps of nimber 0, or where it
// has no nim-sequence the positions of one number.
func (s *search) lost(heaps []uint64, text string, b *game.Budget) (c Candidate, ok bool) {
	ctx, stop := context.WithTimeout(s.ctx, patience)
	defer stop()
	defer func() {
		if !ok && ctx.Err() != nil && s.ctx.Err() == nil && s.slow == nil {
			s.slow = game.Refuse(game.Limit, slowText, text)
		}
	}()
	last := int(heaps[len(heaps)-1])
	most := min(last, mostHeap)
	lost := func(n int) (lost, ok bool, err error) { return lostAt(ctx, text, fmt.Sprint(n), b) }
	if seq, err := grundy.ParseSequence(text, game.Normal); err == nil {
		values := nimbers(ctx, seq, min(last, glance)+1, b.Part(firstPositions))
		if !sameLost(heaps, values) {
			return c, false
		}
		most = last
		if values = nimbers(ctx, seq, most+ahead+1, b); len(values) <= most {
			return c, false
		}
		lost = func(n int) (bool, bool, error) { return n < len(values) && values[n] == 0, n < len(values), nil }
	}
	for n := int(min(heaps[0], 1)); n <= most+ahead; n++ {
		l, known, err := lost(n)
		_, listed := slices.BinarySearch(heaps, uint64(n))
		switch {
		case err != nil: // it takes too long; what was compared, was
			return c, n > most || c.Agrees >= few/2
		case n <= most && (!known || l != listed):
			return c, false
		case !known || n > most && most < last:
			return c, true
		case n <= most && l:
			c.Agrees++
		case n > most:
			if c.until = uint64(n); l {
				c.Next = append(c.Next, uint64(n))
			}
		}
	}
	return c, true
}

// sameLost reports whether heaps lists those of nimber 0, as far as both go.
func sameLost(heaps, nimbers []uint64) bool {
	for n := min(heaps[0], 1); n < uint64(len(nimbers)) && n <= heaps[len(heaps)-1]; n++ {
		if _, listed := slices.BinarySearch(heaps, n); listed != (nimbers[n] == 0) {
			return false
		}
	}
	return true
}

// lostPattern is a set of heaps.
type lostPattern struct {
	name game.Phrase
	rule game.Text
	has  func(n uint64) bool
}

func lostPatterns() []lostPattern {
	all := []lostPattern{
		{game.Text{En: "Fibonacci numbers", Zh: "斐波那契数"}.With(), game.Text{}, func(n uint64) bool {
			a, b := uint64(1), uint64(2) // n is far from the end of the word
			for a < n {
				a, b = b, a+b
			}
			return a == n
		}},
		{game.Text{En: "squares", Zh: "平方数"}.With(), game.Text{}, func(n uint64) bool {
			r := new(big.Int).Sqrt(new(big.Int).SetUint64(n)).Uint64()
			return r*r == n
		}},
		{game.Text{En: "triangular numbers", Zh: "三角形数"}.With(), game.Text{}, func(n uint64) bool {
			if n > 1<<60 {
				return false
			}
			r := new(big.Int).Sqrt(new(big.Int).SetUint64(8*n + 1)).Uint64()
			return r*r == 8*n+1
		}},
		{game.Text{En: "evil numbers", Zh: "邪恶数"}.With(), game.Text{En: "numbers with an even number of ones in binary", Zh: "二进制中 1 的个数为偶数的数"}, func(n uint64) bool { return bits.OnesCount64(n)%2 == 0 }},
		{game.Text{En: "odious numbers", Zh: "可憎数"}.With(), game.Text{En: "numbers with an odd number of ones in binary", Zh: "二进制中 1 的个数为奇数的数"}, func(n uint64) bool { return bits.OnesCount64(n)%2 == 1 }},
		{game.Text{En: "primes", Zh: "素数"}.With(), game.Text{}, func(n uint64) bool { return new(big.Int).SetUint64(n).ProbablyPrime(0) }},
	}
	for b := uint64(2); b <= 10; b++ {
		all = append(all,
			lostPattern{game.Text{En: "powers of %d", Zh: "%d 的幂"}.With(b), game.Text{}, func(n uint64) bool { return power(n, b) }},
			lostPattern{game.Text{En: "powers of %d less 1", Zh: "%d 的幂减 1"}.With(b), game.Text{}, func(n uint64) bool { return n < 1<<63 && power(n+1, b) }},
			lostPattern{game.Text{En: "even number of zeros at the end, base %d", Zh: "%d 进制末尾有偶数个 0"}.With(b), game.Text{En: "numbers that the base divides an even number of times", Zh: "进制整除的次数为偶数的数"}, func(n uint64) bool { return n > 0 && ends(n, b)%2 == 0 }},
			lostPattern{game.Text{En: "odd number of zeros at the end, base %d", Zh: "%d 进制末尾有奇数个 0"}.With(b), game.Text{En: "numbers that the base divides an odd number of times", Zh: "进制整除的次数为奇数的数"}, func(n uint64) bool { return n > 0 && ends(n, b)%2 == 1 }},
		)
	}
	for r := int64(1); r <= mostBeatty; r++ {
		all = append(all,
			lostPattern{notation(fmt.Sprintf("⌊kα⌋, α = (%d + √%d)/2", 2-r, r*r+4)), beattyText, func(n uint64) bool { return inBeatty(n, r, 0) }},
			lostPattern{notation(fmt.Sprintf("⌊kα⌋ + %sk, α = (%d + √%d)/2", times(r), 2-r, r*r+4)), beattyText, func(n uint64) bool { return inBeatty(n, r, 1) }},
		)
	}
	for m := uint64(2); m <= 30; m++ {
		for r := range m {
			name := game.Text{En: "multiples of %d", Zh: "%d 的倍数"}.With(m)
			if r > 0 {
				name = game.Text{En: "multiples of %[1]d plus %[2]d", Zh: "%[1]d 的倍数加 %[2]d"}.With(m, r)
			}
			all = append(all, lostPattern{name, game.Text{}, func(n uint64) bool { return n%m == r }})
		}
	}
	return all
}

func power(n, base uint64) bool {
	for n > 1 && n%base == 0 {
		n /= base
	}
	return n == 1
}

// ends counts how often the base divides n.
func ends(n, base uint64) int {
	count := 0
	for ; n%base == 0; n /= base {
		count++
	}
	return count
}
