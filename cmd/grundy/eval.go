package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"grundy"
	"grundy/explain"
	"grundy/game"
	"grundy/lab"
)

var (
	evalShort = game.Text{En: "Evaluate an expression with positions, nimbers and winning moves", Zh: "计算含局面、SG 值与必胜走法的表达式"}
	evalLong  = game.Text{
		En: "Evaluate an expression of Starlark, a small Python. Every ruleset is a function of the same name,\npositions are added with + and repeated with *, and besides Starlark's own there are the functions\n%s.",
		Zh: "计算 Starlark（一种小型 Python）表达式。每个规则都是同名函数，局面可用 + 相加、用 * 重复；\n除 Starlark 自带的函数外，还有\n%s。",
	}
	evalExample = game.Text{
		En: "  grundy eval 'nimber(wythoff(3, 4))'\n  grundy eval '[n for n in range(40) if outcome(fibonacci(n)) == \"P\"]'\n  grundy eval -f lost.star",
		Zh: "  grundy eval 'nimber(威佐夫(3, 4))'\n  grundy eval '[n for n in range(40) if outcome(斐波那契(n)) == \"P\"]'\n  grundy eval -f lost.star",
	}
	evalFileHelp    = game.Text{En: "run a Starlark `FILE`; what it prints is the answer", Zh: "运行 Starlark 文件 `FILE`，其打印的内容即为结果"}
	evalLimitHelp   = game.Text{En: "compute at most `N` positions for one answer, 0 for no limit", Zh: "每次求解最多计算 `N` 个局面，0 表示不限"}
	evalTimeoutHelp = game.Text{En: "give up after the time `T`, such as 10s; 0 for never", Zh: "时限 `T`，如 10s；0 表示不限"}
	largeText       = game.Text{En: "%s has more than %d bytes, the limit", Zh: "%s 超过上限 %d 字节"}
	noExpression    = game.Text{En: "there is nothing to evaluate; write grundy eval 'nimber(nim(3, 5))'", Zh: "没有表达式；例如 grundy eval 'nimber(nim(3, 5))'"}
	twoPrograms     = game.Text{En: "give an expression or -f, not both", Zh: "表达式与 -f 只能给一个"}
)

// program is what eval is asked to run: an expression, or a file.
type program struct {
	words   []string
	file    string
	hasFile bool
	limit   count
	timeout time.Duration
	rules   ownRules
}

// evalTime is how long a program may run when nobody says: one that squares a number
// again and again would not end.
const evalTime = time.Minute

func (a *app) eval() *cobra.Command {
	p := program{limit: count(grundy.DefaultOptions().Positions)}
	c := &cobra.Command{
		Use:               "eval 'EXPR' | -f FILE",
		Short:             a.say(evalShort),
		Long:              evalLong.With(lab.Functions).In(a.lang),
		Example:           a.say(evalExample),
		ValidArgsFunction: nothingToComplete,
		RunE: func(c *cobra.Command, args []string) error {
			p.words, p.hasFile = args, c.Flags().Changed("file")
			if err := p.check(); err != nil {
				return err
			}
			return a.confined(c.Context(), true, p.timeout, func(ctx context.Context) error {
				return a.runProgram(ctx, p)
			})
		},
	}
	c.Flags().StringVarP(&p.file, "file", "f", "", a.say(evalFileHelp))
	c.Flags().Var(&p.limit, "limit", a.say(evalLimitHelp))
	p.rules.flag(a, c.Flags())
	c.Flags().DurationVar(&p.timeout, "timeout", evalTime, a.say(evalTimeoutHelp))
	return c
}

// check refuses what cannot be run.
func (p program) check() error {
	switch {
	case p.hasFile && len(p.words) > 0:
		return game.Refuse(game.Syntax, twoPrograms)
	case p.hasFile && p.file == "":
		return game.Refuse(game.BadParameter, noFileText, "-f")
	case !p.hasFile && strings.TrimSpace(strings.Join(p.words, " ")) == "":
		return game.Refuse(game.Syntax, noExpression)
	}
	return checkTimeout(p.timeout)
}

// runProgram runs a program and prints what it is worth. In JSON that is one value:
// that of the expression, or, of a program that prints or is a file, an object with
// the lines printed.
func (a *app) runProgram(ctx context.Context, p program) error {
	if p.timeout > 0 {
		var stop context.CancelFunc
		ctx, stop = context.WithTimeout(ctx, p.timeout)
		defer stop()
	}
	r, _, err := p.rules.reader(ctx, a, nil)
	if err != nil {
		return err
	}
	o := lab.DefaultOptions()
	o.Solve.Positions, o.Own, o.Limits.Open = int64(p.limit), r.Own, r.Open
	if len(r.Own) > 0 {
		o.Solve.Bytes = mostTables()
	}
	out := printed{Lines: []string{}}
	var failed error
	o.Lang, o.Print = a.lang, func(s string) {
		if a.json {
			out.Lines = append(out.Lines, s)
		} else if _, err := fmt.Fprintln(a.stdout, s); err != nil {
			failed = err
		}
	}
	v, err := a.value(ctx, p, o)
	switch {
	case a.json && p.hasFile && err == nil:
		return a.print(out)
	case a.json && len(out.Lines) > 0:
		return a.showPrinted(out, v, err)
	case err != nil:
		return err
	case p.hasFile:
		return failed
	}
	return a.showValue(v)
}

// printed is what a program prints, and what it is worth or why it is worth nothing.
type printed struct {
	Lines []string       `json:"printed"`
	Value *lab.Value     `json:"value"`
	Error *explain.Error `json:"error,omitempty"`
}

// showPrinted prints lines with a value, or with an error, which it returns.
func (a *app) showPrinted(out printed, v lab.Value, err error) error {
	if err == nil {
		out.Value = &v
		return a.print(out)
	}
	e := explain.NewError(err, a.lang)
	out.Error = &e
	if failed := a.print(out); failed != nil {
		return failed
	}
	a.json = false // the object has told of the error
	return err
}

// value evaluates an expression, or runs a file, which has no value.
func (a *app) value(ctx context.Context, p program, o lab.Options) (lab.Value, error) {
	if !p.hasFile {
		return lab.New(o).Eval(ctx, strings.Join(p.words, " "))
	}
	src, err := a.readAll(ctx, p.file, o.Limits.Bytes)
	if err != nil {
		return lab.Value{}, err
	}
	return lab.Value{}, lab.New(o).Exec(ctx, p.file, src)
}

// readAll reads a file of at most so many bytes, or standard input for -.
func (a *app) readAll(ctx context.Context, file string, most int) (string, error) {
	in := a.stdin
	if file != "-" {
		f, err := os.Open(file)
		if err != nil {
			return "", cannotOpen(file, err)
		}
		defer f.Close()
		in = f
	}
	b, err := io.ReadAll(io.LimitReader(in, int64(most)+1))
	switch {
	case ctx.Err() != nil:
		return "", ctx.Err()
	case err != nil:
		return "", cannotOpen(file, err)
	case len(b) > most:
		return "", game.Refuse(game.Limit, largeText, game.Short(file), most)
	}
	return string(b), nil
}

func (a *app) showValue(v lab.Value) error {
	if a.json {
		return a.print(v)
	}
	if s := v.String(); s != "" {
		_, err := fmt.Fprintln(a.stdout, s)
		return err
	}
	return nil
}
