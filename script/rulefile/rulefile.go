// Package rulefile makes rulesets of rule files: programs in Starlark that say
// what the options of a position are.
//
//	"""Take one stone, or leave half of them."""
//	def options(n):
//	    return [n - 1, n // 2] if n > 0 else []
//
// A position is an integer, a string, True, False, or a tuple of such; a list is
// read as a tuple. One value arrives as itself, several as a tuple. Besides
// options a file may define
//
//	start(*values, **parameters)  the position that values stand for
//	parts(position)               independent positions whose sum it is
//	canonical(position)           one position for all that are alike
//	label(position, option)       the words of a move
//	misere = True                 the convention unless one is asked for
//
// and an option may be sum_of(a, b, …), a sum of positions.
//
// A file has no input or output. Its steps are bounded and it ends when its
// context does; its memory is not bounded, so that files of strangers belong in a
// process of their own.
package rulefile

import (
	"context"
	"slices"
	"strings"
	"unicode/utf8"

	"go.starlark.net/starlark"

	"grundy/game"
	"grundy/script"
	"grundy/script/dialect"
)

// Limits bound what a rule file may cost.
type Limits struct {
	Bytes int    // of the text
	Steps uint64 // of reading the file, and of the options of one position
	Each  int    // options of one position
}

// DefaultLimits are those of the command.
func DefaultLimits() Limits { return Limits{Bytes: 1 << 20, Steps: 10_000_000, Each: 1_000_000} }

// file is a rule file that has been read. It is safe for concurrent use: what it
// holds is frozen.
type file struct {
	name   string // of the ruleset
	path   string // in errors
	limits Limits

	options, start, parts, canonical, label starlark.Callable // nil but for options where there is none
	misere                                  bool
	splits                                  bool // options may be sums, or positions have parts
}

var (
	noOptionsText = game.Text{En: "a rule file defines options(position), the list of positions that one move leads to; this one does not", Zh: "规则文件要定义 options(position)，返回走一步能到的局面；这个文件没有定义"}
	otherText     = game.Text{En: "a rule file defines options(position), the list of positions that one move leads to; this one defines %s", Zh: "规则文件要定义 options(position)，返回走一步能到的局面；这个文件定义的是 %s"}
	emptyText     = game.Text{En: "a rule file defines options(position), the list of positions that one move leads to; this one defines nothing", Zh: "规则文件要定义 options(position)，返回走一步能到的局面；这个文件什么都没有定义"}
	partizanText  = game.Text{En: "options takes one position and nothing else: in an impartial game the moves do not depend on who is to move, nor on a score; a partizan game has no nimbers", Zh: "options 只接受一个局面：公平游戏的走法与轮到谁走、得分多少无关；偏袒游戏没有 SG 值"}
	notCallText   = game.Text{En: "%s must be a function, not %s", Zh: "%s 应为函数，而不是 %s"}
	notBoolText   = game.Text{En: "misere must be True or False, not %s", Zh: "misere 应为 True 或 False，而不是 %s"}
	undefinedText = game.Text{En: "nothing is named %q in this rule file", Zh: "这个规则文件里没有名为 %q 的东西"}
	nearText      = game.Text{En: "nothing is named %q in this rule file; did you mean %s?", Zh: "这个规则文件里没有名为 %q 的东西；是不是 %s？"}
	tupleText     = game.Text{En: "options takes one position: several values arrive as one tuple; write def options(position): and then %s = position", Zh: "options 只接受一个局面：几个值合成一个元组传入；请写 def options(position):，再写 %s = position"}
	ownText       = game.Text{En: "A rule of one's own, without a description.", Zh: "自定义规则，没有说明。"}
	valuesText    = game.Text{En: "what the rule file makes a position of", Zh: "规则文件据以构成局面的值"}
	startText     = game.Text{En: "a parameter of start", Zh: "start 的参数"}
	positionText  = game.Text{En: "a position that start need not make", Zh: "直接给出局面，不经过 start"}
)

// Load reads a rule file: its name is that of the ruleset, and path stands in
// errors. Errors are *game.Error with the line and column, and the functions that
// were running.
func Load(ctx context.Context, name, path, src string, l Limits) (*game.Ruleset, error) {
	f := &file{name: name, path: path, limits: l}
	bounds := script.DefaultLimits()
	bounds.Bytes = l.Bytes
	src = strings.TrimPrefix(src, "\uFEFF")
	if err := script.Admit(src, bounds); err != nil {
		return nil, f.place(lined(err, src))
	}
	c := f.caller(ctx)
	defer c.close()
	predeclared := dialect.Builtins()
	predeclared["sum_of"] = starlark.NewBuiltin("sum_of", sumOf)
	plain := script.Plain(src)
	globals, err := starlark.ExecFileOptions(dialect.Options(), c.thread, path, plain, predeclared)
	if err != nil {
		return nil, c.explain(err)
	}
	globals.Freeze()
	if err := f.take(globals); err != nil {
		return nil, f.place(err)
	}
	f.splits = f.parts != nil || strings.Contains(plain, "sum_of")
	return f.ruleset(docstring(plain)), nil
}

