package server

import (
	"context"
	"net/http"

	"grundy"
	"grundy/explain"
	"grundy/game"
	"grundy/server/limits"
)

// Question is what is asked of a position.
type Question struct {
	Position string `json:"position"`
	Misere   *bool  `json:"misere,omitempty"`
	Moves    *int   `json:"moves,omitempty" minimum:"0"`
	Nimber   bool   `json:"nimber,omitempty"`
	Views    bool   `json:"views,omitempty"`
	Lang     string `json:"lang,omitempty" enum:"en,zh"`

	Rules map[string]string `json:"rules,omitempty" maxProperties:"20"` // the text of rule files, by the name of the ruleset
}

type solveInput struct{ body[Question] }

func (q solveInput) speaks() string { return q.Body.Lang }

// MovesQuestion asks for the options of a position.
type MovesQuestion struct {
	Position string `json:"position"`
	Misere   *bool  `json:"misere,omitempty"`
	Moves    *int   `json:"moves,omitempty" minimum:"0"`
	Lang     string `json:"lang,omitempty" enum:"en,zh"`
}

type movesInput struct{ body[MovesQuestion] }

func (q movesInput) speaks() string { return q.Body.Lang }

var (
	solveText = game.Text{En: "Say who wins a position, every winning move, and why", Zh: "判断局面谁必胜，列出全部必胜走法，并说明理由"}
	movesText = game.Text{En: "List the options of a position, and who wins after each move", Zh: "列出局面的全部走法，以及每种走法之后谁必胜"}
)

func (s *Server) addSolve() {
	add(s, endpoint{
		id: "solve", method: http.MethodPost, path: "solve", say: solveText, streamed: true,
		body: `{"position": "nim(3, 5, 7)"}`,
	}, func(ctx context.Context, q solveInput, l game.Lang) (explain.Answer, error) {
		return s.solve(ctx, q.Body, l)
	})
	add(s, endpoint{
		id: "moves", method: http.MethodPost, path: "moves", say: movesText,
		body: `{"position": "kayles(3)"}`,
	}, s.moves)
}

func (s *Server) solve(ctx context.Context, q Question, l game.Lang) (explain.Answer, error) {
	return s.solveWithin(ctx, s.limits, q, l)
}

// solveWithin answers a question within limits of its own.
func (s *Server) solveWithin(ctx context.Context, bounds limits.Limits, q Question, l game.Lang) (explain.Answer, error) {
	if len(q.Rules) > 0 {
		return s.confined(ctx, q, l)
	}
	return ask(ctx, s.solver, bounds.Reader(), bounds, q, l)
}

// ask answers a question, of positions that a reader reads.
func ask(ctx context.Context, solver *grundy.Solver, reader grundy.Reader, bounds limits.Limits, q Question, l game.Lang) (explain.Answer, error) {
	sum, o, err := read(ctx, reader, bounds, q.Position, q.Misere)
	if err != nil {
		return explain.Answer{}, err
	}
	o.Nimber = q.Nimber
	if q.Moves != nil {
		o.Moves = listed(*q.Moves, bounds)
	}
	r, err := solver.Solve(ctx, sum, o)
	if err != nil {
		return explain.Answer{}, err
	}
	a := explain.NewAnswer(r, l)
	if q.Views {
		a.AddViews(r)
	}
	return a, nil
}

// listed is how many moves are listed of so many asked for, 0 standing for all.
func listed(asked int, l limits.Limits) int {
	if asked == 0 {
		return l.Moves
	}
	return min(asked, l.Moves)
}

// read reads a position, with the options that an answer starts from. The convention is
// that of the rulesets where nobody says which.
func read(ctx context.Context, reader grundy.Reader, bounds limits.Limits, position string, misere *bool) (game.Sum, grundy.Options, error) {
	o := bounds.Options()
	o.Progress = progress(ctx)
	sum, err := reader.Parse(position)
	if err != nil {
		return nil, o, err
	}
	if misere != nil {
		o.Convention = game.Convention(*misere)
		return sum, o, nil
	}
	o.Convention, err = grundy.ConventionOf(sum)
	return sum, o, err
}

// read reads a position for this server.
func (s *Server) read(ctx context.Context, position string, misere *bool) (game.Sum, grundy.Options, error) {
	return read(ctx, s.limits.Reader(), s.limits, position, misere)
}

// moves lists the options of a position.
func (s *Server) moves(ctx context.Context, q movesInput, l game.Lang) (explain.Moves, error) {
	sum, o, err := s.read(ctx, q.Body.Position, q.Body.Misere)
	if err != nil {
		return explain.Moves{}, err
	}
	most := s.limits.Moves
	if q.Body.Moves != nil {
		most = listed(*q.Body.Moves, s.limits)
	}
	listing, err := s.solver.Options(ctx, sum, o, most)
	if err != nil {
		return explain.Moves{}, err
	}
	return explain.NewMoves(listing, o.Text, l), nil
}
