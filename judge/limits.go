package judge

import (
	"math/bits"
	"strconv"
	"strings"
)

// limits are the bounds of the statement as a formula: 1 ≤ n, m ≤ 1000.
func (p *Problem) limits() string {
	var all []string
	if p.most > 0 {
		all = append(all, "T ≤ "+formula(p.most))
	}
	all = append(all, p.shape.limits()...)
	if p.also != "" {
		all = append(all, p.also)
	}
	return strings.Join(all, ", ")
}

// limits lists the bounds of the fields, those of neighbours with the same bounds
// together.
func (s shape) limits() []string {
	var all []string
	for i := 0; i < len(s); i++ {
		f := &s[i]
		if f.kind == groupKind {
			all = append(all, f.of.limits()...)
			continue
		}
		if f.words != nil {
			continue
		}
		if f.json && f.kind == listKind {
			all = append(all, "1 ≤ |"+f.name+"| ≤ "+formula(uint64(f.count.plus)))
		}
		names := f.symbol()
		for i+1 < len(s) && s[i+1].kind != groupKind && s[i+1].words == nil && s[i+1].bounds() == f.bounds() {
			i++
			names += ", " + s[i].symbol()
		}
		least, most, _ := strings.Cut(f.bounds(), " ")
		all = append(all, least+" ≤ "+names+" ≤ "+most)
	}
	return all
}

// symbol is what the bounds are about: the number, or the length of a word.
func (f *field) symbol() string {
	if f.kind == wordKind {
		return "|" + f.name + "|"
	}
	return f.name
}

func (f *field) bounds() string {
	least := formula(uint64(f.least))
	if f.least < 0 {
		least = "-" + formula(uint64(-f.least))
	}
	most := formula(f.most)
	if f.signed && int64(f.most) < 0 {
		most = "-" + formula(-f.most)
	}
	return least + " " + most
}

// formula writes a bound as people do: 10^9, 2·10^5, 2^31 - 1.
func formula(n uint64) string {
	digits := strconv.FormatUint(n, 10)
	head := strings.TrimRight(digits, "0")
	zeros := len(digits) - len(head)
	switch {
	case n > 1<<20 && n&(n+1) == 0:
		return "2^" + strconv.Itoa(bits.Len64(n)) + " - 1"
	case n > 1<<20 && n&(n-1) == 0:
		return "2^" + strconv.Itoa(bits.Len64(n)-1)
	case zeros < 4:
		return digits
	case head == "1":
		return "10^" + strconv.Itoa(zeros)
	case len(head) == 1:
		return head + "·10^" + strconv.Itoa(zeros)
	}
	return digits
}
