package catalogue

import (
	"context"
	"math/big"
	"math/bits"

	"grundy/game"
)

// queenTable holds the nimbers of Wythoff's game for heaps i <= j with i up to
// one size and j up to another; row i begins at j = i.
//
// Theory: within row i every nimber occurs once, and nimber v by column v + 2i,
// since only v smaller nimbers, i columns and i diagonals can keep it away
// longer. Hence j - 2i <= g(i, j) <= j + 2i, the number of options, and what a
// column or a diagonal holds fits a window of bits that slides along with it.
type queenTable [][]uint32

// queens fills a table row by row.
type queens struct {
	table   queenTable
	row     []uint64 // bits of the nimbers in the row
	columns windows  // of the nimbers in column j
	slopes  windows  // of the nimbers in the diagonal j - i
}

// windows are sets of nimbers, one for each index x, of which only the words
// from (x - back)/64 on are kept.
type windows struct {
	back, width int
	words       []uint64
}

func newWindows(count, back, span int) windows {
	width := span/64 + 2
	return windows{back, width, make([]uint64, count*width)}
}

// at returns the words of the set with index x and the number of the first.
func (w windows) at(x int) (words []uint64, first int) {
	return w.words[x*w.width : (x+1)*w.width], (x - w.back) >> 6
}

var queenTableText = game.Text{
	En: "this needs a table of heaps up to %v, and a table goes up to %d",
	Zh: "需要大小直到 %v 的堆的表，而表最多到 %d",
}

const mostQueen = 1 << 30

// newQueenTable computes the table for heaps lo <= hi in the order of its cells
// and refuses at once when it does not fit the budget.
func newQueenTable(ctx context.Context, lo, hi *big.Int, b *game.Budget) (queenTable, error) {
	cells := new(big.Int).Add(hi, one)
	cells.Mul(cells, new(big.Int).Add(lo, one))
	cells.Sub(cells, new(big.Int).Rsh(new(big.Int).Mul(lo, new(big.Int).Add(lo, one)), 1))
	if hi.Cmp(big.NewInt(mostQueen)) > 0 { // no budget brings it into reach
		return nil, game.Refuse(game.Limit, queenTableText, game.Short(hi.String()), mostQueen)
	}
	if err := b.Afford(cells); err != nil {
		return nil, err
	}
	m, n := int(lo.Int64()), int(hi.Int64())
	lent := 8 * int64(n+1) * int64(2*(4*m/64+2)) // columns and slopes
	if err := b.Hold(4*cells.Int64() + lent); err != nil {
		return nil, err
	}
	defer b.Release(lent)
	q := queens{
		table:   make(queenTable, m+1),
		row:     make([]uint64, (n+2*m)/64+1),
		columns: newWindows(n+1, 2*m, 4*m),
		slopes:  newWindows(n+1, m, 4*m),
	}
	for i := range q.table {
		if err := b.Spend(ctx, int64(n-i+1)); err != nil {
			return nil, err
		}
		q.fill(i, n)
	}
	return q.table, nil
}

// fill computes row i.
func (q *queens) fill(i, n int) {
	row := make([]uint32, n-i+1)
	clear(q.row)
	for j := range i {
		v := q.table[j][i-j]
		q.row[v/64] |= 1 << (v % 64)
	}
	full := 0 // words before this one are full
	for j := i; j <= n; j++ {
		for q.row[full] == ^uint64(0) {
			full++
		}
		column, c0 := q.columns.at(j)
		slope, s0 := q.slopes.at(j - i)
		w := max(full, c0, s0)
		taken := q.row[w] | column[w-c0] | slope[w-s0]
		for taken == ^uint64(0) {
			w++
			taken = q.row[w] | column[w-c0] | slope[w-s0]
		}
		bit := ^taken & (taken + 1)
		q.row[w] |= bit
		column[w-c0] |= bit
		slope[w-s0] |= bit
		row[j-i] = uint32(w*64 + bits.TrailingZeros64(bit))
	}
	q.table[i] = row
}

// nimber returns the nimber of heaps i <= j; ok is false outside the table.
func (t queenTable) nimber(i, j *big.Int) (v uint64, ok bool) {
	if !j.IsInt64() || i.Int64() >= int64(len(t)) {
		return 0, false
	}
	row, k := t[i.Int64()], j.Int64()-i.Int64()
	if k >= int64(len(row)) {
		return 0, false
	}
	return uint64(row[k]), true
}

// Search computes the nimbers of all pairs of heaps up to these.
func (p wythoff) Search(ctx context.Context, b *game.Budget) (func(game.Position) (game.Value, bool), error) {
	lo, hi := p.sorted()
	t, err := newQueenTable(ctx, lo, hi, b)
	if err != nil {
		return nil, err
	}
	return func(q game.Position) (game.Value, bool) {
		w, ok := q.(wythoff)
		if !ok {
			return game.Value{}, false
		}
		v, ok := t.nimber(w.sorted())
		return game.Value{Nimber: new(big.Int).SetUint64(v)}, ok
	}, nil
}
