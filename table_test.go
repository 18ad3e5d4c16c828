package grundy

import (
	"context"
	"fmt"
	"testing"

	"grundy/game"
	"grundy/internal/oracle"
)

// TestPairs compares tables with the oracle, which knows only the rules, at every cell.
func TestPairs(t *testing.T) {
	ctx := context.Background()
	for text, at := range map[string]string{
		"wythoff()": "wythoff(%d, %d)", "wythoff(r=2)": "wythoff(%d, %d, r=2)", "nim()": "nim(%d, %d)",
		"euclid()": "euclid(%d, %d)", "queen()": "queen((%d, %d))", "knight()": "knight((%d, %d))",
		`octal("0.137")`: `octal("0.137", %d, %d)`, "chomp()": "chomp(%d, %d)", "cram()": "cram(%d, %d)",
		"silver_dollar()": "silver_dollar(%d, %d)", "mark()": "mark(%d, %d)",
	} {
		for _, c := range []game.Convention{game.Normal, game.Misere} {
			p, err := Reader{}.ParsePairs(text, c)
			if err != nil {
				t.Fatal(err)
			}
			if p.Ruleset != text {
				t.Errorf("ParsePairs(%s) is of %s", text, p.Ruleset)
			}
			to := 7
			if text == "cram()" || text == "chomp()" {
				to = 4
			}
			table, err := NewSolver().Pairs(ctx, p, to, DefaultOptions())
			if err != nil || len(table.Cells) != to-p.Least[0]+1 {
				t.Fatalf("Pairs(%s, %v) has %d rows, %v", text, c, len(table.Cells), err)
			}
			o := oracle.New()
			for i, row := range table.Cells {
				for j, cell := range row {
					position := fmt.Sprintf(at, i+p.Least[0], j+p.Least[1])
					sum, err := Parse(position)
					if err != nil {
						if cell.Outcome != 0 {
							t.Errorf("%s is no position, and %v in the table", position, cell.Outcome)
						}
						continue
					}
					if want := game.Won(o.Wins(sum[0], c)); cell.Outcome != want {
						t.Errorf("%s in %v play = %v, want %v", position, c, cell.Outcome, want)
					}
					if c == game.Misere {
						continue
					}
					if want := o.Value(sum[0]); cell.Nimber == nil || cell.Nimber.Uint64() != want {
						t.Errorf("nimber of %s = %v, want %d", position, cell.Nimber, want)
					}
				}
			}
		}
	}
}

// TestPairsCut asks for more than the budget holds: what comes is a square, and right.
func TestPairsCut(t *testing.T) {
	p, err := Reader{}.ParsePairs("chomp()", game.Misere)
	if err != nil {
		t.Fatal(err)
	}
	o := DefaultOptions()
	o.Positions = 2000
	table, err := NewSolver().Pairs(context.Background(), p, 60, o)
	if e := game.AsError(err); err == nil || e.Code != game.Limit {
		t.Fatalf("Pairs beyond the limit gives %v, want a limit", err)
	}
	if n := len(table.Cells); n == 0 || n > 30 {
		t.Fatalf("Pairs beyond the limit has %d rows", n)
	}
	oracle := oracle.New()
	for i, row := range table.Cells[:min(4, len(table.Cells))] {
		if len(row) != len(table.Cells) {
			t.Errorf("row %d has %d cells, want %d", i, len(row), len(table.Cells))
		}
		for j, cell := range row[:min(4, len(row))] {
			sum, err := Parse(fmt.Sprintf("chomp(%d, %d)", i+1, j+1))
			if err != nil {
				t.Fatal(err)
			}
			if want := game.Won(oracle.Wins(sum[0], game.Misere)); cell.Outcome != want {
				t.Errorf("%v = %v, want %v", sum, cell.Outcome, want)
			}
		}
	}
}

// TestParsePairs refuses what has no positions of two numbers.
func TestParsePairs(t *testing.T) {
	for text, code := range map[string]game.Code{
		"fibonacci()": game.BadParameter, "wythoff(3)": game.BadParameter, "nim() + nim()": game.Syntax,
		"nosuch()": game.UnknownRuleset, "hackenbush()": game.BadParameter, "3": game.Syntax, `octal()`: game.BadParameter,
	} {
		if _, err := (Reader{}).ParsePairs(text, game.Normal); err == nil || game.AsError(err).Code != code {
			t.Errorf("ParsePairs(%s) = %v, want %v", text, err, code)
		}
	}
}
