package mcp_test

import (
	"context"
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/google/jsonschema-go/jsonschema"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"grundy/explain"
	"grundy/game"
	"grundy/identify"
	"grundy/judge/check"
	"grundy/server/limits"
	"grundy/server/mcp"
)

// start connects the client of the library with a server.
func start(t *testing.T, c mcp.Config) *sdk.ClientSession {
	t.Helper()
	ctx, stop := context.WithCancel(t.Context())
	ours, theirs := sdk.NewInMemoryTransports()
	ended := make(chan error, 1)
	go func() { ended <- mcp.New(c).Run(ctx, ours) }()
	client, err := sdk.NewClient(&sdk.Implementation{Name: "test", Version: "1"}, nil).Connect(ctx, theirs, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = client.Close() // what it says is said by the server too
		<-ended
		stop()
	})
	return client
}

// arguments are the arguments of a tool.
type arguments map[string]any

// call calls a tool.
func call(t *testing.T, c *sdk.ClientSession, tool string, a arguments) *sdk.CallToolResult {
	t.Helper()
	r, err := c.CallTool(t.Context(), &sdk.CallToolParams{Name: tool, Arguments: a})
	if err != nil {
		t.Fatalf("%s(%v): %v", tool, a, err)
	}
	return r
}

// words is the first text of a result.
func words(r *sdk.CallToolResult) string { return r.Content[0].(*sdk.TextContent).Text }

// answered calls a tool that answers, and reads the answer.
func answered[A any](t *testing.T, c *sdk.ClientSession, tool string, a arguments) (out A, said string) {
	t.Helper()
	r := call(t, c, tool, a)
	if r.IsError {
		t.Fatalf("%s(%v) is refused: %s", tool, a, words(r))
	}
	text, err := json.Marshal(r.StructuredContent)
	if err == nil {
		err = json.Unmarshal(text, &out)
	}
	if err == nil {
		err = fits(t, c, tool, r.StructuredContent)
	}
	if err != nil {
		t.Fatalf("%s(%v): %v", tool, a, err)
	}
	return out, words(r)
}

// fits compares an answer with what the tool says of its answers.
func fits(t *testing.T, c *sdk.ClientSession, tool string, answer any) error {
	t.Helper()
	all, err := c.ListTools(t.Context(), nil)
	if err != nil {
		return err
	}
	i := slices.IndexFunc(all.Tools, func(x *sdk.Tool) bool { return x.Name == tool })
	text, err := json.Marshal(all.Tools[i].OutputSchema)
	if err != nil {
		return err
	}
	var schema jsonschema.Schema
	if err := json.Unmarshal(text, &schema); err != nil {
		return err
	}
	resolved, err := schema.Resolve(nil)
	if err != nil {
		return err
	}
	return resolved.Validate(answer)
}

// TestTools: every tool says what it is for in both languages, and every argument what it
// means.
func TestTools(t *testing.T) {
	for _, l := range []game.Lang{game.En, game.Zh} {
		all, err := start(t, mcp.Config{Lang: l}).ListTools(t.Context(), nil)
		if err != nil {
			t.Fatal(err)
		}
		var names []string
		for _, x := range all.Tools {
			names = append(names, x.Name)
			if en, zh, both := strings.Cut(x.Description, "\n"); !both || en == "" || !isChinese(zh) || isChinese(x.Title) != (l == game.Zh) {
				t.Errorf("%s is described by %q, titled %q", x.Name, x.Description, x.Title)
			}
			for name, schema := range x.InputSchema.(map[string]any)["properties"].(map[string]any) {
				if said, _ := schema.(map[string]any)["description"].(string); said == "" || isChinese(said) != (l == game.Zh) {
					t.Errorf("%s of %s means %q", name, x.Name, said)
				}
			}
		}
		want := []string{"check_formula", "identify", "judge_problem", "moves", "period", "rulesets", "sequence", "solve", "template"}
		if slices.Sort(names); !slices.Equal(names, want) {
			t.Errorf("tools %q, want %q", names, want)
		}
	}
}

func isChinese(text string) bool {
	return strings.ContainsFunc(text, func(r rune) bool { return unicode.Is(unicode.Han, r) })
}

