package lab

import (
	"context"
	stdjson "encoding/json"
	"math"
	"math/big"
	"slices"

	"go.starlark.net/lib/json"
	"go.starlark.net/starlark"
	"go.starlark.net/starlarkstruct"

	"grundy"
	"grundy/catalogue"
	"grundy/explain"
	"grundy/game"
	"grundy/nimber"
	"grundy/script/dialect"
)

var (
	limitText   = game.Text{En: "limit is how many moves to list, 0 for all, and not %s", Zh: "limit 是最多列出的走法数，0 表示全部，不能是 %s"}
	nimbersText = game.Text{En: "%s takes integers of at least 0, not %s", Zh: "%s 只接受非负整数，而不是 %s"}
)

// Functions are what an expression may call, beside the rulesets and the
// functions of Starlark.
const Functions = "nimber(x), outcome(x, misere=False), winner(x, misere=False), winning_moves(x, misere=False, limit=100), " +
	"solve(x, misere=False), options(x), remoteness(x, misere=False), mex(n, …), nim_sum(n, …), " + nimFunctions + ", pow(a, b), rulesets()"

// builtins are the names that a program knows besides Starlark's own.
func (l *Lab) builtins() starlark.StringDict {
	names := dialect.Builtins()
	for _, r := range slices.Concat(catalogue.All(), l.opts.Own) {
		f := l.ruleset(r)
		names[r.Name] = f
		for _, alias := range r.Aliases {
			names[alias] = f
		}
	}
	for name, f := range map[string]builtin{
		"nimber":        l.asking(1, tellNimber),
		"outcome":       l.asking(2, tellOutcome),
		"winner":        l.asking(2, tellWinner),
		"winning_moves": l.asking(3, l.tellMoves),
		"solve":         l.asking(2, l.tellAll),
		"options":       l.options,
		"remoteness":    l.remoteness,
		"mex":           overInts(nimber.Mex),
		"nim_sum":       overInts(nimber.Sum),
		"rulesets":      rulesets,
		"print":         l.print,
	} {
		names[name] = starlark.NewBuiltin(name, f)
	}
	for name, f := range nimBuiltins() {
		names[name] = starlark.NewBuiltin(name, f)
	}
	return names
}

type builtin = func(*starlark.Thread, *starlark.Builtin, starlark.Tuple, []starlark.Tuple) (starlark.Value, error)

func contextOf(t *starlark.Thread) context.Context { return t.Local(contextKey).(context.Context) }

// question is what the functions about a position are asked.
type question struct {
	x    *position
	opts grundy.Options
}

// ask reads the first n of the arguments x, misere and limit.
func (l *Lab) ask(n int, b *starlark.Builtin, args starlark.Tuple, kwargs []starlark.Tuple) (question, error) {
	var x starlark.Value
	misere, limit := false, starlark.Value(starlark.MakeInt(l.opts.Solve.Moves))
	pairs := []any{"x", &x, "misere?", &misere, "limit?", &limit}[:2*n]
	if err := starlark.UnpackArgs(b.Name(), args, kwargs, pairs...); err != nil {
		return question{}, err
	}
	p, err := l.position(x)
	if err != nil {
		return question{}, err
	}
	q := question{p, l.opts.Solve}
	q.opts.Convention = game.Convention(misere)
	if len(args) < 2 && !slices.ContainsFunc(kwargs, func(kw starlark.Tuple) bool { return kw[0] == starlark.String("misere") }) {
		if q.opts.Convention, err = grundy.ConventionOf(p.Sum); err != nil {
			return question{}, err
		}
	}
	q.opts.Moves, err = bound(limit)
	return q, err
}

// bound reads how many moves to list; a number beyond an int bounds nothing.
func bound(limit starlark.Value) (int, error) {
	n, ok := limit.(starlark.Int)
	if !ok || n.Sign() < 0 {
		return 0, game.Refuse(game.BadParameter, limitText, dialect.Brief(limit))
	}
	if i, ok := n.Int64(); ok && i <= math.MaxInt32 {
		return int(i), nil
	}
	return math.MaxInt32, nil
}

// asking makes a function about a position: it solves, and tell says what the
// function is worth.
func (l *Lab) asking(n int, tell func(*starlark.Thread, question, *grundy.Result) (starlark.Value, error)) builtin {
	return func(t *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
		q, err := l.ask(n, b, args, kwargs)
		if err != nil {
			return nil, err
		}
		q.opts.Nimber = n == 1
		r, err := l.solver.Solve(contextOf(t), q.x.Sum, q.opts)
		if err != nil {
			return nil, err
		}
		return tell(t, q, r)
	}
}

