package nimber

import "math/big"

// Product returns the nim-product of xs, 1 for none. Two numbers of n bits cost
// about n^1.6 steps, and the memory of as many words: two of a thousand bits some
// microseconds, two of a hundred thousand digits some tenths of a second.
func Product(xs ...*big.Int) *big.Int {
	out := big.NewInt(1)
	for _, x := range xs {
		out = product(out, x)
	}
	return out
}

// product takes the narrower number apart no further than it goes: a wide row
// times an element of a smaller field is a row of products in that field.
func product(a, b *big.Int) *big.Int {
	if a.BitLen() < b.BitLen() {
		a, b = b, a
	}
	n, m := rowLength(a.BitLen()), rowLength(b.BitLen())
	x, y := toWords(a, n), toWords(b, m)
	for i := 0; i < n; i += m {
		copy(x[i:], productRow(x[i:i+m], y))
	}
	return fromWords(x)
}

// Square returns the nim-square of a. It is linear in a, and much cheaper than a
// product.
func Square(a *big.Int) *big.Int {
	words := toWords(a, rowLength(a.BitLen()))
	squareRow(words)
	return fromWords(words)
}

// Sqrt returns the one nimber whose nim-square is a. It costs what a square does.
func Sqrt(a *big.Int) *big.Int {
	words := toWords(a, rowLength(a.BitLen()))
	sqrtRow(words)
	return fromWords(words)
}

// Inverse returns the nimber whose nim-product with a is 1, or [ErrZero]. It
// costs about three products.
func Inverse(a *big.Int) (*big.Int, error) {
	if a.Sign() == 0 {
		return nil, ErrZero
	}
	return fromWords(inverseRow(toWords(a, rowLength(a.BitLen())))), nil
}

// Quotient returns the x whose nim-product with b is a, or [ErrZero].
func Quotient(a, b *big.Int) (*big.Int, error) {
	inverse, err := Inverse(b)
	if err != nil {
		return nil, err
	}
	return product(a, inverse), nil
}

// Power returns a to the n-th power under the nim-product: 1 for n = 0, also of
// 0, and the power of the inverse for n below 0, where 0 gives [ErrZero]. The
// exponent counts only modulo the order of the field's group, 2^(2^k) - 1, so
// that it costs at most 2^k squares and half as many products.
func Power(a, n *big.Int) (*big.Int, error) {
	if a.Sign() == 0 {
		switch n.Sign() {
		case 0:
			return big.NewInt(1), nil
		case 1:
			return new(big.Int), nil
		}
		return nil, ErrZero
	}
	m := new(big.Int).Mod(n, groupOrder(Field(a)))
	words := toWords(a, rowLength(a.BitLen()))
	out := make([]uint64, len(words))
	out[0] = 1
	for i := m.BitLen() - 1; i >= 0; i-- {
		squareRow(out)
		if m.Bit(i) == 1 {
			out = productRow(out, words)
		}
	}
	return fromWords(out), nil
}

// groupOrder is the number of elements but 0 of the field of 2^(2^k).
func groupOrder(k int) *big.Int {
	n := new(big.Int).Lsh(big.NewInt(1), 1<<k)
	return n.Sub(n, big.NewInt(1))
}

// ArtinSchreier returns the even x with x⊗x ⊕ x = a; the other solution is
// x ⊕ 1. It costs about a square for each doubling of the size.
//
// Theory: in the field of 2^(2^k) there is a solution exactly when the trace of
// a over the field of two elements is 0. As F^2 = F + F/2, the trace of
// a0 + a1 F over the field below F is a1, so that the trace is the highest of
// the 2^k bits of a. When it is 1, a solution lies in the next field: F + y, F
// being 2^(2^k), where y solves the equation for a + F/2.
func ArtinSchreier(a *big.Int) *big.Int {
	k := max(6, Field(a))
	words := toWords(a, 1<<(k-6))
	top := &words[len(words)-1]
	next := *top>>63 == 1
	if next {
		*top ^= 1 << 63
	}
	artinSchreierRow(words)
	x := fromWords(words)
	if next {
		x.SetBit(x, 1<<k, 1)
	}
	return x
}

// Trace returns the trace of a over the field of two elements, from the field of
// 2^(2^k): the bit of place 2^k - 1. It is 0 or 1, or 0 for a k whose field a
// does not lie in: ask for Field(a) or more.
func Trace(a *big.Int, k int) uint { return a.Bit(1<<k - 1) }
