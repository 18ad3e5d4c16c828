package main

import (
	"slices"
	"testing"
)

func TestParseListing(t *testing.T) {
	const listing = "FuzzSum\nFuzzMex\nok  \tgrundy/nimber\t0.003s\n" +
		"?   \tgrundy/game\t[no test files]\nFuzzParse\nok  \tgrundy\t0.010s\nok  \tgrundy/judge\t0.002s\n"
	got := parseListing(listing)
	want := []target{{"grundy/nimber", "FuzzSum"}, {"grundy/nimber", "FuzzMex"}, {"grundy", "FuzzParse"}}
	if !slices.Equal(got, want) {
		t.Errorf("parseListing = %v, want %v", got, want)
	}
}

func TestOnlyDeadline(t *testing.T) {
	for out, want := range map[string]bool{
		"--- FAIL: FuzzX\n    context deadline exceeded\nFAIL\n":                                 true,
		"--- FAIL: FuzzX\n    wrong\n    Failing input written to testdata/fuzz/FuzzX/1\nFAIL\n": false,
		"context deadline exceeded\n    Failing input written to testdata/fuzz/FuzzX/1\nFAIL\n":  false,
		"--- FAIL: FuzzX\n    --- FAIL: FuzzX/seed#0\n":                                          false,
	} {
		if got := onlyDeadline(out); got != want {
			t.Errorf("onlyDeadline(%q) = %v, want %v", out, got, want)
		}
	}
}
