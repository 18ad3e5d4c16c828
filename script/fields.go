package script

import (
	"strings"
	"unicode/utf8"

	"grundy/game"
)

var openQuoteText = game.Text{En: "the quotation mark %s is never closed", Zh: "引号 %s 没有结束"}

// Fields cuts a line into words for [Words]. Words end at spaces outside
// brackets; quotes and backslashes mean what they mean to a shell. A line whose
// first word holds a bracket outside quotes is one expression, kept as it is, but
// for the flags behind it, which begin with --.
func Fields(line string) ([]string, error) {
	line = strings.TrimFunc(line, isSpace)
	if isExpression(line) {
		expression, flags, found := strings.Cut(line, " --")
		if !found {
			return []string{line}, nil
		}
		words, err := Fields("--" + flags)
		return append([]string{strings.TrimRightFunc(expression, isSpace)}, words...), err
	}
	var words []string
	for at := 0; at < len(line); {
		r, n := utf8.DecodeRuneInString(line[at:])
		if isSpace(r) {
			at += n
			continue
		}
		word, n, err := field(line[at:])
		if err != nil {
			return nil, game.AsError(err).At(utf8.RuneCountInString(line[:at+n]) + 1)
		}
		words = append(words, word)
		at += n
	}
	return words, nil
}

// isExpression reports whether the first word of a line holds a bracket before
// any quote.
func isExpression(line string) bool {
	n := strings.IndexFunc(line, func(r rune) bool {
		return isSpace(r) || strings.ContainsRune("(（'\"\\", r)
	})
	return n >= 0 && (line[n] == '(' || strings.HasPrefix(line[n:], "（"))
}

// field reads the word that s begins with, and returns its length in s. With an
// error, n is where the quote stands that is not closed.
func field(s string) (word string, n int, err error) {
	var out strings.Builder
	depth := 0
	for n < len(s) {
		r, size := utf8.DecodeRuneInString(s[n:])
		switch {
		case isSpace(r) && depth == 0:
			return out.String(), n, nil
		case r == '\'' || r == '"':
			inner, size, closed := shellQuoted(s[n:])
			if !closed {
				return "", n, game.Refuse(game.Syntax, openQuoteText, string(r))
			}
			out.WriteString(inner)
			n += size
		case r == '\\' && n+1 < len(s):
			_, size = utf8.DecodeRuneInString(s[n+1:])
			out.WriteString(s[n+1 : n+1+size])
			n += 1 + size
		default:
			switch r {
			case '[', '(':
				depth++
			case ']', ')':
				depth = max(0, depth-1)
			}
			out.WriteString(s[n : n+size])
			n += size
		}
	}
	return out.String(), n, nil
}

// shellQuoted reads the quoted text that s begins with. Between double quotes a
// backslash stands before a quote or a backslash; between single quotes it is
// an ordinary character.
func shellQuoted(s string) (inner string, n int, closed bool) {
	var out strings.Builder
	for n = 1; n < len(s); n++ {
		switch {
		case s[n] == s[0]:
			return out.String(), n + 1, true
		case s[0] == '"' && s[n] == '\\' && n+1 < len(s) && (s[n+1] == '"' || s[n+1] == '\\'):
			n++
		}
		out.WriteByte(s[n])
	}
	return "", n, false
}
