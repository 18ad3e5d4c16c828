package server

import (
	"context"
	"net/http"

	"grundy"
	"grundy/explain"
	"grundy/game"
	"grundy/server/limits"
)

// shortSide is up to which number a table takes no place of a long computation.
const shortSide = 64

// tableInput asks for the positions of two numbers of a ruleset.
type tableInput struct {
	Ruleset string   `query:"ruleset" required:"true"`
	To      int      `query:"to" required:"true" minimum:"0" maximum:"300"`
	Misere  optional `query:"misere"`
	Lang    string   `query:"lang" enum:"en,zh"`
}

func (q tableInput) speaks() string { return q.Lang }

// Pairs is who wins the positions of two numbers of a ruleset, the first number by rows
// and the second by columns, both from Least on. Outcomes has a row of letters for each
// row, N, P or D, and a point where there is no such position; Nimbers is null in misère
// play, and null where there is none or it is not known. A table that a limit cut short
// is a smaller square.
type Pairs struct {
	Ruleset    string      `json:"ruleset"`
	Convention string      `json:"convention"`
	Bracketed  bool        `json:"bracketed"`
	Least      [2]int      `json:"least"`
	Outcomes   []string    `json:"outcomes" pattern:"^[NPD.]*$"`
	Nimbers    [][]*uint64 `json:"nimbers" nullable:"true"`
	explain.SequenceTail
}

var tableText = game.Text{En: "Say who wins the positions of two numbers of a ruleset, as a table", Zh: "列表给出一个规则中由两个数构成的局面的胜负"}

func (s *Server) addTable() {
	whole := func(a any) bool { return a.(Pairs).Complete }
	add(s, endpoint{
		id: "table", method: http.MethodGet, path: "table", say: tableText, streamed: true, keep: asking, kept: whole,
		example: "table?ruleset=wythoff&to=10",
	}, s.table)
}

func (s *Server) table(ctx context.Context, q tableInput, l game.Lang) (Pairs, error) {
	text, err := s.limits.Notation(q.Ruleset)
	if err != nil {
		return Pairs{}, err
	}
	p, err := s.limits.Reader().ParsePairs(text, game.Convention(q.Misere.value))
	if err != nil {
		return Pairs{}, err
	}
	if q.To >= shortSide {
		if err := long(ctx); err != nil {
			return Pairs{}, err
		}
	}
	t, err := s.solver.Pairs(ctx, p, q.To, s.limits.Options(progress(ctx)))
	if given(ctx, err, len(t.Cells) > 0) != nil {
		return Pairs{}, err
	}
	out := Pairs{Ruleset: p.Ruleset, Convention: p.Convention.String(), Bracketed: p.Bracketed, Least: p.Least, Outcomes: []string{}}
	out.SequenceTail = explain.NewSequenceTail(t.Warrant, err, l)
	for _, row := range t.Cells {
		out.add(row, p.Convention)
	}
	return out, nil
}

// add adds a row.
func (t *Pairs) add(row []grundy.Cell, c game.Convention) {
	letters, nimbers := make([]byte, 0, len(row)), make([]*uint64, len(row))
	for i, cell := range row {
		if cell.Outcome == 0 {
			letters = append(letters, '.')
			continue
		}
		letters = append(letters, cell.Outcome.String()...)
		if n := cell.Nimber; n != nil && n.IsUint64() && n.Uint64() <= limits.MostPlain {
			plain := n.Uint64()
			nimbers[i] = &plain
		}
	}
	t.Outcomes = append(t.Outcomes, string(letters))
	if c == game.Normal {
		t.Nimbers = append(t.Nimbers, nimbers)
	}
}
