package script

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"grundy/game"
)

// codeRuleset is what a bare take-and-break code is short for: 0.137 10 20.
const codeRuleset = "octal"

var (
	noWordsText = game.Text{En: "there is no position; write one such as nim 3 5 7", Zh: "没有写局面；请写成 nim 3 5 7 这样"}
	noNameText  = game.Text{En: "%s is no name of a ruleset; write the ruleset first, such as nim 3 5 7", Zh: "%s 不是规则名；请先写规则，如 nim 3 5 7"}
)

// Words makes an expression of the words of a command line. The first word is
// a ruleset, or a code; each other is a value, or PARAM=VALUE. A value is read
// as a literal of the notation where it is one, and as text where it is not; the
// first is text whatever it looks like where the ruleset, as lookup finds it,
// begins with text. In PARAM=VALUE, which may stand anywhere behind the first word,
// commas make a list, and true and false are truth values. Words that are an
// expression already stay what they are; see [IsExpression].
func Words(words []string, lookup func(string) *game.Ruleset) (string, error) {
	if len(words) == 0 {
		return "", game.Refuse(game.Syntax, noWordsText)
	}
	for _, w := range words {
		if !utf8.ValidString(w) {
			return "", game.Refuse(game.Syntax, encodingText)
		}
	}
	if IsExpression(words) {
		return strings.Join(words, " "), nil
	}
	c := call{name: Plain(words[0])}
	switch {
	case isName(c.name):
		c.ruleset = lookup(c.name)
	case isCode(c.name) || isMarkedCode(c.name):
		c.name, c.values = codeRuleset, []string{strconv.Quote(c.name)}
	default:
		return "", game.Refuse(game.Syntax, noNameText, game.Short(strconv.Quote(c.name)))
	}
	for _, w := range words[1:] {
		if err := c.add(w); err != nil {
			return "", err
		}
	}
	return c.name + "(" + strings.Join(append(c.values, c.named...), ", ") + ")", nil
}

// IsExpression reports whether words are an expression as they stand: the first
// holds a bracket, or they are the empty sum as 0, 0+0 or 3*0. Other arithmetic
// is an expression too, which Parse refuses in the words for that.
func IsExpression(words []string) bool {
	if len(words) > 0 && strings.Contains(Plain(words[0]), "(") {
		return true
	}
	text := strings.TrimSpace(Plain(strings.Join(words, " ")))
	return text == "0" || strings.ContainsAny(text, "+*") && strings.Trim(text, "0123456789+* ") == "" && isDigit(rune(text[0]))
}

// isMarkedCode reports whether s can only be meant as a take-and-break code: it has
// a point, and before that no letter but one of the digits A to F.
func isMarkedCode(s string) bool {
	before, _, pointed := strings.Cut(s, ".")
	letters := strings.Join(strings.FieldsFunc(before, func(r rune) bool { return !isNameStart(r) }), "")
	return pointed && len(letters) <= 1 && span(letters, isHexit) == len(letters)
}

func isName(s string) bool {
	return s != "" && !isDigit(rune(s[0])) && span(s, isNameRune) == len(s)
}

// call is a component in the making. The ruleset is nil where none has the name.
type call struct {
	name          string
	ruleset       *game.Ruleset
	values, named []string
}

// add reads a word as a value, or as a parameter with its value.
func (c *call) add(word string) error {
	if c.wantsText() && (isMarkedCode(Plain(word)) || !isSetting(word)) {
		c.values = append(c.values, text(word))
		return nil
	}
	if !isSetting(word) {
		value, err := literal(word)
		c.values = append(c.values, value)
		return err
	}
	name, value, _ := cutSetting(word)
	value, err := setting(value)
	c.named = append(c.named, name+"="+value)
	return err
}

// wantsText reports whether the next value is text.
func (c *call) wantsText() bool {
	if c.ruleset == nil || len(c.values) > 0 {
		return false
	}
	for _, f := range c.ruleset.Forms {
		if len(f.Values) == 0 || f.Values[0].Kind != game.Word {
			return false
		}
	}
	return len(c.ruleset.Forms) > 0
}

func isSetting(word string) bool {
	name, _, ok := cutSetting(word)
	return ok && isName(name)
}

// cutSetting cuts a word at its first sign of equality.
func cutSetting(word string) (name, value string, ok bool) {
	name, value, ok = strings.Cut(word, "=")
	if !ok {
		name, value, ok = strings.Cut(word, "＝")
	}
	return Plain(name), value, ok
}

// text writes a word as text: itself where it stands in quotes. Brackets around
// what begins like a negative number keep a command line from reading a flag, and
// are no part of it.
func text(word string) string {
	if strings.HasPrefix(word, `"`) || strings.HasPrefix(word, "'") {
		if v, isLiteral, err := readLiteral(word); isLiteral && err == nil {
			return v
		}
	}
	word = Plain(word)
	if strings.HasPrefix(word, "(-") && strings.HasSuffix(word, ")") {
		word = word[1 : len(word)-1]
	}
	return strconv.Quote(word)
}

// Place says of an error in the text that [Words] made of words where in the words
// it is: nobody typed that text. The column of an error in a first value that is
// text counts the characters of that value; of others there is none.
func Place(words []string, text string, err error) error {
	if IsExpression(words) {
		return err
	}
	e := *game.AsError(err)
	lead := strings.IndexByte(text, '(') + 1
	p, failed := newParser(text[lead:], DefaultLimits())
	column := e.Column - utf8.RuneCountInString(text[:lead]) - 1
	e.Column = 0
	if failed == nil && p.tok.kind == stringToken && column > 0 && column <= utf8.RuneCountInString(p.tok.text)+1 {
		e.Column, e.Word = column, p.tok.text
	}
	return &e
}

// setting writes the value of a parameter.
func setting(value string) (string, error) {
	switch strings.ToLower(value) {
	case "true":
		return "True", nil
	case "false":
		return "False", nil
	}
	if v, isLiteral, err := readLiteral(value); isLiteral || err != nil {
		return v, err
	}
	items := strings.Split(strings.ReplaceAll(value, "，", ","), ",")
	if len(items) == 1 {
		return strconv.Quote(value), nil
	}
	if v, isLiteral, err := readLiteral("[" + value + "]"); isLiteral || err != nil {
		return v, err
	}
	for i, item := range items {
		var err error
		if items[i], err = literal(item); err != nil {
			return "", err
		}
	}
	return "[" + strings.Join(items, ", ") + "]", nil
}

// literal writes a word as a literal: itself when it is one, or else a string.
func literal(word string) (string, error) {
	v, isLiteral, err := readLiteral(word)
	if isLiteral || err != nil {
		return v, err
	}
	return strconv.Quote(word), nil
}

// readLiteral writes a word as the literal that it is. A word that is too large
// for a literal is an error; one that is none is not.
func readLiteral(word string) (text string, isLiteral bool, err error) {
	p, err := newParser(word, DefaultLimits())
	var v any
	if err == nil {
		v, err = p.value()
	}
	switch {
	case err == nil:
		return game.Literal(v), p.tok.kind == endToken, nil
	case game.AsError(err).Code == game.Limit:
		return "", false, game.AsError(err)
	}
	return "", false, nil
}
