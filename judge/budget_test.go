package judge_test

import (
	"context"
	"errors"
	"io"
	"strings"
	"testing"

	"grundy/game"
	"grundy/judge"
)

// TestAnswerBudget wants an answer to stay within what it is given: the table of P5970
// has a number for each nim-sum below 2^20 and each remainder mod 100, and that
// of HDU 1848 stays for later cases, which have what the first left.
func TestAnswerBudget(t *testing.T) {
	heavy := "300 100\n" + strings.Repeat("1048575 ", 300)
	tests := []struct {
		id, in string
		b      *game.Budget
		want   string
	}{
		{"P5970", heavy, &game.Budget{Bytes: 256 << 20, Fixed: true}, "line 2: this needs more than 268435456 bytes of tables, the limit"},
		{"P5970", heavy, &game.Budget{Positions: 1_000_000, Fixed: true}, "line 2: this needs more than 1000000 positions, the limit"},
		{"HDU 1848", "900 900 900\n5000 5000 5000\n0 0 0\n", &game.Budget{Positions: 2000, Fixed: true}, "line 2: this needs more than 2000 positions, the limit"},
	}
	for _, tt := range tests {
		p, ok := judge.Lookup(tt.id)
		if !ok {
			t.Fatal(tt.id)
		}
		whole := tt.b.Positions
		if err := p.Answer(t.Context(), strings.NewReader(tt.in), io.Discard, tt.b); err == nil || err.Error() != tt.want {
			t.Errorf("%s: %v, want %s", tt.id, err, tt.want)
		}
		if tt.b.Spent() > whole+100_000 && whole > 0 {
			t.Errorf("%s: %d positions were computed, %d were allowed", tt.id, tt.b.Spent(), whole)
		}
	}
}

// TestAnswerGivesBack wants the tables of one case to be no burden for the next: a graph
// of 1,000 vertices takes 20,000 bytes of them, and there are twenty.
func TestAnswerGivesBack(t *testing.T) {
	p, _ := judge.Lookup("HDU 1524")
	in := strings.Repeat("1000\n"+strings.Repeat("0\n", 1000)+"1 7\n0\n", 20)
	b := &game.Budget{Bytes: 50_000}
	if err := p.Answer(t.Context(), strings.NewReader(in), io.Discard, b); err != nil {
		t.Error(err)
	}
	if b.Spent() == 0 {
		t.Error("no table was made")
	}
}

// TestAnswerTells wants an answer of many cases to tell of itself and to end with its
// context, also where no case has a table: each of these looks for some 10^6 terms.
func TestAnswerTells(t *testing.T) {
	p, _ := judge.Lookup("HDU 2486")
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	b := &game.Budget{Report: func(int64) { stop() }}
	in := "1000\n" + strings.Repeat("100000000 100000\n", 1000)
	if err := p.Answer(ctx, strings.NewReader(in), io.Discard, b); !errors.Is(err, context.Canceled) {
		t.Errorf("after the first report: %v", err)
	}
}
