package sparse

// verifier shows that no rare value below the candidates of a run of heaps is
// missing among their options. It reads a view and changes nothing, so that it
// may run beside the search for further candidates.
type verifier struct {
	kernels kernels
	moves   *moves
	coding  *coding
	window  window
	table   [256]uint8
	need    needSet
	steps   int64
}

// verdict is what became of a heap.
type verdict int

const (
	right   verdict = iota
	wrong           // the least needed key is the value
	unknown         // the window does not reach far enough
)

// heap judges the candidate of heap n, a common value.
func (v *verifier) heap(n int) verdict {
	c := v.coding
	parity := 1 ^ c.space.shift(n)
	key := v.window.back[v.window.top-n]
	if !c.wide {
		key &^= common
	}
	v.need = c.needs[c.below[parity][key]]
	v.singles(n)
	if v.need.empty() {
		return right
	}
	if len(v.moves.splits) == 1 {
		return v.one(n)
	}
	return v.several(n)
}

// singles removes what needs no search: the options that leave one heap, and the
// two equal parts.
func (v *verifier) singles(n int) {
	c := v.coding
	for _, t := range v.moves.takes {
		code := v.window.back[v.window.top-n+t]
		class := 1 // a late heap is common, and a wide coding has late heaps only
		if !c.wide {
			class = int(code >> 7)
			code &^= common
		}
		if class^c.space.position&t == 0 {
			v.need.remove(code)
		}
	}
	for _, p := range v.moves.splits {
		if !p.unequal && (n-p.t)&1 == 0 {
			v.need.remove(0)
		}
	}
}

// span returns the last a of the pairs a, n-t-a, and short if the window does not
// reach to all of them.
func (v *verifier) span(n int, p split) (last int, short bool) {
	m := n - p.t
	last = pairs(m, p.unequal)
	if reach := min(len(v.window.head)-1, m-v.window.low); last > reach {
		return reach, true
	}
	return last, false
}

// one verifies a heap that splits in one way.
func (v *verifier) one(n int) verdict {
	p := v.moves.splits[0]
	last, short := v.span(n, p)
	v.strips(n-p.t, 1, last+1, v.kernels.tuning.marks)
	if v.coding.wide { // the mask may have taken marks away
		v.strips(n-p.t, 1, min(last, v.kernels.tuning.marks)+1, 0)
	}
	return v.end(short)
}

// several takes turns with the splits, a longer run each time.
func (v *verifier) several(n int) verdict {
	short, size := false, strip
	for from := 1; !v.need.empty(); from += size {
		if from > 8*size {
			size *= 2
		}
		done := true
		for _, p := range v.moves.splits {
			last, s := v.span(n, p)
			short = short || s
			if from <= last {
				done = false
				v.strips(n-p.t, from, min(from+size, last+1), 0)
			}
		}
		if done {
			break
		}
	}
	return v.end(short)
}

// strips looks at the pairs a, m-a for a from first to below end.
func (v *verifier) strips(m, first, end, marks int) {
	if v.need.empty() || first >= end {
		return
	}
	w := &v.window
	a := first
	if long := (end - first) / strip * strip; long > 0 {
		b := w.top - m + first
		var mask []uint8
		if v.coding.wide {
			mask = w.mask[first : first+long]
		}
		used := v.kernels.verify(&v.need, w.head[first:first+long], w.back[b:b+long], mask, marks, &v.table)
		v.steps += int64(used)
		a += used
		if v.need.empty() {
			return
		}
	}
	v.steps += int64(end - a)
	for ; a < end; a++ {
		x := w.head[a] ^ w.back[w.top-m+a]
		if !v.coding.wide && x < common || v.coding.wide && w.mask[a] != 0 {
			v.need.remove(x)
		}
	}
}

// end closes the case.
func (v *verifier) end(short bool) verdict {
	switch {
	case v.need.empty():
		return right
	case short:
		return unknown
	}
	return wrong
}
