package mcp

import (
	"context"
	"fmt"
	"math/big"
	"strings"

	"grundy/game"
	"grundy/judge/check"
)

type checkQuestion struct {
	Position string `json:"position"`
	Vars     string `json:"vars"`
	Table    string `json:"table"`
	Misere   bool   `json:"misere,omitempty"`
	spoken
}

var (
	checkTool = tool{
		name:  "check_formula",
		title: game.Text{En: "Check a formula", Zh: "检验公式"},
		say: game.Text{
			En: "Check a conjecture about a game: give a position with variables, their ranges, and a table of what the conjecture says for each value; the answer is that all rows agree, or the smallest counterexample. Example: {\"position\": \"bash(n, max=3)\", \"vars\": \"n=0..5\", \"table\": \"0 P\\n1 N\\n2 N\\n3 N\\n4 P\\n5 N\"}.",
			Zh: "检验关于某个游戏的猜想：给出含变量的局面、变量范围，以及猜想对各值结论的表；回答全部相符，或给出最小反例。",
		},
	}
	agreeText   = game.Text{En: "All %d rows agree, which is no proof.", Zh: "全部 %d 行相符（这不是证明）。"}
	counterText = game.Text{En: "The smallest counterexample among %[1]d rows: at %[2]s the table says %[3]s, and %[4]s is right.", Zh: "%[1]d 行中的最小反例：在 %[2]s 处，表中为 %[3]s，正确的是 %[4]s。"}
	absentText  = game.Text{En: "%[1]v values in the ranges have no row, among them %[2]s.", Zh: "范围内有 %[1]v 组值没有对应的行，其中有 %[2]s。"}
)

func (s *Server) addCheck() { add(s, checkTool, s.check) }

// check compares a table with a position.
func (s *Server) check(ctx context.Context, q checkQuestion, l game.Lang) (r check.Report, words string, err error) {
	vars, err := check.ParseVars(q.Vars)
	if err != nil {
		return r, "", err
	}
	b := s.limits.Budget(progress(ctx))
	defer func() { b.Release(b.Held()) }()
	o := s.limits.Options(nil)
	o.Tables = b // for all rows together
	p := check.Position{
		Text: q.Position, Vars: vars, Convention: game.Convention(q.Misere),
		Reader: s.limits.Reader(), Solver: s.solver, Options: &o,
	}
	if r, err = p.CheckTable(ctx, q.Table); err != nil {
		return r, "", err
	}
	return r, sayReport(r, vars, l), nil
}

// sayReport words what was found.
func sayReport(r check.Report, vars []check.Var, l game.Lang) string {
	if f := r.Failure; f != nil {
		return counterText.With(r.Small, at(f.Input, vars), strings.TrimSpace(f.Got), strings.TrimSpace(f.Expected)).In(l) + "\n"
	}
	words := agreeText.With(r.Small).In(l) + "\n"
	if m := r.Missing; m != nil {
		var first []string
		for _, row := range m.First {
			first = append(first, at(row, vars))
		}
		words += absentText.With(new(big.Int).Set(m.Count), strings.Join(first, "; ")).In(l) + "\n"
	}
	return words
}

// at are the values of a row with the names of their variables.
func at(row string, vars []check.Var) string {
	var all []string
	for i, value := range strings.Fields(row) {
		all = append(all, fmt.Sprintf("%s=%s", vars[i].Name, value))
	}
	return strings.Join(all, ", ")
}