// TestSolve asks for the first sample of HDU 2176, whose answers are 5 7 8 9 10: the
// heaps 8, 9 and 10 can be left with 1, 0 and 3.
func TestSolve(t *testing.T) {
	c := start(t, mcp.Config{})
	a, said := answered[explain.Answer](t, c, "solve", arguments{"position": "nim(5, 7, 8, 9, 10)"})
	var to []string
	for _, m := range a.WinningMoves {
		to = append(to, m.To)
	}
	if want := []string{"nim(5, 7, 1, 9, 10)", "nim(5, 7, 8, 0, 10)", "nim(5, 7, 8, 9, 3)"}; a.Outcome != "N" || !slices.Equal(to, want) {
		t.Errorf("outcome %s, winning moves to %q, want N and %q", a.Outcome, to, want)
	}
	if !strings.Contains(said, "The first player wins") || !strings.Contains(said, "nim(5, 7, 8, 0, 10)") {
		t.Errorf("said %q, want the winner and the moves", said)
	}
	if a, _ := answered[explain.Answer](t, c, "solve", arguments{"position": "nim(5, 7, 8, 9, 10)", "moves": 1}); len(a.WinningMoves) != 1 || a.Complete {
		t.Errorf("%d moves, complete %v, want the 1 that was asked for", len(a.WinningMoves), a.Complete)
	}
	if _, said := answered[explain.Answer](t, c, "solve", arguments{"position": "nim(1)", "lang": "zh"}); !strings.Contains(said, "取走最后 1 个") {
		t.Errorf("said %q, want Chinese", said)
	}
}

// TestMoves: of a row of three, Kayles takes one at an end, the one in the middle, or
// two; only the one in the middle leaves equal halves, which the other player keeps equal.
func TestMoves(t *testing.T) {
	a, said := answered[explain.Moves](t, start(t, mcp.Config{}), "moves", arguments{"position": "kayles(3)"})
	got := map[string]string{}
	for _, m := range a.Moves {
		got[m.To] = m.Outcome
	}
	if len(got) != 3 || got["kayles(2)"] != "N" || got["kayles(1, 1)"] != "P" || got["kayles(1)"] != "N" || !strings.Contains(said, "kayles(1, 1): P") {
		t.Errorf("moves %v, said %q, want three, and kayles(1, 1) lost", got, said)
	}
}

// TestSequences compares with the nimbers of Kayles in Winning Ways, whose period is 12
// from 71 on.
func TestSequences(t *testing.T) {
	c := start(t, mcp.Config{})
	for _, ruleset := range []string{"kayles", "octal(\"0.77\")", "octal 0.77"} {
		a, said := answered[explain.Sequence](t, c, "sequence", arguments{"ruleset": ruleset, "to": 11})
		if want := []uint64{0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6}; !slices.Equal(a.Values, want) || !strings.Contains(said, "0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6") {
			t.Errorf("sequence of %s = %v, said %q, want %v", ruleset, a.Values, said, want)
		}
	}
	p, said := answered[explain.Period](t, c, "period", arguments{"ruleset": "kayles"})
	if !p.Proved || *p.Period != 12 || *p.Preperiod != 71 || !strings.Contains(said, "12") {
		t.Errorf("period of kayles = %+v, said %q, want 12 from 71 on, proved", p, said)
	}
}

// TestRulesets lists, searches and shows.
func TestRulesets(t *testing.T) {
	c := start(t, mcp.Config{})
	type answer struct {
		Rulesets []struct{ Name, Title, Example string }
		Ruleset  *explain.Ruleset
	}
	all, _ := answered[answer](t, c, "rulesets", nil)
	some, listed := answered[answer](t, c, "rulesets", arguments{"search": "威佐夫"})
	if len(all.Rulesets) < 50 || len(some.Rulesets) == 0 || len(some.Rulesets) >= len(all.Rulesets) || !strings.Contains(listed, "wythoff(3, 5)") {
		t.Errorf("%d rulesets, %+v under 威佐夫, want wythoff", len(all.Rulesets), some.Rulesets)
	}
	one, said := answered[answer](t, c, "rulesets", arguments{"name": "威佐夫", "lang": "zh"})
	if one.Ruleset == nil || one.Ruleset.Name != "wythoff" || !strings.Contains(said, one.Ruleset.Rule) {
		t.Errorf("%+v, said %q, want wythoff whole", one.Ruleset, said)
	}
}

