package server_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http"
	"strings"
	"testing"
	"time"

	"grundy/game"
	"grundy/server"
)

// refused reads a problem, and complains about any other answer.
func refused(t testing.TB, r reply) server.Problem {
	t.Helper()
	var p server.Problem
	if err := json.Unmarshal(r.body, &p); err != nil || r.header.Get("Content-Type") != "application/problem+json" || p.Status != r.status {
		t.Fatalf("status %d, %s, %v: %.300s", r.status, r.header.Get("Content-Type"), err, r.body)
	}
	if p.Title == "" || p.Detail == "" || p.Code == "" || p.Type != "about:blank" {
		t.Errorf("a problem without all that it should say: %s", r.body)
	}
	return p
}

// TestRefusals: what cannot be answered has a status and a code.
func TestRefusals(t *testing.T) {
	root := start(t, nil) + "/api/v1/"
	for _, c := range []struct {
		ask, body string
		status    int
		code      game.Code
	}{
		{"POST solve", `{"position": "nim(3,"}`, 400, game.Syntax},
		{"POST solve", `{"position": ""}`, 400, game.Syntax},
		{"POST solve", `{"position": `, 400, game.Syntax},
		{"POST solve", `{"position": "nim(1)"} x`, 400, game.Syntax},
		{"POST solve", ``, 400, game.Syntax},
		{"POST solve", `[]`, 422, game.BadParameter},
		{"POST solve", `{}`, 422, game.BadParameter},
		{"POST solve", `{"position": 3}`, 422, game.BadParameter},
		{"POST solve", `{"position": "nim(1)", "moves": -1}`, 422, game.BadParameter},
		{"POST solve", `{"position": "nim(1)", "moves": 1.5}`, 422, game.BadParameter},
		{"POST solve", `{"position": "nim(1)", "moves": 1e99}`, 422, game.BadParameter},
		{"POST solve", `{"position": "nim(1)", "lang": "fr"}`, 422, game.BadParameter},
		{"POST solve", `{"Position": "nim(1)"}`, 422, game.BadParameter},
		{"POST solve", `{"position": "nim(1)", "Misere": true}`, 422, game.BadParameter},
		{"POST solve", `{"position": "nim(1)", "misere": null}`, 422, game.BadParameter},
		{"POST batch", `{"lines": ["nim 3", null]}`, 422, game.BadParameter},
		{"POST batch", `{"questions": [null]}`, 422, game.BadParameter},
		{"POST identify", `{"pairs": [[1, 2], null]}`, 422, game.BadParameter},
		{"POST identify", `{"values": [0, 1, null, 3]}`, 422, game.BadParameter},
		{"POST identify", `{"values": [18446744073709551616]}`, 422, game.BadParameter},
		{"POST solve", `{"position": "nimm(1)"}`, 404, game.UnknownRuleset},
		{"POST solve", `{"position": "nim(-1)"}`, 422, game.BadParameter},
		{"POST solve", `{"position": "chess(8)"}`, 422, game.NotImpartial},
		{"POST solve", `{"position": "graph(file=\"go.mod\")"}`, 422, game.BadParameter},
		{"POST solve", `{"position": "x(1)", "rules": {"x": "def options(n): return []"}}`, 403, game.BadParameter},
		{"POST solve", `{"position": "nim(` + strings.Repeat("9", 4097) + `)"}`, 422, game.Limit},
		{"POST solve", `{"position": "nim(1) + 10001*nim(1)"}`, 422, game.Limit},
		{"POST solve", `{"position": "nim(` + strings.Repeat("9", 1_000_000) + `)"}`, 413, game.Limit},
		{"POST solve", `{"position": "` + strings.Repeat("(", 300) + `"}`, 422, game.Limit},
		{"POST solve", strings.Repeat("[", 60_000), 400, game.Syntax},
		{"POST moves", `{"position": "nim(3,"}`, 400, game.Syntax},
		{"POST batch", `{}`, 422, game.BadParameter},
		{"POST batch", `{"lines": [` + strings.TrimSuffix(strings.Repeat(`"",`, 1001), ",") + `]}`, 422, game.BadParameter},
		{"GET sequence?to=5", "", 422, game.BadParameter},
		{"GET sequence?ruleset=kayles", "", 422, game.BadParameter},
		{"GET sequence?ruleset=kayles&to=x", "", 422, game.BadParameter},
		{"GET sequence?ruleset=kayles&to=-1", "", 422, game.BadParameter},
		{"GET sequence?ruleset=kayles&to=9007199254740993", "", 422, game.BadParameter},
		{"GET sequence?ruleset=nim&from=9007199254740993&to=9007199254740993", "", 422, game.BadParameter},
		{"GET sequence?ruleset=kayles&to=99999999999999999999", "", 422, game.BadParameter},
		{"GET sequence?ruleset=kayles&from=6&to=5", "", 422, game.BadParameter},
		{"GET sequence?ruleset=kayles&to=1000000", "", 422, game.Limit},
		{"GET sequence?ruleset=kayles(5)&to=5", "", 422, game.BadParameter},
		{"GET sequence?ruleset=kayles&to=5&misre=true", "", 422, game.BadParameter},
		{"GET period?ruleset=wythoff", "", 422, game.BadParameter},
		{"GET quotient?ruleset=kayles", "", 501, game.Limit},
		{"GET template?search=nim", "", 422, game.BadParameter},
		{"GET rulesets/nimm", "", 404, game.UnknownRuleset},
		{"GET judge/hdu1", "", 404, game.BadParameter},
		{"POST judge/hdu1", `{"input": ""}`, 404, game.BadParameter},
		{"POST judge/hdu1850", `{"input": "x"}`, 400, game.Syntax},
		{"GET template/nimm?lang=go", "", 404, game.BadParameter},
		{"GET template/nim", "", 422, game.BadParameter},
		{"GET template/nim?lang=perl", "", 422, game.BadParameter},
		{"POST identify", `{}`, 422, game.BadParameter},
		{"POST identify", `{"values": [1], "pairs": [[1, 2]]}`, 422, game.BadParameter},
		{"POST identify", `{"values": [-1]}`, 422, game.BadParameter},
		{"POST graph", `{"position": "nim(50, 50)"}`, 422, game.Limit},
		{"POST graph", `{"position": "nim(1)", "vertices": 501}`, 422, game.BadParameter},
		{"GET nowhere", "", 404, game.BadParameter},
		{"GET solve", "", 405, game.BadParameter},
		{"DELETE judge/hdu1850", "", 405, game.BadParameter},
	} {
		t.Run(fmt.Sprintf("%s %.60s", c.ask, c.body), func(t *testing.T) {
			method, path, _ := strings.Cut(c.ask, " ")
			p := refused(t, send(t, method, root+path, c.body))
			if p.Status != c.status || p.Code != string(c.code) || len(p.Detail) > 600 {
				t.Errorf("%d %s, want %d %s: %s", p.Status, p.Code, c.status, c.code, p.Detail)
			}
		})
	}
}

