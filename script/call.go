package script

import (
	"unicode/utf8"

	"grundy/game"
)

var (
	bareText      = game.Text{En: "%s is a ruleset; write it with its values, such as %s", Zh: "%s 是规则；请带上值，如 %s"}
	wordText      = game.Text{En: "%[1]s is no value; text stands in quotes: \"%[1]s\"", Zh: "%[1]s 不是值；文字要加引号：\"%[1]s\""}
	componentText = game.Text{En: "%s(…) is a component, and no value of another", Zh: "%s(…) 是子游戏，不能作另一个子游戏的值"}
	starText      = game.Text{En: "values are written one by one, without *", Zh: "值要逐个写出，不能用 *"}
	aloneText     = game.Text{En: "one ruleset is wanted here, such as nim() or subtract(take=[1, 3, 4])", Zh: "这里只需一个规则，如 nim() 或 subtract(take=[1, 3, 4])"}
	orderText     = game.Text{En: "values stand before named parameters", Zh: "值要写在命名参数之前"}
)

// ParseCall reads a single component as its ruleset and its arguments, which it does not
// bind. Lookup and unknown are those of [Parse], and so are the errors.
func ParseCall(src string, lookup func(string) *game.Ruleset, unknown func(string) *game.Error, l Limits) (*game.Ruleset, []game.Arg, error) {
	p, err := newParser(src, l)
	if err != nil {
		return nil, nil, err
	}
	p.lookup, p.unknown = lookup, unknown
	if p.tok.kind != nameToken {
		return nil, nil, p.tok.refuse(aloneText)
	}
	_, r, args, err := p.named()
	if err == nil && p.tok.kind != endToken {
		err = p.tok.refuse(aloneText)
	}
	return r, args, err
}

// call reads a ruleset with its values and parameters.
func (p *parser) call() (operand, error) {
	before := p.values
	name, r, args, err := p.named()
	if err != nil {
		return operand{}, err
	}
	pos, err := r.BindFiles(args, p.lex.limits.Open)
	if err != nil {
		return operand{}, game.AsError(err).At(name.column)
	}
	return operand{at: name, Weighed: Weighed{game.Sum{pos}, max(1, p.values-before)}}, nil
}

// named reads the name of a ruleset and the arguments behind it.
func (p *parser) named() (token, *game.Ruleset, []game.Arg, error) {
	name := p.tok
	if err := name.foreign(); err != nil {
		return name, nil, nil, err
	}
	r := p.lookup(name.text)
	if r == nil {
		return name, nil, nil, p.unknown(name.text).At(name.column)
	}
	if err := p.advance(); err != nil {
		return name, nil, nil, err
	}
	if p.tok.kind != '(' {
		return name, nil, nil, name.refuse(bareText, name.text, r.Examples[0])
	}
	args, err := p.args()
	return name, r, args, err
}

// args reads what stands in the brackets of a call.
func (p *parser) args() ([]game.Arg, error) {
	open, err := p.open()
	if err != nil {
		return nil, err
	}
	var args []game.Arg
	for p.tok.kind != closing(open) {
		if p.tok.kind == '*' {
			return nil, p.tok.refuse(starText)
		}
		a, err := p.arg()
		if err != nil {
			return nil, err
		}
		if n := len(args); a.Name == "" && n > 0 && args[n-1].Name != "" {
			return nil, game.Refuse(game.Syntax, orderText).At(a.Column)
		}
		args = append(args, a)
		if p.tok.kind != ',' {
			break
		}
		if err := p.advance(); err != nil {
			return nil, err
		}
	}
	return args, p.close(open)
}

// arg reads a value, or a parameter with its value.
func (p *parser) arg() (game.Arg, error) {
	at := p.tok
	if at.kind != nameToken {
		v, err := p.value()
		return game.Arg{Value: v, Column: at.column}, err
	}
	if err := at.foreign(); err != nil {
		return game.Arg{}, err
	}
	if err := p.advance(); err != nil {
		return game.Arg{}, err
	}
	if p.tok.kind != '=' {
		v, err := p.word(at)
		return game.Arg{Value: v, Column: at.column}, err
	}
	if err := p.advance(); err != nil {
		return game.Arg{}, err
	}
	if p.tok.kind == '=' {
		return game.Arg{}, p.tok.foreign()
	}
	v, err := p.value()
	return game.Arg{Name: at.text, Value: v, Column: at.column}, err
}

// value reads a literal.
func (p *parser) value() (any, error) {
	at := p.tok
	switch at.kind {
	case nameToken:
		if err := at.foreign(); err != nil {
			return nil, err
		}
		if err := p.advance(); err != nil {
			return nil, err
		}
		return p.word(at)
	case stringToken:
		if err := p.count(max(1, utf8.RuneCountInString(at.text)), at); err != nil {
			return nil, err
		}
		return at.text, p.advance()
	case numberToken:
		if err := p.count(1, at); err != nil {
			return nil, err
		}
		return integer(at.text), p.advance()
	case '-':
		if err := p.count(1, at); err != nil {
			return nil, err
		}
		return p.negative()
	case '[', '(':
		return p.list()
	}
	return nil, at.unwanted(aValue)
}

// word is a truth value; the name has been read already.
func (p *parser) word(name token) (any, error) {
	if name.text == "True" || name.text == "False" {
		return name.text == "True", p.count(1, name)
	}
	if p.tok.kind == '(' {
		return nil, name.refuse(componentText, game.Short(name.text))
	}
	return nil, name.refuse(wordText, game.Short(name.text))
}

// list reads a list or a tuple; parentheses around one value are only that.
func (p *parser) list() (any, error) {
	open, err := p.open()
	if err != nil {
		return nil, err
	}
	list, plain := []any{}, open.kind == '('
	for p.tok.kind != closing(open) {
		v, err := p.value()
		if err != nil {
			return nil, err
		}
		list = append(list, v)
		if p.tok.kind != ',' {
			break
		}
		plain = false
		if err := p.advance(); err != nil {
			return nil, err
		}
	}
	switch {
	case plain && len(list) == 1:
		return list[0], p.close(open)
	case len(list) == 0:
		err = p.count(1, open)
	}
	if err == nil {
		err = p.close(open)
	}
	return list, err
}
