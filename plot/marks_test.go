package plot_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"grundy/game"
	"grundy/plot"
)

var title = game.Text{En: "Nimbers of %v", Zh: "%v 的 SG 值"}

// made is a sequence with preperiod 30, period 7 and saltus 4 by its making.
func made(n int) uint64 {
	v := uint64(n/7*4 + []int{0, 3, 1, 4, 2, 6, 1}[n%7])
	if n < 30 && n%4 == 1 {
		v /= 2
	}
	return v
}

func madeScatter(proved bool) plot.Scatter {
	return plot.Scatter{To: 159, Values: values(made), Title: title.With("<made> & \"so\""),
		Period: plot.Period{Preperiod: 30, Length: 7, Saltus: 4, Proved: proved}}
}

func TestGuidesHoldThePointsBetween(t *testing.T) {
	root, _ := draw(t, madeScatter(true), game.En)
	at := map[spot]int{}
	for _, c := range root.find("circle", "") {
		if len(c.Children) > 0 {
			var n, v int
			if _, err := fmt.Sscanf(c.Children[0].Text, "g(%d) = %d", &n, &v); err != nil {
				t.Fatal(err)
			}
			at[spot{c.number(t, "cx"), c.number(t, "cy")}] = n
		}
	}
	lines := root.find("path", "guide")
	if len(lines) != 2 {
		t.Fatalf("%d guides, want 2", len(lines))
	}
	for i, side := range []int{1, -1} { // all points of the law lie below the first and above the second
		var a, b spot
		if _, err := fmt.Sscanf(lines[i].attr("d"), "M%d %dL%d %d", &a.x, &a.y, &b.x, &b.y); err != nil {
			t.Fatal(err)
		}
		n, m := at[a], at[b]
		if n < 30 || (m-n)%7 != 0 || m+7 <= 159 || made(m)-made(n) != uint64((m-n)/7*4) {
			t.Errorf("guide %d leads from heap %d to heap %d", i, n, m)
		}
		for k := 30; k <= 159; k++ {
			if over := (int(made(k))-int(made(n)))*7 - (k-n)*4; over*side > 0 {
				t.Errorf("guide %d from heap %d leaves heap %d out", i, n, k)
			}
		}
	}
}

// TestKeyStandsAboveTheField also without a title.
func TestKeyStandsAboveTheField(t *testing.T) {
	for _, named := range []bool{true, false} {
		s := madeScatter(true)
		if !named {
			s.Title = game.Phrase{}
		}
		root, _ := draw(t, s, game.En)
		key := root.find("text", "key")
		if law := root.find("text", "law")[0]; len(key) != 2 || key[0].number(t, "y")+200 > law.number(t, "y") {
			t.Errorf("titled %v: the key is not above the law", named)
		}
	}
}

func TestMarksOfThePeriod(t *testing.T) {
	count := func(from, to int, p plot.Period) string {
		root, _ := draw(t, plot.Scatter{From: from, To: to, Values: values(scrambled), Period: p}, game.En)
		return fmt.Sprintf("%d bands, %d hatched, %d lines, %v", len(root.find("path", "band")), len(root.find("path", "hatch")),
			len(root.find("path", "edge")), root.texts("law"))
	}
	for _, tt := range []struct {
		from, to int
		p        plot.Period
		want     string
	}{
		{0, 142, plot.Period{}, "0 bands, 0 hatched, 0 lines, []"},
		// From 71, 95 and 119 on, to the end at 142.
		{0, 142, plot.Period{71, 12, 0, true}, "3 bands, 0 hatched, 1 lines, [period 12 from heap 71 on, proved]"},
		{0, 142, plot.Period{71, 12, 0, false}, "0 bands, 3 hatched, 1 lines, [period 12 from heap 71 on, seen but not proved]"},
		// Bands 0 and 2 from heap 0: 0 to 9 and 20 to 25.
		{0, 25, plot.Period{0, 10, 3, true}, "2 bands, 0 hatched, 0 lines, [period 10 and saltus 3 from heap 0 on, proved]"},
		// The even periods from 71 on are 95 to 106 and 119 to 130.
		{100, 120, plot.Period{71, 12, 0, true}, "2 bands, 0 hatched, 0 lines, [period 12 from heap 71 on, proved]"},
		{0, 50, plot.Period{71, 12, 0, true}, "0 bands, 0 hatched, 0 lines, [period 12 from heap 71 on, proved]"},
		// Too narrow: one band.
		{0, 5000, plot.Period{71, 12, 0, true}, "1 bands, 0 hatched, 1 lines, [period 12 from heap 71 on, proved]"},
		{0, 25, plot.Period{1 << 52, 1 << 53, 1 << 53, true}, "0 bands, 0 hatched, 0 lines, [period 9 007 199 254 740 992 and saltus 9 007 199 254 740 992 from heap 4 503 599 627 370 496 on, proved]"},
		{0, 25, plot.Period{3, 1 << 53, 0, true}, "1 bands, 0 hatched, 1 lines, [period 9 007 199 254 740 992 from heap 3 on, proved]"},
	} {
		if got := count(tt.from, tt.to, tt.p); got != tt.want {
			t.Errorf("heaps %d to %d, %+v:\n got %s\nwant %s", tt.from, tt.to, tt.p, got, tt.want)
		}
	}
}

