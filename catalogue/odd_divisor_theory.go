package catalogue

import (
	"context"
	"math/big"
	"math/bits"

	"grundy/game"
	"grundy/internal/prime"
)

// divisorAnswer is what the theorem says of a number: the divisors to win by, in
// order, whether subtracting 1 wins, and why. With open, which says what is not
// known, there may be more winning moves; won says that there are some.
type divisorAnswer struct {
	divisors []*big.Int
	minus    bool
	why      []game.Step
	open     game.Phrase
	won      bool
}

var (
	endText    = game.Text{En: "At 1 there is no move.", Zh: "数为 1 时不能走。"}
	twoText    = game.Text{En: "2 has no odd divisor above 1; subtracting 1 leaves 1, from which there is no move.", Zh: "2 没有大于 1 的奇约数；减 1 得 1，对方不能再走。"}
	powerText  = game.Text{En: "%[1]v = 2^%[2]v has no odd divisor above 1. The only move leaves the odd number %[3]v, and dividing that by itself leaves 1.", Zh: "%[1]v = 2^%[2]v 没有大于 1 的奇约数，只能减 1 得奇数 %[3]v，对方除以它本身就得到 1。"}
	oddText    = game.Text{En: "%[1]v is odd: dividing it by itself leaves 1, from which there is no move.", Zh: "%[1]v 是奇数：除以它本身得 1，对方不能再走。"}
	lostPower  = game.Text{En: "Subtracting 1 leaves %[1]v = 2^%[2]v, a power of two from 4 on, which is lost as well.", Zh: "减 1 得 %[1]v = 2^%[2]v，是不小于 4 的 2 的幂，同样必败。"}
	lostDouble = game.Text{En: "Subtracting 1 leaves %[1]v = 2 · %[2]v, twice an odd prime, which is lost as well.", Zh: "减 1 得 %[1]v = 2 · %[2]v，是奇素数的两倍，同样必败。"}
	evenText   = game.Text{En: "%[1]v = 2^%[2]v · %[3]v: dividing by the odd part %[3]v leaves 2^%[2]v, which is lost.", Zh: "%[1]v = 2^%[2]v · %[3]v：除以奇数部分 %[3]v 得 2^%[2]v，必败。"}
	primeText  = game.Text{En: "%[1]v = 2 · %[2]v, and %[2]v is prime. Dividing by %[2]v leaves 2, which goes to 1; subtracting 1 leaves the odd number %[3]v, which divided by itself leaves 1.", Zh: "%[1]v = 2 · %[2]v，且 %[2]v 是素数。除以 %[2]v 得 2，对方减 1 得 1；减 1 得奇数 %[3]v，对方除以它本身得 1。"}
	doubleText = game.Text{En: "%[1]v = 2 · %[2]v, and %[2]v is composite with prime factors %[3]v. For each of them, p, one division leaves 2p, which is lost.", Zh: "%[1]v = 2 · %[2]v，%[2]v 是合数，素因数为 %[3]v。对每个素因数 p，都有一个除法得到必败的 2p。"}

	openPrime = game.Text{
		En: "who wins depends on whether %[1]v is prime, which could not be proved either way",
		Zh: "胜负取决于 %[1]v 是否为素数，而这未能证明",
	}
	openBelow = game.Text{
		En: "whether subtracting 1 wins too depends on whether %[1]v is prime, which could not be proved either way",
		Zh: "减 1 是否也能胜取决于 %[1]v 是否为素数，而这未能证明",
	}
	openDouble = game.Text{
		En: "each prime factor of %[1]v gives a winning move, and this number is known to be composite, but no factor of it was found",
		Zh: "%[1]v 的每个素因数都对应一个必胜走法；已知它是合数，但未能找到它的因数",
	}
	openRest = game.Text{
		En: "each prime factor of %[1]v gives a winning move, and those of its divisor %[2]v could not be determined",
		Zh: "%[1]v 的每个素因数都对应一个必胜走法，而它的约数 %[2]v 的素因数未能确定",
	}
	compositeText = game.Text{En: "%[1]v = 2 · %[2]v, and %[2]v is composite. For each of its prime factors, p, one division leaves 2p, which is lost.", Zh: "%[1]v = 2 · %[2]v，%[2]v 是合数。对它的每个素因数 p，都有一个除法得到必败的 2p。"}
)

// analyse applies the theorem. It is asked once a position.
func (p oddDivisor) analyse() divisorAnswer {
	k, odd := p.split()
	switch isOne := odd.Cmp(one) == 0; {
	case isOne && k == 0:
		return divisorAnswer{why: append(says(endText), game.Say(stuckText[game.Normal]))}
	case isOne && k == 1:
		return divisorAnswer{minus: true, why: says(twoText)}
	case isOne:
		return divisorAnswer{why: says(powerText, p.n, k, new(big.Int).Sub(p.n, one))}
	case k == 0:
		return p.oddCase()
	case k > 1:
		return divisorAnswer{divisors: []*big.Int{odd}, why: says(evenText, p.n, k, odd)}
	}
	return p.doubleCase(odd)
}

