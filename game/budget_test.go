package game

import (
	"context"
	"errors"
	"math/big"
	"strings"
	"testing"
)

func limited(err error) bool {
	var e *Error
	return errors.As(err, &e) && e.Code == Limit
}

func TestBudgetSpend(t *testing.T) {
	b := &Budget{Positions: 10}
	if err := b.Spend(t.Context(), 10); err != nil {
		t.Errorf("Spend up to the bound: %v", err)
	}
	if err := b.Spend(t.Context(), 1); !limited(err) {
		t.Errorf("Spend past the bound: %v, want a limit", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := new(Budget).Spend(ctx, 1); !errors.Is(err, context.Canceled) {
		t.Errorf("Spend after the end of the context: %v", err)
	}
}

func TestBudgetAfford(t *testing.T) {
	huge := new(big.Int).Lsh(big.NewInt(1), 64)
	for _, c := range []struct {
		positions int64
		n         *big.Int
		refused   bool
	}{{10, big.NewInt(10), false}, {10, big.NewInt(11), true}, {0, big.NewInt(11), false}, {0, huge, true}, {10, huge, true}} {
		if err := (&Budget{Positions: c.positions}).Afford(c.n); limited(err) != c.refused {
			t.Errorf("Afford(%v) with %d positions: %v", c.n, c.positions, err)
		}
	}
}

func TestBudgetHold(t *testing.T) {
	b := &Budget{Bytes: 100}
	if err := b.Hold(100); err != nil {
		t.Errorf("Hold up to the bound: %v", err)
	}
	if err := b.Hold(1); !limited(err) || b.Held() != 100 {
		t.Errorf("Hold past the bound: %v, %d held", err, b.Held())
	}
	if b.Release(100); b.Hold(100) != nil {
		t.Errorf("Hold after Release is refused")
	}
}

func TestBudgetPart(t *testing.T) {
	b := &Budget{Positions: 100}
	part := b.Part(30)
	if err := part.Spend(t.Context(), 31); !limited(err) {
		t.Errorf("a part of 30 spent 31: %v", err)
	}
	if !part.Short() || b.Short() || b.Left() != 100 {
		t.Errorf("the part is short: %t, the whole: %t, with %d left", part.Short(), b.Short(), b.Left())
	}
	if err := b.Part(30).Spend(t.Context(), 30); err != nil || b.Left() != 70 {
		t.Errorf("a part of 30 spent 30: %v, and %d of 100 are left", err, b.Left())
	}
	if got := b.Part(1000).Left(); got != 70 {
		t.Errorf("a part is of %d, more than was left", got)
	}
}

// TestBudgetRest: where a part has what is left of the whole, the bound that a refusal
// names is that of the whole, which is short then too.
func TestBudgetRest(t *testing.T) {
	b := &Budget{Positions: 100, Fixed: true}
	if err := b.Spend(t.Context(), 60); err != nil {
		t.Fatal(err)
	}
	const want = "this needs more than 100 positions, the limit"
	if err := b.Part(50).Part(45).Spend(t.Context(), 41); err == nil || err.Error() != want || !b.Short() {
		t.Errorf("Spend beyond what was left: %v, short %t, want %s", err, b.Short(), want)
	}
	if err := b.Part(30).Afford(big.NewInt(31)); err == nil || err.Error() != "this needs more than 30 positions, the limit" {
		t.Errorf("Afford beyond a part: %v", err)
	}
}

func TestBudgetPartHolds(t *testing.T) {
	b := &Budget{Bytes: 100}
	part := b.Part(1)
	if err := part.Hold(60); err != nil || b.Held() != 60 {
		t.Errorf("Hold in a part: %v, %d held in the whole", err, b.Held())
	}
	if err := part.Hold(60); !limited(err) || part.Held() != 60 || b.Held() != 60 {
		t.Errorf("Hold past the bound of the whole: %v, %d held in the part, %d in the whole", err, part.Held(), b.Held())
	}
	if part.Release(60); b.Held() != 0 {
		t.Errorf("%d held after Release", b.Held())
	}
}

// TestBudgetOfOne: one position is no positions.
func TestBudgetOfOne(t *testing.T) {
	for n, want := range map[int64]string{1: "more than 1 position, the limit", 2: "more than 2 positions, the limit"} {
		err := (&Budget{Positions: n}).Spend(t.Context(), n+1)
		if AsError(err).Code != Limit || !strings.Contains(err.Error(), want) {
			t.Errorf("Spend beyond %d = %v, want %q", n, err, want)
		}
	}
}
