package plot

import (
	"context"
	"slices"
)

// grid counts how many heaps fall on each cell of the frame; a cell is one pixel
// wide and high. Heap n falls on the column, and nimber v on the row, that holds
// its middle.
type grid struct {
	columns, rows int
	counts        []uint64 // row by row, the highest nimbers first
	full          uint64   // the count that one cell in a hundred that are not empty exceeds
}

// pixel is the side of a cell.
const pixel = 10

// collapse reads all nimbers and counts them by cells.
func (s Scatter) collapse(ctx context.Context, f frame) (*grid, error) {
	g := &grid{columns: (f.right - f.left) / pixel, rows: (f.bottom - f.top) / pixel}
	g.counts = make([]uint64, g.columns*g.rows)
	row := f.rows()
	column, next := -1, s.From // the column of the last heap, and the first heap past it
	err := s.each(ctx, func(from int, values []uint64) error {
		for i, v := range values {
			for n := from + i; n >= next; {
				column = (f.x(n) - f.left) / pixel
				next = f.firstPast(column)
			}
			g.counts[row(v)*g.columns+column]++
		}
		return nil
	})
	g.weigh()
	return g, err
}

// weigh finds what counts as a full cell. The fullest of all will not do: near
// heap 0 there may be a few that hold many times as many heaps as any other.
func (g *grid) weigh() {
	var counts []uint64
	for _, c := range g.counts {
		if c > 0 {
			counts = append(counts, c)
		}
	}
	slices.Sort(counts)
	if len(counts) > 0 {
		g.full = counts[len(counts)-1-len(counts)/100]
	}
}

// firstPast is the least heap whose middle lies right of a column.
func (f frame) firstPast(column int) int {
	edge := f.left + (column+1)*pixel
	low, high := uint64(0), f.heaps
	for low < high {
		if mid := (low + high) / 2; f.x(f.from+int(mid)) >= edge {
			high = mid
		} else {
			low = mid + 1
		}
	}
	return f.from + int(low)
}

// rows returns the row of a nimber, from a table where that is small.
func (f frame) rows() func(v uint64) int {
	row := func(v uint64) int { return (f.y(v) - f.top) / pixel }
	if f.high-f.low >= 1<<16 {
		return row
	}
	table := make([]int, f.high-f.low+1)
	for i := range table {
		table[i] = row(f.low + uint64(i))
	}
	return func(v uint64) int { return table[v-f.low] }
}

// strengths are the opacities of cells: of those with a quarter or more of the
// heaps of a full one, a sixteenth, a 64th, and of the rest.
var strengths = [...]string{"1", ".72", ".52", ".38"}

// shade is the index of the shade of a cell; -1 is an empty one.
func (g *grid) shade(count uint64) int {
	if count == 0 {
		return -1
	}
	share := (g.full + 3) / 4
	for i := range strengths[:len(strengths)-1] {
		if count >= share {
			return i
		}
		share = (share + 3) / 4
	}
	return len(strengths) - 1
}

// write draws the cells, one path a shade: neighbours of a row in one line.
func (g *grid) write(d *drawing) {
	// Where nimbers lie far apart, a thin line would hardly be seen.
	thick := min(max(1, g.rows*3/4/int(min(d.high-d.low+1, 1<<16))), 3)
	d.put(`<g class="cells" stroke-width="%d" transform="translate(%d %d) scale(%d)">`+"\n",
		thick, d.left, d.top+pixel/2, pixel)
	for shade, strength := range strengths {
		p, begun := path{}, false
		for y := range g.rows {
			row := g.counts[y*g.columns:][:g.columns]
			for x := 0; x < g.columns; x++ {
				from := x
				for x < g.columns && g.shade(row[x]) == shade {
					x++
				}
				if x == from {
					continue
				}
				if !begun {
					begun = true
					d.put(`<path opacity="%s" d="`, strength)
				}
				p.move(from, y)
				p.line(x - from)
			}
			p.flush(d)
		}
		if begun {
			d.put(`"/>` + "\n")
		}
	}
	d.put("</g>\n")
}
