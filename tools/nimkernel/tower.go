package main

// tower is the arithmetic of one field in terms of the next smaller one. An
// element of the field of 2^(2n) is a row of values: its low half, then its
// high half, down to the values of the smallest field.
type tower struct {
	*program
	base func(a, b value) value // the product of the smallest field
	// half multiplies a row of the length by half the Fermat power that follows
	// it. The rows that are not here are made of the shorter ones.
	half map[int]func(a []value) []value
}

// times is the product of two rows: with F the Fermat power between the halves,
// (a0 + a1 F)(b0 + b1 F) = a0 b0 + a1 b1 F/2 + ((a0 + a1)(b0 + b1) + a0 b0) F,
// since F F = F + F/2 [Conway 1976].
func (t *tower) times(a, b []value) []value {
	n := len(a) / 2
	if n == 0 {
		return []value{t.base(a[0], b[0])}
	}
	p := t.times(a[:n], b[:n])
	q := t.times(a[n:], b[n:])
	low := t.xors(p, t.times2(q))
	r := t.times(t.xors(a[:n], a[n:]), t.xors(b[:n], b[n:]))
	return append(low, t.xors(r, p)...)
}

// join makes the product of the three products of halves.
func (t *tower) join(p, q, r []value) []value {
	return append(t.xors(p, t.times2(q)), t.xors(r, p)...)
}

// times2 multiplies a row by half the Fermat power that follows it.
func (t *tower) times2(a []value) []value {
	if f := t.half[len(a)]; f != nil {
		return f(a)
	}
	n := len(a) / 2
	return append(t.times2(t.times2(a[n:])), t.times2(t.xors(a[:n], a[n:]))...)
}

// interleave is one stage of a shuffle: rows i and i + step are interleaved by
// bytes, for every i without that bit.
func (p *program) interleave(rows []value, step int) []value {
	out := make([]value, len(rows))
	for i := range rows {
		if i&step == 0 {
			out[i] = p.add(low8, rows[i], rows[i+step])
			out[i+step] = p.add(high8, rows[i], rows[i+step])
		}
	}
	return out
}

// toPlanes turns eight vectors of 64-bit numbers into eight of bytes: the lowest
// byte of every number, the next, and so on. A stage takes the highest bit of
// the place in a vector into the number of the vector, so that four stages bring
// out which number of a pair it was, and then the three bits of the byte; the
// first of them moves away with the last.
func (p *program) toPlanes(rows []value) []value {
	for _, step := range []int{1, 2, 4, 1} {
		rows = p.interleave(rows, step)
	}
	return reorder(rows)
}

// reorder puts the planes into order: byte bits 2, 1, 0 are bits 1, 2, 0 of the
// vectors' numbers.
func reorder(rows []value) []value {
	out := make([]value, len(rows))
	for i, v := range rows {
		out[i>>1&1<<2|i>>2&1<<1|i&1] = v
	}
	return out
}

// fromPlanes undoes toPlanes. The bits of the vector's number stand in the order
// 1, 2, 4 of the first three stages at the top of the place.
func (p *program) fromPlanes(rows []value) []value {
	for _, step := range []int{4, 2, 1} {
		rows = p.interleave(rows, step)
	}
	out := make([]value, len(rows))
	for i, v := range rows {
		// Bit 2 took what bit 0 had been, bit 1 bit 1, and bit 0 bit 2.
		out[i>>2&1|i>>1&1<<1|i&1<<2] = v
	}
	return out
}

// transpose8 swaps, in eight vectors, the number of the vector with the place
// of a bit in its byte. Masks are the low bits of every pair of runs of 4, 2, 1.
func (p *program) transpose8(rows []value, masks [3]value) []value {
	out := append([]value{}, rows...)
	for stage, k := range []int{4, 2, 1} {
		for i := range out {
			if i&k == 0 {
				a, b := out[i], out[i+k]
				t := p.add(and, p.xor(p.shift(shiftRight, a, uint64(k)), b), masks[stage])
				out[i], out[i+k] = p.xor(a, p.left(t, uint64(k))), p.xor(b, t)
			}
		}
	}
	return out
}

// left shifts by k places. One place is an addition, which has more ports.
func (p *program) left(v value, k uint64) value {
	if k == 1 {
		return p.add(double, v)
	}
	return p.shift(shiftLeft, v, k)
}
