package catalogue

import (
	"context"
	"math/big"
	"sync"

	"grundy/engine/board"
	"grundy/game"
)

// chompSearch is what is known of bars, for all positions that come from one; it
// is safe for concurrent use.
type chompSearch struct {
	mu       sync.Mutex
	outcomes *board.Prover[[16]uint8]
	nimbers  *board.Search[[16]uint8, uint64]
}

// begin makes the searches when they are first needed.
func (s *chompSearch) begin() {
	if s.outcomes == nil {
		s.outcomes = board.NewProver(bars{})
		s.outcomes.Pair()
		s.nimbers = board.NewNimbers(bars{}, game.Normal)
	}
}

var chompWide = game.Text{
	En: "a bar of %d rows and %v columns is too large for the search, which takes 16 of one and 255 of the other",
	Zh: "%d 行 %v 列的巧克力超出搜索的范围（一边至多 16，另一边至多 255）",
}

// key writes the bar for the search, on its side where it has too many rows.
func (p chomp) key() (k [16]uint8, err error) {
	rows, cols := len(p.rows), p.rows[0]
	switch {
	case rows <= 16 && cols.Cmp(big.NewInt(255)) <= 0:
		for i, n := range p.rows {
			k[i] = uint8(n.Int64())
		}
	case rows <= 255 && cols.Cmp(big.NewInt(16)) <= 0:
		for _, n := range p.rows {
			for c := range n.Int64() {
				k[c]++
			}
		}
	default:
		return k, game.Refuse(game.Limit, chompWide, rows, game.Short(cols.String()))
	}
	return k, nil
}

// Search finds the nimbers of the bar and of all that it can become.
func (p chomp) Search(ctx context.Context, b *game.Budget) (func(game.Position) (game.Value, bool), error) {
	k, err := p.key()
	if err != nil {
		return nil, err
	}
	s := p.search
	s.mu.Lock()
	defer s.mu.Unlock()
	s.begin()
	if _, err := s.nimbers.Settle(ctx, k, b); err != nil {
		return nil, err
	}
	return knownValues(&s.mu, sameType[chomp], func(o chomp) (uint64, bool) {
		k, err := o.key()
		if err != nil {
			return 0, false
		}
		return s.nimbers.Known(k)
	}), nil
}

// Settle finds out whether the bar is lost; the function does so for its options
// when it is asked.
func (p chomp) Settle(ctx context.Context, c game.Convention, b *game.Budget) (func(game.Position) (game.Outcome, bool), error) {
	if c == game.Misere {
		return nil, nil
	}
	s := p.search
	return askedOutcomes(&s.mu, p, c, sameType[chomp], func(o chomp) (bool, error) {
		k, err := o.key()
		if err != nil {
			return false, err
		}
		s.begin()
		return s.outcomes.Has(ctx, k, 0, b)
	})
}
