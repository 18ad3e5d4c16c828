package catalogue

import (
	"errors"
	"fmt"
	"math/big"
	"strings"
	"testing"

	"grundy/game"
)

// wholeBar is a whole bar.
func wholeBar(t testing.TB, rows, cols int) chomp {
	return bindTo(t, Chomp, big.NewInt(int64(rows)), big.NewInt(int64(cols))).(chomp)
}

// TestChompPublished compares the winning bites with chomp.tsv, those of theory and
// those of the search.
func TestChompPublished(t *testing.T) {
	for _, row := range tsvRows(t, "chomp.tsv") {
		p := wholeBar(t, figure(t, row[0]), figure(t, row[1]))
		settled, err := p.Settle(t.Context(), game.Normal, &game.Budget{})
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		for m := range p.Moves() {
			o, ok := settled(m.To)
			if !ok {
				t.Fatalf("%v: no outcome of %v", p, m.To)
			}
			if _, by := m.To.(chomp).Outcome(game.Normal); by != nil {
				if u, _ := m.To.(chomp).Outcome(game.Normal); u != o {
					t.Errorf("outcome of %v = %v by search and %v by theory", m.To, o, u)
				}
			}
			if o == game.P {
				got += bitten(p, m)
			}
		}
		if got != row[3] {
			t.Errorf("winning bites of %v = %s, want %s", p, got, row[3])
		}
		if ms, ok := p.WinningMoves(game.Normal); ok {
			known := ""
			for m := range ms.List {
				known += bitten(p, m)
			}
			if known != row[3] {
				t.Errorf("winning bites of %v by theory = %s, want %s", p, known, row[3])
			}
		}
	}
}

// bitten is the row and the column of a bite of a bar that is drawn cell by cell.
func bitten(p chomp, m game.Move) string {
	cols := int(p.rows[0].Int64())
	return fmt.Sprintf("(%d,%d)", m.At[0]/cols+1, m.At[0]%cols+1)
}

// TestChompView draws a bar whole, and a large one by the lengths of its rows.
func TestChompView(t *testing.T) {
	p := wholeBar(t, 3, 2)
	p.rows[2] = one
	if v := p.View(); v.Kind != "cells" || fmt.Sprintf("%q", v.Rows) != `["X." ".." ". "]` {
		t.Errorf("%v is drawn as %v", p, v)
	}
	p = wholeBar(t, 1, chompDrawn+1)
	if v := p.View(); v.Kind != "heaps" || len(v.Sizes) != 1 {
		t.Errorf("%v is drawn as %v", p, v)
	}
	for m := range p.Moves() {
		if m.At[0] != 0 {
			t.Fatalf("%v: %q is made at %v", p, m.Say.In(game.En), m.At)
		}
	}
}

// bruteBar is the nimber from the definition, by the lengths of rows.
func bruteBar(rows [10]int, memory map[[10]int]uint64) uint64 {
	if v, ok := memory[rows]; ok {
		return v
	}
	seen, v := map[uint64]bool{}, uint64(0)
	for i := range rows {
		for left := range rows[i] {
			if i == 0 && left == 0 {
				continue // the poison
			}
			o := rows
			for r := i; r < len(o); r++ {
				o[r] = min(o[r], left)
			}
			seen[bruteBar(o, memory)] = true
		}
	}
	for seen[v] {
		v++
	}
	memory[rows] = v
	return v
}

// TestChompByDefinition compares the nimbers and outcomes of all bars within a
// square with the definition.
func TestChompByDefinition(t *testing.T) {
	const side = 6
	memory := map[[10]int]uint64{}
	var whole [10]int
	for i := range side {
		whole[i] = side
	}
	bruteBar(whole, memory)
	p := wholeBar(t, side, side)
	values, err := p.Search(t.Context(), &game.Budget{})
	if err != nil {
		t.Fatal(err)
	}
	outcomes, err := p.Settle(t.Context(), game.Normal, &game.Budget{})
	if err != nil {
		t.Fatal(err)
	}
	for rows, want := range memory {
		q := chomp{search: p.search}
		for _, n := range rows {
			if n > 0 {
				q.rows = append(q.rows, big.NewInt(int64(n)))
			}
		}
		if v, ok := values(q); !ok || v.Nimber.Uint64() != want {
			t.Fatalf("nimber of %v = %v, %t; want %d", q, v, ok, want)
		}
		if o, ok := outcomes(q); !ok || o != game.Won(want != 0) {
			t.Fatalf("outcome of %v = %v, %t; the nimber is %d", q, o, ok, want)
		}
		if v, by := q.Value(); by != nil && v.Nimber.Uint64() != want {
			t.Fatalf("nimber of %v by theory = %v, want %d", q, v, want)
		}
	}
	if len(memory) != 923 { // C(12, 6) - 1 bars with a cell
		t.Errorf("%d bars, want 923", len(memory))
	}
}

// TestChompHuge: theory answers at any length, at the edge of a machine word too.
func TestChompHuge(t *testing.T) {
	for _, n := range []string{"18446744073709551615", "18446744073709551616", "1" + strings.Repeat("0", 100)} {
		long, _ := new(big.Int).SetString(n, 10)
		p := bindTo(t, Chomp, big.NewInt(2), long).(chomp)
		ms, ok := p.WinningMoves(game.Normal)
		if o, by := p.Outcome(game.Normal); o != game.N || by != chompTwo || !ok {
			t.Fatalf("outcome of %v = %v by %v; its moves are known: %t", p, o, by, ok)
		}
		for m := range ms.List {
			q := m.To.(chomp)
			if o, _ := q.Outcome(game.Normal); o != game.P || new(big.Int).Sub(q.rows[0], q.rows[1]).Cmp(one) != 0 {
				t.Errorf("%v leaves %v, %v", p, q, o)
			}
		}
		if _, err := bindTo(t, Chomp, big.NewInt(3), long).(chomp).Search(t.Context(), &game.Budget{}); err == nil {
			t.Errorf("3 rows of %s are searched", n)
		}
	}
	var e *game.Error
	if _, err := Chomp.Bind([]game.Arg{{Value: []any{big.NewInt(1), big.NewInt(2)}}}); !errors.As(err, &e) || e.Code != game.BadParameter {
		t.Errorf("a row longer than the one before: %v", err)
	}
}
