package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"testing/iotest"
	"time"

	"grundy/game"
)

// endless is a run that no test waits for.
var endless = []string{"sequence", "grundy_game", "--to", "2e9", "--lang", "en"}

// stopped runs the command, stops it when it has been at work for a while, and
// returns what it wrote. Sent is called with the process.
func stopped(t *testing.T, sent func(*os.Process), words ...string) string {
	t.Helper()
	var stdout, stderr bytes.Buffer
	c := exec.Command("grundy", words...)
	c.Stdout, c.Stderr = &stdout, &stderr
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	time.Sleep(500 * time.Millisecond)
	sent(c.Process)
	c.Wait()
	if got := c.ProcessState.ExitCode(); got != noAnswer || stderr.String() != "grundy: cancelled\n" {
		t.Errorf("grundy %q, stopped: exit status %d, %q", words, got, stderr.String())
	}
	return stdout.String()
}

// once and twice send a signal, as a terminal does, and as timeout(1), which sends
// it to the process and to its group.
func once(s os.Signal) func(*os.Process) { return func(p *os.Process) { p.Signal(s) } }

func twice(s os.Signal) func(*os.Process) {
	return func(p *os.Process) { p.Signal(s); time.Sleep(time.Millisecond); p.Signal(s) }
}

// TestStopped: what is right when a signal comes stays, in every form.
func TestStopped(t *testing.T) {
	t.Parallel()
	want, err := exec.Command("grundy", "sequence", "grundy_game", "--to", "200").Output()
	if err != nil {
		t.Fatal(err)
	}
	first := strings.Split(strings.TrimSpace(string(want)), ", ")
	for _, sent := range []func(*os.Process){once(os.Interrupt), twice(syscall.SIGTERM)} {
		plain := strings.Split(strings.TrimSpace(stopped(t, sent, endless...)), ", ")
		csv := strings.Fields(stopped(t, sent, append(endless, "--csv")...))
		bfile := strings.Split(stopped(t, sent, append(endless, "--bfile")...), "\n")
		if len(plain) <= 200 || len(csv) <= 201 || len(bfile) <= 200 || bfile[len(bfile)-1] != "" {
			t.Fatalf("%d nimbers, %d and %d lines", len(plain), len(csv), len(bfile))
		}
		for n, v := range first {
			if plain[n] != v || csv[n+1] != fmt.Sprintf("%d,%s", n, v) || bfile[n] != fmt.Sprintf("%d %s", n, v) {
				t.Errorf("heap %d: %s, %s, %s, want %s", n, plain[n], csv[n+1], bfile[n], v)
			}
		}
		checkCut(t, stopped(t, sent, append(endless, "--json")...))
		if text := stopped(t, sent, append(endless, "--plot", "-")...); !strings.Contains(text, "nimbers of grundy_game()") {
			t.Errorf("the plot of a run that is stopped:\n%s", text)
		}
		svg := filepath.Join(t.TempDir(), "a.svg")
		stopped(t, sent, append(endless, "--plot", svg)...)
		if text, err := os.ReadFile(svg); err != nil || !strings.HasSuffix(string(text), "</svg>\n") {
			t.Errorf("the plot of a run that is stopped: %d bytes, %v", len(text), err)
		}
	}
}

// checkCut checks the object of a sequence that was cut short.
func checkCut(t *testing.T, text string) {
	t.Helper()
	var got struct {
		Values   []int
		Complete *bool
		Error    struct{ Code string }
	}
	if err := json.Unmarshal([]byte(text), &got); err != nil || len(got.Values) < 200 || got.Complete == nil || *got.Complete || got.Error.Code != "cancelled" {
		t.Errorf("%d values, complete %v, error %q, %v", len(got.Values), got.Complete, got.Error.Code, err)
	}
}

// TestSlowReader: a run that is stopped while its reader reads nothing waits for it.
func TestSlowReader(t *testing.T) {
	t.Parallel()
	c := exec.Command("grundy", append(endless, "--json")...)
	out, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	time.Sleep(500 * time.Millisecond)
	c.Process.Signal(os.Interrupt)
	time.Sleep(2 * grace)
	text, err := io.ReadAll(out)
	if err != nil {
		t.Fatal(err)
	}
	c.Wait()
	checkCut(t, string(text))
	if got := c.ProcessState.ExitCode(); got != noAnswer {
		t.Errorf("exit status %d, want %d", got, noAnswer)
	}
}

