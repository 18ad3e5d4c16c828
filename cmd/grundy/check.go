package main

import (
	"context"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"grundy"
	"grundy/game"
	"grundy/judge"
	"grundy/judge/check"
)

const checkExample = "  grundy check hdu1850 -- ./a.out\n  grundy check poj1067 --seed 7 -- python3 a.py\n  grundy check --position 'wythoff(a, b)' --vars a=0..200,b=0..200 -- ./formula\n  grundy check --position 'fibonacci(n)' --vars n=1..1000 --table table.txt"

var (
	checkShort = game.Text{En: "Test another program on a problem and find a small input on which it fails", Zh: "测试你的程序，找出使它出错的小输入"}
	checkLong  = game.Text{
		En: "Test another program on a problem: on the samples, on small cases in order, on cases on which programs\nare known to go wrong, and on random ones. It reads an input and prints answers, as for the judge.\nAn input on which it fails is made smaller until it passes on all that are one step smaller.\nBlanks at the ends of lines and empty lines at the end are forgiven. That nothing was found is no proof that the program is right.",
		Zh: "用样例、由小到大的数据、已知的易错数据和随机数据测试另一个程序。程序像提交到评测网站那样读入并输出。\n找到出错的输入后会逐步缩小，直到再缩小一步便不再出错。行末空白和末尾空行不计。没有发现错误不等于证明程序正确。",
	}
	positionHelp   = game.Text{En: "compare a formula of your own with this position, which has variables in it;\nthe program reads the values of a line and prints 0 or 1, P or N, or the nimber", Zh: "用含变量的局面检验你自己的公式；\n程序读入一行各变量的值，输出 0 或 1、P 或 N，或 SG 值"}
	varsHelp       = game.Text{En: "the `RANGES` of the variables, such as a=0..200,b=0..200", Zh: "各变量的范围 `RANGES`，如 a=0..200,b=0..200"}
	tableHelp      = game.Text{En: "in place of a program, the values and answers in `FILE`, or - for standard input", Zh: "不运行程序，而是检验 `FILE` 中的值和答案；- 表示标准输入"}
	rightLimitHelp = game.Text{En: "compute at most `N` positions for the right answer to a line, 0 for no limit", Zh: "每行的正确答案最多计算 `N` 个局面，0 表示不限"}
	noVars         = game.Text{En: "which values? write --vars a=0..200", Zh: "取哪些值？请写 --vars a=0..200"}
	otherProgram   = game.Text{En: "%[1]q is no part of the problem; write the program behind --: grundy check %[2]s -- ./a.out", Zh: "%[1]q 不是题号的一部分；程序写在 -- 之后：grundy check %[2]s -- ./a.out"}
	noDashes       = game.Text{En: "the program stands behind --: grundy check %[1]s -- %[2]s", Zh: "程序要写在 -- 之后：grundy check %[1]s -- %[2]s"}
	withPosition   = game.Text{En: "%s goes with --position", Zh: "%s 须与 --position 合用"}
	whichProblem   = game.Text{En: "which problem? write grundy check hdu1850 -- ./a.out", Zh: "哪道题？请写 grundy check hdu1850 -- ./a.out"}
	positionAlone  = game.Text{En: "write either a problem or --position, not both", Zh: "题号与 --position 只能写一个"}
	tableAlone     = game.Text{En: "--table goes with --position, in place of a program", Zh: "--table 须与 --position 合用，并代替程序"}
	casesHelp      = game.Text{En: "try `N` random cases", Zh: "随机数据的组数 `N`"}
	seedHelp       = game.Text{En: "begin the random cases at `S`, which a run prints", Zh: "随机数据的种子 `S`，每次运行都会输出它"}
	runTimeoutHelp = game.Text{En: "processor time `T` for each run of the program", Zh: "程序每次运行的 CPU 时限 `T`"}
	shrinkHelp     = game.Text{En: "time `T` for which an input that fails is made smaller", Zh: "缩小出错输入所用的时间 `T`"}
	totalHelp      = game.Text{En: "time `T` after which no new run is begun", Zh: "超过时间 `T` 后不再开始新的运行"}
	runMemoryHelp  = game.Text{En: "memory the program may have, in `MiB`; java gets it as -Xmx, unless -Xmx is given", Zh: "程序可用的内存，单位 `MiB`；对 java 作为 -Xmx 传入（已写 -Xmx 时除外）"}
	noProgram      = game.Text{En: "which program? write grundy check hdu1850 -- ./a.out", Zh: "哪个程序？请写 grundy check hdu1850 -- ./a.out"}
	badChecks      = game.Text{En: "%s must be more than 0", Zh: "%s 必须大于 0"}
	largeChecks    = game.Text{En: "%s is too large", Zh: "%s 太大"}
)

// mostCases bounds the random cases, and mostMemory the memory of a program in MiB.
const mostCases, mostMemory = 1 << 40, 1 << 20

