package sparse

import (
	"context"

	"grundy/game"
)

// Options change how a scanner works, never what it finds. The zero value is a
// good choice.
type Options struct {
	Workers int          // processors to use; 0 and 1: one
	Purego  bool         // no assembly
	Budget  *game.Budget // what the tables may hold, and how many values are counted
	Reserve int          // heaps to make room for at once, so that the table is not copied as it grows

	// Window, if positive, is how many of the first and of the latest values are
	// kept; Values is nil then, and Sink is handed the values.
	Window int
	// Sink, if not nil, is given the values of the heaps from the given one on, each
	// heap once and in order. The slice is good until it returns.
	Sink func(from int, values []uint16) error

	// Engine is Automatic, or the only one beside Plain that is used: Block, Dense,
	// or neither.
	Engine Engine
}

// Engine is a way to compute values.
type Engine string

// The engines.
const (
	Automatic Engine = ""
	Plain     Engine = "plain"
	Block     Engine = "block"
	Tiny      Engine = "tiny"
	Dense     Engine = "dense"
)

// Stats tell what a scanner has seen.
type Stats struct {
	Engine      Engine // in use; Plain does what it cannot
	Kernel      string // "avx512", "avx2" or "go"
	Heaps       int    // whose values are known
	Rares       int    // rare heaps among them, by the present space
	LastRare    int    // the last of these, 0 when there is none
	Mask        uint16 // of the sparse space
	Position    bool   // the parity of the heap counts in it
	MostNimber  uint16
	Rebuilds    int   // how often the space was chosen anew
	Steps       int64 // pairs looked at to verify
	Corrections int64 // candidates that verification replaced by a rare value
	PlainHeaps  int64 // computed by the plain engine
	DenseHeaps  int64 // computed by the dense engine
	Rescued     int64 // heaps of blocks whose first candidates were all options
}

// Scanner computes the nim-sequence of one game. It is not safe for concurrent
// use; it uses several processors by itself.
type Scanner struct {
	moves   moves
	options Options
	budget  *game.Budget
	values  store
	n       int // the next heap
	sunk    int // heaps that Sink has been given

	space    space
	census   census
	rares    []rare
	seen     marks
	lookNext int // when the space is chosen anew

	held  int64 // bytes
	spent int   // heaps counted
	stats Stats

	kernels kernels
	coding  coding
	window  window
	run     run
}

const (
	leastWindow = 1 << 16
	mostHeaps   = 1 << 40
	firstLook   = 64
	shortRun    = 1 << 9 // heaps between two looks at the context
	longRun     = 1 << 12
)

var (
	windowText  = game.Text{En: "a window of %d values is too small; it must be at least %d", Zh: "%d 个值的窗口太小；至少需要 %d 个"}
	outsideText = game.Text{En: "heap %d needs a value outside the window of %d; make the window larger", Zh: "大小为 %d 的堆需要 %d 个值的窗口以外的值；请加大窗口"}
	heapsText   = game.Text{En: "a table of heaps beyond %d is more than a machine holds", Zh: "堆的大小超过 %d 的表，机器放不下"}
)

// New returns a scanner that knows no value yet.
func New(r Rules, o Options) (*Scanner, error) {
	m, err := compile(r)
	if err != nil {
		return nil, err
	}
	if o.Window < 0 || o.Window > 0 && o.Window < leastWindow {
		return nil, game.Refuse(game.BadParameter, windowText, o.Window, leastWindow)
	}
	s := &Scanner{moves: m, options: o, budget: o.Budget, census: newCensus(&m), lookNext: firstLook}
	s.coding.least = wideBits
	if s.budget == nil {
		s.budget = &game.Budget{}
	}
	s.values.window = o.Window
	s.space, _ = s.census.best()
	s.kernels = choose(o.Purego)
	s.stats.Kernel = s.kernels.name
	s.recode()
	if s.prefersDense(0) {
		s.run.dense.begin(nil)
	}
	return s, nil
}

// Values returns the values of the heaps from 0 that are known, nil when there is a
// window. The slice stays good, and changes no more.
func (s *Scanner) Values() []uint16 {
	if !s.values.full() {
		return nil
	}
	return s.values.head[:s.n:s.n]
}

