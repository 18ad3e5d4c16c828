package main

import (
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// run is a processor for programs, by the manual's words on each instruction.
type run struct {
	size      int
	memory    map[operand.Mem][]byte
	registers map[int][]byte
}

func (r *run) fetch(p place) []byte {
	if p.register < 0 {
		return r.memory[p.at]
	}
	return r.registers[p.register]
}

func (r *run) do(s placed) {
	if s.op == load {
		r.registers[s.to] = r.memory[s.at]
		return
	}
	x := r.fetch(s.from[0])
	if s.op == store {
		r.memory[s.at] = x
		return
	}
	y, mask := x, x
	if len(s.from) > 1 {
		y = r.fetch(s.from[1])
	}
	if len(s.from) > 2 {
		mask = r.fetch(s.from[2])
	}
	out := make([]byte, r.size)
	for i := range out {
		out[i] = one(s, x, y, mask, i)
	}
	r.registers[s.to] = out
}

// one is byte i of a result.
func one(s placed, x, y, mask []byte, i int) byte {
	word := i / 8 * 8
	wide := binary.LittleEndian.Uint64(x[word:])
	lane, within := i/16*16, i%16
	switch s.op {
	case xor:
		return x[i] ^ y[i]
	case and:
		return x[i] & y[i]
	case double:
		return x[i] + x[i]
	case shiftLeft:
		return byte(wide << s.n >> (8 * (i - word)))
	case shiftRight:
		return byte(wide >> s.n >> (8 * (i - word)))
	case low8, high8:
		from := lane + within/2
		if s.op == high8 {
			from += 8
		}
		if within%2 == 0 {
			return x[from]
		}
		return y[from]
	case pick:
		if y[i] > 127 {
			return 0
		}
		return x[lane+int(y[i]%16)]
	case least:
		return min(x[i], y[i])
	case equal:
		if x[i] == y[i] {
			return 255
		}
		return 0
	case choose:
		if mask[i] > 127 {
			return y[i]
		}
		return x[i]
	case enc, dec:
		return lastRound(x, y, i, s.op == dec)
	case mul8:
		return aes(x[i], y[i])
	case map8:
		out := byte(0)
		for bit := range 8 {
			parity := byte(0)
			for b := x[i] & y[word+7-bit]; b != 0; b &= b - 1 {
				parity ^= 1
			}
			out |= parity << bit
		}
		return out
	}
	panic(fmt.Sprint("no instruction ", s.op))
}

// aes is the product of two bytes in the field of AES.
func aes(a, b byte) byte {
	out := byte(0)
	for ; b > 0; b >>= 1 {
		if b&1 == 1 {
			out ^= a
		}
		carry := a >> 7
		a = a<<1 ^ carry*0x1b
	}
	return out
}

// at is the n-th vector of an area of memory.
func at(area reg.Register, n int) operand.Mem { return operand.Mem{Base: area, Disp: n} }

// TestPlanes runs the program of the kernel for fields of 256 elements, with
// few registers and with many, with its constants in memory and pinned.
func TestPlanes(t *testing.T) {
	for _, tt := range []struct {
		size, registers int
		pinned          bool
	}{{32, 16, false}, {64, 32, true}, {32, 6, false}} {
		p := newProgram()
		matrices := newMatrices()
		r := &run{tt.size, map[operand.Mem][]byte{}, map[int][]byte{}}
		var constant [4]value
		for i, word := range []uint64{matrices.into, matrices.back, matrices.half, matrices.quarter} {
			vector := repeat(word, tt.size)
			if tt.pinned {
				constant[i] = p.pin(i + 1)
				r.registers[tt.registers-1-i] = vector
			} else {
				constant[i] = p.load(at(reg.R12, i))
				r.memory[at(reg.R12, i)] = vector
			}
		}
		a, b := numbers(tt.size), numbers(tt.size)
		rows := func(area reg.Register, from []uint64) (out []value) {
			for i := range 8 {
				r.memory[at(area, i)] = pack(from[i*tt.size/8 : (i+1)*tt.size/8])
				out = append(out, p.load(at(area, i)))
			}
			return out
		}
		for i, v := range product(p, rows(reg.RSI, a), rows(reg.RDX, b), constant) {
			p.store(v, at(reg.RDI, i))
		}
		for _, s := range p.assign(tt.registers-p.pinned, func(i int) operand.Mem { return at(reg.RSP, i) }) {
			r.do(s)
		}
		for i := range a {
			got := binary.LittleEndian.Uint64(r.memory[at(reg.RDI, i*8/tt.size)][i*8%tt.size:])
			if want := nimProduct(a[i], b[i], 64); got != want {
				t.Fatalf("%d bytes, %d registers: %d by %d = %d, want %d", tt.size, tt.registers, a[i], b[i], got, want)
			}
		}
	}
}

func repeat(word uint64, size int) []byte {
	var out []byte
	for range size / 8 {
		out = binary.LittleEndian.AppendUint64(out, word)
	}
	return out
}

func pack(words []uint64) []byte {
	var out []byte
	for _, w := range words {
		out = binary.LittleEndian.AppendUint64(out, w)
	}
	return out
}

// numbers are n numbers of all sizes.
func numbers(n int) []uint64 {
	r := rand.New(rand.NewPCG(3, uint64(n)))
	out := make([]uint64, n)
	for i := range out {
		out[i] = r.Uint64() >> r.IntN(64)
	}
	return out
}

func TestInverse(t *testing.T) {
	back := columns{1}
	for len(back) < 32 {
		back = append(back, nimProduct(back[len(back)-1], 1<<31, 32))
	}
	into := back.inverse()
	for _, x := range numbers(200) {
		x %= 1 << 32
		if got := back.of(into.of(x)); got != x {
			t.Errorf("to polynomials and back, %d is %d", x, got)
		}
	}
}
