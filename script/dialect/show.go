package dialect

import (
	"strings"
	"unicode"

	"go.starlark.net/starlark"
	"go.starlark.net/starlarkstruct"
	"go.starlark.net/syntax"

	"grundy/game"
)

var (
	longText = game.Text{En: "the answer has more than %d bytes of text, the limit", Zh: "结果的文字超过上限 %d 字节"}
	deepText = game.Text{En: "the answer is nested more than %d deep, the limit", Zh: "结果的嵌套超过上限 %d 层"}
)

// deepest is the most lists within lists that are written out.
const deepest = 10_000

// shower writes values as Starlark's repr does, but stops at a bound: Starlark's
// own has none, and takes the square of the depth.
type shower struct {
	strings.Builder
	most int                     // bytes of text; 0: no bound
	path map[starlark.Value]bool // the lists and dicts around what is being written
}

// Show writes x in at most so many bytes. A cycle is written "...", a text or a
// nesting beyond the bounds is an error. The cost is that of the text.
func Show(x starlark.Value, most int) (string, error) {
	s := shower{most: most, path: map[starlark.Value]bool{}}
	if err := s.value(x, 0); err != nil {
		return "", err
	}
	return s.String(), nil
}

// Brief is x in an error message: cut in its middle where it is long, and only
// its type where it is huge.
func Brief(x starlark.Value) string {
	const worthReading = 10_000
	if s, err := Show(x, worthReading); err == nil {
		return game.Short(s)
	}
	return "<" + x.Type() + ">"
}

// OneLine is a text as one line, without what would move the cursor of a terminal or
// turn the order of letters.
func OneLine(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) {
			return unicode.ReplacementChar
		}
		return r
	}, strings.Join(strings.Fields(s), " "))
}

func (s *shower) put(text string) error {
	if s.most > 0 && s.Len()+len(text) > s.most {
		return game.Refuse(game.Limit, longText, s.most)
	}
	s.WriteString(text)
	return nil
}

func (s *shower) value(x starlark.Value, depth int) error {
	if depth > deepest {
		return game.Refuse(game.Limit, deepText, deepest)
	}
	switch x := x.(type) {
	case starlark.Int:
		return s.integer(x)
	case starlark.String:
		return s.quote(string(x), false)
	case starlark.Bytes:
		return s.quote(string(x), true)
	case starlark.Tuple:
		end := ")"
		if len(x) == 1 {
			end = ",)"
		}
		return s.list("(", end, x, depth)
	case *starlark.List:
		return s.within("[...]", x, func() error { return s.list("[", "]", x, depth) })
	case *starlark.Set:
		return s.list("set([", "])", x, depth)
	case *starlark.Dict:
		return s.within("{...}", x, func() error { return s.dict(x, depth) })
	case *starlarkstruct.Struct:
		return s.record(x, depth)
	}
	return s.put(x.String())
}

// integer refuses a number of too many digits before it is written out, which
// costs more than their number. A digit is less than 4 bits.
func (s *shower) integer(n starlark.Int) error {
	if s.most > 0 && n.BigInt().BitLen()/4 > s.most {
		return game.Refuse(game.Limit, longText, s.most)
	}
	return s.put(n.String())
}

// quote writes the literal of a string or, with the prefix b, of bytes.
func (s *shower) quote(text string, bytes bool) error {
	if s.most > 0 && len(text) > s.most {
		return game.Refuse(game.Limit, longText, s.most)
	}
	return s.put(syntax.Quote(text, bytes))
}

// within writes x, or only the mark where x stands inside itself.
func (s *shower) within(mark string, x starlark.Value, write func() error) error {
	if s.path[x] {
		return s.put(mark)
	}
	s.path[x] = true
	defer delete(s.path, x)
	return write()
}

func (s *shower) list(begin, end string, x starlark.Iterable, depth int) error {
	sep := begin
	for v := range starlark.Elements(x) {
		if err := s.put(sep); err != nil {
			return err
		}
		if err := s.value(v, depth+1); err != nil {
			return err
		}
		sep = ", "
	}
	if sep == begin {
		end = begin + end
	}
	return s.put(end)
}

func (s *shower) dict(x *starlark.Dict, depth int) error {
	sep := "{"
	for k, v := range x.Entries() {
		if err := s.pair(sep, k, ": ", v, depth); err != nil {
			return err
		}
		sep = ", "
	}
	if sep == "{" {
		return s.put("{}")
	}
	return s.put("}")
}

func (s *shower) pair(sep string, k starlark.Value, colon string, v starlark.Value, depth int) error {
	if err := s.put(sep); err != nil {
		return err
	}
	if err := s.value(k, depth+1); err != nil {
		return err
	}
	if err := s.put(colon); err != nil {
		return err
	}
	return s.value(v, depth+1)
}

// record writes a struct of winning_moves: move(at = [0], to = nim(1)).
func (s *shower) record(x *starlarkstruct.Struct, depth int) error {
	sep := string(x.Constructor().(starlark.String)) + "("
	for _, name := range x.AttrNames() {
		v, err := x.Attr(name)
		if err != nil {
			return err
		}
		if err := s.put(sep + name + " = "); err != nil {
			return err
		}
		if err := s.value(v, depth+1); err != nil {
			return err
		}
		sep = ", "
	}
	return s.put(")")
}

// Line writes values as one line, as print does: strings as they are. A line of
// more bytes than most is an error; 0 is no bound.
func Line(values starlark.Tuple, sep string, most int) (string, error) {
	s := shower{most: most, path: map[starlark.Value]bool{}}
	for i, x := range values {
		if i > 0 {
			if err := s.put(sep); err != nil {
				return "", err
			}
		}
		if err := s.plain(x); err != nil {
			return "", err
		}
	}
	return s.String(), nil
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
