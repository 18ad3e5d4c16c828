package code

import (
	"math/rand/v2"
	"strings"
	"testing"
	"unicode/utf8"

	"grundy/game"
)

func mustParse(t *testing.T, text string) Code {
	t.Helper()
	c, err := Parse(text)
	if err != nil {
		t.Fatalf("Parse(%q): %v", text, err)
	}
	return c
}

// allowed writes what a digit allows up to most heaps, without the code above:
// one sign a number, - for never.
func allowed(d Digit, most int) string {
	var b strings.Builder
	for j := range most + 1 {
		b.WriteByte("-a!?="[d.Parts(j)])
	}
	return b.String()
}

// TestDigits: what each way of writing a digit means, by its description in the
// package comment.
func TestDigits(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"0", "------"}, {"1", "a-----"}, {"2", "-a----"}, {"3", "aa----"}, {"4", "--a---"},
		{"7", "aaa---"}, {"8", "---a--"}, {"9", "a--a--"}, {"F", "aaaa--"}, {"f", "aaaa--"}, {"c", "--aa--"},
		{"7!", "aa!---"}, {"7?", "aa!---"}, {"7=", "aa=---"}, {"F!", "aa!!--"}, {"F?", "aa!?--"}, {"F=", "aa==--"},
		{"{0}", "a-----"}, {"{2,3}", "--aa--"}, {"{5}", "-----a"}, {"{3,0}", "a--a--"},
		{"{2+}", "--aaaa"}, {"{0,3+}", "a--aaa"}, {"*", "aaaaaa"}, {"*!", "aa!!!!"}, {"*?", "aa!???"}, {"*=", "aa===="},
		{"{2!,3=}", "--!=--"}, {"{0!,2,3!+}", "a-a!!!"}, {"{2,3}=", "--==--"}, {"{2+}=", "--===="},
	} {
		c := mustParse(t, "0."+tt.text)
		if got := allowed(c.Digit(1), 5); got != tt.want {
			t.Errorf("digit %s allows %s, want %s", tt.text, got, tt.want)
		}
	}
}

// TestPlaces: which digit speaks of which number of stones, and how far.
func TestPlaces(t *testing.T) {
	for _, tt := range []struct {
		text         string
		digits       string // of 0 to 9
		last         int
		finite       bool
		from, length int
		most         int
	}{
		{"0.0", "0000000000", 0, true, 1, 0, 0},
		{"0.", "0000000000", 0, true, 1, 0, 0},
		{"0.137", "0137000000", 3, true, 4, 0, 2},
		{".137", "0137000000", 3, true, 4, 0, 2},
		{"0.0700", "0070000000", 2, true, 3, 0, 2},
		{"4.4", "4400000000", 1, true, 2, 0, 2},
		{"004.", "4000000000", 0, true, 1, 0, 2},
		{"0.[3]", "0333333333", 1, false, 1, 1, 1},
		{"4.[3]", "4333333333", 1, false, 1, 1, 2},
		{"0.3003330[3]", "0300333033", 8, false, 8, 1, 1},
		{"0.33[33]", "0333333333", 1, false, 1, 1, 1},
		{"0.7[03]", "0703030303", 3, false, 2, 2, 2},
		{"0.12[3012]", "0123012301", 4, false, 1, 4, 1},
		{"0.3[00]", "0300000000", 1, true, 2, 0, 1},
		{"0.0F", "00F0000000", 2, true, 3, 0, 3},
	} {
		c := mustParse(t, tt.text)
		for i := range tt.digits {
			if got := c.Digit(i).String(); got != tt.digits[i:i+1] {
				t.Errorf("%s: digit %d = %s, want %s", tt.text, i, got, tt.digits[i:i+1])
			}
		}
		if !c.Digit(-1).IsZero() {
			t.Errorf("%s: digit -1 = %v, want 0", tt.text, c.Digit(-1))
		}
		last, finite := c.Last()
		if finite != tt.finite || finite && last != tt.last {
			t.Errorf("%s: last digit %d, %v, want %d, %v", tt.text, last, finite, tt.last, tt.finite)
		}
		if from, length := c.Repeat(); length != tt.length || length > 0 && from != tt.from {
			t.Errorf("%s repeats %d from %d, want %d from %d", tt.text, length, from, tt.length, tt.from)
		}
		if most, ok := c.MostParts(); most != tt.most || !ok {
			t.Errorf("%s leaves at most %d, %v, want %d", tt.text, most, ok, tt.most)
		}
		if c.String() != tt.text {
			t.Errorf("%s prints as %s", tt.text, c)
		}
	}
	if most, ok := mustParse(t, "0.3{2+}").MostParts(); ok {
		t.Errorf("0.3{2+} leaves at most %d heaps, want no most", most)
	}
}

