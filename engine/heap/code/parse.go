package code

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"grundy/game"
)

// MostText is the largest number of characters in a code, and MostListed the
// largest number of heaps that braces may name.
const (
	MostText   = 10_000
	MostListed = 63
)

var (
	longText     = game.Text{En: "a take-and-break code has at most %d characters, not %d", Zh: "取走拆分游戏的代码至多 %d 个字符，而这里有 %d 个"}
	noPointText  = game.Text{En: "a take-and-break code has a point, such as 0.137; %s has none", Zh: "取走拆分游戏的代码要有小数点，如 0.137；%s 没有"}
	emptyText    = game.Text{En: "a take-and-break code needs a digit, such as 0.137", Zh: "取走拆分游戏的代码至少要有一位数字，如 0.137"}
	pointText    = game.Text{En: "a take-and-break code has one point only", Zh: "取走拆分游戏的代码只能有一个小数点"}
	strangeText  = game.Text{En: "%s is no digit of a take-and-break code; digits are 0 to 9 and A to F, and more than three heaps are written in braces, such as {4}", Zh: "%s 不是取走拆分游戏代码的数字；数字为 0 到 9 和 A 到 F，多于三堆时用花括号，如 {4}"}
	signText     = game.Text{En: "the sign %s must stand behind a digit, and only one may", Zh: "符号 %s 必须紧跟在一位数字之后，且只能有一个"}
	earlyText    = game.Text{En: "digits repeat only behind the point", Zh: "只有小数点之后的数字才能循环"}
	nestedText   = game.Text{En: "brackets do not stand within brackets", Zh: "方括号之内不能再有方括号"}
	openText     = game.Text{En: "the bracket [ is not closed", Zh: "方括号 [ 没有闭合"}
	closeText    = game.Text{En: "the bracket ] has no [ before it", Zh: "方括号 ] 之前没有 ["}
	endText      = game.Text{En: "the digits in brackets repeat without end, so nothing can stand behind them", Zh: "方括号中的数字无限循环，其后不能再写别的"}
	nothingText  = game.Text{En: "there is no digit in the brackets", Zh: "方括号里没有数字"}
	addingText   = game.Text{En: "a digit other than 0 can stand only next to the point: further left it would add stones", Zh: "小数点前只有紧挨着的一位可以不为 0：更靠左的数字意味着增加石子"}
	idleText     = game.Text{En: "without taking a stone a move must leave two heaps or more: the digit before the point cannot allow none or one", Zh: "不取石子时，一步至少要拆成两堆：小数点前的数字不能允许剩 0 堆或 1 堆"}
	braceText    = game.Text{En: "the brace { is not closed", Zh: "花括号 { 没有闭合"}
	numberText   = game.Text{En: "in braces stand numbers of heaps from 0 to %[2]d, with commas between, such as {0,2}; not %[1]s", Zh: "花括号里写堆数，从 0 到 %[2]d，用逗号隔开，如 {0,2}；而不是 %[1]s"}
	twiceText    = game.Text{En: "the number %d stands twice in the braces", Zh: "花括号里的 %d 重复了"}
	plusText     = game.Text{En: "the sign + can stand only behind the last number in braces, which must be the largest", Zh: "符号 + 只能写在花括号里最后一个数之后，而且这个数必须最大"}
	twoSignsText = game.Text{En: "a sign stands either behind the braces or behind the numbers in them", Zh: "符号要么写在花括号之后，要么写在其中的数之后，不能两处都写"}
)

// Parse reads a code. Its errors are *game.Error with the column of the offending
// character, counted from 1: Syntax for what cannot be read, BadParameter for a
// move that would not change the heap or would add stones, Limit for a code of
// more than MostText characters.
func Parse(text string) (Code, error) {
	if n := utf8.RuneCountInString(text); n > MostText {
		return Code{}, game.Refuse(game.Limit, longText, MostText, n).At(MostText + 1)
	}
	p := parser{in: []rune(text)}
	err := p.head()
	if err == nil {
		err = p.tail()
	}
	if err != nil {
		return Code{}, err
	}
	return newCode(text, p.digits, p.repeat), nil
}

// parser has read the characters before at.
type parser struct {
	in     []rune
	at     int
	digits []Digit
	repeat int
}

// refuse makes an error at the character with the given index.
func refuse(c game.Code, i int, t game.Text, args ...any) error {
	return game.Refuse(c, t, args...).At(i + 1)
}

func (p *parser) more() bool { return p.at < len(p.in) }

// quoted is the character at an index, for a message.
func (p *parser) quoted(i int) string {
	if i >= len(p.in) {
		return `""`
	}
	return strconv.QuoteRune(p.in[i])
}