// TestLateSignal: a signal behind the grace ends a process that waits for its
// reader.
func TestLateSignal(t *testing.T) {
	t.Parallel()
	c := exec.Command("grundy", append(endless, "--json")...)
	if _, err := c.StdoutPipe(); err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	time.Sleep(500 * time.Millisecond)
	c.Process.Signal(os.Interrupt)
	time.Sleep(grace + grace/2)
	c.Process.Signal(os.Interrupt)
	ended := time.AfterFunc(20*time.Second, func() { c.Process.Kill() })
	c.Process.Wait()
	if !ended.Stop() {
		t.Error("a second signal does not end the process")
	}
}

// TestUnread: a process that nobody reads on ends with status 1 and says nothing,
// and its checkpoint is whole.
func TestUnread(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "run")
	for _, words := range [][]string{append(endless, "--csv", "--checkpoint", file), append(endless, "--json"), {"rulesets", "--json"}, {"eval", "range(100000) and list(range(100000))"}} {
		var stderr bytes.Buffer
		r, w, err := os.Pipe()
		if err != nil {
			t.Fatal(err)
		}
		r.Close()
		c := exec.Command("grundy", words...)
		c.Stdout, c.Stderr = w, &stderr
		c.Run()
		w.Close()
		if got := c.ProcessState.ExitCode(); got != noAnswer || stderr.Len() > 0 {
			t.Errorf("grundy %q, unread: exit status %d, %q", words, got, stderr.String())
		}
	}
	if text, err := os.ReadFile(file); err != nil || strings.Contains(string(text), `"heaps":0,`) {
		t.Errorf("the checkpoint of a run that nobody reads: %s, %v", text, err)
	}
}

// TestGiveUp: a command that does not end is ended with what it has.
func TestGiveUp(t *testing.T) {
	for _, tt := range []struct {
		words string
		do    func(*app)
		want  string
	}{
		{"solve --json", func(*app) {}, `{"error":{"code":"cancelled","message":"cancelled"}}` + "\n"},
		{"solve", func(*app) {}, ""},
		{"solve --json", func(a *app) { a.print(1) }, "1\n"},
		{"sequence --csv", func(a *app) { half(a, newRows(a.stdout, csvHead, ",")) }, "heap,nimber\n0,0\n1,1\n"},
		{"sequence", func(a *app) { half(a, newRows(a.stdout, "", "")) }, "0, 1\n"},
	} {
		var stdout, stderr bytes.Buffer
		a := newApp(nil, nil, &stdout, &stderr)
		a.lang, a.json = game.En, strings.Contains(tt.words, "--json")
		tt.do(a)
		a.giveUp(context.Canceled)
		if stdout.String() != tt.want || stderr.String() != "grundy: cancelled\n" {
			t.Errorf("%s given up: %q, %q, want %q", tt.words, stdout.String(), stderr.String(), tt.want)
		}
	}
}

// half writes the beginning of a table.
func half(a *app, out table) {
	a.gate.begin(func(err error) { out.end(err) })
	out.block(0, []uint64{0, 1})
}

// TestInput: nothing is lost between a reader and who reads it, and nobody waits
// for a reader when the context ends.
func TestInput(t *testing.T) {
	text := strings.Repeat("0123456789\n", 50_000)
	for _, r := range []io.Reader{
		strings.NewReader(text), iotest.DataErrReader(strings.NewReader(text)), iotest.HalfReader(strings.NewReader(text)),
	} {
		if got, err := io.ReadAll(iotest.OneByteReader(newInput(t.Context(), r))); err != nil || string(got) != text {
			t.Errorf("%T: %d bytes, %v, want %d", r, len(got), err, len(text))
		}
	}
	failed := fmt.Errorf("no more")
	got, err := io.ReadAll(newInput(t.Context(), io.MultiReader(strings.NewReader("ab"), iotest.ErrReader(failed))))
	if string(got) != "ab" || err != failed {
		t.Errorf("before a failure: %q, %v", got, err)
	}
	waiting, w := io.Pipe()
	defer w.Close()
	ctx, stop := context.WithCancel(t.Context())
	time.AfterFunc(10*time.Millisecond, stop)
	if got, err := io.ReadAll(newInput(ctx, waiting)); len(got) > 0 || err != context.Canceled {
		t.Errorf("when nothing comes: %q, %v", got, err)
	}
}