// TestRefusalsSpeak: a problem is in the language of the request, and says where.
func TestRefusalsSpeak(t *testing.T) {
	url := start(t, nil) + "/api/v1/solve"
	for body, want := range map[string][2]string{
		`{"position": "nim(13x)"}`:              {"", ""},
		`{"position": "nim(1)", "lag": 1}`:      {"there is no member body.lag; there are lang, misere, moves, nimber, position, rules, views", "没有成员 body.lag；可用的有 lang, misere, moves, nimber, position, rules, views"},
		`{"Position": "nim(1)"}`:                {"there is no member body.Position; there are lang, misere, moves, nimber, position, rules, views", "没有成员 body.Position；可用的有 lang, misere, moves, nimber, position, rules, views"},
		`{"position": "nim(1)", "moves": 1e99}`: {"body.moves cannot be 1e99: it is an integer from 0 to 9223372036854775807", "body.moves 不能是 1e99：应为 0 到 9223372036854775807 的整数"},
		`{"position": "nim(1)", "moves": null}`: {"body.moves cannot be null: it is an integer from 0 to 9223372036854775807", "body.moves 不能是 null：应为 0 到 9223372036854775807 的整数"},
		`{"position": `:                         {"this is no JSON: it ends too early", "不是有效的 JSON：内容不完整"},
		``:                                      {"the question is missing; it is a JSON object in the body", "缺少问题；应在请求体中以 JSON 对象给出"},
		`{}`:                                    {"body.position is missing", "缺少 body.position"},
	} {
		en, zh := refused(t, send(t, "POST", url, body)), refused(t, send(t, "POST", url, body, "Accept-Language: zh"))
		if en.Detail == zh.Detail || want[0] != "" && (en.Detail != want[0] || zh.Detail != want[1]) {
			t.Errorf("%s: %q and %q, want %q", body, en.Detail, zh.Detail, want)
		}
	}
	if p := refused(t, send(t, "POST", url, `{"position": 3, "lang": "zh"}`)); p.Detail != "body.position 不能是 3：应为文字" {
		t.Errorf("a question in Chinese is refused with %q", p.Detail)
	}
	for query, want := range map[string][2]string{
		"to=5":                               {"the parameter ruleset is missing", "缺少参数 ruleset"},
		"ruleset=kayles&to=x":                {`query.to cannot be "x": it is an integer from 0 to 9007199254740992`, `query.to 不能是 "x"：应为 0 到 9007199254740992 的整数`},
		"ruleset=kayles&to=-1":               {"query.to cannot be -1: it is an integer from 0 to 9007199254740992", "query.to 不能是 -1：应为 0 到 9007199254740992 的整数"},
		"ruleset=kayles&to=5&misere=perhaps": {`query.misere cannot be "perhaps": it is true or false`, `query.misere 不能是 "perhaps"：应为 true 或 false`},
		"ruleset=kayles&to=5&lang=fr":        {`query.lang cannot be "fr": it is one of en, zh`, `query.lang 不能是 "fr"：应为 en, zh 之一`},
		"ruleset=kayles&to=5&misre=true":     {"there is no parameter misre; there are ruleset, from, to, misere, lang", "没有参数 misre；可用的有 ruleset, from, to, misere, lang"},
	} {
		at := strings.TrimSuffix(url, "solve") + "sequence?" + query
		en, zh := refused(t, send(t, "GET", at, "")), refused(t, send(t, "GET", at, "", "Accept-Language: zh"))
		if en.Detail != want[0] || zh.Detail != want[1] {
			t.Errorf("%s: %q and %q, want %q", query, en.Detail, zh.Detail, want)
		}
	}
	if p := refused(t, send(t, "POST", url, `{"position": "nim(3, 13x)"}`)); p.Where == nil || p.Where.Column != 8 {
		t.Errorf("where is %+v, want column 8, of 13x", p.Where)
	}
	if p := refused(t, send(t, "POST", url, "position=nim(1)", "Content-Type: application/x-www-form-urlencoded")); p.Status != http.StatusUnsupportedMediaType {
		t.Errorf("a form: status %d, want 415", p.Status)
	}
	if p := refused(t, send(t, "POST", url, `{"position": "nim(1)"}`, "Content-Encoding: gzip")); p.Status != http.StatusUnsupportedMediaType {
		t.Errorf("a compressed body: status %d, want 415", p.Status)
	}
	if r := send(t, "POST", url, `{"position": "nim(1)"}`, "Content-Type: APPLICATION/JSON; Charset=utf-8"); r.status != http.StatusOK {
		t.Errorf("a media type in capitals: %d %s", r.status, r.body)
	}
}

