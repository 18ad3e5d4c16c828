package mcp

import (
	"context"
	"fmt"
	"strings"

	"grundy/catalogue"
	"grundy/explain"
	"grundy/game"
)

type rulesetsQuestion struct {
	Name   string `json:"name,omitempty"`
	Search string `json:"search,omitempty"`
	spoken
}

// rulesetsAnswer is a list, or one ruleset whole.
type rulesetsAnswer struct {
	Rulesets []rulesetRow     `json:"rulesets,omitempty"`
	Ruleset  *explain.Ruleset `json:"ruleset,omitempty"`
}

// rulesetRow is a ruleset in a list.
type rulesetRow struct {
	Name    string `json:"name"`
	Title   string `json:"title"`
	Example string `json:"example"`
}

var (
	rulesetsTool = tool{
		name:  "rulesets",
		title: game.Text{En: "Rulesets", Zh: "规则"},
		say: game.Text{
			En: "List the games that can be solved, or those that a word leads to; with name, show one whole: rule, notation, parameters, theory and sources. Examples: {\"search\": \"nim\"}, {\"name\": \"wythoff\"}.",
			Zh: "列出可求解的游戏，或与某个词有关的游戏；给出 name 则查看其中一个的规则、记法、参数、理论与出处。",
		},
	}
	eitherText  = game.Text{En: "give %[1]s or %[2]s, not both", Zh: "%[1]s 与 %[2]s 只能给一个"}
	noFoundText = game.Text{En: "nothing has the word %q", Zh: "没有含 %q 的内容"}
	theoryHead  = game.Text{En: "Theory:", Zh: "理论："}
	valuesHead  = game.Text{En: "Parameters:", Zh: "参数："}
)

func (s *Server) addRulesets() { add(s, rulesetsTool, rulesets) }

func rulesets(_ context.Context, q rulesetsQuestion, l game.Lang) (a rulesetsAnswer, words string, err error) {
	switch {
	case q.Name != "" && q.Search != "":
		return a, "", game.Refuse(game.BadParameter, eitherText, "name", "search")
	case q.Name != "":
		r := catalogue.Lookup(q.Name)
		if r == nil {
			return a, "", catalogue.Unknown(q.Name)
		}
		whole := explain.NewRuleset(r, l)
		a.Ruleset = &whole
		return a, sayRuleset(whole, l), nil
	}
	found := catalogue.Search(q.Search)
	if len(found) == 0 {
		return a, "", game.Refuse(game.BadParameter, noFoundText, game.Short(q.Search))
	}
	var b strings.Builder
	for _, r := range found {
		row := rulesetRow{r.Name, r.Title.In(l), r.Examples[0]}
		a.Rulesets = append(a.Rulesets, row)
		fmt.Fprintf(&b, "%s: %s, %s\n", row.Name, row.Title, row.Example)
	}
	return a, b.String(), nil
}

// sayRuleset words a ruleset.
func sayRuleset(r explain.Ruleset, l game.Lang) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s\n%s\n%s\n", r.Name, r.Title, r.Rule, strings.Join(r.Examples, "\n"))
	if len(r.Parameters) > 0 {
		fmt.Fprintln(&b, valuesHead.In(l))
	}
	for _, p := range r.Parameters {
		fmt.Fprintf(&b, "- %s: %s\n", p.Name, p.Doc)
	}
	if len(r.Theory) > 0 {
		fmt.Fprintln(&b, theoryHead.In(l))
	}
	for _, t := range r.Theory {
		fmt.Fprintf(&b, "- %s [%s]\n", t.Claim, explain.Source(t.Source, l))
	}
	return b.String()
}
