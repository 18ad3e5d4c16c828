package catalogue

import (
	"math/big"
	"slices"
	"strings"
	"testing"
	"time"

	"grundy/game"
)

// TestBashReason: what is said of the remainder holds under every rule for the
// last stones: k and M-k may both be taken, and a small heap has the nimber said.
func TestBashReason(t *testing.T) {
	for _, tt := range []struct {
		rule  bash
		words []string
	}{
		{bash{one, big.NewInt(3), false, false}, []string{"remainder mod 4:"}},
		{bash{big.NewInt(3), big.NewInt(5), false, false}, []string{"remainder mod 8:", "smaller than 3 cannot be touched"}},
		{bash{big.NewInt(3), big.NewInt(5), true, false}, []string{"remainder mod 8:", "takes it all"}},
		{bash{big.NewInt(2), big.NewInt(5), false, true}, []string{"remainder mod 7 of what is missing", "no more than 5 is missing"}},
	} {
		steps := tt.rule.Reason([]*big.Int{big.NewInt(9), big.NewInt(9), big.NewInt(1)})
		if len(steps) != 1+len(tt.words)+2 {
			t.Errorf("%+v: %d steps", tt.rule, len(steps))
			continue
		}
		for i, want := range tt.words {
			if got := steps[i+1].In(game.En); !strings.Contains(got, want) {
				t.Errorf("%+v: %q, want %q", tt.rule, got, want)
			}
		}
		for n := one; n.Cmp(tt.rule.max) <= 0; n = new(big.Int).Add(n, one) {
			g, _ := tt.rule.Nimber(n)
			small := n.Cmp(tt.rule.min) < 0
			if tt.rule.overshoot && g.Sign() == 0 || small && tt.rule.rest && g.Cmp(one) != 0 || small && !tt.rule.rest && !tt.rule.overshoot && g.Sign() != 0 {
				t.Errorf("%+v: the nimber of %v is %v", tt.rule, n, g)
			}
		}
	}
}

// TestOddDivisorNamesWhatItLeaves: the power of two, or twice the prime.
func TestOddDivisorNamesWhatItLeaves(t *testing.T) {
	for n, want := range map[int64]string{
		17: "Subtracting 1 leaves 16 = 2^4, a power of two from 4 on, which is lost as well.",
		15: "Subtracting 1 leaves 14 = 2 · 7, twice an odd prime, which is lost as well.",
		3:  "3 is odd: dividing it by itself leaves 1, from which there is no move.",
		1:  "the player to move cannot move, and so has lost",
	} {
		steps := newOddDivisor(big.NewInt(n)).Reason(game.Normal)
		if got := steps[len(steps)-1].In(game.En); got != want {
			t.Errorf("odd_divisor(%d): %q, want %q", n, got, want)
		}
	}
}

// TestOddDivisorIsFactoredOnce: fifty digits, whose factors are not found, are
// refused soon, however often one asks.
func TestOddDivisorIsFactoredOnce(t *testing.T) {
	p := newOddDivisor(new(big.Int).Lsh(new(big.Int).Mul(mustInt("1000000000000000000000007"), mustInt("1000000000000000000000049")), 1))
	start := time.Now()
	for range 50 {
		p.Outcome(game.Normal)
		p.WinningMoves(game.Normal)
		p.Reason(game.Normal)
	}
	if d := time.Since(start); d > 3*time.Second {
		t.Errorf("took %v", d)
	}
}

func TestLastStone(t *testing.T) {
	for _, tt := range []struct {
		sizes []int64
		en    []string
		zh    []string
	}{
		{[]int64{1}, []string{"take the last stone"}, []string{"取走最后 1 个"}},
		{[]int64{1, 2}, []string{"take the last stone of heap 1", "take all 2 of heap 2"}, []string{"取走第 1 堆的最后 1 个", "把第 2 堆的 2 个全部取走"}},
	} {
		var en, zh []string
		for m := range subtracting(t, members(1, 2), tt.sizes...).Moves() {
			if w := m.Say.In(game.En); !strings.Contains(w, "leaving") {
				en, zh = append(en, w), append(zh, m.Say.In(game.Zh))
			}
		}
		if !slices.Equal(en, tt.en) || !slices.Equal(zh, tt.zh) {
			t.Errorf("moves of %v are %q, %q", tt.sizes, en, zh)
		}
	}
}