// lined is an error whose column counts the characters of the whole text, with its
// line.
func lined(err error, src string) error {
	e := *game.AsError(err)
	if e.Column == 0 {
		return &e
	}
	before := string([]rune(src)[:min(e.Column-1, utf8.RuneCountInString(src))])
	e.Line = 1 + strings.Count(before, "\n")
	e.Column = 1 + utf8.RuneCountInString(before[strings.LastIndexByte(before, '\n')+1:])
	return &e
}

// take reads the definitions of the file.
func (f *file) take(globals starlark.StringDict) error {
	for name, to := range map[string]*starlark.Callable{
		"options": &f.options, "start": &f.start, "parts": &f.parts, "canonical": &f.canonical, "label": &f.label,
	} {
		v, ok := globals[name]
		if !ok {
			continue
		}
		if *to, ok = v.(starlark.Callable); !ok {
			return game.Refuse(game.BadParameter, notCallText, name, dialect.Brief(v))
		}
	}
	if f.options == nil {
		if globals.Has("left") || globals.Has("left_options") {
			return game.Refuse(game.NotImpartial, partizanText)
		}
		return lacksOptions(globals)
	}
	if fn, ok := f.options.(*starlark.Function); ok && fn.NumParams() > 1 && fn.ParamDefault(1) == nil && variadic(fn) == 0 {
		return tooMany(fn)
	}
	if v, ok := globals["misere"]; ok {
		b, ok := v.(starlark.Bool)
		if !ok {
			return game.Refuse(game.BadParameter, notBoolText, dialect.Brief(v))
		}
		f.misere = bool(b)
	}
	return nil
}

// lacksOptions refuses a file without options, with what it has instead.
func lacksOptions(globals starlark.StringDict) error {
	if len(globals) == 0 {
		return game.Refuse(game.BadParameter, emptyText)
	}
	var functions []string
	for _, name := range globals.Keys() {
		if _, ok := globals[name].(starlark.Callable); ok && len(functions) < mostNamed {
			functions = append(functions, name)
		}
	}
	if functions == nil {
		return game.Refuse(game.BadParameter, noOptionsText)
	}
	return game.Refuse(game.BadParameter, otherText, strings.Join(functions, ", "))
}

// mostNamed is how many functions of a file are named that has no options.
const mostNamed = 5

// players are names of parameters that tell of a partizan game or of a score.
var players = []string{"player", "turn", "who", "side", "color", "colour", "left", "right", "score", "mover", "to_move", "current_player"}

// tooMany refuses options that take more than a position.
func tooMany(options *starlark.Function) error {
	var names []string
	for i := range options.NumParams() {
		name, _ := options.Param(i)
		if slices.Contains(players, name) {
			return game.Refuse(game.NotImpartial, partizanText)
		}
		names = append(names, name)
	}
	return game.Refuse(game.BadParameter, tupleText, strings.Join(names, ", "))
}

// positionName is the parameter that stands for a position beside start.
const positionName = "position"

// ruleset is the file as a ruleset. What it says about itself is in the language
// that it is written in.
func (f *file) ruleset(doc string) *game.Ruleset {
	rule := ownText
	if doc != "" {
		rule = game.Verbatim(doc)
	}
	r := &game.Ruleset{
		Name:     f.name,
		Title:    game.Verbatim(f.name),
		Rule:     rule,
		Forms:    []game.Form{{Values: []game.Param{{Name: "value", Kind: game.Any, Doc: valuesText}}, Repeat: true}},
		Examples: []string{f.name + "(" + f.signature() + ")"},
		New:      f.position,
	}
	if f.start == nil {
		return r
	}
	if start, ok := f.start.(*starlark.Function); ok {
		r.Loose = start.HasKwargs()
		for i := range start.NumParams() {
			if name, _ := start.Param(i); i < start.NumParams()-variadic(start) {
				r.Params = append(r.Params, game.Param{Name: name, Kind: game.Any, Optional: true, Doc: startText})
			}
		}
	}
	r.Params = append(r.Params, game.Param{Name: positionName, Kind: game.Any, Optional: true, Doc: positionText})
	return r
}

// signature is the names of what a position is made of, as the file calls them.
func (f *file) signature() string {
	if fn, ok := f.start.(*starlark.Function); ok {
		var words []string
		for i := range fn.NumParams() {
			name, _ := fn.Param(i)
			if i >= fn.NumParams()-variadic(fn) {
				name += ", …"
			}
			words = append(words, name)
		}
		return strings.Join(words, ", ")
	}
	if fn, ok := f.options.(*starlark.Function); ok && fn.NumParams() > 0 {
		name, _ := fn.Param(0)
		return name
	}
	return "…"
}

// variadic is how many of the last parameters gather others.
func variadic(f *starlark.Function) (n int) {
	if f.HasVarargs() {
		n++
	}
	if f.HasKwargs() {
		n++
	}
	return n
}

// docstring is the string that a file begins with, as one line.
func docstring(src string) string {
	parsed, err := dialect.Options().Parse("", src, 0)
	if err != nil || len(parsed.Stmts) == 0 {
		return ""
	}
	return stringOf(parsed.Stmts[0])
}