// oddCase is an odd number above 1, whose predecessor may be lost too.
func (p oddDivisor) oddCase() divisorAnswer {
	below := oddDivisor{n: new(big.Int).Sub(p.n, one)}
	k, half := below.split()
	a := divisorAnswer{divisors: []*big.Int{p.n}, why: says(oddText, p.n)}
	if k > 1 && half.Cmp(one) == 0 {
		a.minus = true
		a.why = append(a.why, game.Say(lostPower, below.n, k))
	}
	if k != 1 || half.Cmp(one) == 0 {
		return a
	}
	work := prime.Work
	switch yes, known := prime.Test(half, &work); {
	case !known:
		a.open, a.won = openBelow.With(game.Short(half.String())), true
	case yes:
		a.minus = true
		a.why = append(a.why, game.Say(lostDouble, below.n, half))
	}
	return a
}

// doubleCase is twice an odd number above 1.
func (p oddDivisor) doubleCase(odd *big.Int) divisorAnswer {
	ps, rest := p.factors()
	whole := rest.Cmp(one) == 0
	if whole && ps[0].Prime.Cmp(odd) == 0 {
		return divisorAnswer{why: says(primeText, p.n, odd, new(big.Int).Sub(p.n, one))}
	}
	if _, known := prime.Test(odd, new(int)); !known && !whole && len(ps) == 0 {
		return divisorAnswer{open: openPrime.With(game.Short(odd.String()))}
	}
	a := divisorAnswer{won: true, why: says(compositeText, p.n, odd)}
	var primes game.Numbers
	for i := range ps {
		primes = append(primes, ps[i].Prime)
		a.divisors = append(a.divisors, new(big.Int).Quo(odd, ps[len(ps)-1-i].Prime))
	}
	switch {
	case whole:
		a.why = says(doubleText, p.n, odd, primes)
	case len(ps) == 0:
		a.open = openDouble.With(game.Short(odd.String()))
	default:
		a.open = openRest.With(game.Short(odd.String()), game.Short(rest.String()))
	}
	return a
}

// Reason applies the theorem to the number; misère play has none.
func (p oddDivisor) Reason(c game.Convention) []game.Step {
	if c == game.Misere {
		return nil
	}
	return append(says(oddDivisorTheorem.Claim), p.answer().why...)
}

// divisorTable holds a label, a nimber or an outcome, of every number from 1 to
// n; index 0 is not used.
type divisorTable []uint8

// mexLabel is the nimber of a number whose options have the labels in the set.
func mexLabel(options uint64) uint8 { return uint8(bits.TrailingZeros64(^options)) }

// misereLabel is 1 for a number that is won in misère play and 0 for a lost one.
func misereLabel(options uint64) uint8 {
	if options == 0 || options&1 == 1 {
		return 1
	}
	return 0
}

// mostLabelled is the bound up to which nimbers fit a set of 64 bits: an option
// by division has a prime less in its odd part, and only subtraction adds one
// label more, so that k odd primes bound the nimber by 2k+1; below 3^32 it is 63.
const mostLabelled = 1853020188851840

var divisorTableText = game.Text{
	En: "this needs a table of the numbers up to %[1]v, and a table goes up to %[2]d",
	Zh: "需要直到 %[1]v 的所有数的表，而表最多到 %[2]d",
}

// divisorTable costs about n·ln(n)/2 steps and 9 bytes a number.
func newDivisorTable(ctx context.Context, n *big.Int, b *game.Budget, label func(uint64) uint8) (divisorTable, error) {
	if n.Cmp(big.NewInt(mostLabelled)) > 0 {
		return nil, game.Refuse(game.Limit, divisorTableText, game.Short(n.String()), mostLabelled)
	}
	if err := b.Afford(n); err != nil {
		return nil, err
	}
	size := n.Int64() + 1
	if err := b.Hold(9 * size); err != nil {
		return nil, err
	}
	defer b.Release(8 * size)
	t, options := make(divisorTable, size), make([]uint64, size)
	for m := int64(1); m < size; m++ {
		if m%4096 == 0 {
			if err := b.Spend(ctx, 4096); err != nil {
				return nil, err
			}
		}
		t[m] = label(options[m])
		if m+1 < size {
			options[m+1] |= 1 << t[m]
		}
		for o := 3 * m; o < size; o += 2 * m {
			options[o] |= 1 << t[m]
		}
	}
	return t, b.Spend(ctx, (size-1)%4096)
}

// at reads the table.
func (t divisorTable) at(p game.Position) (label uint8, ok bool) {
	q, ok := p.(oddDivisor)
	if !ok || !q.n.IsInt64() || q.n.Int64() >= int64(len(t)) {
		return 0, false
	}
	return t[q.n.Int64()], true
}
