package judge

import (
	"bytes"
	"strconv"
)

// value is what a field holds in a case.
type value struct {
	n    uint64 // a number; a negative one as an int64
	list []uint64
	word string
	rows [][]value
	line int // where it begins
}

// write appends a case as an input has it.
func (s shape) write(b *bytes.Buffer, v []value) {
	for i := range s {
		f := &s[i]
		if i > 0 {
			b.WriteByte(f.gap(&s[i-1]))
		}
		f.write(b, v[i])
	}
}

// gap stands between a field and the one before it.
func (f *field) gap(before *field) byte {
	if f.inline || f.kind == oneNumber && before.kind == oneNumber && !f.json {
		return ' '
	}
	return '\n'
}

func (f *field) write(b *bytes.Buffer, v value) {
	switch f.kind {
	case oneNumber:
		f.writeNumber(b, v.n)
	case listKind:
		f.writeList(b, v.list)
	case wordKind:
		if f.json {
			b.WriteString(strconv.Quote(v.word))
		} else {
			b.WriteString(v.word)
		}
	case groupKind:
		for i, row := range v.rows {
			if i > 0 {
				b.WriteByte('\n')
			}
			f.of.write(b, row)
		}
		if f.counted == "" {
			if len(v.rows) > 0 {
				b.WriteByte('\n')
			}
			b.WriteByte('0')
		}
	}
}

func (f *field) writeNumber(b *bytes.Buffer, n uint64) {
	if f.signed {
		b.WriteString(strconv.FormatInt(int64(n), 10))
	} else {
		b.WriteString(strconv.FormatUint(n, 10))
	}
}

func (f *field) writeList(b *bytes.Buffer, list []uint64) {
	open, between, end := "", " ", ""
	if f.json {
		open, between, end = "[", ",", "]"
	}
	b.WriteString(open)
	for i, n := range list {
		if i > 0 {
			b.WriteString(between)
		}
		f.writeNumber(b, n)
	}
	b.WriteString(end)
}

// Write writes cases as one input of the problem. A problem whose input is one case
// has them one after the other, which is no input of it.
func (p *Problem) Write(cases ...Case) []byte {
	var b bytes.Buffer
	if p.frame == counted {
		b.WriteString(strconv.Itoa(len(cases)))
		b.WriteByte('\n')
	}
	for _, c := range cases {
		p.shape.write(&b, c.v)
		b.WriteByte('\n')
	}
	if p.frame == untilZero {
		for i := range p.shape.lead() {
			if i > 0 {
				b.WriteByte(' ')
			}
			b.WriteByte('0')
		}
		b.WriteByte('\n')
	}
	return b.Bytes()
}

// lead is how many numbers a case begins with.
func (s shape) lead() int {
	for i := range s {
		if s[i].kind != oneNumber {
			return i
		}
	}
	return len(s)
}
