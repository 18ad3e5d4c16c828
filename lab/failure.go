package lab

import (
	"errors"
	"strings"

	"go.starlark.net/resolve"
	"go.starlark.net/starlark"
	"go.starlark.net/syntax"

	"grundy/catalogue"
	"grundy/game"
)

var (
	syntaxText    = game.Text{En: "this cannot be read as Starlark: %s", Zh: "不符合 Starlark 语法：%s"}
	nestingText   = game.Text{En: "this is nested too deep for Starlark", Zh: "嵌套过深，Starlark 无法读取"}
	undefinedText = game.Text{En: "nothing is named %q here; the functions are %s", Zh: "没有名为 %q 的规则或函数；可用的函数有 %s"}
	nearText      = game.Text{En: "nothing is named %q here; did you mean %s?", Zh: "没有名为 %q 的规则或函数；是不是 %s？"}
	powerText     = game.Text{En: "Starlark has no **; write pow(10, 40)", Zh: "Starlark 没有 **；请写 pow(10, 40)"}
	failedText    = game.Text{En: "the program failed: %v", Zh: "运行出错：%v"}
	stepsText     = game.Text{En: "this takes more than %d steps, the limit", Zh: "运算步数超过上限 %d"}
	recursionText = game.Text{En: "a function that calls itself is not run here; write a loop", Zh: "这里不运行递归函数；请改用循环"}
)

// failure turns the errors of Starlark into ours.
type failure struct {
	lab   *Lab
	file  string
	lines bool   // the text has several lines, so that errors name theirs
	ended error  // why the context ended, if it did
	steps uint64 // taken
}

func (f failure) explain(err error) error {
	var (
		scan    syntax.Error
		names   resolve.ErrorList
		running *starlark.EvalError
	)
	switch {
	case errors.As(err, &scan):
		return f.at(scan.Pos, f.scanning(scan.Msg))
	case errors.As(err, &names):
		return f.at(names[0].Pos, f.resolving(names[0].Msg))
	case errors.As(err, &running):
		return f.at(place(running.CallStack), f.running(running))
	}
	return game.AsError(err)
}

// at adds the place.
func (f failure) at(pos syntax.Position, e *game.Error) *game.Error {
	out := *e
	out.Column, out.File = int(pos.Col), f.file
	if f.lines {
		out.Line = int(pos.Line)
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

func (f failure) scanning(msg string) *game.Error {
	if strings.Contains(msg, "'**'") {
		return game.Refuse(game.Syntax, powerText)
	}
	if strings.Contains(msg, "excessive nesting") {
		return game.Refuse(game.Limit, nestingText)
	}
	return game.Refuse(game.Syntax, syntaxText, game.Short(msg))
}

func (f failure) resolving(msg string) *game.Error {
	name, undefined := strings.CutPrefix(msg, "undefined: ")
	if !undefined {
		return game.Refuse(game.Syntax, syntaxText, msg)
	}
	name, _, _ = strings.Cut(name, " ")
	if near := catalogue.Nearest(name); near != "" {
		return game.Refuse(game.UnknownRuleset, nearText, game.Short(name), near)
	}
	return game.Refuse(game.UnknownRuleset, undefinedText, game.Short(name), Functions)
}

func (f failure) running(err *starlark.EvalError) *game.Error {
	var ours *game.Error
	switch {
	case errors.As(err, &ours):
		return ours
	case f.ended != nil:
		return game.AsError(f.ended)
	case f.lab.opts.Steps > 0 && f.steps >= f.lab.opts.Steps:
		return game.Refuse(game.Limit, stepsText, f.lab.opts.Steps)
	case strings.HasSuffix(err.Msg, "called recursively"):
		return game.Refuse(game.Limit, recursionText)
	case strings.Contains(err.Msg, "excessive repeat"), strings.HasPrefix(err.Msg, "repeat count"):
		return game.Refuse(game.Limit, failedText, game.Short(err.Msg))
	}
	return game.Refuse(game.BadParameter, failedText, game.Short(err.Msg))
}
