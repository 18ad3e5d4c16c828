package check_test

import (
	"strings"
	"testing"
	"time"

	"grundy/judge/check"
)

// TestCrowd wants a right program not to be blamed where many cases take long together and
// the statement does not say how many an input has, and one to be blamed that never ends.
func TestCrowd(t *testing.T) {
	program := compiled(t, "kinds/crowd.cpp")
	o := check.Options{Seed: 1, Cases: 100, Timeout: time.Second, Total: 10 * time.Second, Shrink: time.Minute}
	for _, tt := range []struct {
		why   string
		words []string
		want  check.Kind
	}{
		{"right", program, ""},
		{"never ends", append(program, "hang"), check.TimeOut},
	} {
		t.Run(tt.why, func(t *testing.T) {
			t.Parallel()
			r := checked(t, "POJ 2234", tt.words, o)
			var kind check.Kind
			if r.Failure != nil {
				kind = r.Failure.Kind
			}
			if kind != tt.want || r.Failure != nil && strings.Count(r.Failure.Input, "\n") > 3 || kind == "" && (r.Complete || r.Traps == 0) {
				t.Errorf("%s: %.500s, want %q", tt.why, said(r), tt.want)
			}
		})
	}
}
