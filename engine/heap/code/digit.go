package code

import (
	"slices"
	"strconv"
	"strings"
)

// Digit says into how many heaps the rest of a heap may be left.
type Digit struct {
	parts []Condition // by the number of heaps; the last one is not Never
	more  bool        // the last holds for every larger number too
}

// newDigit makes the digit of the conditions. Conditions that every choice of
// heaps fulfils are dropped, and of two heaps that are not all equal it is said
// that they differ, so that equal digits have equal conditions.
func newDigit(parts []Condition, more bool) Digit {
	parts = slices.Clone(parts)
	for more && len(parts) < 4 {
		parts = append(parts, parts[len(parts)-1])
	}
	for j := range min(2, len(parts)) {
		if parts[j] != Never {
			parts[j] = Always
		}
	}
	if len(parts) > 2 && parts[2] == Mixed {
		parts[2] = Differ
	}
	last := func(i int) Condition { return parts[len(parts)-i] }
	for more && len(parts) > 1 && last(1) == last(2) {
		parts = parts[:len(parts)-1]
	}
	for len(parts) > 0 && last(1) == Never {
		parts = parts[:len(parts)-1]
	}
	return Digit{parts, more && len(parts) > 0}
}

// uniform makes the digit that allows the numbers of heaps of the given parts,
// all under one condition.
func uniform(parts []Condition, more bool, c Condition) Digit {
	same := slices.Clone(parts)
	for j := range same {
		if same[j] != Never {
			same[j] = c
		}
	}
	return newDigit(same, more)
}

// bits makes the digit of a number whose bit j allows j heaps.
func bits(v int, c Condition) Digit {
	var parts []Condition
	for ; v > 0; v >>= 1 {
		parts = append(parts, Condition(v&1)*c)
	}
	return newDigit(parts, false)
}

// Parts returns the condition under which the rest may be left as j heaps.
func (d Digit) Parts(j int) Condition {
	switch {
	case j >= 0 && j < len(d.parts):
		return d.parts[j]
	case j >= 0 && d.more:
		return d.parts[len(d.parts)-1]
	}
	return Never
}

// IsZero reports whether the digit allows nothing.
func (d Digit) IsZero() bool { return len(d.parts) == 0 }

// Most returns the largest number of heaps that the digit allows; bounded =
// false when there is none, and parts is then the number from which on all are
// allowed under one condition.
func (d Digit) Most() (parts int, bounded bool) { return max(0, len(d.parts)-1), !d.more }

// Equal reports whether the digits allow the same.
func (d Digit) Equal(e Digit) bool { return d.more == e.more && slices.Equal(d.parts, e.parts) }

// String writes the digit as a code does: as one sign where that is enough.
func (d Digit) String() string {
	for c := Always; c <= Equal; c++ {
		if uniform(d.parts, d.more, c).Equal(d) {
			return d.same() + strings.TrimSpace(signs[c:c+1])
		}
	}
	return d.list(d.numbers(), func(j int) string { return strings.TrimSpace(signs[d.parts[j] : d.parts[j]+1]) })
}

// same writes which numbers of heaps are allowed.
func (d Digit) same() string {
	numbers := d.numbers()
	if !d.more && len(d.parts) <= 4 {
		v := 0
		for _, j := range numbers {
			v |= 1 << j
		}
		return hexits[v : v+1]
	}
	for k := len(numbers); d.more && k > 1 && numbers[k-2] == numbers[k-1]-1; k-- {
		numbers = numbers[:k-1]
	}
	if d.more && numbers[0] == 0 && len(numbers) == 1 {
		return "*"
	}
	return d.list(numbers, func(int) string { return "" })
}

// numbers are the numbers of heaps that the digit names.
func (d Digit) numbers() []int {
	var out []int
	for j, c := range d.parts {
		if c != Never {
			out = append(out, j)
		}
	}
	return out
}

// list writes numbers of heaps in braces, each with a sign.
func (d Digit) list(numbers []int, sign func(j int) string) string {
	words := make([]string, len(numbers))
	for i, j := range numbers {
		words[i] = strconv.Itoa(j) + sign(j)
	}
	more := ""
	if d.more {
		more = "+"
	}
	return "{" + strings.Join(words, ",") + more + "}"
}
