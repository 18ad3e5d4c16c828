package checkpoint

import (
	"bytes"
	"errors"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"grundy/game"
)

const run = "kayles(), normal play"

// read opens a checkpoint and returns what it holds.
func read(name, of string) (*File, []uint64, error) {
	var got []uint64
	f, err := Open(name, of, func(nimbers []uint64) error {
		got = append(got, nimbers...)
		return nil
	})
	return f, got, err
}

// written returns the name of a checkpoint that holds the nimbers, appended in
// pieces, and whether it was closed or left as a kill leaves it.
func written(t *testing.T, nimbers []uint64, closed bool) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "run")
	f, _, err := read(name, run)
	if err != nil {
		t.Fatal(err)
	}
	for piece := range slices.Chunk(nimbers, 1000) {
		f.saved = f.saved.Add(-saveEvery)
		if err := f.Append(piece); err != nil {
			t.Fatal(err)
		}
	}
	if closed {
		err = f.Close()
	} else {
		_, err = f.values.Write([]byte{1, 2, 128}) // half of a piece
		f.values.Close()
	}
	if err != nil {
		t.Fatal(err)
	}
	return name
}

// nimbers of every length that a varint has.
func nimbers() []uint64 {
	out := []uint64{0, math.MaxUint64}
	for i := range uint64(100_000) {
		out = append(out, i*i*i*i)
	}
	return out
}

func TestGoesOn(t *testing.T) {
	want := nimbers()
	for _, closed := range []bool{true, false} {
		name := written(t, want, closed)
		f, got, err := read(name, run)
		if err != nil || !slices.Equal(got, want) || f.Heaps() != len(want) {
			t.Fatalf("closed %t: %d nimbers, %v; want %d", closed, len(got), err, len(want))
		}
		if beyond := f.Beyond(); closed == (beyond > 0) {
			t.Errorf("closed %t: %d bytes beyond the end", closed, beyond)
		}
		if err := f.Append([]uint64{7}); err != nil {
			t.Fatal(err)
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
		if _, got, err = read(name, run); err != nil || !slices.Equal(got, append(want, 7)) {
			t.Errorf("closed %t, one more: %d nimbers, %v", closed, len(got), err)
		}
	}
}

func TestRefused(t *testing.T) {
	change := func(name string, f func([]byte) []byte) {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, f(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	tests := map[string]func(name string){
		"another byte of the state":  func(n string) { change(n, func(b []byte) []byte { b[len(b)/2]++; return b }) },
		"a shorter state":            func(n string) { change(n, func(b []byte) []byte { return b[:len(b)-1] }) },
		"an empty state":             func(n string) { change(n, func([]byte) []byte { return nil }) },
		"another byte of the values": func(n string) { change(n+".values", func(b []byte) []byte { b[len(b)/2] ^= 1; return b }) },
		"fewer values":               func(n string) { change(n+".values", func(b []byte) []byte { return b[:len(b)-1] }) },
		"no values":                  func(n string) { os.Remove(n + ".values") },
		"no state":                   func(n string) { os.Remove(n) },
		"fewer bytes than none": func(n string) {
			change(n, func(b []byte) []byte { return bytes.Replace(b, []byte(`"bytes":`), []byte(`"bytes":-`), 1) })
		},
		"the name of this run in the place of another's": func(n string) {
			os.Remove(n)
			os.Remove(n + ".values")
			f, _, err := read(n, "nim(), normal play")
			if err == nil {
				err = f.Append([]uint64{0, 1, 2, 3})
			}
			if err := errors.Join(err, f.Close()); err != nil {
				t.Fatal(err)
			}
			change(n, func(b []byte) []byte { return bytes.Replace(b, []byte("nim()"), []byte("kayles()"), 1) })
		},
		"other heaps": func(n string) {
			change(n, func(b []byte) []byte {
				return []byte(strings.Replace(string(b), `"heaps":100002`, `"heaps":100001`, 1))
			})
		},
	}
	for what, spoil := range tests {
		name := written(t, nimbers(), true)
		spoil(name)
		if _, _, err := read(name, run); err == nil || game.AsError(err).Code != game.BadParameter {
			t.Errorf("%s: %v, want a refusal", what, err)
		}
	}
	if _, _, err := read(written(t, nimbers(), true), "nim(), normal play"); err == nil {
		t.Error("a checkpoint of another run was taken")
	}
}

// TestBusy: two runs that write at once would spoil the file for both.
func TestBusy(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("there is no lock")
	}
	name := filepath.Join(t.TempDir(), "run")
	f, _, err := read(name, run)
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := read(name, run); err == nil || !strings.Contains(err.Error(), "another run is at work") {
		t.Errorf("while a run is at work: %v", err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	if f, _, err = read(name, run); err != nil {
		t.Fatalf("after it: %v", err)
	}
	f.Close()
}
