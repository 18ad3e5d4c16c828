package lab

import (
	"context"
	"maps"
	"slices"
	"strings"

	"go.starlark.net/starlark"
	"go.starlark.net/syntax"

	"grundy/script"
	"grundy/script/dialect"
)

// Session is a program that is written statement by statement. What a statement
// defines stays for the next ones, also behind one that failed. It is not safe for
// concurrent use.
type Session struct {
	lab     *Lab
	globals starlark.StringDict
}

// Session begins a session.
func (l *Lab) Session() *Session { return &Session{l, maps.Clone(l.names)} }

// Names are those that a statement may use, sorted.
func (s *Session) Names() []string {
	names := slices.Collect(maps.Keys(s.globals))
	names = slices.AppendSeq(names, maps.Keys(starlark.Universe))
	slices.Sort(names)
	return slices.Compact(names)
}

// Next reads the lines of one statement by readLine, which returns an error at the
// end, and runs it. It returns what an expression is worth, and nothing for other
// statements. An error of readLine comes back as it is.
func (s *Session) Next(ctx context.Context, readLine func() (string, error)) (Value, error) {
	var text strings.Builder
	var ended error
	f, err := dialect.Options().ParseCompoundStmt("", func() ([]byte, error) {
		line, err := readLine()
		if ended = err; err != nil {
			return nil, err
		}
		line = script.Plain(line) + "\n"
		text.WriteString(line)
		return []byte(line), script.Admit(line, s.lab.opts.Limits)
	})
	if ended != nil {
		return Value{}, ended
	}
	lines := strings.Contains(strings.TrimSpace(text.String()), "\n")
	t, done := s.lab.thread(ctx)
	defer done()
	var out Value
	if err == nil {
		out, err = s.run(t, f)
	}
	if err == nil {
		return out, nil
	}
	return Value{}, dialect.Failure{
		Lines: lines, Most: s.lab.opts.Steps, Undefined: s.lab.undefined, Ended: ctx.Err(), Steps: t.ExecutionSteps(),
	}.Explain(err)
}

// run runs a statement that has been read.
func (s *Session) run(t *starlark.Thread, f *syntax.File) (Value, error) {
	if len(f.Stmts) == 1 {
		if x, ok := f.Stmts[0].(*syntax.ExprStmt); ok {
			v, err := starlark.EvalExprOptions(f.Options, t, x.X, s.globals)
			if err != nil {
				return Value{}, err
			}
			text, err := dialect.Show(v, s.lab.opts.Text)
			return Value{v, text}, err
		}
	}
	return Value{}, starlark.ExecREPLChunk(f, t, s.globals)
}
