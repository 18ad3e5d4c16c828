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
	"cmp"
	"context"
	"strings"

	"grundy/catalogue"
	"grundy/game"
	"grundy/script"
)

// Reader reads positions. The zero value knows the rulesets of the catalogue.
type Reader struct {
	Own []*game.Ruleset // that it knows besides; their names are not in the catalogue

	// Open opens the files that a position names; nil refuses them.
	Open game.Opener

	Digits int // most digits of a number; 0: the default of package script
	Heaps  int // most values of a position; 0: the default of package script
}

// Parse reads a position in notation, within limits on digits, heaps and nesting.
// Its errors are *game.Error with the column where reading stopped.
func (r Reader) Parse(text string) (game.Sum, error) {
	return script.Parse(text, r.Lookup, catalogue.Unknown, r.limits())
}

func (r Reader) limits() script.Limits {
	l := script.DefaultLimits()
	l.Open = r.Open
	l.Digits, l.Heaps = cmp.Or(r.Digits, l.Digits), cmp.Or(r.Heaps, l.Heaps)
	return l
}

// Lookup returns the ruleset of that name or alias, in letters of either case, or nil.
func (r Reader) Lookup(name string) *game.Ruleset {
	for _, own := range r.Own {
		if strings.EqualFold(own.Name, name) {
			return own
		}
	}
	return catalogue.Lookup(name)
}

// Parse reads a position of rulesets of the catalogue; see [Reader.Parse].
func Parse(text string) (game.Sum, error) { return Reader{}.Parse(text) }

var mixedText = game.Text{
	En: "%s is played in %s convention and %s in %s; say which is meant",
	Zh: "%s 的约定是%s，%s 的约定是%s；请指明用哪一种",
}

// ConventionOf is the convention that the rulesets of a sum are played under when
// nobody asks for another: normal unless a ruleset says otherwise. A sum of
// rulesets that differ is BadParameter.
func ConventionOf(sum game.Sum) (game.Convention, error) {
	var first game.Convention
	for i, p := range sum {
		c := game.Normal
		if q, ok := p.(game.Conventional); ok {
			c = q.Convention()
		}
		if i > 0 && c != first {
			return c, game.Refuse(game.BadParameter, mixedText, sum[0], conventionWords[first], p, conventionWords[c])
		}
		first = c
	}
	return first, nil
}

var conventionWords = map[game.Convention]game.Phrase{
	game.Normal: game.Text{En: "normal", Zh: "正常"}.With(),
	game.Misere: game.Text{En: "misère", Zh: "反常"}.With(),
}

// Solve answers with a fresh Solver; see [Solver.Solve].
func Solve(ctx context.Context, sum game.Sum, o Options) (*Result, error) {
	return NewSolver().Solve(ctx, sum, o)
}
