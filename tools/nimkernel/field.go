package main

import "math/bits"

// nimProduct is the nim-product of a and b below 2^n, n a power of 2, straight
// from F F = F + F/2.
func nimProduct(a, b uint64, n uint) uint64 {
	if a < 2 || b < 2 {
		return a * b
	}
	n /= 2
	low := uint64(1)<<n - 1
	a0, a1, b0, b1 := a&low, a>>n, b&low, b>>n
	p, q := nimProduct(a0, b0, n), nimProduct(a1, b1, n)
	r := nimProduct(a0^a1, b0^b1, n)
	return p ^ nimProduct(q, 1<<(n-1), n) | (r^p)<<n
}

// columns is a linear map of bits: the image of every bit.
type columns []uint64

func (c columns) of(x uint64) uint64 {
	y := uint64(0)
	for ; x != 0; x &= x - 1 {
		y ^= c[bits.TrailingZeros64(x)]
	}
	return y
}

// inverse is the inverse map, by elimination.
func (c columns) inverse() columns {
	n := len(c)
	rows := append(columns{}, c...)
	out := make(columns, n)
	for i := range out {
		out[i] = 1 << i
	}
	for bit := range n {
		pivot := bit
		for rows[pivot]>>bit&1 == 0 {
			pivot++
		}
		rows[bit], rows[pivot] = rows[pivot], rows[bit]
		out[bit], out[pivot] = out[pivot], out[bit]
		for i := range n {
			if i != bit && rows[i]>>bit&1 == 1 {
				rows[i] ^= rows[bit]
				out[i] ^= out[bit]
			}
		}
	}
	return out
}

// matrices are the constants of the kernels for AES: the map into its field, the
// one back, and the images of 128, half the Fermat power 256, and its square.
type matrices struct{ into, back, half, quarter uint64 }

// everywhere times a byte is a word of that byte alone.
const everywhere = 0x0101010101010101

// newMatrices makes the constants.
func newMatrices() matrices {
	into, back := aesField()
	half := into.of(128)
	quarter := into.of(nimProduct(128, 128, 8))
	return matrices{affine(into), affine(back), half * everywhere, quarter * everywhere}
}

// aesField returns the map of the nimbers below 256 into the field of AES, and the
// one back. It looks for a nimber that is a root of the polynomial of AES, x^8 + x^4
// + x^3 + x + 1: sending x to it makes the map back.
func aesField() (into, back columns) {
	for g := uint64(2); g < 256; g++ {
		back = columns{1}
		for len(back) < 9 {
			back = append(back, nimProduct(back[len(back)-1], g, 8))
		}
		if back[8]^back[4]^back[3]^back[1]^back[0] == 0 {
			return back[:8].inverse(), back[:8]
		}
	}
	panic("no nimber below 256 is a root of the polynomial of AES")
}

// rounding are the maps of the kernel for the rounds of AES: of nimbers below 256
// into its field; their square roots, there, times the powers of 128, with the
// linear map of the rounds after it; and from there back, with the powers again.
type rounding struct {
	plain columns
	root  [3]columns
	back  [4]columns
}

func newRounding() rounding {
	into, back := aesField()
	maps := rounding{plain: into}
	round := make(columns, 8)
	for i := range round {
		for _, turn := range []int{0, 1, 2, 3, 4} {
			round[i] |= 1 << ((i + turn) % 8)
		}
	}
	undo := round.inverse()
	c := uint64(1)
	for i := range maps.back {
		for bit := range 8 {
			x := uint64(1) << bit
			maps.back[i] = append(maps.back[i], nimProduct(c, back.of(undo.of(x)), 8))
			if i < len(maps.root) {
				maps.root[i] = append(maps.root[i], round.of(into.of(power(nimProduct(c, x, 8), 128))))
			}
		}
		c = nimProduct(c, 128, 8)
	}
	return maps
}

// affine packs a map of bytes as VGF2P8AFFINEQB wants it: byte 7-i holds the
// bits whose parity is bit i of the image.
func affine(c columns) uint64 {
	word := uint64(0)
	for i := range 8 {
		for j := range 8 {
			word |= c[j] >> i & 1 << (8*(7-i) + j)
		}
	}
	return word
}
