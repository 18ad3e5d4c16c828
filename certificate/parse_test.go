package certificate

import (
	"bytes"
	"errors"
	"os"
	"reflect"
	"strings"
	"testing"

	"grundy/game"
)

func TestParseEncode(t *testing.T) {
	for _, c := range samples(t) {
		got, err := Parse(c.Encode())
		if err != nil || !reflect.DeepEqual(got, c) {
			t.Errorf("Parse(Encode(%+v)) = %+v, %v", c, got, err)
		}
	}
}

// TestKayles holds the file to one written by hand. Its largest nimber and digest
// were computed by a few lines of Python from the rules.
func TestKayles(t *testing.T) {
	want, err := os.ReadFile("testdata/kayles.json")
	if err != nil {
		t.Fatal(err)
	}
	if got := (published{"0.77", 71, 12, 9, 0, 0}).law(t).Encode(); !bytes.Equal(got, want) {
		t.Errorf("the certificate of Kayles is\n%s\nwant\n%s", got, want)
	}
}

// TestByteAlterations puts every byte in the place of every byte, leaves bytes out,
// and doubles them. A byte of the code may make it another game, which may even have
// the same nimbers; those that Parse lets through must be refused by Verify.
func TestByteAlterations(t *testing.T) {
	list := samples(t)
	for _, c := range []Certificate{list[0], list[2], list[5]} {
		data := c.Encode()
		parsed := 0
		try := func(altered []byte) {
			d, err := Parse(altered)
			if err != nil {
				return
			}
			parsed++
			if _, err := verify(d); err == nil {
				t.Errorf("accepted:\n%s", altered)
			}
		}
		for i := range data {
			for b := range 256 {
				if byte(b) != data[i] {
					altered := bytes.Clone(data)
					altered[i] = byte(b)
					try(altered)
				}
			}
			try(append(bytes.Clone(data[:i]), data[i+1:]...))
			try(append(bytes.Clone(data[:i+1]), data[i:]...))
			try(data[:i])
		}
		if parsed < 100 {
			t.Errorf("only %d altered certificates were read: the search is broken", parsed)
		}
	}
}

