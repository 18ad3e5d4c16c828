package judge

import (
	"iter"
)

// mostRejected is where the listing ends for want of cases: where few lists of numbers
// are a case, such as those in order, long ones cannot be found by trying all.
const mostRejected = 1 << 20

// fewLetters is how many letters of an alphabet the words of small cases have.
const fewLetters = 3

// Small lists the cases of a problem from the smallest on: first those whose
// numbers and lengths are all the least, then those that go one beyond it, and so
// on, without end unless the bounds of the statement are met. Words have the first
// three letters only.
func (p *Problem) Small() iter.Seq[Case] {
	return func(yield func(Case) bool) {
		rejected := 0
		for beyond := uint64(0); ; beyond++ {
			l := lister{beyond: beyond, slots: make([]uint64, p.slots), last: &p.shape[len(p.shape)-1]}
			goesOn := l.list(p.shape, nil, func(v []value) bool {
				switch {
				case l.at == 0 && beyond > 0:
					return true
				case p.valid != nil && !p.valid(v):
					rejected++
					return rejected < mostRejected
				}
				rejected = 0
				return yield(Case{cloneValues(v)})
			})
			if !goesOn || !l.found {
				return
			}
		}
	}
}

// lister lists cases whose numbers go up to beyond their least.
type lister struct {
	beyond uint64
	slots  []uint64
	at     int  // how many numbers of the case go as far
	found  bool // whether any case had one
	last   *field
}

// list completes the fields v of s in all ways.
func (l *lister) list(s shape, v []value, yield func([]value) bool) bool {
	i := len(v)
	if i == len(s) {
		return yield(v)
	}
	f := &s[i]
	rest := func(x value) bool { return l.list(s, append(v, x), yield) }
	switch f.kind {
	case oneNumber:
		return l.numbers(f, func(n uint64) bool {
			l.slots[f.slot] = n
			return rest(value{n: n})
		})
	case listKind:
		return l.lengths(f, func(n uint64) bool {
			return l.lists(f, nil, n, func(list []uint64) bool { return rest(value{list: list}) })
		})
	case wordKind:
		if f.words != nil {
			return l.upTo(uint64(len(f.words)-1), func(n uint64) bool { return rest(value{word: f.words[n]}) })
		}
		return l.upTo(f.most-uint64(f.least), func(n uint64) bool {
			return words(f.letters[:min(fewLetters, len(f.letters))], "", uint64(f.least)+n, func(w string) bool { return rest(value{word: w}) })
		})
	}
	return l.lengths(f, func(n uint64) bool {
		return l.groups(f, nil, n, func(rows [][]value) bool { return rest(value{rows: rows}) })
	})
}

// upTo counts from 0 to most and no further than beyond.
func (l *lister) upTo(most uint64, yield func(uint64) bool) bool { return l.count(0, most, yield) }

func (l *lister) count(from, most uint64, yield func(uint64) bool) bool {
	for n := from; n <= min(most, l.beyond); n++ {
		if n == l.beyond {
			l.at++
			l.found = true
		}
		goesOn := yield(n)
		if n == l.beyond {
			l.at--
		}
		if !goesOn {
			return false
		}
	}
	return true
}

func (l *lister) numbers(f *field, yield func(uint64) bool) bool {
	from := uint64(0)
	if l.at == 0 && f == l.last && f.kind == oneNumber {
		from = l.beyond // the last chance to go as far
	}
	return l.count(from, f.most-uint64(f.least), func(n uint64) bool { return yield(uint64(f.least) + n) })
}

// lengths lists how long a list may be.
func (l *lister) lengths(f *field, yield func(uint64) bool) bool {
	if f.counted != "" {
		return yield(f.count.of(l.slots))
	}
	most := l.beyond
	if f.json {
		most = uint64(f.count.plus) - 1
	}
	return l.upTo(most, func(n uint64) bool { return yield(1 + n) })
}

func (l *lister) lists(f *field, list []uint64, n uint64, yield func([]uint64) bool) bool {
	if uint64(len(list)) == n {
		return yield(list)
	}
	return l.numbers(f, func(x uint64) bool { return l.lists(f, append(list, x), n, yield) })
}

func (l *lister) groups(f *field, rows [][]value, n uint64, yield func([][]value) bool) bool {
	if uint64(len(rows)) == n {
		return yield(rows)
	}
	return l.list(f.of, nil, func(row []value) bool {
		return l.groups(f, append(rows, row), n, yield)
	})
}

func words(letters, w string, n uint64, yield func(string) bool) bool {
	if uint64(len(w)) == n {
		return yield(w)
	}
	for i := range len(letters) {
		if !words(letters, w+letters[i:i+1], n, yield) {
			return false
		}
	}
	return true
}
