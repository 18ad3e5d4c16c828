package judge

import (
	"context"
	"iter"
	"slices"
)

// Smaller lists cases that are a step smaller than c, the boldest steps first: with
// fewer things, and with smaller numbers. All are cases of the problem. The list ends with
// ctx, since the next case may be far in a long one.
func (p *Problem) Smaller(ctx context.Context, c Case) iter.Seq[Case] {
	return func(yield func(Case) bool) {
		p.shape.smaller(c.v, func(v []value) bool {
			if ctx.Err() != nil {
				return false
			}
			if p.valid != nil && !p.valid(v) {
				return true
			}
			return yield(Case{cloneValues(v)})
		})
	}
}

// smaller yields variants of v, which share with it what they do not change.
func (s shape) smaller(v []value, yield func([]value) bool) bool {
	for i := range s {
		if !s.fewer(v, i, yield) {
			return false
		}
	}
	for i := range s {
		f := &s[i]
		with := func(x value) bool {
			w := slices.Clone(v)
			w[i] = x
			return yield(w)
		}
		goesOn := true
		switch f.kind {
		case oneNumber:
			goesOn = f.sizes || f.names || f.lower(v[i].n, func(n uint64) bool { return with(value{n: n}) })
		case listKind:
			goesOn = f.lowerList(v[i].list, with)
		case wordKind:
			goesOn = f.lowerWord(v[i].word, with)
		case groupKind:
			for j, row := range v[i].rows {
				goesOn = goesOn && f.of.smaller(row, func(r []value) bool {
					rows := slices.Clone(v[i].rows)
					rows[j] = r
					return with(value{rows: rows})
				})
			}
		}
		if !goesOn {
			return false
		}
	}
	return true
}

// fewer takes things away: those that number i counts, or those of list i when it
// has its own length. It tries to drop the latter or former half, then each.
func (s shape) fewer(v []value, i int, yield func([]value) bool) bool {
	f := &s[i]
	n, least := uint64(0), uint64(1)
	switch {
	case f.kind == oneNumber && f.sizes:
		n, least = v[i].n, uint64(f.least)
	case f.counted == "" && f.kind == listKind:
		n = uint64(len(v[i].list))
	case f.counted == "" && f.kind == groupKind:
		n = uint64(len(v[i].rows))
	}
	for _, cut := range cuts(n, least) {
		w := slices.Clone(v)
		if f.kind == oneNumber {
			w[i].n -= cut.to - cut.from
			s[i+1:].drop(w[i+1:], f.slot, n, cut)
		} else {
			w[i] = w[i].without(cut)
		}
		if !yield(w) {
			return false
		}
	}
	return true
}

// cut is a range of things to take away.
type cut struct{ from, to uint64 }

// cuts are the ranges to try of n things, of which least have to stay.
func cuts(n, least uint64) (all []cut) {
	if n <= least {
		return nil
	}
	for size := (n - least + 1) / 2; size > 0; size /= 2 {
		for from := uint64(0); from < n; from += size {
			if to := min(from+size, n); n-(to-from) >= least {
				all = append(all, cut{from, to})
			}
		}
	}
	return all
}

// drop takes the things of a cut out of every list that the number in the slot
// counts; it was n.
func (s shape) drop(v []value, slot int, n uint64, c cut) {
	for i := range s {
		f := &s[i]
		switch {
		case f.counted != "" && f.count.slot == slot:
			length := uint64(len(v[i].list) + len(v[i].rows))
			gone := length - f.shorter(length, n, c.to-c.from)
			from := min(c.from*length/n, length-gone)
			v[i] = v[i].without(cut{from, from + gone})
		case f.kind == groupKind:
			rows := slices.Clone(v[i].rows)
			for j := range rows {
				rows[j] = slices.Clone(rows[j])
				f.of.drop(rows[j], slot, n, c)
			}
			v[i].rows = rows
		}
	}
}

// shorter is the length of a list after the number that counts it, which was n,
// has lost some.
func (f *field) shorter(length, n, lost uint64) uint64 {
	x := int64(length) - f.count.plus
	return uint64(x/int64(n)*int64(n-lost) + f.count.plus)
}

// without is a list or groups without those of the cut.
func (v value) without(c cut) value {
	if v.rows != nil {
		return value{rows: slices.Delete(slices.Clone(v.rows), int(c.from), int(c.to))}
	}
	return value{list: slices.Delete(slices.Clone(v.list), int(c.from), int(c.to))}
}

// lower tries the least number, half of the number, from a power of two to the next, and
// ever closer ones.
func (f *field) lower(n uint64, yield func(uint64) bool) bool {
	if f.signed {
		return lowerSigned(int64(n), f.least, yield)
	}
	if half := n / 2; half > uint64(f.least)+1 && !yield(half) {
		return false
	}
	for d := n - uint64(f.least); d > 0 && d <= n; d /= 2 {
		if !yield(n - d) {
			return false
		}
	}
	return true
}

// lowerSigned moves a number towards 0, or towards the least when that is more.
func lowerSigned(n, least int64, yield func(uint64) bool) bool {
	for d := n - max(0, least); d != 0; d /= 2 {
		if !yield(uint64(n - d)) {
			return false
		}
	}
	return true
}

func (f *field) lowerList(list []uint64, with func(value) bool) bool {
	for i, n := range list {
		if !f.lower(n, func(x uint64) bool {
			w := slices.Clone(list)
			w[i] = x
			return with(value{list: w})
		}) {
			return false
		}
	}
	return true
}

// lowerWord takes letters away, and replaces letters by the first; of some words it
// takes the first.
func (f *field) lowerWord(w string, with func(value) bool) bool {
	if f.words != nil {
		return w == f.words[0] || with(value{word: f.words[0]})
	}
	for _, c := range cuts(uint64(len(w)), uint64(f.least)) {
		if !with(value{word: w[:c.from] + w[c.to:]}) {
			return false
		}
	}
	for i := range len(w) {
		if w[i] != f.letters[0] && !with(value{word: w[:i] + f.letters[:1] + w[i+1:]}) {
			return false
		}
	}
	return true
}

// cloneValues copies fields in full.
func cloneValues(v []value) []value {
	w := slices.Clone(v)
	for i := range w {
		w[i].list = slices.Clone(w[i].list)
		w[i].rows = slices.Clone(w[i].rows)
		for j, row := range w[i].rows {
			w[i].rows[j] = cloneValues(row)
		}
	}
	return w
}
