package catalogue

import (
	"errors"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"

	"grundy/engine/board"
	"grundy/game"
)

// tsvRows reads the rows of a file of testdata, without comments and the head.
func tsvRows(t testing.TB, name string) (rows [][]string) {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if line = strings.TrimRight(line, "\n"); !strings.HasPrefix(line, "#") {
			rows = append(rows, strings.Split(line, "\t"))
		}
	}
	return rows[1:]
}

// figure reads a figure of testdata.
func figure(t testing.TB, text string) int {
	t.Helper()
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// bindTo makes a position of a ruleset of the catalogue.
func bindTo(t testing.TB, r *game.Ruleset, values ...any) game.Position {
	t.Helper()
	var args []game.Arg
	for _, v := range values {
		args = append(args, game.Arg{Value: v})
	}
	p, err := r.Bind(args)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// searched is the nimber by the search of the board, not by theory for the whole.
func searched(t testing.TB, p cram, b *game.Budget) uint64 {
	t.Helper()
	v, err := p.nimber(t.Context(), b)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// emptyCram is an empty board.
func emptyCram(rows, cols int) cram {
	return cram{rows, cols, strings.Repeat(".", rows*cols), &cramSearch{}}
}

// TestCramPublished compares the search with the rows of cram.tsv that were
// verified, and theory with all rows that it answers.
func TestCramPublished(t *testing.T) {
	verified, theory := 0, 0
	for _, row := range tsvRows(t, "cram.tsv") {
		p, want := emptyCram(figure(t, row[0]), figure(t, row[1])), uint64(figure(t, row[2]))
		if strings.HasPrefix(row[4], "yes") && p.rows*p.cols <= 64 {
			verified++
			if got := searched(t, p, &game.Budget{}); got != want {
				t.Errorf("nimber of %v = %d, want %d", p, got, want)
			}
		}
		if v, by := p.Value(); by != nil {
			theory++
			if v.Nimber.Uint64() != want {
				t.Errorf("nimber of %v by theory = %v, want %d", p, v, want)
			}
		}
		if o, by := p.Outcome(game.Normal); by != nil && o != game.Won(want != 0) {
			t.Errorf("outcome of %v by theory = %v, and the nimber is %d", p, o, want)
		}
	}
	if verified < 60 || theory < 45 {
		t.Errorf("only %d rows were searched, and %d answered by theory", verified, theory)
	}
}

// TestCramStrip is the strip of 9 cells with one more under its third, from the
// head of cram.tsv.
func TestCramStrip(t *testing.T) {
	p := bindTo(t, Cram, "........./##.######").(cram)
	if got := searched(t, p, &game.Budget{}); got != 4 {
		t.Errorf("nimber of %v = %d, want 4", p, got)
	}
}

// bruteCram is the nimber from the definition, with a memory of whole boards.
func bruteCram(p cram, memory map[string]uint64) uint64 {
	if v, ok := memory[p.free]; ok {
		return v
	}
	seen, v := map[uint64]bool{}, uint64(0)
	for m := range p.Moves() {
		seen[bruteCram(m.To.(cram), memory)] = true
	}
	for seen[v] {
		v++
	}
	memory[p.free] = v
	return v
}

// TestCramByDefinition compares random boards, on every stride of bitboards and
// with several regions, with the definition.
func TestCramByDefinition(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	for _, size := range [][2]int{{4, 5}, {5, 4}, {3, 7}, {2, 12}, {2, 20}, {3, 11}, {9, 3}, {6, 6}, {9, 10}, {1, 70}} {
		for range 15 {
			p := emptyCram(size[0], size[1])
			free := []byte(strings.Repeat("#", len(p.free)))
			for _, i := range r.Perm(len(free))[:min(17, len(free))] {
				free[i] = '.'
			}
			p.free = string(free)
			want := bruteCram(p, map[string]uint64{})
			if got := searched(t, p, &game.Budget{}); got != want {
				t.Fatalf("nimber of %v = %d, by definition %d", p, got, want)
			}
			if lost, err := p.lost(t.Context(), &game.Budget{}); err != nil || lost != (want == 0) {
				t.Fatalf("%v is lost: %t, %v; its nimber is %d", p, lost, err, want)
			}
			if v, by := p.Value(); by != nil && v.Nimber.Uint64() != want {
				t.Fatalf("nimber of %v by theory = %v, by definition %d", p, v, want)
			}
			if o, by := p.Outcome(game.Normal); by != nil && o != game.Won(want != 0) {
				t.Fatalf("outcome of %v by theory = %v, by definition the nimber is %d", p, o, want)
			}
		}
	}
}

// TestDominoesCanonical: all eight images of a part have the same canonical form.
func TestDominoesCanonical(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	for range 2000 {
		h, w := uint(1+r.IntN(6)), uint(1+r.IntN(6))
		g := newDominoes(8)
		x := uint64(0)
		for i := range h {
			x |= r.Uint64() & (1<<w - 1) << (8 * i)
		}
		x |= 1 | 1<<(w-1) | 1<<(8*(h-1)) // so that it fills its rectangle
		want, theory := g.canonical(x)
		y := x
		for i := range 8 {
			if i%2 == 0 {
				y = g.flip(y, h)
			} else {
				y = g.transpose(y, h, w)
				h, w = w, h
			}
			if got, n := g.canonical(y); got != want || n != theory {
				t.Fatalf("image %d of %x, %x: canonical %x, %d; want %x, %d", i, x, y, got, n, want, theory)
			}
		}
		if y != x {
			t.Fatalf("eight reflections of %x make %x", x, y)
		}
	}
}

// TestCramLarge: theory answers boards that no search can, names the winning move
// it knows, and leaves the rest to a refusal in words.
func TestCramLarge(t *testing.T) {
	p := bindTo(t, Cram, strings.Repeat("."+strings.Repeat(".", 39)+"/", 20)+strings.Repeat(".", 40)).(cram) // 21 × 40
	if o, by := p.Outcome(game.Normal); o != game.N || by != cramMiddle {
		t.Errorf("outcome of 21 × 40 = %v by %v", o, by)
	}
	m, ok := p.WinningMoves(game.Normal)
	if !ok || m.Count != nil || m.Why.IsZero() {
		t.Fatalf("winning moves of 21 × 40: %v, %t", m, ok)
	}
	for w := range m.List {
		if v, by := w.To.(cram).Value(); by != cramFair || v.Nimber.Sign() != 0 {
			t.Errorf("after %q the nimber is %v by %v", w.Say.In(game.En), v, by)
		}
	}
	moves, ok := emptyCram(6, 7).WinningMoves(game.Normal)
	if ok || moves.List == nil {
		t.Fatalf("winning moves of 6 × 7: %v, %t; want one, and more to be searched", moves, ok)
	}
	for w := range moves.List {
		if v, by := w.To.(cram).Value(); by != cramFair || v.Nimber.Sign() != 0 {
			t.Errorf("on 6 × 7 after %q the nimber is %v by %v", w.Say.In(game.En), v, by)
		}
	}
	var e *game.Error
	if _, err := emptyCram(9, 9).nimber(t.Context(), &game.Budget{}); !errors.As(err, &e) || e.Code != game.Limit {
		t.Errorf("9 × 9: %v, want a limit", err)
	}
}

// TestCramInLittleMemory: where memory is short, the search forgets and is right
// all the same, or stops with a limit.
func TestCramInLittleMemory(t *testing.T) {
	solve := func(bytes int64) (uint64, *game.Budget, error) {
		b := &game.Budget{Bytes: bytes}
		v, err := emptyCram(5, 6).nimber(t.Context(), b)
		return v, b, err
	}
	_, plenty, err := solve(0)
	if err != nil {
		t.Fatal(err)
	}
	right, stopped := 0, 0
	for bytes := plenty.Held(); bytes > 10_000; bytes = bytes * 3 / 4 {
		v, b, err := solve(bytes)
		switch {
		case err == nil && v == 2: // as with plenty of memory, and in cram.tsv
			right++
		case err != nil && game.AsError(err).Code == game.Limit:
			stopped++
		default:
			t.Errorf("5 × 6 in %d bytes: %d, %v", bytes, v, err)
		}
		if b.Held() > bytes {
			t.Errorf("5 × 6 in %d bytes held %d", bytes, b.Held())
		}
	}
	t.Logf("%d right, %d stopped", right, stopped)
	if right < 3 {
		t.Errorf("only %d of %d bounds on memory were enough", right, right+stopped)
	}
}

// plainRules is the rules without theory.
type plainRules struct{ board.Rules[uint64] }

// TestDominoesSplit compares the rules with their theory and without.
func TestDominoesSplit(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 12))
	g := newDominoes(8)
	definition := board.NewNimbers(plainRules{g}, game.Normal)
	parts := board.NewNimbers(g, game.Normal)
	for range 60 {
		x := r.Uint64() & r.Uint64() & 0x1f1f1f1f1f
		want, err := definition.Settle(t.Context(), x, &game.Budget{})
		got, err2 := parts.Settle(t.Context(), x, &game.Budget{})
		if err != nil || err2 != nil || got != want {
			t.Fatalf("nimber of %x with theory = %d, %v; without %d, %v", x, got, err2, want, err)
		}
	}
}
