// Package datatest runs the data files of the catalogue.
//
// A file is a row of blocks with a blank line between them: comment lines that
// name the source of the expected values, one command, a line ----, and the
// lines expected.
//
//	# HDU 1850, sample
//	solve nim(5, 7, 9)
//	----
//	N, nimber 11, 1 winning moves
//	nim(5, 7, 2)
//
// The commands: "solve [misere] EXPR" gives the outcome, the nimber (- for none)
// and the position after each winning move; "values EXPR A..B" and "lost EXPR
// A..B" the nimbers and the lost ones when {} in EXPR runs from A to B; "error
// EXPR" the refusal; "check EXPR; EXPR…" tries the laws of lawtest on every
// position reachable and gives their number. A disagreement found by check is a
// failure of its own, which no rewriting of a file can bless.
package datatest

import (
	"context"
	"fmt"
	"os"
	"strconv"
	"strings"

	"grundy"
	"grundy/game"
	"grundy/internal/lawtest"
)

// Block is one block of a file; Line is where its command stands.
type Block struct {
	Line          int
	Comment       []string
	Command, Want string
}

// Read splits a data file into blocks. A block without a comment, a ---- line
// or an expected line is an error.
func Read(file string) ([]Block, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	return Split(file, string(data))
}

// Split is Read on a text; file names it in errors.
func Split(file, data string) ([]Block, error) {
	var blocks []Block
	line := 1
	for _, text := range strings.Split(strings.TrimRight(data, "\n"), "\n\n") {
		b := Block{}
		head, want, ok := strings.Cut(text, "\n----\n")
		for i, l := range strings.Split(head, "\n") {
			switch {
			case strings.HasPrefix(l, "#"):
				b.Comment = append(b.Comment, l)
			case b.Command == "":
				b.Command, b.Line = l, line+i
			default:
				ok = false
			}
		}
		if !ok || b.Command == "" || want == "" || len(b.Comment) == 0 {
			return nil, fmt.Errorf("%s:%d: a block is comment lines, a command, ---- and the lines expected", file, line)
		}
		b.Want = want
		blocks = append(blocks, b)
		line += strings.Count(text, "\n") + 2
	}
	return blocks, nil
}

// Run runs the command of a block. Laws that do not hold are reported to fail.
func (b Block) Run(fail func(format string, args ...any)) (string, error) {
	name, rest, _ := strings.Cut(b.Command, " ")
	switch name {
	case "solve":
		return solve(rest)
	case "values", "lost":
		return run(name, rest)
	case "error":
		return refusal(rest)
	case "check":
		return check(rest, fail)
	}
	return "", fmt.Errorf("there is no command %q", name)
}

func solve(rest string) (string, error) {
	o := grundy.DefaultOptions()
	expr, misere := strings.CutPrefix(rest, "misere ")
	o.Convention = game.Convention(misere)
	r, err := answer(expr, o)
	if err != nil {
		return "", err
	}
	nimber, count := "-", "-"
	if r.Nimber != nil {
		nimber = r.Nimber.String()
	}
	if r.Infinite != nil {
		nimber = r.Infinite.String()
	}
	if r.Count != nil {
		count = r.Count.String()
	}
	lines := []string{fmt.Sprintf("%v, nimber %s, %s winning moves", r.Outcome, nimber, count)}
	for _, m := range r.Winning {
		lines = append(lines, r.After(m).String())
	}
	return strings.Join(lines, "\n"), nil
}

func answer(expr string, o grundy.Options) (*grundy.Result, error) {
	sum, err := grundy.Parse(expr)
	if err != nil {
		return nil, err
	}
	return grundy.Solve(context.Background(), sum, o)
}

// run answers values and lost over a range.
func run(name, rest string) (string, error) {
	i := strings.LastIndexByte(rest, ' ')
	if i < 0 {
		return "", fmt.Errorf("%s: want EXPR A..B", name)
	}
	from, to, ok := strings.Cut(rest[i+1:], "..")
	a, err := strconv.Atoi(from)
	z, err2 := strconv.Atoi(to)
	if !ok || err != nil || err2 != nil || !strings.Contains(rest[:i], "{}") {
		return "", fmt.Errorf("%s: want EXPR with {}, and A..B", name)
	}
	o := grundy.DefaultOptions()
	o.Moves, o.Nimber, o.Replies = 1, name == "values", 0
	var words []string
	for n := a; n <= z; n++ {
		r, err := answer(strings.ReplaceAll(rest[:i], "{}", strconv.Itoa(n)), o)
		switch {
		case err != nil:
			return "", err
		case name == "lost" && r.Outcome == game.P:
			words = append(words, strconv.Itoa(n))
		case name == "values" && r.Nimber == nil:
			return "", fmt.Errorf("no nimber at %d: %s", n, r.NimberNote.In(game.En))
		case name == "values":
			words = append(words, r.Nimber.String())
		}
	}
	if len(words) == 0 {
		return "none", nil
	}
	return strings.Join(words, " "), nil
}

func refusal(expr string) (string, error) {
	r, err := answer(expr, grundy.DefaultOptions())
	if err == nil {
		return "", fmt.Errorf("no error, but outcome %v", r.Outcome)
	}
	e := game.AsError(err)
	return fmt.Sprintf("%s: %v", e.Code, e), nil
}

func check(rest string, fail func(format string, args ...any)) (string, error) {
	var roots []game.Position
	for _, expr := range strings.Split(rest, ";") {
		sum, err := grundy.Parse(strings.TrimSpace(expr))
		if err != nil {
			return "", err
		}
		if len(sum) != 1 {
			return "", fmt.Errorf("check: %q is not one component", expr)
		}
		roots = append(roots, sum[0])
	}
	return fmt.Sprintf("%d positions", lawtest.Check(roots, fail)), nil
}
