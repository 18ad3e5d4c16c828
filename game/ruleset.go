package game

import "math/big"

// Ruleset is a game as data and one constructor. The command, the page, the
// API and the docs read it; nobody switches on its name.
type Ruleset struct {
	Name        string   // lower_snake, unique
	Scheme      string   // the ruleset that this one is a row of, "" for one of its own
	Aliases     []string // identifiers, unique in the catalogue, usable in notation
	Keywords    []string // what people search for; may repeat
	Title, Rule Text
	Forms       []Form // what the values may be; the first that fits is taken
	Params      []Param
	Loose       bool     // any other parameter is taken as well, as the literal that it is
	Examples    []string // notation, the first the most telling
	Theory      []*Theorem

	// New makes the position of arguments that fit Forms and Params. The column of
	// its error, if it has one, counts the characters of the first value, a Word.
	New func(Args) (Position, error)
}

// Form is one way to write the values of a ruleset. Without any value it is the
// empty position, where the values repeat or each has a default.
type Form struct {
	Values []Param
	Repeat bool // the last value may stand any number of times, none included
}

// Param describes one value or one named parameter.
type Param struct {
	Name     string
	Kind     Kind
	Min      int64    // least integer, for Nat and the numbers of Set, Pair, List and Edges
	Names    []string // names that a Set may have
	Default  any      // nil: required, unless Optional; of a value, what it is in the empty position
	Optional bool     // Args lacks it when it was not given
	Doc      Text
}

// Kind is the kind of a value, and with it the Go type a constructor receives.
type Kind byte

// The kinds of values.
const (
	Nat    Kind = iota // *big.Int
	Set                // NumberSet
	Bool               // bool
	Pair               // [2]*big.Int
	Word               // string
	List               // []*big.Int, in order, repetitions kept
	Edges              // [][2]*big.Int, in order, repetitions kept
	Any                // the literal as it is: *big.Int, string, bool, or []any of literals
	Names              // []string, in order: names of vertices; an integer is one too
	Arcs               // [][2]string, in order: edges between names
	Source             // File
)

// KindNames are the words for the kinds, in their order.
var KindNames = [...]string{"integer", "set", "boolean", "pair", "text", "list", "edges", "value", "names", "arcs", "file"}

func (k Kind) String() string { return KindNames[k] }

// NumberSet is a set of integers: sorted and without repetition, or by name.
type NumberSet struct {
	Name    string // "" for a listed set
	Members []*big.Int
}

// Theorem is a statement that an answer may rest on. Source is a key into
// docs/references.md.
type Theorem struct {
	Claim  Text
	Source string
}

// Args are arguments that fit: Values of the form with index Form, and named
// parameters with defaults filled in.
type Args struct {
	Form   int
	Values []any
	Named  map[string]any
}

// Nats returns the values that are integers.
func (a Args) Nats() []*big.Int {
	out := make([]*big.Int, 0, len(a.Values))
	for _, v := range a.Values {
		if n, ok := v.(*big.Int); ok {
			out = append(out, n)
		}
	}
	return out
}

// Nat returns a named integer, or nil when it was not given.
func (a Args) Nat(name string) *big.Int { n, _ := a.Named[name].(*big.Int); return n }

// Bool returns a named truth value.
func (a Args) Bool(name string) bool { b, _ := a.Named[name].(bool); return b }

// List returns a named list of integers, or nil when it was not given.
func (a Args) List(name string) []*big.Int { l, _ := a.Named[name].([]*big.Int); return l }

// Edges returns a named list of edges, or nil when it was not given.
func (a Args) Edges(name string) [][2]*big.Int { e, _ := a.Named[name].([][2]*big.Int); return e }

// Set returns a named set.
func (a Args) Set(name string) NumberSet { s, _ := a.Named[name].(NumberSet); return s }
