package script

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"grundy/engine/heap/code"
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
// as a literal of the notation where it is one, and as text where it is not. In
// PARAM=VALUE, which may stand anywhere behind the first word, commas make a
// list, and true and false are truth values. Words that are an expression already
// stay what they are; see [IsExpression].
func Words(words []string) (string, error) {
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
	first := Plain(words[0])
	var values, named []string
	switch {
	case isName(first):
	case isCode(first) || isMarkedCode(first):
		first, values = codeRuleset, []string{strconv.Quote(first)}
	default:
		return "", game.Refuse(game.Syntax, noNameText, game.Short(strconv.Quote(first)))
	}
	for _, w := range words[1:] {
		name, value, err := argument(w)
		switch {
		case err != nil:
			return "", err
		case name != "":
			named = append(named, name+"="+value)
		default:
			values = append(values, value)
		}
	}
	return first + "(" + strings.Join(append(values, named...), ", ") + ")", nil
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

// isMarkedCode reports whether s is a take-and-break code, with signs, braces and
// brackets too.
func isMarkedCode(s string) bool {
	_, err := code.Parse(s)
	return err == nil && strings.Contains(s, ".")
}

func isName(s string) bool {
	return s != "" && !isDigit(rune(s[0])) && span(s, isNameRune) == len(s)
}

// argument reads a word as a value, or as a parameter with its value.
func argument(word string) (name, value string, err error) {
	name, value, named := strings.Cut(word, "=")
	if !named {
		name, value, named = strings.Cut(word, "＝")
	}
	if name = Plain(name); !named || !isName(name) {
		value, err = literal(word)
		return "", value, err
	}
	value, err = setting(value)
	return name, value, err
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