// head reads up to the point.
func (p *parser) head() error {
	switch {
	case len(p.in) == 0:
		return refuse(game.Syntax, 0, emptyText)
	case !slices.Contains(p.in, '.'):
		return refuse(game.Syntax, len(p.in), noPointText, game.Short(strconv.Quote(string(p.in))))
	}
	head := Digit{}
	for p.in[p.at] != '.' {
		at := p.at
		if c := p.in[at]; c == '[' || c == ']' {
			return refuse(game.Syntax, at, earlyText)
		}
		d, err := p.digit()
		switch {
		case err != nil:
			return err
		case !head.IsZero():
			return refuse(game.BadParameter, at, addingText)
		case d.Parts(0) != Never || d.Parts(1) != Never:
			return refuse(game.BadParameter, at, idleText)
		}
		head = d
	}
	if len(p.in) == 1 {
		return refuse(game.Syntax, 1, emptyText)
	}
	p.at++
	p.digits = append(p.digits, head)
	return nil
}

// tail reads what stands behind the point.
func (p *parser) tail() error {
	open, first := -1, 0
	for p.more() {
		switch p.in[p.at] {
		case '.':
			return refuse(game.Syntax, p.at, pointText)
		case '[':
			if open >= 0 {
				return refuse(game.Syntax, p.at, nestedText)
			}
			open, first = p.at, len(p.digits)
			p.at++
		case ']':
			return p.close(open, first)
		default:
			d, err := p.digit()
			if err != nil {
				return err
			}
			p.digits = append(p.digits, d)
		}
	}
	if open >= 0 {
		return refuse(game.Syntax, open, openText)
	}
	return nil
}

// close ends the repeating digits, which begin with the one of index first.
func (p *parser) close(open, first int) error {
	switch {
	case open < 0:
		return refuse(game.Syntax, p.at, closeText)
	case first == len(p.digits):
		return refuse(game.Syntax, p.at, nothingText)
	case p.at+1 < len(p.in):
		return refuse(game.Syntax, p.at+1, endText)
	}
	p.at++
	p.repeat = len(p.digits) - first
	return nil
}

// digit reads one digit and its sign.
func (p *parser) digit() (Digit, error) {
	at := p.at
	c := p.in[at]
	p.at++
	switch {
	case c == '{':
		return p.braces()
	case c == '*':
		return newDigit([]Condition{p.sign()}, true), nil
	case c == '!' || c == '?' || c == '=':
		return Digit{}, refuse(game.Syntax, at, signText, p.quoted(at))
	}
	v := -1
	if c < utf8.RuneSelf {
		v = strings.IndexByte(hexits, strings.ToUpper(string(c))[0])
	}
	if v < 0 {
		return Digit{}, refuse(game.Syntax, at, strangeText, p.quoted(at))
	}
	return bits(v, p.sign()), nil
}

// sign reads the condition behind a digit or a number.
func (p *parser) sign() Condition {
	if p.more() {
		switch p.in[p.at] {
		case '!':
			p.at++
			return Differ
		case '?':
			p.at++
			return Mixed
		case '=':
			p.at++
			return Equal
		}
	}
	return Always
}

// braces reads the numbers of heaps behind an open brace.
func (p *parser) braces() (Digit, error) {
	open := p.at - 1
	var parts []Condition
	own, more := -1, false
	for {
		at := p.at
		j, err := p.number()
		if err != nil {
			return Digit{}, err
		}
		for len(parts) <= j {
			parts = append(parts, Never)
		}
		if parts[j] != Never {
			return Digit{}, refuse(game.Syntax, at, twiceText, j)
		}
		at = p.at
		if parts[j] = p.sign(); parts[j] != Always {
			own = at
		}
		if more = p.more() && p.in[p.at] == '+'; more {
			p.at++
			if j != len(parts)-1 {
				return Digit{}, refuse(game.Syntax, p.at-1, plusText)
			}
		}
		switch {
		case !p.more():
			return Digit{}, refuse(game.Syntax, open, braceText)
		case p.in[p.at] == '}':
			p.at++
			return p.listed(parts, more, own)
		case more:
			return Digit{}, refuse(game.Syntax, p.at-1, plusText)
		case p.in[p.at] != ',':
			return Digit{}, refuse(game.Syntax, p.at, numberText, p.quoted(p.at), MostListed)
		}
		p.at++
	}
}

// listed ends a list of numbers, one of which bears a sign at the index own when
// that is not negative, with the sign behind the braces.
func (p *parser) listed(parts []Condition, more bool, own int) (Digit, error) {
	at := p.at
	switch c := p.sign(); {
	case c == Always:
		return newDigit(parts, more), nil
	case own >= 0:
		return Digit{}, refuse(game.Syntax, at, twoSignsText)
	default:
		return uniform(parts, more, c), nil
	}
}

// number reads a number of heaps.
func (p *parser) number() (int, error) {
	at, v := p.at, 0
	for p.more() && p.in[p.at] >= '0' && p.in[p.at] <= '9' {
		v = min(10*v+int(p.in[p.at]-'0'), MostListed+1)
		p.at++
	}
	switch {
	case p.at == at && !p.more():
		return 0, refuse(game.Syntax, at, braceText)
	case p.at == at:
		return 0, refuse(game.Syntax, at, numberText, p.quoted(at), MostListed)
	case v > MostListed:
		return 0, refuse(game.BadParameter, at, numberText, game.Short(string(p.in[at:p.at])), MostListed)
	}
	return v, nil
}
