package plot

import (
	"context"
	"io"
	"strings"
	"unicode"

	"grundy/game"
)

// Screen is the room that Text may fill.
type Screen struct {
	Columns, Lines int

	// ASCII draws with the signs of ASCII alone, one to a character, where dots
	// of Braille would be eight. Words are left as their language writes them.
	ASCII bool
}

// widest is the greatest width and height of a screen.
const widest = 4096

// What the points themselves need at least.
const (
	leastColumns = 16
	leastLines   = 4
)

// Text draws the scatter for a terminal, in no more columns and lines than the
// screen has: points, no lines, since a nimber says nothing of those between. All
// columns of dots hold equally many heaps, and all rows equally many nimbers, so
// that a period looks like one; where a column holds more than one heap, a line
// below says so. The nimbers are read twice, some 16000 at a time.
//
// It refuses what SVG refuses, and a screen that is too small or wider or higher
// than 4096 with game.BadParameter.
func (s Scatter) Text(ctx context.Context, w io.Writer, screen Screen, l game.Lang) error {
	if err := s.check(); err != nil {
		return err
	}
	e, err := s.measure(ctx)
	if err != nil {
		return err
	}
	p, err := s.page(e, screen, l)
	if err != nil {
		return err
	}
	err = s.each(ctx, func(from int, g []uint64) error {
		for i, v := range g {
			p.canvas.mark(p.across, p.up, from+i-s.From, v-p.low)
		}
		return nil
	})
	if err != nil {
		return err
	}
	_, err = io.WriteString(w, p.text())
	return err
}

// page is the drawing for a terminal: words above and below, and a canvas.
type page struct {
	Scatter
	canvas     *canvas
	across, up ruler
	low, high  uint64
	gutter     int // columns left of the upright axis
	columns    int
	name       string // of the heaps
	head, foot []string
}

// page lays out the drawing, or says how much room it would need.
func (s Scatter) page(e extent, screen Screen, l game.Lang) (*page, error) {
	p := &page{Scatter: s, columns: screen.Columns, name: or(s.Heaps, heapsName).In(l)}
	p.low, p.high = e.axis()
	p.gutter = len(plain(p.high)) + 1
	leastWide := p.gutter + 1 + max(leastColumns, len(plain(uint64(s.To)))+2)
	refuse := func(lines int) error {
		return game.Refuse(game.BadParameter, sizeRefused, screen.Columns, screen.Lines, leastWide, lines, widest)
	}
	if screen.Columns < leastWide || max(screen.Columns, screen.Lines) > widest {
		return nil, refuse(leastLines + 4)
	}
	p.canvas = newCanvas(screen.Columns-p.gutter-1, 0, screen.ASCII)
	p.across = fit(s.count(), p.canvas.columns, p.canvas.wide)
	if !s.Title.IsZero() {
		p.head = wrap(s.Title.In(l), screen.Columns)
	}
	p.head = append(p.head, wrap(or(s.Nimbers, nimbersName).In(l), screen.Columns)...)
	if s.Period.drawn() {
		p.foot = wrap(s.Period.says(plain).In(l), screen.Columns)
	}
	if p.across.per > 1 {
		p.foot = append(p.foot, wrap(columnsSay.With(p.across.per).In(l), screen.Columns)...)
	}
	if columnsOf(p.name) > screen.Columns-p.gutter-len(plain(uint64(s.To)))-3 {
		p.foot = append(wrap(p.name, screen.Columns), p.foot...)
		p.name = ""
	}
	words := len(p.head) + 2 + len(p.foot)
	if screen.Lines < words+leastLines {
		return nil, refuse(words + leastLines)
	}
	p.up = fit(p.high-p.low+1, screen.Lines-words, p.canvas.high)
	p.canvas.grow(p.across.characters(s.count(), p.canvas.wide), p.up.characters(p.high-p.low+1, p.canvas.high))
	return p, nil
}

// text is the whole page.
func (p *page) text() string {
	var b strings.Builder
	line := func(text string) { b.WriteString(strings.TrimRight(text, " ") + "\n") }
	for _, text := range p.head {
		line(text)
	}
	labels := p.nimberLabels()
	wall, signs := p.wall(), p.canvas.signs
	for r := range p.canvas.rows {
		label, tick := labels[r], signs.tick
		if label == "" {
			tick = signs.upright
		}
		line(strings.Repeat(" ", p.gutter-1-len(label)) + label + " " + tick + p.canvas.row(r, wall))
	}
	for _, text := range p.heapAxis() {
		line(text)
	}
	for _, text := range p.foot {
		line(text)
	}
	return b.String()
}

// nimberLabels are the labels of the rows.
func (p *page) nimberLabels() map[int]string {
	most := p.canvas.rows
	if p.high-p.low+1 > uint64(p.canvas.rows) {
		most = max(2, p.canvas.rows/2)
	}
	labels := map[int]string{}
	for _, v := range ticks(p.low, p.high, most) {
		labels[p.canvas.rows-1-p.up.at(v-p.low)/p.canvas.high] = plain(v)
	}
	return labels
}

// wall is the column at which the period begins, and how it is drawn.
func (p *page) wall() wall {
	if e := p.Period.Preperiod; p.Period.drawn() && p.From < e && e <= p.To {
		sign := p.canvas.signs.seen
		if p.Period.Proved {
			sign = p.canvas.signs.upright
		}
		return wall{p.across.at(uint64(e-p.From)) / p.canvas.wide, sign}
	}
	return wall{-1, ""}
}

// heapAxis is the level axis and the line of its labels.
func (p *page) heapAxis() []string {
	signs, label := p.canvas.signs, len(plain(uint64(p.To)))
	axis := make([]string, p.canvas.columns)
	for i := range axis {
		axis[i] = signs.level
	}
	edge := p.gutter + 1 // the column of the first heap
	end := p.columns
	if p.name != "" {
		end -= columnsOf(p.name) + 2
	}
	labels := ""
	for _, n := range ticks(uint64(p.From), uint64(p.To), max(2, (p.canvas.columns+3)/(label+3))) {
		column := p.across.at(n-uint64(p.From)) / p.canvas.wide
		axis[column] = signs.down
		text := plain(n)
		start := max(0, edge+column-(len(text)-1)/2)
		if start+len(text) <= end && (labels == "" || start > len(labels)+1) {
			labels += strings.Repeat(" ", start-len(labels)) + text
		}
	}
	if p.name != "" {
		labels += "  " + p.name
	}
	return []string{strings.Repeat(" ", p.gutter) + signs.corner + strings.Join(axis, ""), labels}
}

// wrap breaks a text into lines of at most so many columns, at a space where
// there is one.
func wrap(text string, columns int) []string {
	var lines []string
	letters := []rune(strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, text))
	for len(letters) > 0 {
		taken, space, width := 0, 0, 0
		for taken < len(letters) {
			width += columnsOf(string(letters[taken]))
			if width > columns {
				break
			}
			taken++
			if taken < len(letters) && letters[taken] == ' ' {
				space = taken
			}
		}
		if taken < len(letters) && space > 0 {
			taken = space
		}
		lines = append(lines, string(letters[:taken]))
		letters = []rune(strings.TrimLeft(string(letters[taken:]), " "))
	}
	return lines
}

// columnsOf is how many columns of a terminal a text takes.
func columnsOf(text string) int {
	columns := 0
	for _, r := range text {
		columns++
		if isWide(r) {
			columns++
		}
	}
	return columns
}
