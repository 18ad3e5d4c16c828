package main

import (
	"context"
	"fmt"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"grundy/game"
	"grundy/judge"
	"grundy/server/lookup"
)

// listsProblems is how all problems are listed.
const listsProblems = `"grundy judge --list"`

const judgeExample = "  grundy judge hdu1850 < in.txt\n  grundy judge poj1067 --show\n  grundy judge --list\n  grundy judge --list staircase"

var (
	judgeShort    = game.Text{En: "Answer an online judge's problem: input to output, byte for byte", Zh: "按在线评测题目的格式作答：从输入到输出，逐字节一致"}
	judgeListHelp = game.Text{En: "list the problems, or those with a word in the id, the title, the family or the site", Zh: "列出全部题目，或题号、标题、类别、网站中含某个词的题目"}
	judgeShowHelp = game.Text{En: "show the rule, the format and the theory of the problem", Zh: "显示题目的规则、格式与理论"}
	listAlone     = game.Text{En: "choose one of --list and --show", Zh: "--list 与 --show 只能选一个"}
	noID          = game.Text{En: "which problem? write grundy judge hdu1850, or --list", Zh: "哪一题？请写 grundy judge hdu1850，或用 --list"}
	fromStdin     = game.Text{En: "the input of %s comes from standard input: write < %s", Zh: "%s 的输入取自标准输入：请写 < %s"}
	judgeHeads    = [...]game.Text{
		{En: "Rule", Zh: "规则"}, {En: "Limits", Zh: "范围"}, {En: "Input", Zh: "输入"},
		{En: "Output", Zh: "输出"}, {En: "Theory", Zh: "理论"},
	}
	sampleHead = game.Text{En: "Sample %d (source: %s), input", Zh: "样例 %d（来源：%s），输入"}
	outputHead = game.Text{En: "Sample %d, output", Zh: "样例 %d，输出"}
)

func (a *app) judge() *cobra.Command {
	var list, show bool
	c := &cobra.Command{
		Use:               "judge ID < IN > OUT",
		Short:             a.say(judgeShort),
		Example:           judgeExample,
		ValidArgsFunction: completeProblem,
		RunE: func(c *cobra.Command, args []string) error {
			switch {
			case list && show:
				return game.Refuse(game.Syntax, listAlone)
			case list:
				return a.listProblems(strings.Join(args, " "))
			}
			p, err := problem(args)
			if err != nil {
				return err
			}
			if show {
				return a.showProblem(p)
			}
			return a.answerProblem(c.Context(), p)
		},
	}
	c.Flags().BoolVar(&list, "list", false, a.say(judgeListHelp))
	c.Flags().BoolVar(&show, "show", false, a.say(judgeShowHelp))
	return c
}

// answerProblem answers standard input. Where a case is refused, the answers
// before it stay.
func (a *app) answerProblem(ctx context.Context, p *judge.Problem) error {
	var err error
	if a.json {
		var r judge.Reply
		r, err = p.Reply(ctx, a.stdin, nil, judge.MostOutput, a.lang)
		if err := a.print(r); err != nil {
			return err
		}
	} else {
		err = p.Answer(ctx, a.stdin, a.stdout, nil)
	}
	if err == nil {
		return nil
	}
	fmt.Fprintf(a.stderr, "grundy: %s\n", game.AsError(err).In(a.lang))
	return errReported
}

// problem finds the problem of an id that may be written in several words.
func problem(words []string) (*judge.Problem, error) {
	if len(words) == 0 {
		return nil, game.Refuse(game.Syntax, noID)
	}
	id := strings.Join(words, " ")
	if p, ok := judge.Lookup(id); ok {
		return p, nil
	}
	if p, ok := judge.Lookup(words[0]); ok {
		return nil, game.Refuse(game.Syntax, fromStdin, p.ID, game.Short(words[1]))
	}
	return lookup.Problem(id, listsProblems)
}

// listProblems lists those that have a word, or all for none.
func (a *app) listProblems(word string) error {
	all := judge.Search(word)
	if len(all) == 0 {
		return lookup.NoProblem(word, listsProblems)
	}
	if a.json {
		out := make([]judge.Listing, len(all))
		for i, p := range all {
			out[i] = p.Listing(a.lang)
		}
		return a.print(out)
	}
	w := tabwriter.NewWriter(a.stdout, 0, 0, 2, ' ', 0)
	for _, p := range all {
		fmt.Fprintf(w, "%s\t%s\t%s\n", strings.Join(append([]string{p.ID}, p.Aliases...), " = "), p.Family, p.Title)
	}
	return w.Flush()
}

func (a *app) showProblem(p *judge.Problem) error {
	x := p.Listing(a.lang)
	if a.json {
		return a.print(x)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s\n", strings.Join(append([]string{x.ID}, x.Aliases...), " = "), x.Title)
	for i, text := range []string{x.Rule, x.Limits, x.Input, x.Output, x.Theory} {
		fmt.Fprintf(&b, "\n%s\n  %s\n", a.say(judgeHeads[i]), text)
	}
	for i, s := range x.Samples {
		fmt.Fprintf(&b, "\n"+a.say(sampleHead)+"\n%s", i+1, s.Source, s.In)
		fmt.Fprintf(&b, "\n"+a.say(outputHead)+"\n%s", i+1, s.Out)
	}
	_, err := fmt.Fprint(a.stdout, b.String())
	return err
}
