package dialect

import (
	"strings"
	"testing"
)

func TestMatch(t *testing.T) {
	tests := []struct {
		pattern, text string
		want          string // the figures, joined; "-": no match
	}{
		{"a", "a", ""}, {"a", "ab", "-"}, {"a", "b", "-"},
		{"a*", "ab", "b"}, {"*b", "ab", "a"}, {"*", "", ""}, {"a*b", "ab", ""}, {"a*b", "ac", "-"},
		{"got *, want *", "got x, want y, z", "x|y, z"}, {"*: *", "a: b: c", "a|b: c"}, {"(*)", "(()", "("},
	}
	for _, tt := range tests {
		figures, ok := match(tt.pattern, tt.text)
		words := []string{}
		for _, f := range figures {
			words = append(words, f.(string))
		}
		got := strings.Join(words, "|")
		if !ok {
			got = "-"
		}
		if got != tt.want {
			t.Errorf("match(%q, %q) = %q, want %q", tt.pattern, tt.text, got, tt.want)
		}
	}
}
