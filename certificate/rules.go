package certificate

import (
	"math"
	"strconv"

	"grundy/engine/heap/code"
	"grundy/game"
)

// quoted writes a text in quotation marks, shortened when it is long.
func quoted(s string) string { return game.Short(strconv.Quote(s)) }

// readCode reads a code, which must be in canonical form. Where it cannot be
// read, the error has the column within the code.
func readCode(text string) (code.Code, *Flaw) {
	c, err := code.Parse(text)
	if err != nil {
		e := game.AsError(err)
		return c, &Flaw{codeField, &game.Error{Code: e.Code, Say: codeText.With(e.Say), Column: e.Column}}
	}
	if form := c.Canonical(); form != text {
		return c, flaw(codeField, formText, quoted(text), quoted(form))
	}
	return c, nil
}

// rules are those of the game of a certificate: a code, or a subtraction set.
type rules struct {
	code code.Code
	take []int64
}

// readRules reads the game of a certificate that has been checked.
func readRules(c Certificate) rules {
	if c.Code == "" {
		return rules{take: c.Take}
	}
	read, _ := readCode(c.Code)
	return rules{code: read}
}

// isSet reports whether every move takes a number out of a finite set, which any
// heap of that size or more allows.
func (r rules) isSet() bool {
	if r.take != nil {
		return true
	}
	last, ends := r.code.Last()
	for t := range last + 1 {
		if d := r.code.Digit(t); !d.IsZero() && (!anyRest(d) || mostParts(d) > 1) {
			return false
		}
	}
	return ends && !r.code.Digit(last).IsZero()
}

// anyRest reports whether a digit allows to take the whole heap and to leave one.
func anyRest(d code.Digit) bool {
	return d.Parts(0) != code.Never && d.Parts(1) != code.Never
}

// mostParts returns the most heaps that a digit allows.
func mostParts(d code.Digit) int {
	if most, bounded := d.Most(); bounded {
		return most
	}
	return math.MaxInt
}

// digits calls f for each digit of the code, which are finitely many but for
// repetition.
func (r rules) digits(f func(t int, d code.Digit)) {
	from, length := r.code.Repeat()
	if last, ends := r.code.Last(); ends {
		from, length = last, 1
	}
	for t := range from + length {
		f(t, r.code.Digit(t))
	}
}
