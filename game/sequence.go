package game

import (
	"context"
	"math/big"
)

// Sequencer is a position of single heaps, each of which has a nimber: the
// nim-sequence of its ruleset, its parameters bound, is that of the heaps 0, 1,
// 2, ….
type Sequencer interface {
	// Heap is the position of one heap of size n.
	Heap(n *big.Int) Position
	// NimSequence is what the ruleset brings to compute its nim-sequence; nil
	// when it is to be computed heap by heap.
	NimSequence() Sequence
}

// Sequence is a nim-sequence in the making. It is not safe for concurrent use.
type Sequence interface {
	// Grow computes the nimbers of the heaps below n. It returns how many heaps
	// are known then, which may be more, and also after an error fewer than n.
	Grow(ctx context.Context, n int, b *Budget) (known int, err error)
	// Read copies the nimbers of known heaps to dst, that of heap from first.
	Read(dst []uint64, from int)
	// Law finds the least law, proved where a theorem allows it, with as few
	// heaps as it can and none from to on; its Period is 0 when it finds none.
	Law(ctx context.Context, to int, b *Budget) (Law, error)
}

// Restorer is a Sequence that can go on from nimbers computed earlier. Restore is
// given those of the heaps 0, 1, 2, …, block by block, before any is computed.
type Restorer interface {
	Restore(nimbers []uint64, b *Budget) error
}

// Streamer is a Sequence that can hand its nimbers on from heap 0 to below n
// without keeping them, in blocks.
type Streamer interface {
	Stream(ctx context.Context, n int, b *Budget, yield func(first int, nimbers []uint64) error) error
}

// Tabled is a Sequence that has a table of the nimbers of the first heaps, as many as
// it knows without a law. Nobody changes what Table returns.
type Tabled interface {
	Table() []uint16
}

// Expecter is a Sequence that works in less memory when it is told how many heaps it
// will be asked for.
type Expecter interface {
	Expect(heaps int)
}

// Coded is a Sequence of a game that has a take-and-break code, or that is a
// finite subtraction set: one of the two, or neither where this one has none.
type Coded interface {
	Code() (code string, take []int64)
}

// Grounded is a Sequence that says what its nimbers rest on so far: a theorem that
// gives them, or a proved period, or how they were computed.
type Grounded interface {
	Ground() (by *Theorem, period bool, how Phrase)
}

// Law is a law of a nim-sequence g: g(n + Period) = g(n) + Saltus for all n >=
// Preperiod, Preperiod and Period the least of the kind.
type Law struct {
	Preperiod, Period, Saltus int

	// Proof is the theorem that proves the law from the nimbers of the heaps
	// below Checked, from none when that is 0; or nil: then the law was only seen
	// among those heaps.
	Proof   *Theorem
	Method  string // a word for the theorem, such as "guy-smith"
	Checked int

	// Most is the largest nimber among the heaps below Checked, or of the
	// preperiod and a period when that is 0, and First the least heap that has it.
	Most  uint64
	First int

	// Stopped is the limit that ended the search before all heaps that were asked for
	// had been computed, nil when none did.
	Stopped error
}

// Proved reports whether the law holds for ever.
func (l Law) Proved() bool { return l.Proof != nil }

// Found reports whether there is a law at all.
func (l Law) Found() bool { return l.Period > 0 }
