package mcp_test

import (
	"fmt"
	"strings"
	"testing"

	"grundy/identify"
	"grundy/server/limits"
	"grundy/server/mcp"
)

// TestJudgeLimits wants the limits to hold for judge's problems.
func TestJudgeLimits(t *testing.T) {
	bounds := limits.Strict()
	bounds.Output = 100
	c := start(t, mcp.Config{Limits: bounds})
	r := call(t, c, "judge_problem", arguments{"id": "HDU2149", "input": "1 1000\n"})
	if want := "the output is longer than 100 bytes, the limit of a JSON answer"; !r.IsError || !strings.Contains(words(r), want) {
		t.Errorf("an input whose output is longer: %s, want %s", words(r), want)
	}
}

// TestIdentifyLimits wants what was found before a limit, with the reason why not all was
// looked at, in words too.
func TestIdentifyLimits(t *testing.T) {
	bounds := limits.Strict()
	bounds.Positions = 20_000
	c := start(t, mcp.Config{Limits: bounds})
	a, said := answered[identify.Listing](t, c, "identify", arguments{"values": []int{0, 6, 12, 18}, "lost": true})
	if a.Complete || len(a.Candidates) == 0 || !strings.Contains(said, "Not all rulesets were looked at: to look through all rulesets takes more than 20000 positions, the limit.") {
		t.Errorf("%+v, %s", a, said)
	}
}

// TestCheckLimits wants the limits to hold for all rows of a table together: each of these
// takes less, and all of them more, whether they agree or not.
func TestCheckLimits(t *testing.T) {
	bounds := limits.Strict()
	bounds.Positions = 550
	c := start(t, mcp.Config{Limits: bounds})
	table := ""
	for n := range 4 {
		row := fmt.Sprintf("%d %d\n", 4+n, 1)
		table += row
		a := arguments{"position": "cram(3, n) + nim(9)", "vars": fmt.Sprintf("n=%d..%d", 4+n, 4+n), "table": row}
		if r := call(t, c, "check_formula", a); r.IsError {
			t.Errorf("a row alone: %s", words(r))
		}
	}
	r := call(t, c, "check_formula", arguments{"position": "cram(3, n) + nim(9)", "vars": "n=4..7", "table": table})
	if !r.IsError || !strings.Contains(words(r), "more than 550 positions") {
		t.Errorf("all rows: %s", words(r))
	}
}
