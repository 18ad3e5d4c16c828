package main

import (
	"bufio"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/term"
)

// console reads lines from a person: with the lines before at the arrows, and the
// names that a word may go on to at Tab.
type console struct {
	*term.Terminal
	fd      int
	history *history
}

func openConsole(names func() []string) (*console, error) {
	fd := int(os.Stdin.Fd())
	if !term.IsTerminal(fd) || !term.IsTerminal(int(os.Stdout.Fd())) {
		return nil, os.ErrInvalid
	}
	t := &console{fd: fd, history: openHistory()}
	t.Terminal = term.NewTerminal(struct {
		io.Reader
		io.Writer
	}{os.Stdin, os.Stdout}, "")
	t.History = t.history
	t.AutoCompleteCallback = func(line string, pos int, key rune) (string, int, bool) {
		if key != '\t' {
			return "", 0, false
		}
		return complete(line, pos, names())
	}
	return t, nil
}

// readLine has the terminal to itself while a person types, so that at any other
// time ^C is a signal.
func (t *console) readLine(more bool) (string, error) {
	before, err := term.MakeRaw(t.fd)
	if err != nil {
		return "", err
	}
	defer func() { _ = term.Restore(t.fd, before) }() // nothing is left to try
	if w, h, err := term.GetSize(t.fd); err == nil && w > 0 {
		_ = t.SetSize(w, h) // a width that is wrong looks odd, no more
	}
	t.SetPrompt(">>> ")
	if more {
		t.SetPrompt("... ")
	}
	line, err := t.ReadLine()
	if err == term.ErrPasteIndicator {
		err = nil
	}
	return line, err
}

func (t *console) Close() error { return t.history.close() }

// complete goes on with the name before pos as far as all names that begin so
// agree; when they agree no further, a Tab stays without effect.
func complete(line string, pos int, names []string) (string, int, bool) {
	head := line[:pos]
	start := strings.LastIndexFunc(head, func(r rune) bool { return !isRuleName("_" + string(r)) }) + 1
	typed := head[start:]
	if typed == "" {
		return head + "    " + line[pos:], pos + 4, true
	}
	common, found := "", false
	for _, n := range names {
		if !strings.HasPrefix(n, typed) {
			continue
		}
		if !found {
			common, found = n, true
		}
		for !strings.HasPrefix(n, common) {
			common = common[:len(common)-1]
		}
	}
	if !found {
		return line, pos, true
	}
	common = strings.ToValidUTF8(common, "")
	return line[:start] + common + line[pos:], start + len(common), true
}

// mostHistory is how many lines are kept from one session to the next.
const mostHistory = 1000

// history is the lines typed, the latest first at index 0, kept in a file where
// there is a place for it.
type history struct {
	lines []string // the oldest first
	path  string   // "": not kept
	grown bool
}

func openHistory() *history {
	h := &history{}
	dir := os.Getenv("XDG_STATE_HOME")
	if dir == "" {
		home, err := os.UserHomeDir()
		if err != nil {
			return h
		}
		dir = filepath.Join(home, ".local", "state")
	}
	h.path = filepath.Join(dir, "grundy", "history")
	f, err := os.Open(h.path)
	if err != nil {
		return h
	}
	defer f.Close()
	for s := bufio.NewScanner(f); s.Scan(); {
		h.lines = append(h.lines, s.Text())
	}
	return h
}

// Add keeps a line that is not blank and not the same again.
func (h *history) Add(line string) {
	if strings.TrimSpace(line) == "" || len(h.lines) > 0 && h.lines[len(h.lines)-1] == line {
		return
	}
	h.lines, h.grown = append(h.lines, line), true
}

// Len is the number of lines.
func (h *history) Len() int { return len(h.lines) }

// At returns a line, the latest at 0.
func (h *history) At(i int) string { return h.lines[len(h.lines)-1-i] }

// close writes the latest lines.
func (h *history) close() error {
	if h.path == "" || !h.grown {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(h.path), 0o700); err != nil {
		return nil // a home that cannot be written keeps no history
	}
	kept := slices.Clone(h.lines[max(0, len(h.lines)-mostHistory):])
	return os.WriteFile(h.path, []byte(strings.Join(kept, "\n")+"\n"), 0o600)
}
