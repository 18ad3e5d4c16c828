package plot

import "strconv"

// points draws the nimbers.
func (d *drawing) points() {
	if d.cells != nil {
		d.cells.write(d)
		return
	}
	size := dotSize(len(d.nimbers))
	if len(d.nimbers) <= mostTitled {
		d.titledDots(size)
	} else {
		d.dots(size)
	}
	d.diamonds(size)
}

// dotSize is the width of a point among so many.
func dotSize(count int) int {
	for _, s := range []struct{ upTo, size int }{{150, 64}, {400, 50}, {1000, 38}, {3000, 28}, {8000, 20}} {
		if count <= s.upTo {
			return s.size
		}
	}
	return 15
}

// hasOdd reports whether there are exceptions to a period.
func (d *drawing) hasOdd() bool { return d.exceptionCount() > 0 }

// exceptionCount counts them.
func (d *drawing) exceptionCount() int {
	count := 0
	for _, odd := range d.odd {
		if odd {
			count++
		}
	}
	return count
}

// isOdd reports whether the i-th heap drawn breaks the law.
func (d *drawing) isOdd(i int) bool { return d.odd != nil && d.odd[i] }

// titledDots draws points that say their heap and nimber when pointed at.
func (d *drawing) titledDots(size int) {
	d.put(`<g class="dots">` + "\n")
	for i, v := range d.nimbers {
		if n := d.From + i; !d.isOdd(i) {
			d.put(`<circle cx="%d" cy="%d" r="%d"><title>g(%d) = %d</title></circle>`+"\n", d.x(n), d.y(v), size/2, n, v)
		}
	}
	d.put("</g>\n")
}

// dots draws points as one path: each is a line of no length with a round end.
func (d *drawing) dots(size int) {
	d.put(`<path class="dots" stroke-width="%d" d="`, size)
	var p path
	for i, v := range d.nimbers {
		if !d.isOdd(i) {
			p.move(d.x(d.From+i), d.y(v))
			p.line(0)
		}
		p.flush(d)
	}
	d.put(`"/>` + "\n")
}

// diamonds draws the exceptions, twice as wide as the other points.
func (d *drawing) diamonds(size int) {
	if !d.hasOdd() {
		return
	}
	half := strconv.Itoa(size)
	shape := "l" + half + " " + half + "l-" + half + " " + half + "l-" + half + " -" + half + "z"
	d.put(`<g class="odd" stroke-width="%d">`+"\n", max(5, size/4))
	for i, v := range d.nimbers {
		if n := d.From + i; d.isOdd(i) {
			d.put(`<path d="M%d %d%s"><title>g(%d) = %d</title></path>`+"\n", d.x(n), d.y(v)-size, shape, n, v)
		}
	}
	d.put("</g>\n")
}

// path writes the data of a path in short: relative to where it is.
type path struct {
	text []byte
	x, y int
}

// move lifts the pen to a place.
func (p *path) move(x, y int) {
	p.text = append(p.text, 'm')
	p.text = strconv.AppendInt(p.text, int64(x-p.x), 10)
	if y >= p.y {
		p.text = append(p.text, ' ')
	}
	p.text = strconv.AppendInt(p.text, int64(y-p.y), 10)
	p.x, p.y = x, y
}

// line draws to the right.
func (p *path) line(length int) {
	p.text = append(p.text, 'h')
	p.text = strconv.AppendInt(p.text, int64(length), 10)
	p.x += length
}

// flush writes what there is.
func (p *path) flush(d *drawing) {
	_, _ = d.out.Write(p.text) // the writer keeps its error
	p.text = p.text[:0]
}
