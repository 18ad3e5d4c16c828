package sparse

import (
	"context"
	"errors"
	"slices"
	"testing"

	"grundy/game"
)

// collect returns a sink, and the values it was given.
func collect(t *testing.T) (func(int, []uint16) error, *[]uint16) {
	var got []uint16
	return func(from int, values []uint16) error {
		if from != len(got) {
			t.Errorf("the sink was given heaps from %d on, want %d", from, len(got))
		}
		got = append(got, values...)
		return nil
	}, &got
}

// TestWindow: a window changes no value. What it is compared with, whole tables,
// the other tests hold to the definition.
func TestWindow(t *testing.T) {
	n := 250_000
	for _, code := range []string{"0.16", "0.106", "0.454", "0.356"} {
		whole := extended(t, octal(code), Options{}, n).Values()
		for _, o := range []Options{{}, {Purego: true}, {Engine: Block}, {Workers: 2, Engine: Block}} {
			o.Window = leastWindow
			sink, got := collect(t)
			o.Sink = sink
			s := extended(t, octal(code), o, n)
			if same(t, code, *got, whole); s.Values() != nil {
				t.Errorf("%s: Values with a window = %d values, want nil", code, len(s.Values()))
			}
			if st := s.Stats(); st.PlainHeaps > int64(n/8) {
				t.Errorf("%s: %d heaps were computed by the plain engine", code, st.PlainHeaps)
			}
		}
	}
}

// TestWideWindow streams a game whose values pass 255 late.
func TestWideWindow(t *testing.T) {
	n := 150_000
	sink, got := collect(t)
	extended(t, octal("0.6"), Options{Window: 1 << 17, Sink: sink}, n)
	same(t, "0.6", *got, extended(t, octal("0.6"), Options{}, n).Values())
}

// TestOutOfWindow: a rare heap too far back is refused, not guessed.
func TestOutOfWindow(t *testing.T) {
	sink, got := collect(t)
	s, err := New(grundysGame(), Options{Window: leastWindow, Sink: sink})
	if err != nil {
		t.Fatal(err)
	}
	err = s.Extend(context.Background(), 400_000) // heap 82860 is rare
	if err == nil || game.AsError(err).Code != game.Limit {
		t.Fatalf("Extend = %v at heap %d, want a limit", err, s.Len())
	}
	same(t, "Grundy's game", *got, extended(t, grundysGame(), Options{}, len(*got)).Values())
	if len(*got) < 100_000 {
		t.Errorf("only %d values came before the refusal", len(*got))
	}
}

func TestSinkFails(t *testing.T) {
	full := errors.New("full")
	s, err := New(octal("0.16"), Options{Sink: func(from int, values []uint16) error { return full }})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Extend(context.Background(), 10_000); err != full {
		t.Errorf("Extend = %v, want %v", err, full)
	}
}

// TestSinkBeside: a sink without a window sees what Values has.
func TestSinkBeside(t *testing.T) {
	sink, got := collect(t)
	s := extended(t, grundysGame(), Options{Sink: sink}, 20_000)
	if !slices.Equal(*got, s.Values()) {
		t.Error("the sink and Values differ")
	}
}