// TestJudge lists, shows and answers. The input is by the rule of HDU 1850: of 5, 7 and 9
// only 9 can be left with 2 = 5 ⊕ 7, so there is one first move.
func TestJudge(t *testing.T) {
	c := start(t, mcp.Config{})
	type answer struct {
		Problems []struct{ ID string }
		Problem  *struct{ ID, Rule string }
		Reply    *struct {
			Output   string
			Complete bool
		}
	}
	if a, said := answered[answer](t, c, "judge_problem", arguments{"search": "hdu1850"}); len(a.Problems) == 0 || !strings.Contains(said, a.Problems[0].ID) {
		t.Errorf("problems %+v, said %q", a.Problems, said)
	}
	if a, said := answered[answer](t, c, "judge_problem", arguments{"id": "hdu 1850"}); a.Problem == nil || a.Problem.Rule == "" || !strings.Contains(said, a.Problem.Rule) {
		t.Errorf("problem %+v, said %q", a.Problem, said)
	}
	if a, said := answered[answer](t, c, "judge_problem", arguments{"id": "hdu1850", "input": "3\n5 7 9\n0\n"}); a.Reply == nil || a.Reply.Output != "1\n" || !a.Reply.Complete || said != "1\n" {
		t.Errorf("reply %+v, said %q, want 1", a.Reply, said)
	}
}

// TestCheck: who faces a multiple of 4 loses when 1 to 3 may be taken, and the pairs that
// are lost in Wythoff's game begin (1, 2), (3, 5) [Wythoff 1907].
func TestCheck(t *testing.T) {
	c := start(t, mcp.Config{})
	r, said := answered[check.Report](t, c, "check_formula", arguments{"position": "bash(n, max=3)", "vars": "n=0..5", "table": "0 P\n1 N\n2 N\n3 N\n4 P"})
	if r.Failure != nil || r.Small != 5 || r.Missing == nil || r.Missing.Count.Int64() != 1 || !strings.Contains(said, "n=5") {
		t.Errorf("right table: %+v, said %q, want no failure, and n=5 missing", r, said)
	}
	r, said = answered[check.Report](t, c, "check_formula", arguments{"position": "wythoff(a, b)", "vars": "a=0..5,b=0..5", "table": "5 3 N\n3 5 N\n2 1 N\n0 0 P"})
	if r.Failure == nil || r.Failure.Input != "2 1\n" || !strings.Contains(said, "a=2, b=1") {
		t.Errorf("wrong table: %+v, said %q, want the failure at 2 1, the least of three", r.Failure, said)
	}
}

// TestIdentify asks for Kayles (its nimbers are those of Winning Ways), for heaps that
// are Fibonacci numbers, and for the pairs of Wythoff's game [Wythoff 1907].
func TestIdentify(t *testing.T) {
	c := start(t, mcp.Config{})
	for _, tt := range []struct {
		a    arguments
		want string
	}{
		{arguments{"values": []int{0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6}}, "kayles"},
		{arguments{"values": []int{1, 2, 3, 5, 8, 13, 21, 34}, "lost": true}, "fibonacci"},
		{arguments{"pairs": [][]int{{0, 0}, {1, 2}, {3, 5}, {4, 7}, {6, 10}}}, "wythoff"},
	} {
		a, said := answered[identify.Listing](t, c, "identify", tt.a)
		if len(a.Candidates) == 0 || !strings.Contains(said, tt.want) {
			t.Errorf("identify(%v) = %+v, said %q, want %s", tt.a, a, said, tt.want)
		}
	}
}

