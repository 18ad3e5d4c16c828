package catalogue

import (
	"io"
	"strings"

	"grundy/game"
)

var (
	dotWantText = game.Text{En: "%[1]s stands where %[2]s was wanted", Zh: "这里应为 %[2]s，而不是 %[1]s"}
	dotOnlyText = game.Text{
		En: "%s is not read; of DOT, a digraph of nodes, edges and attributes is, without subgraphs, ports or HTML",
		Zh: "不支持 %s；DOT 只读取由节点、边和属性组成的 digraph，不含子图、端口和 HTML",
	}
	dotOpenText = game.Text{En: "%s is not closed", Zh: "%s 没有结束"}
	dotEnd      = game.Text{En: "the end of the file", Zh: "文件末尾"}
	dotName     = game.Text{En: "a name", Zh: "名称"}
)

// dot reads a graph in the DOT language: one digraph of node statements, edge
// statements and attributes, which are passed over.
func (c *collector) dot(in io.Reader) error {
	text, err := c.all(in)
	if err != nil {
		return err
	}
	c.line = 1
	p := &dotParser{c: c, rest: text, fresh: true}
	if err := p.next(); err != nil {
		return err
	}
	if p.keyword("strict") {
		err = p.next()
	}
	if err == nil {
		err = p.header()
	}
	for err == nil && p.sign != "}" {
		err = p.statement()
	}
	if err == nil {
		err = p.next()
	}
	if err == nil && !p.done {
		err = p.want(dotEnd)
	}
	return err
}

// dotParser reads the tokens of DOT one by one: the next is a sign, a name, or
// the end.
type dotParser struct {
	c      *collector
	rest   string
	fresh  bool // at the beginning of a line
	sign   string
	name   string
	quoted bool
	done   bool
}

// keyword reports whether the next token is a keyword, which a name in quotes is
// not.
func (p *dotParser) keyword(word string) bool {
	return p.sign == "" && !p.done && !p.quoted && strings.EqualFold(p.name, word)
}

// isName reports whether the next token is a name and no keyword.
func (p *dotParser) isName() bool {
	for _, w := range []string{"strict", "graph", "digraph", "node", "edge", "subgraph"} {
		if p.keyword(w) {
			return false
		}
	}
	return p.sign == "" && !p.done
}

// say names the next token in a message.
func (p *dotParser) say() any {
	switch {
	case p.done:
		return dotEnd.With()
	case p.sign != "":
		return "'" + p.sign + "'"
	}
	return game.Short(game.Literal(p.name))
}

func (p *dotParser) want(what any) error {
	if t, ok := what.(game.Text); ok {
		what = t.With()
	}
	return p.c.refuse(game.BadParameter, dotWantText, p.say(), what)
}

// skip passes over a sign that must stand here.
func (p *dotParser) skip(sign string) error {
	if p.sign != sign {
		return p.want("'" + sign + "'")
	}
	return p.next()
}

// header reads digraph NAME {.
func (p *dotParser) header() error {
	if !p.keyword("digraph") {
		return p.want("digraph")
	}
	if err := p.next(); err != nil {
		return err
	}
	if p.isName() {
		if err := p.next(); err != nil {
			return err
		}
	}
	return p.skip("{")
}

// statement reads one statement and the semicolon behind it.
func (p *dotParser) statement() error {
	var err error
	switch {
	case p.keyword("node") || p.keyword("edge") || p.keyword("graph"):
		if err = p.next(); err == nil && p.sign != "[" {
			return p.want("'['")
		}
	case p.keyword("subgraph") || p.sign == "{":
		return p.c.refuse(game.BadParameter, dotOnlyText, p.say())
	case p.isName():
		var setting bool
		if setting, err = p.path(); setting {
			return p.semicolon(err)
		}
	default:
		return p.want(dotName)
	}
	for err == nil && p.sign == "[" {
		err = p.attributes()
	}
	return p.semicolon(err)
}

func (p *dotParser) semicolon(err error) error {
	if err == nil && p.sign == ";" {
		return p.next()
	}
	return err
}

// path reads a node, a -> b -> c, or an attribute of the graph, a = b.
func (p *dotParser) path() (setting bool, err error) {
	from := p.name
	if err := p.next(); err != nil {
		return false, err
	}
	if p.sign == "=" {
		return true, p.value()
	}
	if _, err := p.c.vertex(from); err != nil {
		return false, err
	}
	for p.sign == "->" {
		if err := p.next(); err != nil {
			return false, err
		}
		if !p.isName() {
			if p.sign == "{" || p.keyword("subgraph") {
				return false, p.c.refuse(game.BadParameter, dotOnlyText, p.say())
			}
			return false, p.want(dotName)
		}
		if err := p.c.edge(from, p.name); err != nil {
			return false, err
		}
		from = p.name
		if err := p.next(); err != nil {
			return false, err
		}
	}
	return false, nil
}

// value reads = VALUE.
func (p *dotParser) value() error {
	if err := p.skip("="); err != nil {
		return err
	}
	if p.sign != "" || p.done {
		return p.want(dotName)
	}
	return p.next()
}

// attributes reads [a = b, c = d].
func (p *dotParser) attributes() error {
	err := p.next()
	for err == nil && p.sign != "]" {
		if p.sign != "" || p.done {
			return p.want("']'")
		}
		if err = p.next(); err == nil {
			err = p.value()
		}
		if err == nil && (p.sign == "," || p.sign == ";") {
			err = p.next()
		}
	}
	if err == nil {
		err = p.next()
	}
	return err
}
