package lab

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"grundy"
)

// expression draws text of the part that positions and programs share.
func expression(depth int) *rapid.Generator[string] {
	return rapid.Custom(func(t *rapid.T) string {
		sub := func() string { return expression(depth-1).Draw(t, "sub") }
		heaps := func(least int) string {
			words := rapid.SliceOfN(rapid.StringMatching(`0|[1-9][0-9]{0,25}`), least, 4).Draw(t, "heaps")
			return strings.Join(words, ", ")
		}
		kinds := 5
		if depth > 0 {
			kinds = 9
		}
		switch rapid.IntRange(0, kinds-1).Draw(t, "kind") {
		case 0:
			return "0"
		case 1:
			return "nim(" + heaps(0) + ")"
		case 2:
			return "bash(" + heaps(1) + ",max=7)"
		case 3:
			return "尼姆（" + heaps(1) + "，）"
		case 4:
			return "nim(-" + heaps(1) + ")"
		case 5:
			return sub() + " + " + sub()
		case 6:
			return fmt.Sprint(rapid.IntRange(-1, 3).Draw(t, "times")) + "*(nim(2) + " + sub() + ")"
		case 7:
			return "(" + sub() + ") * 2"
		}
		return "(" + sub() + ")"
	})
}

// Where Parse reads a sum, Eval gives the same one. Where Parse refuses, the
// program fails as well, unless it is arithmetic, such as 0*2.
func TestParseAndEvalAgree(t *testing.T) {
	l := New(DefaultOptions())
	rapid.Check(t, func(rt *rapid.T) {
		src := expression(4).Draw(rt, "expression")
		sum, err := grundy.Parse(src)
		v, evalErr := l.Eval(t.Context(), src)
		switch {
		case err == nil && (evalErr != nil || v.String() != sum.String()):
			rt.Fatalf("%s: Parse = %v, Eval = %v, %v", src, sum, v, evalErr)
		case err != nil && evalErr == nil && !strings.Contains(err.Error(), "arithmetic belongs"):
			rt.Fatalf("%s: Parse = %v, Eval = %v", src, err, v)
		}
	})
}
