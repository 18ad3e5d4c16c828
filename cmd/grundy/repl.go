package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"time"

	"github.com/spf13/cobra"

	"grundy"
	"grundy/game"
	"grundy/lab"
)

var (
	replShort = game.Text{En: "Evaluate statements as they are typed", Zh: "逐句输入并求值"}
	replLong  = game.Text{
		En: "Read statements of Starlark, a small Python, and say what each is worth. Every ruleset is a function of\nthe same name; there are also %s.\nA statement goes on over lines as long as brackets are open, and a block up to a blank line. On a\nterminal the arrows bring lines back, Tab completes names, ^C stops what runs, and ^D ends.",
		Zh: "逐句读入 Starlark（一种小型 Python）并显示其值。每个规则都是同名函数，另有\n%s。\n括号未闭合时语句续到下一行，代码块到空行为止。在终端上，方向键调出历史，Tab 补全名称，\n^C 停止正在运行的语句，^D 退出。",
	}
	stoppedText = game.Text{En: "stopped", Zh: "已停止"}
)

// lineReader reads the lines of a session.
type lineReader interface {
	// readLine returns a line without its end; more is set within a statement.
	readLine(more bool) (string, error)
	io.Closer
}

func (a *app) repl() *cobra.Command {
	var rules ownRules
	limit := count(grundy.DefaultOptions().Positions)
	c := &cobra.Command{
		Use:               "repl",
		Short:             a.say(replShort),
		Long:              replLong.With(lab.Functions).In(a.lang),
		Example:           "  grundy repl < lost.star",
		Args:              cobra.NoArgs,
		ValidArgsFunction: nothingToComplete,
		RunE: func(c *cobra.Command, _ []string) error {
			r, _, err := rules.reader(c.Context(), a, nil)
			if err != nil {
				return err
			}
			o := lab.DefaultOptions()
			o.Solve.Positions, o.Own, o.Limits.Open, o.Lang = int64(limit), r.Own, r.Open, a.lang
			o.Print = func(s string) { fmt.Fprintln(a.stdout, s) }
			s := lab.New(o).Session()
			in, asking := a.lines(s.Names)
			defer in.Close()
			return a.converse(c.Context(), s, in, asking)
		},
	}
	rules.flag(a, c.Flags())
	c.Flags().Var(&limit, "limit", a.say(evalLimitHelp))
	return c
}

// lines reads lines from the terminal when there is one, with the names to complete,
// and otherwise from standard input.
func (a *app) lines(names func() []string) (in lineReader, asking bool) {
	if a.gate.w == io.Writer(os.Stdout) {
		if t, err := openConsole(names); err == nil {
			return t, true
		}
	}
	return plainLines{bufio.NewReader(a.stdin)}, false
}

// plainLines are lines of a file.
type plainLines struct{ *bufio.Reader }

func (p plainLines) readLine(bool) (string, error) {
	line, err := readLine(p.Reader)
	if err != nil && game.AsError(err).Code != game.Limit {
		return "", io.EOF
	}
	return line, err
}

func (plainLines) Close() error { return nil }

// converse runs statements until there are no more. A person goes on after an
// error; a file does too, and has failed then.
func (a *app) converse(ctx context.Context, s *lab.Session, in lineReader, asking bool) error {
	if asking { // ^C stops a statement, not the command
		signal.Reset(os.Interrupt)
	}
	failed := false
	for {
		more := false
		one, stop := statement(ctx, asking)
		v, err := s.Next(one, func() (string, error) {
			line, err := in.readLine(more)
			more = true
			return line, err
		})
		cause := context.Cause(one)
		stop()
		switch {
		case err == io.EOF && failed && !asking:
			return errReported
		case err == io.EOF || ctx.Err() != nil:
			return ctx.Err()
		case err == nil:
			err = a.showValue(v)
			if err != nil {
				return err
			}
			continue
		case asking && cause != nil:
			err = cause
		}
		failed = true
		fmt.Fprintf(a.stderr, "grundy: %s\n", game.AsError(err).In(a.lang))
	}
}

// statement is the context of one statement, which ^C ends where a person asks, and
// too much memory.
func statement(ctx context.Context, asking bool) (context.Context, func()) {
	ctx, cancel := context.WithCancelCause(ctx)
	done := make(chan struct{})
	interrupts := make(chan os.Signal, 1)
	if asking {
		signal.Notify(interrupts, os.Interrupt)
	}
	go func() {
		tick := time.NewTicker(50 * time.Millisecond)
		defer tick.Stop()
		for {
			select {
			case <-done:
				return
			case <-interrupts:
				cancel(game.Refuse(game.Cancelled, stoppedText))
			case <-tick.C:
				if memory() > evalMemory {
					cancel(game.Refuse(game.Limit, memoryText, evalMemory>>30))
				}
			}
		}
	}()
	return ctx, func() {
		signal.Stop(interrupts)
		close(done)
		cancel(errors.ErrUnsupported) // nobody asks for the cause any more
	}
}
