package catalogue

import "grundy/game"

// Bombs are the nimbers of bombs on a board: one in row p and column q, from 1, explodes
// into one in a smaller row of the same column and one in a smaller column of the same
// row, or what there is of them. Two bombs on one cell vanish, as equal nimbers do. In
// the first row or column the nimber is that of a heap of Nim. No formula is known to
// us; the table is computed from the definition as far as it is asked for.
type Bombs struct {
	nimbers [][]uint64
	seen    []uint32 // for each nimber the last bomb that had it among its options
	bombs   uint32
}

// mostBombs bounds rows and columns: the table takes the fourth power of them.
const mostBombs = 256

var bombsText = game.Text{En: "a board of more than %d rows or columns takes too long", Zh: "行数或列数超过 %d 的棋盘计算耗时过长"}

// Nimber is that of a bomb in row p and column q, from 1.
func (t *Bombs) Nimber(p, q uint64) (uint64, error) {
	if max(p, q) > mostBombs {
		return 0, game.Refuse(game.Limit, bombsText, mostBombs)
	}
	for n := uint64(len(t.nimbers)) + 1; n <= max(p, q); n++ {
		t.add(int(n))
	}
	return t.nimbers[max(p, q)-1][min(p, q)-1], nil
}

// add computes the bombs of row n and a column of at most n.
func (t *Bombs) add(n int) {
	row := make([]uint64, n)
	t.nimbers = append(t.nimbers, row)
	at := func(p, q int) uint64 { return t.nimbers[max(p, q)-1][min(p, q)-1] }
	row[0] = uint64(n - 1)
	if t.seen == nil {
		t.seen = make([]uint32, mostBombs*mostBombs) // there are fewer options
	}
	for q := 2; q <= n; q++ {
		t.bombs++
		for u := 1; u < n; u++ {
			g := at(u, q)
			for v := 1; v < q; v++ {
				t.seen[g^row[v-1]] = t.bombs
			}
		}
		for t.seen[row[q-1]] == t.bombs {
			row[q-1]++
		}
	}
}
