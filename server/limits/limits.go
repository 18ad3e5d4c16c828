// Package limits has the bounds under which strangers are answered, over HTTP and as
// tools of an assistant.
package limits

import (
	"time"

	"grundy"
	"grundy/game"
)

// Limits bound what one question may cost. Tables bounds all that are answered at the
// same time together.
type Limits struct {
	Body      int64 // bytes of a question
	Digits    int   // of one number
	Heaps     int   // values of a position
	Positions int64 // to compute
	Moves     int   // to list
	Text      int   // bytes that a list takes
	Time      time.Duration
	Tables    *game.Budget
}

// Strict returns the limits for strangers.
func Strict() Limits {
	return Limits{
		Body: 64 << 10, Digits: 4_096, Heaps: 10_000, Positions: 1_000_000, Moves: 1_000, Text: 1 << 20,
		Time: 10 * time.Second, Tables: &game.Budget{Bytes: 256 << 20},
	}
}

// kept bounds the tables that a solver keeps between two answers, in bytes.
const kept = 64 << 20

// Solver returns a solver that keeps little.
func (l Limits) Solver() *grundy.Solver { return grundy.NewBoundedSolver(kept) }

// Reader returns a reader of positions that opens no file.
func (l Limits) Reader() grundy.Reader { return grundy.Reader{Digits: l.Digits, Heaps: l.Heaps} }

// Options returns the options for one answer.
func (l Limits) Options() grundy.Options {
	o := grundy.DefaultOptions()
	o.Positions, o.Bytes, o.Tables, o.Text = l.Positions, l.Tables.Bytes, l.Tables, l.Text
	return o
}

// Budget returns what a nim-sequence may cost.
func (l Limits) Budget() *game.Budget { return l.Tables.Part(l.Positions) }
