package main

import (
	"fmt"

	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// The kernel of plain AVX2 multiplies 256 numbers at a time, bit by bit: plane i
// is a vector of bit i of all of them. The three products of halves that make a
// product of 64 bits, and the three of each of those, are operandSize products of 16
// bits, called leaves. They lie one after the other:
//
//	0-3  the quarters of the numbers, lowest first
//	4, 5 quarters 0 + 1, and 2 + 3
//	6, 7 quarters 0 + 2, and 1 + 3
//	8    all four
const (
	plane       = 32
	leaf        = 16 * plane
	operandSize = 9 * leaf // the leaves of one operand
	spillAt     = 2*operandSize + 9*leaf
	spills      = 64
	frame       = spillAt + spills*plane + plane
)

// sliced is what the parts of the kernel share.
type sliced struct {
	machine
	masks [3]operand.Mem
	// work is the frame, at a multiple of the size of a vector: leaves of a,
	// leaves of b, products of leaves, spills.
	work      operand.Mem
	dst, a, b operand.Mem
	label     int
}

func newSliced(m machine, name string) {
	m.function(name, fmt.Sprintf("%s multiplies blocks of 256 numbers.", name))
	s := &sliced{machine: m}
	for i, word := range []uint64{0x0f0f0f0f0f0f0f0f, 0x3333333333333333, 0x5555555555555555} {
		s.masks[i] = m.vector(fmt.Sprintf("%sMask%d", name, i), word)
	}
	s.dst, s.a, s.b = m.pointer("dst", reg.RDI), m.pointer("a", reg.RSI), m.pointer("b", reg.RDX)
	blocks := m.Load(m.Param("blocks"), reg.RCX)
	m.LEAQ(m.AllocLocal(frame).Offset(plane-1), reg.R8)
	m.ANDQ(operand.I32(-plane), reg.R8)
	s.work = operand.Mem{Base: reg.R8}

	m.Label("block")
	for i, from := range []operand.Mem{s.a, s.b} {
		s.slice(from, i*operandSize)
		s.sums(i * operandSize)
	}
	s.leaves()
	s.joins()
	s.unslice()
	for _, r := range []operand.Mem{s.dst, s.a, s.b} {
		m.ADDQ(operand.I32(256*8), r.Base)
	}
	m.DECQ(blocks)
	m.JNZ(operand.LabelRef("block"))
	m.VZEROUPPER()
	m.RET()
}

// loop emits a body n times over. The body moves its own pointers.
func (s *sliced) loop(n int, body func()) {
	s.label++
	name := fmt.Sprintf("loop%d", s.label)
	s.MOVQ(operand.U32(n), reg.R9)
	s.Label(name)
	body()
	s.DECQ(reg.R9)
	s.JNZ(operand.LabelRef(name))
}

// point sets a pointer to a place in the work area.
func (s *sliced) point(to reg.Register, at int) operand.Mem {
	s.LEAQ(s.work.Offset(at), to)
	return operand.Mem{Base: to}
}

// move adds to pointers.
func (s *sliced) move(n int, pointers ...operand.Mem) {
	for _, p := range pointers {
		s.ADDQ(operand.I32(int32(n)), p.Base)
	}
}

// spill is a place in the work area.
func (s *sliced) spill(i int) operand.Mem {
	if i >= spills {
		panic("the work area of the kernel is too small")
	}
	return s.work.Offset(spillAt + i*plane)
}

// line runs a straight line of instructions.
func (s *sliced) line(write func(p *program)) {
	p := newProgram()
	write(p)
	s.run(p, s.spill)
}

// loads loads n vectors, step bytes apart.
func loads(p *program, from operand.Mem, n, step int) []value {
	out := make([]value, n)
	for i := range out {
		out[i] = p.load(from.Offset(i * step))
	}
	return out
}

func stores(p *program, vs []value, to operand.Mem, step int) {
	for i, v := range vs {
		p.store(v, to.Offset(i*step))
	}
}

// slice turns 256 numbers into 64 planes, first by bytes, eight vectors at a
// time, and then by bits, in place.
func (s *sliced) slice(from operand.Mem, to int) {
	s.MOVQ(from.Base, reg.R10)
	numbers, bytes := operand.Mem{Base: reg.R10}, s.point(reg.R11, to)
	s.loop(8, func() {
		s.line(func(p *program) {
			stores(p, p.toPlanes(loads(p, numbers, 8, plane)), bytes, 8*plane)
		})
		s.move(8*plane, numbers)
		s.move(plane, bytes)
	})
	s.bits(to)
}

// bits swaps the number of a vector with the place of a bit in its byte, in 64
// vectors, eight at a time.
func (s *sliced) bits(at int) {
	eight := s.point(reg.R10, at)
	s.loop(8, func() {
		s.line(func(p *program) {
			masks := [3]value{p.load(s.masks[0]), p.load(s.masks[1]), p.load(s.masks[2])}
			stores(p, p.transpose8(loads(p, eight, 8, plane), masks), eight, plane)
		})
		s.move(8*plane, eight)
	})
}

// unslice turns the 64 planes of the product into numbers.
func (s *sliced) unslice() {
	s.bits(operandSize)
	s.MOVQ(s.dst.Base, reg.R10)
	numbers, bytes := operand.Mem{Base: reg.R10}, s.point(reg.R11, operandSize)
	s.loop(8, func() {
		s.line(func(p *program) {
			stores(p, p.fromPlanes(loads(p, bytes, 8, 8*plane)), numbers, plane)
		})
		s.move(8*plane, numbers)
		s.move(plane, bytes)
	})
}

// sums adds up the quarters of an operand.
func (s *sliced) sums(at int) {
	one := s.point(reg.R10, at)
	s.loop(16, func() {
		s.line(func(p *program) {
			q := loads(p, one, 4, leaf)
			low, high := p.xor(q[0], q[2]), p.xor(q[1], q[3])
			stores(p, []value{p.xor(q[0], q[1]), p.xor(q[2], q[3]), low, high, p.xor(low, high)}, one.Offset(4*leaf), leaf)
		})
		s.move(plane, one)
	})
}

// leaves multiplies the leaves, by the arithmetic of single bits.
func (s *sliced) leaves() {
	a, b, c := s.point(reg.R10, 0), s.point(reg.R11, operandSize), s.point(reg.R12, 2*operandSize)
	s.loop(9, func() {
		s.line(func(p *program) {
			stores(p, p.overBits().times(loads(p, a, 16, plane), loads(p, b, 16, plane)), c, plane)
			p.eager()
		})
		s.move(leaf, a, b, c)
	})
}

// overBits is the tower over the field of two elements.
func (p *program) overBits() *tower {
	return &tower{
		program: p,
		base:    func(a, b value) value { return p.add(and, a, b) },
		half:    map[int]func([]value) []value{1: func(a []value) []value { return a }},
	}
}

// joins makes the products of 32 bits, into the place of a, and from them the
// one of 64, into the place of b.
func (s *sliced) joins() {
	for i, leaves := range [3][3]int{{0, 1, 4}, {2, 3, 5}, {6, 7, 8}} {
		s.join(16, 2*operandSize, leaf, leaves, i*2*leaf)
	}
	s.join(32, 0, 2*leaf, [3]int{0, 1, 2}, operandSize)
}

// join makes a product of 2n bits of those numbered by parts.
func (s *sliced) join(n, from, step int, parts [3]int, to int) {
	s.line(func(p *program) {
		var row [3][]value
		for i, k := range parts {
			row[i] = loads(p, s.work.Offset(from+k*step), n, plane)
		}
		stores(p, p.overBits().join(row[0], row[1], row[2]), s.work.Offset(to), plane)
		p.onDemand()
	})
}
