package identify_test

import (
	"context"
	"errors"
	"slices"
	"testing"

	"grundy/game"
	"grundy/identify"
)

// kayles are the first nimbers of A002186.
var kayles = []uint64{0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7}

// looking are a search for each kind of table, with a ruleset that it must find.
var looking = map[string]func(context.Context, *game.Budget) (*identify.Report, error){
	"octal(\"0.77\")": func(ctx context.Context, b *game.Budget) (*identify.Report, error) {
		return identify.Nimbers(ctx, kayles, b)
	},
	"bash(max=5)": func(ctx context.Context, b *game.Budget) (*identify.Report, error) {
		return identify.Lost(ctx, []uint64{6, 12, 18, 24}, b)
	},
	"wythoff()": func(ctx context.Context, b *game.Budget) (*identify.Report, error) {
		return identify.Pairs(ctx, [][2]uint64{{1, 2}, {3, 5}, {4, 7}, {6, 10}, {8, 13}}, b)
	},
	"pass_nim(passed=True)": func(ctx context.Context, b *game.Budget) (*identify.Report, error) {
		return identify.Table(ctx, identify.Grid{Values: nim}, b)
	},
}

// nim has the nim-sums of two heaps up to 3.
var nim = [][]uint64{{0, 1, 2, 3}, {1, 0, 3, 2}, {2, 3, 0, 1}, {3, 2, 1, 0}}

// TestStopped wants a search that its budget or its context ends to say so: what it has
// not found is never missing in silence, and what it has found stays.
func TestStopped(t *testing.T) {
	for name, look := range looking {
		whole := &game.Budget{Bytes: 1 << 30}
		r, err := look(t.Context(), whole)
		if all := namesOf(t, r, err); r.Stopped != nil || !r.Listing(game.En).Complete || !slices.Contains(all, name) {
			t.Errorf("%s: %v, %v", name, all, r.Stopped)
		}
		if whole.Held() != 0 || whole.Spent() == 0 {
			t.Errorf("%s: %d positions, %d bytes still held", name, whole.Spent(), whole.Held())
		}
		found := 0
		for some := whole.Spent() / 8; some <= whole.Spent()/2; some += whole.Spent() / 8 {
			b := &game.Budget{Positions: some, Fixed: true}
			r, err := look(t.Context(), b)
			found += len(namesOf(t, r, err))
			if r.Stopped == nil || game.AsError(r.Stopped).Code != game.Limit {
				t.Errorf("%s within %d of %d positions: %v", name, some, whole.Spent(), r.Stopped)
			}
			if x := r.Listing(game.Zh); x.Complete || x.Error == nil || x.Error.Code != "limit" {
				t.Errorf("%s within %d positions is complete, %v", name, some, x.Error)
			}
			if b.Spent() > some+firstNimbers {
				t.Errorf("%s: %d positions were computed, %d were allowed", name, b.Spent(), some)
			}
		}
		if found == 0 {
			t.Errorf("%s: nothing that was found stays", name)
		}
		if r, err := look(t.Context(), &game.Budget{Bytes: 1000}); err != nil || game.AsError(r.Stopped).Code != game.Limit {
			t.Errorf("%s within 1000 bytes: %v, %v", name, r.Stopped, err)
		}
		ctx, stop := context.WithCancel(t.Context())
		stop()
		if r, err := look(ctx, nil); err != nil || !errors.Is(r.Stopped, context.Canceled) {
			t.Errorf("%s after the end of the context: %v, %v", name, r.Stopped, err)
		}
	}
}

// firstNimbers is how many positions are computed between two looks at the budget.
const firstNimbers = 20_000
