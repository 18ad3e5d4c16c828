package catalogue

import "grundy/game"

// HyperKnights are the nimbers of a knight that may go, towards the corner (0, 0) of a
// board without end, the four ways of a knight (knight.go), and further three rows and
// one column, or one row and three columns, towards it. Every way lowers row + column.
// No formula is known to us; the table, a byte a cell, is computed from the definition
// as far as it is asked for.
type HyperKnights struct{ diagonals [][]uint8 } // by row + column and row

var hyperJumps = [...][2]int{{1, -2}, {-1, -2}, {-1, -3}, {-2, -1}, {-3, -1}, {-2, 1}}

// mostHyper bounds row + column.
const mostHyper = 1 << 13

var hyperText = game.Text{En: "row and column together are more than %d, the limit of the table", Zh: "行号与列号之和超过表格上限 %d"}

// Nimber is that of a knight on a square.
func (t *HyperKnights) Nimber(row, col uint64) (uint64, error) {
	if row > mostHyper || col > mostHyper-row {
		return 0, game.Refuse(game.Limit, hyperText, mostHyper)
	}
	for s := len(t.diagonals); s <= int(row+col); s++ {
		t.add(s)
	}
	return uint64(t.diagonals[row+col][row]), nil
}

func (t *HyperKnights) add(s int) {
	d := make([]uint8, s+1)
	for row := range d {
		seen := uint(0)
		for _, j := range hyperJumps {
			if r, c := row+j[0], s-row+j[1]; r >= 0 && c >= 0 {
				seen |= 1 << t.diagonals[r+c][r]
			}
		}
		for seen>>d[row]&1 == 1 {
			d[row]++
		}
	}
	t.diagonals = append(t.diagonals, d)
}
