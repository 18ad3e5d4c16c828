package dialect

import (
	"strings"

	"grundy/game"
)

// Sentences are those of all patterns, with a letter for each figure.
func Sentences() (out []game.Phrase) {
	add := func(pattern string, say game.Text) {
		out = append(out, say.With(slicesOf("x", strings.Count(pattern, "*"))...))
	}
	for _, w := range wordings() {
		add(w.pattern, w.say)
	}
	for _, r := range readings() {
		add(r.pattern, r.say)
	}
	return out
}

func slicesOf(s string, n int) []any {
	out := make([]any, n)
	for i := range out {
		out[i] = s
	}
	return out
}