// TestCanonical: the normal forms that CGSuite's TBCodeTest.scala lists. Three
// differ: 4.00[30] and codes with 2! beside 4? have a shorter or a simpler form.
func TestCanonical(t *testing.T) {
	for _, tt := range [][2]string{
		{"04.30", "4.3"}, {"04.00[30]", "4.0[03]"}, {"04.00[00]", "4.0"}, {"00.00[00]", "0.0"},
		{"0.{1,2!}", "0.6!"}, {"0.{0!,2!,3!}", "0.D!"}, {"0.{0!,2!,3}", "0.{0,2!,3}"},
		{"0.{0!,2!,3!+}", "0.{0,2+}!"}, {"0.{0!,2,3!+}", "0.{0,2,3!+}"}, {"0.{0!,3+}", "0.{0,3+}"},
		{"0.{0!,2!,4!+}", "0.{0,2,4+}!"}, {"0.{0!,2!,4+}", "0.{0,2!,4+}"}, {"0.{0!,2!,4?+}", "0.{0,2,4+}?"},
		{"0.{0!,2?,4?+}", "0.{0,2,4+}?"}, {"0.{0!,2=,4?+}", "0.{0,2=,4?+}"}, {"0.{0!,2=,3?,4?+}", "0.{0,2=,3?+}"},
		{"0.{0!,2?,3?,4?+}", "0.{0,2+}?"}, {"0.{0,1!,2,3,4+}", "0.*"}, {"0.{0,1,2!,3!,4!+}", "0.*!"},
		{"4?.", "4!.0"}, {"0.3f", "0.3F"}, {".77", "0.77"}, {"0.{4}", "0.{4}"}, {"0.0=", "0.0"}, {"0.{2,3}", "0.C"},
	} {
		if got := mustParse(t, tt[0]).Canonical(); got != tt[1] {
			t.Errorf("canonical form of %s = %s, want %s", tt[0], got, tt[1])
		}
	}
}

func TestEqual(t *testing.T) {
	for _, same := range [][]string{
		{"0.07", ".070", "00.0700", "0.07[0]"}, {"4!.0", "4?.", "{2!}.", "{2}!.00"},
		{"0.[3]", "0.3[3]", "0.[33]", "0.333[333]"}, {"0.[03]", "0.0[30]", "0.0303[0303]"}, {"0.", "0.0", "0.0000"},
	} {
		for _, a := range same {
			for _, b := range same {
				if !mustParse(t, a).Equal(mustParse(t, b)) {
					t.Errorf("%s is not equal to %s", a, b)
				}
			}
		}
	}
	for _, d := range [][2]string{{"0.07", "0.7"}, {"4.0", "4!.0"}, {"4!.0", "4=.0"}, {"0.8!", "0.8?"}, {"0.[3]", "0.3"}, {"0.[03]", "0.[30]"}, {"0.{2+}", "0.4"}} {
		if mustParse(t, d[0]).Equal(mustParse(t, d[1])) {
			t.Errorf("%s equals %s", d[0], d[1])
		}
	}
}

