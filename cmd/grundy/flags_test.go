package main

import "testing"

func TestCount(t *testing.T) {
	for s, want := range map[string]count{
		"0": 0, "100000000": 100_000_000, "1e8": 100_000_000, "2^36": 1 << 36, "5E2": 500, "9223372036854775807": 1<<63 - 1, "0^0": 1,
	} {
		var c count
		if err := c.Set(s); err != nil || c != want {
			t.Errorf("Set(%q) = %d, %v; want %d", s, c, err, want)
		}
	}
	for _, s := range []string{"", "-1", "+1", "x", "1e", "e8", "1e8e8", "1.5", "2^63", "9223372036854775808", "1e19", "10^99", "2^-1", "1 000", "１"} {
		var c count
		if err := c.Set(s); err == nil {
			t.Errorf("Set(%q) = %d, want an error", s, c)
		}
	}
}