// tellNimber is the nimber, or an infinite value as text.
func tellNimber(_ *starlark.Thread, _ question, r *grundy.Result) (starlark.Value, error) {
	if r.Infinite != nil {
		return starlark.String(r.Infinite.String()), nil
	}
	if r.Nimber == nil {
		return nil, &game.Error{Code: why(r), Say: r.NimberNote}
	}
	return starlark.MakeBigInt(r.Nimber), nil
}

// why is the code for a nimber that is missing: none is defined, or the limits
// ran out.
func why(r *grundy.Result) game.Code {
	for _, p := range r.Sum {
		if l, ok := p.(game.Loner); ok {
			if _, _, none := l.Alone(); !none.IsZero() {
				return game.BadParameter
			}
		}
	}
	return game.Limit
}

func tellOutcome(_ *starlark.Thread, _ question, r *grundy.Result) (starlark.Value, error) {
	return starlark.String(r.Outcome.String()), nil
}

func tellWinner(_ *starlark.Thread, _ question, r *grundy.Result) (starlark.Value, error) {
	return starlark.String(explain.NewAnswer(r, game.En).Winner), nil
}

func (l *Lab) tellMoves(_ *starlark.Thread, q question, r *grundy.Result) (starlark.Value, error) {
	if r.Count == nil {
		return nil, &game.Error{Code: game.Limit, Say: r.CountNote}
	}
	out := make([]starlark.Value, len(r.Winning))
	for i, m := range r.Winning {
		at := make([]starlark.Value, len(m.At))
		for j, n := range m.At {
			at[j] = starlark.MakeInt(n)
		}
		out[i] = starlarkstruct.FromStringDict(starlark.String("move"), starlark.StringDict{
			"component": starlark.MakeInt(m.Component),
			"at":        starlark.NewList(at),
			"move":      starlark.String(m.Say.In(l.opts.Lang)),
			"to":        q.x.after(m.Component, m.To),
		})
	}
	return starlark.NewList(out), nil
}

// remoteness is how many moves are left when the winner hastens and the loser delays,
// and the text "inf" for a draw.
func (l *Lab) remoteness(t *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	q, err := l.ask(2, b, args, kwargs)
	if err != nil {
		return nil, err
	}
	n, ok, err := l.solver.Remoteness(contextOf(t), q.x.Sum, q.opts)
	switch {
	case err != nil:
		return nil, err
	case !ok:
		return starlark.String("inf"), nil
	}
	return starlark.MakeInt(n), nil
}

// tellAll is the answer as its JSON has it.
func (l *Lab) tellAll(t *starlark.Thread, _ question, r *grundy.Result) (starlark.Value, error) {
	text, err := stdjson.Marshal(explain.NewAnswer(r, l.opts.Lang))
	if err != nil {
		return nil, err
	}
	return starlark.Call(t, json.Module.Members["decode"], starlark.Tuple{starlark.String(text)}, nil)
}

// overInts makes a function of nimbers, given one by one or as one list.
func overInts(f func(...*big.Int) *big.Int) builtin {
	return func(_ *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
		var values starlark.Sequence = args
		if len(kwargs) > 0 {
			return nil, starlark.UnpackArgs(b.Name(), nil, kwargs)
		}
		if list, ok := soleList(args); ok {
			values = list
		}
		ints := make([]*big.Int, 0, values.Len())
		for v := range starlark.Elements(values) {
			n, ok := v.(starlark.Int)
			if !ok || n.Sign() < 0 {
				return nil, game.Refuse(game.BadParameter, nimbersText, b.Name(), dialect.Brief(v))
			}
			ints = append(ints, n.BigInt())
		}
		return starlark.MakeBigInt(f(ints...)), nil
	}
}

func soleList(args starlark.Tuple) (starlark.Sequence, bool) {
	if len(args) != 1 {
		return nil, false
	}
	s, ok := args[0].(starlark.Sequence)
	return s, ok
}

func rulesets(_ *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	if err := starlark.UnpackArgs(b.Name(), args, kwargs); err != nil {
		return nil, err
	}
	out := []starlark.Value{}
	for _, r := range catalogue.All() {
		out = append(out, starlark.String(r.Name))
	}
	return starlark.NewList(out), nil
}
