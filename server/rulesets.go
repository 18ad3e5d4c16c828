package server

import (
	"context"
	"net/http"

	"grundy/catalogue"
	"grundy/explain"
	"grundy/game"
)

// listInput asks for a list, or for what of it has a word.
type listInput struct {
	Search string `query:"search"`
	Lang   string `query:"lang" enum:"en,zh"`
}

func (q listInput) speaks() string { return q.Lang }

// nameInput asks for one thing by its name.
type nameInput struct {
	Name string `path:"name"`
	Lang string `query:"lang" enum:"en,zh"`
}

func (q nameInput) speaks() string { return q.Lang }

var (
	rulesetsText = game.Text{En: "List the rulesets, or those that a word leads to", Zh: "列出全部规则，或与某个词有关的规则"}
	rulesetText  = game.Text{En: "Show a ruleset whole, by its name or another name", Zh: "按名称或别名查看一个规则的全部内容"}
)

func (s *Server) addRulesets() {
	add(s, endpoint{
		id: "rulesets", method: http.MethodGet, path: "rulesets", say: rulesetsText, keep: asking,
		example: "rulesets?search=nim",
	}, listRulesets)
	add(s, endpoint{
		id: "ruleset", method: http.MethodGet, path: "rulesets/{name}", say: rulesetText, keep: asking,
		example: "rulesets/wythoff",
	}, showRuleset)
}

func listRulesets(_ context.Context, q listInput, l game.Lang) ([]explain.Ruleset, error) {
	out := []explain.Ruleset{}
	for _, r := range catalogue.Search(q.Search) {
		out = append(out, explain.NewRuleset(r, l))
	}
	return out, nil
}

func showRuleset(_ context.Context, q nameInput, l game.Lang) (explain.Ruleset, error) {
	r := catalogue.Lookup(q.Name)
	if r == nil {
		return explain.Ruleset{}, newProblem(catalogue.Unknown(q.Name), http.StatusNotFound, l)
	}
	return explain.NewRuleset(r, l), nil
}