func TestParseRefuses(t *testing.T) {
	good := string((published{"0.77", 71, 12, 9, 0, 0}).law(t).Encode())
	swap := func(old, new string) string {
		t.Helper()
		if strings.Count(good, old) != 1 {
			t.Fatalf("%q stands in the file %d times", old, strings.Count(good, old))
		}
		return strings.Replace(good, old, new, 1)
	}
	for _, c := range []struct {
		name, text   string
		code         game.Code
		line, column int
		want         string
	}{
		{"empty", "", game.Syntax, 1, 1, "cannot be read on"},
		{"a list", "[1]", game.Syntax, 1, 1, "one JSON object"},
		{"cut", good[:30], game.Syntax, 3, 9, "cannot be read on"},
		{"a field unknown", swap(`"saltus"`, `"saltos"`), game.Syntax, 7, 3, `no field "saltos"`},
		{"a field twice", swap(`"saltus": 0`, `"saltus": 0, "saltus": 0`), game.Syntax, 7, 16, "saltus stands there twice"},
		{"a field missing", swap("  \"saltus\": 0,\n", ""), game.Syntax, 14, 1, "saltus is missing"},
		{"no game", swap("  \"code\": \"0.77\",\n", ""), game.Syntax, 14, 1, "code is missing"},
		{"two games", swap(`"code": "0.77"`, `"code": "0.77", "take": [1]`), game.BadParameter, 3, 27, "of one game"},
		{"an empty set", swap(`"code": "0.77"`, `"take": []`), game.BadParameter, 3, 11, "of one game"},
		{"an unordered set", swap(`"code": "0.77"`, `"take": [3, 1]`), game.BadParameter, 3, 11, "ascending"},
		{"a set with a number twice", swap(`"code": "0.77"`, `"take": [1, 1]`), game.BadParameter, 3, 11, "ascending"},
		{"a set with 0", swap(`"code": "0.77"`, `"take": [0, 1]`), game.BadParameter, 3, 11, "numbers from 1"},
		{"a set of words", swap(`"code": "0.77"`, `"take": ["x"]`), game.Syntax, 3, 12, "list of whole numbers"},
		{"a set of sets", swap(`"code": "0.77"`, `"take": [[1]]`), game.Syntax, 3, 12, "list of whole numbers"},
		{"no set", swap(`"code": "0.77"`, `"take": 1`), game.Syntax, 3, 11, "list of whole numbers"},
		{"another version", swap(`"certificate": 1`, `"certificate": 2`), game.Syntax, 2, 18, "version 2"},
		{"no code", swap("0.77", "0.7z"), game.Syntax, 3, 15, "'z' is no digit"},
		{"a code otherwise", swap("0.77", "0.770"), game.BadParameter, 3, 11, "canonical"},
		{"a code as a number", swap(`"0.77"`, `0.77`), game.Syntax, 3, 11, "code must be a text"},
		{"another method", swap("guy-smith", "guess"), game.BadParameter, 4, 13, "guess"},
		{"a period of 0", swap(`"period": 12`, `"period": 0`), game.BadParameter, 6, 13, "range from 1"},
		{"a point", swap(`"period": 12`, `"period": 12.0`), game.Syntax, 6, 13, "whole number"},
		{"an exponent", swap(`"period": 12`, `"period": 12e0`), game.Syntax, 6, 13, "whole number"},
		{"2^64 + 12", swap(`"period": 12`, `"period": 18446744073709551628`), game.Syntax, 6, 13, "whole number"},
		{"10^15", swap(`"bound": 167`, `"bound": 1000000000000000`), game.BadParameter, 9, 12, "range from 0"},
		{"null", swap(`"period": 12`, `"period": null`), game.Syntax, 6, 13, "whole number"},
		{"minus 0", swap(`"saltus": 0`, `"saltus": -0`), game.Syntax, 7, 13, "one way only"},
		{"another exception", swap(`"last_exception": 70`, `"last_exception": 71`), game.BadParameter, 8, 21, "preperiod - 1 is 70"},
		{"a capital digest", swap("sha256:e6", "sha256:E6"), game.BadParameter, 12, 15, "64 digits"},
		{"a short digest", swap("sha256:", "sha256:00"), game.BadParameter, 12, 15, "64 digits"},
		{"no digest", swap("sha256:", "sha512:"), game.BadParameter, 12, 15, "64 digits"},
		{"another sentence", swap("all n from 71", "some n from 71"), game.BadParameter, 13, 14, "the sentence in checked"},
		{"a blank more", swap(`"saltus": 0`, `"saltus":  0`), game.Syntax, 7, 13, "one way only"},
		{"another order", swap("  \"saltus\": 0,\n  \"last_exception\": 70,", "  \"last_exception\": 70,\n  \"saltus\": 0,"), game.Syntax, 7, 4, "one way only"},
		{"no line feed", strings.TrimSuffix(good, "\n"), game.Syntax, 14, 2, "one way only"},
		{"more behind", good + "\n", game.Syntax, 15, 1, "the end of the file"},
		{"another object behind", good + good, game.Syntax, 15, 1, "the end of the file"},
		{"an escape", swap(`"saltus"`, `"\u0073altus"`), game.Syntax, 7, 4, "one way only"},
		{"a comma at the end", swap("rules\"\n}", "rules\",\n}"), game.Syntax, 13, 113, "cannot be read on"},
		{"large", good + strings.Repeat(" ", MostBytes), game.Limit, 0, 0, "at most 1048576 bytes"},
	} {
		_, err := Parse([]byte(c.text))
		var e *game.Error
		switch {
		case !errors.As(err, &e):
			t.Errorf("%s: Parse = %v", c.name, err)
		case e.Code != c.code || !strings.Contains(e.In(game.En), c.want) || e.In(game.Zh) == e.In(game.En):
			t.Errorf("%s: Parse = %s, %v, %v; want %s, %q", c.name, e.Code, e.In(game.En), e.In(game.Zh), c.code, c.want)
		case e.Line != c.line || e.Column != c.column:
			t.Errorf("%s: %v; want line %d, column %d", c.name, e, c.line, c.column)
		}
	}
}

