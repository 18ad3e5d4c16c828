package server_test

import (
	"cmp"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"grundy"
	"grundy/catalogue"
	"grundy/codegen"
	"grundy/explain"
	"grundy/game"
	"grundy/identify"
	"grundy/judge"
	"grundy/server"
)

// TestSolve asks for the first sample of HDU 2176, whose answers are 5 7 8 9 10: the
// heaps 8, 9 and 10 can be left with 1, 0 and 3.
func TestSolve(t *testing.T) {
	url := start(t, nil) + "/api/v1/solve"
	a := decoded[explain.Answer](t, send(t, "POST", url, `{"position": "nim(5, 7, 8, 9, 10)", "views": true}`))
	var to []string
	for _, m := range a.WinningMoves {
		to = append(to, m.To)
	}
	if want := []string{"nim(5, 7, 1, 9, 10)", "nim(5, 7, 8, 0, 10)", "nim(5, 7, 8, 9, 3)"}; a.Outcome != "N" || !slices.Equal(to, want) {
		t.Errorf("outcome %s, winning moves to %q, want N and %q", a.Outcome, to, want)
	}
	if v := a.WinningMoves[0].View; v == nil || !slices.Equal(v.Sizes, []string{"5", "7", "1", "9", "10"}) || a.Components[0].View == nil {
		t.Errorf("views %+v and %+v, want the heaps", a.Components[0].View, v)
	}
	lost := decoded[explain.Answer](t, send(t, "POST", url, `{"position": "nim(2, 2)", "views": true}`))
	for _, r := range lost.Replies { // with two heaps the answer makes them equal
		if v := r.Answer.View; r.Move.View == nil || v == nil || v.Sizes[0] != v.Sizes[1] {
			t.Errorf("%s: views %+v and %+v, want the heaps after each", r.Move.Move, r.Move.View, v)
		}
	}
	plain := send(t, "POST", url, `{"position": "nim(5, 7, 8, 9, 10)", "moves": 1}`)
	if a := decoded[explain.Answer](t, plain); len(a.WinningMoves) != 1 || a.Complete || strings.Contains(string(plain.body), `"view"`) {
		t.Errorf("one move and no views were asked for: %s", plain.body)
	}
}

// TestSolveSpeaks: the language is that of the question, or of the request.
func TestSolveSpeaks(t *testing.T) {
	url := start(t, nil) + "/api/v1/solve"
	for _, c := range []struct{ lang, accept, want string }{
		{"", "", "en"}, {"zh", "", "zh"}, {"", "zh-CN,zh;q=0.9,en;q=0.8", "zh"}, {"en", "zh", "en"}, {"", "fr", "en"}, {"", "fr, zh;q=0.5", "zh"},
	} {
		r := send(t, "POST", url, `{"position": "nim(1)"`+member("lang", c.lang)+`}`, "Accept-Language: "+c.accept)
		want := map[string]string{"en": "take the last stone", "zh": "取走最后 1 个"}[c.want]
		if a := decoded[explain.Answer](t, r); a.WinningMoves[0].Move != want || r.header.Get("Content-Language") != c.want {
			t.Errorf("lang %q, Accept-Language %q: %q in %q, want %q", c.lang, c.accept, a.WinningMoves[0].Move, r.header.Get("Content-Language"), want)
		}
	}
}

// member is a member of a JSON object behind others, nothing for no value.
func member(name, value string) string {
	if value == "" {
		return ""
	}
	return `, "` + name + `": "` + value + `"`
}

// TestConvention: a ruleset is played under its own convention unless one is asked for.
// A heap of 1 is lost in misère play from the definition.
func TestConvention(t *testing.T) {
	url := start(t, nil) + "/api/v1/solve"
	for body, want := range map[string]string{
		`{"position": "nim(1)"}`:                  "N",
		`{"position": "nim(1)", "misere": true}`:  "P",
		`{"position": "nim(1)", "misere": false}`: "N",
	} {
		if a := decoded[explain.Answer](t, send(t, "POST", url, body)); a.Outcome != want {
			t.Errorf("%s: %s, want %s", body, a.Outcome, want)
		}
	}
}

