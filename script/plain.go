package script

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Plain reads full-width punctuation, the enumeration comma, digits, letters and spaces outside
// strings and comments as their plain forms, one character for one, so that
// columns stay what they are. Full-width quotes stay, for they would hide
// where a string ends.
func Plain(src string) string {
	if isASCII(src) {
		return src
	}
	var out strings.Builder
	out.Grow(len(src))
	for i := 0; i < len(src); {
		if n := verbatim(src[i:]); n > 0 {
			out.WriteString(src[i : i+n])
			i += n
			continue
		}
		r, n := utf8.DecodeRuneInString(src[i:])
		if r == utf8.RuneError {
			out.WriteString(src[i : i+n])
		} else {
			out.WriteRune(plainRune(r))
		}
		i += n
	}
	return out.String()
}

func isASCII(s string) bool {
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// verbatim is the length of the string or comment that s begins with, or 0.
func verbatim(s string) int {
	switch s[0] {
	case '"', '\'':
		n, _ := quoted(s)
		return n
	case '#':
		return comment(s)
	}
	return 0
}

// wide is the distance between a full-width character and its plain form.
const wide = '！' - '!'

func plainRune(r rune) rune {
	switch {
	case r == '＂' || r == '＇':
		return r
	case r == '、':
		return ','
	case r >= '！' && r <= '～':
		return r - wide
	case r >= utf8.RuneSelf && isSpace(r):
		return ' '
	}
	return r
}

// isSpace counts the byte order mark among the spaces.
func isSpace(r rune) bool { return unicode.IsSpace(r) || r == '\uFEFF' }

// comment is the length of the comment that s begins with.
func comment(s string) int {
	if n := strings.IndexAny(s, "\r\n"); n >= 0 {
		return n
	}
	return len(s)
}

// quoted is the length of the string that s begins with, quotes included, and
// whether it is closed. It ends where Starlark's scanner ends it.
func quoted(s string) (n int, closed bool) {
	quote := s[:1]
	if strings.HasPrefix(s, strings.Repeat(quote, 3)) {
		quote = s[:3]
	}
	for n = len(quote); n < len(s); n++ {
		switch {
		case s[n] == '\\':
			n++
		case len(quote) == 1 && (s[n] == '\n' || s[n] == '\r'):
			return n, false
		case strings.HasPrefix(s[n:], quote):
			return n + len(quote), true
		}
	}
	return len(s), false
}
