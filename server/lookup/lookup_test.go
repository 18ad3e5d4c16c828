package lookup_test

import (
	"testing"

	"grundy/game"
	"grundy/judge"
	"grundy/server/lookup"
)

// TestLookup finds what is named in any way, and says what may have been meant.
func TestLookup(t *testing.T) {
	const lists = "a list"
	for name, want := range map[string]string{
		"wythoff": "wythoff", "威佐夫博弈": "wythoff", "hdu 1847": "subtract",
		"hdu2873": "there is no template for HDU 2873; a list lists those there are",
		"wythof":  `there is no template "wythof"; did you mean wythoff?`,
		"poj1850": `there is no template "poj1850"; did you mean HDU 1850?`,
		"zzzzzz":  `there is no template "zzzzzz"; a list lists them`,
	} {
		got := ""
		f, err := lookup.Template(name, lists)
		if err != nil {
			got = game.AsError(err).In(game.En)
		} else {
			got = f.Name
		}
		if got != want {
			t.Errorf("template %q: %s, want %s", name, got, want)
		}
	}
	left, _ := judge.WhyLeftOut("hdu2177")
	for id, want := range map[string]game.Text{
		"P2197":   {En: "Luogu P2197", Zh: "Luogu P2197"},
		"hdu2177": {En: "HDU 2177 is not answered, because " + left.Why.En, Zh: "没有收录 HDU 2177：" + left.Why.Zh},
		"poj1850": {En: `there is no problem "poj1850"; did you mean HDU 1850?`, Zh: `没有题目 "poj1850"；是不是 HDU 1850？`},
		"zzzzzz":  {En: `there is no problem "zzzzzz"; a list lists them`, Zh: `没有题目 "zzzzzz"；可用 a list 列出全部`},
	} {
		var got game.Text
		if p, err := lookup.Problem(id, lists); err != nil {
			e := game.AsError(err)
			got = game.Text{En: e.In(game.En), Zh: e.In(game.Zh)}
		} else {
			got = game.Text{En: p.ID, Zh: p.ID}
		}
		if got != want {
			t.Errorf("problem %q: %q, want %q", id, got, want)
		}
	}
}