// TestBatch: every question has an answer or an error in its place.
func TestBatch(t *testing.T) {
	url := start(t, nil) + "/api/v1/batch"
	lines := decoded[[]server.BatchAnswer](t, send(t, "POST", url, `{"lines": ["nim 3 5", "nim 3 x", "", "bash(21, max=3)"]}`))
	if len(lines) != 4 || lines[0].Answer == nil || lines[1].Error == nil || lines[2].Error == nil || lines[3].Answer == nil {
		t.Fatalf("lines: %+v", lines)
	}
	if e := lines[1].Error; e.Where == nil || e.Where.Line != 2 || e.Code != string(game.BadParameter) {
		t.Errorf("the error of line 2: %+v", e)
	}
	asked := decoded[[]server.BatchAnswer](t, send(t, "POST", url, `{"questions": [{"position": "nim(1)", "lang": "zh"}, {"position": "nim(1)"}]}`))
	if len(asked) != 2 || asked[0].WinningMoves[0].Move == asked[1].WinningMoves[0].Move {
		t.Errorf("questions in two languages: %+v", asked)
	}
}

// TestMoves compares with the rule of Kayles, played by hand: from a row of 3 one takes
// one or two that are next to each other.
func TestMoves(t *testing.T) {
	url := start(t, nil) + "/api/v1/moves"
	a := decoded[explain.Moves](t, send(t, "POST", url, `{"position": "kayles(3)"}`))
	got := map[string]string{}
	for _, m := range a.Moves {
		got[m.To] = m.Outcome
	}
	if want := map[string]string{"kayles(2)": "N", "kayles(1, 1)": "P", "kayles(1)": "N"}; !reflect.DeepEqual(got, want) || !a.Complete || len(a.Views) != 1 {
		t.Errorf("options %v, complete %t, want %v", got, a.Complete, want)
	}
	few := decoded[explain.Moves](t, send(t, "POST", url, `{"position": "kayles(3)", "moves": 2}`))
	if len(few.Moves) != 2 || few.Complete {
		t.Errorf("two moves were asked for: %+v", few)
	}
}

// TestSequence: the nimbers of Kayles are those of the OEIS, A002186.
func TestSequence(t *testing.T) {
	kayles := []uint64{0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1}
	url := start(t, nil) + "/api/v1/sequence?"
	for _, ruleset := range []string{"kayles", "kayles()", "octal(%220.77%22)", "octal+0.77", "0.77"} {
		a := decoded[explain.Sequence](t, send(t, "GET", url+"to=20&ruleset="+ruleset, ""))
		if !slices.Equal(a.Values, kayles) || !a.Complete || a.From != 0 {
			t.Errorf("%s: %v, want %v", ruleset, a.Values, kayles)
		}
	}
	part := send(t, "GET", url+"from=5&to=7&ruleset=kayles", "")
	if a := decoded[explain.Sequence](t, part); !slices.Equal(a.Values, kayles[5:8]) || a.From != 5 {
		t.Errorf("from 5 to 7: %+v", a)
	}
}

// TestPeriod: Kayles has period 12 from heap 71 on [Guy, Smith 1956].
func TestPeriod(t *testing.T) {
	a := decoded[explain.Period](t, send(t, "GET", start(t, nil)+"/api/v1/period?ruleset=kayles", ""))
	if a.Period == nil || *a.Period != 12 || *a.Preperiod != 71 || !a.Proved {
		t.Errorf("period %+v", a)
	}
}

func TestRulesets(t *testing.T) {
	url := start(t, nil) + "/api/v1/rulesets"
	all := decoded[[]explain.Ruleset](t, send(t, "GET", url, ""))
	if len(all) != len(catalogue.All()) {
		t.Errorf("%d rulesets, want %d", len(all), len(catalogue.All()))
	}
	for _, name := range []string{"nim", "尼姆"} {
		if r := decoded[explain.Ruleset](t, send(t, "GET", url+"/"+name, "")); r.Name != "nim" {
			t.Errorf("%s is %s, want nim", name, r.Name)
		}
	}
	found := decoded[[]explain.Ruleset](t, send(t, "GET", url+"?search=Bouton", ""))
	if !slices.ContainsFunc(found, func(r explain.Ruleset) bool { return r.Name == "nim" }) {
		t.Errorf("nim is not found under Bouton")
	}
}

