package board

import (
	"context"
	"slices"
	"unsafe"

	"grundy/game"
	"grundy/nimber"
)

// Search settles positions and remembers them. It is not safe for concurrent
// use. The zero value is not usable.
//
// Within, a value is a nimber, or 1 for a position that is won and 0 for one that is
// lost.
type Search[K comparable, V any] struct {
	rules   Rules[K]
	failing Failing
	split   Splitter[K]           // nil: every position is one part
	settle  func([]uint64) uint64 // the value of a position, from those of its options
	enough  func(uint64) bool     // an option of this value settles the position alone
	export  func(uint64) V

	known  *table[K]
	frames []frame[K]
	parts  []K      // of the options of the frames, option by option
	sums   []sum    // of the frames
	values []uint64 // of the options of the frames, as far as they are known
	buf    []K
	held   int64 // bytes of the stacks
}

// What is stored of a part is a mark that it is being settled, or its value and
// firstValue.
const (
	isOpen     = 1
	firstValue = 2
)

// sum is an option: its parts end at end in the stack of parts.
type sum struct {
	heap uint64
	end  int
}

// frame is a position being settled. What it has on the stacks begins at its
// marks; the stacks of the deepest frame end with its own.
type frame[K comparable] struct {
	k           K
	parts       int // where its part of each stack begins
	sums, value int
	next        int    // the next part to be read
	v           uint64 // the sum of the parts read of the next option, without its heap
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
	s := &Search[K, uint64]{
		rules: r, settle: mex, known: newTable[K](),
		enough: func(uint64) bool { return false },
		export: func(v uint64) uint64 { return v },
	}
	s.failing, _ = r.(Failing)
	if c == game.Normal {
		s.split, _ = r.(Splitter[K])
	}
	return s
}

// NewOutcomes returns a search for whether the player to move wins. Positions are
// not split.
func NewOutcomes[K comparable](r Rules[K], c game.Convention) *Search[K, bool] {
	wins := func(options []uint64) uint64 {
		if slices.Contains(options, 0) || len(options) == 0 && c == game.Misere {
			return 1
		}
		return 0
	}
	s := &Search[K, bool]{
		rules: r, settle: wins, known: newTable[K](),
		enough: func(v uint64) bool { return v == 0 },
		export: func(v uint64) bool { return v != 0 },
	}
	s.failing, _ = r.(Failing)
	return s
}

// Settle returns the value of k. It costs one visit for each position reachable
// from k, fewer where one option is enough, and spends one position of the
// budget for each that it opens.
func (s *Search[K, V]) Settle(ctx context.Context, k K, b *game.Budget) (v V, err error) {
	parts, sum := s.divide(k, nil)
	for _, x := range parts {
		if s.known.get(x) < firstValue {
			if err := s.run(ctx, x, b); err != nil {
				s.abandon()
				return v, err
			}
		}
		sum ^= s.known.get(x) - firstValue
	}
	return s.export(sum), nil
}

// Known returns the value of k when it needs no search.
func (s *Search[K, V]) Known(k K) (v V, ok bool) {
	parts, sum := s.divide(k, nil)
	for _, x := range parts {
		e := s.known.get(x)
		if e < firstValue {
			return v, false
		}
		sum ^= e - firstValue
	}
	return s.export(sum), true
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
		if err := s.known.put(f.k, firstValue+s.settle(s.values[f.value:]), b); err != nil {
			return err
		}
		s.pop()
	}
	return nil
}

// push opens a part: its options go on the stacks.
func (s *Search[K, V]) push(ctx context.Context, x K, b *game.Budget) error {
	if s.known.get(x) == isOpen {
		return ErrLoopy
	}
	if err := s.known.put(x, isOpen, b); err != nil {
		return err
	}
	f := frame[K]{k: x, parts: len(s.parts), sums: len(s.sums), value: len(s.values), next: len(s.parts)}
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
	return spend(ctx, s.failing, b, 1)
}

// hold charges the stacks when they have grown.
func (s *Search[K, V]) hold(b *game.Budget) error {
	var k K
	now := int64(cap(s.frames))*int64(unsafe.Sizeof(frame[K]{})) + int64(cap(s.parts)+cap(s.buf))*int64(unsafe.Sizeof(k)) +
		int64(cap(s.sums))*int64(unsafe.Sizeof(sum{})) + int64(8*cap(s.values))
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
	s.known.sweep(func(_ K, e uint64) bool { return e >= firstValue })
	s.frames, s.parts, s.sums, s.values = s.frames[:0], s.parts[:0], s.sums[:0], s.values[:0]
}

// advance reads the values of the options of f as far as they are known; done
// is false when next has to be settled first.
func (s *Search[K, V]) advance(f *frame[K]) (next K, done bool) {
	if s.split != nil {
		return s.advanceSums(f)
	}
	for ; f.next < len(s.parts); f.next++ {
		e := s.known.get(s.parts[f.next])
		if e < firstValue {
			return s.parts[f.next], false
		}
		v := e - firstValue
		if s.values = append(s.values, v); s.enough(v) {
			break
		}
	}
	return next, true
}

// advanceSums is advance where options are sums.
func (s *Search[K, V]) advanceSums(f *frame[K]) (next K, done bool) {
	for _, option := range s.sums[f.sums+len(s.values)-f.value:] {
		for ; f.next < option.end; f.next++ {
			e := s.known.get(s.parts[f.next])
			if e < firstValue {
				return s.parts[f.next], false
			}
			f.v ^= e - firstValue
		}
		s.values = append(s.values, f.v^option.heap)
		f.v = 0
	}
	return next, true
}
