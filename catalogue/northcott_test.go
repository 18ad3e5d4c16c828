package catalogue

import (
	"math/big"
	"slices"
	"testing"

	"grundy/game"
	"grundy/internal/oracle"
)

// retrograde decides positions of a game that need not end, from their moves
// alone: first those without a move are lost, then a position is won when a move
// leads to a lost one, and lost when all lead to won ones. What is never reached
// is drawn, and absent.
func retrograde(all []game.Position) map[string]game.Outcome {
	known := map[string]game.Outcome{}
	for changed := true; changed; {
		changed = false
		for _, p := range all {
			if _, done := known[p.String()]; done {
				continue
			}
			lost, won := true, false
			for m := range p.Moves() {
				o, ok := known[m.To.String()]
				lost = lost && ok && o == game.N
				won = won || ok && o == game.P
			}
			if won || lost {
				known[p.String()] = game.Won(won)
				changed = true
			}
		}
	}
	return known
}

// TestNorthcottByDefinition: on boards of one to three rows every position is
// decided as the theorem says, and nobody draws.
func TestNorthcottByDefinition(t *testing.T) {
	for rows, width := range map[int]int64{1: 9, 2: 6, 3: 4} {
		start := northcott{width: big.NewInt(width)}
		var all []game.Position
		for sides := range 1 << rows { // which counter of a row stands on the left
			start.rows = nil
			for i := range rows {
				start.rows = append(start.rows, [2]*big.Int{big.NewInt(1 + int64(sides>>i&1)), big.NewInt(2 - int64(sides>>i&1))})
			}
			all = append(all, oracle.Reach(start, 0)...)
		}
		known := retrograde(all)
		for _, p := range all {
			got, _ := p.(northcott).Outcome(game.Normal)
			if want := known[p.String()]; got != want {
				t.Fatalf("outcome of %v = %v, by definition %q", p, got, want)
			}
			won, _ := p.(northcott).WinningMoves(game.Normal)
			var moves, want []string
			for m := range won.List {
				moves = append(moves, m.Say.In(game.En)+" "+m.To.String())
			}
			for m := range p.Moves() {
				if known[m.To.String()] == game.P {
					want = append(want, m.Say.In(game.En)+" "+m.To.String())
				}
			}
			if !slices.Equal(moves, want) {
				t.Fatalf("winning moves of %v = %q, by definition %q", p, moves, want)
			}
		}
	}
}
