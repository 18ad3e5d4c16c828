package grundy

import (
	"cmp"
	"math"
	"math/big"
	"strconv"
	"strings"
	"time"

	"grundy/game"
)

// Options say what is asked and how much it may cost.
type Options struct {
	Convention game.Convention
	Moves      int   // most winning moves to list; 0: all
	Text       int   // most bytes that the list takes where it is printed; 0: no bound
	Nimber     bool  // compute the nimber of a lone position whatever it costs
	Replies    int   // for a lost position, most answers to show, unless few moves have all of them answered
	Positions  int64 // most positions to compute; 0: no bound
	Bytes      int64 // most bytes of the engines' tables; 0: no bound

	// Tables, if not nil, bounds all calls that share it together: what they compute, but
	// for at most 20,000 positions of replies a call, and their tables for as long as a call
	// lasts.
	Tables *game.Budget

	// Progress, if not nil, hears of the positions computed so far, at most ten
	// times a second.
	Progress func(positions int64)
}

// DefaultOptions are those of the command.
func DefaultOptions() Options {
	return Options{Moves: 100, Text: 1 << 20, Replies: 8, Positions: 10_000_000, Bytes: 2 << 30}
}

// budget is what a call may cost.
func (o Options) budget() *game.Budget {
	b := &game.Budget{Positions: o.Positions}
	if o.Tables != nil {
		b = o.Tables.Part(cmp.Or(o.Positions, math.MaxInt64))
	}
	b.Bytes, b.Report = o.Bytes, o.Progress
	return b
}

// Result is an answer. It holds phrases, not words; package explain renders it.
type Result struct {
	Sum        game.Sum
	Convention game.Convention
	Outcome    game.Outcome

	Nimber     *big.Int    // nil when not defined or not computed
	Infinite   *Infinite   // the value where play can go on for ever and no nimber fits
	NimberNote game.Phrase // why both are nil

	Components []Component
	Parts      []Part // what the nim-sum is taken over; nil for a lone position decided by itself

	Winning   []Move // in the order of the components and of their rulesets
	Count     *big.Int
	CountNote game.Phrase // why Count is nil
	Complete  bool        // Winning, or for a draw Drawing, is the whole list

	Loopy          bool        // play can come back to an earlier position; then Winning is in the order of remoteness
	RemotenessNote game.Phrase // why the moves have no remoteness
	Drawing        []Move      // of a draw, the moves that keep it

	Graph      *Graph  // the game graph, of a small one that the components bring
	Replies    []Reply // for a lost position, to some of its moves
	EveryReply bool    // Replies answer every move
	Warrant    Warrant

	Positions int64 // computed for this answer
	Elapsed   time.Duration
}

// Component is one component of the sum and what is known of it.
type Component struct {
	Position game.Position
	Nimber   *big.Int // nil when not needed or not known
	Infinite *Infinite
	Warrant  Warrant
	Options  []*big.Int // the nimbers of its options, sorted, where they were computed
}

// Part is an independent part of a component: a heap, for instance.
type Part struct {
	Component int
	Position  game.Position
	Nimber    *big.Int // nil for an infinite value
	Infinite  *Infinite
}

// Move is a move in one component of the sum.
type Move struct {
	Component int
	game.Move

	// Remoteness, where play can come back, is that of the position after the move:
	// how many moves are left when the winner hastens and the loser delays.
	Remoteness *int
}

// printed bounds the bytes that the move takes in JSON, and in either language,
// where the notation of the whole position after it takes so many.
func (m Move) printed(to int) int {
	const names = 50 // of the four members of the wire form, with what stands between them
	size := names + to + len(strconv.Itoa(m.Component))
	for _, i := range m.At {
		size += len(strconv.Itoa(i)) + 1
	}
	return size + max(quoted(m.Say.In(game.En)), quoted(m.Say.In(game.Zh)))
}

// quoted is the length of a text in JSON, without its quotation marks.
func quoted(s string) int { return len(s) + strings.Count(s, `"`) + strings.Count(s, `\`) }

// Reply is a move of the loser and an answer that wins.
type Reply struct{ Move, Answer Move }

// Warrant is what an answer rests on.
type Warrant struct {
	By     By
	Source string // key into docs/references.md
	Detail game.Phrase
}

// By names the kinds of warrants.
type By string

// The kinds of warrants.
const (
	ByTheorem  By = "theorem"
	ByPeriod   By = "period"   // a period, proved by an engine
	ByComputed By = "computed" // from the definition, by an engine for the game
	BySearch   By = "search"   // from the definition, by a search over positions
	BySum      By = "sum"      // the nim-sum of the components
)

// After returns the whole position after a move.
func (r *Result) After(m Move) game.Sum { return r.Sum.With(m.Component, m.To) }
