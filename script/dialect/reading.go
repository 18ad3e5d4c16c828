package dialect

import (
	"slices"
	"strings"

	"grundy/game"
)

// reading is a message of Starlark's parser, with * for each figure of it, and the
// sentence that says it.
type reading struct {
	pattern string
	code    game.Code
	say     game.Text
}

// readings are the messages about a text that cannot be read, the first that fits
// first. Those that name a token, and the one that was wanted, are for wanted.
func readings() []reading {
	const bad, limit = game.Syntax, game.Limit
	return []reading{
		{"excessive nesting", limit, nestingText},
		{"unindent does not match any outer indentation level", bad, indentText},
		{"unexpected newline in string", bad, openText},
		{"unexpected EOF in string", bad, openText},
		{"unexpected input character *!*", bad, game.Text{En: "%.0[1]s'!' has no place here; the opposite of x is not x", Zh: "%.0[1]s这里不能有 '!'；取反请写 not x"}},
		{"conditional expression without else clause", bad, game.Text{En: "an if within an expression needs an else: write a if b else c", Zh: "表达式中的 if 必须有 else：请写 a if b else c"}},
		{"return statement not within a function", bad, game.Text{En: "return stands in a function only; its line may lack an indent", Zh: "return 只能写在函数里；这一行可能缺少缩进"}},
		{"* not in a loop", bad, game.Text{En: "%s stands in a loop only", Zh: "%s 只能写在循环里"}},
		{"can't assign to *", bad, game.Text{En: "this cannot be assigned to (%s); write == to compare", Zh: "不能给它赋值（%s）；比较请写 =="}},
		{"keyword argument must have form name=expr", bad, game.Text{En: "before = in a call stands a name; write == to compare", Zh: "调用中 = 之前应为参数名；比较请写 =="}},
		{"positional argument may not follow *", bad, game.Text{En: "%.0[1]svalues stand before named parameters", Zh: "%.0[1]s值要写在命名参数之前"}},
		{"keyword argument may not follow *", bad, game.Text{En: "a named parameter stands before %s", Zh: "命名参数要写在 %s 之前"}},
		{"keyword argument * is repeated", bad, game.Text{En: "the parameter %s is given twice", Zh: "参数 %s 给了两次"}},
		{"duplicate parameter: *", bad, game.Text{En: "two parameters are named %s", Zh: "有两个参数都叫 %s"}},
		{"required parameter may not follow optional", bad, game.Text{En: "a parameter without a default stands before those with one", Zh: "没有默认值的参数要写在有默认值的参数之前"}},
		{"invalid syntax", bad, game.Text{En: "the statement does not end here; a sign may be missing", Zh: "语句到这里并未结束；可能漏了运算符"}},
		{"not an identifier", bad, game.Text{En: "a name was wanted here", Zh: "这里应有名称"}},
		{"unparenthesized tuple with trailing comma", bad, game.Text{En: "a tuple that ends with a comma stands in brackets: write (1,)", Zh: "以逗号结尾的元组要加括号：请写 (1,)"}},
		{"stray backslash in program", bad, game.Text{En: "a backslash has no place here", Zh: "这里不能有反斜杠"}},
		{"* does not associate with * (use parens)", bad, game.Text{En: "write brackets to say which of %s and %s comes first", Zh: "%s 与 %s 谁先计算不明确，请加括号"}},
		{"obsolete form of octal literal; use *", bad, game.Text{En: "a number does not begin with 0; write %s for an octal one", Zh: "数不能以 0 开头；八进制数请写 %s"}},
		{"invalid escape sequence *", bad, game.Text{En: `there is no %s in a string; a backslash is written \\`, Zh: `字符串里没有 %s；反斜杠请写 \\`}},
		{"truncated escape sequence *", bad, game.Text{En: `%s in a string lacks digits; a backslash is written \\`, Zh: `字符串里的 %s 缺少数字；反斜杠请写 \\`}},
		{"invalid Unicode code point *", bad, game.Text{En: "there is no letter %s", Zh: "没有字符 %s"}},
		{"non-ASCII * escape * (use * for the UTF-8 encoding of *)", bad, game.Text{En: "%[2]s is no letter; write %[3]s for %[4]s", Zh: "%[2]s 不是字符；%[4]s 请写 %[3]s"}},
		{"invalid * literal", bad, game.Text{En: "%.0sthis is no number", Zh: "%.0s这不是数"}},
		{"load statement *", bad, game.Text{En: "%.0[1]sa program here loads no other file", Zh: "%.0[1]s这里的程序不能载入其他文件"}},
		{"load operand *", bad, game.Text{En: "%.0[1]sa program here loads no other file", Zh: "%.0[1]s这里的程序不能载入其他文件"}},
	}
}

