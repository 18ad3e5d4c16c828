package script

import (
	"fmt"
	"math/big"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"grundy/game"
)

// natural draws integers, now and then longer than a machine word.
func natural() *rapid.Generator[string] {
	return rapid.OneOf(
		rapid.Map(rapid.IntRange(0, 99), func(n int) string { return fmt.Sprint(n) }),
		rapid.StringMatching(`[1-9][0-9]{0,40}`),
	)
}

// expression draws text that Parse accepts.
func expression(depth int) *rapid.Generator[string] {
	return rapid.Custom(func(t *rapid.T) string {
		sub := func() string { return expression(depth-1).Draw(t, "sub") }
		kinds := 6
		if depth > 0 {
			kinds = 9
		}
		switch rapid.IntRange(0, kinds-1).Draw(t, "kind") {
		case 0:
			return "0"
		case 1:
			return "nim(" + strings.Join(rapid.SliceOfN(natural(), 0, 4).Draw(t, "heaps"), " ,") + ")"
		case 2:
			return "bash(" + natural().Draw(t, "n") + ", max=1" + natural().Draw(t, "max") + ")"
		case 3:
			return "bash(max = 3,overshoot=True)"
		case 4:
			take := rapid.SliceOfN(rapid.Map(natural(), func(n string) string { return "1" + n }), 1, 4).Draw(t, "take")
			return "subtract(" + natural().Draw(t, "n") + ", take=[" + strings.Join(take, ", ") + "],)"
		case 5:
			return "queen((" + natural().Draw(t, "row") + ", " + natural().Draw(t, "column") + "), [0, (1),])"
		case 6:
			return sub() + " + " + sub()
		case 7:
			return fmt.Sprint(rapid.IntRange(0, 3).Draw(t, "times")) + " * (nim(1) +" + sub() + ")"
		}
		return "(" + sub() + "\n)"
	})
}

func TestPrintedSumsReadBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		src := expression(4).Draw(t, "expression")
		x, err := parse(src)
		if err != nil {
			t.Fatalf("Parse(%q) = %v", src, err)
		}
		agree(t, src, x)
		if y, err := parse(x.String()); err != nil || x.String() != y.String() || len(x) != len(y) {
			t.Fatalf("Parse(%q) = %v, %v, want the same", x, y, err)
		}
	})
}

// value draws literals.
func value(depth int) *rapid.Generator[any] {
	kinds := []*rapid.Generator[any]{
		rapid.Map(rapid.String(), func(s string) any { return s }),
		rapid.Map(rapid.Bool(), func(b bool) any { return b }),
		rapid.Map(rapid.StringMatching(`-?[1-9][0-9]{0,30}`), func(s string) any {
			n, _ := new(big.Int).SetString(s, 10)
			return n
		}),
	}
	if depth > 0 {
		kinds = append(kinds, rapid.Map(rapid.SliceOfN(value(depth-1), 0, 3), func(l []any) any { return append([]any{}, l...) }))
	}
	return rapid.OneOf(kinds...)
}

func TestPrintedLiteralsReadBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := game.Literal(value(3).Draw(t, "literal"))
		if got, isLiteral, err := readLiteral(text); got != text || !isLiteral || err != nil {
			t.Fatalf("readLiteral(%q) = %q, %v, %v", text, got, isLiteral, err)
		}
	})
}

func TestPlainKeepsColumns(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		src := rapid.StringOf(rapid.RuneFrom([]rune("nim(3)（３），＝＂\"'#\n\\　尼＋"))).Draw(t, "src")
		got := Plain(src)
		if len([]rune(got)) != len([]rune(src)) || Plain(got) != got {
			t.Fatalf("Plain(%q) = %q", src, got)
		}
	})
}