func TestCompleteRefuses(t *testing.T) {
	g := make([]uint16, 100)
	for _, c := range []struct {
		name string
		c    Certificate
		g    []uint16
		code game.Code
		want string
	}{
		{"no game", Certificate{Period: 1}, g, game.BadParameter, "one game"},
		{"no code", Certificate{Code: "0.x", Period: 1}, g, game.Syntax, "column 3"},
		{"no period", Certificate{Code: "0.77"}, g, game.BadParameter, "period is 0"},
		{"a saltus", Certificate{Code: "0.77", Period: 1, Saltus: 1}, g, game.BadParameter, "saltus is 0, not 1"},
		{"no theorem", Certificate{Code: "4.0[1]", Period: 1}, g, game.BadParameter, "no theorem"},
		{"no saltus", Certificate{Code: "4.[3]", Period: 1}, g, game.BadParameter, "a saltus of 1 or more"},
		{"three equal heaps", Certificate{Code: "0.8=", Period: 1}, g, game.BadParameter, "3 equal heaps"},
		{"few values", Certificate{Code: "0.77", Preperiod: 71, Period: 12}, g[:82], game.BadParameter, "below 83, and only 82"},
		{"far", Certificate{Code: "0.77", Preperiod: 1 << 44, Period: 12}, g, game.Limit, "up to heap 35184372088857"},
		{"a long set", Certificate{Take: upTo(200_000), Period: 1}, g, game.Limit, "at most 1048576 bytes"},
		{"large nimbers", Certificate{Code: "0.0[3]", Period: 2, Saltus: 60000}, g, game.Limit, "above 65535"},
	} {
		if _, err := Complete(c.c, c.g); game.AsError(err).Code != c.code || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: Complete = %v; want %s, %q", c.name, err, c.code, c.want)
		}
	}
	if c, err := Complete(Certificate{Code: "0.770", Preperiod: 71, Period: 12}, g); err != nil || c.Code != "0.77" {
		t.Errorf("Complete of 0.770 = %q, %v", c.Code, err)
	}
}

func upTo(n int64) []int64 {
	var list []int64
	for i := range n {
		list = append(list, i+1)
	}
	return list
}

// FuzzParse reads anything: what is read has no other bytes.
func FuzzParse(f *testing.F) {
	for _, c := range samples(f) {
		f.Add(c.Encode())
	}
	f.Add([]byte(`{"certificate": 1, "take": [`))
	f.Fuzz(func(t *testing.T, data []byte) {
		c, err := Parse(data)
		var e *game.Error
		switch {
		case err == nil && !bytes.Equal(c.Encode(), data):
			t.Errorf("read and written otherwise:\n%s\n%s", data, c.Encode())
		case err != nil && !errors.As(err, &e):
			t.Errorf("Parse = %v", err)
		case err != nil && e.Line > 0 && (e.Line > bytes.Count(data, []byte{'\n'})+1 || e.Column < 1):
			t.Errorf("%v: there is no such place in %q", err, data)
		}
	})
}

// FuzzAlter alters up to three bytes of a certificate. What Verify still accepts is
// held to the definition: another game may have the same law.
func FuzzAlter(f *testing.F) {
	list := samples(f)
	f.Add(byte(0), uint16(36), byte('6'), uint16(0), byte('{'), uint16(0), byte('{'))
	f.Add(byte(2), uint16(40), byte('2'), uint16(170), byte('8'), uint16(90), byte('1'))
	f.Fuzz(func(t *testing.T, which byte, i uint16, x byte, j uint16, y byte, k uint16, z byte) {
		data := list[int(which)%len(list)].Encode()
		before := bytes.Clone(data)
		data[int(i)%len(data)] = x
		data[int(j)%len(data)] = y
		data[int(k)%len(data)] = z
		c, err := Parse(data)
		if err != nil || bytes.Equal(data, before) {
			return
		}
		if _, err := Verify(t.Context(), c, &game.Budget{Positions: 3000}, nil); err != nil {
			return
		}
		r := readRules(c)
		if parts, ok := r.code.MostParts(); r.code.String() != "0.0" && (!ok || parts > 2 || c.Method == Exclusion || c.Method == Size) {
			return // there is no judge as fast as that
		}
		if g := judgePairs(r.code, c.Take, c.Bound); digestOf(c, g) != c.Sequence {
			t.Errorf("accepted:\n%s", data)
		}
	})
}
