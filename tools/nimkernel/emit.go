package main

import (
	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// machine emits the instructions of a program for vectors of one width.
type machine struct {
	*build.Context
	registers []reg.Register
	size      int // bytes of a vector
}

// The two widths.
func narrow(c *build.Context) machine { return machine{c, vectors(reg.S256, 16), 32} }
func wide(c *build.Context) machine   { return machine{c, vectors(reg.S512, 32), 64} }

// vectors lists the first n vector registers of a size.
func vectors(size reg.Spec, n int) []reg.Register {
	var out []reg.Register
	for i := range n {
		out = append(out, reg.Vector.Lookup(reg.Index(i), size))
	}
	return out
}

// run emits a program whose values have places.
func (m machine) run(p *program, spill func(i int) operand.Mem) {
	for _, s := range p.assign(len(m.registers)-p.pinned, spill) {
		m.emit(s)
	}
}

// function begins a function that multiplies blocks.
func (m machine) function(name, doc string) {
	m.Function(name)
	m.SignatureExpr("func(dst, a, b *uint64, blocks int)")
	m.Doc(doc)
	m.Pragma("noescape")
}

// local is a place in the frame for a vector.
func (m machine) local(int) operand.Mem { return m.AllocLocal(m.size) }

// at is the operand of a place.
func (m machine) at(p place) operand.Op {
	if p.register < 0 {
		return p.at
	}
	return m.registers[p.register]
}

// emit is one step. Go's assembler has the operands in the reverse order.
func (m machine) emit(s placed) {
	var x, y, mask, to operand.Op
	if len(s.from) > 0 {
		x = m.at(s.from[0])
	}
	if len(s.from) > 1 {
		if y = m.at(s.from[1]); s.from[0].register < 0 {
			x, y = y, x
		}
	}
	if len(s.from) > 2 {
		mask = m.at(s.from[2])
	}
	if s.to >= 0 {
		to = m.registers[s.to]
	}
	switch s.op {
	case load:
		m.move(s.at, to)
	case store:
		m.move(x, s.at)
	case xor:
		m.exclusiveOr(y, x, to)
	case and:
		m.VPAND(y, x, to)
	case shiftLeft:
		m.VPSLLQ(operand.U8(s.n), x, to)
	case shiftRight:
		m.VPSRLQ(operand.U8(s.n), x, to)
	case double:
		m.VPADDB(x, x, to)
	case low8:
		m.VPUNPCKLBW(y, x, to)
	case high8:
		m.VPUNPCKHBW(y, x, to)
	case mul8:
		m.VGF2P8MULB(y, x, to)
	case map8:
		m.VGF2P8AFFINEQB(operand.U8(0), y, x, to)
	case pick:
		m.VPSHUFB(y, x, to)
	case least:
		m.VPMINUB(y, x, to)
	case equal:
		m.VPCMPEQB(y, x, to)
	case choose:
		m.VPBLENDVB(mask, y, x, to)
	case enc:
		m.VAESENCLAST(y, x, to)
	case dec:
		m.VAESDECLAST(y, x, to)
	}
}

func (m machine) move(from, to operand.Op) {
	if m.size == 64 {
		m.VMOVDQU64(from, to)
	} else {
		m.VMOVDQU(from, to)
	}
}

func (m machine) exclusiveOr(y, x, to operand.Op) {
	if m.size == 64 {
		m.VPXORQ(y, x, to)
	} else {
		m.VPXOR(y, x, to)
	}
}