// TestJudge answers every sample with the output that its source has.
func TestJudge(t *testing.T) {
	url := start(t, nil) + "/api/v1/judge"
	list := decoded[[]judge.Listing](t, send(t, "GET", url, ""))
	if len(list) != len(judge.All()) {
		t.Errorf("%d problems, want %d", len(list), len(judge.All()))
	}
	p := decoded[judge.Listing](t, send(t, "GET", url+"/hdu1850", ""))
	if p.ID != "HDU 1850" || len(p.Samples) == 0 {
		t.Fatalf("hdu1850 is %+v", p)
	}
	for _, s := range p.Samples {
		if r := decoded[judge.Reply](t, send(t, "POST", url+"/HDU%201850", `{"input": `+quoted(s.In)+`}`)); r.Output != s.Out || !r.Complete {
			t.Errorf("%q gives %+v, want %q", s.In, r, s.Out)
		}
	}
	if r := decoded[judge.Reply](t, send(t, "POST", url+"/hdu1850", `{"input": "1\n3\n2\n"}`)); r.Output == "" || r.Complete || r.Error == nil {
		t.Errorf("an input that breaks off gives %+v, want what is before and why", r)
	}
}

// TestTemplate: a program is found by every name of its game, and answers as the problem
// wants; POJ 1067 asks for the winner of Wythoff's game, and its sample is from its page.
func TestTemplate(t *testing.T) {
	url := start(t, nil) + "/api/v1/template"
	if list := decoded[[]codegen.Listing](t, send(t, "GET", url, "")); len(list) != len(codegen.All()) {
		t.Errorf("%d families, want %d", len(list), len(codegen.All()))
	}
	p, _ := judge.Lookup("poj1067")
	var source string
	for _, name := range []string{"wythoff", "威佐夫", "poj1067"} {
		got := decoded[codegen.Written](t, send(t, "GET", url+"/"+name+"?lang=go&comments=zh", ""))
		if got.Name != "wythoff" || got.Lang != "go" || !slices.Contains(got.Problems, p.ID) || !strings.Contains(got.Source, got.Title) {
			t.Errorf("%s: %+v, want the program for Wythoff's game with Chinese comments", name, got)
		}
		if source = cmp.Or(source, got.Source); got.Source != source {
			t.Errorf("%s: another program than by the name before:\n%s", name, got.Source)
		}
	}
	file := filepath.Join(t.TempDir(), "main.go")
	if err := os.WriteFile(file, []byte(source), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, s := range p.Samples() {
		c := exec.Command("go", "run", file)
		c.Stdin = strings.NewReader(s.In)
		if out, err := c.Output(); err != nil || string(out) != s.Out {
			t.Errorf("the program answers %q with %q, %v, want %q", s.In, out, err, s.Out)
		}
	}
	var languages []string
	for _, x := range codegen.Languages() {
		languages = append(languages, x.Name)
	}
	if p := refused(t, send(t, "GET", url+"/nim?lang=perl", "")); !strings.HasSuffix(p.Detail, "it is one of "+strings.Join(languages, ", ")) {
		t.Errorf("the languages are %q: %s", languages, p.Detail)
	}
	// HDU 1850 counts the winning moves, which the program of Nim lists.
	if got := decoded[codegen.Written](t, send(t, "GET", url+"/hdu1850?lang=cpp", "")); len(got.Notes) == 0 || !strings.Contains(got.Source, "HDU 1850") {
		t.Errorf("the program for HDU 1850 does not say that its format is another: %+v", got)
	}
}

func TestIdentify(t *testing.T) {
	url := start(t, nil) + "/api/v1/identify"
	for body, want := range map[string]string{
		`{"values": [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]}`:             "kayles()",    // A002186
		`{"values": [1, 2, 3, 5, 8, 13, 21, 34], "lost": true}`:        "fibonacci()", // [Whinihan 1963]
		`{"pairs": [[0, 0], [1, 2], [3, 5], [4, 7], [6, 10]]}`:         "wythoff()",   // [Wythoff 1907]
		`{"values": [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7]}`: "kayles()",
	} {
		l := decoded[identify.Listing](t, send(t, "POST", url, body))
		if !slices.ContainsFunc(l.Candidates, func(c identify.Listed) bool { return c.Name == want }) {
			t.Errorf("%s: %+v, want %s among them", body, l.Candidates, want)
		}
	}
}

// TestGraph: two heaps of 2 and 1 can become every pair of smaller heaps, and are lost
// when they are equal [Bouton 1901].
func TestGraph(t *testing.T) {
	g := decoded[explain.Graph](t, send(t, "POST", start(t, nil)+"/api/v1/graph", `{"position": "nim(2, 1)"}`))
	lost := map[string]bool{"nim(0, 0)": true, "nim(1, 1)": true}
	if len(g.Vertices) != 6 || len(g.Layers) != 6 {
		t.Fatalf("%d vertices in layers %v, want 6", len(g.Vertices), g.Layers)
	}
	for i, v := range g.Vertices {
		if (v.Outcome == "P") != lost[v.Name] {
			t.Errorf("%s is %s", v.Name, v.Outcome)
		}
		stones := strings.Count(strings.ReplaceAll(v.Name, "2", "11"), "1") // moves are at most so many
		if g.Layers[i] != stones {
			t.Errorf("%s is in layer %d, want %d", v.Name, g.Layers[i], stones)
		}
	}
	loopy := decoded[explain.Graph](t, send(t, "POST", start(t, nil)+"/api/v1/graph", `{"position": "graph(edges=[[1, 2], [2, 1]], start=[1])"}`))
	if loopy.Layers != nil {
		t.Errorf("a cycle has layers %v", loopy.Layers)
	}
}

// TestSolveWords: a position may be written as the command takes it, in letters of either
// case.
func TestSolveWords(t *testing.T) {
	url := start(t, nil) + "/api/v1/solve"
	for position, want := range map[string]string{
		"nim 3 5 7": "nim(3, 5, 7)", "Nim(3,5,7)": "nim(3, 5, 7)", "bash 21 max=3": "bash(21, max=3)", "OCTAL 0.137 12": `octal("0.137", 12)`,
	} {
		if a := decoded[explain.Answer](t, send(t, "POST", url, `{"position": "`+position+`"}`)); a.Position != want || a.Outcome != "N" {
			t.Errorf("%s is read as %s, %s; want %s, N", position, a.Position, a.Outcome, want)
		}
	}
	r := send(t, "POST", url, `{"position": "3 5 7"}`)
	if r.status != http.StatusBadRequest || !strings.Contains(string(r.body), "write the ruleset first, such as nim 3 5 7") {
		t.Errorf("numbers alone: %d %s", r.status, r.body)
	}
}

// TestSharedSolver: one server answers at the same time what it answers one by one.
func TestSharedSolver(t *testing.T) {
	url := start(t, nil) + "/api/v1/solve"
	positions := []string{"nim(3, 5, 7)", "kayles(30)", "cram(4, 5)", "wythoff(3, 8) + bash(10, max=3)", "chomp(4, 5)"}
	done := make(chan bool)
	for range 4 {
		go func() {
			defer func() { done <- true }()
			for _, p := range positions {
				r := send(t, "POST", url, `{"position": "`+p+`"}`)
				if r.status != http.StatusOK {
					t.Errorf("%s: %s", p, r.body)
				}
			}
		}()
	}
	for range 4 {
		<-done
	}
	for _, p := range positions {
		sum, err := grundy.Parse(p)
		if err != nil {
			t.Fatal(err)
		}
		want, err := grundy.Solve(t.Context(), sum, grundy.DefaultOptions())
		if err != nil {
			t.Fatal(err)
		}
		if a := decoded[explain.Answer](t, send(t, "POST", url, `{"position": "`+p+`"}`)); a.Outcome != want.Outcome.String() || *a.Nimber != want.Nimber.String() {
			t.Errorf("%s: %s %s, want %v", p, a.Outcome, *a.Nimber, want)
		}
	}
}
