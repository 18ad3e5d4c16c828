package sparse

import (
	"context"
	"runtime"
	"testing"

	"grundy/game"
)

// allocated is how many bytes were allocated so far.
func allocated() uint64 {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.TotalAlloc
}

// TestWindowIsReused: a long run in a window allocates no further one, by any engine and
// any number of workers, whose queues take some memory.
func TestWindowIsReused(t *testing.T) {
	for _, o := range []Options{{}, {Engine: Block}, {Engine: Block, Workers: 2}} {
		o.Window = leastWindow
		s := extended(t, octal("0.454"), o, 1<<18)
		before := allocated()
		if err := s.Extend(context.Background(), 1<<20); err != nil {
			t.Fatal(err)
		}
		if got := allocated() - before; got > 16*leastWindow {
			t.Errorf("%+v: %d heaps more allocate %d bytes, with a window of %d", o, 3<<18, got, leastWindow)
		}
	}
}

// TestReserve: a table with room for all heaps is not copied, and only what is filled
// counts in the budget.
func TestReserve(t *testing.T) {
	const n, room = 1 << 18, 1 << 24
	b := &game.Budget{Bytes: 2 * room}
	s := extended(t, octal("0.454"), Options{Reserve: room, Budget: b}, n/4)
	first := &s.Values()[0]
	if err := s.Extend(context.Background(), n); err != nil {
		t.Fatal(err)
	}
	if &s.Values()[0] != first {
		t.Error("the table was copied")
	}
	if got, want := b.Held(), 2*int64(n)+s.beside(); got > want {
		t.Errorf("%d bytes are held for %d heaps, want %d", got, n, want)
	}
	s.Close()
	if b.Held() != 0 {
		t.Errorf("%d bytes are held in the end", b.Held())
	}
}

// TestReserveLater: the next enlargement makes room, and the values stay.
func TestReserveLater(t *testing.T) {
	s := extended(t, octal("0.454"), Options{}, 1000)
	want := extended(t, octal("0.454"), Options{}, 40_000).Values()
	s.Reserve(40_000)
	for _, n := range []int{1100, 20_000, 40_000} {
		if err := s.Extend(context.Background(), n); err != nil {
			t.Fatal(err)
		}
		if got := cap(s.values.head); got < 40_000 {
			t.Errorf("room for %d heaps after %d", got, n)
		}
	}
	same(t, "0.454", s.Values(), want)
}

// TestCopyIsHeld: a budget that does not hold a table and its copy refuses the copy,
// and what was known stays.
func TestCopyIsHeld(t *testing.T) {
	b := &game.Budget{}
	s := extended(t, octal("0.454"), Options{Budget: b}, 1<<18)
	b.Bytes = b.Held() + 2*(1<<12)
	n := s.Len()
	err := s.Extend(context.Background(), cap(s.values.head)+1)
	if err == nil || game.AsError(err).Code != game.Limit || s.Len() != n {
		t.Errorf("Extend = %v at %d heaps, want a limit at %d", err, s.Len(), n)
	}
	b.Bytes = 3 * b.Held()
	if err := s.Extend(context.Background(), n+1000); err != nil {
		t.Error(err)
	}
}
