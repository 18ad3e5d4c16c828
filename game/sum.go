package game

import "strings"

// Sum is a position made of components, in which a move is a move in one of
// them. The convention belongs to the whole sum.
type Sum []Position

// String writes the components with + between them; the empty sum is 0.
func (s Sum) String() string {
	if len(s) == 0 {
		return "0"
	}
	words := make([]string, len(s))
	for i, p := range s {
		words[i] = p.String()
	}
	return strings.Join(words, " + ")
}

// With replaces one component.
func (s Sum) With(i int, p Position) Sum {
	out := make(Sum, len(s))
	copy(out, s)
	out[i] = p
	return out
}
