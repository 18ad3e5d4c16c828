// Package code reads take-and-break codes, the names of games in which a move
// takes some stones from a heap and may break what is left.
//
// [Parse] reads a [Code]; its [Code.Digit] says of each number of stones taken
// into how many heaps the rest may be left, and under which [Condition].
// [Code.Canonical] writes a code in the one way that equal codes share, and
// [Code.String] as it was typed. There is no mathematics here: engines and those
// who check them read the same codes and share nothing else.
//
// The digit with index t, counted from 0 just before the point, is about taking
// t stones. Its bit j allows to leave the rest as exactly j heaps, none of them
// empty: 1 takes the whole heap, 2 leaves one heap, 4 leaves two, 8 three. So
// Kayles is 0.77, and 4.0 breaks a heap in two and takes nothing. Digits go to F.
//
//	!  after a digit: the heaps left are all different
//	?  after a digit: they are not all equal
//	=  after a digit: they are all equal
//	{0,2,5}  a digit: exactly 0, 2 or 5 heaps; a number may bear its own sign
//	{0,2+}   a digit: none, or 2 heaps or more
//	*        a digit: any number of heaps, as {0+}
//	[03]     at the end: these digits over and over, without end
//
// Grundy's game is 4!.0, Nim is 0.[3], and Lasker's game 4.[3].
package code

import "strings"

// Condition is what the heaps left by a move must fulfil.
type Condition byte

// The conditions. On no heap or one there is nothing to fulfil but to be allowed.
const (
	Never   Condition = iota // this number of heaps must not be left
	Always                   // no condition
	Differ                   // the heaps are all different
	Mixed                    // they are not all equal
	Equal                    // they are all equal
	signs   = "  !?="        // the signs of the conditions
	hexits  = "0123456789ABCDEF"
	noDigit = "0"
)

// Code is a take-and-break code. The zero value is that of the game without
// moves.
type Code struct {
	text   string
	digits []Digit // the last is not zero, unless it repeats
	repeat int     // how many of the last digits come again and again
}

// Digit returns what may be left when t stones are taken: no heaps at all when
// t is negative.
func (c Code) Digit(t int) Digit {
	n := len(c.digits)
	switch {
	case t >= 0 && t < n:
		return c.digits[t]
	case t < 0 || c.repeat == 0:
		return Digit{}
	}
	return c.digits[n-c.repeat+(t-n)%c.repeat]
}

// Last returns the most stones that a move takes, which is the index of the last
// digit that is not zero, and 0 when there is none; ok = false when there is no
// most.
func (c Code) Last() (t int, ok bool) { return max(0, len(c.digits)-1), c.repeat == 0 }

// Repeat returns the index from which the digits repeat and how many of them do,
// both least; length 0 for a code that ends.
func (c Code) Repeat() (from, length int) { return len(c.digits) - c.repeat, c.repeat }

// MostParts returns the most heaps that a move leaves; ok = false when there is
// no most.
func (c Code) MostParts() (parts int, ok bool) {
	for _, d := range c.digits {
		most, bounded := d.Most()
		if !bounded {
			return 0, false
		}
		parts = max(parts, most)
	}
	return parts, true
}

// Equal reports whether the codes allow the same moves.
func (c Code) Equal(d Code) bool {
	if c.repeat != d.repeat || len(c.digits) != len(d.digits) {
		return false
	}
	for t := range c.digits {
		if !c.digits[t].Equal(d.digits[t]) {
			return false
		}
	}
	return true
}

// String returns the code as it was typed.
func (c Code) String() string {
	if c.text == "" {
		return c.Canonical()
	}
	return c.text
}

// Canonical returns the code written in the way that equal codes share.
func (c Code) Canonical() string {
	var b strings.Builder
	b.WriteString(c.Digit(0).String())
	b.WriteByte('.')
	from, length := c.Repeat()
	for t := 1; t < len(c.digits); t++ {
		if length > 0 && t == from {
			b.WriteByte('[')
		}
		b.WriteString(c.digits[t].String())
	}
	switch {
	case length > 0:
		b.WriteByte(']')
	case len(c.digits) < 2:
		b.WriteString(noDigit)
	}
	return b.String()
}

// newCode makes the shortest code of the digits, the first of which is that
// before the point and never repeats.
func newCode(text string, digits []Digit, repeat int) Code {
	n := len(digits)
	block := shortest(digits[n-repeat:])
	digits = digits[:n-repeat]
	if len(block) == 1 && block[0].IsZero() {
		block = nil
	}
	if len(block) == 0 {
		for len(digits) > 0 && digits[len(digits)-1].IsZero() {
			digits = digits[:len(digits)-1]
		}
		return Code{text, digits, 0}
	}
	k := len(block)
	for len(digits) > 1 && digits[len(digits)-1].Equal(block[k-1]) {
		block = append([]Digit{block[k-1]}, block[:k-1]...)
		digits = digits[:len(digits)-1]
	}
	return Code{text, append(digits[:len(digits):len(digits)], block...), k}
}

// shortest returns the shortest beginning of which the block is a repetition.
func shortest(block []Digit) []Digit {
	for k := 1; k < len(block); k++ {
		if len(block)%k == 0 && repeats(block, k) {
			return block[:k]
		}
	}
	return block
}

func repeats(block []Digit, k int) bool {
	for i := k; i < len(block); i++ {
		if !block[i].Equal(block[i-k]) {
			return false
		}
	}
	return true
}
