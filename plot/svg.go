package plot

import (
	"bufio"
	"context"
	"encoding/xml"
	"fmt"
	"io"
	"strings"

	"grundy/game"
)

// All lengths of the drawing are whole tenths of a pixel.
const (
	width       = 8800
	fieldHeight = 3000 // the height of the field of points
	aboveField  = 340  // the words above it
	belowField  = 560  // the words below it
	margin      = 160
	letters     = 130 // the size of the words at the axes
	titleSize   = 200
	titleHeight = 440 // what the line of the title takes
	mostDots    = 20000
	mostTitled  = 400 // dots that say their heap and nimber when pointed at
)

// SVG draws the scatter as one self-contained SVG file, light or dark as the
// reader's screen is, its words in one language.
//
// Up to 20000 heaps each have a point of their own, and where the period to mark
// lies among them, nimbers that break it are diamonds. More heaps are collapsed on
// a fine grid, so that the file stays under 2 MB however many there are, and its
// description says so. The nimbers are read twice, some 16000 at a time.
//
// Heaps or a period that cannot be drawn are refused with game.BadParameter, more
// than 2^36 heaps or a nimber above 2^53 with game.Limit; errors of the context
// and of the writer come back as they are.
func (s Scatter) SVG(ctx context.Context, w io.Writer, l game.Lang) error {
	if err := s.check(); err != nil {
		return err
	}
	e, err := s.measure(ctx)
	if err != nil {
		return err
	}
	d := drawing{Scatter: s, extent: e, lang: l}
	if d.count() <= mostDots {
		d.nimbers, err = s.all(ctx)
		d.odd = s.Period.exceptions(s.From, d.nimbers)
	}
	d.frame = s.frame(e, !s.Title.IsZero() || d.hasOdd())
	if err == nil && d.count() > mostDots {
		d.cells, err = s.collapse(ctx, d.frame)
	}
	if err != nil {
		return err
	}
	d.out = bufio.NewWriter(w)
	d.draw()
	return d.out.Flush()
}

// all reads all nimbers into one table.
func (s Scatter) all(ctx context.Context) ([]uint64, error) {
	g := make([]uint64, 0, s.count())
	err := s.each(ctx, func(_ int, some []uint64) error {
		g = append(g, some...)
		return nil
	})
	return g, err
}

// drawing is a scatter on its way into a file.
type drawing struct {
	Scatter
	extent
	frame
	lang game.Lang
	out  *bufio.Writer // keeps the first error until Flush

	nimbers []uint64 // of each heap, where each has a point
	odd     []bool   // which of them break the law; nil: not known
	cells   *grid    // where the heaps are collapsed
}

// frame is where the points lie: heap n has the same share of the width as every
// other, nimber v of the height.
type frame struct {
	left, top, right, bottom int
	from                     int
	heaps                    uint64
	low, high                uint64 // the nimbers of the upright axis
}

// frame lays out the drawing: room for the widest labels, and for the line of the
// title and the key.
func (s Scatter) frame(e extent, headed bool) frame {
	low, high := e.axis()
	f := frame{from: s.From, heaps: s.count(), low: low, high: high, top: aboveField}
	if headed {
		f.top += titleHeight
	}
	f.bottom = f.top + fieldHeight
	half := labelWidth(uint64(s.To)) / 2
	f.left = max(half, margin+labelWidth(high)+100)
	f.right = width - max(half, 240)
	// Whole pixels, so that the cells of a grid are whole ones too.
	f.left, f.right = f.left/10*10, f.right/10*10
	return f
}

// labelWidth is how wide a number at an axis is set.
func labelWidth(v uint64) int { return setWidth(grouped(v), letters) }

// setWidth is how wide a text is set in letters of a size.
func setWidth(text string, size int) int { return ems(text) * size / 100 }

// x is the middle of heap n, and halfway to its neighbours for odd halves.
func (f frame) x(n int) int { return f.across(2*uint64(n-f.from) + 1) }

// before is the line between heap n and the one before it.
func (f frame) before(n int) int { return f.across(2 * uint64(n-f.from)) }

// across is the place of a number of half heaps from the left.
func (f frame) across(halves uint64) int {
	return f.left + int(scale(halves, uint64(f.right-f.left), 2*f.heaps))
}

// y is the middle of nimber v.
func (f frame) y(v uint64) int {
	return f.top + int(scale(2*(f.high-v)+1, uint64(f.bottom-f.top), 2*(f.high-f.low+1)))
}

// draw writes the whole file.
func (d *drawing) draw() {
	tag := "en"
	if d.lang == game.Zh {
		tag = "zh-Hans"
	}
	height := d.bottom + belowField
	d.put(`<svg xmlns="http://www.w3.org/2000/svg" class="grundy-plot" width="%d" height="%d" viewBox="0 0 %d %d"`,
		width/10, height/10, width, height)
	d.put(` role="img" lang="%s" xml:lang="%[1]s" aria-labelledby="plot-title plot-desc">`+"\n", tag)
	title := or(d.Title, untitled).In(d.lang)
	d.put(`<title id="plot-title">%s</title>`+"\n", escape(title))
	d.put(`<desc id="plot-desc">%s</desc>`+"\n", escape(d.describe().In(d.lang)))
	d.put("<style>%s</style>\n", style)
	d.put(`<rect class="paper" width="%d" height="%d"/>`+"\n", width, height)
	if !d.Title.IsZero() {
		d.words("title", margin, 360, d.shorten(title))
	}
	d.bands()
	d.axes()
	d.law()
	d.key()
	d.points()
	d.put("</svg>\n")
}

// put writes a piece of the file.
func (d *drawing) put(format string, args ...any) { fmt.Fprintf(d.out, format, args...) }

// words writes a text at a place.
func (d *drawing) words(class string, x, y int, text string) {
	d.put(`<text class="%s" x="%d" y="%d">%s</text>`+"\n", class, x, y, escape(text))
}

// escape writes a text as XML.
func escape(text string) string {
	var b strings.Builder
	_ = xml.EscapeText(&b, []byte(text)) // a Builder takes everything
	return b.String()
}

// shorten cuts a title to its line; the title of the file keeps all of it.
func (d *drawing) shorten(title string) string {
	room := width - 2*margin
	if d.hasOdd() {
		room -= 2800
	}
	if setWidth(title, titleSize) <= room {
		return title
	}
	letters := []rune(title)
	for len(letters) > 0 && setWidth(string(letters)+"…", titleSize) > room {
		letters = letters[:len(letters)-1]
	}
	return string(letters) + "…"
}

// describe is the drawing in words, for who cannot see it.
func (d *drawing) describe() game.Phrase {
	p := rangeSays.With(d.From, d.To, d.most, d.least)
	add := func(more game.Phrase) { p = sentences.With(p, more) }
	if d.cells != nil {
		add(cellsSay.With(d.cells.columns, d.cells.rows))
	} else {
		add(pointsSay.With())
	}
	if d.Period.drawn() {
		add(lawSays.With(d.Period.says(plain)))
	}
	if d.hasOdd() {
		add(oddSays.With(d.exceptionCount()))
	}
	return p
}
