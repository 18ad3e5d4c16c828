package grundy_test

import (
	"context"
	"errors"
	"testing"

	"grundy"
	"grundy/game"
)

// counting is a nim-sequence in which heap n has nimber n, and of which a table or
// a stream ends at a heap.
type counting struct {
	known, tableEnd, streamEnd int
	stop                       error
}

func (c *counting) Grow(_ context.Context, n int, _ *game.Budget) (int, error) {
	if c.known = max(c.known, min(n, c.tableEnd)); n > c.tableEnd {
		return c.known, c.stop
	}
	return c.known, nil
}

func (c *counting) Read(dst []uint64, from int) {
	for i := range dst {
		dst[i] = uint64(from + i)
	}
}

func (c *counting) Law(context.Context, int, *game.Budget) (game.Law, error) { return game.Law{}, nil }

func (c *counting) Stream(_ context.Context, n int, _ *game.Budget, yield func(int, []uint64) error) error {
	for first := 0; first < min(n, c.streamEnd); {
		block := make([]uint64, min(n-first, c.streamEnd-first, 1000_003))
		c.Read(block, first)
		if err := yield(first, block); err != nil {
			return err
		}
		first += len(block)
	}
	if n > c.streamEnd {
		return c.stop
	}
	return nil
}

// TestWalkOfLargeTables: what a table holds when it is stopped is handed on, and
// where a stream goes on behind a table no heap is left out or comes twice.
func TestWalkOfLargeTables(t *testing.T) {
	const far, most = 3_000_000, 1 << 62
	stopped, limit := errors.New("stopped"), game.Refuse(game.Limit, game.Text{En: "too many", Zh: "过多"})
	for _, tt := range []struct {
		name                string
		tableEnd, streamEnd int
		stop                error
		from, end           int
	}{
		{"all", most, most, nil, 0, far + 1},
		{"a part", most, most, nil, 2_500_000, far + 1},
		{"the table is stopped", 70_000, most, stopped, 0, 70_000},
		{"the table is stopped before the part", 70_000, most, stopped, 80_000, 80_000},
		{"the table is too large", 70_000, most, limit, 0, far + 1},
		{"the stream is stopped", most, 2_000_000, stopped, 0, 2_000_000},
		{"the stream is stopped within what the table gave", most, 200_000, stopped, 0, 1 << 20},
	} {
		s := grundy.Sequence{Sequence: &counting{tableEnd: tt.tableEnd, streamEnd: tt.streamEnd, stop: tt.stop}}
		next := tt.from
		err := s.Walk(t.Context(), tt.from, far, &game.Budget{Bytes: 1 << 20}, func(first int, nimbers []uint64) error {
			for i, v := range nimbers {
				if first+i != next || v != uint64(next) {
					t.Fatalf("%s: heap %d has %d, want heap %d", tt.name, first+i, v, next)
				}
				next++
			}
			return nil
		})
		want := tt.stop
		if tt.end == far+1 {
			want = nil
		}
		if next != tt.end || err != want {
			t.Errorf("%s: handed on up to %d, %v, want %d, %v", tt.name, next, err, tt.end, want)
		}
	}
}

// TestWalkStoppedBeforeTheStream: a run that is stopped just when its table ends says
// so.
func TestWalkStoppedBeforeTheStream(t *testing.T) {
	const most = 1 << 62
	ctx, stop := context.WithCancel(t.Context())
	s := grundy.Sequence{Sequence: &counting{tableEnd: most, streamEnd: most}}
	err := s.Walk(ctx, 0, 3_000_000, &game.Budget{Bytes: 1 << 20}, func(first int, nimbers []uint64) error {
		if first+len(nimbers) == 1<<20 {
			stop()
		}
		return nil
	})
	if err != context.Canceled {
		t.Errorf("Walk = %v, want %v", err, context.Canceled)
	}
}
