package main

import (
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestReplOnTerminal: lines are completed and brought back, ^C stops a statement
// and not the session, and what was typed is there the next time.
func TestReplOnTerminal(t *testing.T) {
	t.Parallel()
	state := t.TempDir()
	session := func(typed ...string) string {
		t.Helper()
		screen, tty := terminal(t)
		c := exec.Command("grundy", "repl", "--lang", "en")
		c.Env = append(os.Environ(), "XDG_STATE_HOME="+state)
		c.Stdin, c.Stdout, c.Stderr = tty, tty, tty
		c.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		tty.Close()
		for _, s := range typed {
			time.Sleep(300 * time.Millisecond)
			if _, err := io.WriteString(screen, s); err != nil {
				t.Fatal(err)
			}
		}
		sent, _ := io.ReadAll(screen) // it ends in an error when nobody has the terminal
		c.Wait()
		return string(sent)
	}
	got := session("nimber(nim(3,\t 5))\r", "winn", "\ter(nim(3, 3))\r",
		"def f(n):\r", "    return n + 40\r", "\r", "f(2)\r",
		"[0 for i in range(10000000) for j in range(1000)]\r", "\x03", "\x04")
	for _, want := range []string{"\r\n6\r\n", "\r\n\"second\"\r\n", "... ", "\r\n42\r\n", "grundy: stopped\r\n"} {
		if !strings.Contains(got, want) {
			t.Errorf("the session shows %q, without %q", got, want)
		}
	}
	if got := session("\x1b[A\x1b[A\r", "\x04"); !strings.Contains(got, "nothing is named \"f\" here") {
		t.Errorf("the line brought back shows %q", got)
	}
	kept, err := os.ReadFile(filepath.Join(state, "grundy", "history"))
	if err != nil || !strings.Contains(string(kept), "f(2)\n") {
		t.Errorf("history: %q, %v", kept, err)
	}
}

func TestComplete(t *testing.T) {
	names := []string{"nim", "nim_sum", "nimber", "nimble", "winner", "尼姆", "尼姆和"}
	for _, c := range []struct {
		line string
		pos  int
		want string
		at   int
	}{
		{"ni", 2, "nim", 3}, {"nimb", 4, "nimb", 4}, {"nimbe", 5, "nimber", 6}, {"x(win)", 5, "x(winner)", 8},
		{"zz", 2, "zz", 2}, {"", 0, "    ", 4}, {"尼", 3, "尼姆", 6}, {"1 + nim_", 8, "1 + nim_sum", 11},
	} {
		if got, at, _ := complete(c.line, c.pos, names); got != c.want || at != c.at {
			t.Errorf("complete(%q, %d) = %q, %d, want %q, %d", c.line, c.pos, got, at, c.want, c.at)
		}
	}
}