// Unquoted says what is wrong with a string, by Starlark's message on its escapes.
func Unquoted(message string) *game.Error { return read(message) }

// read says what a message about a text means.
func read(message string) *game.Error {
	if strings.Contains(message, "'**'") {
		return game.Refuse(game.Syntax, powerText)
	}
	if strings.HasSuffix(message, "arguments in call, limit is 255") {
		return game.Refuse(game.Limit, argsText)
	}
	for _, r := range readings() {
		if figures, ok := match(r.pattern, message); ok {
			return game.Refuse(r.code, r.say, figures...)
		}
	}
	if figures, ok := match("got * after expression, want EOF", message); ok {
		return wanted(figures[0].(string), "end of file")
	}
	if figures, ok := match("got *, want *", message); ok {
		return wanted(figures[0].(string), figures[1].(string))
	}
	for _, pattern := range []string{"unexpected input character *", "unexpected *"} {
		if figures, ok := match(pattern, message); ok {
			return unexpected(figures[0].(string))
		}
	}
	return game.Refuse(game.Syntax, syntaxText, game.Short(message))
}

var (
	colonText   = game.Text{En: "a colon is missing at the end of this line", Zh: "这一行末尾缺少冒号"}
	assignText  = game.Text{En: "an expression assigns nothing: compare with ==, or write a program for `grundy eval -f`", Zh: "表达式里不能赋值：比较请写 ==，或把程序写进文件，用 `grundy eval -f` 运行"}
	comparing   = game.Text{En: "a condition compares with ==, not with =", Zh: "条件中的比较应写 ==，而不是 ="}
	elifText    = game.Text{En: "write elif for else if", Zh: "else if 请写作 elif"}
	wordText    = game.Text{En: "Starlark has no %[1]s; write %[2]s", Zh: "Starlark 没有 %[1]s；请写 %[2]s"}
	noneText    = game.Text{En: "Starlark has no %s", Zh: "Starlark 没有 %s"}
	importText  = game.Text{En: "Starlark has no %s: a program here loads nothing", Zh: "Starlark 没有 %s：这里的程序不能载入其他内容"}
	insteadOf   = game.Text{En: "%v has no place here; %v was wanted", Zh: "这里不能有%v；应为%v"}
	bracketText = game.Text{En: "%v is missing before the end of this line", Zh: "这一行没有写完，缺少%v"}
	unclosed    = game.Text{En: "a bracket is not closed before this line; %v is missing", Zh: "这一行之前有括号没有闭合，缺少%v"}
	bracesText  = game.Text{En: "braces make a dict of keys and values; a list stands in [ ]", Zh: "花括号表示由键和值组成的字典；列表请用 [ ]"}
	bodyText    = game.Text{En: "the lines below a colon are indented", Zh: "冒号下面的各行要缩进"}
	commaText   = game.Text{En: "%v has no place here; a comma or a sign may be missing before it", Zh: "这里不能有%v；前面可能漏了逗号或运算符"}
	stringText  = game.Text{En: `a string has no place here; a sign may be missing before it, and what Python writes f"…" is "%d" % n here`, Zh: `这里不能有字符串；前面可能漏了运算符；Python 的 f"…" 在这里要写成 "%d" % n`}
	listedText  = game.Text{En: "for has no place here; write it in a list: [x for x in …]", Zh: "这里不能有 for；请写成列表：[x for x in …]"}
	constants   = game.Text{En: "%q is written %s here", Zh: "%q 在这里写作 %s"}
	insteadText = game.Text{En: "there is no %s in Starlark; write %s", Zh: "Starlark 没有 %s；请写 %s"}
	sumText     = game.Text{En: "there is no sum in Starlark; write a loop that adds", Zh: "Starlark 没有 sum；请写一个累加的循环"}
	tokenWord   = game.Text{En: "%s", Zh: " %s"}
)

