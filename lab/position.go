package lab

import (
	"encoding/json"
	"slices"

	"go.starlark.net/starlark"
	"go.starlark.net/syntax"

	"grundy/game"
	"grundy/script"
	"grundy/script/dialect"
)

// position is a sum as a value of Starlark.
type position struct {
	script.Weighed
	limits script.Limits
}

var (
	_ starlark.HasBinary  = (*position)(nil)
	_ starlark.Comparable = (*position)(nil)
	_ json.Marshaler      = (*position)(nil)

	plusText    = game.Text{En: "a position is added to a position, not to %s", Zh: "局面只能与局面相加，不能加 %s"}
	compareText = game.Text{En: "positions are compared by == and != only", Zh: "局面之间只能用 == 和 != 比较"}
	notText     = game.Text{En: "a position was wanted, not %s", Zh: "这里应有局面，而不是 %s"}
)

func (p *position) String() string        { return p.Sum.String() }
func (p *position) Type() string          { return "position" }
func (p *position) Freeze()               {}
func (p *position) Truth() starlark.Bool  { return len(p.Sum) > 0 }
func (p *position) Hash() (uint32, error) { return starlark.String(p.String()).Hash() }

// MarshalJSON writes the notation.
func (p *position) MarshalJSON() ([]byte, error) { return json.Marshal(p.String()) }

// CompareSameType compares notations.
func (p *position) CompareSameType(op syntax.Token, y starlark.Value, _ int) (bool, error) {
	switch op {
	case syntax.EQL:
		return p.String() == y.(*position).String(), nil
	case syntax.NEQ:
		return p.String() != y.(*position).String(), nil
	}
	return false, game.Refuse(game.BadParameter, compareText)
}

// Binary adds positions and repeats them. The integer 0 is the empty sum.
func (p *position) Binary(op syntax.Token, y starlark.Value, side starlark.Side) (starlark.Value, error) {
	n, isInt := y.(starlark.Int)
	switch op {
	case syntax.PLUS:
		if isInt && n.Sign() == 0 {
			return p, nil
		}
		q, ok := y.(*position)
		if !ok {
			return nil, game.Refuse(game.BadParameter, plusText, dialect.Brief(y))
		}
		if side == starlark.Right {
			p, q = q, p
		}
		w := script.Weighed{Sum: slices.Clip(p.Sum), Weight: p.Weight}
		return p.with(w.Plus(q.Weighed, p.limits))
	case syntax.STAR:
		if isInt {
			return p.with(p.Times(n.BigInt(), p.limits))
		}
	}
	return nil, nil
}

func (p *position) with(w script.Weighed, err error) (starlark.Value, error) {
	if err != nil {
		return nil, err
	}
	return &position{w, p.limits}, nil
}

// after is p with one component replaced.
func (p *position) after(component int, to game.Position) *position {
	return &position{script.Weighed{Sum: p.Sum.With(component, to), Weight: p.Weight}, p.limits}
}

// position reads an argument; 0 is the empty sum.
func (l *Lab) position(v starlark.Value) (*position, error) {
	if p, ok := v.(*position); ok {
		return p, nil
	}
	if n, ok := v.(starlark.Int); ok && n.Sign() == 0 {
		return &position{limits: l.opts.Limits}, nil
	}
	return nil, game.Refuse(game.BadParameter, notText, dialect.Brief(v))
}

// ruleset makes the function of a ruleset.
func (l *Lab) ruleset(r *game.Ruleset) *starlark.Builtin {
	return starlark.NewBuiltin(r.Name, func(_ *starlark.Thread, _ *starlark.Builtin, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
		read := reader{limits: l.opts.Limits}
		bound := make([]game.Arg, 0, len(args)+len(kwargs))
		for _, a := range args {
			v, err := read.literal(a, 0)
			if err != nil {
				return nil, err
			}
			bound = append(bound, game.Arg{Value: v})
		}
		for _, kw := range kwargs {
			v, err := read.literal(kw[1], 0)
			if err != nil {
				return nil, err
			}
			bound = append(bound, game.Arg{Name: string(kw[0].(starlark.String)), Value: v})
		}
		p, err := r.BindFiles(bound, l.opts.Limits.Open)
		if err != nil {
			return nil, err
		}
		return &position{script.Weighed{Sum: game.Sum{p}, Weight: max(1, read.values)}, l.opts.Limits}, nil
	})
}

// reader turns values of Starlark into literals and counts them.
type reader struct {
	limits script.Limits
	values int
}

var (
	valueText = game.Text{En: "a value is an integer, a string, True, False or a list of such, not %s", Zh: "值只能是整数、字符串、True、False 或它们的列表，而不是 %s"}
	depthText = game.Text{En: "lists are nested more than %d deep, the limit", Zh: "列表嵌套超过上限 %d 层"}
)

func (r *reader) literal(v starlark.Value, depth int) (any, error) {
	if depth > r.limits.Depth {
		return nil, game.Refuse(game.Limit, depthText, r.limits.Depth)
	}
	switch v := v.(type) {
	case starlark.Int:
		return v.BigInt(), r.count(1)
	case starlark.Bool:
		return bool(v), r.count(1)
	case starlark.String:
		return string(v), r.count(max(1, len([]rune(string(v)))))
	case *starlark.Dict:
	case starlark.Sequence:
		if v.Len() == 0 {
			return []any{}, r.count(1)
		}
		return r.list(v, depth)
	}
	return nil, game.Refuse(game.BadParameter, valueText, dialect.Brief(v))
}

func (r *reader) count(n int) error {
	if r.values += n; r.values > r.limits.Heaps {
		return r.limits.TooMany()
	}
	return nil
}

func (r *reader) list(s starlark.Sequence, depth int) ([]any, error) {
	out := []any{}
	for v := range starlark.Elements(s) {
		x, err := r.literal(v, depth+1)
		if err != nil {
			return nil, err
		}
		out = append(out, x)
	}
	return out, nil
}
