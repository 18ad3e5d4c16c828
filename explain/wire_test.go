package explain_test

import (
	"encoding/json"
	"errors"
	"iter"
	"maps"
	"math/big"
	"reflect"
	"slices"
	"strings"
	"testing"

	"grundy"
	"grundy/explain"
	"grundy/game"
)

var languages = []game.Lang{game.En, game.Zh}

// decode writes a value as JSON and reads it without its Go type.
func decode(t *testing.T, v any) map[string]any {
	t.Helper()
	data, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	var m map[string]any
	if err := json.Unmarshal(data, &m); err != nil {
		t.Fatal(err)
	}
	return m
}

// wantShape compares the names and the JSON types of an object with a list such
// as "position:string nimber:null".
func wantShape(t *testing.T, what string, object any, shape string) {
	t.Helper()
	m, ok := object.(map[string]any)
	if !ok {
		t.Errorf("%s is no object: %v", what, object)
		return
	}
	var got []string
	for _, k := range slices.Sorted(maps.Keys(m)) {
		kind := "null"
		if v := m[k]; v != nil {
			kind = map[reflect.Kind]string{reflect.String: "string", reflect.Bool: "bool", reflect.Float64: "number", reflect.Slice: "array", reflect.Map: "object"}[reflect.TypeOf(v).Kind()]
		}
		got = append(got, k+":"+kind)
	}
	want := strings.Fields(shape)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("%s has\n %v, want\n %v", what, got, want)
	}
}

// always are the fields of every answer but those that may be null.
const always = "position:string convention:string outcome:string winner:string components:array winning_moves:array complete:bool warrant:object reason:array stats:object "

func TestAnswerShape(t *testing.T) {
	tests := []struct {
		query, shape    string
		outcome, winner string
		component       string
		warrant         string
	}{
		{"nim(3, 5, 7)", "nimber:string winning_move_count:string", "N", "first", "source:string nimber:string", "by:string source:string detail:string"},
		{"nim(1, 2, 3)", "nimber:string winning_move_count:string", "P", "second", "source:string nimber:string", "by:string source:string detail:string"},
		{"misere nim(1, 2, 4)", "nimber:null nimber_note:string winning_move_count:string", "N", "first", "source:string nimber:string", "by:string source:string detail:string"},
		// From (2, 2) every move leaves (0, 0), which is won, or what can be moved to (0, 1), which is lost.
		{"misere wythoff(2, 2)", "nimber:null nimber_note:string winning_move_count:string", "P", "second", "source:string nimber:null", "by:string source:string detail:string"},
		{"misere wythoff(0, 1) + nim(2)", "nimber:null nimber_note:string winning_move_count:string", "N", "first", "nimber:null", "by:string detail:string"},
		{"nim(3) + bash(7, max=3)", "nimber:string winning_move_count:string", "P", "second", "source:string nimber:string", "by:string source:string detail:string"},
		{`subtract(30, take="squares")`, "nimber:string winning_move_count:string", "N", "first", "nimber:string", "by:string detail:string"},
		{"0", "nimber:string winning_move_count:string", "P", "second", "", "by:string source:string detail:string"},
	}
	for _, tt := range tests {
		r := solve(t, tt.query)
		for _, l := range languages {
			a := decode(t, explain.NewAnswer(r, l))
			shape := always + tt.shape
			if a["replies"] != nil {
				shape += " replies:array"
			}
			wantShape(t, tt.query, a, shape)
			if a["outcome"] != tt.outcome || a["winner"] != tt.winner || a["complete"] != true {
				t.Errorf("%s: %v %v %v", tt.query, a["outcome"], a["winner"], a["complete"])
			}
			if c := a["components"].([]any); len(c) != len(r.Sum) {
				t.Errorf("%s: components %v", tt.query, c)
			} else if len(c) > 0 {
				wantShape(t, tt.query+": a component", c[0], "position:string by:string "+tt.component)
			}
			wantShape(t, tt.query+": the warrant", a["warrant"], tt.warrant)
			wantShape(t, tt.query+": the stats", a["stats"], "positions:number seconds:number")
			replies, _ := a["replies"].([]any)
			for _, p := range replies {
				wantShape(t, tt.query+": a reply", p, "move:object answer:object")
				wantShape(t, tt.query+": an answer", p.(map[string]any)["answer"], "component:number at:array move:string to:string")
			}
			if lost := a["outcome"] == "P" && tt.query != "0"; lost != (len(replies) > 0) {
				t.Errorf("%s: %d replies", tt.query, len(replies))
			}
			for _, m := range a["winning_moves"].([]any) {
				wantShape(t, tt.query+": a move", m, "component:number at:array move:string to:string")
			}
		}
	}
}

// The example of the design, whose numbers are those of HDU 2176.
func TestAnswerOfTheDesign(t *testing.T) {
	a := explain.NewAnswer(solve(t, "nim(5, 7, 8, 9, 10)"), game.En)
	if *a.Nimber != "9" || *a.WinningMoveCount != "3" || a.Position != "nim(5, 7, 8, 9, 10)" || a.Convention != "normal" || a.Warrant.By != "theorem" || a.Warrant.Source != "Bouton 1901" {
		t.Errorf("%+v", a)
	}
	want := []explain.Move{
		{Component: 0, At: []int{2}, Move: "take 7 from heap 3, leaving 1", To: "nim(5, 7, 1, 9, 10)"},
		{Component: 0, At: []int{3}, Move: "take all 9 of heap 4", To: "nim(5, 7, 8, 0, 10)"},
		{Component: 0, At: []int{4}, Move: "take 7 from heap 5, leaving 3", To: "nim(5, 7, 8, 9, 3)"},
	}
	if !reflect.DeepEqual(a.WinningMoves, want) {
		t.Errorf("moves %+v", a.WinningMoves)
	}
	for _, s := range a.Reason {
		if f := s.Figure; f != nil {
			wantShape(t, "the figure", decode(t, f), "kind:string labels:array rows:array mark:array")
			if !reflect.DeepEqual(f.Rows, [][]string{{"5"}, {"7"}, {"8"}, {"9"}, {"10"}, {"9"}}) || !slices.Equal(f.Mark, []int{2, 3, 4}) {
				t.Errorf("figure %+v", f)
			}
		}
	}
}

