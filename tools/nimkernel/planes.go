package main

import (
	"fmt"

	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// planes writes the kernel of the instructions for fields of 256 elements: eight
// vectors of the bytes of numbers, mapped to the field of AES, multiplied there,
// and mapped back.
func planes(m machine, name string) {
	m.function(name, fmt.Sprintf("%s multiplies blocks of %d numbers.", name, m.size))
	dst, a, b := m.pointer("dst", reg.RDI), m.pointer("a", reg.RSI), m.pointer("b", reg.RDX)
	blocks := m.Load(m.Param("blocks"), reg.RCX)

	p := newProgram()
	matrices := newMatrices()
	var constant [4]value
	for i, word := range []uint64{matrices.into, matrices.back, matrices.half, matrices.quarter} {
		constant[i] = m.constant(p, fmt.Sprintf("%sConstant%d", name, i), i+1, word)
	}
	m.Label("block")
	out := product(p, m.rows(p, a), m.rows(p, b), constant)
	for i, v := range out {
		p.store(v, dst.Offset(i*m.size))
	}
	m.run(p, m.local)
	for _, r := range []operand.Mem{dst, a, b} {
		m.ADDQ(operand.I32(8*m.size), r.Base)
	}
	m.DECQ(blocks)
	m.JNZ(operand.LabelRef("block"))
	m.VZEROUPPER()
	m.RET()
}

// pointer loads a pointer among the arguments.
func (m machine) pointer(name string, to reg.Register) operand.Mem {
	return operand.Mem{Base: m.Load(m.Param(name), to)}
}

// rows loads eight vectors.
func (m machine) rows(p *program, from operand.Mem) []value {
	var out []value
	for i := range 8 {
		out = append(out, p.load(from.Offset(i*m.size)))
	}
	return out
}

// constant is a vector of one word repeated: in the n-th register from the end
// when there are many registers, and else in memory.
func (m machine) constant(p *program, name string, n int, word uint64) value {
	at := m.vector(name, word)
	if m.size < 64 {
		return p.load(at)
	}
	m.VPBROADCASTQ(at, m.registers[len(m.registers)-n])
	return p.pin(n)
}

// vector is read-only memory for a vector of 256 bits, where the words repeat.
func (m machine) vector(name string, words ...uint64) operand.Mem {
	at := m.StaticGlobal(name)
	m.DataAttributes(8 | 16) // read-only, no pointers
	for i := range 4 {
		m.AddDatum(8*i, operand.U64(words[i%len(words)]))
	}
	return at
}

// product multiplies rows of numbers.
func product(p *program, a, b []value, constant [4]value) []value {
	into, back, half, quarter := constant[0], constant[1], constant[2], constant[3]
	times := func(a, b value) value { return p.add(mul8, a, b) }
	t := tower{program: p, base: times, half: map[int]func([]value) []value{
		1: func(a []value) []value { return []value{times(a[0], half)} },
		2: func(a []value) []value {
			return []value{times(a[1], quarter), times(p.xor(a[0], a[1]), half)}
		},
	}}
	x := p.maps(p.toPlanes(a), into)
	y := p.maps(p.toPlanes(b), into)
	return p.fromPlanes(p.maps(t.times(x, y), back))
}

// maps sends every byte of the rows through a matrix.
func (p *program) maps(rows []value, matrix value) []value {
	out := make([]value, len(rows))
	for i, v := range rows {
		out[i] = p.add(map8, v, matrix)
	}
	return out
}