// Len returns how many heaps have been computed.
func (s *Scanner) Len() int { return s.n }

// Stats tells what has been seen so far.
func (s *Scanner) Stats() Stats {
	st := s.stats
	st.Heaps, st.Rares = s.n, len(s.rares)
	st.Engine = s.engine()
	st.Mask, st.Position = s.space.mask, s.space.position == 1
	if len(s.rares) > 0 {
		st.LastRare = s.rares[len(s.rares)-1].heap
	}
	return st
}

// engine returns the engine in use.
func (s *Scanner) engine() Engine {
	switch {
	case s.run.dense.on:
		return Dense
	case !s.coding.on || s.options.Engine == Plain:
		return Plain
	case s.coding.tiny:
		return Tiny
	}
	return Block
}

// Close gives the memory back to the budget. The scanner must not be used again;
// the slices that Values returned may.
func (s *Scanner) Close() {
	s.budget.Release(s.held)
	s.held = 0
}

// Extend computes the values of all heaps below n. Stopped early by ctx, the budget or
// a value above 65535, it returns why; what is known then is right, and Extend
// may be called again. It spends one position a heap. It costs, for each heap,
// a look at each rare heap, and the pairs it takes to verify; where there is no
// sparse space, a look at each pair.
func (s *Scanner) Extend(ctx context.Context, n int) error {
	if err := ctx.Err(); err != nil || n <= s.n {
		return err
	}
	if n > mostHeaps {
		return game.Refuse(game.Limit, heapsText, int64(mostHeaps))
	}
	if err := s.reserve(n); err != nil {
		return err
	}
	for s.n < n {
		if err := s.settle(ctx); err != nil {
			return err
		}
		if err := s.advance(min(n, s.n+s.chunk())); err != nil {
			return err
		}
	}
	return s.settle(ctx)
}

// Reserve makes the next enlargement of the table, and all later ones, one for n
// heaps or more, as Options.Reserve does.
func (s *Scanner) Reserve(n int) { s.options.Reserve = n }

// reserve makes room for the values of heaps below n. Held are the bytes of those
// alone, and while the table is copied those of the copy.
func (s *Scanner) reserve(n int) error {
	size := s.values.size(n, s.options.Reserve)
	need, copied := s.values.bytes(n)+s.beside(), s.values.copied(size)
	if err := s.hold(need + copied); err != nil {
		return err
	}
	s.values.reserve(size)
	if over := min(copied, s.held-need); over > 0 {
		s.budget.Release(over)
		s.held -= over
	}
	return nil
}

// chunk returns after how many heaps to look at the context again, some
// milliseconds of work.
func (s *Scanner) chunk() int {
	if s.coding.on && !s.run.dense.on {
		return longRun
	}
	return shortRun
}

// hold raises what is held to n bytes.
func (s *Scanner) hold(n int64) error {
	if n <= s.held {
		return nil
	}
	if err := s.budget.Hold(n - s.held); err != nil {
		return err
	}
	s.held = n
	return nil
}

// beside returns the bytes of the tables beside the values.
func (s *Scanner) beside() int64 {
	w, b := &s.window, &s.run.block
	codes := len(w.back) + cap(w.head) + cap(w.mask) + s.run.dense.held()
	rares := 16*cap(s.rares) + 8*(cap(b.marked)+cap(b.checked)+cap(b.rest)+cap(b.all)+cap(b.spare))
	return int64(codes + rares + 4*len(s.seen.last) + 8*len(s.census.count))
}

// settle counts the heaps computed since the last time, and hands them on.
func (s *Scanner) settle(ctx context.Context) error {
	if s.options.Sink != nil && s.n > s.sunk {
		from := s.sunk
		s.sunk = s.n
		if err := s.options.Sink(from, s.values.slice(from, s.n)); err != nil {
			return err
		}
	}
	if err := s.hold(s.values.bytes(len(s.values.head)) + s.beside()); err != nil {
		return err
	}
	n := s.n - s.spent
	s.spent = s.n
	return s.budget.Spend(ctx, int64(n))
}

func (s *Scanner) outOfWindow() error {
	return game.Refuse(game.Limit, outsideText, s.n, s.options.Window)
}
