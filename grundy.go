// Package grundy answers, for any impartial game, who wins, every move that
// wins, and why: at any size, for the rulesets of the catalogue and for sums of
// them.
//
// [Parse] reads a position in Grundy's notation, a sum such as
//
//	nim(5, 7, 8) + bash(21, max=3)
//
// and [Solve] answers for it with a [Result], which package explain turns into
// words and into the wire form. A [Solver] remembers tables between answers.
//
// Anybody may write a ruleset: a type with the two methods of game.Position is
// a position, and a game.Sum of such positions can be solved. What a position
// may offer beyond that, and what each offer buys, stands in package game.
package grundy

import (
	"context"

	"grundy/catalogue"
	"grundy/game"
	"grundy/script"
)

// Parse reads a position in notation, within the default limits of package
// script on digits, heaps and nesting. Its errors are *game.Error with the
// column where reading stopped.
func Parse(text string) (game.Sum, error) {
	return script.Parse(text, catalogue.Lookup, catalogue.Nearest, script.DefaultLimits())
}

// Solve answers with a fresh Solver; see [Solver.Solve].
func Solve(ctx context.Context, sum game.Sum, o Options) (*Result, error) {
	return NewSolver().Solve(ctx, sum, o)
}
