package plot_test

import (
	"context"
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"grundy/game"
	"grundy/plot"
)

// shown draws for a terminal and checks that the room suffices.
func shown(t *testing.T, s plot.Scatter, screen plot.Screen, l game.Lang) []string {
	t.Helper()
	var b strings.Builder
	if err := s.Text(context.Background(), &b, screen, l); err != nil {
		t.Fatal(err)
	}
	if !strings.HasSuffix(b.String(), "\n") {
		t.Fatal("the last line does not end")
	}
	lines := strings.Split(strings.TrimSuffix(b.String(), "\n"), "\n")
	if len(lines) > screen.Lines {
		t.Errorf("%d lines, want at most %d", len(lines), screen.Lines)
	}
	for _, line := range lines {
		width := 0
		for _, r := range line {
			width++
			if r >= 0x2e80 { // of what is drawn here, the Chinese
				width++
			}
		}
		if width > screen.Columns {
			t.Errorf("%q takes %d columns, want at most %d", line, width, screen.Columns)
		}
		if strings.TrimRight(line, " ") != line {
			t.Errorf("%q ends with spaces", line)
		}
		if screen.ASCII && l == game.En && strings.ContainsFunc(line, func(r rune) bool { return r > 126 }) {
			t.Errorf("%q is not ASCII", line)
		}
	}
	return lines
}

