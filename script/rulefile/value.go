package rulefile

import (
	"encoding/binary"
	"math/big"

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
	fractionText = game.Text{
		En: "a position is an integer, a string, True, False, or a tuple or list of such, not %s; the quotient of whole numbers is n // 2",
		Zh: "局面只能是整数、字符串、True、False，或由它们组成的元组或列表，而不是 %s；整数的除法请写 n // 2",
	}
	nestedText = game.Text{En: "a position is nested more than %d deep, the limit", Zh: "局面的嵌套超过上限 %d 层"}
	bitsText   = game.Text{En: "a number in a position has more than %d binary digits, the limit", Zh: "局面中的一个数超过上限 %d 个二进制位"}
	largeText  = game.Text{En: "a position has more than %d bytes, the limit", Zh: "一个局面超过上限 %d 字节"}
)

const (
	mostNested = 100
	mostBytes  = 1 << 22 // of a position, by size
	mostBits   = 400_000 // of a number
	mostParts  = 1 << 20 // of a sum
)

// sum is a sum of positions as a value of Starlark.
type sum struct{ of starlark.Tuple }

var _ starlark.Value = sum{}

func (s sum) String() string        { return "sum_of" + s.of.String() }
func (s sum) Type() string          { return "sum" }
func (s sum) Freeze()               {}
func (s sum) Truth() starlark.Bool  { return len(s.of) > 0 }
func (s sum) Hash() (uint32, error) { return s.of.Hash() }

var longText = game.Text{En: "a sum has more than %d positions, the limit", Zh: "一个和超过上限 %d 个局面"}

// sumOf makes a sum of positions and sums.
func sumOf(_ *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	if err := starlark.UnpackArgs(b.Name(), nil, kwargs); err != nil {
		return nil, err
	}
	var of starlark.Tuple
	for _, a := range args {
		v, err := settled(a)
		if err != nil {
			return nil, err
		}
		if of = appendParts(of, v); len(of) > mostParts {
			return nil, game.Refuse(game.Limit, longText, mostParts)
		}
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

// settled is v as a value that cannot change, lists as tuples; a sum as it is.
func settled(v starlark.Value) (starlark.Value, error) {
	switch v.(type) {
	case sum:
		return v, nil
	case starlark.Int:
		if _, ok := small(v); ok {
			return v, nil
		}
	}
	s := settler{left: mostBytes}
	return s.settle(v, 0)
}

// settler bounds the size of a value, which may be far larger than what it takes in
// memory: one tuple can stand in another many times.
type settler struct{ left int64 }

func (s *settler) settle(v starlark.Value, depth int) (starlark.Value, error) {
	if depth > mostNested {
		return nil, game.Refuse(game.Limit, nestedText, mostNested)
	}
	if s.left -= size(v); s.left < 0 {
		return nil, game.Refuse(game.Limit, largeText, mostBytes)
	}
	switch v := v.(type) {
	case starlark.Int:
		if _, ok := small(v); !ok && v.BigInt().BitLen() > mostBits {
			return nil, game.Refuse(game.Limit, bitsText, mostBits)
		}
		return v, nil
	case starlark.String, starlark.Bool:
		return v, nil
	case starlark.Tuple:
		return s.tuple(v, nil, depth)
	case *starlark.List:
		return s.tuple(v, make(starlark.Tuple, 0, min(v.Len(), mostNested)), depth)
	case starlark.Float:
		return nil, game.Refuse(game.BadParameter, fractionText, dialect.Brief(v))
	}
	return nil, game.Refuse(game.BadParameter, notValueText, dialect.Brief(v))
}

// tuple settles what is within a tuple or list into out, which is nil as long as v
// itself will do.
func (s *settler) tuple(v starlark.Indexable, out starlark.Tuple, depth int) (starlark.Value, error) {
	for i := range v.Len() {
		x := v.Index(i)
		y, err := s.settle(x, depth+1)
		if err != nil {
			return nil, err
		}
		if out == nil && changed(x, y) {
			out = make(starlark.Tuple, i, v.Len())
			copy(out, v.(starlark.Tuple))
		}
		if out != nil {
			out = append(out, y)
		}
	}
	if out == nil {
		return v, nil
	}
	return out, nil
}

// changed reports whether settling x has made another value.
func changed(x, y starlark.Value) bool {
	a, ok := x.(starlark.Tuple)
	if !ok {
		_, isList := x.(*starlark.List)
		return isList
	}
	b := y.(starlark.Tuple)
	return len(a) > 0 && &a[0] != &b[0]
}

// size is about how many bytes a value takes, without what is within it.
func size(v starlark.Value) int64 {
	const each = 16
	switch v := v.(type) {
	case starlark.Int:
		if _, ok := v.Int64(); ok {
			return each
		}
		return each + int64(v.BigInt().BitLen()/8)
	case starlark.String:
		return each + int64(len(v))
	}
	return each
}

// weight is about how many bytes a value takes, with what is within it.
func weight(v starlark.Value) int64 {
	all := size(v)
	if t, ok := v.(starlark.Tuple); ok {
		const head = 24
		all += head
		for _, x := range t {
			all += weight(x)
		}
	}
	return all
}

// appendKey appends bytes that tell v from every other position.
func appendKey(key []byte, v starlark.Value) []byte {
	switch v := v.(type) {
	case starlark.Int:
		if n, ok := v.Int64(); ok {
			return binary.AppendVarint(append(key, 'i'), n)
		}
		return append(v.BigInt().Append(append(key, 'I'), 16), ';')
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
	return dialect.OneLine(l.Value.(string))
}
