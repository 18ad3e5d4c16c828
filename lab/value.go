package lab

import (
	"strings"

	"go.starlark.net/lib/json"
	"go.starlark.net/starlark"

	"grundy/game"
	"grundy/script/dialect"
)

var jsonText = game.Text{En: "this value has no JSON: %v", Zh: "此值无法写成 JSON（%v）"}

// Value is what an expression is worth.
type Value struct {
	v    starlark.Value
	text string
}

// String is Starlark's repr of the value, and empty for None.
func (v Value) String() string {
	if v.v == nil || v.v == starlark.None {
		return ""
	}
	return v.text
}

// MarshalJSON writes the value in JSON: a position as its notation, an integer
// in full whatever its size.
func (v Value) MarshalJSON() ([]byte, error) {
	x := v.v
	if x == nil {
		x = starlark.None
	}
	out, err := starlark.Call(new(starlark.Thread), json.Module.Members["encode"], starlark.Tuple{x}, nil)
	if err != nil {
		return nil, game.Refuse(game.BadParameter, jsonText, strings.TrimPrefix(err.Error(), "json.encode: "))
	}
	return []byte(out.(starlark.String)), nil
}

// print writes its arguments as one line, strings as they are, within the bound
// on text.
func (l *Lab) print(_ *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	sep := " "
	if err := starlark.UnpackArgs(b.Name(), nil, kwargs, "sep?", &sep); err != nil {
		return nil, err
	}
	line, err := dialect.Line(args, sep, l.opts.Text)
	if err != nil {
		return nil, err
	}
	if l.opts.Print != nil {
		l.opts.Print(line)
	}
	return starlark.None, nil
}
