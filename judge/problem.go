// Package judge answers problems of online judges: it reads the input of a
// problem and prints its answers, byte for byte.
//
// [Lookup] finds a problem by its id in any common spelling (HDU 1850, hdu1850,
// cf1370C, P2197), [Nearest] the id that a misspelt one may have meant, [All]
// lists them. [Problem.Answer] answers an input, [Problem.Listing] is what
// there is to say about the problem in one language.
//
// A problem is a row: its words, how its cases follow each other, and a
// function of the catalogue bound to the verdicts of the judge. No row has
// mathematics of its own. The answers follow the stated rule, also where
// programs that a judge accepts do not.
//
// How input is read:
//
//   - Numbers stand between white space, and lines may break anywhere, as for
//     scanf. They are decimal and fit into 64 bits. Leading zeros do no harm;
//     signs, points and letters are refused. A byte order mark is passed over.
//   - Where the number of cases comes first, or zeros end the input, nothing but
//     white space may follow, so that a miscounted input is no silent one. Fewer
//     cases than announced are an error; the end of the file does for the zeros.
//   - Bounds of the statement are not enforced: what lies beyond is answered as
//     long as the answer is exact, and refused in words otherwise.
//   - A case that cannot be answered is an error with its line. What was
//     answered before it stays written, and nothing of it is.
package judge

import (
	"context"
	"fmt"
	"io"
	"iter"
	"math/rand/v2"
	"slices"

	"grundy/game"
)

// Problem is a problem of a judge as data. Problems are shared and must not be
// changed.
type Problem struct {
	ID      string   // site and number: HDU 1850
	Aliases []string // ids of the same problem elsewhere, same input and output
	Title   string   // as the site has it
	Family  string   // the ruleset of the catalogue, or a word where it has none

	Rule, Input, Output, Theory game.Text

	frame frame
	most  uint64 // how many cases an input has, where their number comes first; the bound of the statement
	shape shape  // what a case consists of
	also  string // bounds that no single field has, a formula

	// Where the fields depend on each other, valid tells cases from others, and mend
	// makes one of fields drawn at random, such as the edges of a tree.
	valid func([]value) bool
	mend  func(*rand.Rand, []value)

	// Where several answers are right, accepts says what is wrong with one: with the
	// numbers behind its verdict, which is that of Answer. See Accept.
	accepts func(ctx context.Context, v []value, answer []uint64) error

	traps []string // cases on which programs are known to go wrong, each as the input has it

	// Where lost cases are rare among all, edges lists those at which the theory is
	// tightest, and lost makes of a case drawn at random one that is lost, or nearly. What
	// lies beyond the bounds is left out.
	edges iter.Seq[[]value]
	lost  func(*rand.Rand, []value)

	lead, slots int // of the shape: the numbers it begins with, and all its numbers

	trapInputs func() []string // what listTraps returned once

	// open returns the function that answers one case after another of one
	// input.
	open func() func(*cases)
}

// Answer reads the cases of in and writes their answers to out. The tables of all cases
// together stay within the budget, where it is not nil; each case costs at most
// 10,000,000 positions. Its errors are a *game.Error with the line, or what in, out or
// ctx failed with. What the budget holds afterwards is garbage.
func (p *Problem) Answer(ctx context.Context, in io.Reader, out io.Writer, b *game.Budget) error {
	c := newCases(ctx, p, in, out)
	if b != nil {
		c.budget = b
	}
	return c.run(p.open())
}

// Listing is what there is to say about a problem in one language.
type Listing struct {
	ID      string   `json:"id"`
	Aliases []string `json:"aliases"`
	Title   string   `json:"title"`
	Family  string   `json:"family"`
	Game    string   `json:"game"` // what the family is called
	Site    string   `json:"site"`
	Rule    string   `json:"rule"`
	Limits  string   `json:"limits"`
	Input   string   `json:"input"`
	Output  string   `json:"output"`
	Theory  string   `json:"theory"`
	Samples []Sample `json:"samples"`
	Traps   []string `json:"traps"` // inputs on which programs are known to go wrong
}

// Listing words the problem in one language.
func (p *Problem) Listing(l game.Lang) Listing {
	return Listing{
		ID: p.ID, Aliases: append([]string{}, p.Aliases...), Title: p.Title, Family: p.Family, Game: p.Game().In(l), Site: p.Site(),
		Rule: p.Rule.In(l), Limits: p.limits(), Input: p.Input.In(l), Output: p.Output.In(l), Theory: p.Theory.In(l),
		Samples: append([]Sample{}, p.Samples()...), Traps: slices.Clone(p.trapInputs()),
	}
}

// listTraps lists the cases that the entry has, each as an input of its own.
func (p *Problem) listTraps() []string {
	inputs := make([]string, len(p.traps))
	for i, text := range p.traps {
		c, err := p.parseCase(text)
		if err != nil {
			panic(fmt.Sprintf("judge: %s: %q: %v", p.ID, text, err))
		}
		inputs[i] = string(p.Write(c))
	}
	return inputs
}
