package script

import (
	"math/big"

	"grundy/game"
)

// Parse reads a sum. Names are looked up by lookup, which returns nil for an
// unknown one; unknown says why there is none. Errors are
// *game.Error with the column, counting characters from 1.
func Parse(src string, lookup func(string) *game.Ruleset, unknown func(string) *game.Error, l Limits) (game.Sum, error) {
	p, err := newParser(src, l)
	if err != nil {
		return nil, err
	}
	p.lookup, p.unknown = lookup, unknown
	if p.tok.kind == endToken {
		return nil, p.tok.refuse(emptyText)
	}
	x, err := p.sum()
	if err != nil {
		return nil, err
	}
	if p.tok.kind != endToken {
		return nil, p.tok.trailing()
	}
	if x, err = x.component(); err != nil {
		return nil, err
	}
	return x.Sum, nil
}

// parser reads by recursive descent; tok is the token to be read next.
type parser struct {
	lex     *lexer
	lookup  func(string) *game.Ruleset
	unknown func(string) *game.Error
	tok     token
	depth   int // open brackets
	values  int // values read so far
}

func newParser(src string, l Limits) (*parser, error) {
	lex, err := newLexer(src, l)
	if err != nil {
		return nil, err
	}
	p := &parser{lex: lex}
	return p, p.advance()
}

// advance reads the next token.
func (p *parser) advance() (err error) {
	p.tok, err = p.lex.next()
	return err
}

// open enters a bracket.
func (p *parser) open() (token, error) {
	open := p.tok
	if p.depth++; p.depth > p.lex.limits.Depth {
		return open, game.Refuse(game.Limit, depthText, p.lex.limits.Depth).At(open.column)
	}
	return open, p.advance()
}

// close leaves a bracket.
func (p *parser) close(open token) error {
	if p.tok.kind != closing(open) {
		return p.tok.between(open)
	}
	p.depth--
	return p.advance()
}

func closing(open token) rune {
	if open.kind == '[' {
		return ']'
	}
	return ')'
}

// count adds to the values read.
func (p *parser) count(n int, t token) error {
	if p.values += n; p.values > p.lex.limits.Heaps {
		return p.lex.limits.TooMany().At(t.column)
	}
	return nil
}

// operand is a sum or an integer.
type operand struct {
	at token
	n  *big.Int // nil: a sum
	Weighed
}

var (
	loneText   = game.Text{En: "%s is no component; write a ruleset with its values, such as nim(3), or 0 for the empty sum", Zh: "%s 不是子游戏；请写规则和值，如 nim(3)，空局面写 0"}
	doubleText = game.Text{En: "only an integer can multiply a component", Zh: "子游戏只能乘以整数"}
)

// component is the operand as a sum: 0 is the empty one.
func (o operand) component() (operand, error) {
	if o.n == nil {
		return o, nil
	}
	if o.n.Sign() != 0 {
		return o, o.at.refuse(loneText, game.Short(o.n.String()))
	}
	return operand{at: o.at}, nil
}

// sum reads terms with + between them.
func (p *parser) sum() (operand, error) {
	x, err := p.term()
	for err == nil && p.tok.kind == '+' {
		plus := p.tok
		var y operand
		if err = p.advance(); err == nil {
			y, err = p.term()
		}
		if err == nil {
			x, err = p.add(x, y, plus)
		}
	}
	return x, err
}

func (p *parser) add(x, y operand, plus token) (operand, error) {
	if x.n != nil && y.n != nil && (x.n.Sign() != 0 || y.n.Sign() != 0) {
		return x, plus.refuse(arithmeticText, plus.say())
	}
	x, err := x.component()
	if err != nil {
		return x, err
	}
	if y, err = y.component(); err != nil {
		return y, err
	}
	if x.Weighed, err = x.Plus(y.Weighed, p.lex.limits); err != nil {
		return x, game.AsError(err).At(plus.column)
	}
	return x, nil
}

// term reads factors with * between them.
func (p *parser) term() (operand, error) {
	x, err := p.factor()
	for err == nil && p.tok.kind == '*' {
		star := p.tok
		if err = p.advance(); err != nil {
			break
		}
		if p.tok.kind == '*' {
			return x, star.refuse(arithmeticText, "'**'")
		}
		var y operand
		if y, err = p.factor(); err == nil {
			x, err = p.times(x, y, star)
		}
	}
	return x, err
}

func (p *parser) times(x, y operand, star token) (operand, error) {
	switch {
	case x.n != nil && y.n != nil:
		return noTimes(x, y, star)
	case x.n == nil && y.n == nil:
		return x, star.refuse(doubleText)
	case x.n == nil:
		x, y = y, x
	}
	w, err := y.Times(x.n, p.lex.limits)
	if err != nil {
		return x, game.AsError(err).At(x.at.column)
	}
	return operand{at: x.at, Weighed: w}, nil
}

// noTimes multiplies integers of which one is 0, the empty sum; other arithmetic
// is not read.
func noTimes(x, y operand, star token) (operand, error) {
	if x.n.Sign() != 0 && y.n.Sign() != 0 {
		return x, star.refuse(arithmeticText, star.say())
	}
	for _, o := range []operand{x, y} {
		if o.n.Sign() < 0 {
			return x, game.Refuse(game.BadParameter, timesText, game.Short(o.n.String())).At(o.at.column)
		}
	}
	return operand{at: x.at, n: new(big.Int)}, nil
}

// factor reads a component, an integer, or a sum in parentheses.
func (p *parser) factor() (operand, error) {
	at := p.tok
	switch at.kind {
	case nameToken:
		return p.call()
	case numberToken:
		return operand{at: at, n: integer(at.text)}, p.advance()
	case '-':
		n, err := p.negative()
		return operand{at: at, n: n}, err
	case '(':
		open, err := p.open()
		if err != nil {
			return operand{}, err
		}
		x, err := p.sum()
		if err != nil {
			return x, err
		}
		if p.tok.kind != ')' && p.tok.kind != ']' && p.tok.kind != endToken {
			return x, p.tok.trailing()
		}
		x.at = open
		return x, p.close(open)
	}
	return operand{}, at.unwanted(aComponent)
}

// negative reads an integer behind a minus.
func (p *parser) negative() (*big.Int, error) {
	minus := p.tok
	if err := p.advance(); err != nil {
		return nil, err
	}
	if p.tok.kind != numberToken {
		return nil, minus.refuse(arithmeticText, minus.say())
	}
	n := integer(p.tok.text)
	return n.Neg(n), p.advance()
}
