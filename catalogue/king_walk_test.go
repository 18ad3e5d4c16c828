package catalogue

import (
	"math/big"
	"strings"
	"testing"

	"grundy/game"
	"grundy/internal/oracle"
)

func TestKingWalkAgainstTheDefinition(t *testing.T) {
	o := oracle.New()
	for r := int64(1); r <= 60; r++ {
		for c := int64(1); c <= 60; c++ {
			p := kingWalk{big.NewInt(r), big.NewInt(c)}
			if v, _ := p.Value(); v.Nimber.Uint64() != o.Value(p) {
				t.Errorf("nimber of %v = %v, by definition %d", p, v, o.Value(p))
			}
			for _, conv := range []game.Convention{game.Normal, game.Misere} {
				if got, _ := p.Outcome(conv); got != game.Won(o.Wins(p, conv)) {
					t.Errorf("outcome of %v, %v = %v", p, conv, got)
				}
			}
			if got, _ := p.Outcome(game.Normal); got != KingWalkOutcome(uint64(r), uint64(c)) {
				t.Errorf("KingWalkOutcome(%d, %d) is not %v", r, c, got)
			}
		}
	}
}

// TestKingWalkTame checks the claim on sums of two squares that are tame: the
// mover loses as in misère Nim with heaps of their nimbers.
func TestKingWalkTame(t *testing.T) {
	o := oracle.New()
	var tame []kingWalk
	for r := int64(1); r <= 9; r++ {
		for c := int64(1); c <= 9; c++ {
			if p := (kingWalk{big.NewInt(r), big.NewInt(c)}); p.Tame() != nil {
				tame = append(tame, p)
			}
		}
	}
	for _, p := range tame {
		for _, q := range tame {
			x, y := o.Value(p), o.Value(q)
			wins := (x^y != 0) == (max(x, y) > 1)
			if got := o.Wins(oracle.Sum{A: p, B: q}, game.Misere); got != wins {
				t.Errorf("misère %v + %v: won %v, as Nim %v", p, q, got, wins)
			}
		}
	}
}

func TestKingWalkFar(t *testing.T) {
	big1 := new(big.Int).Add(power(10, 1000), one)
	for _, tt := range []struct {
		p      kingWalk
		value  int64
		misere game.Outcome
	}{
		{kingWalk{big1, big1}, 0, game.P},
		{kingWalk{big1, power(10, 1000)}, 3, game.N},
		{kingWalk{big1, power(10, 1001)}, 1, game.N},
		{kingWalk{one, power(10, 1000)}, 1, game.P},
		{kingWalk{power(2, 64), power(2, 64)}, 2, game.N},
	} {
		if v, _ := tt.p.Value(); v.Nimber.Int64() != tt.value {
			t.Errorf("nimber of %.40v = %v, want %d", tt.p, v, tt.value)
		}
		if o, _ := tt.p.Outcome(game.Misere); o != tt.misere {
			t.Errorf("misère outcome of %.40v = %v, want %v", tt.p, o, tt.misere)
		}
	}
}

// TestKingWalkReason: the reason names every winning step, and those only.
func TestKingWalkReason(t *testing.T) {
	o := oracle.New()
	for r := int64(1); r <= 9; r++ {
		for c := int64(1); c <= 9; c++ {
			p := kingWalk{big.NewInt(r), big.NewInt(c)}
			for _, conv := range []game.Convention{game.Normal, game.Misere} {
				steps := p.Reason(conv)
				text := steps[len(steps)-1].In(game.En)
				for m := range p.Moves() {
					named := strings.Contains(text, squares{m.To.(kingWalk)}.In(game.En))
					wins := !o.Wins(m.To, conv)
					if o.Wins(p, conv) && named != wins {
						t.Errorf("%v, %v: the step to %v wins: %t; the reason is %q", p, conv, m.To, wins, text)
					}
				}
			}
		}
	}
	for _, tt := range []struct {
		r, c int64
		conv game.Convention
		want string
	}{
		{1, 1, game.Normal, "the player to move cannot move, and so has lost"},
		{1, 1, game.Misere, "the player to move cannot move, and so has won"},
		{1, 3, game.Normal, "(1, 3) is a pair of odd numbers on the edge: the only step leads to (1, 2), and the answer to (1, 1), where both are odd again."},
		{2, 2, game.Misere, "From (2, 2) a step to (1, 2) or (2, 1) wins: on the edge an even number is lost in misère play, as whoever moves from there has to take the last step of the path too."},
	} {
		steps := (kingWalk{big.NewInt(tt.r), big.NewInt(tt.c)}).Reason(tt.conv)
		if got := steps[len(steps)-1].In(game.En); got != tt.want {
			t.Errorf("king_walk(%d, %d), %v: %q, want %q", tt.r, tt.c, tt.conv, got, tt.want)
		}
	}
}
