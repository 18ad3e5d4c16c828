package grundy_test

import (
	"context"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"grundy"
	"grundy/game"
)

// values returns the nimbers of the heaps from to to.
func values(t *testing.T, ruleset string, c game.Convention, from, to int) []uint64 {
	t.Helper()
	s, err := grundy.ParseSequence(ruleset, c)
	if err != nil {
		t.Fatal(err)
	}
	var out []uint64
	err = s.Walk(t.Context(), from, to, &game.Budget{}, func(first int, nimbers []uint64) error {
		if first != from+len(out) {
			t.Errorf("%s: a block begins at %d, want %d", ruleset, first, from+len(out))
		}
		out = append(out, nimbers...)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// TestPublishedSequences are the first terms that others have published:
// A002186 and A002187 (OEIS) in normal play, and CGSuite's misère nimbers of Nim
// and of Grundy's game.
func TestPublishedSequences(t *testing.T) {
	tests := []struct {
		ruleset string
		c       game.Convention
		want    string
	}{
		{"kayles()", game.Normal, "[0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2 1]"},
		{"dawson_chess()", game.Normal, "[0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0]"},
		{"nim()", game.Misere, "[1 0 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20]"},
		{"grundy_game()", game.Misere, "[1 1 1 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2]"},
	}
	for _, tt := range tests {
		if got := fmt.Sprint(values(t, tt.ruleset, tt.c, 0, 20)); got != tt.want {
			t.Errorf("%s, %v: %s, want %s", tt.ruleset, tt.c, got, tt.want)
		}
		if got := fmt.Sprint(values(t, tt.ruleset, tt.c, 7, 11)); !strings.Contains(tt.want, got[1:len(got)-1]) {
			t.Errorf("%s, %v, from 7 to 11: %s, want a part of %s", tt.ruleset, tt.c, got, tt.want)
		}
	}
}

func TestWithoutSequence(t *testing.T) {
	for _, ruleset := range []string{"nim() + nim()", "0", "kayles(5)", "wythoff()", "kayles(", "zzz()"} {
		if _, err := grundy.ParseSequence(ruleset, game.Normal); err == nil {
			t.Errorf("%s has a nim-sequence", ruleset)
		}
	}
}

// TestLawOutOfTime: a search for a law that the time ends is no search that found
// none, of games with an engine for sequences and without.
func TestLawOutOfTime(t *testing.T) {
	ctx, stop := context.WithDeadline(t.Context(), time.Now())
	defer stop()
	for _, ruleset := range []string{"magic_beads()", `octal("0.6")`} {
		s, err := grundy.ParseSequence(ruleset, game.Normal)
		if err != nil {
			t.Fatal(err)
		}
		if l, err := s.Law(ctx, 1000, &game.Budget{}); err != context.DeadlineExceeded {
			t.Errorf("%s: Law = %+v, %v, want %v", ruleset, l, err, context.DeadlineExceeded)
		}
	}
}

// oeisGames are the games of testdata/oeis.tsv beside codes.
var oeisGames = map[string]string{
	"grundy":     "grundy_game()",
	"factorials": `subtract(take="factorials")`,
	"fibs":       `subtract(take="fibonacci")`,
	"primes":     `subtract(take="primes")`,
	"squaresP":   `subtract(take="squares")`,
	"primesP":    `subtract(take="primes")`,
}

// TestOEIS compares with the sequences of heap games in the OEIS, term by term:
// nimbers from an offset on, or, where the command ends in P, the lost heaps.
func TestOEIS(t *testing.T) {
	text, err := os.ReadFile("testdata/oeis.tsv")
	if err != nil {
		t.Fatal(err)
	}
	rows := strings.Split(strings.TrimSpace(string(text)), "\n")[1:]
	for _, row := range rows {
		cells := strings.Split(row, "\t")
		name, command, terms := cells[0], cells[3], cells[len(cells)-1]
		ruleset, ok := oeisGames[command]
		if code, isCode := strings.CutPrefix(command, "octal "); isCode {
			ruleset, ok = fmt.Sprintf("octal(%q)", code), true
		}
		if !ok {
			t.Fatalf("%s: unknown command %q", name, command)
		}
		offset, err := strconv.Atoi(cells[1])
		if err != nil {
			t.Fatal(err)
		}
		count := strings.Count(terms, ",") + 1
		var got []string
		if strings.HasSuffix(command, "P") {
			for n, v := range values(t, ruleset, game.Normal, 0, 5000) {
				if v == 0 && len(got) < count {
					got = append(got, strconv.Itoa(n))
				}
			}
		} else {
			for _, v := range values(t, ruleset, game.Normal, offset, offset+count-1) {
				got = append(got, strconv.FormatUint(v, 10))
			}
		}
		if joined := strings.Join(got, ","); joined != terms {
			t.Errorf("%s, %s: %s, want %s", name, ruleset, joined, terms)
		}
	}
	if len(rows) < 20 {
		t.Errorf("%d sequences were compared", len(rows))
	}
}
