// Package limits has the bounds under which strangers are answered, over HTTP and as
// tools of an assistant.
package limits

import (
	"strings"
	"time"

	"grundy"
	"grundy/game"
	"grundy/script"
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

// Sequence reads a ruleset without values, in notation or as the command takes it
// (octal 0.137), for misère play or normal play as asked, or else by the convention of
// the ruleset.
func (l Limits) Sequence(text string, misere *bool) (*grundy.Sequence, error) {
	r := l.Reader()
	if !strings.Contains(text, "(") {
		words, err := script.Fields(text)
		if err != nil {
			return nil, err
		}
		if text, err = script.Words(words, r.Lookup); err != nil {
			return nil, err
		}
	}
	var c game.Convention
	if misere != nil {
		c = game.Convention(*misere)
	} else if sum, err := r.Parse(text); err == nil && len(sum) == 1 {
		c, _ = grundy.ConventionOf(sum) // one ruleset agrees with itself
	}
	return r.ParseSequence(text, c)
}

// Options returns the options for one answer.
func (l Limits) Options() grundy.Options {
	o := grundy.DefaultOptions()
	o.Positions, o.Bytes, o.Tables, o.Text = l.Positions, l.Tables.Bytes, l.Tables, l.Text
	return o
}

// Budget returns what one answer may cost that no solver gives.
func (l Limits) Budget() *game.Budget { return l.Tables.Part(l.Positions) }
