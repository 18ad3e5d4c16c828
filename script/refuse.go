package script

import (
	"errors"
	"slices"
	"strconv"

	"go.starlark.net/syntax"

	"grundy/game"
)

// operators are the signs of arithmetic and comparison that a position does
// not use, besides the minus of an integer.
const operators = "-/%&|^~<>!"

// keywords are the words of Starlark that no ruleset can be called by.
var keywords = []string{
	"and", "as", "async", "await", "break", "class", "continue", "def", "del", "elif", "else",
	"except", "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "load",
	"nonlocal", "not", "or", "pass", "raise", "return", "try", "while", "with", "yield",
}

var (
	arithmeticText = game.Text{En: "%s is not read here; arithmetic belongs in `grundy eval`", Zh: "这里不能用 %s；算式请用 `grundy eval`"}
	programText    = game.Text{En: "%s is not read here; programs belong in `grundy eval`", Zh: "这里不能用 %s；程序请用 `grundy eval`"}
	emptyText      = game.Text{En: "there is no position; write one such as nim(3, 5, 7), or 0 for the empty sum", Zh: "没有写局面；请写成 nim(3, 5, 7) 这样，空局面写 0"}
	endsText       = game.Text{En: "the text ends where %s was wanted", Zh: "输入到此结束，这里应有%s"}
	wantedText     = game.Text{En: "%s was wanted here, not %s", Zh: "这里应有%s，而不是 %s"}
	openText       = game.Text{En: "%[1]s in column %[2]d is never closed", Zh: "第 %[2]d 列的 %[1]s 没有配对"}
	closeText      = game.Text{En: "%[1]s does not close %[2]s in column %[3]d", Zh: "%[1]s 与第 %[3]d 列的 %[2]s 不配对"}
	nothingText    = game.Text{En: "%s closes nothing", Zh: "%s 没有对应的左括号"}
	commaText      = game.Text{En: "a comma is missing before %s", Zh: "%s 前面缺少逗号"}
	plusText       = game.Text{En: "+ is missing before %s", Zh: "%s 前面缺少加号"}
	sumText        = game.Text{En: "the components of a sum are joined by +, not by a comma", Zh: "和的各部分用 + 连接，不用逗号"}
	callText       = game.Text{En: "only a ruleset takes values in brackets", Zh: "只有规则名后面才能写括号和值"}

	aComponent = game.Text{En: "a component such as nim(3)", Zh: "一个子游戏，如 nim(3)"}
	aValue     = game.Text{En: "a value", Zh: "一个值"}
)

// say quotes a token in a message.
func (t token) say() string {
	if t.kind == stringToken {
		return game.Short(strconv.Quote(t.text))
	}
	if t.kind == nameToken || t.kind == numberToken {
		return game.Short(t.text)
	}
	return "'" + t.text + "'"
}

func (t token) refuse(text game.Text, args ...any) error {
	return game.Refuse(game.Syntax, text, args...).At(t.column)
}

// isValue reports whether a token begins a value or a component.
func (t token) isValue() bool {
	return t.kind == nameToken || t.kind == numberToken || t.kind == stringToken || t.kind == '(' || t.kind == '['
}

// foreign refuses what belongs in a program, and is nil otherwise.
func (t token) foreign() error {
	switch {
	case t.kind == nameToken && slices.Contains(keywords, t.text):
		return t.refuse(programText, t.text)
	case t.kind == '=':
		return t.refuse(programText, t.say())
	case t.kind != endToken && slices.Contains([]rune(operators), t.kind):
		return t.refuse(arithmeticText, t.say())
	}
	return nil
}

// unwanted refuses a token that stands where something else should begin.
func (t token) unwanted(wanted game.Text) error {
	if err := t.foreign(); err != nil {
		return err
	}
	if t.kind == endToken {
		return t.refuse(endsText, wanted.With())
	}
	return t.refuse(wantedText, wanted.With(), t.say())
}

// trailing refuses a token behind a whole sum.
func (t token) trailing() error {
	if err := t.foreign(); err != nil {
		return err
	}
	switch {
	case t.kind == '(' || t.kind == '[':
		return t.refuse(callText)
	case t.isValue():
		return t.refuse(plusText, t.say())
	case t.kind == ',':
		return t.refuse(sumText)
	}
	return t.refuse(nothingText, t.say())
}

// between refuses a token that stands in brackets where a comma or the closing
// bracket should.
func (t token) between(open token) error {
	if err := t.foreign(); err != nil {
		return err
	}
	switch {
	case t.kind == endToken:
		return t.refuse(openText, open.say(), open.column)
	case t.kind == '(' || t.kind == '[':
		return t.refuse(callText)
	case t.isValue():
		return t.refuse(commaText, t.say())
	case t.kind == '+' || t.kind == '*':
		return t.refuse(arithmeticText, t.say())
	}
	return t.refuse(closeText, t.say(), open.say(), open.column)
}

// starlarkReason is an error of Starlark's scanner without its place, which is
// told in our own columns.
func starlarkReason(err error) error {
	var e syntax.Error
	if errors.As(err, &e) {
		return errors.New(e.Msg)
	}
	return err
}
