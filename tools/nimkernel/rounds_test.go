package main

import (
	"encoding/binary"
	"testing"

	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/ir"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// box is the substitution of AES, by the words of its standard: the inverse in
// the field, 0 for 0, and then a map of bits and the addition of 63 hexadecimal.
func box(x byte) byte {
	inverse := byte(1)
	for range 254 {
		inverse = aes(inverse, x)
	}
	out := byte(0x63)
	for i := range 8 {
		bit := inverse>>i ^ inverse>>((i+4)%8) ^ inverse>>((i+5)%8) ^ inverse>>((i+6)%8) ^ inverse>>((i+7)%8)
		out ^= bit & 1 << i
	}
	return out
}

// lastRound is byte i of the last round of AES, and of its inverse: rows are moved
// within the columns of four bytes, every byte is substituted, and the key added.
func lastRound(state, key []byte, i int, inverse bool) byte {
	column, row, start := i%16/4, i%4, i/16*16
	if !inverse {
		return boxes[state[start+(column+row)%4*4+row]] ^ key[i]
	}
	x := state[start+(column+4-row)%4*4+row]
	for y, v := range boxes {
		if v == x {
			return byte(y) ^ key[i]
		}
	}
	panic("the substitution is not one to one")
}

var boxes = func() (all [256]byte) {
	for x := range all {
		all[x] = box(byte(x))
	}
	return all
}()

// constants are the read-only vectors of a file.
func constants(t *testing.T, c *build.Context) map[operand.Mem][]byte {
	t.Helper()
	file, err := c.Result()
	if err != nil {
		t.Fatal(err)
	}
	out := map[operand.Mem][]byte{}
	for _, s := range file.Sections {
		g, ok := s.(*ir.Global)
		if !ok {
			continue
		}
		for _, d := range g.Data {
			out[g.Base()] = binary.LittleEndian.AppendUint64(out[g.Base()], uint64(d.Value.(operand.U64)))
		}
	}
	return out
}

// TestRounds runs the program of the kernel for the rounds of AES, with few
// registers and with many.
func TestRounds(t *testing.T) {
	for _, registers := range []int{6, 16, 40} {
		c := build.NewContext()
		p := newRounds(narrow(c), "rounds")
		a, b := numbers(32), numbers(33)[1:]
		memory := map[operand.Mem][]byte{}
		rows := func(area reg.Register, from []uint64) (out []value) {
			for i := range 8 {
				memory[at(area, i)] = pack(from[4*i : 4*i+4])
				out = append(out, p.load(at(area, i)))
			}
			return out
		}
		for i, v := range p.product(rows(reg.RSI, a), rows(reg.RDX, b)) {
			p.store(v, at(reg.RDI, i))
		}
		for at, vector := range constants(t, c) {
			memory[at] = vector
		}
		r := &run{32, memory, map[int][]byte{}}
		for _, s := range p.assign(registers, func(i int) operand.Mem { return at(reg.RSP, i) }) {
			r.do(s)
		}
		for i := range a {
			got := binary.LittleEndian.Uint64(memory[at(reg.RDI, i/4)][i%4*8:])
			if want := nimProduct(a[i], b[i], 64); got != want {
				t.Fatalf("%d registers: %d by %d = %d, want %d", registers, a[i], b[i], got, want)
			}
		}
	}
}
