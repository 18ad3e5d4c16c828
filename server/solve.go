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
		return s.confined(ctx, bounds, q, l)
	}
	return ask(ctx, s.solver, bounds.Reader(), bounds, q, l)
}

// ask answers a question, of positions that a reader reads.
func ask(ctx context.Context, solver *grundy.Solver, reader grundy.Reader, bounds limits.Limits, q Question, l game.Lang) (explain.Answer, error) {
	sum, o, err := bounds.Position(reader, q.Position, q.Misere, progress(ctx))
	if err != nil {
		return explain.Answer{}, err
	}
	o.Nimber = q.Nimber
	o.Moves = bounds.Listed(q.Moves, o.Moves)
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

// shortMoves is how many moves are listed without a place of a long computation.
const shortMoves = 500

// many reports whether a sum has more moves than those.
func many(sum game.Sum) bool {
	n := 0
	for _, p := range sum {
		for range p.Moves() {
			if n++; n > shortMoves {
				return true
			}
		}
	}
	return false
}

// moves lists the options of a position.
func (s *Server) moves(ctx context.Context, q movesInput, l game.Lang) (explain.Moves, error) {
	sum, o, err := s.limits.Position(s.limits.Reader(), q.Body.Position, q.Body.Misere, progress(ctx))
	if err != nil {
		return explain.Moves{}, err
	}
	if many(sum) {
		if err := long(ctx); err != nil {
			return explain.Moves{}, err
		}
	}
	listing, err := s.solver.Options(ctx, sum, o, s.limits.Listed(q.Body.Moves, s.limits.Moves))
	if err != nil {
		return explain.Moves{}, err
	}
	return explain.NewMoves(listing, o.Text, l), nil
}
