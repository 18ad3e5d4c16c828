package plot

import "strings"

// canvas is a field of characters made of dots.
type canvas struct {
	signs
	wide, high    int // dots of one character
	columns, rows int
	dots          []byte // the dots of each character as bits, row by row from above
}

// signs are the characters around the dots.
type signs struct {
	upright, seen, tick, corner, level, down string
	ascii                                    bool
}

// newCanvas is an empty canvas.
func newCanvas(columns, rows int, ascii bool) *canvas {
	c := &canvas{signs: signs{"│", "┊", "┤", "└", "─", "┬", false}, wide: 2, high: 4}
	if ascii {
		c.signs, c.wide, c.high = signs{"|", ":", "+", "+", "-", "+", true}, 1, 1
	}
	c.grow(columns, rows)
	return c
}

// grow empties the canvas and gives it another size.
func (c *canvas) grow(columns, rows int) {
	c.columns, c.rows, c.dots = columns, rows, make([]byte, columns*rows)
}

// set draws the dot that is x from the left and y from below.
func (c *canvas) set(x, y int) {
	at := &c.dots[(c.rows-1-y/c.high)*c.columns+x/c.wide]
	*at |= 1 << (x%c.wide + c.wide*(y%c.high))
}

// braille are the bits of the dots in the code points of Braille, from the lower
// left to the upper right one.
var braille = [8]rune{0x40, 0x80, 0x04, 0x20, 0x02, 0x10, 0x01, 0x08}

// sign is the character of some dots.
func (c *canvas) sign(dots byte) string {
	if c.ascii {
		return "*"
	}
	r := rune(0x2800)
	for i, bit := range braille {
		if dots>>i&1 != 0 {
			r |= bit
		}
	}
	return string(r)
}

// wall is a line down the canvas that gives way to dots; column -1: none.
type wall struct {
	column int
	sign   string
}

// row is one row of characters from above.
func (c *canvas) row(r int, w wall) string {
	var b strings.Builder
	for x, dots := range c.dots[r*c.columns:][:c.columns] {
		switch {
		case dots != 0:
			b.WriteString(c.sign(dots))
		case x == w.column:
			b.WriteString(w.sign)
		default:
			b.WriteByte(' ')
		}
	}
	return b.String()
}

// ruler places numbers counted from 0 on dots: per numbers share a dot, and dots
// used are pitch apart, the first at offset. Where each number has characters of
// its own, it may be drawn bold.
type ruler struct {
	per           uint64
	pitch, offset int
	bold          bool
}

// fit is the ruler for count numbers on so many characters of cell dots each.
func fit(count uint64, characters, cell int) ruler {
	dots := uint64(characters * cell)
	switch {
	case count <= uint64(characters):
		return ruler{1, cell * min(2, characters/int(count)), (cell - 1) / 3, true}
	case count <= dots:
		return ruler{1, int(dots / count), 0, false}
	}
	return ruler{(count + dots - 1) / dots, 1, 0, false}
}

// at is the dot of a number.
func (r ruler) at(i uint64) int { return int(i/r.per)*r.pitch + r.offset }

// characters is how many characters of the canvas count numbers take.
func (r ruler) characters(count uint64, cell int) int { return r.at(count-1)/cell + 1 }

// mark draws heap i and nimber v, both counted from the first on their axes: as
// one dot, or two along an axis where each number has room for two.
func (c *canvas) mark(across, up ruler, i int, v uint64) {
	x, y := across.at(uint64(i)), up.at(v)
	for dx := range across.dots(c) {
		for dy := range up.dots(c) {
			c.set(x+dx, y+dy)
		}
	}
}

// dots is how many dots a number takes.
func (r ruler) dots(c *canvas) int {
	if r.bold && !c.ascii {
		return 2
	}
	return 1
}
