package main

import (
	"bytes"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"
)

// TestKilledRunGoesOn kills a run again and again at random moments, and compares
// what it prints when it is left to end with what a run without a checkpoint does.
func TestKilledRunGoesOn(t *testing.T) {
	words := []string{"sequence", "grundy_game", "--to", "500000", "--bfile"}
	want, err := exec.Command("grundy", words...).Output()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "run")
	words = append(words, "--checkpoint", file)
	r := rand.New(rand.NewPCG(1, 2))
	killed := 0
	for moment := 0; moment < 10; moment++ {
		c := exec.Command("grundy", words...)
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Duration(r.IntN(700)) * time.Millisecond)
		c.Process.Kill()
		if c.Wait() != nil {
			killed++
		}
	}
	if _, err := os.Stat(file); err != nil || killed == 0 {
		t.Fatalf("%d runs were killed, %v", killed, err)
	}
	got, err := exec.Command("grundy", words...).Output()
	if err != nil || !bytes.Equal(got, want) {
		t.Errorf("killed %d times: %d bytes, %v, want %d bytes", killed, len(got), err, len(want))
	}
}
