package main

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"grundy/catalogue"
	"grundy/explain"
	"grundy/game"
	"grundy/judge"
)

const rulesetsExample = "  grundy rulesets\n  grundy rulesets wythoff\n  grundy rulesets 抢30"

var (
	rulesetsShort  = game.Text{En: "List the rulesets, or show one whole", Zh: "列出全部规则，或查看其中一个"}
	unknownText    = game.Text{En: "there is no ruleset %q; \"grundy rulesets\" lists them", Zh: "没有规则 %q；可用 \"grundy rulesets\" 列出全部"}
	didYouMeanText = game.Text{En: "there is no ruleset %q; did you mean %s?", Zh: "没有规则 %q；是不是 %s？"}
	parameterLine  = game.Text{En: "%[1]s (%[2]s)", Zh: "%[1]s（%[2]s）"}
	optionalWord   = game.Text{En: "optional", Zh: "可省略"}
	requiredWord   = game.Text{En: "required", Zh: "必填"}
	defaultWord    = game.Text{En: "default %s", Zh: "默认 %s"}
	headings       = [...]game.Text{
		{En: "Notation", Zh: "记法"}, {En: "Parameters", Zh: "参数"}, {En: "Theory", Zh: "定理"},
		{En: "Also called", Zh: "别名"}, {En: "Found under", Zh: "搜索词"},
	}
)

func (a *app) rulesets() *cobra.Command {
	return &cobra.Command{
		Use:               "rulesets [NAME | WORD | FILE.star]",
		Short:             a.say(rulesetsShort),
		Example:           rulesetsExample,
		ValidArgsFunction: completeRuleset,
		RunE: func(c *cobra.Command, args []string) error {
			word := strings.Join(args, " ")
			if strings.HasSuffix(word, ruleSuffix) {
				return a.confined(c.Context(), true, 0, func(ctx context.Context) error { return a.showRules(ctx, word) })
			}
			if r := catalogue.Lookup(word); r != nil {
				return a.showRuleset(r)
			}
			return a.searchRulesets(word)
		},
	}
}

// searchRulesets shows what a word that is no name may mean: rulesets that are found
// under it, or why there is none.
func (a *app) searchRulesets(word string) error {
	unknown, found := catalogue.Unknown(word), catalogue.Search(word)
	switch {
	case unknown.Code == game.NotImpartial:
		return unknown
	case catalogue.Hint(word) != nil:
		return catalogue.Hint(word)
	case len(found) == 0 && ofProblem(word) != nil:
		return ofProblem(word)
	}
	near := catalogue.Nearest(word)
	if len(found) == 0 && near == "" {
		found = catalogue.Mentioned(word)
	}
	switch {
	case len(found) == 1 && !a.json:
		return a.showRuleset(found[0])
	case len(found) > 0:
		return a.listRulesets(found)
	case near != "":
		return game.Refuse(game.UnknownRuleset, didYouMeanText, game.Short(word), near)
	}
	return game.Refuse(game.UnknownRuleset, unknownText, game.Short(word))
}

var problemText = game.Text{
	En: "%[1]s is a problem of an online judge: grundy judge %[2]s --show shows it, and its ruleset is %[3]s",
	Zh: "%[1]s 是在线评测题目：grundy judge %[2]s --show 可查看该题，所属规则为 %[3]s",
}

// ofProblem says that a word is an online judge's problem, or is nil.
func ofProblem(word string) error {
	p, ok := judge.Lookup(word)
	if !ok {
		return nil
	}
	id := strings.ToLower(strings.ReplaceAll(p.ID, " ", ""))
	return game.Refuse(game.UnknownRuleset, problemText, p.ID, id, p.Family)
}

// meant is an error about a word that stands for no ruleset, or what the word means
// instead.
func meant(word string, err error) error {
	if err == nil || status(err) != misuse {
		return err
	}
	if h := catalogue.Hint(word); h != nil {
		return h
	}
	if p := ofProblem(word); p != nil && game.AsError(err).Code != game.BadParameter {
		return p
	}
	return err
}

// showRules shows the ruleset of a rule file.
func (a *app) showRules(ctx context.Context, file string) error {
	r, _, err := ownRules{}.reader(ctx, a, []string{file})
	if err != nil {
		return err
	}
	return a.showRuleset(r.Own[0])
}

func (a *app) listRulesets(rs []*game.Ruleset) error {
	if a.json {
		out := make([]explain.Ruleset, len(rs))
		for i, r := range rs {
			out[i] = explain.NewRuleset(r, a.lang)
		}
		return a.print(out)
	}
	w := tabwriter.NewWriter(a.stdout, 0, 0, 2, ' ', 0)
	for _, r := range rs {
		fmt.Fprintf(w, "%s\t%s\t%s\n", r.Name, r.Examples[0], r.Title.In(a.lang))
	}
	return w.Flush()
}

func (a *app) showRuleset(r *game.Ruleset) error {
	x := explain.NewRuleset(r, a.lang)
	if a.json {
		return a.print(x)
	}
	w := tabwriter.NewWriter(a.stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintf(w, "%s: %s\n%s\n", x.Name, x.Title, x.Rule)
	a.section(w, 0, x.Examples)
	var params []string
	for _, p := range x.Parameters {
		params = append(params, fmt.Sprintf("%s\t%s", p.Name, parameterLine.With(p.Doc, a.presence(p)).In(a.lang)))
	}
	a.section(w, 1, params)
	var theory []string
	for _, t := range x.Theory {
		theory = append(theory, fmt.Sprintf("%s [%s]", t.Claim, explain.Source(t.Source, a.lang)))
	}
	a.section(w, 2, theory)
	a.section(w, 3, join(x.Aliases))
	a.section(w, 4, join(x.Keywords))
	return w.Flush()
}

func join(words []string) []string {
	return slices.DeleteFunc([]string{strings.Join(words, ", ")}, func(s string) bool { return s == "" })
}

// section prints a heading and its lines, nothing when there are none.
func (a *app) section(w *tabwriter.Writer, heading int, lines []string) {
	if len(lines) == 0 {
		return
	}
	fmt.Fprintf(w, "\n%s\n", a.say(headings[heading]))
	for _, l := range lines {
		fmt.Fprintf(w, "  %s\n", l)
	}
}

// presence says whether a parameter must be given.
func (a *app) presence(p explain.Param) string {
	switch {
	case p.Required:
		return a.say(requiredWord)
	case p.Default == nil:
		return a.say(optionalWord)
	}
	return fmt.Sprintf(a.say(defaultWord), *p.Default)
}
