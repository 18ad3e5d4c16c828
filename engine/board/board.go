// Package board searches positions of any comparable type, known by their rules
// alone, with a memory of what it has settled.
//
// [Rules] list the options of a position; that is all a game must offer. Rules
// may also be
//
//   - a [Splitter], which takes positions apart into independent parts, brings
//     these to one form among equal ones, and settles by theory what needs no search;
//   - a [Sizer], which tells how much work a part is, and so what to try first;
//   - [Failing], when they may have to stop listing options.
//
// There are three searches. [NewNimbers] finds nimbers from the definition of mex,
// one visit for each position reachable: the plain way for small games, and for
// the nimbers of all options. [NewOutcomes] finds who wins. [NewProver] finds
// nimbers, or whether a position has a given one, by proofs that leave out most
// positions: the way for large games. [Prover.Pair] has it use two processors.
//
// A search keeps its memory between calls. None recurses: a chain of 10^6
// positions is no deeper on the Go stack than one. Memory is charged to the budget
// under which it grows.
package board

import (
	"context"
	"errors"

	"grundy/game"
)

// Rules lists the options of a position.
type Rules[K comparable] interface {
	// Options appends the options of k to buf and returns it. An option may
	// stand more than once.
	Options(k K, buf []K) []K
}

// Splitter is a game whose positions may be sums.
type Splitter[K comparable] interface {
	// Parts appends to buf independent parts whose sum, with a nim heap of the
	// size returned, has the nimber of k. Parts that are known to be of equal
	// nimber should be equal keys; what theory settles goes into the heap. A part
	// is its own only part.
	Parts(k K, buf []K) (parts []K, heap uint64)
}

// Sizer is a game that can tell how large a part is.
type Sizer[K comparable] interface {
	// Size is some measure of the work, such as the number of options.
	Size(k K) int
	// Bound is at least the nimber of k, such as the number of moves still to come.
	Bound(k K) int
}

// Failing are rules that may have to stop listing options, because a position
// has more than can be listed. Err is asked after each call of Options.
type Failing interface{ Err() error }

// ErrLoopy is returned when a position can come back to itself.
var ErrLoopy = errors.New("the game can return to an earlier position, so it need not end")

// spend charges n positions that are opened, and asks the rules whether they failed.
func spend(ctx context.Context, failing Failing, b *game.Budget, n int64) error {
	if failing != nil {
		if err := failing.Err(); err != nil {
			return err
		}
	}
	return b.Spend(ctx, n)
}
