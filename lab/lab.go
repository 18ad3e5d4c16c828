// Package lab runs Starlark with the whole library at hand.
//
// [Lab.Eval] evaluates one expression, [Lab.Exec] runs a file, and a [Session] runs
// a program statement by statement. Every ruleset of
// the catalogue is a function that makes a position; positions are added,
// repeated, compared and printed in notation. These functions ask about them:
//
//	nimber(x)                                the nimber, an int
//	outcome(x, misere=False)                 "N" or "P"
//	winner(x, misere=False)                  "first" or "second"
//	winning_moves(x, misere=False, limit=100)  structs: component, at, move, to
//	options(x)                               the positions that one move leads to
//	remoteness(x, misere=False)              the moves left when the winner hastens, or "inf"
//	solve(x, misere=False)                   the answer as a dict, as --json prints it
//	mex(…), nim_sum(…), nim_product(…)       of ints, or of one list of them
//	nim_inverse(a), nim_power(a, n), …       see nimFunctions for them all
//	rulesets()                               the names of the rulesets
//
// A program has no input but its text. Its steps and the text of what it writes
// are bounded, and it ends when its context does; but one step may take long or
// much memory (the square of a huge integer), so that programs of strangers
// belong in a process of their own, whose memory is bounded.
package lab

import (
	"context"
	"slices"
	"strings"

	"go.starlark.net/starlark"

	"grundy"
	"grundy/catalogue"
	"grundy/game"
	"grundy/script"
	"grundy/script/dialect"
)

// Options say how much a program may cost, and how it speaks.
type Options struct {
	Solve  grundy.Options  // of each answer
	Own    []*game.Ruleset // that it knows besides the catalogue's
	Limits script.Limits
	Steps  uint64 // of one program; 0: no bound
	Text   int    // bytes of one value or line that is written; 0: no bound
	Lang   game.Lang
	Print  func(line string) // receives what print prints; nil: nobody does
}

// DefaultOptions are those of the command.
func DefaultOptions() Options {
	o := Options{Solve: grundy.DefaultOptions(), Limits: script.DefaultLimits(), Steps: 100_000_000, Text: 1 << 20}
	o.Limits.Bytes = 1 << 20
	return o
}

// Lab runs programs. It keeps the tables of its answers from one to the next,
// and is safe for concurrent use when Print is.
type Lab struct {
	opts   Options
	solver *grundy.Solver
	names  starlark.StringDict
}

// New returns a lab.
func New(o Options) *Lab {
	l := &Lab{opts: o, solver: grundy.NewSolver()}
	l.names = l.builtins()
	l.names.Freeze()
	return l
}

// Eval evaluates an expression. A value whose text passes the bounds is an error.
func (l *Lab) Eval(ctx context.Context, src string) (Value, error) {
	var out Value
	err := l.run(ctx, "", src, func(t *starlark.Thread, plain string) error {
		v, err := starlark.EvalOptions(dialect.Options(), t, "", plain, l.names)
		if err != nil {
			return err
		}
		text, err := dialect.Show(v, l.opts.Text)
		out = Value{v, text}
		return err
	})
	if err != nil {
		return Value{}, err
	}
	return out, nil
}

// Exec runs a program. The file names it in errors.
func (l *Lab) Exec(ctx context.Context, file, src string) error {
	return l.run(ctx, file, src, func(t *starlark.Thread, plain string) error {
		_, err := starlark.ExecFileOptions(dialect.Options(), t, file, plain, l.names)
		return err
	})
}

// contextKey is where a thread keeps the context of its program.
const contextKey = "context"

// thread makes a thread that ends with ctx.
func (l *Lab) thread(ctx context.Context) (t *starlark.Thread, done func() bool) {
	t = &starlark.Thread{Name: "lab"}
	t.SetLocal(contextKey, ctx)
	t.SetMaxExecutionSteps(l.opts.Steps)
	return t, context.AfterFunc(ctx, func() { t.Cancel("context") })
}

func (l *Lab) run(ctx context.Context, file, src string, do func(*starlark.Thread, string) error) error {
	src = strings.TrimPrefix(src, "\uFEFF")
	if err := script.Admit(src, l.opts.Limits); err != nil {
		return err
	}
	t, done := l.thread(ctx)
	defer done()
	f := dialect.Failure{
		File: file, Lines: file != "" || strings.Contains(src, "\n"),
		Most: l.opts.Steps, Undefined: l.undefined,
	}
	plain := script.Plain(src)
	if file == "" { // an expression is not indented
		expression := strings.TrimLeft(plain, " \t")
		f.Lead, plain = len(plain)-len(expression), expression
	}
	err := do(t, plain)
	if err == nil {
		return nil
	}
	f.Ended, f.Steps = ctx.Err(), t.ExecutionSteps()
	return f.Explain(err)
}

var (
	undefinedText = game.Text{En: "nothing is named %q here; `grundy help eval` lists the functions, and `grundy rulesets` the rulesets", Zh: "没有名为 %q 的规则或函数；`grundy help eval` 列出全部函数，`grundy rulesets` 列出全部规则"}
	nearText      = game.Text{En: "nothing is named %q here; did you mean %s?", Zh: "没有名为 %q 的规则或函数；是不是 %s？"}
)

// mostNear is how many names are suggested.
const mostNear = 3

// undefined refuses a name that nothing has; near is one of the program's own that is
// much like it, or "".
func (l *Lab) undefined(name, near string) *game.Error {
	e := catalogue.Unknown(name)
	if e.Code == game.NotImpartial || catalogue.Hint(name) != nil {
		return e
	}
	names := catalogue.Closest(name, slices.Values(l.Session().Names()))
	if byWord := catalogue.Nearest(name); names == nil && byWord != "" {
		names = []string{byWord}
	}
	if near != "" && !slices.Contains(names, near) {
		names = append([]string{near}, names...)
	}
	if names == nil {
		return game.Refuse(game.UnknownRuleset, undefinedText, game.Short(name))
	}
	return game.Refuse(game.UnknownRuleset, nearText, game.Short(name), strings.Join(names[:min(mostNear, len(names))], ", "))
}
