package script

import (
	"testing"

	"grundy/game"
)

// small limits keep each input of a fuzzer quick.
var small = Limits{Digits: 100, Heaps: 1000, Depth: 50, Bytes: 1 << 16}

func FuzzParse(f *testing.F) {
	for _, src := range []string{
		"", "0", "nim(3, 5, 7) + 2*nim(1)", "尼姆（３，５）", "bash(21, max=3, overshoot=True)",
		`subtract(9, take="odd")`, `subtract(9, take=[1, (3,)])`, "queen((1, 2))", "(nim(-1))*-2",
		"nim(0.137)", "nim(x for x in y)", "nim('''a\nb''', r\"\\\")", "# a\nnim(3)", "nim(3 5", "nim(\"\\x00\")",
	} {
		f.Add(src)
	}
	f.Fuzz(func(t *testing.T, src string) {
		x, err := parseWithin(src, small)
		if err != nil {
			e, ok := err.(*game.Error)
			if !ok || e.In(game.En) == "" || e.In(game.Zh) == "" || e.Code == game.Internal || e.Column < 1 || e.Column > len(src)+1 {
				t.Fatalf("Parse(%q) = %#v", src, err)
			}
			return
		}
		agree(t, src, x)
		if y, err := parse(x.String()); err != nil || y.String() != x.String() {
			t.Fatalf("Parse(%q) = %v, %v, want the same", x, y, err)
		}
	})
}

func FuzzWords(f *testing.F) {
	for _, line := range []string{
		"", "nim 3 5 7", "bash 21 max=3", "subtract 20 15 take=1,3,4", "0.137 10", "nim '(3' \"5\\\"", "nim(3) + nim(4)",
		"queen '(1, 2)'", "尼姆 ３ x", "bash ３ max＝３，５", "subtract 9 take=,", "nim 13x",
	} {
		f.Add(line)
	}
	f.Fuzz(func(t *testing.T, line string) {
		words, err := Fields(line)
		if err == nil {
			var src string
			if src, err = Words(words, lookup); err == nil {
				_, err = parseWithin(src, small)
			}
		}
		if e, ok := err.(*game.Error); err != nil && (!ok || e.In(game.En) == "" || e.In(game.Zh) == "" || e.Code == game.Internal) {
			t.Fatalf("Words(Fields(%q)) = %#v", line, err)
		}
	})
}
