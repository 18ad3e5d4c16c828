package nimber

import "math/big"

// Numbers of any size are worked on as rows of 2^k words, the lowest first: an
// element of the field of 2^(64·2^k). Functions of rows write into their first
// argument, which may be another one.

// toWords writes a into n words. Below 0 there are no nimbers.
func toWords(a *big.Int, n int) []uint64 {
	if a.Sign() < 0 {
		panic("nimber: an argument is negative")
	}
	bytes := a.FillBytes(make([]byte, 8*n))
	words := make([]uint64, n)
	for i := range words {
		for _, b := range bytes[8*(n-1-i) : 8*(n-i)] {
			words[i] = words[i]<<8 | uint64(b)
		}
	}
	return words
}

func fromWords(words []uint64) *big.Int {
	bytes := make([]byte, 0, 8*len(words))
	for i := len(words) - 1; i >= 0; i-- {
		for shift := 56; shift >= 0; shift -= 8 {
			bytes = append(bytes, byte(words[i]>>shift))
		}
	}
	return new(big.Int).SetBytes(bytes)
}

// rowLength is the number of words of the smallest field that has a number of
// that many bits.
func rowLength(bits int) int { return 1 << max(0, degree(bits)-6) }

// productRow is the product of two rows of one length. The products of words
// that Karatsuba's method makes of it, three for each doubling, are laid out
// and multiplied as one batch.
func productRow(a, b []uint64) []uint64 {
	size := 1
	for n := len(a); n > 1; n /= 2 {
		size *= 3
	}
	x, y := spread(make([]uint64, 0, size), a), spread(make([]uint64, 0, size), b)
	products(x, x, y)
	gather(x, len(a))
	return x[:len(a)]
}

// spread appends the words to multiply: of the low half, the high half, and
// their sum.
func spread(dst, a []uint64) []uint64 {
	n := len(a) / 2
	if n == 0 {
		return append(dst, a[0])
	}
	dst = spread(dst, a[:n])
	dst = spread(dst, a[n:])
	return spread(dst, sum(make([]uint64, n), a[:n], a[n:]))
}

// gather makes a product of n words, at the beginning, of those of its parts.
func gather(words []uint64, n int) {
	if n == 1 {
		return
	}
	n /= 2
	third := len(words) / 3
	p, q, r := words[:third], words[third:2*third], words[2*third:]
	gather(p, n)
	gather(q, n)
	gather(r, n)
	halfRow(q[:n])
	sum(r[:n], r, p)
	sum(p[:n], p, q)
	copy(words[n:], r[:n])
}

// sum sets dst to the sum of two rows.
func sum(dst, a, b []uint64) []uint64 {
	for i := range dst {
		dst[i] = a[i] ^ b[i]
	}
	return dst
}

// halfRow multiplies a row, in place, by half the Fermat power that follows it:
// with F between its halves, that is F times half of F.
func halfRow(a []uint64) {
	n := len(a) / 2
	if n == 0 {
		a[0] = half64(a[0])
		return
	}
	low, high := a[:n], a[n:]
	for i, x := range high {
		low[i], high[i] = x, low[i]^x
	}
	halfRow(low)
	halfRow(low)
	halfRow(high)
}

// squareRow squares a row in place.
func squareRow(a []uint64) {
	n := len(a) / 2
	if n == 0 {
		a[0] = Square64(a[0])
		return
	}
	squareRow(a[:n])
	squareRow(a[n:])
	addHalf(a)
}

// sqrtRow takes the square root of a row in place.
func sqrtRow(a []uint64) {
	n := len(a) / 2
	if n == 0 {
		a[0] = Sqrt64(a[0])
		return
	}
	addHalf(a)
	sqrtRow(a[:n])
	sqrtRow(a[n:])
}

// addHalf adds to the low half of a row the high half times F/2.
func addHalf(a []uint64) {
	n := len(a) / 2
	high := append([]uint64(nil), a[n:]...)
	halfRow(high)
	sum(a[:n], a[:n], high)
}

// inverseRow is the inverse of a row that is not 0, as [Inverse64] makes it.
func inverseRow(a []uint64) []uint64 {
	n := len(a) / 2
	if n == 0 {
		x, _ := Inverse64(a[0])
		return []uint64{x}
	}
	conjugate := sum(make([]uint64, n), a[:n], a[n:])
	norm := productRow(a[:n], conjugate)
	square := append([]uint64(nil), a[n:]...)
	squareRow(square)
	halfRow(square)
	inverse := inverseRow(sum(norm, norm, square))
	return append(productRow(conjugate, inverse), productRow(a[n:], inverse)...)
}

// artinSchreierRow is artinSchreier for a row, in place.
func artinSchreierRow(a []uint64) {
	n := len(a) / 2
	if n == 0 {
		a[0] = artinSchreier(a[0], 64)
		return
	}
	low, high := a[:n], a[n:]
	artinSchreierRow(high)
	square := append([]uint64(nil), high...)
	squareRow(square)
	halfRow(square)
	sum(low, low, square)
	if low[n-1]>>63 == 1 {
		high[0] ^= 1
		low[n-1] ^= 1 << 63
	}
	artinSchreierRow(low)
}
