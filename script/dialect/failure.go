package dialect

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"go.starlark.net/resolve"
	"go.starlark.net/starlark"
	"go.starlark.net/syntax"

	"grundy/game"
)

var (
	syntaxText  = game.Text{En: "this cannot be read as Starlark: %s", Zh: "不符合 Starlark 语法（%s）"}
	nestingText = game.Text{En: "this is nested too deep for Starlark", Zh: "嵌套过深，Starlark 无法读取"}
	powerText   = game.Text{En: "Starlark has no **; write pow(10, 40)", Zh: "Starlark 没有 **；请写 pow(10, 40)"}
	endText     = game.Text{En: "this line ends too early", Zh: "这一行没有写完"}
	argsText    = game.Text{En: "a call here takes at most 255 values written one by one; write nim(*[3, 5, 7]) for more", Zh: "一次调用最多逐个写 255 个值；更多的值请写成 nim(*[3, 5, 7])"}
	openText    = game.Text{En: "this string is not closed", Zh: "这个字符串没有结束"}
	indentText  = game.Text{En: "this line is not indented as it should be", Zh: "这一行的缩进不对"}
	numberWord  = game.Text{En: "a number", Zh: "数字"}
	stringWord  = game.Text{En: "a string", Zh: "字符串"}
	nameWord    = game.Text{En: "a name", Zh: "名称"}
	placeText   = game.Text{En: "%v has no place here", Zh: "这里不能有%v"}
	failedText  = game.Text{En: "the program failed: %v", Zh: "运行出错（%v）"}
	stepsText   = game.Text{En: "this takes more than %d steps, the limit", Zh: "运算步数超过上限 %d"}
)

// Failure turns the errors of Starlark into ours: one sentence, with its place.
type Failure struct {
	File  string
	Lead  int    // characters before the text that Starlark was not given
	Lines bool   // the text has several lines, so that errors name theirs
	Ended error  // why the context ended, if it did
	Steps uint64 // taken
	Most  uint64 // steps that may be taken; 0: no bound
	Calls bool   // errors name the functions that were running

	// Undefined refuses a name that nothing has; near is one of the program's own that
	// is much like it, or "".
	Undefined func(name, near string) *game.Error
}

// Explain says what err, an error of Starlark or of one of our functions, means.
func (f Failure) Explain(err error) *game.Error {
	var (
		scan    syntax.Error
		names   resolve.ErrorList
		running *starlark.EvalError
		ours    *game.Error
	)
	switch {
	case errors.As(err, &scan):
		return f.at(begin(scan), read(scan.Msg))
	case errors.As(err, &names):
		return f.at(names[0].Pos, f.resolving(names[0].Msg))
	case errors.As(err, &running) && f.Ended != nil && !errors.As(err, &ours):
		return game.AsError(f.Ended)
	case errors.As(err, &running) && errors.As(err, &ours) && ours.File != "" && ours.File != f.File: // of a rule file
		return ours
	case errors.As(err, &running):
		return f.at(place(running.CallStack), f.called(running.CallStack, f.running(running)))
	}
	return game.AsError(err)
}

// begin is the place of an error. Starlark stands behind a token that it did not want:
// behind the end of a line at the beginning of the next one, and behind a name or a
// number, whose length it does not tell, the place is left so.
func begin(e syntax.Error) syntax.Position {
	figures, ok := match("got *, want *", e.Msg)
	if !ok || figures[1] == "primary expression" {
		return e.Pos
	}
	switch got := strings.TrimSuffix(figures[0].(string), " after expression"); {
	case got == "newline" && e.Pos.Col == 1 && e.Pos.Line > 1:
		e.Pos.Line, e.Pos.Col = e.Pos.Line-1, 0
	case strings.HasPrefix(got, "'"):
		e.Pos.Col -= int32(len(got)) - 2
	case slices.Contains(keywords, got):
		e.Pos.Col -= int32(len(got))
	}
	return e.Pos
}

// keywords are the words of Starlark that may stand where they are not wanted.
var keywords = []string{"and", "break", "continue", "def", "elif", "else", "for", "if", "in", "is", "lambda", "load", "not", "or", "pass", "return", "while", "as", "import", "from"}

// at adds the place.
func (f Failure) at(pos syntax.Position, e *game.Error) *game.Error {
	out := *e
	out.Column, out.File = int(pos.Col), f.File
	if pos.Line == 1 && pos.Col > 0 {
		out.Column += f.Lead
	}
	if f.Lines || pos.Line > 1 {
		out.Line = int(pos.Line)
	}
	return &out
}

var (
	inText     = game.Text{En: "%v (in %s)", Zh: "%v（在 %s 中）"}
	calledText = game.Text{En: "%v (in %s, called by %s)", Zh: "%v（在 %s 中，调用者为 %s）"}
)

// mostCalls is how many of the calls around an error are named.
const mostCalls = 6

// called adds the functions that were running, the innermost first.
func (f Failure) called(stack starlark.CallStack, e *game.Error) *game.Error {
	var names []string
	for i := range stack {
		if c := stack.At(i); c.Pos.Line > 0 && len(names) == 0 {
			names = append(names, c.Name)
		} else if c.Pos.Line > 0 {
			names = append(names, fmt.Sprintf("%s:%d", c.Name, c.Pos.Line))
		}
	}
	if !f.Calls || len(names) == 0 {
		return e
	}
	if len(names) > mostCalls {
		names = append(names[:mostCalls], "…")
	}
	out := *e
	out.Say = inText.With(e.Say, names[0])
	if len(names) > 1 {
		out.Say = calledText.With(e.Say, names[0], strings.Join(names[1:], ", "))
	}
	return &out
}

// place is where the program stood: in the innermost function of its own.
func place(stack starlark.CallStack) syntax.Position {
	for i := range stack {
		if pos := stack.At(i).Pos; pos.Line > 0 {
			return pos
		}
	}
	return syntax.Position{}
}

func (f Failure) resolving(msg string) *game.Error {
	text, undefined := strings.CutPrefix(msg, "undefined: ")
	if !undefined {
		return read(msg)
	}
	name, hint, _ := strings.Cut(text, " ")
	near, _ := match("(did you mean *?)", hint)
	switch instead, constant := missing[name], literals[name]; {
	case constant != "":
		return game.Refuse(game.BadParameter, constants, name, constant)
	case instead != "":
		return game.Refuse(game.BadParameter, insteadText, name, instead)
	case name == "sum":
		return game.Refuse(game.BadParameter, sumText)
	case len(near) == 1:
		return f.Undefined(name, near[0].(string))
	}
	return f.Undefined(name, "")
}

func (f Failure) running(err *starlark.EvalError) *game.Error {
	var ours *game.Error
	switch {
	case errors.As(err, &ours):
		return ours
	case f.Most > 0 && f.Steps >= f.Most:
		return TooManySteps(f.Most)
	}
	if e, ok := worded(err.Msg); ok {
		return e
	}
	return game.Refuse(game.BadParameter, failedText, game.Short(OneLine(err.Msg)))
}

// TooManySteps refuses a program that would take more steps than most.
func TooManySteps(most uint64) *game.Error { return game.Refuse(game.Limit, stepsText, most) }
