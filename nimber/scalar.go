package nimber

// Square64 returns the nim-square of a. Squares are linear: that of a sum is the
// sum of the squares. It costs a few nanoseconds.
func Square64(a uint64) uint64 {
	a0, a1 := square32(uint32(a)), square32(uint32(a>>32))
	return uint64(a0^half32(a1)) | uint64(a1)<<32
}

func square32(a uint32) uint32 {
	a0, a1 := square16(uint16(a)), square16(uint16(a>>16))
	return uint32(a0^half16(a1)) | uint32(a1)<<16
}

func square16(a uint16) uint16 {
	a0, a1 := square8[byte(a)], square8[a>>8]
	return uint16(a0^half8[a1]) | uint16(a1)<<8
}

// Sqrt64 returns the one nimber whose square is a. It costs what a square does.
func Sqrt64(a uint64) uint64 {
	a0, a1 := uint32(a), uint32(a>>32)
	return uint64(sqrt32(a0^half32(a1))) | uint64(sqrt32(a1))<<32
}

func sqrt32(a uint32) uint32 {
	a0, a1 := uint16(a), uint16(a>>16)
	return uint32(sqrt16(a0^half16(a1))) | uint32(sqrt16(a1))<<16
}

func sqrt16(a uint16) uint16 {
	a0, a1 := byte(a), byte(a>>8)
	return uint16(sqrt8[a0^half8[a1]]) | uint16(sqrt8[a1])<<8
}

// Inverse64 returns the nimber whose product with a is 1, or [ErrZero]. It costs
// about three products of each smaller field.
//
// Theory: a0 + a1 F has the conjugate (a0 + a1) + a1 F, and their product is
// a0 (a0 + a1) + a1 a1 F/2, in the smaller field [Lenstra 1978].
func Inverse64(a uint64) (uint64, error) {
	if a == 0 {
		return 0, ErrZero
	}
	a0, a1 := uint32(a), uint32(a>>32)
	n := inverse32(product32(a0, a0^a1) ^ half32(square32(a1)))
	return uint64(product32(a0^a1, n)) | uint64(product32(a1, n))<<32, nil
}

// inverse32 is the inverse, and 0 for 0.
func inverse32(a uint32) uint32 {
	a0, a1 := uint16(a), uint16(a>>16)
	n := inverse16(product16(a0, a0^a1) ^ half16(square16(a1)))
	return uint32(product16(a0^a1, n)) | uint32(product16(a1, n))<<16
}

func inverse16(a uint16) uint16 {
	a0, a1 := byte(a), byte(a>>8)
	n := inverse8[product8(a0, a0^a1)^half8[square8[a1]]]
	return uint16(product8(a0^a1, n)) | uint16(product8(a1, n))<<8
}

// Quotient64 returns the x whose product with b is a, or [ErrZero].
func Quotient64(a, b uint64) (uint64, error) {
	inverse, err := Inverse64(b)
	return Product64(a, inverse), err
}

// Power64 returns a to the n-th power under the nim-product: 1 for n = 0, also
// of 0, and the power of the inverse for n below 0, where 0 gives [ErrZero]. It
// costs at most 64 squares and products.
func Power64(a uint64, n int64) (uint64, error) {
	m := uint64(n)
	if n < 0 {
		var err error
		if a, err = Inverse64(a); err != nil {
			return 0, err
		}
		m = -m
	}
	return power64(a, m), nil
}

func power64(a, n uint64) uint64 {
	out := uint64(1)
	for ; n > 0; n >>= 1 {
		if n&1 == 1 {
			out = Product64(out, a)
		}
		a = Square64(a)
	}
	return out
}

// ArtinSchreier64 returns the even x with x⊗x ⊕ x = a; the other solution is
// x ⊕ 1. There is none below 2^64, and ok is false, exactly when a is at least
// 2^63: see [ArtinSchreier], which goes on to the next field. It costs about a
// microsecond.
func ArtinSchreier64(a uint64) (x uint64, ok bool) {
	if a>>63 == 1 {
		return 0, false
	}
	return artinSchreier(a, 64), true
}

// artinSchreier solves in the field of n bits, where the highest bit of a is 0.
// With x = x0 + x1 F, the equation is x1 x1 + x1 = a1 and x0 x0 + x0 = a0 +
// x1 x1 F/2. Of the two x1 one makes the highest bit of the latter 0.
func artinSchreier(a uint64, n uint) uint64 {
	if a == 0 {
		return 0
	}
	n /= 2
	top := uint64(1) << (n - 1)
	x1 := artinSchreier(a>>n, n)
	rest := a&(top<<1-1) ^ Product64(Square64(x1), top)
	if rest&top != 0 {
		x1 ^= 1
		rest ^= top
	}
	return artinSchreier(rest, n) | x1<<n
}
