package lab

import (
	"strings"

	"go.starlark.net/lib/json"
	"go.starlark.net/starlark"

	"grundy/game"
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
	out := shower{most: l.opts.Text, path: map[starlark.Value]bool{}}
	for i, x := range args {
		if i > 0 {
			if err := out.put(sep); err != nil {
				return nil, err
			}
		}
		if err := out.plain(x); err != nil {
			return nil, err
		}
	}
	if l.opts.Print != nil {
		l.opts.Print(out.String())
	}
	return starlark.None, nil
}

// plain writes a string without quotes, and anything else as it is.
func (s *shower) plain(x starlark.Value) error {
	switch x := x.(type) {
	case starlark.String:
		return s.put(string(x))
	case starlark.Bytes:
		return s.put(string(x))
	}
	return s.value(x, 0)
}
