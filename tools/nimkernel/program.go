package main

import (
	"math"
	"slices"

	"github.com/mmcloughlin/avo/operand"
)

// A program is a straight line of vector instructions over values that have no
// place yet. [program.assign] gives each a register, with spills where the
// registers run out.
type program struct {
	steps  []step
	known  map[operand.Mem]value // what is loaded already
	pinned int                   // registers at the end that hold a value throughout
}

// value is the result of the step of that number.
type value int

// step is one instruction. A load has no arguments; a store has one and no
// result.
type step struct {
	op   op
	args []value
	at   operand.Mem // of load and store
	n    uint64      // of a shift
}

// op is the operation of a step.
type op int

const (
	pin op = iota
	load
	store
	xor
	and
	shiftLeft
	shiftRight
	double // every byte twice itself: a shift to the left by one place
	low8   // the low halves of both arguments, interleaved by bytes
	high8
	mul8   // products in the field of AES
	map8   // the second argument is the matrix
	pick   // the first argument is the table
	least  // of bytes as numbers
	equal  // 255 for equal bytes, and 0
	choose // the second argument where the third is 255
	enc    // the last round of AES; the second argument is the key
	dec    // its inverse
)

func newProgram() *program { return &program{known: map[operand.Mem]value{}} }

func (p *program) add(o op, args ...value) value {
	p.steps = append(p.steps, step{op: o, args: args})
	return value(len(p.steps) - 1)
}

// load is the vector at an address; the second time, the same value.
func (p *program) load(at operand.Mem) value {
	if v, ok := p.known[at]; ok {
		return v
	}
	p.steps = append(p.steps, step{op: load, at: at})
	v := value(len(p.steps) - 1)
	p.known[at] = v
	return v
}

// pin is what the n-th register from the end holds before the program begins.
func (p *program) pin(n int) value {
	p.pinned = max(p.pinned, n)
	p.steps = append(p.steps, step{op: pin, n: uint64(n)})
	return value(len(p.steps) - 1)
}

func (p *program) store(v value, at operand.Mem) {
	p.steps = append(p.steps, step{op: store, args: []value{v}, at: at})
}

func (p *program) shift(o op, v value, n uint64) value {
	p.steps = append(p.steps, step{op: o, args: []value{v}, n: n})
	return value(len(p.steps) - 1)
}

func (p *program) xor(a, b value) value { return p.add(xor, a, b) }

// xors is the exclusive or of two rows of values.
func (p *program) xors(a, b []value) []value {
	out := make([]value, len(a))
	for i := range a {
		out[i] = p.xor(a[i], b[i])
	}
	return out
}

// place is where an instruction finds a value: a register, or memory.
type place struct {
	register int // -1: in memory
	at       operand.Mem
}

// placed is a step whose values have places. Spills and reloads are stores and
// loads.
type placed struct {
	step
	from []place
	to   int
}

// registers follows which value is where.
type registers struct {
	p      *program
	uses   [][]int               // for each value, the steps that use it
	holds  []value               // for each register, -1: free
	in     map[value]int         // the register of a value
	memory map[value]operand.Mem // a copy of the value
	spill  func(i int) operand.Mem
	free   []operand.Mem
	spills int
	out    []placed
	now    int
}

// assign places the steps in n registers and the memory that spill names. A
// value that is wanted latest gives way first [Belady 1966].
func (p *program) assign(n int, spill func(i int) operand.Mem) []placed {
	r := &registers{
		p: p, uses: make([][]int, len(p.steps)), holds: make([]value, n),
		in: map[value]int{}, memory: map[value]operand.Mem{}, spill: spill,
	}
	for i := range r.holds {
		r.holds[i] = -1
	}
	for i, s := range p.steps {
		for _, v := range s.args {
			r.uses[v] = append(r.uses[v], i)
		}
	}
	for i, s := range p.steps {
		r.now = i
		r.place(value(i), s)
	}
	return r.out
}

// next is the step that uses v next, after the present one.
func (r *registers) next(v value) int {
	for _, u := range r.uses[v] {
		if u > r.now {
			return u
		}
	}
	return math.MaxInt
}

// place emits one step.
func (r *registers) place(v value, s step) {
	switch s.op {
	case load:
		r.memory[v] = s.at // it is loaded where it is used
		return
	case pin:
		r.in[v] = len(r.holds) + r.p.pinned - int(s.n)
		return
	}
	from := make([]place, len(s.args))
	direct := r.direct(s)
	for i, a := range s.args {
		if i == direct {
			from[i] = place{-1, r.memory[a]}
		} else {
			from[i] = place{register: r.fetch(a, s.args)}
		}
	}
	for _, a := range s.args {
		r.drop(a)
	}
	to := -1
	if s.op != store {
		to = r.take(nil)
		r.holds[to], r.in[v] = v, to
	}
	r.out = append(r.out, placed{s, from, to})
	for _, a := range s.args {
		r.dropCopy(a)
	}
}

// direct is the argument that the instruction may take from memory, or -1. A
// value that is wanted again soon is better loaded.
func (r *registers) direct(s step) int {
	if len(s.args) < 2 || s.args[0] == s.args[1] {
		return -1
	}
	for i := 1; i >= 0; i-- {
		_, loaded := r.in[s.args[i]]
		either := s.op == xor || s.op == and || s.op == mul8 || s.op == least || s.op == equal
		if !loaded && (i == 1 || either) && r.next(s.args[i]) > r.now+soon {
			return i
		}
	}
	return -1
}

// soon is the number of steps within which a value is kept in a register.
const soon = 4

// fetch brings a value into a register, and keeps those of the others.
func (r *registers) fetch(v value, keep []value) int {
	if reg, ok := r.in[v]; ok {
		return reg
	}
	reg := r.take(keep)
	r.out = append(r.out, placed{step{op: load, at: r.memory[v]}, nil, reg})
	r.holds[reg], r.in[v] = v, reg
	return reg
}

// take frees a register, but none of a value to keep.
func (r *registers) take(keep []value) int {
	best, latest := -1, -1
	for reg, v := range r.holds {
		if v < 0 {
			return reg
		}
		if n := r.next(v); n > latest && !slices.Contains(keep, v) {
			best, latest = reg, n
		}
	}
	v := r.holds[best]
	if _, ok := r.memory[v]; !ok {
		at := r.slot()
		r.memory[v] = at
		r.out = append(r.out, placed{step{op: store, at: at}, []place{{register: best}}, -1})
	}
	delete(r.in, v)
	r.holds[best] = -1
	return best
}

// slot is a free place to spill to.
func (r *registers) slot() operand.Mem {
	if n := len(r.free); n > 0 {
		at := r.free[n-1]
		r.free = r.free[:n-1]
		return at
	}
	r.spills++
	return r.spill(r.spills - 1)
}

// drop frees the register of a value that no later step uses.
func (r *registers) drop(v value) {
	if reg, ok := r.in[v]; ok && reg < len(r.holds) && r.next(v) == math.MaxInt {
		r.holds[reg] = -1
		delete(r.in, v)
	}
}

// dropCopy frees the place that such a value was spilled to.
func (r *registers) dropCopy(v value) {
	if at, ok := r.memory[v]; ok && r.next(v) == math.MaxInt && r.p.steps[v].op != load {
		r.free = append(r.free, at)
		delete(r.memory, v)
	}
}
