package catalogue

import (
	"strings"

	"grundy/game"
)

// next reads the next token.
func (p *dotParser) next() error {
	p.sign, p.name, p.quoted, p.done = "", "", false, false
	if err := p.space(); err != nil {
		return err
	}
	switch {
	case p.rest == "":
		p.done = true
		return nil
	case strings.HasPrefix(p.rest, "->"):
		p.sign = p.take(2)
	case strings.ContainsRune("{}[]=;,", rune(p.rest[0])):
		p.sign = p.take(1)
	case p.rest[0] == '"':
		return p.quote()
	default:
		return p.word()
	}
	return nil
}

// take reads so many bytes.
func (p *dotParser) take(n int) string {
	text := p.rest[:n]
	p.c.line += strings.Count(text, "\n")
	p.rest, p.fresh = p.rest[n:], false
	return text
}

// space passes over blanks, comments and lines that begin with #.
func (p *dotParser) space() error {
	for p.rest != "" {
		switch {
		case p.rest[0] == '\n':
			p.take(1)
			p.fresh = true
		case strings.ContainsRune(" \t\r\f\v", rune(p.rest[0])):
			fresh := p.fresh
			p.take(1)
			p.fresh = fresh
		case p.fresh && p.rest[0] == '#' || strings.HasPrefix(p.rest, "//"):
			n := strings.IndexByte(p.rest, '\n')
			if n < 0 {
				n = len(p.rest)
			}
			p.take(n)
		case strings.HasPrefix(p.rest, "/*"):
			n := strings.Index(p.rest[2:], "*/")
			if n < 0 {
				return p.c.refuse(game.BadParameter, dotOpenText, "/*")
			}
			p.take(n + 4)
		default:
			return nil
		}
	}
	return nil
}

// quote reads a name in quotes, in which only \" and a broken line are escapes.
func (p *dotParser) quote() error {
	i := 1
	for ; i < len(p.rest) && p.rest[i] != '"'; i++ {
		if p.rest[i] == '\\' && i+1 < len(p.rest) {
			i++
		}
	}
	if i >= len(p.rest) {
		return p.c.refuse(game.BadParameter, dotOpenText, `"`)
	}
	text := p.take(i + 1)
	p.name, p.quoted = dotEscapes.Replace(text[1:i]), true
	if p.name == "" {
		return p.c.refuse(game.BadParameter, dotOnlyText, `""`)
	}
	return nil
}

// dotEscapes keeps a pair of backslashes, as DOT does.
var dotEscapes = strings.NewReplacer(`\\`, `\\`, `\"`, `"`, "\\\r\n", "", "\\\n", "")

// word reads a name of letters, digits and underscores that does not begin with a
// digit, or a number.
func (p *dotParser) word() error {
	n := 0
	for n < len(p.rest) && isDotRune(p.rest[n]) {
		n++
	}
	if n > 0 && !isDotDigit(p.rest[0]) {
		p.name = p.take(n)
		return nil
	}
	m := dotNumber(p.rest)
	if m == 0 || m < len(p.rest) && (isDotRune(p.rest[m]) || p.rest[m] == '.') {
		end := strings.IndexAny(p.rest, " \t\r\n;,[]{}=")
		if end <= 0 {
			end = len(p.rest)
		}
		return p.c.refuse(game.BadParameter, dotOnlyText, game.Short(game.Literal(p.rest[:end])))
	}
	p.name = p.take(m)
	return nil
}

func isDotDigit(b byte) bool { return '0' <= b && b <= '9' }

func isDotRune(b byte) bool {
	return b == '_' || isDotDigit(b) || 'a' <= b && b <= 'z' || 'A' <= b && b <= 'Z' || b >= 0x80
}

// dotNumber is the length of the number that s begins with: -?(.d+ | d+(.d*)?).
func dotNumber(s string) int {
	i := 0
	if strings.HasPrefix(s, "-") {
		i++
	}
	digits := 0
	for ; i < len(s) && isDotDigit(s[i]); i++ {
		digits++
	}
	if i < len(s) && s[i] == '.' {
		for i++; i < len(s) && isDotDigit(s[i]); i++ {
			digits++
		}
	}
	if digits == 0 {
		return 0
	}
	return i
}
