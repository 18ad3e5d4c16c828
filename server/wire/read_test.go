package wire_test

import (
	"errors"
	"math/big"
	"regexp"
	"strings"
	"testing"

	"grundy/game"
	"grundy/server/wire"
)

// asked has a member of every kind that questions have.
type asked struct {
	Position string            `json:"position"`
	Misere   *bool             `json:"misere,omitempty"`
	Moves    *int              `json:"moves,omitempty" minimum:"0"`
	Vertices int               `json:"vertices,omitempty" minimum:"1" maximum:"500"`
	Lang     string            `json:"lang,omitempty" enum:"en,zh"`
	Values   []uint64          `json:"values,omitempty"`
	Pairs    [][2]uint64       `json:"pairs,omitempty"`
	Rules    map[string]string `json:"rules,omitempty" maxProperties:"2"`
	Lines    []string          `json:"lines,omitempty" maxItems:"2"`
	Each     []*inner          `json:"each,omitempty"`
	inner
}

type inner struct {
	Deep bool `json:"deep,omitempty"`
}

// refusal is why a text is refused.
func refusal(t *testing.T, text string) *game.Error {
	t.Helper()
	var q asked
	err := wire.Read([]byte(text), "body", &q)
	e, ok := errors.AsType[*game.Error](err)
	if !ok {
		t.Fatalf("%s is taken, %v: %+v", text, err, q)
	}
	return e
}

