package main

import (
	"fmt"

	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// The kernel of the last rounds of AES multiplies 32 numbers at a time by bytes,
// in the field of AES. The instructions are
//
//	enc(x, k) = A/x + 63 + k    dec(A x + 63, k) = 1/x + k
//
// for every byte, where A is a linear map, 63 hexadecimal, and 1/0 is 0. They
// also move the bytes, dec back to where enc took them from. Let t = 1/y. Then
//
//	x x y = x + 1/(1/x + 1/(t + x))
//
// [Hua 1949], so that two rounds forth and one back make a product, besides the
// one for 1/x. The square is undone in advance, where the bytes of one operand
// are mapped to the field anyway. The identity fails where something is inverted
// that is 0. With d = 1/(t + x), the sum 1/x + d is then to be
//
//	d where y = 0, 0 where x = 0, in which case d = y, and 0 where x = t, d = 0;
//
// and in all three cases it is d + the lesser of y and d as numbers.

// split is a vector of bytes as two, of their halves.
type split struct{ low, high value }

// rounds is a program with the constants of the kernel.
type rounds struct {
	*program
	machine      machine
	name         string
	maps         rounding
	halves, zero value // 15 everywhere, and 0
	offset       value // 63 hexadecimal everywhere
}

// writeRounds writes the kernel.
func writeRounds(m machine, name string) {
	m.function(name, fmt.Sprintf("%s multiplies blocks of %d numbers.", name, m.size))
	dst, a, b := m.pointer("dst", reg.RDI), m.pointer("a", reg.RSI), m.pointer("b", reg.RDX)
	blocks := m.Load(m.Param("blocks"), reg.RCX)

	r := newRounds(m, name)
	m.Label("block")
	for i, v := range r.product(m.rows(r.program, a), m.rows(r.program, b)) {
		r.store(v, dst.Offset(i*m.size))
	}
	m.run(r.program, m.local)
	for _, p := range []operand.Mem{dst, a, b} {
		m.ADDQ(operand.I32(8*m.size), p.Base)
	}
	m.DECQ(blocks)
	m.JNZ(operand.LabelRef("block"))
	m.VZEROUPPER()
	m.RET()
}

func newRounds(m machine, name string) *rounds {
	r := &rounds{program: newProgram(), machine: m, name: name, maps: newRounding()}
	r.halves = r.load(m.vector(name+"Halves", 15*everywhere))
	r.zero = r.load(m.vector(name+"Zero", 0))
	r.offset = r.load(m.vector(name+"Offset", 0x63*everywhere))
	return r
}

// product multiplies rows of numbers. The places of the bytes are those of
// toPlanes for a and the product, and those that enc takes them from for b.
func (r *rounds) product(a, b []value) []value {
	x := r.operands(r.toPlanes(a))
	into := r.linear("Plain", r.maps.plain)
	var y []value
	for _, v := range r.toMovedPlanes(b) {
		y = append(y, r.apply(into, r.split(v)))
	}
	p := r.times4(x[:9], y[:4])
	q := r.times4(x[9:], y[4:])
	s := r.times4(r.xors(x[:9], x[9:]), r.xors(y[:4], y[4:]))
	return r.fromPlanes(r.results(p, q, s))
}

// operands makes of the bytes of one operand the factors x that [rounds.times4]
// wants, those of the low half and then those of the high half.
func (r *rounds) operands(bytes []value) (x []value) {
	var of [3]linear // x times a power of 128
	for i, c := range r.maps.root {
		of[i] = r.linear(fmt.Sprintf("Root%d", i), c)
	}
	for ; len(bytes) > 0; bytes = bytes[4:] {
		var s [4]split
		for i := range s {
			s[i] = r.split(bytes[i])
		}
		x0, x1 := r.apply(of[0], s[0]), r.apply(of[0], s[1])
		h1 := r.apply(of[1], s[1])
		x01 := r.xor(x0, x1)
		x2, h2, hh2 := r.apply(of[0], s[2]), r.apply(of[1], s[2]), r.apply(of[2], s[2])
		x3, h3, hh3 := r.apply(of[0], s[3]), r.apply(of[1], s[3]), r.apply(of[2], s[3])
		x = append(x,
			x0, h1, x01,
			hh3, r.xor(hh2, hh3), r.xor(r.xor(h2, h3), hh3),
			r.xor(x0, x2), r.xor(h1, h3), r.xor(x01, r.xor(x2, x3)))
	}
	return x
}

// times4 is the product of two elements of the field of 2^32. In place of the
// first are the factors of its nine products of bytes, those whose product goes
// times half a Fermat power multiplied by that already: with H half the Fermat
// power 2^16, and h half of 2^8, they are of (x0, x1), H (x2, x3) and the sum of
// (x0, x1) and (x2, x3), of each the first, h times the second, and the sum.
func (r *rounds) times4(x, y []value) []value {
	p := r.times2(x[:3], y[:2])
	q := r.times2(x[3:6], y[2:])
	s := r.times2(x[6:], r.xors(y[:2], y[2:]))
	return append(r.xors(p, q), r.xors(s, p)...)
}

func (r *rounds) times2(x, y []value) []value {
	p, q, s := r.times(x[0], y[0]), r.times(x[1], y[1]), r.times(x[2], r.xor(y[0], y[1]))
	return []value{r.xor(p, q), r.xor(s, p)}
}

// times is A(x x y) + 63, where A x is given, and y in the places of enc.
func (r *rounds) times(x, y value) value {
	inverse := r.add(dec, r.xor(x, r.offset), r.zero)
	d := r.add(dec, r.add(enc, y, x), r.zero)
	lesser := r.add(least, y, d)
	fails := r.add(equal, r.add(least, lesser, inverse), r.zero)
	return r.add(enc, r.xor(d, r.add(choose, inverse, lesser, fails)), x)
}

// results joins the products of the halves, and maps the bytes back.
func (r *rounds) results(p, q, s []value) []value {
	var of [4]linear // times a power of 128
	for i, c := range r.maps.back {
		of[i] = r.linear(fmt.Sprintf("Back%d", i), c)
	}
	q23, q13 := r.split(r.xor(q[2], q[3])), r.xor(q[1], q[3])
	q3, sum := r.split(q[3]), r.split(r.xor(r.xor(q[0], q[2]), q13))
	half := []value{
		r.apply(of[3], q23),
		r.xor(r.apply(of[3], q3), r.apply(of[2], q23)),
		r.apply(of[2], r.split(q13)),
		r.apply(of[1], sum),
	}
	var out []value
	for i, v := range p {
		out = append(out, r.xor(half[i], r.apply(of[0], r.split(v))))
	}
	for _, v := range r.xors(s, p) {
		out = append(out, r.apply(of[0], r.split(v)))
	}
	return out
}

// split takes bytes apart.
func (r *rounds) split(v value) split {
	return split{r.add(and, v, r.halves), r.add(and, r.shift(shiftRight, v, 4), r.halves)}
}

// linear is a linear map of bytes, as the tables of both halves.
type linear struct{ low, high value }

// linear loads the tables of a map.
func (r *rounds) linear(name string, c columns) linear {
	return linear{r.table(name+"Low", c[:4]), r.table(name+"High", c[4:])}
}

// table loads the images of the numbers below 16.
func (r *rounds) table(name string, c columns) value {
	var words [2]uint64
	for x := range uint64(16) {
		words[x/8] |= c.of(x) << (x % 8 * 8)
	}
	return r.load(r.machine.vector(r.name+name, words[0], words[1]))
}

func (r *rounds) apply(l linear, s split) value {
	return r.xor(r.add(pick, l.low, s.low), r.add(pick, l.high, s.high))
}

// toMovedPlanes is toPlanes with the bytes in the places that enc takes them
// from. Of the places 4c + i of a column c and a row i, toPlanes makes c of the
// bits 0 and 1 of the number of a vector, and i of bit 2 and which of a pair of
// numbers it was; enc takes the byte from column c + i.
func (p *program) toMovedPlanes(rows []value) []value {
	from := func(i, odd, column int) value {
		c := column - (i>>1&2 | odd)
		return rows[c>>1&1|c&1<<1|i&4]
	}
	out := make([]value, len(rows))
	for i := 0; i < len(rows); i += 2 {
		c := i >> 1 & 1
		out[i] = p.add(low8, from(i, 0, c), from(i, 0, c+2))
		out[i+1] = p.add(high8, from(i, 1, c), from(i, 1, c+2))
	}
	for _, step := range []int{2, 4, 1} {
		out = p.interleave(out, step)
	}
	return reorder(out)
}
