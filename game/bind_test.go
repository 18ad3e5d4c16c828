package game_test

import (
	"iter"
	"math/big"
	"testing"

	"grundy/game"
)

type nothing string

func (p nothing) String() string           { return string(p) }
func (nothing) Moves() iter.Seq[game.Move] { return func(func(game.Move) bool) {} }

func pairsOf(numbers ...int64) []any {
	out := []any{}
	for i := 0; i < len(numbers); i += 2 {
		out = append(out, []any{big.NewInt(numbers[i]), big.NewInt(numbers[i+1])})
	}
	return out
}

func TestListsAndEdges(t *testing.T) {
	r := &game.Ruleset{
		Name:     "net",
		Forms:    []game.Form{{}},
		Examples: []string{"net(edges=[(0, 1)])"},
		Params: []game.Param{
			{Name: "edges", Kind: game.Edges, Optional: true},
			{Name: "rows", Kind: game.List, Min: 1, Optional: true},
		},
		New: func(a game.Args) (game.Position, error) {
			return nothing(game.Literal(a.Edges("edges")) + game.Literal(a.List("rows"))), nil
		},
	}
	for _, c := range []struct {
		name  string
		value any
		want  string // the literals of both, or the message
	}{
		{"edges", pairsOf(0, 1, 1, 0, 0, 1), "[(0, 1), (1, 0), (0, 1)][]"},
		{"edges", []any{}, "[][]"},
		{"edges", []any{big.NewInt(1)}, `net(edges=[1]): parameter "edges" must be a list of pairs such as [(0, 1), (1, 2)], not [1]`},
		{"edges", pairsOf(0, -1), `net(edges=[[0, -1]]): parameter "edges" must be at least 0, not -1`},
		{"edges", "x", `net(edges="x"): parameter "edges" must be a list of pairs such as [(0, 1), (1, 2)], not "x"`},
		{"rows", []any{big.NewInt(4), big.NewInt(2), big.NewInt(4)}, "[][4, 2, 4]"},
		{"rows", big.NewInt(3), "[][3]"},
		{"rows", []any{}, "[][]"},
		{"rows", []any{"a"}, `net(rows=["a"]): parameter "rows" must be a list of integers, not ["a"]`},
		{"rows", []any{big.NewInt(0)}, `net(rows=[0]): parameter "rows" must be at least 1, not 0`},
	} {
		p, err := r.Bind([]game.Arg{{Name: c.name, Value: c.value}})
		got := ""
		if err != nil {
			got = err.Error()
		} else {
			got = p.String()
		}
		if got != c.want {
			t.Errorf("%s=%v: got %s, want %s", c.name, c.value, got, c.want)
		}
	}
}
