package catalogue

import (
	"fmt"
	"math/big"
	"testing"

	"grundy/game"
	"grundy/internal/oracle"
)

// constantOf makes dynamic(n, factor=0, plus, limit).
func constantOf(n, plus, limit *big.Int) constant {
	r := newDynamicRule(new(big.Int), plus, dynamicTheorem, dynamicMisere)
	r.notation = game.Notation{Name: "dynamic"}.With("factor", r.Factor).With("plus", r.Plus)
	return constant{dynamic{r, n, limit}}
}

// TestConstantByDefinition compares outcomes, nimbers and the moves to every
// nimber with the oracle, for every heap and limit up to a size.
func TestConstantByDefinition(t *testing.T) {
	for plus := int64(-2); plus < 9; plus++ {
		judge := oracle.New()
		for n := int64(0); n <= 30; n++ {
			for limit := int64(0); limit <= n; limit++ {
				p := constantOf(big.NewInt(n), big.NewInt(plus), big.NewInt(limit))
				if v, _ := p.Value(); v.Nimber.Uint64() != judge.Value(p) {
					t.Fatalf("nimber of %v = %v, want %d", p, v, judge.Value(p))
				}
				for v := uint64(0); v < 12; v++ {
					moves, _ := p.MovesTo(new(big.Int).SetUint64(v))
					sameMoves(t, fmt.Sprintf("%v to %d", p, v), moves, p, func(o game.Position) bool { return judge.Value(o) == v })
				}
				for _, c := range []game.Convention{game.Normal, game.Misere} {
					if got, _ := p.Outcome(c); got != game.Won(judge.Wins(p, c)) {
						t.Fatalf("outcome of %v, %v = %v", p, c, got)
					}
					moves, _ := p.WinningMoves(c)
					sameMoves(t, fmt.Sprintf("%v, %v", p, c), moves, p, func(o game.Position) bool { return !judge.Wins(o, c) })
				}
			}
		}
	}
}

// sameMoves fails unless the moves are those of p to options that are wanted.
func sameMoves(t *testing.T, what string, got game.Moves, p game.Position, wanted func(game.Position) bool) {
	t.Helper()
	var want, have []string
	for m := range p.Moves() {
		if wanted(m.To) {
			want = append(want, m.To.String())
		}
	}
	for m := range got.List {
		have = append(have, m.To.String())
	}
	if fmt.Sprint(have) != fmt.Sprint(want) || got.Count.Cmp(big.NewInt(int64(len(want)))) != 0 {
		t.Fatalf("%s: moves to %v, count %v, want %v", what, have, got.Count, want)
	}
}

// TestConstantLarge counts at 1000 digits: of the takes up to 10^1000 - 1 from
// 10^1000, one in c+1 = 10 leaves a multiple of 10.
func TestConstantLarge(t *testing.T) {
	n := new(big.Int).Exp(big.NewInt(10), big.NewInt(1000), nil)
	p := constantOf(n, big.NewInt(9), new(big.Int).Sub(n, one))
	want := new(big.Int).Exp(big.NewInt(10), big.NewInt(999), nil)
	want.Sub(want, one) // all but the whole heap
	moves, ok := p.WinningMoves(game.Normal)
	if o, _ := p.Outcome(game.Normal); o != game.N || !ok || moves.Count.Cmp(want) != 0 {
		t.Errorf("10^1000 with a constant limit of 9: %v, %v winning moves, want %v", o, moves.Count, want)
	}
	for m := range moves.List {
		if o, _ := m.To.(constant).Outcome(game.Normal); o != game.P {
			t.Errorf("the first winning move leaves %v", o)
		}
		break
	}
}
