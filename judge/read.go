package judge

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"grundy/game"
)

// read reads the fields of a case into v, of which the first lead are numbers. The case is
// number done of all that are announced, which says where an input ends too early; where
// zeros end a list of cases, it returns false for them.
func (c *cases) read(s shape, lead int, v []value, done, all uint64, zeros bool) bool {
	return (lead == 0 || c.readLead(s[:lead], v[:lead], done, all, zeros)) &&
		(lead == len(s) || c.readOthers(s[lead:], v[lead:]))
}

// readOthers reads the fields behind the numbers that a case begins with.
func (c *cases) readOthers(s shape, v []value) bool {
	for i := 0; i < len(s) && c.err == nil; i++ {
		f := &s[i]
		switch f.kind {
		case oneNumber:
			v[i] = value{n: c.next(f, 0, 1), line: c.at}
			c.slots[f.slot] = v[i].n
			c.atLeast(f, v[i].n, v[i].line)
		case listKind:
			c.readList(f, &v[i])
		case wordKind:
			c.readWord(f, &v[i])
		case groupKind:
			c.readGroup(f, &v[i])
		}
	}
	return c.err == nil
}

// readLead reads the numbers that a case begins with, at least one. They are too small
// only when it is clear that they end nothing.
func (c *cases) readLead(s shape, v []value, done, all uint64, zeros bool) bool {
	if len(s) > 1 {
		done, all = 0, uint64(len(s))
	}
	slots := c.slots[s[0].slot:][:len(s)]
	short := c.shortNumbers(slots, 0)
	some, low := uint64(0), false
	for i := range slots {
		f := &s[i]
		if i >= short {
			var ok bool
			if slots[i], ok = c.readNumber(f.signed); !ok {
				c.endsAfter(done+uint64(i), all)
				return false
			}
		}
		x := slots[i]
		v[i].n, v[i].line = x, c.at
		some |= x
		low = low || x < f.floor
	}
	c.last = slots[len(slots)-1]
	if zeros && some == 0 {
		return false
	}
	if low {
		for i := range s {
			c.atLeast(&s[i], v[i].n, v[i].line)
		}
	}
	return c.err == nil
}

// next reads a number, the one behind the first i of n; 0 when it is refused.
func (c *cases) next(f *field, i, n uint64) uint64 {
	x, ok := c.readNumber(f.signed)
	if !ok {
		c.endsAfter(i, n)
		return 0
	}
	c.last = x
	return x
}

// atLeast refuses a number below the least that makes sense.
func (c *cases) atLeast(f *field, x uint64, line int) {
	if !f.signed && x < f.floor {
		c.refuseAt(line, leastText, x, f.floor)
	}
}

// readList reads numbers; the list of the next case takes their place.
func (c *cases) readList(f *field, v *value) {
	v.list = v.list[:0]
	if f.json {
		c.readArray(f, v)
		return
	}
	n := f.count.of(c.slots)
	for i := uint64(0); i < n && c.err == nil; i = uint64(len(v.list)) {
		if c.begin() {
			v.list = slices.Grow(v.list, 1)
			room := v.list[i:min(uint64(cap(v.list)), n, mostNumbers)]
			if short := c.shortNumbers(room, f.floor); short > 0 {
				c.last = room[short-1]
				v.list = v.list[:int(i)+short]
				continue
			}
		}
		x := c.next(f, i, n)
		c.atLeast(f, x, c.at)
		if i == mostNumbers {
			c.fail(game.Refuse(game.Limit, manyText, mostNumbers))
		}
		v.list = append(v.list, x)
	}
	v.line = c.at
}

func (c *cases) readWord(f *field, v *value) {
	if !c.begin() {
		c.refuse(noWordText)
		return
	}
	w := c.wordUpTo(mostNumbers)
	v.line = c.at
	if f.json {
		inner, ok := strings.CutPrefix(w, `"`)
		inner, closed := strings.CutSuffix(inner, `"`)
		if !ok || !closed {
			c.refuse(quotesText, shown(w))
			return
		}
		w = inner
	}
	switch {
	case f.words != nil:
		if !slices.Contains(f.words, w) {
			c.refuse(wordsText, shown(w), strings.Join(f.words, ", "))
		}
	case strings.Trim(w, f.letters) != "":
		c.refuse(lettersText, shown(w), f.letters)
	}
	v.word = w
}

// readGroup reads the groups one by one.
func (c *cases) readGroup(f *field, v *value) {
	n := uint64(math.MaxUint64)
	if f.counted != "" {
		n = f.count.of(c.slots)
	}
	rows, lead := v.rows[:0], f.of.lead()
	for i := uint64(0); i < n && c.err == nil; i++ {
		if i == mostNumbers {
			c.fail(game.Refuse(game.Limit, manyText, mostNumbers))
			return
		}
		if len(rows) < cap(rows) {
			rows = rows[:len(rows)+1]
		} else {
			rows = append(rows, nil)
		}
		row := &rows[len(rows)-1]
		if *row == nil {
			*row = make([]value, len(f.of))
		}
		c.begin()
		if !c.read(f.of, lead, *row, i, n, f.counted == "") {
			rows = rows[:len(rows)-1]
			break
		}
	}
	v.rows = rows
}

// readArray reads numbers between brackets; blanks may stand around the commas.
func (c *cases) readArray(f *field, v *value) {
	var text strings.Builder
	for part := ""; !strings.HasSuffix(part, "]"); {
		if !c.begin() {
			c.refuse(bracketsText, shown(text.String()))
			return
		}
		if part = c.wordUpTo(mostNumbers); text.Len() > 0 {
			part = " " + part
		}
		text.WriteString(part)
		if text.Len() > 2*mostNumbers {
			c.fail(game.Refuse(game.Limit, manyText, mostNumbers))
		}
		if c.err != nil {
			return
		}
	}
	v.line = c.at
	inner, ok := strings.CutPrefix(strings.TrimSuffix(text.String(), "]"), "[")
	if !ok {
		c.refuse(bracketsText, shown(text.String()))
		return
	}
	if strings.TrimSpace(inner) == "" {
		return
	}
	for part := range strings.SplitSeq(inner, ",") {
		part = strings.TrimSpace(part)
		x, err := strconv.ParseUint(part, 10, 64)
		if err != nil {
			c.refuseNumber(part)
			return
		}
		c.atLeast(f, x, c.at)
		v.list = append(v.list, x)
	}
}