func TestSeenIsDashed(t *testing.T) {
	for _, proved := range []bool{true, false} {
		root, _ := draw(t, madeScatter(proved), game.En)
		if got := len(root.find("path", "seen")); (got == 0) != proved || !proved && got != 3 {
			t.Errorf("proved %v: %d dashed lines", proved, got)
		}
	}
}

func TestLanguages(t *testing.T) {
	hasHan := func(s string) bool {
		return strings.ContainsFunc(s, func(r rune) bool { return unicode.Is(unicode.Han, r) })
	}
	for l, want := range map[game.Lang][]string{
		game.En: {`Nimbers of <made> & "so"`, "nimber", "heap", "period 7 and saltus 4 from heap 30 on, seen but not proved", "exception", "follows the period"},
		game.Zh: {`<made> & "so" 的 SG 值`, "SG 值", "堆的大小", "从大小为 30 的堆起，周期为 7，每周期增加 4（仅为观察所得，未证明）", "例外", "符合周期"},
	} {
		root, _ := draw(t, madeScatter(false), l)
		shown := root.texts("")
		for _, w := range want {
			if !slices.Contains(shown, w) {
				t.Errorf("language %d: %q is not shown in %q", l, w, shown)
			}
		}
		name, desc := root.find("title", "")[0].Text, root.find("desc", "")[0].Text
		if name != want[0] {
			t.Errorf("language %d: title = %q, want %q", l, name, want[0])
		}
		if got := hasHan(desc + strings.Join(shown, "")); got != (l == game.Zh) {
			t.Errorf("language %d: Chinese in it: %v; desc %q", l, got, desc)
		}
		if !strings.Contains(root.find("style", "")[0].Text, `"Noto Sans CJK SC"`) || root.attr("lang") == "" {
			t.Error("no font or language for Chinese")
		}
	}
}

func TestNamesOfTheCaller(t *testing.T) {
	s := plot.Table(3, []uint8{2, 0, 1})
	s.Heaps, s.Nimbers = game.Text{En: "row", Zh: "行"}.With(), game.Text{En: "value", Zh: "值"}.With()
	root, _ := draw(t, s, game.Zh)
	if shown := root.texts(""); !slices.Contains(shown, "行") || !slices.Contains(shown, "值") {
		t.Errorf("texts = %q", shown)
	}
	s.Title = title.With(strings.Repeat("very long ", 50))
	root, _ = draw(t, s, game.En)
	if short := root.texts("title"); !strings.HasSuffix(short[0], "…") || len(short[0]) > 200 {
		t.Errorf("title = %q", short)
	}
	if whole := root.find("title", "")[0].Text; len(whole) != len("Nimbers of ")+500 {
		t.Errorf("the title of the file has %d letters", len(whole))
	}
}

// TestExtremes draws what lies at the edges: everything stays in the picture, and
// the ends of the axes are whole numbers.
func TestExtremes(t *testing.T) {
	const far = 1 << 53
	ramp := func(n int) uint64 { return uint64(n) }
	for _, tt := range []struct {
		name   string
		s      plot.Scatter
		x, y   []string // labels
		points int
	}{
		{"one heap", plot.Table(0, []uint16{0}), []string{"0"}, []string{"0"}, 1},
		{"one heap far off", plot.Table(12345, []uint16{65535}), []string{"12 345"}, []string{"65 535"}, 1},
		{"all zero", plot.Table(0, make([]uint16, 5)), []string{"0", "1", "2", "3", "4"}, []string{"0"}, 5},
		{"the largest word", plot.Table(0, []uint16{65535, 0, 1}), []string{"0", "1", "2"},
			[]string{"0", "10 000", "20 000", "30 000", "40 000", "50 000", "60 000"}, 3},
		{"high up", plot.Table(10, []uint32{1000, 1001, 1002}), []string{"10", "11", "12"}, []string{"1000", "1001", "1002"}, 3},
		{"at the end", plot.Scatter{From: far - 1, To: far, Values: values(ramp)},
			[]string{"9 007 199 254 740 991", "9 007 199 254 740 992"}, []string{"9 007 199 254 740 991", "9 007 199 254 740 992"}, 2},
		{"all nimbers", plot.Scatter{To: 1, Values: values(func(n int) uint64 { return uint64(n) << 53 })}, []string{"0", "1"},
			[]string{"0", "1 000 000 000 000 000", "2 000 000 000 000 000", "3 000 000 000 000 000", "4 000 000 000 000 000",
				"5 000 000 000 000 000", "6 000 000 000 000 000", "7 000 000 000 000 000", "8 000 000 000 000 000", "9 000 000 000 000 000"}, 2},
	} {
		t.Run(tt.name, func(t *testing.T) {
			root, _ := draw(t, tt.s, game.En)
			w := windowOf(t, root)
			points := root.find("circle", "")
			if len(points) != tt.points {
				t.Errorf("%d points, want %d", len(points), tt.points)
			}
			for _, p := range points {
				if x, y := p.number(t, "cx"), p.number(t, "cy"); x < w.left || x > w.right || y < w.top || y > w.bottom {
					t.Errorf("(%d, %d) is outside of %+v", x, y, w)
				}
			}
			if got := root.texts("middle"); !slices.Equal(got, tt.x) {
				t.Errorf("heaps = %q, want %q", got, tt.x)
			}
			got := root.texts("right")
			if got = got[:len(got)-1]; !slices.Equal(got, tt.y) { // the last is the name of the heaps
				t.Errorf("nimbers = %q, want %q", got, tt.y)
			}
		})
	}
}

