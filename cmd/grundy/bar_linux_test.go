package main

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"
	"unsafe"

	"grundy/game"
)

// terminal opens a pseudo-terminal: what is written to tty is read from screen.
func terminal(t *testing.T) (screen, tty *os.File) {
	t.Helper()
	screen, err := os.OpenFile("/dev/ptmx", os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Skip(err)
	}
	t.Cleanup(func() { screen.Close() })
	var unlock, number uint32
	for request, arg := range map[uintptr]*uint32{syscall.TIOCSPTLCK: &unlock, syscall.TIOCGPTN: &number} {
		if _, _, errno := syscall.Syscall(syscall.SYS_IOCTL, screen.Fd(), request, uintptr(unsafe.Pointer(arg))); errno != 0 {
			t.Skip(errno)
		}
	}
	tty, err = os.OpenFile(fmt.Sprintf("/dev/pts/%d", number), os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Skip(err)
	}
	size := [4]uint16{24, 80}
	syscall.Syscall(syscall.SYS_IOCTL, tty.Fd(), syscall.TIOCSWINSZ, uintptr(unsafe.Pointer(&size)))
	return screen, tty
}

// watched runs the command before a terminal, interrupts it after a while, 0 for
// never, and returns what the terminal was sent.
func watched(t *testing.T, after time.Duration, words ...string) string {
	t.Helper()
	screen, tty := terminal(t)
	c := exec.Command("grundy", append(words, "--lang", "en")...)
	c.Stderr = tty
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	tty.Close()
	if after > 0 {
		time.AfterFunc(after, func() { c.Process.Signal(os.Interrupt) })
	}
	sent, _ := io.ReadAll(screen) // it ends in an error when nobody has the terminal
	c.Wait()
	return string(sent)
}

// TestBar: on a terminal a long run shows its rate and the time left, and leaves
// nothing on the screen.
func TestBar(t *testing.T) {
	t.Parallel()
	const wiped = "\x1b[J"
	for _, tt := range []struct {
		words string
		after time.Duration
		left  string
	}{
		{"sequence grundy_game --to 2e9", 1200 * time.Millisecond, "grundy: cancelled\r\n"},
		{"sequence grundy_game --to 2e9 --timeout 1s", 0, "grundy: the time limit was reached; allow more time to go on\r\n"},
		{"period octal 0.376 --to 1e9", 1200 * time.Millisecond, "grundy: cancelled\r\n"},
		{"period octal 0.376 --to 1e9 --timeout 1s", 0, "grundy: the time limit was reached; allow more time to go on\r\n"},
	} {
		sent := watched(t, tt.after, strings.Fields(tt.words)...)
		if !strings.Contains(sent, " heaps/s, ") || !strings.Contains(sent, " left") {
			t.Errorf("grundy %s shows no rate: %q", tt.words, sent)
		}
		if left := sent[strings.LastIndex(sent, wiped)+len(wiped):]; left != tt.left {
			t.Errorf("grundy %s leaves %q on the screen, want %q", tt.words, left, tt.left)
		}
	}
	if sent := watched(t, 0, "sequence", "kayles", "--to", "100"); sent != "" {
		t.Errorf("a short run shows %q", sent)
	}
}

// TestRate: heaps that a checkpoint held say nothing about the rate.
func TestRate(t *testing.T) {
	b := &bar{a: &app{lang: game.En}, total: 10_000, done: 5_000}
	if got, want := b.say(6_000, 2*time.Second), " 500 heaps/s, 8s left"; got != want {
		t.Errorf("1000 heaps in 2 s after 5000: %q, want %q", got, want)
	}
	if got := b.say(4_000, 2*time.Second); got != "" {
		t.Errorf("no new heap in 2 s: %q", got)
	}
}
