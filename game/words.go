package game

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
)

// Lang is a language in which Grundy speaks.
type Lang byte

// The languages, English first.
const (
	En Lang = iota
	Zh
)

var langNames = [...]string{"en", "zh"}

// String is the name of the language, en or zh.
func (l Lang) String() string { return langNames[l] }

// LookupLang returns the language of a name, false where there is none.
func LookupLang(name string) (Lang, bool) {
	i := slices.Index(langNames[:], name)
	return Lang(max(i, 0)), i >= 0
}

// Text is one sentence pattern in every language, with the verbs of package
// fmt, indexed where the languages order their figures differently.
type Text struct{ En, Zh string }

// In returns the pattern of one language.
func (t Text) In(l Lang) string {
	if l == Zh {
		return t.Zh
	}
	return t.En
}

// Verbatim is a text that somebody else wrote, the same in every language. It is
// no pattern: it is shown as it is.
func Verbatim(s string) (t Text) {
	t.En, t.Zh = s, s
	return t
}

// With adds figures to the pattern.
func (t Text) With(args ...any) Phrase { return Phrase{t, args} }

// Phrase is a pattern and its figures. It becomes words only when somebody
// reads it. A figure may itself be a Phrase, or a Numbers.
type Phrase struct {
	Text
	Args []any
}

// Counted says how many things there are, in the words for one or for any other
// number of them, which have the number for their figure.
func Counted(n int64, one, many Text) Phrase {
	if n == 1 {
		return one.With(n)
	}
	return many.With(n)
}

// IsZero reports whether the phrase says nothing.
func (p Phrase) IsZero() bool { return p.Text == Text{} }

// In renders the phrase in one language.
func (p Phrase) In(l Lang) string {
	pattern := p.Text.In(l)
	if len(p.Args) == 0 {
		return strings.ReplaceAll(pattern, "%%", "%")
	}
	args := make([]any, len(p.Args))
	for i, a := range p.Args {
		switch a := a.(type) {
		case interface{ In(Lang) string }:
			args[i] = a.In(l)
		case *big.Int:
			args[i] = plainly(a, pattern)
		default:
			args[i] = a
		}
	}
	return fmt.Sprintf(pattern, args...)
}

// plainly is a number as package fmt writes it fastest, unless the pattern may want it as
// a text: big.Int has verbs that int64 has not.
func plainly(n *big.Int, pattern string) any {
	if n == nil || !n.IsInt64() || strings.Contains(pattern, "%s") || strings.Contains(pattern, "]s") {
		return n
	}
	return n.Int64()
}

// Numbers is a list of integers as a figure of a phrase.
type Numbers []*big.Int

// In writes the numbers with the comma of the language.
func (n Numbers) In(l Lang) string {
	words := make([]string, len(n))
	for i, x := range n {
		words[i] = x.String()
	}
	if l == Zh {
		return strings.Join(words, "、")
	}
	return strings.Join(words, ", ")
}

// Step is one step of a reason: a sentence and, where it helps, a figure.
type Step struct {
	Phrase
	Figure *Figure
}

// Say is a step without a figure.
func Say(t Text, args ...any) Step { return Step{Phrase: t.With(args...)} }

// Figure is a drawing that any front end can make: a kind of a closed list and
// plain numbers. Rows are labelled by Labels where labels help. Mark are
// indices from 0: of rows in columns and residue, of the numbers of the only row
// in parts, pair and mex.
//
//	columns  one row a heap, the last row their nim-sum; drawn in binary; Mark: heaps in which a move wins
//	parts    one row: the parts whose sum is the number; Mark: the parts that decide
//	pair     the heaps of a position of which a move lowers one or both alike, beside the cold pair next to it; then, where they are small, a row for each cold pair up to them
//	residue  one row a heap: size, modulus, remainder, nimber
//	mex      one row: the least 16 nimbers of the options, and in its place among them the least number missing; Mark: that one
//	replies  no rows: the labels are, by turns, a move of the loser and the answer to it
//	graph    one row an edge: the numbers of its vertices; the labels are, by threes, the name of a vertex, its outcome and its value, "-" for none; Mark: vertices with a token
type Figure struct {
	Kind   string
	Labels []Phrase
	Rows   [][]*big.Int
	Mark   []int
}

// FigureKinds is the closed list of figures.
var FigureKinds = [...]string{"columns", "parts", "pair", "residue", "mex", "replies", "graph"}
