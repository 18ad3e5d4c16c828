package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"

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
	evalFileHelp = game.Text{En: "run a Starlark `FILE`; what it prints is the answer", Zh: "运行 Starlark 文件 `FILE`，其打印的内容即为结果"}
	noExpression = game.Text{En: "there is nothing to evaluate; write grundy eval 'nimber(nim(3, 5))'", Zh: "没有表达式；例如 grundy eval 'nimber(nim(3, 5))'"}
	twoPrograms  = game.Text{En: "give an expression or -f, not both", Zh: "表达式与 -f 只能给一个"}
)

func (a *app) eval() *cobra.Command {
	var file string
	c := &cobra.Command{
		Use:     "eval 'EXPR' | -f FILE",
		Short:   a.say(evalShort),
		Long:    evalLong.With(lab.Functions).In(a.lang),
		Example: a.say(evalExample),
		RunE: func(c *cobra.Command, args []string) error {
			o := lab.DefaultOptions()
			var failed error
			o.Lang, o.Print = a.lang, func(s string) {
				if _, err := fmt.Fprintln(a.stdout, s); err != nil {
					failed = err
				}
			}
			l := lab.New(o)
			switch {
			case file != "" && len(args) > 0:
				return game.Refuse(game.Syntax, twoPrograms)
			case file != "":
				src, err := a.readAll(file)
				if err != nil {
					return err
				}
				if err := l.Exec(c.Context(), file, src); err != nil {
					return err
				}
				return failed
			case len(args) == 0:
				return game.Refuse(game.Syntax, noExpression)
			}
			v, err := l.Eval(c.Context(), strings.Join(args, " "))
			if err != nil {
				return err
			}
			return a.showValue(v)
		},
	}
	c.Flags().StringVarP(&file, "file", "f", "", a.say(evalFileHelp))
	return c
}

// readAll reads a file, or standard input for -.
func (a *app) readAll(file string) (string, error) {
	if file == "-" {
		b, err := io.ReadAll(a.stdin)
		return string(b), err
	}
	b, err := os.ReadFile(file)
	if err != nil {
		return "", game.Refuse(game.BadParameter, openText, file, errors.Unwrap(err))
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