// TestOutOfTime: no more time than the limit is spent, and that is said.
func TestOutOfTime(t *testing.T) {
	url := start(t, func(c *server.Config) { c.Limits.Time, c.Limits.Positions = 300*time.Millisecond, 1e12 }) + "/api/v1/solve"
	if p := refused(t, send(t, "POST", url, `{"position": "cram(7, 7)"}`)); p.Status != http.StatusGatewayTimeout || p.Code != string(game.Limit) {
		t.Errorf("%+v, want 504 and a limit", p)
	}
}

// TestTables: what the tables of all requests may take together is in the refusal.
func TestTables(t *testing.T) {
	url := start(t, func(c *server.Config) { c.Limits.Tables.Bytes = 1000 }) + "/api/v1/solve"
	if p := refused(t, send(t, "POST", url, `{"position": "kayles(5000)"}`)); p.Code != string(game.Limit) || !strings.Contains(p.Detail, "1000 bytes") {
		t.Errorf("%+v, want a limit of 1000 bytes", p)
	}
}

// TestHostileExpressions: whatever text comes is answered or refused, and nothing is
// ever an internal error.
func TestHostileExpressions(t *testing.T) {
	url := start(t, func(c *server.Config) { c.Limits.Positions, c.Limits.Time = 20_000, time.Second }) + "/api/v1/solve"
	pieces := []string{
		"nim", "kayles", "chomp", "wythoff", "octal", "graph", "subtract", "尼姆", "(", ")", "[", "]", ",", "+", "*", "-", "=", "\"", "'", "\\", "0", "1", "7", "13x", "1e9", "0x10",
		"99999999999999999999999", "max=3", "take=", "edges=[[1, 2]]", "file=\"x\"", " ", "\n", "\x00", "é", "（", "，", "\u202e", "# c", "lambda: 0", "__import__", "1000000*", "None", "True", "0.77",
	}
	r := rand.New(rand.NewPCG(1, 2))
	for range 1000 {
		var b strings.Builder
		for range 1 + r.IntN(12) {
			b.WriteString(pieces[r.IntN(len(pieces))])
		}
		if r.IntN(2) == 0 {
			b.Reset()
			fmt.Fprintf(&b, "%s(%s%s)", pieces[r.IntN(8)], pieces[r.IntN(len(pieces))], pieces[r.IntN(len(pieces))])
		}
		got := send(t, "POST", url, `{"position": `+quoted(b.String())+`}`)
		if got.status == http.StatusOK {
			continue
		}
		if p := refused(t, got); p.Status >= 500 && p.Status != http.StatusGatewayTimeout || p.Code == string(game.Internal) {
			t.Errorf("%q: %+v", b.String(), p)
		}
	}
}