// refusals are texts with the sentence in both languages.
var refusals = []struct{ text, en, zh string }{
	{`{"position": `, "this is no JSON: it ends too early", "不是有效的 JSON：内容不完整"},
	{``, "this is no JSON: it ends too early", "不是有效的 JSON：内容不完整"},
	{`{"position": x}`, "this is no JSON: byte 14 cannot stand there", "不是有效的 JSON：第 14 个字节有误"},
	{`{"position": ""} x`, "this is no JSON: byte 18 cannot stand there", "不是有效的 JSON：第 18 个字节有误"},
	{strings.Repeat("[", 20_000), "this JSON is nested too deeply", "JSON 嵌套过深"},
	{`[]`, "body cannot be []: it is an object", "body 不能是 []：应为对象"},
	{`null`, "body cannot be null: it is an object", "body 不能是 null：应为对象"},
	{`{}`, "body.position is missing", "缺少 body.position"},
	{`{"position": null}`, "body.position cannot be null: it is a text", "body.position 不能是 null：应为文字"},
	{`{"position": 3}`, "body.position cannot be 3: it is a text", "body.position 不能是 3：应为文字"},
	{`{"position": "", "position": ""}`, "the member position stands there more than once", "成员 position 出现了不止一次"},
	{`{"position": "", "each": [{}, {"deep": true, "de\u0065p": true}]}`, "the member deep stands there more than once", "成员 deep 出现了不止一次"},
	{`{"position": "", "pairs": [[1, 2]], "pairs": [[1, 2]]}`, "the member pairs stands there more than once", "成员 pairs 出现了不止一次"},
	{`{"position": "", "rules": {"a": "a", "b": "a"}, "lines": ["", ""], "vertices": 1e999, "moves": 1, "moves": 1}`, "the member moves stands there more than once", "成员 moves 出现了不止一次"},
	{`{"position": "", "misere": null}`, "body.misere cannot be null: it is true or false", "body.misere 不能是 null：应为 true 或 false"},
	{`{"position": "", "misere": "true"}`, `body.misere cannot be "true": it is true or false`, `body.misere 不能是 "true"：应为 true 或 false`},
	{`{"position": "", "moves": 1e99}`, "body.moves cannot be 1e99: it is an integer from 0 to 9223372036854775807", "body.moves 不能是 1e99：应为 0 到 9223372036854775807 的整数"},
	{`{"position": "", "moves": 1e999999999}`, "body.moves cannot be 1e999999999: it is an integer from 0 to 9223372036854775807", "body.moves 不能是 1e999999999：应为 0 到 9223372036854775807 的整数"},
	{`{"position": "", "moves": -1}`, "body.moves cannot be -1: it is an integer from 0 to 9223372036854775807", "body.moves 不能是 -1：应为 0 到 9223372036854775807 的整数"},
	{`{"position": "", "vertices": 501}`, "body.vertices cannot be 501: it is an integer from 1 to 500", "body.vertices 不能是 501：应为 1 到 500 的整数"},
	{`{"position": "", "lang": "fr"}`, `body.lang cannot be "fr": it is one of en, zh`, `body.lang 不能是 "fr"：应为 en, zh 之一`},
	{`{"position": "", "values": {}}`, "body.values cannot be {}: it is a list", "body.values 不能是 {}：应为列表"},
	{`{"position": "", "values": [0, null]}`, "body.values[1] cannot be null: it is an integer from 0 to 18446744073709551615", "body.values[1] 不能是 null：应为 0 到 18446744073709551615 的整数"},
	{`{"position": "", "values": [18446744073709551616]}`, "body.values[0] cannot be 18446744073709551616: it is an integer from 0 to 18446744073709551615", "body.values[0] 不能是 18446744073709551616：应为 0 到 18446744073709551615 的整数"},
	{`{"position": "", "pairs": [[1, 2], null]}`, "body.pairs[1] cannot be null: it is a list of 2 entries", "body.pairs[1] 不能是 null：应为 2 项的列表"},
	{`{"position": "", "pairs": [[1, 2, 3]]}`, "body.pairs[0] cannot be [1,2,3]: it is a list of 2 entries", "body.pairs[0] 不能是 [1,2,3]：应为 2 项的列表"},
	{`{"position": "", "rules": []}`, "body.rules cannot be []: it is an object", "body.rules 不能是 []：应为对象"},
	{`{"position": "", "rules": {"a": "", "b": "", "c": ""}}`, `body.rules cannot be {"a":"","b":"","c":""}: it is an object of at most 2 members`, `body.rules 不能是 {"a":"","b":"","c":""}：应为至多 2 个成员的对象`},
	{`{"position": "", "rules": {"a": 1}}`, "body.rules.a cannot be 1: it is a text", "body.rules.a 不能是 1：应为文字"},
	{`{"position": "", "lines": ["", "", ""]}`, `body.lines cannot be ["","",""]: it is a list of at most 2 entries`, `body.lines 不能是 ["","",""]：应为至多 2 项的列表`},
	{`{"position": "", "each": [{"deep": 1}]}`, "body.each[0].deep cannot be 1: it is true or false", "body.each[0].deep 不能是 1：应为 true 或 false"},
	{`{"position": "", "each": [null]}`, "body.each[0] cannot be null: it is an object", "body.each[0] 不能是 null：应为对象"},
	{`{"position": "", "each": [{"Deep": true}]}`, "there is no member body.each[0].Deep; there are deep", "没有成员 body.each[0].Deep；可用的有 deep"},
	{`{"Position": "nim(3)"}`, "there is no member body.Position; there are deep, each, lang, lines, misere, moves, pairs, position, rules, values, vertices", "没有成员 body.Position；可用的有 deep, each, lang, lines, misere, moves, pairs, position, rules, values, vertices"},
}

func TestRefusals(t *testing.T) {
	for _, c := range refusals {
		e := refusal(t, c.text)
		if en, zh := e.In(game.En), e.In(game.Zh); en != c.en || zh != c.zh {
			t.Errorf("%s:\n%s\n%s, want\n%s\n%s", c.text, en, zh, c.en, c.zh)
		}
		if want := map[bool]game.Code{true: game.Syntax, false: game.BadParameter}[strings.HasPrefix(c.en, "this ")]; e.Code != want {
			t.Errorf("%s: code %s, want %s", c.text, e.Code, want)
		}
	}
}

