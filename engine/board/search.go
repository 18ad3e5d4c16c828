package board

import (
	"context"
	"unsafe"

	"grundy/game"
	"grundy/nimber"
)

// Search settles positions and remembers them. It is not safe for concurrent
// use. The zero value is not usable.
type Search[K, V comparable] struct {
	rules   Rules[K]
	failing Failing
	split   Splitter[K] // nil: every position is one part
	logic   logic[V]
	known   *table[K, entry[V]]
	frames  []frame[K, V]
	parts   []K   // of the options of the frames, option by option
	sums    []sum // of the frames
	values  []V   // of the options of the frames, as far as they are known
	buf     []K
	held    int64 // bytes of the stacks
}

// logic is what a search makes of the values of options.
type logic[V any] struct {
	settle func([]V) V    // the value of a position
	enough func(V) bool   // an option of this value settles the position alone
	heap   func(uint64) V // the value of a nim heap
	add    func(v, w V) V // the value of a sum
}

// entry is the value of a position that is settled, or a mark that it is open.
type entry[V comparable] struct {
	v       V
	settled bool
	open    bool
}

// sum is an option: its parts end at end in the stack of parts.
type sum struct {
	heap uint64
	end  int
}

// frame is a position being settled. What it has on the stacks begins at its
// marks; the stacks of the deepest frame end with its own.
type frame[K comparable, V any] struct {
	k                  K
	parts, sums, value int // where its part of each stack begins
	next               int // the next part to be read
	v                  V   // the sum of the parts read of the next option
	begun              bool
}

// NewNimbers returns a search for nimbers. In misère play a position without
// options has nimber 1; the nimber of a sum is not the nim-sum then, and positions
// are not split.
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
	s := newSearch(r, logic[uint64]{
		settle: mex,
		enough: func(uint64) bool { return false },
		heap:   func(n uint64) uint64 { return n },
		add:    func(v, w uint64) uint64 { return v ^ w },
	})
	if c == game.Normal {
		s.split, _ = r.(Splitter[K])
	}
	return s
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
	return newSearch(r, logic[bool]{
		settle: wins,
		enough: func(w bool) bool { return !w },
		heap:   func(n uint64) bool { return n > 0 },
		add:    func(v, w bool) bool { return v != w }, // of one part and no heap
	})
}

func newSearch[K, V comparable](r Rules[K], l logic[V]) *Search[K, V] {
	s := &Search[K, V]{rules: r, logic: l, known: newTable[K, entry[V]]()}
	s.failing, _ = r.(Failing)
	return s
}

// Settle returns the value of k. It costs one visit for each position reachable
// from k, fewer where one option is enough, and spends one position of the
// budget for each that it opens.
func (s *Search[K, V]) Settle(ctx context.Context, k K, b *game.Budget) (V, error) {
	parts, heap := s.divide(k, nil)
	v := s.logic.heap(heap)
	for _, x := range parts {
		if !s.known.get(x).settled {
			if err := s.run(ctx, x, b); err != nil {
				s.abandon()
				var none V
				return none, err
			}
		}
		v = s.logic.add(v, s.known.get(x).v)
	}
	return v, nil
}

// Known returns the value of k when it needs no search.
func (s *Search[K, V]) Known(k K) (v V, ok bool) {
	parts, heap := s.divide(k, nil)
	v = s.logic.heap(heap)
	for _, x := range parts {
		e := s.known.get(x)
		if !e.settled {
			return v, false
		}
		v = s.logic.add(v, e.v)
	}
	return v, true
}

// divide appends the parts of k.
func (s *Search[K, V]) divide(k K, buf []K) ([]K, uint64) {
	if s.split == nil {
		return append(buf, k), 0
	}
	return s.split.Parts(k, buf)
}

// run settles a part that is not known.
func (s *Search[K, V]) run(ctx context.Context, x K, b *game.Budget) error {
	if err := s.push(ctx, x, b); err != nil {
		return err
	}
	for len(s.frames) > 0 {
		f := &s.frames[len(s.frames)-1]
		if next, done := s.advance(f); !done {
			if err := s.push(ctx, next, b); err != nil {
				return err
			}
			continue
		}
		if err := s.known.put(f.k, entry[V]{v: s.logic.settle(s.values[f.value:]), settled: true}, b); err != nil {
			return err
		}
		s.pop()
	}
	return nil
}

// push opens a part: its options go on the stacks.
func (s *Search[K, V]) push(ctx context.Context, x K, b *game.Budget) error {
	if s.known.get(x).open {
		return ErrLoopy
	}
	if err := s.known.put(x, entry[V]{open: true}, b); err != nil {
		return err
	}
	f := frame[K, V]{k: x, parts: len(s.parts), sums: len(s.sums), value: len(s.values), next: len(s.parts)}
	s.frames = append(s.frames, f)
	if s.split == nil {
		s.parts = s.rules.Options(x, s.parts)
	} else {
		s.buf = s.rules.Options(x, s.buf[:0])
		for _, y := range s.buf {
			var heap uint64
			s.parts, heap = s.split.Parts(y, s.parts)
			s.sums = append(s.sums, sum{heap, len(s.parts)})
		}
	}
	if err := s.hold(b); err != nil {
		return err
	}
	return spend(ctx, s.failing, b)
}

// hold charges the stacks when they have grown.
func (s *Search[K, V]) hold(b *game.Budget) error {
	var k K
	var v V
	now := int64(cap(s.frames))*int64(unsafe.Sizeof(frame[K, V]{})) + int64(cap(s.parts)+cap(s.buf))*int64(unsafe.Sizeof(k)) +
		int64(cap(s.sums))*int64(unsafe.Sizeof(sum{})) + int64(cap(s.values))*int64(unsafe.Sizeof(v))
	if now == s.held {
		return nil
	}
	if err := b.Hold(now - s.held); err != nil {
		return err
	}
	s.held = now
	return nil
}

func (s *Search[K, V]) pop() {
	f := &s.frames[len(s.frames)-1]
	s.parts, s.sums, s.values = s.parts[:f.parts], s.sums[:f.sums], s.values[:f.value]
	s.frames = s.frames[:len(s.frames)-1]
}

// abandon drops what an error left open.
func (s *Search[K, V]) abandon() {
	s.known.sweep(func(_ K, e entry[V]) bool { return e.settled })
	s.frames, s.parts, s.sums, s.values = s.frames[:0], s.parts[:0], s.sums[:0], s.values[:0]
}

// advance reads the values of the options of f as far as they are known; done
// is false when next has to be settled first.
func (s *Search[K, V]) advance(f *frame[K, V]) (next K, done bool) {
	if s.split != nil {
		return s.advanceSums(f)
	}
	for ; f.next < len(s.parts); f.next++ {
		e := s.known.get(s.parts[f.next])
		if !e.settled {
			return s.parts[f.next], false
		}
		s.values = append(s.values, e.v)
		if s.logic.enough(e.v) {
			break
		}
	}
	return next, true
}

// advanceSums is advance where options are sums.
func (s *Search[K, V]) advanceSums(f *frame[K, V]) (next K, done bool) {
	for i := f.sums + len(s.values) - f.value; i < len(s.sums); i++ {
		if !f.begun {
			f.v, f.begun = s.logic.heap(s.sums[i].heap), true
		}
		for ; f.next < s.sums[i].end; f.next++ {
			e := s.known.get(s.parts[f.next])
			if !e.settled {
				return s.parts[f.next], false
			}
			f.v = s.logic.add(f.v, e.v)
		}
		s.values, f.begun = append(s.values, f.v), false
	}
	return next, true
}