func (a *app) check() *cobra.Command {
	var o check.Options
	var memory int64
	cases, limit := count(10_000), count(grundy.DefaultOptions().Positions)
	var position, vars, table string
	var misere bool
	var rules ownRules
	c := &cobra.Command{
		Use:               "check ID [flags] -- PROGRAM ARGS…",
		Short:             a.say(checkShort),
		Long:              a.say(checkLong),
		Example:           checkExample,
		ValidArgsFunction: completeProblem,
		RunE: func(c *cobra.Command, args []string) error {
			if err := checkFlags(o, int64(cases), memory); err != nil {
				return err
			}
			o.Cases, o.Memory = int(cases), memory<<20
			id, program := args, []string(nil)
			if at := c.ArgsLenAtDash(); at >= 0 {
				id, program = args[:at], args[at:]
			} else if what, words := undashed(args, position); len(words) > 0 && table == "" {
				return game.Refuse(game.Syntax, noDashes, game.Short(what), game.Short(strings.Join(words, " ")))
			}
			switch {
			case (len(program) == 0 || program[0] == "") && table == "":
				return game.Refuse(game.Syntax, noProgram)
			case table != "" && (position == "" || len(program) > 0):
				return game.Refuse(game.Syntax, tableAlone)
			case position == "" && positionFlag(c) != "":
				return game.Refuse(game.Syntax, withPosition, positionFlag(c))
			case position == "":
				return a.checkProgram(c.Context(), id, program, o)
			case len(id) > 0:
				return game.Refuse(game.Syntax, positionAlone)
			case vars == "":
				return game.Refuse(game.Syntax, noVars)
			}
			all, err := check.ParseVars(vars)
			if err != nil {
				return err
			}
			options := grundy.DefaultOptions()
			options.Positions = int64(limit)
			p := check.Position{Text: position, Vars: all, Options: &options}
			if misere {
				p.Convention = game.Misere
			}
			return a.confined(c.Context(), rules.named(nil), 0, func(ctx context.Context) (err error) {
				if p.Reader, _, err = rules.reader(ctx, a, nil); err != nil {
					return err
				}
				return a.checkPosition(ctx, p, program, table, o)
			})
		},
	}
	c.SetFlagErrorFunc(func(c *cobra.Command, err error) error {
		if what, words := undashed(c.Flags().Args(), position); len(words) > 0 && c.ArgsLenAtDash() < 0 {
			return game.Refuse(game.Syntax, noDashes, game.Short(what), game.Short(strings.Join(words, " ")+" …"))
		}
		return flagError(c.CommandPath(), err)
	})
	c.Flags().Var(&cases, "cases", a.say(casesHelp))
	c.Flags().Uint64Var(&o.Seed, "seed", 1, a.say(seedHelp))
	c.Flags().DurationVar(&o.Timeout, "timeout", 2*time.Second, a.say(runTimeoutHelp))
	c.Flags().DurationVar(&o.Total, "total", 8*time.Second, a.say(totalHelp))
	c.Flags().DurationVar(&o.Shrink, "shrink", 5*time.Second, a.say(shrinkHelp))
	rules.flag(a, c.Flags())
	c.Flags().Int64Var(&memory, "memory", 256, a.say(runMemoryHelp))
	c.Flags().StringVar(&position, "position", "", a.say(positionHelp))
	c.Flags().StringVar(&vars, "vars", "", a.say(varsHelp))
	c.Flags().StringVar(&table, "table", "", a.say(tableHelp))
	c.Flags().BoolVar(&misere, "misere", false, a.say(misereHelp))
	c.Flags().Var(&limit, "limit", a.say(rightLimitHelp))
	return c
}

// positionFlag is a flag that was given and goes with --position, "" for none.
func positionFlag(c *cobra.Command) string {
	for _, name := range []string{"vars", "misere", "limit"} {
		if c.Flags().Changed(name) {
			return "--" + name
		}
	}
	return ""
}

// checkFlags refuses bounds that are none.
func checkFlags(o check.Options, cases, memory int64) error {
	for _, flag := range []struct {
		name         string
		wrong, large bool
	}{
		{"--cases", cases <= 0, cases > mostCases},
		{"--timeout", o.Timeout <= 0, false},
		{"--total", o.Total <= 0, false},
		{"--shrink", o.Shrink <= 0, false},
		{"--memory", memory <= 0, memory > mostMemory},
	} {
		switch {
		case flag.wrong:
			return game.Refuse(game.BadParameter, badChecks, flag.name)
		case flag.large:
			return game.Refuse(game.BadParameter, largeChecks, flag.name)
		}
	}
	return nil
}

// undashed splits words in which no -- was found into what is checked, a problem where no
// position is given, and the program, which is empty when there is none.
func undashed(words []string, position string) (what string, program []string) {
	if position != "" {
		return "--position …", words
	}
	for n := len(words) - 1; n > 0; n-- {
		if id := strings.Join(words[:n], " "); isProblem(id) {
			return id, words[n:]
		}
	}
	return "", nil
}

func isProblem(id string) bool {
	_, ok := judge.Lookup(id)
	return ok
}

// mostTable is how long the file of a table may be.
const mostTable = 64 << 20

// checkPosition compares a program or a table with a position.
func (a *app) checkPosition(ctx context.Context, p check.Position, program []string, table string, o check.Options) error {
	if table == "" {
		r, err := p.Check(ctx, program, o)
		return a.printReport(r, err)
	}
	text, err := a.readAll(ctx, table, mostTable)
	if err != nil {
		return err
	}
	r, err := p.CheckTable(ctx, text)
	return a.printReport(r, err)
}

func (a *app) checkProgram(ctx context.Context, id, program []string, o check.Options) error {
	if len(id) == 0 {
		return game.Refuse(game.Syntax, whichProblem)
	}
	if !isProblem(strings.Join(id, " ")) && isProblem(id[0]) {
		return game.Refuse(game.Syntax, otherProgram, game.Short(id[1]), game.Short(id[0]))
	}
	p, err := problem(id)
	if err != nil {
		return err
	}
	r, err := check.Problem(ctx, p, program, o)
	return a.printReport(r, err)
}
