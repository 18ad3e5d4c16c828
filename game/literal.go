package game

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Literal writes a literal, or a value of one of the kinds, as notation does: 3,
// "XO", True, [1, 2], [(0, 1)].
func Literal(v any) string {
	switch v := v.(type) {
	case *big.Int:
		return v.String()
	case string:
		return strconv.Quote(v)
	case bool:
		if v {
			return "True"
		}
		return "False"
	case []any:
		words := make([]string, len(v))
		for i, x := range v {
			words[i] = Literal(x)
		}
		return "[" + strings.Join(words, ", ") + "]"
	case []*big.Int:
		return "[" + Numbers(v).In(En) + "]"
	case [2]*big.Int:
		return "(" + Numbers(v[:]).In(En) + ")"
	case [][2]*big.Int:
		words := make([]string, len(v))
		for i, e := range v {
			words[i] = Literal(e)
		}
		return "[" + strings.Join(words, ", ") + "]"
	case []string:
		words := make([]string, len(v))
		for i, x := range v {
			words[i] = vertex(x)
		}
		return "[" + strings.Join(words, ", ") + "]"
	case [][2]string:
		words := make([]string, len(v))
		for i, e := range v {
			words[i] = "(" + vertex(e[0]) + ", " + vertex(e[1]) + ")"
		}
		return "[" + strings.Join(words, ", ") + "]"
	case File:
		return strconv.Quote(v.Name)
	case NumberSet:
		if v.Name != "" {
			return strconv.Quote(v.Name)
		}
		return "[" + Numbers(v.Members).In(En) + "]"
	}
	panic(fmt.Sprintf("game: %T is no literal", v))
}

// vertex writes the name of a vertex: as an integer where it is the decimal form
// of one, in quotes otherwise.
func vertex(name string) string {
	digits := strings.TrimPrefix(name, "-")
	isNumber := len(name) <= shortLimit && digits != "" && strings.Trim(digits, "0123456789") == ""
	if isNumber && (digits[0] != '0' || name == "0") {
		return name
	}
	return strconv.Quote(name)
}

// shortest text that Short leaves alone, and what it keeps of a longer one.
const shortLimit, shortKept = 60, 24

// Short is s, or its head and tail with the count of the characters left out
// between, so that a message quotes a huge input without repeating it. It is Visible.
func Short(s string) string {
	n := utf8.RuneCountInString(s)
	if n <= shortLimit {
		return Visible(s)
	}
	r := []rune(s)
	return fmt.Sprintf("%s…(%d)…%s", Visible(string(r[:shortKept])), n-2*shortKept, Visible(string(r[n-shortKept:])))
}

// Visible is s with escapes such as \n in the place of what would move the cursor of a
// terminal or colour it.
func Visible(s string) string {
	hidden := func(r rune) bool { return !unicode.IsGraphic(r) }
	if strings.IndexFunc(s, hidden) < 0 {
		return s
	}
	var b strings.Builder
	for _, r := range s {
		if !hidden(r) {
			b.WriteRune(r)
			continue
		}
		q := strconv.QuoteRune(r)
		b.WriteString(q[1 : len(q)-1])
	}
	return b.String()
}

// Notation prints name(values…, key=value…).
type Notation struct {
	Name   string
	First  string // a value that belongs to the ruleset, as a literal, or empty
	Params string // ", max=3", or empty
}

// With adds a parameter.
func (n Notation) With(key string, value any) Notation {
	n.Params += ", " + key + "=" + Literal(value)
	return n
}

// Write writes the notation with the given values.
func (n Notation) Write(values ...string) string {
	if n.First != "" {
		values = append([]string{n.First}, values...)
	}
	s := strings.Join(values, ", ")
	if s == "" && n.Params != "" {
		return n.Name + "(" + n.Params[2:] + ")"
	}
	return n.Name + "(" + s + n.Params + ")"
}

// Heaps writes the notation with heap sizes as values.
func (n Notation) Heaps(sizes ...*big.Int) string {
	words := make([]string, len(sizes))
	for i, s := range sizes {
		words[i] = s.String()
	}
	return n.Write(words...)
}
