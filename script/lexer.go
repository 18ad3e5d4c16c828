package script

import (
	"math/big"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"go.starlark.net/syntax"

	"grundy/game"
	"grundy/script/dialect"
)

// token is a word of the notation. Its kind is one of the constants below, or
// for punctuation the character itself.
type token struct {
	kind   rune
	text   string
	column int
}

const (
	endToken    rune = 0
	nameToken   rune = 'a'
	numberToken rune = '0'
	stringToken rune = '"'
)

var (
	encodingText   = game.Text{En: "the text is not UTF-8", Zh: "输入不是 UTF-8 文本"}
	characterText  = game.Text{En: "%s has no place in a position", Zh: "局面中不能有 %s"}
	quoteText      = game.Text{En: "%s is no quotation mark of this notation; write \"", Zh: "请用英文引号 \"，不要用 %s"}
	unclosedText   = game.Text{En: "this string is not closed before the end of the line", Zh: "这个字符串到行尾还没有结束"}
	bytesValueText = game.Text{En: `a string is written "…", without %s before it`, Zh: `字符串写成 "…"，前面不要加 %s`}
	codeText       = game.Text{En: `%[1]s is no integer; a take-and-break code stands in quotes: "%[1]s"`, Zh: `%[1]s 不是整数；取走拆分代码要加引号："%[1]s"`}
	zeroText       = game.Text{En: "%s begins with a zero; write %s", Zh: "%s 以 0 开头；请写成 %s"}
	junkText       = game.Text{En: "%s is no integer; write decimal digits alone", Zh: "%s 不是整数；只能写十进制数字"}
)

// lexer cuts plain text into tokens, one after the other.
type lexer struct {
	text   string
	at     int // bytes read
	column int // characters read, plus 1
	limits Limits
}

func newLexer(src string, l Limits) (*lexer, error) {
	if err := l.readable(src); err != nil {
		return nil, err
	}
	return &lexer{text: Plain(src), column: 1, limits: l}, nil
}

// readable refuses text that is too long, not UTF-8, or holds a NUL, which ends
// the reading of Starlark's scanner in silence.
func (l Limits) readable(src string) error {
	if len(src) > l.Bytes {
		return game.Refuse(game.Limit, bytesText, len(src), l.Bytes)
	}
	if n := validPrefix(src); n < len(src) {
		return game.Refuse(game.Syntax, encodingText).At(utf8.RuneCountInString(src[:n]) + 1)
	}
	if n := strings.IndexByte(src, 0); n >= 0 {
		return game.Refuse(game.Syntax, characterText, strconv.QuoteRune(0)).At(utf8.RuneCountInString(src[:n]) + 1)
	}
	return nil
}

// Admit refuses text that Starlark's scanner should not be given: what is not
// readable, and a number of too many digits, which costs it the square of their
// count.
func Admit(src string, l Limits) error {
	if err := l.readable(src); err != nil {
		return err
	}
	digits := 0
	for _, r := range Plain(src) {
		if digits++; !isNameRune(r) {
			digits = 0
		}
		if digits > l.Digits {
			return game.Refuse(game.Limit, runText, l.Digits)
		}
	}
	return nil
}

// validPrefix is the number of bytes before the first that is not UTF-8.
func validPrefix(s string) int {
	if utf8.ValidString(s) {
		return len(s)
	}
	for i, r := range s {
		if r != utf8.RuneError {
			continue
		}
		if _, n := utf8.DecodeRuneInString(s[i:]); n == 1 {
			return i
		}
	}
	return len(s)
}

func (x *lexer) rest() string { return x.text[x.at:] }

// take makes a token of the next n bytes.
func (x *lexer) take(kind rune, n int) token {
	t := token{kind, x.text[x.at : x.at+n], x.column}
	x.at += n
	x.column += utf8.RuneCountInString(t.text)
	return t
}

// peek decodes the next character, or 0 at the end.
func (x *lexer) peek() (rune, int) {
	if x.at == len(x.text) {
		return 0, 0
	}
	return utf8.DecodeRuneInString(x.rest())
}

// skip passes over spaces and comments.
func (x *lexer) skip() {
	for {
		r, n := x.peek()
		switch {
		case n == 0:
			return
		case r == '#':
			n = comment(x.rest())
		case !strings.ContainsRune(" \t\r\n", r):
			return
		}
		x.take(0, n)
	}
}

