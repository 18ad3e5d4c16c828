package plot_test

import (
	"bytes"
	"context"
	"encoding/xml"
	"fmt"
	"io"
	"math/big"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"grundy/game"
	"grundy/plot"
)

// element is a part of an SVG file.
type element struct {
	Name     xml.Name
	Attrs    []xml.Attr
	Text     string
	Children []element
}

func (e *element) UnmarshalXML(d *xml.Decoder, start xml.StartElement) error {
	e.Name, e.Attrs = start.Name, start.Attr
	for {
		token, err := d.Token()
		if err != nil {
			return err
		}
		switch t := token.(type) {
		case xml.StartElement:
			var child element
			if err := child.UnmarshalXML(d, t); err != nil {
				return err
			}
			e.Children = append(e.Children, child)
		case xml.CharData:
			e.Text += string(t)
		case xml.EndElement:
			return nil
		}
	}
}

func (e element) attr(name string) string {
	for _, a := range e.Attrs {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}

func (e element) number(t *testing.T, name string) int {
	t.Helper()
	n, err := strconv.Atoi(e.attr(name))
	if err != nil {
		t.Fatalf("<%s %s=%q>: %v", e.Name.Local, name, e.attr(name), err)
	}
	return n
}

// find returns the elements, the whole one included, of a name and a class.
func (e element) find(name, class string) []element {
	var found []element
	if e.Name.Local == name && (class == "" || slices.Contains(strings.Fields(e.attr("class")), class)) {
		found = append(found, e)
	}
	for _, c := range e.Children {
		found = append(found, c.find(name, class)...)
	}
	return found
}

// texts returns the visible texts of a class.
func (e element) texts(class string) []string {
	var found []string
	for _, text := range e.find("text", class) {
		found = append(found, strings.ReplaceAll(text.Text, "\u2009", " "))
	}
	return found
}

// draw writes a file and reads it back. It must be one element and stand alone.
func draw(t *testing.T, s plot.Scatter, l game.Lang) (element, []byte) {
	t.Helper()
	var b bytes.Buffer
	if err := s.SVG(context.Background(), &b, l); err != nil {
		t.Fatal(err)
	}
	file := b.Bytes()
	d := xml.NewDecoder(bytes.NewReader(file))
	var root element
	if err := d.Decode(&root); err != nil {
		t.Fatal(err)
	}
	for {
		token, err := d.Token()
		if err == io.EOF {
			break
		}
		if space, ok := token.(xml.CharData); err != nil || !ok || len(bytes.TrimSpace(space)) > 0 {
			t.Fatalf("after the drawing: %v, %v", token, err)
		}
	}
	if root.Name.Local != "svg" || root.Name.Space != "http://www.w3.org/2000/svg" {
		t.Errorf("root = %v, want svg", root.Name)
	}
	rest := strings.Replace(string(file), "http://www.w3.org/2000/svg", "", 1)
	if found := regexp.MustCompile(`(?i)script|href|url\(|@import|http|<image|\bon[a-z]+=`).FindString(rest); found != "" {
		t.Errorf("the file holds %q, and should stand alone", found)
	}
	return root, file
}

// values is a Source that computes.
type values func(heap int) uint64

func (v values) Read(dst []uint64, from int) {
	for i := range dst {
		dst[i] = v(from + i)
	}
}

// kayles are the nimbers of the heaps 0 to to of Kayles by the definition: knock
// down one pin or two neighbours.
func kayles(to int) []uint16 {
	g := make([]uint16, to+1)
	for n := 1; n <= to; n++ {
		var seen [256]bool
		for taken := 1; taken <= min(2, n); taken++ {
			for left := 0; left <= n-taken; left++ {
				seen[g[left]^g[n-taken-left]] = true
			}
		}
		for seen[g[n]] {
			g[n]++
		}
	}
	return g
}

// kaylesExceptions are the heaps that break the period of Kayles [Berlekamp,
// Conway, Guy 1982, chapter 4].
var kaylesExceptions = []int{0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70}

// window is where the points lie: from the lines that bound it.
type window struct{ left, right, top, bottom int }

func windowOf(t *testing.T, root element) window {
	t.Helper()
	var w window
	if _, err := fmt.Sscanf(root.find("path", "tick")[0].attr("d"), "M%d %dH%d", &w.left, &w.bottom, &w.right); err != nil {
		t.Fatal(err)
	}
	w.top = w.bottom - 3000
	return w
}

// place is where a number has its middle when count numbers share a length, in
// whole units: floor((2i + 1) * length / (2 * count)).
func place(i uint64, length int, count uint64) int {
	n := new(big.Int).SetUint64(i)
	n.Add(n, n).Add(n, big.NewInt(1)).Mul(n, big.NewInt(int64(length)))
	c := new(big.Int).SetUint64(count)
	return int(n.Div(n, c.Add(c, c)).Int64())
}

var titled = regexp.MustCompile(`^g\((\d+)\) = (\d+)$`)

// spot is a point drawn.
type spot struct{ x, y int }

func TestEveryHeapHasItsPoint(t *testing.T) {
	g := kayles(142)
	s := plot.Table(0, g)
	s.Period = plot.Period{Preperiod: 71, Length: 12, Proved: true}
	root, _ := draw(t, s, game.En)
	w := windowOf(t, root)
	drawn := map[int]bool{}
	check := func(title string, x, y int) int {
		m := titled.FindStringSubmatch(title)
		if m == nil {
			t.Fatalf("title = %q", title)
		}
		n, _ := strconv.Atoi(m[1])
		v, _ := strconv.Atoi(m[2])
		if want := int(g[n]); v != want {
			t.Errorf("g(%d) = %d, want %d", n, v, want)
		}
		wantX, wantY := w.left+place(uint64(n), w.right-w.left, 143), w.top+place(uint64(8-v), 3000, 9)
		if x != wantX || y != wantY {
			t.Errorf("heap %d at (%d, %d), want (%d, %d)", n, x, y, wantX, wantY)
		}
		if drawn[n] {
			t.Errorf("heap %d is drawn twice", n)
		}
		drawn[n] = true
		return n
	}
	for _, c := range root.find("circle", "") {
		if len(c.Children) > 0 { // the key has none
			check(c.Children[0].Text, c.number(t, "cx"), c.number(t, "cy"))
		}
	}
	var odd []int
	for _, p := range root.find("g", "odd")[0].Children {
		var x, y, size int
		if _, err := fmt.Sscanf(p.attr("d"), "M%d %dl%d", &x, &y, &size); err != nil {
			t.Fatal(err)
		}
		odd = append(odd, check(p.Children[0].Text, x, y+size))
	}
	if len(drawn) != len(g) {
		t.Errorf("%d heaps are drawn, want %d", len(drawn), len(g))
	}
	if !slices.Equal(odd, kaylesExceptions) {
		t.Errorf("exceptions = %v, want %v", odd, kaylesExceptions)
	}
	if got, want := root.find("desc", "")[0].Text, "14 in all"; !strings.Contains(got, want) {
		t.Errorf("desc = %q, want %q in it", got, want)
	}
}

// runs reads the data of a path of level strokes: where each begins, and how long
// it is.
func runs(t *testing.T, d string) (at []spot, length []int) {
	t.Helper()
	var p spot
	pieces := regexp.MustCompile(`m(-?\d+)[ ]?(-?\d+)h(\d+)`).FindAllStringSubmatchIndex(d, -1)
	end := 0
	for _, m := range pieces {
		if m[0] != end {
			t.Fatalf("path data %q is not understood", d[end:m[0]])
		}
		end = m[1]
		dx, _ := strconv.Atoi(d[m[2]:m[3]])
		dy, _ := strconv.Atoi(d[m[4]:m[5]])
		run, _ := strconv.Atoi(d[m[6]:m[7]])
		p.x, p.y = p.x+dx, p.y+dy
		at, length = append(at, p), append(length, run)
		p.x += run
	}
	if end != len(d) {
		t.Fatalf("path data %q is not understood", d[end:])
	}
	return at, length
}

func TestManyHeapsAreOnePath(t *testing.T) {
	for _, count := range []int{401, 3000, 20000} {
		root, _ := draw(t, plot.Scatter{From: 7, To: 6 + count, Values: values(scrambled)}, game.En)
		w := windowOf(t, root)
		most := uint64(0)
		for i := range count {
			most = max(most, scrambled(7+i))
		}
		paths := root.find("path", "dots")
		if len(paths) != 1 {
			t.Fatalf("%d heaps: %d paths, want 1", count, len(paths))
		}
		at, length := runs(t, paths[0].attr("d"))
		if len(at) != count {
			t.Fatalf("%d heaps: %d points", count, len(at))
		}
		for i, got := range at {
			want := spot{
				w.left + place(uint64(i), w.right-w.left, uint64(count)),
				w.top + place(most-scrambled(7+i), 3000, most+1),
			}
			if got != want || length[i] != 0 {
				t.Fatalf("%d heaps: heap %d is at %v and %d long, want at %v", count, 7+i, got, length[i], want)
			}
		}
	}
}

// TestKindsOfPoints counts the heaps up to which each kind serves.
func TestKindsOfPoints(t *testing.T) {
	for _, tt := range []struct{ heaps, circles, paths, grids int }{
		{400, 400, 0, 0}, {401, 0, 1, 0}, {20000, 0, 1, 0}, {20001, 0, 0, 1},
	} {
		root, _ := draw(t, plot.Scatter{To: tt.heaps - 1, Values: values(scrambled)}, game.En)
		circles, paths, grids := len(root.find("circle", "")), len(root.find("path", "dots")), len(root.find("g", "cells"))
		if circles != tt.circles || paths != tt.paths || grids != tt.grids {
			t.Errorf("%d heaps: %d circles, %d paths, %d grids, want %+v", tt.heaps, circles, paths, grids, tt)
		}
	}
}

// scrambled is a number below 1000 that looks like chance.
func scrambled(n int) uint64 { return mixed(uint64(n)) % 1000 }

// mixed mixes the bits of a number, by the finisher of SplitMix64.
func mixed(z uint64) uint64 {
	z += 0x9e3779b97f4a7c15
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

func TestSameScatterSameBytes(t *testing.T) {
	for _, to := range []int{50, 5000, 50000} {
		s := plot.Scatter{To: to, Values: values(scrambled), Period: plot.Period{Preperiod: 3, Length: 20}}
		_, a := draw(t, s, game.Zh)
		_, b := draw(t, s, game.Zh)
		if !bytes.Equal(a, b) {
			t.Errorf("two drawings of %d heaps differ", to+1)
		}
	}
}