func TestRefusals(t *testing.T) {
	zero := values(func(int) uint64 { return 0 })
	law := func(e, p, s int) plot.Scatter {
		return plot.Scatter{To: 9, Values: zero, Period: plot.Period{Preperiod: e, Length: p, Saltus: s}}
	}
	for _, tt := range []struct {
		name string
		s    plot.Scatter
		code game.Code
		want string
	}{
		{"nothing", plot.Table(0, []uint16{}), game.BadParameter, "nothing to draw from heap 0 to heap -1"},
		{"no values", plot.Scatter{To: 3}, game.BadParameter, "nothing to draw"},
		{"backwards", plot.Scatter{From: 5, To: 4, Values: zero}, game.BadParameter, "from heap 5 to heap 4"},
		{"below 0", plot.Scatter{From: -1, To: 4, Values: zero}, game.BadParameter, "from -1 to 4"},
		{"too large", plot.Scatter{From: 1 << 53, To: 1<<53 + 1, Values: zero}, game.BadParameter, "from 0 to 2^53"},
		{"too many", plot.Scatter{To: 1 << 36, Values: zero}, game.Limit, "at most 2^36 heaps"},
		{"too high", plot.Table(3, []uint64{1, 1<<53 + 1}), game.Limit, "heap 4 has 9007199254740993"},
		{"no length", law(3, 0, 0), game.BadParameter, "preperiod 3, period 0"},
		{"a negative preperiod", law(-3, 2, 0), game.BadParameter, "preperiod -3"},
		{"a negative saltus", law(3, 2, -1), game.BadParameter, "saltus -1"},
		{"a long period", law(3, 1<<53+1, 0), game.BadParameter, "none is above 2^53"},
	} {
		var b bytes.Buffer
		for _, err := range []error{
			tt.s.SVG(context.Background(), &b, game.En),
			tt.s.Text(context.Background(), &b, plot.Screen{Columns: 72, Lines: 16}, game.En),
		} {
			var e *game.Error
			if !errors.As(err, &e) || e.Code != tt.code || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("%s: err = %v, want %s: %s", tt.name, err, tt.code, tt.want)
			}
		}
		if b.Len() > 0 {
			t.Errorf("%s: refused, and %d bytes written", tt.name, b.Len())
		}
	}
}

// broken is a writer that refuses.
type broken struct{}

var errBroken = errors.New("broken")

func (broken) Write([]byte) (int, error) { return 0, errBroken }

func TestErrorsComeBack(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	s, screen := plot.Scatter{To: 99999, Values: values(scrambled)}, plot.Screen{Columns: 72, Lines: 16}
	for _, err := range []error{s.SVG(ctx, broken{}, game.En), s.Text(ctx, broken{}, screen, game.En)} {
		if !errors.Is(err, errBroken) {
			t.Errorf("err = %v, want %v", err, errBroken)
		}
	}
	cancel()
	for _, err := range []error{s.SVG(ctx, broken{}, game.En), s.Text(ctx, broken{}, screen, game.En)} {
		if !errors.Is(err, context.Canceled) {
			t.Errorf("err = %v, want %v", err, context.Canceled)
		}
	}
}

// TestLabelsAreWhole finds no point or fraction in any number shown.
func TestLabelsAreWhole(t *testing.T) {
	for to := 1; to < 1<<40; to = to*3 + 1 {
		s := plot.Scatter{From: to - min(to, 50), To: to, Values: values(func(n int) uint64 { return uint64(n) * 3 })}
		root, _ := draw(t, s, game.En)
		for _, label := range append(root.texts("middle"), root.texts("right")...) {
			if label != "heap" && !regexp.MustCompile(`^\d{1,3}( ?\d{3})*$`).MatchString(label) {
				t.Errorf("to %d: label %q", to, label)
			}
		}
	}
}
