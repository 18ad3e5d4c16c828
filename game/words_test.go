package game

import (
	"math/big"
	"strings"
	"testing"
)

func TestPhraseIn(t *testing.T) {
	take := Text{"take %[1]v from %[2]v", "从%[2]v取 %[1]v 个"}
	heap := Text{"heap %d", "第 %d 堆"}
	p := take.With(Numbers{big.NewInt(1), big.NewInt(2)}, heap.With(3))
	for l, want := range map[Lang]string{En: "take 1, 2 from heap 3", Zh: "从第 3 堆取 1、2 个"} {
		if got := p.In(l); got != want {
			t.Errorf("In(%d) = %q, want %q", l, got, want)
		}
	}
	if got := (Text{"100%%", "百分之百"}).With().In(En); got != "100%" {
		t.Errorf("without figures = %q, want 100%%", got)
	}
}

func TestCounted(t *testing.T) {
	one, many := Text{"%d heap", "%d 堆"}, Text{"%d heaps", "%d 堆"}
	for n, want := range map[int64]string{0: "0 heaps", 1: "1 heap", 2: "2 heaps", 21: "21 heaps"} {
		if got := (Text{"of %v", "共 %v"}).With(Counted(n, one, many)).In(En); got != "of "+want {
			t.Errorf("Counted(%d) = %q, want %q", n, got, "of "+want)
		}
	}
	if got := Counted(1, one, many).In(Zh); got != "1 堆" {
		t.Errorf("Counted(1) in Chinese = %q", got)
	}
}

func TestErrorIn(t *testing.T) {
	say := Text{"no such heap", "没有这一堆"}.With()
	for _, c := range []struct {
		e      Error
		en, zh string
	}{
		{Error{Say: say}, "no such heap", "没有这一堆"},
		{Error{Say: say, Column: 4}, "column 4: no such heap", "第 4 列：没有这一堆"},
		{Error{Say: say, Line: 2}, "line 2: no such heap", "第 2 行：没有这一堆"},
		{Error{Say: say, File: "a.star", Line: 2, Column: 4}, "a.star, line 2, column 4: no such heap", "a.star，第 2 行，第 4 列：没有这一堆"},
	} {
		if got := c.e.In(En); got != c.en {
			t.Errorf("In(En) = %q, want %q", got, c.en)
		}
		if got := c.e.In(Zh); got != c.zh {
			t.Errorf("In(Zh) = %q, want %q", got, c.zh)
		}
	}
}

func TestShort(t *testing.T) {
	if got := Short(strings.Repeat("堆", shortLimit)); got != strings.Repeat("堆", shortLimit) {
		t.Errorf("Short cut a text of %d characters: %q", shortLimit, got)
	}
	got := Short(strings.Repeat("7", 1000))
	if want := strings.Repeat("7", 24) + "…(952)…" + strings.Repeat("7", 24); got != want {
		t.Errorf("Short = %q, want %q", got, want)
	}
}

// TestLangNames: a language is found by its name, and nothing else is one.
func TestLangNames(t *testing.T) {
	for _, l := range []Lang{En, Zh} {
		if got, ok := LookupLang(l.String()); got != l || !ok {
			t.Errorf("LookupLang(%q) = %v, %t", l, got, ok)
		}
	}
	if l, ok := LookupLang("EN"); ok {
		t.Errorf("EN is found as %v", l)
	}
}