// wanted refuses a token where another was wanted.
func wanted(got, want string) *game.Error {
	value := strings.HasSuffix(got, "literal") || got == "identifier"
	want, _, _ = strings.Cut(want, ", for") // of ']', for, or if
	closes := want == "')'" || want == "']'" || want == "'}'"
	switch {
	case got == "is":
		return game.Refuse(game.Syntax, wordText, "is", "==")
	case got == "import" || got == "from":
		return game.Refuse(game.Syntax, importText, got)
	case slices.Contains(reserved, got):
		return game.Refuse(game.Syntax, noneText, got)
	case want == "':'" && got == "newline":
		return game.Refuse(game.Syntax, colonText)
	case got == "'='" && want == "end of file":
		return game.Refuse(game.Syntax, assignText)
	case got == "'='":
		return game.Refuse(game.Syntax, comparing)
	case want == "':'" && got == "if":
		return game.Refuse(game.Syntax, elifText)
	case want == "':'" && got == "'}'":
		return game.Refuse(game.Syntax, bracesText)
	case want == "indent":
		return game.Refuse(game.Syntax, bodyText)
	case closes && (got == "end of file" || got == "newline"):
		return game.Refuse(game.Syntax, bracketText, token(want))
	case closes && slices.Contains(beginnings, got):
		return game.Refuse(game.Syntax, unclosed, token(want))
	case want == "primary expression" && got == "'&'":
		return game.Refuse(game.Syntax, wordText, "&&", "and")
	case want == "primary expression" && got == "'|'":
		return game.Refuse(game.Syntax, wordText, "||", "or")
	case got == "for" && (want == "')'" || want == "','"):
		return game.Refuse(game.Syntax, listedText)
	case got == "string literal":
		return game.Refuse(game.Syntax, stringText)
	case value && want != "primary expression":
		return game.Refuse(game.Syntax, commaText, token(got))
	case strings.HasPrefix(want, "'") && strings.HasPrefix(got, "'"):
		return game.Refuse(game.Syntax, insteadOf, token(got), token(want))
	}
	return unexpected(got)
}

// reserved are words of Python that Starlark keeps free of any meaning.
var reserved = []string{"as", "async", "await", "class", "del", "except", "finally", "global", "nonlocal", "raise", "try", "with", "yield"}

// beginnings are tokens that begin a line: a bracket of the line before is open.
var beginnings = []string{"indent", "outdent", "def", "return", "if", "elif", "else", "while", "pass"}

// unexpected refuses a token.
func unexpected(got string) *game.Error {
	switch got {
	case "end of file", "newline":
		return game.Refuse(game.Syntax, endText)
	case "indent", "outdent":
		return game.Refuse(game.Syntax, indentText)
	}
	return game.Refuse(game.Syntax, placeText, token(got))
}

// token is a token in words: Starlark calls some by their kind.
func token(got string) game.Phrase {
	switch got {
	case "int literal", "float literal":
		return numberWord.With()
	case "string literal", "bytes literal":
		return stringWord.With()
	case "identifier":
		return nameWord.With()
	}
	return tokenWord.With(got)
}

// missing are names that people bring from Python or C, and what stands for them.
var missing = map[string]string{
	"map":        "[f(x) for x in values]",
	"filter":     "[x for x in values if f(x)]",
	"isinstance": `type(x) == "int"`,
	"divmod":     "(a // b, a % b)",
}

// literals are names of other languages for the constants.
var literals = map[string]string{"true": "True", "false": "False", "none": "None", "null": "None", "nil": "None"}
