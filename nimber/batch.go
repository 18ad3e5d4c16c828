package nimber

//go:generate go run -C ../tools ./nimkernel -to ../nimber

// The functions for slices write element by element. The slices must have one
// length, or nothing is written and the error is ErrLength; dst may be one of
// the others, but not overlap them otherwise.

// Products64 sets dst[i] to the nim-product of a[i] and b[i].
func Products64(dst, a, b []uint64) error {
	if len(dst) != len(a) || len(a) != len(b) {
		return ErrLength
	}
	if len(a) > 0 {
		products(dst, a, b)
	}
	return nil
}

// chunk is how many elements are worked on at a time where a function needs
// memory of its own.
const chunk = 512

// Multiples64 sets dst[i] to the nim-product of a[i] and c.
func Multiples64(dst, a []uint64, c uint64) error {
	if len(dst) != len(a) {
		return ErrLength
	}
	var same [chunk]uint64
	for i := range same[:min(chunk, len(a))] {
		same[i] = c
	}
	for ; len(a) > 0; dst, a = dst[min(chunk, len(a)):], a[min(chunk, len(a)):] {
		n := min(chunk, len(a))
		products(dst[:n], a[:n], same[:n])
	}
	return nil
}

// Squares64 sets dst[i] to the nim-square of a[i].
func Squares64(dst, a []uint64) error { return Products64(dst, a, a) }

// Sqrts64 sets dst[i] to the nimber whose square is a[i].
func Sqrts64(dst, a []uint64) error {
	if len(dst) != len(a) {
		return ErrLength
	}
	for i, x := range a {
		dst[i] = Sqrt64(x)
	}
	return nil
}

// Inverses64 sets dst[i] to the nimber whose product with a[i] is 1. If an
// element is 0, nothing is written and the error is [ErrZero]. It costs three
// products an element [Montgomery 1987], and memory for two slices as long.
func Inverses64(dst, a []uint64) error {
	if len(dst) != len(a) {
		return ErrLength
	}
	for _, x := range a {
		if x == 0 {
			return ErrZero
		}
	}
	inverses(dst, a)
	return nil
}

// inverses multiplies the halves of the slice together, inverts the products,
// and multiplies each by the other half.
func inverses(dst, a []uint64) {
	if len(a) < 4 {
		for i, x := range a {
			dst[i], _ = Inverse64(x)
		}
		return
	}
	n := len(a) / 2
	both := make([]uint64, n)
	products(both, a[:n], a[n:2*n])
	inverses(both, both)
	if len(a)%2 == 1 {
		dst[2*n], _ = Inverse64(a[2*n])
	}
	low := append([]uint64(nil), a[:n]...)
	products(dst[:n], both, a[n:2*n])
	products(dst[n:2*n], both, low)
}

// Quotients64 sets dst[i] to the quotient of a[i] by b[i]. If an element of b is
// 0, nothing is written and the error is [ErrZero].
func Quotients64(dst, a, b []uint64) error {
	if len(dst) != len(a) || len(a) != len(b) {
		return ErrLength
	}
	inverse := make([]uint64, len(b))
	if err := Inverses64(inverse, b); err != nil {
		return err
	}
	return Products64(dst, a, inverse)
}

// Powers64 sets dst[i] to the n-th power of a[i], as [Power64] has it. If n is
// below 0 and an element is 0, nothing is written and the error is [ErrZero].
func Powers64(dst, a []uint64, n int64) error {
	if len(dst) != len(a) {
		return ErrLength
	}
	base := append([]uint64(nil), a...)
	m := uint64(n)
	if n < 0 {
		if err := Inverses64(base, a); err != nil {
			return err
		}
		m = -m
	}
	for i := range dst {
		dst[i] = 1
	}
	for ; m > 0 && len(a) > 0; m >>= 1 {
		if m&1 == 1 {
			products(dst, dst, base)
		}
		if m > 1 {
			products(base, base, base)
		}
	}
	return nil
}