// TestSmallPicture compares with a picture drawn by hand: the nimbers of a heap
// from which at most two are taken are n mod 3 [Bachet 1612].
func TestSmallPicture(t *testing.T) {
	s := plot.Table(0, []uint8{0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2})
	s.Period = plot.Period{Length: 3, Proved: true}
	got := shown(t, s, plot.Screen{Columns: 23, Lines: 9, ASCII: true}, game.En)
	want := []string{
		"nimber",
		"2 +  *  *  *  *  *  *",
		"1 + *  *  *  *  *  *",
		"0 +*  *  *  *  *  *",
		"  ++----+----+----+--",
		"   0    5    10  heap",
		"period 3 from heap 0",
		"on, proved",
	}
	if got = slices.DeleteFunc(got, func(line string) bool { return line == "  |" }); !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// dotsOf reads the dots of a picture: from the left and from below.
func dotsOf(lines []string) map[spot]bool {
	dots := map[spot]bool{}
	var field []string
	for _, line := range lines {
		if i := strings.IndexAny(line, "│┤"); i >= 0 {
			field = append(field, line[i+len("│"):])
		}
	}
	for row, line := range field {
		for column, r := range []rune(line) {
			if r < 0x2800 || r > 0x28ff {
				continue
			}
			// Braille numbers its dots 1 2 3 7 down the left, 4 5 6 8 down the right.
			for bit, at := range []spot{{0, 3}, {0, 2}, {0, 1}, {1, 3}, {1, 2}, {1, 1}, {0, 0}, {1, 0}} {
				if r>>bit&1 != 0 {
					dots[spot{2*column + at.x, 4*(len(field)-1-row) + at.y}] = true
				}
			}
		}
	}
	return dots
}

// TestDotsOfManyHeaps compares the dots with what their definition says: 30 heaps
// to a column where 4000 heaps have 134 columns, and 20 nimbers to a row.
func TestDotsOfManyHeaps(t *testing.T) {
	s := plot.Scatter{From: 100, To: 4099, Values: values(scrambled)}
	lines := shown(t, s, plot.Screen{Columns: 72, Lines: 17}, game.En)
	want := map[spot]bool{}
	for n := 100; n <= 4099; n++ { // 17 lines less 4 of words have 52 rows of dots
		want[spot{(n - 100) / 30, int(scrambled(n)) / 20}] = true
	}
	got := dotsOf(lines)
	for p := range want {
		if !got[p] {
			t.Fatalf("dot %v is missing", p)
		}
	}
	if len(got) != len(want) {
		t.Errorf("%d dots, want %d", len(got), len(want))
	}
	if last := lines[len(lines)-1]; last != "30 heaps to a column of dots" {
		t.Errorf("last line = %q", last)
	}
}

// TestFewHeapsAreWide finds a square of four dots for each heap.
func TestFewHeapsAreWide(t *testing.T) {
	lines := shown(t, plot.Table(0, kayles(30)), plot.Screen{Columns: 72, Lines: 16}, game.En)
	got, want := dotsOf(lines), map[spot]bool{}
	for n, v := range kayles(30) { // two characters to a heap, one to a nimber
		for _, d := range []spot{{0, 1}, {1, 1}, {0, 2}, {1, 2}} {
			want[spot{4*n + d.x, 4*int(v) + d.y}] = true
		}
	}
	for p := range want {
		if !got[p] {
			t.Fatalf("dot %v is missing", p)
		}
	}
	if len(got) != len(want) {
		t.Errorf("%d dots, want %d", len(got), len(want))
	}
}

// TestPicturesFit draws many sequences in many rooms.
func TestPicturesFit(t *testing.T) {
	far := plot.Scatter{From: 1<<53 - 3, To: 1 << 53, Values: values(func(n int) uint64 { return uint64(n) })}
	scatters := []plot.Scatter{
		plot.Table(0, []uint16{0}), plot.Table(5, []uint16{65535}), plot.Table(0, make([]uint16, 40)), far,
		plot.Table(0, []uint16{0, 65535}), plot.Table(0, kayles(142)), madeScatter(true), madeScatter(false),
		{To: 100000, Values: values(scrambled), Period: plot.Period{Preperiod: 71, Length: 12}},
	}
	drawn := 0
	for _, s := range scatters {
		for columns := 20; columns <= 140; columns += 1 + columns/9 {
			for lines := 8; lines <= 60; lines += 1 + lines/5 {
				screen := plot.Screen{Columns: columns, Lines: lines, ASCII: (columns+lines)%2 == 0}
				l := game.Lang(lines % 3 % 2)
				var refusal *game.Error
				if err := s.Text(context.Background(), &strings.Builder{}, screen, l); errors.As(err, &refusal) {
					if columns > 42 && lines > 13 {
						t.Errorf("%+v: %v", screen, err)
					}
					continue
				}
				shown(t, s, screen, l)
				drawn++
			}
		}
	}
	if drawn < 500 {
		t.Errorf("only %d pictures were drawn", drawn)
	}
}

func TestWallStandsAtThePreperiod(t *testing.T) {
	for _, proved := range []bool{true, false} {
		s := plot.Table(0, kayles(100))
		s.Period = plot.Period{Preperiod: 71, Length: 12, Proved: proved}
		sign := map[bool]rune{true: '│', false: '┊'}[proved]
		rows := 0
		for _, line := range shown(t, s, plot.Screen{Columns: 72, Lines: 16}, game.Zh) {
			// One dot to a heap: heap 71 is in character 35, after four of the axis.
			if letters := []rune(line); len(letters) > 3+35 && letters[2] == '┤' && letters[3+35] == sign {
				rows++
			}
		}
		// Of heaps 70 and 71 the nimbers are 6 and 7; all other rows show the wall.
		if rows != 7 {
			t.Errorf("proved %v: %d rows with %q, want 7", proved, rows, sign)
		}
	}
}

func TestRoomIsRefused(t *testing.T) {
	s := plot.Table(0, kayles(100))
	for _, tt := range []struct {
		columns, lines int
		want           string
	}{
		{10, 16, "from 19 to 4096 columns and from 8 to 4096 lines, and has 10 columns and 16 lines"},
		{72, 3, "from 7 to 4096 lines, and has 72 columns and 3 lines"},
		{0, 0, "has 0 columns and 0 lines"},
		{-5, -5, "has -5 columns"},
		{4097, 16, "has 4097 columns"},
		{72, 1 << 40, "lines"},
	} {
		err := s.Text(context.Background(), os.Stdout, plot.Screen{Columns: tt.columns, Lines: tt.lines}, game.En)
		if game.AsError(err).Code != game.BadParameter || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%d columns, %d lines: err = %v, want %s", tt.columns, tt.lines, err, tt.want)
		}
	}
}
