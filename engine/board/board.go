// Package board searches positions of any comparable type from the definition
// of mex and of winning, with a memory of what it has settled.
//
// [NewNimbers] makes a search for nimbers, [NewOutcomes] one for who wins, each
// under a convention. A search keeps its memory between calls, so that asking for a
// position and then for its options costs one search. It does not recurse: a
// chain of 10^6 positions is no deeper on the Go stack than one.
package board

import (
	"context"
	"errors"

	"grundy/game"
	"grundy/nimber"
)

// Rules lists the options of a position.
type Rules[K comparable] interface {
	// Options appends the options of k to buf and returns it. An option may
	// stand more than once.
	Options(k K, buf []K) []K
}

// Failing are rules that may have to stop listing options, because a position
// has more than can be listed. Err is asked after each call of Options.
type Failing interface{ Err() error }

// ErrLoopy is returned when a position can come back to itself.
var ErrLoopy = errors.New("the game can return to an earlier position, so it need not end")

// bytesEach is the memory that a position is charged with, beside its key.
const bytesEach = 64

// Search settles positions and remembers them. It is not safe for concurrent
// use. The zero value is not usable.
type Search[K comparable, V any] struct {
	rules Rules[K]
	// settle makes the value of a position from those of its options.
	settle func([]V) V
	// enough reports that an option of value v settles the position alone.
	enough func(v V) bool
	known  map[K]V
}

// NewNimbers returns a search for nimbers. In misère play a position without
// options has nimber 1; the nimber of a sum is not the nim-sum then.
func NewNimbers[K comparable](r Rules[K], c game.Convention) *Search[K, uint64] {
	var seen nimber.Set
	mex := func(options []uint64) uint64 {
		if len(options) == 0 && c == game.Misere {
			return 1
		}
		seen.Clear()
		for _, v := range options {
			seen.Add(v)
		}
		return seen.Mex()
	}
	return &Search[K, uint64]{r, mex, func(uint64) bool { return false }, map[K]uint64{}}
}

// NewOutcomes returns a search for whether the player to move wins.
func NewOutcomes[K comparable](r Rules[K], c game.Convention) *Search[K, bool] {
	wins := func(options []bool) bool {
		for _, w := range options {
			if !w {
				return true
			}
		}
		return len(options) == 0 && c == game.Misere
	}
	return &Search[K, bool]{r, wins, func(w bool) bool { return !w }, map[K]bool{}}
}

// frame is a position being settled: its options, and the values of those
// before next.
type frame[K comparable, V any] struct {
	k       K
	options []K
	values  []V
}

// Settle returns the value of k. It costs one visit for each position reachable
// from k, fewer where one option is enough, and spends one position of the
// budget for each that it opens.
func (s *Search[K, V]) Settle(ctx context.Context, k K, b *game.Budget) (v V, err error) {
	if v, ok := s.known[k]; ok {
		return v, nil
	}
	var stack []frame[K, V]
	open := map[K]bool{}
	push := func(k K) error {
		if open[k] {
			return ErrLoopy
		}
		open[k] = true
		f := frame[K, V]{k: k}
		if n := len(stack); n < cap(stack) { // take over the buffers of an old frame
			old := stack[:n+1][n]
			f.options, f.values = old.options[:0], old.values[:0]
		}
		f.options = s.rules.Options(k, f.options)
		stack = append(stack, f)
		if r, ok := s.rules.(Failing); ok && r.Err() != nil {
			return r.Err()
		}
		return spend(ctx, b)
	}
	for err = push(k); err == nil && len(stack) > 0; {
		f := &stack[len(stack)-1]
		if done, next := s.advance(f); !done {
			err = push(next)
			continue
		}
		s.known[f.k] = s.settle(f.values)
		delete(open, f.k)
		stack = stack[:len(stack)-1]
	}
	return s.known[k], err
}

// advance reads the values of the options of f as far as they are known; done
// is false when next has to be settled first.
func (s *Search[K, V]) advance(f *frame[K, V]) (done bool, next K) {
	for len(f.values) < len(f.options) {
		o := f.options[len(f.values)]
		v, ok := s.known[o]
		if !ok {
			return false, o
		}
		f.values = append(f.values, v)
		if s.enough(v) {
			break
		}
	}
	return true, next
}

// spend charges a position that is opened.
func spend(ctx context.Context, b *game.Budget) error {
	if err := b.Hold(bytesEach); err != nil {
		return err
	}
	return b.Spend(ctx, 1)
}
