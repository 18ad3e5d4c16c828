package judge_test

import (
	"bytes"
	"context"
	"errors"
	"regexp"
	"strings"
	"testing"
	"testing/iotest"

	"grundy/catalogue"
	"grundy/game"
	"grundy/judge"
)

// answer answers an input of a problem.
func answer(t testing.TB, id, in string) (out string, err error) {
	t.Helper()
	p, ok := judge.Lookup(id)
	if !ok {
		t.Fatalf("Lookup(%q) finds nothing", id)
	}
	var b bytes.Buffer
	err = p.Answer(t.Context(), strings.NewReader(in), &b, nil)
	return b.String(), err
}

// wantAnswer fails unless the input is answered so.
func wantAnswer(t *testing.T, id, in, want string) {
	t.Helper()
	if got, err := answer(t, id, in); err != nil || got != want {
		t.Errorf("judge %s on %q = %q, %v, want %q", id, in, got, err, want)
	}
}

// number is where a number begins, and no word.
var number = regexp.MustCompile(`(?m)(^|[ \t])(\d)`)

// TestSamples answers every sample, as it is and with its blank space changed.
func TestSamples(t *testing.T) {
	changes := map[string]func(string) string{
		"as it is":         func(s string) string { return s },
		"no final newline": func(s string) string { return strings.TrimRight(s, "\n") },
		"carriage returns": func(s string) string { return strings.ReplaceAll(s, "\n", "\r\n") },
		"both":             func(s string) string { return strings.ReplaceAll(strings.TrimRight(s, "\n"), "\n", "\r\n") },
		"blank lines":      func(s string) string { return "\n \n" + strings.ReplaceAll(s, "\n", "\n\n\t\n") + "\n" },
		"blanks":           func(s string) string { return " " + strings.NewReplacer(" ", " \t ", "\n", "  \n  ").Replace(s) },
		"a number a line":  func(s string) string { return strings.Join(strings.Fields(s), "\n") },
		"all on one line":  func(s string) string { return strings.Join(strings.Fields(s), " ") },
		"byte order mark":  func(s string) string { return "\uFEFF" + s },
		"leading zeros":    func(s string) string { return number.ReplaceAllString(s, "${1}000${2}") },
	}
	for _, p := range judge.All() {
		for _, s := range p.Samples() {
			for name, change := range changes {
				if name == "leading zeros" && p.ID == "HDU 1404" {
					continue // the zeros are digits of its words
				}
				t.Run(p.ID+"/"+name, func(t *testing.T) { wantAnswer(t, p.ID, change(s.In), s.Out) })
			}
		}
	}
}

// TestSlowly gives the input byte by byte.
func TestSlowly(t *testing.T) {
	for _, p := range judge.All() {
		for _, s := range p.Samples() {
			var b bytes.Buffer
			err := p.Answer(t.Context(), iotest.OneByteReader(strings.NewReader("\uFEFF"+s.In)), &b, nil)
			if err != nil || b.String() != s.Out {
				t.Errorf("judge %s, byte by byte = %q, %v, want %q", p.ID, b.String(), err, s.Out)
			}
		}
	}
}

// TestListing holds every problem to be said whole, in both languages.
func TestListing(t *testing.T) {
	for _, p := range judge.All() {
		if r := catalogue.Lookup(p.Family); r != nil && r.Name != p.Family {
			t.Errorf("%s: the family is called %q, and the ruleset %q", p.ID, p.Family, r.Name)
		}
		for _, l := range []game.Lang{game.En, game.Zh} {
			x := p.Listing(l)
			for _, s := range []string{x.ID, x.Title, x.Family, x.Site, x.Rule, x.Limits, x.Input, x.Output, x.Theory} {
				if s == "" {
					t.Errorf("%s, language %d: a word is missing in %+v", p.ID, l, x)
				}
			}
		}
	}
}

// TestTrouble wants the errors of the reader, the writer and the context, and
// what was answered before.
func TestTrouble(t *testing.T) {
	p, _ := judge.Lookup("HDU 2149")
	trouble := errors.New("trouble")
	var b bytes.Buffer
	in := iotest.DataErrReader(iotest.TimeoutReader(iotest.OneByteReader(strings.NewReader("4 2\n"))))
	if err := p.Answer(t.Context(), in, &b, nil); !errors.Is(err, iotest.ErrTimeout) {
		t.Errorf("a reader that fails: got %v, want %v", err, iotest.ErrTimeout)
	}
	in = iotest.DataErrReader(&failing{strings.NewReader("4 2\n4 2\n4"), trouble})
	if err := p.Answer(t.Context(), in, &b, nil); !errors.Is(err, trouble) || b.String() != "1\n1\n" {
		t.Errorf("a reader that fails later: got %q, %v, want two answers and %v", b.String(), err, trouble)
	}
	if err := p.Answer(t.Context(), strings.NewReader("4 2\n"), refusing{trouble}, nil); !errors.Is(err, trouble) {
		t.Errorf("a writer that fails: got %v, want %v", err, trouble)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := p.Answer(ctx, strings.NewReader("4 2\n"), &b, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("a cancelled context: got %v, want %v", err, context.Canceled)
	}
}

// failing reads from a reader and then fails.
type failing struct {
	r   *strings.Reader
	err error
}

func (f *failing) Read(b []byte) (int, error) {
	if f.r.Len() == 0 {
		return 0, f.err
	}
	return f.r.Read(b)
}

type refusing struct{ err error }

func (r refusing) Write([]byte) (int, error) { return 0, r.err }

// TestPrompt wants the answer of a case before the next one is read.
func TestPrompt(t *testing.T) {
	p, _ := judge.Lookup("HDU 2149")
	var b bytes.Buffer
	lines := []string{"4 2\n", "3 2\n", "3 5\n"}
	want := []string{"", "1\n", "1\nnone\n"}
	in := readerFunc(func(to []byte) (int, error) {
		i := len(want) - len(lines)
		if len(lines) == 0 {
			return 0, errors.New("end of talk")
		}
		if b.String() != want[i] {
			t.Errorf("before line %d: got %q, want %q", i+1, b.String(), want[i])
		}
		n := copy(to, lines[0])
		lines = lines[1:]
		return n, nil
	})
	if err := p.Answer(t.Context(), in, &b, nil); err == nil || b.String() != "1\nnone\n3 4 5\n" {
		t.Errorf("judge HDU 2149, line by line = %q, %v", b.String(), err)
	}
}

type readerFunc func([]byte) (int, error)

func (f readerFunc) Read(b []byte) (int, error) { return f(b) }
