package catalogue

import (
	"cmp"
	"context"
	"slices"
	"sync"

	"grundy/engine/board"
	"grundy/game"
)

// cramSearch is what is known of boards, for all positions that come from one; it
// is safe for concurrent use.
type cramSearch struct {
	mu      sync.Mutex
	provers map[uint]*board.Prover[uint64] // by the stride of the bitboards
}

// prover returns the search of boards of one stride.
func (s *cramSearch) prover(stride uint) *board.Prover[uint64] {
	if s.provers == nil {
		s.provers = map[uint]*board.Prover[uint64]{}
	}
	if s.provers[stride] == nil {
		s.provers[stride] = board.NewProver(newDominoes(stride).withWindow())
		s.provers[stride].Pair()
	}
	return s.provers[stride]
}

// cramTile is a set of free cells on one bitboard.
type cramTile struct {
	stride uint
	cells  uint64
}

// Bounds on what stands on one bitboard.
const (
	leastStride = 8  // also the highest board that can be transposed
	mostStride  = 32 // a single row is settled by theory
	mostTile    = 64 // cells of a bitboard
)

// strideOf is the stride of boards that hold rows × cols, either way round; 0 for none.
func strideOf(rows, cols int) uint {
	long, short := max(rows, cols, leastStride), min(rows, cols)
	if long > mostStride || short*long > mostTile {
		return 0
	}
	return uint(long)
}

var cramWide = game.Text{
	En: "a connected region of %d rows and %d columns is too large for the search: the shorter side times the longer, counted as at least 8, may be %d at most, and the longer side %d",
	Zh: "有一块相连的空格占 %d 行 %d 列，超出搜索的范围：短边乘长边（长边至少按 8 计）不得超过 %d，长边不得超过 %d",
}

// tiles puts the board on one bitboard, or each region that is no straight row on
// one of its own, the largest last; rest is the nimber of the straight rows.
func (p cram) tiles() (all []cramTile, rest uint64, err error) {
	if cells, n := p.cellsFree(), strideOf(p.rows, p.cols); len(cells) > 0 && n > 0 {
		return []cramTile{p.tile(p.frame(cells), n)}, 0, nil
	}
	for _, q := range p.regions() {
		if q.rows == 1 || q.cols == 1 {
			rest ^= strip2(uint64(len(q.cells)) + 2)
			continue
		}
		n := strideOf(q.rows, q.cols)
		if n == 0 {
			return nil, 0, game.Refuse(game.Limit, cramWide, q.rows, q.cols, mostTile, mostStride)
		}
		all = append(all, p.tile(q, n))
	}
	slices.SortStableFunc(all, func(s, t cramTile) int {
		return cmp.Compare(newDominoes(s.stride).Size(s.cells), newDominoes(t.stride).Size(t.cells))
	})
	return all, rest, nil
}

// searchable is nil when the search can answer, and says why not otherwise.
func (p cram) searchable() error {
	_, _, err := p.tiles()
	return err
}

// cellsFree lists the free cells.
func (p cram) cellsFree() (cells []int) {
	for i := range p.free {
		if p.free[i] == '.' {
			cells = append(cells, i)
		}
	}
	return cells
}

// tile puts a region on a bitboard, lying down.
func (p cram) tile(q cramRegion, stride uint) cramTile {
	t := cramTile{stride: stride}
	for _, i := range q.cells {
		r, c := uint(i/p.cols-q.top), uint(i%p.cols-q.left)
		if q.rows > q.cols {
			r, c = c, r
		}
		t.cells |= 1 << (r*stride + c)
	}
	return t
}

// nimber is the nimber of the board.
func (p cram) nimber(ctx context.Context, b *game.Budget) (uint64, error) {
	all, v, err := p.tiles()
	for i := 0; i < len(all) && err == nil; i++ {
		var w uint64
		w, err = p.search.prover(all[i].stride).Nimber(ctx, all[i].cells, b)
		v ^= w
	}
	return v, err
}

// lost reports whether the nimber of the board is 0, with as little search as it
// takes.
func (p cram) lost(ctx context.Context, b *game.Budget) (bool, error) {
	all, v, err := p.tiles()
	if err != nil || len(all) == 0 {
		return v == 0, err
	}
	for _, t := range all[:len(all)-1] {
		w, err := p.search.prover(t.stride).Nimber(ctx, t.cells, b)
		if err != nil {
			return false, err
		}
		v ^= w
	}
	t := all[len(all)-1]
	return p.search.prover(t.stride).Has(ctx, t.cells, v, b)
}

// known is the nimber of the board where that needs no search.
func (p cram) known() (v uint64, ok bool) {
	all, v, err := p.tiles()
	for _, t := range all {
		w, ok := p.search.prover(t.stride).Known(t.cells)
		if !ok {
			return 0, false
		}
		v ^= w
	}
	return v, err == nil
}

// Search finds the nimber of the board; the function answers for boards that were
// settled on the way.
func (p cram) Search(ctx context.Context, b *game.Budget) (func(game.Position) (game.Value, bool), error) {
	p.search.mu.Lock()
	defer p.search.mu.Unlock()
	if _, err := p.nimber(ctx, b); err != nil {
		return nil, err
	}
	return knownValues(&p.search.mu, p.own, cram.known), nil
}

// own is q as a board of the same search.
func (p cram) own(q game.Position) (cram, bool) {
	o, ok := q.(cram)
	o.search = p.search
	return o, ok
}

// Settle finds out whether the board is lost; the function does so for its options
// when it is asked.
func (p cram) Settle(ctx context.Context, c game.Convention, b *game.Budget) (func(game.Position) (game.Outcome, bool), error) {
	if c == game.Misere {
		return nil, nil
	}
	return askedOutcomes(&p.search.mu, p, c, p.own, func(o cram) (bool, error) { return o.lost(ctx, b) })
}