func (x *lexer) next() (token, error) {
	x.skip()
	r, n := x.peek()
	switch {
	case n == 0:
		return x.take(endToken, 0), nil
	case isNameStart(r):
		return x.name()
	case isDigit(r) || r == '.' && x.at+1 < len(x.text) && isDigit(rune(x.text[x.at+1])):
		return x.number()
	case r == '"' || r == '\'':
		return x.quoted(0)
	case strings.ContainsRune("“”‘’„＂＇`´", r):
		return token{}, game.Refuse(game.Syntax, quoteText, string(r)).At(x.column)
	case strings.ContainsRune("()[],=+*"+operators, r):
		return x.take(r, n), nil
	}
	return token{}, game.Refuse(game.Syntax, characterText, strconv.QuoteRune(r)).At(x.column)
}

func isNameStart(r rune) bool { return r == '_' || unicode.IsLetter(r) }
func isNameRune(r rune) bool  { return isNameStart(r) || isDigit(r) }
func isDigit(r rune) bool     { return r >= '0' && r <= '9' }
func isHexit(r rune) bool     { return isDigit(r) || r >= 'a' && r <= 'f' || r >= 'A' && r <= 'F' }

// span is the number of bytes of the characters that s begins with and that ok
// accepts.
func span(s string, ok func(rune) bool) int {
	if n := strings.IndexFunc(s, func(r rune) bool { return !ok(r) }); n >= 0 {
		return n
	}
	return len(s)
}

// name reads a name, or a string with Starlark's prefix r.
func (x *lexer) name() (token, error) {
	n := span(x.rest(), isNameRune)
	name, after := x.rest()[:n], x.rest()[n:]
	if after == "" || after[0] != '"' && after[0] != '\'' {
		return x.take(nameToken, n), nil
	}
	switch name {
	case "r":
		return x.quoted(n)
	case "b", "rb":
		return token{}, game.Refuse(game.Syntax, bytesValueText, name).At(x.column)
	}
	return x.take(nameToken, n), nil
}

// quoted reads a string that stands behind a prefix.
func (x *lexer) quoted(prefix int) (token, error) {
	n, closed := quoted(x.rest()[prefix:])
	if !closed {
		return token{}, game.Refuse(game.Syntax, unclosedText).At(x.column)
	}
	t := x.take(stringToken, prefix+n)
	text, err := unquote(t.text)
	if err != nil {
		return token{}, dialect.Unquoted(err.Error()).At(t.column)
	}
	t.text = text
	return t, nil
}

// unquote leaves to Starlark whatever is not simply the text between quotes.
func unquote(s string) (string, error) {
	if !strings.ContainsAny(s, "\\\r") && s[0] != 'r' && !strings.HasPrefix(s, `""`) && !strings.HasPrefix(s, "''") {
		return s[1 : len(s)-1], nil
	}
	e, err := new(syntax.FileOptions).ParseExpr("", s, 0)
	if err != nil {
		return "", starlarkReason(err)
	}
	return e.(*syntax.Literal).Value.(string), nil
}

// number reads an integer. Whatever hangs on to its digits is taken along, so
// that 13x is never read as 13.
func (x *lexer) number() (token, error) {
	n := span(x.rest(), func(r rune) bool { return isNameRune(r) || r == '.' })
	t := x.take(numberToken, n)
	switch {
	case isCode(t.text):
		return t, game.Refuse(game.Syntax, codeText, game.Short(t.text)).At(t.column)
	case span(t.text, isDigit) < n:
		return t, game.Refuse(game.Syntax, junkText, game.Short(t.text)).At(t.column)
	case n > x.limits.Digits:
		return t, game.Refuse(game.Limit, digitsText, n, x.limits.Digits).At(t.column)
	case n > 1 && t.text[0] == '0':
		plain := strings.TrimLeft(t.text[:n-1], "0") + t.text[n-1:]
		return t, game.Refuse(game.Syntax, zeroText, game.Short(t.text), game.Short(plain)).At(t.column)
	}
	return t, nil
}

// isCode reports whether s looks like a take-and-break code, or a number with
// a fraction.
func isCode(s string) bool {
	before, after, ok := strings.Cut(s, ".")
	return ok && after != "" && span(before, isDigit) == len(before) && span(after, isHexit) == len(after)
}

// integer is the value of decimal digits.
func integer(digits string) *big.Int {
	if v, err := strconv.ParseInt(digits, 10, 64); err == nil {
		return big.NewInt(v)
	}
	v, _ := new(big.Int).SetString(digits, 10)
	return v
}
