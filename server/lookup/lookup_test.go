package lookup_test

import (
	"testing"

	"grundy/game"
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
	for id, want := range map[string]string{
		"P2197": "Luogu P2197", "hdu2177": "HDU 2177 is not answered, because where several moves from one heap win, the statement does not say in which order they are printed, and programs differ", "poj1850": `there is no problem "poj1850"; did you mean HDU 1850?`, "zzzzzz": `there is no problem "zzzzzz"; a list lists them`,
	} {
		got := ""
		if p, err := lookup.Problem(id, lists); err != nil {
			got = game.AsError(err).In(game.En)
		} else {
			got = p.ID
		}
		if got != want {
			t.Errorf("problem %q: %s, want %s", id, got, want)
		}
	}
}