// bare is a position with nothing but its notation, and words for every figure.
type bare struct{}

func (bare) String() string { return "bare()" }

func (bare) Moves() iter.Seq[game.Move] { return func(func(game.Move) bool) {} }

func (bare) Reason(game.Convention) []game.Step {
	var steps []game.Step
	for i, kind := range game.FigureKinds {
		words := game.Text{En: "see figure %d", Zh: "见图 %d"}.With(i)
		steps = append(steps, game.Step{Phrase: words, Figure: &game.Figure{
			Kind: kind, Labels: []game.Phrase{words, words}, Rows: [][]*big.Int{{new(big.Int).Lsh(big.NewInt(1), 70)}, {big.NewInt(2)}}, Mark: []int{0},
		}})
	}
	return steps
}

// TestAnswerByHand renders results that the solver gives only when it runs out
// of its limits.
func TestAnswerByHand(t *testing.T) {
	note := game.Text{En: "no room", Zh: "放不下"}.With()
	r := &grundy.Result{
		Sum: game.Sum{bare{}}, Outcome: game.N, NimberNote: note, CountNote: note,
		Components: []grundy.Component{{Position: bare{}}},
		Winning:    []grundy.Move{{Move: game.Move{Say: note, To: bare{}}}},
		Warrant:    grundy.Warrant{By: grundy.BySearch},
	}
	for l, word := range []string{"no room", "放不下"} {
		answer := explain.NewAnswer(r, game.Lang(l))
		a := decode(t, answer)
		wantShape(t, "a cut answer", a, always+"nimber:null nimber_note:string winning_move_count:null count_note:string")
		if a["complete"] != false || a["nimber_note"] != word || a["count_note"] != word {
			t.Errorf("a cut answer: %v", a)
		}
		wantShape(t, "its move", a["winning_moves"].([]any)[0], "component:number at:array move:string to:string")
		wantShape(t, "its warrant", a["warrant"], "by:string")
		if len(answer.Reason) != len(game.FigureKinds) {
			t.Fatalf("%d steps", len(answer.Reason))
		}
		for i, s := range answer.Reason {
			f := s.Figure
			if f.Kind != game.FigureKinds[i] || f.Rows[0][0] != "1180591620717411303424" || f.Labels[0] == "" || !slices.Equal(f.Mark, []int{0}) {
				t.Errorf("figure %+v", f)
			}
		}
	}
	r.Winning, r.Count, r.Complete = nil, new(big.Int), true
	if a := decode(t, explain.NewAnswer(r, game.En)); len(a["winning_moves"].([]any)) != 0 || a["winning_move_count"] != "0" {
		t.Errorf("no moves: %v", a)
	}
}

// A list that was cut says so, and its count is exact: from an odd heap of
// 2^100 + 1 every odd take wins.
func TestAnswerCut(t *testing.T) {
	sum, err := grundy.Parse(`subtract(1267650600228229401496703205377, take="odd")`)
	if err != nil {
		t.Fatal(err)
	}
	o := grundy.DefaultOptions()
	o.Moves = 2
	r, err := grundy.Solve(t.Context(), sum, o)
	if err != nil {
		t.Fatal(err)
	}
	a := decode(t, explain.NewAnswer(r, game.En))
	wantShape(t, "a cut list", a, always+"nimber:string winning_move_count:string")
	if a["complete"] != false || len(a["winning_moves"].([]any)) != 2 || a["winning_move_count"] != "633825300114114700748351602689" {
		t.Errorf("a cut list: %v", a)
	}
	if text := explain.Text(r, game.En, true); !strings.Contains(text, "The first 2 of 633825300114114700748351602689 winning moves:") || !strings.Contains(text, "There are 633825300114114700748351602689 winning moves in all.") {
		t.Errorf("a cut list:\n%s", text)
	}
}

func TestErrorShape(t *testing.T) {
	words := game.Text{En: "it is wrong", Zh: "有错"}
	for l, word := range []string{"it is wrong", "有错"} {
		plain := decode(t, explain.NewError(game.Refuse(game.Limit, words), game.Lang(l)))
		wantShape(t, "an error", plain, "code:string message:string")
		if plain["code"] != "limit" || plain["message"] != word {
			t.Errorf("an error: %v", plain)
		}
		placed := decode(t, explain.NewError(&game.Error{Code: game.Syntax, Say: words.With(), Column: 8}, game.Lang(l)))
		wantShape(t, "a placed error", placed, "code:string message:string where:object")
		wantShape(t, "its place", placed["where"], "file:string line:number column:number")
		if where := placed["where"].(map[string]any); where["column"] != 8.0 || where["line"] != 0.0 || where["file"] != "" {
			t.Errorf("its place: %v", where)
		}
	}
	if got := explain.NewError(errors.New("boom"), game.En); got.Code != "internal" || got.Where != nil {
		t.Errorf("an unknown error: %+v", got)
	}
}