// english finds a word of English, but for JSON and for what stands in the question.
var english = regexp.MustCompile(`[a-zA-Z]{2,}`)

// TestRefusalsAreOurs: whatever has been broken in a question, the sentence is of the
// language asked for, and tells nothing of Go.
func TestRefusalsAreOurs(t *testing.T) {
	good := `{"position": "a", "misere": true, "moves": 3, "values": [1, 2], "pairs": [[1, 2]], "rules": {"b": "c"}, "each": [{"deep": true}]}`
	var q asked
	if err := wire.Read([]byte(good), "body", &q); err != nil {
		t.Fatal(err)
	}
	broken := 0
	for from := range good {
		for _, put := range []string{"null", "1e2", "1.5", "18446744073709551616", `"x"`, "[", "}", "{}", "[null]", "tru", "\x00", "\xff"} {
			for _, to := range []int{from, from + 1, from + 4} {
				text := good[:from] + put + good[min(to, len(good)):]
				err := wire.Read([]byte(text), "body", &q)
				if err == nil {
					continue
				}
				broken++
				en, zh := game.AsError(err).In(game.En), game.AsError(err).In(game.Zh)
				if strings.Contains(en, "json:") || strings.Contains(en, "Go ") || len(en) > 600 {
					t.Errorf("%q: %s", text, en)
				}
				own := regexp.MustCompile(`成员 .*|body[\w.\[\]]*|不能是 .*：|JSON|true 或 false`).ReplaceAllString(zh, "")
				if word := english.FindString(own); word != "" {
					t.Errorf("%q: %s", text, zh)
				}
			}
		}
	}
	if broken < 1000 {
		t.Errorf("only %d questions were broken", broken)
	}
}

// TestIntegers: a number is taken by what it is, not by how it is written.
func TestIntegers(t *testing.T) {
	for written, want := range map[string]string{
		"0": "0", "-0": "0", "100": "100", "1e2": "100", "1E+2": "100", "100.0": "100", "1000e-1": "100", "1.5e1": "15", "1e+001": "10", "1000e-001": "100", "0e999": "0", "-0.0E-999999999999999999999": "0",
		"0.000000000000000000000000000001e31": "10", "1000000000000000000000000000000e-30": "1", "18446744073709551615": "18446744073709551615",
		"1.8446744073709551615e19": "18446744073709551615", "9007199254740993": "9007199254740993",
		"1.5": "", "-1": "", "1e20": "", "1e-1": "", "9007199254740993.5": "", "18446744073709551616": "", "0.00000000000000000000001": "", "1e999": "", "1e-999": "", "1e999999999999999999999": "", "1e-999999999999999999999": "",
	} {
		var q asked
		err := wire.Read([]byte(`{"position": "", "values": [`+written+`]}`), "", &q)
		if (err == nil) != (want != "") {
			t.Errorf("%s: %v, want %q", written, err, want)
		} else if err == nil && new(big.Int).SetUint64(q.Values[0]).String() != want {
			t.Errorf("%s is read as %d, want %s", written, q.Values[0], want)
		}
	}
}

// TestRead: what is right is read, also beside what is not.
func TestRead(t *testing.T) {
	var q asked
	err := wire.Read([]byte(`{"lang": "zh", "position": "nim(3)", "misere": false, "moves": 0, "rules": {"a": "b"}, "each": [{}, {"deep": true}], "deep": true, "pairs": [[1, 2]], "vertices": 0} `), "", &q)
	if e := game.AsError(err); e == nil || e.In(game.En) != "vertices cannot be 0: it is an integer from 1 to 500" {
		t.Errorf("the first error is %v", err)
	}
	if q.Lang != "zh" || q.Position != "nim(3)" || *q.Misere || *q.Moves != 0 || q.Rules["a"] != "b" || q.Each[0].Deep || !q.Each[1].Deep || !q.Deep || q.Pairs[0] != [2]uint64{1, 2} {
		t.Errorf("read is %+v", q)
	}
}
