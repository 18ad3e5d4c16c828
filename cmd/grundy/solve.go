package main

import (
	"context"
	"errors"
	"io"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"grundy"
	"grundy/explain"
	"grundy/game"
	"grundy/script"
)

const solveExample = `  grundy solve nim 5 7 8 9 10
  grundy solve bash 21 max=3 --explain
  grundy solve 'subtract(20, take=[1, 2, 3]) + nim(7, 9)' --json
  grundy solve leave_half.star 10`

var (
	solveShort = game.Text{En: "Say who wins a position, every winning move, and why", Zh: "判断局面谁必胜，列出全部必胜走法，并说明理由"}
	solveLong  = game.Text{
		En: "Solve a position: a ruleset with its values and parameters, or a sum of such in notation.\n\"grundy rulesets\" lists what there is to solve.",
		Zh: "求解一个局面：规则名加数值与参数，或用记法写出的和。\n可用 \"grundy rulesets\" 查看全部规则。",
	}
	misereHelp  = game.Text{En: "misère play: a player who cannot move wins", Zh: "反常规则：不能走的一方获胜"}
	explainHelp = game.Text{En: "give the reason step by step", Zh: "逐步说明理由"}
	nimberHelp  = game.Text{En: "compute the nimber whatever it costs, within the limits", Zh: "在上限之内不计代价求出 SG 值"}
	movesHelp   = game.Text{En: "list at most `N` winning moves, 0 for all", Zh: "最多列出 `N` 种必胜走法，0 表示全部"}
	limitHelp   = game.Text{En: "compute at most `N` positions, 0 for no limit", Zh: "最多计算 `N` 个局面，0 表示不限"}
	timeoutHelp = game.Text{En: "give up on a position after the time `T`, such as 10s; 0 for never", Zh: "一个局面的时限 `T`，如 10s；0 表示不限"}
	batchHelp   = game.Text{En: "answer every line of `FILE` (- for standard input) with one line of JSON", Zh: "对 `FILE`（- 表示标准输入）的每一行输出一行 JSON"}
	pastText    = game.Text{En: "a time limit of %v has passed already", Zh: "时限 %v 已经过去"}
	nothing     = game.Text{En: "there is nothing to solve; write grundy solve nim 3 5 7", Zh: "没有要求解的局面；例如 grundy solve nim 3 5 7"}
	bothText    = game.Text{En: "give a position or --batch, not both", Zh: "局面与 --batch 只能给一个"}
)

// question holds the flags that say what is asked of a position.
type question struct {
	misere, explain, nimber bool
	chosen                  bool // the convention was said
	moves, limit            count
	timeout                 time.Duration
	progress                func(positions int64)
	reader                  grundy.Reader
}

func (q *question) flags(a *app, f *pflag.FlagSet) {
	f.BoolVar(&q.misere, "misere", q.misere, a.say(misereHelp))
	f.BoolVar(&q.explain, "explain", q.explain, a.say(explainHelp))
	f.BoolVar(&q.nimber, "nimber", q.nimber, a.say(nimberHelp))
	f.Var(&q.moves, "moves", a.say(movesHelp))
	f.Var(&q.limit, "limit", a.say(limitHelp))
	f.DurationVar(&q.timeout, "timeout", q.timeout, a.say(timeoutHelp))
}

func (a *app) solve() *cobra.Command {
	o := grundy.DefaultOptions()
	q := question{moves: count(o.Moves), limit: count(o.Positions)}
	var batch string
	var drawn graphs
	var rules ownRules
	c := &cobra.Command{
		Use:               "solve RULESET VALUE… [PARAM=…] | 'SUM'",
		Short:             a.say(solveShort),
		Long:              a.say(solveLong),
		Example:           solveExample,
		ValidArgsFunction: completeRuleset,
		RunE: func(c *cobra.Command, args []string) error {
			batched := c.Flags().Changed("batch")
			if err := checkTimeout(q.timeout); err != nil {
				return err
			}
			switch {
			case batched && len(args) > 0:
				return game.Refuse(game.Syntax, bothText)
			case batched && batch == "":
				return game.Refuse(game.BadParameter, noFileText, "--batch")
			case !batched && len(args) == 0:
				return game.Refuse(game.Syntax, nothing)
			}
			if err := errors.Join(drawn.check(a.json), checkFiles(c.Flags(), "svg")); err != nil {
				return err
			}
			q.chosen = c.Flags().Changed("misere")
			return a.confined(c.Context(), rules.named(args), q.timeout, func(ctx context.Context) (err error) {
				if q.reader, args, err = rules.reader(ctx, a, args); err != nil {
					return err
				}
				if batched {
					return a.batch(ctx, batch, q)
				}
				return meant(args[0], a.solveOne(ctx, q, args, drawn))
			})
		},
	}
	q.flags(a, c.Flags())
	rules.flag(a, c.Flags())
	c.Flags().StringVar(&batch, "batch", "", a.say(batchHelp))
	c.Flags().BoolVar(&drawn.dot, "dot", false, a.say(dotHelp))
	c.Flags().StringVar(&drawn.svg, "svg", "", a.say(svgHelp))
	return c
}

// solveOne solves what the words stand for, and shows it.
func (a *app) solveOne(ctx context.Context, q question, words []string, drawn graphs) error {
	q.progress = a.progress()
	r, err := q.answer(ctx, grundy.NewSolver(), words)
	a.endProgress()
	if err != nil {
		return err
	}
	if drawn != (graphs{}) {
		o := grundy.DefaultOptions()
		o.Convention, o.Positions, o.Bytes = r.Convention, int64(q.limit), mostTables()
		if err := a.draw(ctx, grundy.NewSolver(), r.Sum, o, drawn); err != nil || drawn.instead() {
			return err
		}
	}
	return a.show(r, q)
}

// answer solves what the words stand for.
func (q question) answer(ctx context.Context, s *grundy.Solver, words []string) (*grundy.Result, error) {
	if err := checkTimeout(q.timeout); err != nil {
		return nil, err
	}
	text, err := script.Words(words, q.reader.Lookup)
	if err != nil {
		return nil, err
	}
	if q.timeout > 0 {
		var stop context.CancelFunc
		ctx, stop = context.WithTimeout(ctx, q.timeout)
		defer stop()
	}
	q.reader.Open = opener(ctx)
	sum, err := q.reader.Parse(text)
	if err != nil {
		return nil, script.Place(words, text, err)
	}
	o := grundy.DefaultOptions()
	o.Convention, o.Nimber = game.Convention(q.misere), q.nimber
	if !q.chosen {
		if o.Convention, err = grundy.ConventionOf(sum); err != nil {
			return nil, err
		}
	}
	o.Moves, o.Positions, o.Bytes, o.Progress = int(q.moves), int64(q.limit), mostTables(), q.progress
	return s.Solve(ctx, sum, o)
}

// checkTimeout refuses a time limit below 0, which stands for none.
func checkTimeout(limit time.Duration) error {
	if limit < 0 {
		return game.Refuse(game.BadParameter, pastText, limit)
	}
	return nil
}

func (a *app) show(r *grundy.Result, q question) error {
	if a.json {
		return a.print(explain.NewAnswer(r, a.lang))
	}
	_, err := io.WriteString(a.stdout, explain.Text(r, a.lang, q.explain))
	return err
}
