package judge

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// A shape says what a case consists of, field by field. One description serves
// for all that is done with cases: they are read, written, drawn at random, listed
// from the smallest on and made smaller by it.
type shape []field

type kind byte

const (
	oneNumber kind = iota
	listKind       // as many numbers as count says
	wordKind       // letters without a blank
	groupKind      // as many cases of another shape as count says
)

// field is a part of a case.
type field struct {
	kind    kind
	name    string
	least   int64 // bounds of the statement: of each number, or of the length of a word
	most    uint64
	floor   uint64   // below which a number makes no sense and is refused
	letters string   // that a word may have
	words   []string // of which a word is one; nil for any of the letters
	counted string   // how many numbers or groups: n, n-1 or 2k; "" for a group that a 0 ends
	of      shape    // of each group
	inline  bool     // written on the line of the field before it
	signed  bool     // negative numbers are read
	json    bool     // numbers between brackets, a word between quotes

	slot  int   // of a number: where it is kept for the counts
	sizes bool  // a count is made of this number
	names bool  // what it says is a name
	count count // from counted
}

// num is a number from least to most.
func num(name string, least int64, most uint64) field {
	return field{kind: oneNumber, name: name, least: least, most: most}
}

// list is as many numbers as count says, each from least to most.
func list(name, count string, least int64, most uint64) field {
	return field{kind: listKind, name: name, counted: count, least: least, most: most}
}

// letters is a word of least to most of the letters.
func letters(name, of string, least int64, most uint64) field {
	return field{kind: wordKind, name: name, letters: of, least: least, most: most}
}

// oneOf is one of some words.
func oneOf(name string, words ...string) field {
	return field{kind: wordKind, name: name, letters: words[0], words: words}
}

// groups is as many times the fields as count says, each on a line, or, when count
// is empty, until a 0 stands where a group would begin.
func groups(count string, of ...field) field {
	return field{kind: groupKind, counted: count, of: of}
}

// array is a list as JSON has it, with its own length from 1 to length.
func array(name string, length, least int64, most uint64) field {
	return field{kind: listKind, name: name, json: true, count: count{plus: length}, least: least, most: most}
}

// quoted is a word between quotes.
func quoted(name, of string, least int64, most uint64) field {
	f := letters(name, of, least, most)
	f.json = true
	return f
}

// from says that numbers below least are refused.
func (f field) from(least uint64) field { f.floor = least; return f }

// withSign says that numbers may be negative.
func (f field) withSign() field { f.signed = true; return f }

// sameLine says that the field stands on the line of the one before it.
func (f field) sameLine() field { f.inline = true; return f }

// label says that the number names a vertex, and is not made smaller for its own sake.
func (f field) label() field { f.names = true; return f }

// count is times a number, and plus.
type count struct {
	slot        int   // where the number is kept
	times, plus int64 // never negative, since a number that counts is refused before
}

// mostCounted is far beyond any list that can be read.
const mostCounted = 1 << 56

// of is the count for the numbers that were read.
func (n count) of(slots []uint64) uint64 {
	if n.times == 1 && n.plus == 0 {
		return slots[n.slot]
	}
	return uint64(n.times*int64(min(slots[n.slot], mostCounted)) + n.plus)
}

// compile gives numbers their slots and counts the slots that they are made of. It
// goes on from the numbers before the shape, and returns all.
func (s shape) compile(numbers []*field) []*field {
	for i := range s {
		f := &s[i]
		f.slot = len(numbers)
		switch {
		case f.kind == oneNumber:
			numbers = append(numbers, f)
		case f.counted != "":
			f.count = parseCount(f.counted, numbers)
		}
		if f.kind == groupKind {
			numbers = f.of.compile(numbers)
		}
		for j := range s[:i] {
			s[j].sizes = s[j].sizes || s[j].kind == oneNumber && s[i].countedBy(s[j].slot)
		}
	}
	return numbers
}

// countedBy reports whether a list or a list of groups is as long as the number in
// the slot says.
func (f *field) countedBy(slot int) bool {
	return f.counted != "" && f.count.slot == slot || slices.ContainsFunc(f.of, func(g field) bool { return g.countedBy(slot) })
}

// parseCount reads n, n-1 or 2k.
func parseCount(text string, numbers []*field) count {
	n := count{times: 1}
	product, minus, _ := strings.Cut(text, "-")
	if minus != "" {
		n.plus = -mustNumber(minus)
	}
	name := strings.TrimLeft(product, "0123456789")
	if digits := strings.TrimSuffix(product, name); digits != "" {
		n.times = mustNumber(digits)
	}
	n.slot = slices.IndexFunc(numbers, func(f *field) bool { return f.name == name })
	if n.slot < 0 || n.times*int64(numbers[n.slot].floor)+n.plus < 0 {
		panic(fmt.Sprintf("judge: nothing from 0 on counts %q", text))
	}
	return n
}

func mustNumber(digits string) int64 {
	n, err := strconv.ParseInt(digits, 10, 64)
	if err != nil {
		panic("judge: " + err.Error())
	}
	return n
}
