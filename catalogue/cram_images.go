package catalogue

import "math/bits"

// canonical returns the least image of a connected part under the eight
// symmetries, or its nimber where theory settles it, and otherwise -1.
func (g *dominoes) canonical(x uint64) (key uint64, nimber int) {
	x, h, w := g.corner(x)
	if h > w {
		x = g.transpose(x, h, w)
		h, w = w, h
	}
	if w <= 4 && g.window != nil {
		return 0, int(g.window[restride(x, h, g.stride, 4)])
	}
	shift := (63 - ((h-1)*g.stride + w - 1)) & 63
	turned := bits.Reverse64(x) >> shift
	if x == turned && g.apart(x, h, w) {
		return 0, 0
	}
	flipped := g.flip(x, h)
	key = min(x, turned, flipped, bits.Reverse64(flipped)>>shift)
	if h == w {
		x = g.transpose(x, h, w)
		flipped = g.flip(x, h)
		key = min(key, x, bits.Reverse64(x)>>shift, flipped, bits.Reverse64(flipped)>>shift)
	}
	return key, -1
}

// corner moves x to row and column 0 and returns its height and width.
func (g *dominoes) corner(x uint64) (moved uint64, h, w uint) {
	n := g.stride
	x >>= uint(bits.TrailingZeros64(x)) / n * n & 63
	h = (uint(bits.Len64(x)) + n - 1) / n
	columns := x
	for i := uint(1); i < h; i++ {
		columns |= x >> (i * n & 63)
	}
	columns &= g.row
	left := uint(bits.TrailingZeros64(columns))
	return x >> (left & 63), h, uint(bits.Len64(columns)) - left
}

// apart reports whether no domino on x, which the half turn of h × w maps to
// itself, meets its own image.
func (g *dominoes) apart(x uint64, h, w uint) bool {
	if h&1 == 0 && w&1 == 0 {
		return true
	}
	middle := h/2*g.stride + (w-1)/2
	if h&1 == 0 {
		middle -= g.stride
	}
	return x>>(middle&63)&1 == 0
}

// flip turns the h rows upside down.
func (g *dominoes) flip(x uint64, h uint) (y uint64) {
	if g.stride == 8 {
		return bits.ReverseBytes64(x) >> ((64 - 8*h) & 63)
	}
	for ; h > 0; h-- {
		y = y<<(g.stride&63) | x&g.row
		x >>= g.stride & 63
	}
	return y
}

// transpose makes columns of the h rows of width w, neither above 8.
func (g *dominoes) transpose(x uint64, h, w uint) uint64 {
	x = restride(x, h, g.stride, 8)
	t := (x ^ x>>7) & 0x00AA00AA00AA00AA
	x ^= t ^ t<<7
	t = (x ^ x>>14) & 0x0000CCCC0000CCCC
	x ^= t ^ t<<14
	t = (x ^ x>>28) & 0x00000000F0F0F0F0
	return restride(x^t^t<<28, w, 8, g.stride)
}

// restride moves h rows from one stride to another.
func restride(x uint64, h, from, to uint) (y uint64) {
	if from == to {
		return x
	}
	row := uint64(1)<<min(from, to) - 1
	for i := range h {
		y |= x & row << (to * i & 63)
		x >>= from & 63
	}
	return y
}
