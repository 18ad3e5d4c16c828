package game

import (
	"context"
	"iter"
	"math/big"
)

// Outcome says who wins: N the next player, P the previous player, and D nobody,
// a draw, where play can go on for ever.
type Outcome byte

// The outcomes.
const (
	P Outcome = 'P'
	N Outcome = 'N'
	D Outcome = 'D'
)

func (o Outcome) String() string { return string(o) }

// Won returns N when the player to move wins and P otherwise.
func Won(wins bool) Outcome {
	if wins {
		return N
	}
	return P
}

// Convention says what happens to a player who cannot move.
type Convention bool

// In normal play a player who cannot move has lost; in misère play, won.
const (
	Normal Convention = false
	Misere Convention = true
)

func (c Convention) String() string {
	if c == Misere {
		return "misere"
	}
	return "normal"
}

// Value is the value of a position in a sum: a nimber of any size. An engine
// that used a proved period to find it says so in Period.
type Value struct {
	Nimber *big.Int
	Period *Phrase // nil when no period was used
}

func (v Value) String() string { return v.Nimber.String() }

// Position is what a game must offer. Positions are immutable.
type Position interface {
	// String is the notation; equal exactly when the positions are equal.
	String() string
	// Moves lists every move once, in the fixed order of the ruleset.
	Moves() iter.Seq[Move]
}

// Move is an arrow from a position to an option of it.
type Move struct {
	Say Phrase
	At  []int // which heaps, cells or edges of the View it touches, from 0
	To  Position

	heap *HeapMove // the move that Heaps made it of
}

// Moves is a set of moves that may be too large to list. Where it is not known
// whole, Count is nil, List has what is known, and Why says what is not.
type Moves struct {
	Count *big.Int // exact
	List  iter.Seq[Move]
	Why   Phrase
}

// The optional interfaces of a position. A nil theorem, or ok = false, means
// that theory is silent here and an engine has to be asked.
type (
	// Splitter is a position that is the sum of its parts.
	Splitter interface {
		Parts() []Position
		// Lift makes a move of one part into a move of the whole.
		Lift(part int, m Move) Move
	}

	// Valuer knows the nimber by a theorem.
	Valuer interface{ Value() (Value, *Theorem) }

	// Decider knows the outcome of the position on its own by a theorem.
	Decider interface {
		Outcome(Convention) (Outcome, *Theorem)
	}

	// Tamer knows by a theorem that in misère sums the position, and all that
	// it can become, acts as a nim heap of the size of its nimber.
	Tamer interface{ Tame() *Theorem }

	// Chooser knows the moves to options of value v, whole.
	Chooser interface {
		MovesTo(v *big.Int) (Moves, bool)
	}

	// Winner knows the winning moves of the position on its own, or some and
	// why not all. Where ok is false, a List that is not nil has moves that are
	// known to win, for the case that the search for the others is cut short.
	Winner interface {
		WinningMoves(Convention) (Moves, bool)
	}

	// Searcher computes the nimbers of the position and of its options. The
	// function answers for each of them; ok = false for any other position. The error
	// may be that of engine/board for play that can come back to a position.
	Searcher interface {
		Search(context.Context, *Budget) (func(Position) (Value, bool), error)
	}

	// Settler computes the outcomes of the position and of its options, each on
	// its own.
	Settler interface {
		Settle(context.Context, Convention, *Budget) (func(Position) (Outcome, bool), error)
	}

	// Looper is a position that play may come back to. A nil arena means that it
	// has none of its own, but its parts may.
	Looper interface {
		Arena(context.Context, *Budget) (*Arena, error)
	}

	// Explorer is a position that lists by itself all that it can become. It is
	// asked once play has been found to come back to a position; a nil arena means
	// that the moves have to be gone through.
	Explorer interface {
		Explore(context.Context, *Budget) (*Arena, error)
	}

	// Loner is a position that cannot stand in a sum with other rulesets or be
	// played misère, and may have no nimber; each phrase says why, and is zero
	// where there is no such bar.
	Loner interface {
		Alone() (sum, misere, nimber Phrase)
	}

	// Failing is a position whose moves come from a program. Fault says why they
	// could not all be listed, or nil; Moves has listed some then, or none.
	Failing interface{ Fault() error }

	// Conventional is a position of a ruleset that is played under a convention
	// unless somebody asks for the other.
	Conventional interface{ Convention() Convention }

	// Explainer words what decides the position on its own, with its figures:
	// the rule, why each winning move wins, or for a lost position the answer
	// to every class of moves.
	Explainer interface{ Reason(Convention) []Step }

	// ValueExplainer words where the nimber of the position comes from.
	ValueExplainer interface{ ValueReason() []Step }

	// Viewer can be drawn.
	Viewer interface{ View() View }
)

// Arena is the digraph of what a position can become: the positions have numbers
// from 0.
type Arena struct {
	Order   int
	Options func(v uint32) []uint32
	At      func(v uint32) Position
	Name    func(v uint32) string // short, for a drawing
	Number  func(Position) (v uint32, ok bool)
}

// CellLetters are what may stand in a cell of a view:
//
//	.  free           #  covered, or a wall   (blank)  no part of the board
//	X  a cross        H  a coin heads up      T        a coin tails up
//	o  a piece        $  a piece that is unlike the others
//	x  a piece of the other player, where o is one of the player to move
const CellLetters = ".# XHTo$x"

// ViewKinds is the closed list of pictures.
var ViewKinds = [...]string{"heaps", "grid", "cells", "lines", "graph"}

// View is a picture of a position, of a kind of [ViewKinds]:
//
//	heaps  Sizes: one number a heap
//	grid   Sizes: row and column of the token, one pair after another
//	cells  Rows: the board, a line of letters of CellLetters a row; a row of coins has one
//	lines  Rows: a text a row, of a position that is written more than drawn
//	graph  Names: the vertices; Edges: pairs of indices of them; Mark: the vertices that hold a token;
//	       Ground: those that are the ground, a line below all that stands on it
//
// Moves touch the vertices of a graph, or with ByEdge its edges. The zero View is of
// what is too large to draw.
type View struct {
	Kind     string
	Directed bool
	ByEdge   bool
	Sizes    []*big.Int
	Rows     []string
	Names    []string
	Edges    [][2]int
	Mark     []int
	Ground   []int
}
