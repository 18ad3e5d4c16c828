// Package limits has the bounds under which strangers are answered, and what is done
// within them over HTTP and as tools of an assistant alike: positions and rulesets are
// read, and what no solver answers is computed. Where a bound ends a computation, its error
// comes with what there is until then.
package limits

import (
	"time"

	"grundy"
	"grundy/game"
)

// Limits bound what one question may cost. Tables bounds all that are answered at the
// same time together. A bound that is not above 0 is that of [Strict].
type Limits struct {
	Body      int64 // bytes of a question
	Digits    int   // of one number
	Heaps     int   // values of a position
	Positions int64 // to compute
	Moves     int   // to list
	Text      int   // bytes that a list takes
	Output    int   // bytes of the output for a judge's problem
	Time      time.Duration
	Tables    *game.Budget `json:"-"`
}

// Strict returns the limits for strangers.
func Strict() Limits {
	return Limits{
		Body: 64 << 10, Digits: 4_096, Heaps: 10_000, Positions: 1_000_000, Moves: 1_000, Text: 1 << 20, Output: 1 << 20,
		Time: 10 * time.Second, Tables: &game.Budget{Bytes: 256 << 20, Fixed: true},
	}
}

// Checked returns the limits with those of [Strict] for bounds that are missing.
func (l Limits) Checked() Limits {
	strict := Strict()
	l.Body = above(l.Body, strict.Body)
	l.Digits = above(l.Digits, strict.Digits)
	l.Heaps = above(l.Heaps, strict.Heaps)
	l.Positions = above(l.Positions, strict.Positions)
	l.Moves = above(l.Moves, strict.Moves)
	l.Text = above(l.Text, strict.Text)
	l.Output = above(l.Output, strict.Output)
	l.Time = above(l.Time, strict.Time)
	if l.Tables == nil || l.Tables.Bytes <= 0 {
		l.Tables = strict.Tables
	}
	return l
}

// above is a bound, or a usual one where it is not above 0.
func above[T int | int64 | time.Duration](bound, usual T) T {
	if bound > 0 {
		return bound
	}
	return usual
}

// kept bounds the tables that a solver keeps between two answers, in bytes.
const kept = 64 << 20

// Solver returns a solver that keeps little.
func (l Limits) Solver() *grundy.Solver { return grundy.NewBoundedSolver(kept) }

// Reader returns a reader of positions that opens no file.
func (l Limits) Reader() grundy.Reader { return grundy.Reader{Digits: l.Digits, Heaps: l.Heaps} }

// Position reads a position, in notation or as the command takes it (nim 3 5 7), with the
// options that its answer starts from. The convention is that of the rulesets where nobody
// says which.
func (l Limits) Position(r grundy.Reader, text string, misere *bool, report func(int64)) (game.Sum, grundy.Options, error) {
	o := l.Options(report)
	text, err := l.Notation(text)
	if err != nil {
		return nil, o, err
	}
	sum, err := r.Parse(text)
	if err != nil {
		return nil, o, err
	}
	if misere != nil {
		o.Convention = game.Convention(*misere)
		return sum, o, nil
	}
	o.Convention, err = grundy.ConventionOf(sum)
	return sum, o, err
}

// Listed is how many moves are listed of so many asked for: 0 stands for all within the
// limit, nil for the usual number.
func (l Limits) Listed(asked *int, usual int) int {
	switch {
	case asked == nil:
		return min(usual, l.Moves)
	case *asked == 0:
		return l.Moves
	}
	return min(*asked, l.Moves)
}

// Options returns the options for one answer, which reports how many positions it has
// computed; report may be nil.
func (l Limits) Options(report func(int64)) grundy.Options {
	o := grundy.DefaultOptions()
	o.Positions, o.Bytes, o.Tables, o.Text, o.Progress = l.Positions, l.Tables.Bytes, l.Tables, l.Text, report
	return o
}

// Budget returns what one answer may cost that no solver gives. Whoever has it releases
// what it holds.
func (l Limits) Budget(report func(int64)) *game.Budget {
	b := l.Tables.Part(l.Positions)
	b.Report = report
	return b
}
