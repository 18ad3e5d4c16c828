// Package certificate holds proofs of laws of nim-sequences as files, and checks
// them.
//
// A law is g(n + period) = g(n) + saltus for all n from the preperiod on. What
// proves it is a theorem of the game's kind and a finite number of nimbers that
// repeat; a [Certificate] names the game, the law, the theorem and the last heap
// that the theorem asks to be compared, and holds a digest of the nimbers up to
// there. [Certificate.Encode] writes it, [Parse] reads it, [Complete] makes one
// from a law that somebody has found, and [Verify] computes every nimber anew from
// the rules and refuses the certificate if any of its fields is not true.
//
// A checker is worth the code that it does not share. Of this module this package
// imports the vocabulary and the reader of codes, and nothing that finds laws: the
// nimbers, the theorems with their bounds, and the least period are its own.
//
// The file is one JSON object, one field a line, in this order, with two blanks
// before each field and a line feed at the end. Nothing else is read: the same
// certificate has the same bytes.
//
//	certificate     1, the version of the format
//	code            the take-and-break code in canonical form, or instead
//	take            the finite subtraction set, ascending
//	method          guy-smith, window, exclusion, size or saltus: which theorem
//	preperiod       the least heap from which the law holds
//	period          the least length
//	saltus          what the nimbers gain in a period
//	last_exception  preperiod - 1
//	bound           the last heap whose nimber the theorem asks for
//	max_nimber      the largest nimber of heaps 0 to bound
//	max_first       the least heap that has it
//	sequence        SHA-256 of the code or the set as it stands in the file, a line
//	                feed, and the nimbers of heaps 0 to bound, two bytes each, the
//	                lower first; so no other game has it, not even one of the same
//	                nimbers
//	checked         one English sentence of what was compared
package certificate

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strconv"
)

// Version is the version of the format.
const Version = 1

// Method names the theorem that proves a law.
type Method string

// The methods; what they claim stands with their bounds.
const (
	GuySmith  Method = "guy-smith" // moves that leave a bounded number of heaps
	Window    Method = "window"    // finite subtraction sets
	Exclusion Method = "exclusion" // one heap left, and all but some numbers taken
	Size      Method = "size"      // any number may be taken: g(n) = n
	Saltus    Method = "saltus"    // three heaps left at most, and nimbers that rise
)

// The ranges of the fields.
const (
	mostHeap   = 1 << 44 // a heap, or a length in heaps
	mostNimber = 1<<16 - 1
)

// Certificate is a law of a nim-sequence and what proves it. The game is Code, or
// where that is empty the subtraction set Take.
type Certificate struct {
	Code                      string
	Take                      []int64
	Method                    Method
	Preperiod, Period, Saltus int64
	Bound                     int64
	MaxNimber, MaxFirst       int64
	Sequence                  [sha256.Size]byte
}

// LastException returns the last heap n for which g(n + Period) is not g(n) +
// Saltus, and -1 when there is none.
func (c Certificate) LastException() int64 { return c.Preperiod - 1 }

// The names of the fields.
const (
	versionField   = "certificate"
	codeField      = "code"
	takeField      = "take"
	methodField    = "method"
	preperiodField = "preperiod"
	periodField    = "period"
	saltusField    = "saltus"
	exceptionField = "last_exception"
	boundField     = "bound"
	nimberField    = "max_nimber"
	firstField     = "max_first"
	sequenceField  = "sequence"
	checkedField   = "checked"

	digestPrefix = "sha256:"
)

// Encode returns the bytes of the file.
func (c Certificate) Encode() []byte {
	var b bytes.Buffer
	b.WriteByte('{')
	field := func(name, value string) {
		if b.Len() > 1 {
			b.WriteByte(',')
		}
		fmt.Fprintf(&b, "\n  %q: %s", name, value)
	}
	number := func(name string, v int64) { field(name, strconv.FormatInt(v, 10)) }
	number(versionField, Version)
	if c.Code != "" {
		field(codeField, strconv.Quote(c.Code))
	} else {
		field(takeField, list(c.Take))
	}
	field(methodField, strconv.Quote(string(c.Method)))
	number(preperiodField, c.Preperiod)
	number(periodField, c.Period)
	number(saltusField, c.Saltus)
	number(exceptionField, c.LastException())
	number(boundField, c.Bound)
	number(nimberField, c.MaxNimber)
	number(firstField, c.MaxFirst)
	field(sequenceField, strconv.Quote(c.digest()))
	field(checkedField, strconv.Quote(c.checked()))
	b.WriteString("\n}\n")
	return b.Bytes()
}

// rules is the code, or the set, as the file has it.
func (c Certificate) rules() string {
	if c.Code != "" {
		return c.Code
	}
	return list(c.Take)
}

// list writes numbers in brackets.
func list(numbers []int64) string {
	b := []byte{'['}
	for i, v := range numbers {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = strconv.AppendInt(b, v, 10)
	}
	return string(append(b, ']'))
}

// digest writes the digest of the sequence.
func (c Certificate) digest() string { return digestPrefix + hex.EncodeToString(c.Sequence[:]) }

// checked is the sentence of what was compared. It is part of the file and so in
// one language.
func (c Certificate) checked() string {
	last := c.Bound - c.Period
	if last < c.Preperiod {
		return "nothing has to be compared: the theorem rests on the rules alone"
	}
	gain := ""
	if c.Saltus > 0 {
		gain = fmt.Sprintf(" + %d", c.Saltus)
	}
	besides := ""
	if c.Method == Saltus {
		besides = ", and the checks of exclusion and coverage made"
	}
	return fmt.Sprintf("g(n + %d) = g(n)%s for all n from %d to %d, the nimbers of heaps 0 to %d computed from the rules%s",
		c.Period, gain, c.Preperiod, last, c.Bound, besides)
}