// TestTemplate lists and writes.
func TestTemplate(t *testing.T) {
	c := start(t, mcp.Config{})
	type answer struct {
		Templates []struct{ Name string }
		Template  *struct{ Name, Lang, File, Source string }
	}
	if a, _ := answered[answer](t, c, "template", nil); len(a.Templates) < 10 {
		t.Errorf("%d templates, want many", len(a.Templates))
	}
	for _, name := range []string{"wythoff", "威佐夫", "poj1067"} {
		a, said := answered[answer](t, c, "template", arguments{"name": name, "language": "python"})
		if a.Template == nil || a.Template.Name != "wythoff" || said != a.Template.Source || !strings.Contains(said, "def ") {
			t.Errorf("template %s: %+v, want that of wythoff in Python", name, a.Template)
		}
	}
}

// TestRefused: what cannot be answered is an error of the tool, with a code and one
// sentence, and the talk goes on.
func TestRefused(t *testing.T) {
	c := start(t, mcp.Config{})
	for _, tt := range []struct {
		tool string
		a    any
		code game.Code
		want string
	}{
		{"solve", arguments{}, game.BadParameter, "arguments.position is missing"},
		{"solve", nil, game.BadParameter, "arguments.position is missing"},
		{"solve", []int{1}, game.BadParameter, "arguments cannot be [1]: it is an object"},
		{"solve", arguments{"position": nil}, game.BadParameter, "arguments.position cannot be null: it is a text"},
		{"solve", arguments{"position": 5}, game.BadParameter, "position cannot be 5: it is a text"},
		{"solve", arguments{"Position": "nim(1)"}, game.BadParameter, "there is no member arguments.Position; there are lang, misere, moves, nimber, position"},
		{"solve", arguments{"position": "nim(1)", "moves": -1}, game.BadParameter, "moves cannot be -1: it is an integer from 0 to"},
		{"solve", arguments{"position": "nim(1)", "moves": 1.5}, game.BadParameter, "moves cannot be 1.5: it is an integer"},
		{"solve", arguments{"position": "nim(1)", "misere": "yes"}, game.BadParameter, "misere cannot be \"yes\": it is true or false"},
		{"solve", arguments{"position": "nim(1)", "lang": "fr"}, game.BadParameter, "lang cannot be \"fr\": it is one of en, zh"},
		{"solve", arguments{"position": "nim(3"}, game.Syntax, "is never closed"},
		{"solve", arguments{"position": "nimm(3)"}, game.UnknownRuleset, "nim"},
		{"solve", arguments{"position": "nim(-1)"}, game.BadParameter, "-1"},
		{"solve", arguments{"position": "nim(" + strings.Repeat("9", 4097) + ")"}, game.Limit, "4096"},
		{"solve", arguments{"position": "nim(" + strings.Repeat("9", 1_000_000) + ")"}, game.Limit, "65536 bytes"},
		{"solve", arguments{"position": strings.Repeat("(", 60_000)}, game.Limit, ""},
		{"solve", arguments{"position": "20000*kayles(5)"}, game.Limit, "10000"},
		{"solve", arguments{"position": "graph(file=\"go.mod\")"}, game.BadParameter, "file"},
		{"sequence", arguments{"ruleset": "kayles", "to": 1_000_000}, game.Limit, "10000"},
		{"sequence", arguments{"ruleset": "kayles", "to": json.Number("9007199254740993")}, game.BadParameter, "9007199254740992"},
		{"sequence", arguments{"ruleset": "kayles", "from": 5, "to": 4}, game.BadParameter, "from=5 is beyond to=4"},
		{"sequence", arguments{"ruleset": "kayles", "to": json.Number("1e400")}, game.BadParameter, "to cannot be 1e400"},
		{"sequence", arguments{"ruleset": "", "to": 4}, "", ""},
		{"period", arguments{"ruleset": "kayles", "to": 0}, game.BadParameter, "arguments.to cannot be 0: it is an integer from 1 to 9007199254740992"},
		{"period", arguments{"ruleset": "wythoff"}, "", ""},
		{"rulesets", arguments{"name": "chess"}, game.NotImpartial, ""},
		{"rulesets", arguments{"search": "qqqq"}, game.BadParameter, "qqqq"},
		{"judge_problem", arguments{"id": "hdu99999"}, game.BadParameter, "hdu99999"},
		{"judge_problem", arguments{"input": "1"}, game.BadParameter, "which problem"},
		{"judge_problem", arguments{"id": "hdu1850", "input": "3\n1 x"}, game.Syntax, ""},
		{"check_formula", arguments{"position": "nim(3)", "vars": "n=0..5", "table": "0 P"}, game.BadParameter, "does not stand in"},
		{"check_formula", arguments{"position": "nim(n)", "vars": "n=0..5", "table": ""}, game.Syntax, "empty"},
		{"check_formula", arguments{"position": "nim(n)", "vars": "n=0..5", "table": "9 N"}, game.Syntax, "outside"},
		{"identify", arguments{}, "", ""},
		{"identify", arguments{"values": []int{1, -2}}, game.BadParameter, "values[1] cannot be -2"},
		{"identify", arguments{"pairs": [][]int{{1, 2, 3}}}, game.BadParameter, "pairs[0] cannot be [1,2,3]: it is a list of 2 entries"},
		{"identify", arguments{"pairs": [][]int{{5}}}, game.BadParameter, "pairs[0] cannot be [5]: it is a list of 2 entries"},
		{"identify", arguments{"values": []any{0, nil, 2, 3}}, game.BadParameter, "arguments.values[1] cannot be null: it is an integer"},
		{"identify", arguments{"pairs": []any{[]int{1, 2}, nil}}, game.BadParameter, "arguments.pairs[1] cannot be null: it is a list of 2 entries"},
		{"solve", arguments{"position": "nim(1)", "misere": nil}, game.BadParameter, "arguments.misere cannot be null: it is true or false"},
		{"identify", arguments{"values": []int{0, 1, 2}, "lang": 5}, game.BadParameter, "lang cannot be 5: it is one of en, zh"},
		{"identify", arguments{"values": []int{1}, "pairs": [][]int{{1, 2}}}, game.BadParameter, "not both"},
		{"template", arguments{"name": "wythoff"}, game.BadParameter, "which programming language"},
		{"template", arguments{"name": "wythoff", "language": "cobol"}, game.BadParameter, "language cannot be \"cobol\": it is one of cpp"},
		{"template", arguments{"name": "chess", "language": "cpp"}, game.BadParameter, "chess"},
	} {
		r, err := c.CallTool(t.Context(), &sdk.CallToolParams{Name: tt.tool, Arguments: tt.a})
		if err != nil {
			t.Fatalf("%s(%.80v): %v", tt.tool, tt.a, err)
		}
		var e struct{ Error explain.Error }
		if !r.IsError || len(r.Content) != 2 || json.Unmarshal([]byte(r.Content[1].(*sdk.TextContent).Text), &e) != nil {
			t.Errorf("%s(%.80v) = %.200s, want an error", tt.tool, tt.a, words(r))
			continue
		}
		if said := words(r); tt.code != "" && e.Error.Code != string(tt.code) || !strings.Contains(said, tt.want) || !strings.Contains(said, e.Error.Message) || strings.Contains(said, "\n") || len(said) > 500 {
			t.Errorf("%s(%.80v) is refused with %s: %.300s, want %s and %q", tt.tool, tt.a, e.Error.Code, said, tt.code, tt.want)
		}
	}
	if a, _ := answered[explain.Answer](t, c, "solve", arguments{"position": "nim(1)"}); a.Outcome != "N" {
		t.Errorf("outcome %s after all that, want N", a.Outcome)
	}
}

// TestLimits: what a search may cost is bounded, for a position and for every row of a
// table.
func TestLimits(t *testing.T) {
	l := limits.Strict()
	l.Positions = 1000
	c := start(t, mcp.Config{Limits: l})
	for tool, a := range map[string]arguments{
		"solve":         {"position": "cram(5, 5)", "nimber": true},
		"check_formula": {"position": "cram(n, n)", "vars": "n=1..5", "table": "5 P"},
	} {
		if r := call(t, c, tool, a); !r.IsError || !strings.Contains(words(r), "more than 1000 positions") {
			t.Errorf("%s(%v) = %s, want the limit", tool, a, words(r))
		}
	}
}
