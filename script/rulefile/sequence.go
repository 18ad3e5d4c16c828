package rulefile

import (
	"context"
	"math/big"

	"go.starlark.net/starlark"

	"grundy/engine/board"
	"grundy/engine/heap"
	"grundy/game"
)

// sequence is the nim-sequence of a file whose positions are numbers.
type sequence struct {
	file   *file
	named  []starlark.Tuple
	rules  *rules
	search *board.Search[id, uint64]
	table  []uint64
}

// heap is the position of one number.
func (f *file) heap(ctx context.Context, n *big.Int, named []starlark.Tuple) game.Position {
	v := starlark.Value(starlark.MakeBigInt(n))
	if f.start == nil {
		return f.at(v, newMemo())
	}
	p, err := f.begin(ctx, starlark.Tuple{v}, named)
	if err != nil {
		return &position{file: f, memo: newMemo(), v: v, err: err}
	}
	return p
}

// Grow settles one number after the other.
func (s *sequence) Grow(ctx context.Context, n int, b *game.Budget) (int, error) {
	if s.rules == nil {
		s.rules = s.file.rules(ctx, b, newMemo())
		s.search = board.NewNimbers(s.rules, game.Normal)
	}
	s.rules.under(ctx, b)
	defer s.rules.close()
	for i := len(s.table); i < n; i++ {
		if err := b.Hold(8); err != nil {
			return i, err
		}
		k, err := s.number(ctx, i)
		if err != nil {
			return i, err
		}
		v, err := s.search.Settle(ctx, k, b)
		if err != nil {
			return i, s.rules.drift(err, s.rules.position(k))
		}
		s.table = append(s.table, v)
	}
	return len(s.table), nil
}

// number is the number of heap n in the search.
func (s *sequence) number(ctx context.Context, n int) (id, error) {
	v := starlark.Value(starlark.MakeInt(n))
	if s.file.start != nil {
		p := s.file.heap(ctx, big.NewInt(int64(n)), s.named)
		if q, ok := p.(*position); ok && q.err != nil {
			return 0, q.err
		}
		k, _ := s.rules.of(p)
		return k, s.rules.err
	}
	return s.rules.add(v), s.rules.err
}

// Read copies from the table.
func (s *sequence) Read(dst []uint64, from int) { copy(dst, s.table[from:]) }

// Restore takes over a table. What is computed beyond it may need its positions
// again.
func (s *sequence) Restore(nimbers []uint64, b *game.Budget) error {
	if err := b.Hold(8 * int64(len(nimbers))); err != nil {
		return err
	}
	s.table = append(s.table, nimbers...)
	return nil
}

// Law computes all and looks at what they show.
func (s *sequence) Law(ctx context.Context, to int, b *game.Budget) (game.Law, error) {
	n, err := s.Grow(ctx, to, b)
	if err != nil && game.AsError(err).Code != game.Limit {
		return game.Law{}, err
	}
	law := heap.SeenLaw(s.table[:n])
	law.Stopped = err
	return law, nil
}
