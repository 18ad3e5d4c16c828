package dialect_test

import (
	"strings"
	"testing"

	"go.starlark.net/starlark"

	"grundy/game"
	"grundy/script/dialect"
)

// What people write that Starlark does not read, with the place and what is said of it.
// The place of a name, a number or a string is behind it.
func TestReading(t *testing.T) {
	def := func(lines ...string) string {
		return "def f(n):\n    " + strings.Join(lines, "\n    ") + "\n"
	}
	for _, c := range []struct {
		src          string
		line, column int
		en, zh       string
	}{
		{"def f(n)\n    return n\n", 1, 0, "a colon is missing at the end of this line", "这一行末尾缺少冒号"},
		{def("if n", "    return 1"), 2, 0, "a colon is missing", "缺少冒号"},
		{def("if n = 0:", "    return 1"), 2, 10, "a condition compares with ==, not with =", "应写 =="},
		{def("return [m for m in n if m = 0]"), 2, 31, "a condition compares with ==", "应写 =="},
		{def("if n:", "    pass", "else if m:", "    pass"), 4, 10, "write elif for else if", "请写作 elif"},
		{def("return n && n"), 2, 15, "Starlark has no &&; write and", "请写 and"},
		{def("return n || n"), 2, 15, "Starlark has no ||; write or", "请写 or"},
		{def("return !n"), 2, 12, "'!' has no place here; the opposite of x is not x", "取反请写 not x"},
		{def("if n is None:", "    pass"), 2, 10, "Starlark has no is; write ==", "请写 =="},
		{"import math\n", 1, 1, "Starlark has no import: a program here loads nothing", "不能载入"},
		{"class A:\n    pass\n", 1, 1, "Starlark has no class", "没有 class"},
		{def("return [n] if n"), 2, 16, "an if within an expression needs an else", "必须有 else"},
		{"def f(n):\nreturn n\n", 2, 1, "the lines below a colon are indented", "要缩进"},
		{def("return [n, n"), 3, 1, "a bracket is not closed before this line; ']' is missing", "缺少 ']'"},
		{def("return [n)"), 2, 14, "')' has no place here; ']' was wanted", "应为 ']'"},
		{def("return [n n]"), 2, 16, "a name has no place here; a comma or a sign may be missing before it", "可能漏了逗号"},
		{def("return f(x for x in n)"), 2, 16, "for has no place here; write it in a list", "请写成列表"},
		{def(`return f"{n}"`), 2, 18, `what Python writes f"…" is "%d" % n here`, `"%d" % n`},
		{def("return {n}"), 2, 14, "braces make a dict", "花括号"},
		{def("return 'n"), 2, 12, "this string is not closed", "没有结束"},
		{def("return n", " return n"), 3, 6, "not indented as it should be", "缩进不对"},
		{def("x = 010"), 2, 12, "a number does not begin with 0", "不能以 0 开头"},
		{def("break"), 2, 5, "break stands in a loop only", "只能写在循环里"},
		{"return 3\n", 1, 1, "return stands in a function only", "只能写在函数里"},
		{"def f(n, n):\n    pass\n", 1, 10, "two parameters are named n", "有两个参数都叫 n"},
		{"def f(n=1, m):\n    pass\n", 1, 12, "a parameter without a default stands before", "没有默认值"},
		{def("return n ** 2"), 2, 14, "Starlark has no **", "没有 **"},
		{def("return g(a=1, 2)"), 2, 19, "values stand before named parameters", "命名参数之前"},
	} {
		_, err := starlark.ExecFileOptions(dialect.Options(), new(starlark.Thread), "f.star", c.src, nil)
		e := dialect.Failure{File: "f.star", Lines: true, Undefined: func(name, _ string) *game.Error { panic(name) }}.Explain(err)
		if e.Code != game.Syntax || e.Line != c.line || e.Column != c.column || !strings.Contains(e.In(game.En), c.en) || !strings.Contains(e.In(game.Zh), c.zh) ||
			strings.Contains(e.In(game.En), "%!") || strings.Contains(e.In(game.Zh), "%!") {
			t.Errorf("%q: %s, %d, %d, %q, %q, want line %d, column %d, %q, %q", c.src, e.Code, e.Line, e.Column, e.In(game.En), e.In(game.Zh), c.line, c.column, c.en, c.zh)
		}
	}
}

// Every pattern has as many stars as its sentences have figures, so that no figure is
// left over and none is missing.
func TestSentencesTakeTheirFigures(t *testing.T) {
	for _, said := range dialect.Sentences() {
		for _, l := range []game.Lang{game.En, game.Zh} {
			if s := said.In(l); strings.Contains(s, "%!") {
				t.Errorf("%s", s)
			}
		}
	}
}
