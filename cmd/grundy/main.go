// Command grundy answers for impartial games: who wins, every move that wins,
// and why. Run "grundy --help" for its subcommands.
package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime/debug"
	"sync/atomic"
	"syscall"

	"github.com/spf13/cobra"

	"grundy/catalogue"
	"grundy/explain"
	"grundy/game"
)

// The exit statuses.
const (
	answered = 0 // the question was answered
	noAnswer = 1 // it was not, and standard error says why
	misuse   = 2 // it could not be understood
)

// softMemory is what the collector keeps the process below as long as it can: the
// engines' tables, which are counted, and half as much for everything else.
const softMemory = 3 << 30

// memoryMark is where somebody may have said better.
const memoryMark = "GOMEMLIMIT"

func main() {
	if os.Getenv(memoryMark) == "" {
		debug.SetMemoryLimit(softMemory)
	}
	if !inChild() { // a process that nobody reads ends in order
		signal.Notify(make(chan os.Signal, 1), syscall.SIGPIPE)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	a := newApp(os.Args[1:], newInput(ctx, os.Stdin), os.Stdout, os.Stderr)
	go a.watch(ctx, stop)
	os.Exit(a.run(ctx, os.Args[1:]))
}

// run is the command as a function.
func run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	return newApp(args, stdin, stdout, stderr).run(ctx, args)
}

func newApp(args []string, stdin io.Reader, stdout, stderr io.Writer) *app {
	g := &gate{w: stdout}
	return &app{stdin: stdin, stdout: g, gate: g, stderr: stderr, lang: language(args, os.LookupEnv)}
}

func (a *app) run(ctx context.Context, args []string) int {
	if os.Getenv(childMark) == strangerMark {
		return a.answerConfined(ctx)
	}
	root := a.root()
	root.SetArgs(shield(root, args))
	err := root.ExecuteContext(ctx)
	if err == nil {
		err = a.gate.err
	}
	if err != nil {
		return a.refuse(err)
	}
	return answered
}

// app is what the subcommands share.
type app struct {
	stdin          io.Reader
	stdout, stderr io.Writer
	gate           *gate // standard output, which it stands before
	lang           game.Lang
	json           bool
	langName       string
	rules          string              // the rule files read, with their hashes
	serving        atomic.Bool         // it ends in order, once what it answers is answered
	reporting      atomic.Bool         // a line of progress stands on standard error
	shown          atomic.Pointer[bar] // so does a bar
}

var (
	rootShort = game.Text{
		En: "Who wins, every move that wins, and why, for impartial games",
		Zh: "公平组合游戏：谁必胜、有哪些必胜走法、为什么",
	}
	rootExample = game.Text{
		En: "  grundy solve nim 5 7 8 9 10\n  grundy solve 'bash(10, max=3) + nim(4)' --explain\n  grundy rulesets wythoff\n  grundy judge hdu1850 < in.txt",
		Zh: "  grundy solve nim 5 7 8 9 10 --lang zh\n  grundy solve '巴什(10, max=3) + 尼姆(4)' --explain\n  grundy rulesets 威佐夫\n  grundy judge hdu1850 < in.txt",
	}
	jsonHelp = game.Text{En: "answer in JSON", Zh: "以 JSON 输出"}
	langHelp = game.Text{En: "answer in `LANG`, en or zh (default from the locale)", Zh: "以 `LANG` 输出：en 或 zh（默认取自系统区域）"}
	badLang  = game.Text{En: "there is no language %q; write --lang en or --lang zh", Zh: "没有语言 %q；请写 --lang en 或 --lang zh"}
	sayWhat  = game.Text{En: "%[1]s is a ruleset; write grundy solve %[1]s …", Zh: "%[1]s 是规则名；请写 grundy solve %[1]s …"}
	badWord  = game.Text{En: "there is no command %q; see grundy --help", Zh: "没有子命令 %q；参见 grundy --help"}
)

// root builds the command tree.
func (a *app) root() *cobra.Command {
	root := &cobra.Command{
		Use:           "grundy",
		Short:         a.say(rootShort),
		Example:       a.say(rootExample),
		SilenceErrors: true,
		SilenceUsage:  true,
		Args: func(c *cobra.Command, args []string) error {
			switch {
			case len(args) == 0:
				return nil
			case catalogue.Lookup(args[0]) != nil:
				return game.Refuse(game.Syntax, sayWhat, args[0])
			}
			return noCommand(c, args[0])
		},
		RunE: func(c *cobra.Command, _ []string) error { return c.Help() },
		PersistentPreRunE: func(c *cobra.Command, _ []string) (err error) {
			if c.Flags().Changed("lang") {
				_, err = spoken(a.langName)
			}
			return err
		},
	}
	root.SetIn(a.stdin)
	root.SetOut(a.gate)
	root.SetErr(a.stderr)
	root.PersistentFlags().BoolVar(&a.json, "json", false, a.say(jsonHelp))
	root.PersistentFlags().StringVar(&a.langName, "lang", "", a.say(langHelp))
	_ = root.RegisterFlagCompletionFunc("lang", completeLang) // fails only for a flag that is not there
	root.SetFlagErrorFunc(func(c *cobra.Command, err error) error {
		return flagError(c.CommandPath(), err)
	})
	root.AddCommand(a.solve(), a.sequence(), a.period(), a.verify(), a.rulesets(), a.eval(), a.repl(), a.judge(), a.check(), a.identify(), a.template(), a.serve(), a.mcp(), a.version())
	a.localize(root)
	return root
}

func (a *app) say(t game.Text) string { return t.In(a.lang) }

// refuse reports an error and returns the exit status that it deserves.
func (a *app) refuse(err error) int {
	switch {
	case a.gate.unread():
		return noAnswer
	case err != errReported:
		a.report(err)
	}
	return status(err)
}

// report says an error on standard error, and with --json on standard output.
func (a *app) report(err error) {
	if a.json {
		_ = a.print(refusal{explain.NewError(err, a.lang)}) // the exit status tells
	}
	fmt.Fprintf(a.stderr, "grundy: %s\n", game.AsError(err).In(a.lang))
}

// refusal is an error in JSON.
type refusal struct {
	Error explain.Error `json:"error"`
}

// errReported is returned by a command that has reported its errors itself.
var errReported = game.Refuse(game.Internal, game.Text{En: "part of the input has no answer", Zh: "输入有一部分没有答案"})

func status(err error) int {
	switch game.AsError(err).Code {
	case game.Syntax, game.UnknownRuleset, game.BadParameter:
		return misuse
	}
	return noAnswer
}
