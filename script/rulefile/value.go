package rulefile

import (
	"encoding/binary"
	"math/big"
	"strings"

	"go.starlark.net/starlark"
	"go.starlark.net/syntax"

	"grundy/game"
	"grundy/script/dialect"
)

var (
	notValueText = game.Text{
		En: "a position is an integer, a string, True, False, or a tuple or list of such, not %s",
		Zh: "局面只能是整数、字符串、True、False，或由它们组成的元组或列表，而不是 %s",
	}
	nestedText = game.Text{En: "a position is nested more than %d deep, the limit", Zh: "局面的嵌套超过上限 %d 层"}
	largeText  = game.Text{En: "a position has more than %d bytes, the limit", Zh: "一个局面超过上限 %d 字节"}
)

const (
	mostNested = 100
	mostKey    = 1 << 20 // bytes of the key of a position
)

// sum is a sum of positions as a value of Starlark.
type sum struct{ of starlark.Tuple }

var _ starlark.Value = sum{}

func (s sum) String() string        { return "sum_of" + s.of.String() }
func (s sum) Type() string          { return "sum" }
func (s sum) Freeze()               {}
func (s sum) Truth() starlark.Bool  { return len(s.of) > 0 }
func (s sum) Hash() (uint32, error) { return s.of.Hash() }

// sumOf makes a sum of positions and sums.
func sumOf(_ *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	if err := starlark.UnpackArgs(b.Name(), nil, kwargs); err != nil {
		return nil, err
	}
	var of starlark.Tuple
	for _, a := range args {
		v, err := settled(a, 0)
		if err != nil {
			return nil, err
		}
		of = appendParts(of, v)
	}
	return sum{of}, nil
}

// appendParts appends a position, or those of a sum.
func appendParts(to starlark.Tuple, v starlark.Value) starlark.Tuple {
	if s, ok := v.(sum); ok {
		return append(to, s.of...)
	}
	return append(to, v)
}

// settled is v as a value that cannot change, lists as tuples.
func settled(v starlark.Value, depth int) (starlark.Value, error) {
	if depth > mostNested {
		return nil, game.Refuse(game.Limit, nestedText, mostNested)
	}
	var of starlark.Indexable
	switch v := v.(type) {
	case starlark.Int, starlark.String, starlark.Bool:
		return v, nil
	case sum:
		if depth == 0 {
			return v, nil
		}
	case starlark.Tuple:
		if flat(v) {
			return v, nil
		}
		of = v
	case *starlark.List:
		of = v
	}
	if of == nil {
		return nil, game.Refuse(game.BadParameter, notValueText, dialect.Brief(v))
	}
	out := make(starlark.Tuple, of.Len())
	for i := range out {
		x, err := settled(of.Index(i), depth+1)
		if err != nil {
			return nil, err
		}
		out[i] = x
	}
	return out, nil
}

// flat reports whether a tuple holds integers and strings only.
func flat(t starlark.Tuple) bool {
	for _, v := range t {
		switch v.(type) {
		case starlark.Int, starlark.String, starlark.Bool:
		default:
			return false
		}
	}
	return true
}

// appendKey appends bytes that tell v from every other position.
func appendKey(key []byte, v starlark.Value) []byte {
	switch v := v.(type) {
	case starlark.Int:
		if n, ok := v.Int64(); ok {
			return binary.AppendVarint(append(key, 'i'), n)
		}
		return append(append(append(key, 'I'), v.String()...), ';')
	case starlark.String:
		return append(binary.AppendUvarint(append(key, 's'), uint64(len(v))), v...)
	case starlark.Bool:
		if v {
			return append(key, 'T')
		}
		return append(key, 'F')
	}
	t := v.(starlark.Tuple)
	key = binary.AppendUvarint(append(key, 't'), uint64(len(t)))
	for _, x := range t {
		key = appendKey(key, x)
	}
	return key
}

// value is a literal as a value of Starlark.
func value(literal any) starlark.Value {
	switch x := literal.(type) {
	case *big.Int:
		return starlark.MakeBigInt(x)
	case string:
		return starlark.String(x)
	case bool:
		return starlark.Bool(x)
	}
	list := literal.([]any)
	out := make(starlark.Tuple, len(list))
	for i, x := range list {
		out[i] = value(x)
	}
	return out
}

// literal is a position as the literal that notation has for it.
func literal(v starlark.Value) any {
	switch v := v.(type) {
	case starlark.Int:
		return v.BigInt()
	case starlark.String:
		return string(v)
	case starlark.Bool:
		return bool(v)
	}
	t := v.(starlark.Tuple)
	out := make([]any, len(t))
	for i, x := range t {
		out[i] = literal(x)
	}
	return out
}

// stringOf is the text of a statement that is a string, in one line.
func stringOf(s syntax.Stmt) string {
	x, ok := s.(*syntax.ExprStmt)
	if !ok {
		return ""
	}
	l, ok := x.X.(*syntax.Literal)
	if !ok || l.Token != syntax.STRING {
		return ""
	}
	return strings.Join(strings.Fields(l.Value.(string)), " ")
}
