package rulefile

import (
	"context"

	"go.starlark.net/starlark"

	"grundy/game"
	"grundy/script/dialect"
)

// caller calls the functions of a file. It is not safe for concurrent use.
type caller struct {
	file   *file
	ctx    context.Context
	thread *starlark.Thread
	begun  uint64 // steps before the present call, or the present labels
	most   uint64 // steps that these may take
	stop   func() bool
	list   []starlark.Value
}

// caller makes a caller that ends with ctx.
func (f *file) caller(ctx context.Context) *caller {
	t := &starlark.Thread{Name: f.name, Print: func(*starlark.Thread, string) {}}
	c := &caller{file: f, ctx: ctx, thread: t, stop: context.AfterFunc(ctx, func() { t.Cancel("context") })}
	c.may(f.limits.Steps)
	return c
}

func (c *caller) close() { c.stop() }

// call calls a function of the file, which may take the steps of one position.
func (c *caller) call(fn starlark.Callable, args starlark.Tuple, named []starlark.Tuple) (starlark.Value, error) {
	c.may(c.file.limits.Steps)
	return c.run(fn, args, named)
}

// may allows so many steps from now on.
func (c *caller) may(steps uint64) {
	c.begun, c.most = c.thread.Steps, steps
	c.thread.SetMaxExecutionSteps(c.begun + steps)
}

func (c *caller) run(fn starlark.Callable, args starlark.Tuple, named []starlark.Tuple) (starlark.Value, error) {
	v, err := starlark.Call(c.thread, fn, args, named)
	if err != nil {
		return nil, c.explain(err)
	}
	return v, nil
}

// explain words an error of Starlark, with its place and the calls around it.
func (c *caller) explain(err error) error {
	f := dialect.Failure{
		File: c.file.path, Lines: true, Calls: true,
		Ended: c.ctx.Err(), Most: c.most, Steps: c.thread.Steps - c.begun,
		Undefined: func(name, near string) *game.Error {
			if near != "" {
				return game.Refuse(game.BadParameter, nearText, game.Short(name), near)
			}
			return game.Refuse(game.BadParameter, undefinedText, game.Short(name))
		},
	}
	return f.Explain(err)
}

var (
	notListText  = game.Text{En: "%s must return a list of positions, not %s", Zh: "%s 应返回局面的列表，而不是 %s"}
	noReturnText = game.Text{En: "%s must return a list of positions, not %s; some way through it may lack a return", Zh: "%s 应返回局面的列表，而不是 %s；它可能在某种情形下漏写了 return"}
	manyText     = game.Text{En: "%s returns more than %d positions, the limit", Zh: "%s 返回的局面超过上限 %d 个"}
	notSumText   = game.Text{En: "%s must return positions, not sums of them", Zh: "%s 应返回单个局面，而不是它们的和"}
	notTextText  = game.Text{En: "label must return a string that is not empty, not %s", Zh: "label 应返回非空字符串，而不是 %s"}
)

// positions calls options or parts, and returns what it lists, until the next call.
func (c *caller) positions(name string, fn starlark.Callable, of starlark.Value) ([]starlark.Value, error) {
	v, err := c.call(fn, starlark.Tuple{of}, nil)
	if err != nil {
		return nil, err
	}
	list, ok := v.(starlark.Sequence)
	if _, isDict := v.(*starlark.Dict); !ok || isDict {
		text := notListText
		if v == starlark.None {
			text = noReturnText
		}
		return nil, c.file.refuse(text, name, dialect.Brief(v))
	}
	if list.Len() > c.file.limits.Each {
		return nil, c.file.place(game.Refuse(game.Limit, manyText, name, c.file.limits.Each))
	}
	c.list = c.list[:0]
	for x := range starlark.Elements(list) {
		if x, err = settled(x); err != nil {
			return nil, c.file.place(err)
		}
		c.list = append(c.list, x)
	}
	return c.list, nil
}

// one calls start or canonical, and returns the position that it makes.
func (c *caller) one(name string, fn starlark.Callable, args starlark.Tuple, named []starlark.Tuple) (starlark.Value, error) {
	v, err := c.call(fn, args, named)
	if err != nil {
		return nil, err
	}
	if v, err = settled(v); err != nil {
		return nil, c.file.place(err)
	}
	if _, isSum := v.(sum); isSum && name != "start" {
		return nil, c.file.refuse(notSumText, name)
	}
	return v, nil
}

// label words a move, within the steps that all moves of a position have.
func (c *caller) label(from, to starlark.Value) (game.Phrase, error) {
	v, err := c.run(c.file.label, starlark.Tuple{from, to}, nil)
	if err != nil {
		return game.Phrase{}, err
	}
	s, ok := v.(starlark.String)
	word := dialect.OneLine(string(s))
	if !ok || word == "" {
		return game.Phrase{}, c.file.refuse(notTextText, dialect.Brief(v))
	}
	return sayText.With(game.Short(word)), nil
}

// refuse makes an error of the file.
func (f *file) refuse(t game.Text, args ...any) error {
	return f.place(game.Refuse(game.BadParameter, t, args...))
}

// place says that an error is the file's.
func (f *file) place(err error) error {
	e := *game.AsError(err)
	e.File = f.path
	return &e
}
