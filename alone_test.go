package grundy_test

import (
	"math/big"
	"testing"

	"grundy"
	"grundy/catalogue"
	"grundy/game"
)

// TestSureMoves: where the search for winning moves is cut short, those that theory
// knows are listed. On 5 × 6 it knows the domino on the two middle cells, which leaves
// a board that the half turn maps to itself [Gardner 1974].
func TestSureMoves(t *testing.T) {
	p, err := catalogue.Cram.Bind([]game.Arg{{Value: big.NewInt(5)}, {Value: big.NewInt(6)}})
	if err != nil {
		t.Fatal(err)
	}
	o := grundy.DefaultOptions()
	o.Positions = 100
	r, err := grundy.Solve(t.Context(), game.Sum{p}, o)
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Winning) != 1 || r.Count != nil || r.Complete || r.CountNote.IsZero() {
		t.Fatalf("winning moves %v, count %v, complete %t, note %v; want one of an unknown number, and why", r.Winning, r.Count, r.Complete, r.CountNote)
	}
	if got, want := r.Winning[0].To.String(), `cram("....../....../..##../....../......")`; got != want {
		t.Errorf("the move leads to %s, want %s", got, want)
	}
}
