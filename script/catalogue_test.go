package script

import (
	"iter"
	"math/big"
	"strings"

	"grundy/engine/heap/code"
	"grundy/game"
)

// board is a position that is only its notation.
type board struct{ text string }

func (b board) String() string             { return b.text }
func (b board) Moves() iter.Seq[game.Move] { return func(func(game.Move) bool) {} }

// noMoves is a rule of heaps that nobody can move in.
type noMoves struct{}

func (noMoves) Take(*big.Int) iter.Seq[game.HeapMove] { return func(func(game.HeapMove) bool) {} }

func heapsOf(name string, params ...string) func(game.Args) (game.Position, error) {
	return func(a game.Args) (game.Position, error) {
		n := game.Notation{Name: name}
		for _, p := range params {
			if v, ok := a.Named[p]; ok && v != any(false) {
				n = n.With(p, v)
			}
		}
		return game.Heaps{Rule: noMoves{}, Notation: n, Sizes: a.Nats()}, nil
	}
}

func heapForm() []game.Form {
	return []game.Form{{Values: []game.Param{{Name: "n", Kind: game.Nat}}, Repeat: true}}
}

// made is the catalogue of the tests: one ruleset for each kind of argument.
func made() map[string]*game.Ruleset {
	nim := &game.Ruleset{Name: "nim", Forms: heapForm(), Examples: []string{"nim(3, 5, 7)"}, New: heapsOf("nim")}
	bash := &game.Ruleset{
		Name: "bash", Forms: heapForm(), Examples: []string{"bash(21, max=3)"},
		Params: []game.Param{
			{Name: "max", Kind: game.Nat, Min: 1},
			{Name: "overshoot", Kind: game.Bool, Default: false},
		},
		New: heapsOf("bash", "max", "overshoot"),
	}
	subtract := &game.Ruleset{
		Name: "subtract", Forms: heapForm(), Examples: []string{"subtract(20, take=[1, 3, 4])"},
		Params: []game.Param{{Name: "take", Kind: game.Set, Min: 1, Names: []string{"odd", "primes"}}},
		New:    heapsOf("subtract", "take"),
	}
	queen := &game.Ruleset{
		Name: "queen", Examples: []string{"queen((2, 3))"},
		Forms: []game.Form{{Values: []game.Param{{Name: "square", Kind: game.Pair}}, Repeat: true}},
		New: func(a game.Args) (game.Position, error) {
			words := make([]string, len(a.Values))
			for i, v := range a.Values {
				p := v.([2]*big.Int)
				words[i] = "(" + p[0].String() + ", " + p[1].String() + ")"
			}
			return board{game.Notation{Name: "queen"}.Write(words...)}, nil
		},
	}
	octal := &game.Ruleset{
		Name: "octal", Examples: []string{`octal("0.137", 10)`},
		Forms: []game.Form{{Values: []game.Param{{Name: "code", Kind: game.Word}, {Name: "n", Kind: game.Nat}}, Repeat: true}},
		New: func(a game.Args) (game.Position, error) {
			if _, err := code.Parse(a.Values[0].(string)); err != nil {
				return nil, err
			}
			return board{game.Notation{Name: "octal", First: game.Literal(a.Values[0])}.Heaps(a.Nats()...)}, nil
		},
	}
	return map[string]*game.Ruleset{
		"nim": nim, "尼姆": nim, "bash": bash, "subtract": subtract, "queen": queen, "octal": octal, "八进制游戏": octal,
	}
}

// rulesets is only read.
var rulesets = made()

func lookup(name string) *game.Ruleset { return rulesets[name] }

func unknown(name string) *game.Error {
	if strings.Contains(name, "im") {
		return game.Refuse(game.UnknownRuleset, game.Text{En: "there is no ruleset %q; did you mean nim?", Zh: "没有名为 %q 的规则；是不是 nim？"}, game.Short(name))
	}
	return game.Refuse(game.UnknownRuleset, game.Text{En: "there is no ruleset %q", Zh: "没有名为 %q 的规则"}, game.Short(name))
}

func parse(src string) (game.Sum, error) { return parseWithin(src, DefaultLimits()) }

func parseWithin(src string, l Limits) (game.Sum, error) {
	return Parse(src, lookup, unknown, l)
}