func TestRefused(t *testing.T) {
	for _, tt := range []struct {
		text   string
		code   game.Code
		column int
		want   string
	}{
		{"", game.Syntax, 1, "needs a digit"},
		{".", game.Syntax, 2, "needs a digit"},
		{"137", game.Syntax, 4, `"137" has none`},
		{"0.1.3", game.Syntax, 4, "one point only"},
		{"0.13g", game.Syntax, 5, "'g' is no digit"},
		{"0.1 3", game.Syntax, 4, "' ' is no digit"},
		{"0.1八", game.Syntax, 4, "'八' is no digit"},
		{"八.1ſ", game.Syntax, 1, "'八' is no digit"},
		{"0.-1", game.Syntax, 3, "'-' is no digit"},
		{"0.!3", game.Syntax, 3, "behind a digit"},
		{"0.3!!", game.Syntax, 5, "behind a digit"},
		{"[3].3", game.Syntax, 1, "only behind the point"},
		{"0.[3[3]]", game.Syntax, 5, "within brackets"},
		{"0.3[3", game.Syntax, 4, "not closed"},
		{"0.3]", game.Syntax, 4, "no [ before"},
		{"0.[3]0", game.Syntax, 6, "nothing can stand behind"},
		{"0.3[]", game.Syntax, 5, "no digit in the brackets"},
		{"0.[3]!", game.Syntax, 6, "nothing can stand behind"},
		{"1.3", game.BadParameter, 1, "two heaps or more"},
		{"06.3", game.BadParameter, 2, "two heaps or more"},
		{"*.3", game.BadParameter, 1, "two heaps or more"},
		{"{0,2}.3", game.BadParameter, 1, "two heaps or more"},
		{"80.0", game.BadParameter, 2, "add stones"},
		{"44.0", game.BadParameter, 2, "add stones"},
		{"0.{2", game.Syntax, 3, "not closed"},
		{"0.{", game.Syntax, 4, "not closed"},
		{"0.{}", game.Syntax, 4, "not '}'"},
		{"0.{2,}", game.Syntax, 6, "not '}'"},
		{"0.{2;3}", game.Syntax, 5, "not ';'"},
		{"0.{64}", game.BadParameter, 4, "not 64"},
		{"0.{99999999999999999999}", game.BadParameter, 4, "not 99999999999999999999"},
		{"0.{2,3,2}", game.Syntax, 8, "2 stands twice"},
		{"0.{2+,3}", game.Syntax, 5, "the last number"},
		{"0.{3,2+}", game.Syntax, 7, "the last number"},
		{"0.{2!,3}?", game.Syntax, 9, "either behind the braces"},
		{"0." + strings.Repeat("3", MostText), game.Limit, MostText + 1, "at most 10000 characters, not 10002"},
	} {
		_, err := Parse(tt.text)
		if err == nil {
			t.Errorf("Parse(%q) succeeds", tt.text)
			continue
		}
		e := game.AsError(err)
		if e.Code != tt.code || e.Column != tt.column || !strings.Contains(e.Say.In(game.En), tt.want) {
			t.Errorf("Parse(%q) = %s: %v, want %s, column %d, %s", game.Short(tt.text), e.Code, e, tt.code, tt.column, tt.want)
		}
	}
	mustParse(t, "0."+strings.Repeat("3", MostText-2))
}

// TestRandom: canonical forms are read back as the same code, and codes whose
// digits all agree are equal.
func TestRandom(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	pieces := []string{"0", "1", "2", "3", "4", "7", "8", "F", "c", "4!", "8?", "C=", "{2+}", "{0,4}", "{2!,3=}", "*", "*?", "{2!,5+}"}
	for range 20_000 {
		text := []string{"0.", "4.", "C!.", ".", "{2+}="}[r.IntN(5)]
		if text == "{2+}=" {
			text += "."
		}
		for range r.IntN(5) {
			text += pieces[r.IntN(len(pieces))]
		}
		if r.IntN(2) == 0 {
			text += "["
			for range 1 + r.IntN(4) {
				text += pieces[r.IntN(3)]
			}
			text += "]"
		}
		if text == "." {
			continue
		}
		c := mustParse(t, text)
		d := mustParse(t, c.Canonical())
		if !c.Equal(d) || d.Canonical() != c.Canonical() || c.String() != text {
			t.Fatalf("%s: canonical %s reads back as %s", text, c.Canonical(), d.Canonical())
		}
		for i := range 30 {
			if allowed(c.Digit(i), 8) != allowed(d.Digit(i), 8) {
				t.Fatalf("%s and %s differ at %d", text, d, i)
			}
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{"0.137", "4!.0", "4.[3]", "0.{0!,2,3!+}", "{2+}=.0", "0.*?[03]", "80.0", "0.{99}"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		c, err := Parse(s)
		if err != nil {
			if e := game.AsError(err); e.Code == game.Internal || e.Column < 1 || e.Column > utf8.RuneCountInString(s)+1 {
				t.Errorf("Parse(%q) = %+v", s, e)
			}
			return
		}
		d, err := Parse(c.Canonical())
		if err != nil || !c.Equal(d) || c.String() != s {
			t.Errorf("Parse(%q): canonical %s reads back as %v, %v", s, c.Canonical(), d, err)
		}
	})
}
