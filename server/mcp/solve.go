package mcp

import (
	"context"
	"fmt"
	"strings"

	"grundy/explain"
	"grundy/game"
)

type solveQuestion struct {
	Position string `json:"position"`
	Misere   *bool  `json:"misere,omitempty"`
	Moves    *int   `json:"moves,omitempty" minimum:"0" maximum:"9007199254740992"`
	Nimber   bool   `json:"nimber,omitempty"`
	spoken
}

type movesQuestion struct {
	Position string `json:"position"`
	Misere   *bool  `json:"misere,omitempty"`
	Moves    *int   `json:"moves,omitempty" minimum:"0" maximum:"9007199254740992"`
	spoken
}

var (
	solveTool = tool{
		name:  "solve",
		title: game.Text{En: "Solve a position", Zh: "求解局面"},
		say: game.Text{
			En: "Say who wins a position of an impartial game, its nimber (Grundy value), every winning move, and why. Exact for heaps of any size where a theorem is known. Example: {\"position\": \"nim(3, 5, 7)\"}.",
			Zh: "判断公平组合游戏的局面谁必胜，给出 SG 值、全部必胜走法与理由。",
		},
	}
	movesTool = tool{
		name:  "moves",
		title: game.Text{En: "List the moves", Zh: "列出走法"},
		say: game.Text{
			En: "List the moves of a position, the winning and the losing ones, and who wins after each. Example: {\"position\": \"kayles(3)\"}.",
			Zh: "列出局面的全部走法（无论胜负），以及每种走法之后谁必胜。",
		},
	}

	movesHead   = game.Text{En: "%[1]s is %[2]s. N: the player to move wins; P: the other player wins; D: a draw. After each move:", Zh: "%[1]s 为 %[2]s。N：先手必胜；P：后手必胜；D：平局。各走法之后："}
	unknownWord = game.Text{En: "not known within the limits", Zh: "在上限之内未能求出"}
	moreText    = game.Text{En: "There are more moves than these.", Zh: "走法不止这些。"}
)

func (s *Server) addSolve() {
	add(s, solveTool, s.solve)
	add(s, movesTool, s.moves)
}

// solve answers a position.
func (s *Server) solve(ctx context.Context, q solveQuestion, l game.Lang) (a explain.Answer, words string, err error) {
	sum, o, err := s.limits.Position(s.limits.Reader(), q.Position, q.Misere, progress(ctx))
	if err != nil {
		return a, "", err
	}
	o.Moves, o.Nimber = s.limits.Listed(q.Moves, o.Moves), q.Nimber
	r, err := s.solver.Solve(ctx, sum, o)
	if err != nil {
		return a, "", err
	}
	return explain.NewAnswer(r, l), explain.Text(r, l, true), nil
}

// moves lists the options of a position.
func (s *Server) moves(ctx context.Context, q movesQuestion, l game.Lang) (a explain.Moves, words string, err error) {
	sum, o, err := s.limits.Position(s.limits.Reader(), q.Position, q.Misere, progress(ctx))
	if err != nil {
		return a, "", err
	}
	listing, err := s.solver.Options(ctx, sum, o, s.limits.Listed(q.Moves, o.Moves))
	if err != nil {
		return a, "", err
	}
	a = explain.NewMoves(listing, o.Text, l)
	return a, sayMoves(a, l), nil
}

// sayMoves words a list of moves.
func sayMoves(a explain.Moves, l game.Lang) string {
	var b strings.Builder
	fmt.Fprintln(&b, movesHead.With(a.Position, a.Outcome).In(l))
	for _, m := range a.Moves {
		outcome := m.Outcome
		if outcome == "" {
			outcome = unknownWord.In(l)
		}
		fmt.Fprintf(&b, "- %s → %s: %s\n", m.Move, m.To, outcome)
	}
	if !a.Complete {
		fmt.Fprintln(&b, moreText.In(l))
	}
	return b.String()
}
