package main

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// inTest runs the command as a function, in English.
func inTest(t *testing.T, words ...string) (status int, stdout, stderr string) {
	t.Helper()
	var out, err bytes.Buffer
	status = run(t.Context(), append(words, "--lang", "en"), strings.NewReader(""), &out, &err)
	return status, out.String(), err.String()
}

// TestAlteredFiles spoils a checkpoint and a certificate in one random byte, cuts
// them short and empties them: each is refused in one sentence, and nothing is
// answered.
func TestAlteredFiles(t *testing.T) {
	dir := t.TempDir()
	run, proof := filepath.Join(dir, "run"), filepath.Join(dir, "proof.json")
	list := []string{"sequence", "grundy_game", "--to", "300", "--checkpoint", run}
	for _, words := range [][]string{list, {"period", "dawson_chess", "--certificate", proof}} {
		if status, _, said := inTest(t, words...); status != answered {
			t.Fatalf("grundy %q: %s", words, said)
		}
	}
	r := rand.New(rand.NewPCG(3, 4))
	for file, words := range map[string][]string{run: list, run + ".values": list, proof: {"verify", proof}} {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		spoilt := [][]byte{nil, text[:1], text[:len(text)/2], text[:len(text)-1]}
		for range 50 {
			b := bytes.Clone(text)
			b[r.IntN(len(b))] ^= byte(1 + r.IntN(255))
			spoilt = append(spoilt, b)
		}
		for _, b := range spoilt {
			if err := os.WriteFile(file, b, 0o600); err != nil {
				t.Fatal(err)
			}
			status, answer, said := inTest(t, words...)
			if status == answered || answer != "" || !strings.HasPrefix(said, "grundy: ") || strings.Count(said, "\n") != 1 {
				t.Errorf("%s as %q: status %d, %q, %q", filepath.Base(file), b, status, answer, said)
			}
		}
		if err := os.WriteFile(file, text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	behind, err := os.OpenFile(run+".values", os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := behind.WriteString("behind"); err != nil {
		t.Fatal(err)
	}
	if _, _, said := inTest(t, list...); !strings.Contains(said, "the last 6 bytes of") {
		t.Errorf("with bytes behind its end: %q", said)
	}
	for _, words := range [][]string{list, {"verify", proof}} {
		if status, _, said := inTest(t, words...); status != answered {
			t.Errorf("grundy %q, as it was: %s", words, said)
		}
	}
}
