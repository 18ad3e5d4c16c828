package main

import (
	"bytes"
	"errors"
	"os/exec"
	"runtime"
	"testing"

	"grundy/game"
)

// An error arrives in another process as it was.
func TestErrorBetweenProcesses(t *testing.T) {
	want := &game.Error{Code: game.Limit, Say: game.Text{En: "100%% of %s", Zh: "%s 的 100%%"}.With("a%d"), File: "p.star", Line: 2, Column: 3, Word: "0.7"}
	var b bytes.Buffer
	encodeError(&b, want, true)
	got, told, ok := decodeError(b.Bytes())
	if !ok || !told || got.Code != want.Code || got.In(game.En) != want.In(game.En) || got.In(game.Zh) != want.In(game.Zh) {
		t.Errorf("decodeError(encodeError(%v)) = %v, %v", want, got, ok)
	}
	for _, text := range []string{"", "{}", "fatal error: out of memory", `{"Code": 3}`} {
		if got, _, ok := decodeError([]byte(text)); ok {
			t.Errorf("decodeError(%q) = %v, want none", text, got)
		}
	}
}

// How a process ended that did not say so itself.
func TestAutopsy(t *testing.T) {
	for _, tt := range []struct{ shell, said, want string }{
		{"exit 2", "fatal error: runtime: out of memory\n\nruntime stack:", memoryText.With(2).In(game.En)},
		{"exit 2", "runtime: failed to create new OS thread (have 5 already; errno=11)", memoryText.With(2).In(game.En)},
		{"exit 2", "runtime/cgo: pthread_create failed: Resource temporarily unavailable\nSIGABRT: abort", memoryText.With(2).In(game.En)},
		{"kill -KILL $$", "", memoryText.With(2).In(game.En)},
		{"exit 2", "runtime: goroutine stack exceeds 1000000000-byte limit\nfatal error: stack overflow", nestedText.En},
		{"exit 2", "\npanic: boom\n\ngoroutine 1", "the evaluation broke off: panic: boom"},
		{"exit 3", "", "the evaluation broke off: exit status 3"},
		{"kill -PIPE $$", "", errReported.Error()},
	} {
		err := exec.Command("sh", "-c", tt.shell).Run()
		exit, ok := errors.AsType[*exec.ExitError](err)
		if !ok {
			t.Fatal(err)
		}
		if got := autopsy(exit.ProcessState, tt.said, 2<<30); got.Error() != tt.want || status(got) != noAnswer {
			t.Errorf("autopsy(%s, %q) = %v, status %d, want %s", tt.shell, tt.said, got, status(got), tt.want)
		}
	}
}

func TestHead(t *testing.T) {
	h := head{most: 5}
	for _, s := range []string{"abc", "def", "ghi"} {
		if n, err := h.Write([]byte(s)); n != 3 || err != nil {
			t.Errorf("Write(%s) = %d, %v", s, n, err)
		}
	}
	if h.kept.String() != "abcde" {
		t.Errorf("head keeps %q, want abcde", h.kept.String())
	}
}

func TestMemory(t *testing.T) {
	held := bytes.Repeat([]byte{1}, 64<<20)
	if got := memory(); got < uint64(len(held)) || got > 100*uint64(len(held)) {
		t.Errorf("memory() = %d with %d bytes held", got, len(held))
	}
	runtime.KeepAlive(held)
}
