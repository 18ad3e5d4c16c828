package catalogue

import (
	"encoding/json"
	"errors"
	"io"
	"math/big"
	"strings"

	"grundy/game"
)

var (
	jsonText  = game.Text{En: "the JSON cannot be read here", Zh: "此处的 JSON 无法读取"}
	shapeText = game.Text{En: `a graph in JSON is written {"edges": [["a", "b"]], "vertices": ["c"]}, each key at most once and names as text or integers`, Zh: `图的 JSON 写作 {"edges": [["a", "b"]], "vertices": ["c"]}，每个键至多出现一次，名称为文本或整数`}
)

// json reads an object of edges and vertices, and nothing else.
func (c *collector) json(in io.Reader) error {
	text, err := c.all(in)
	if err != nil {
		return err
	}
	d := json.NewDecoder(strings.NewReader(text))
	d.UseNumber()
	token := func() (json.Token, error) {
		t, err := d.Token()
		return t, c.place(text, d, err)
	}
	if t, err := token(); err != nil || t != json.Delim('{') {
		return c.shape(err)
	}
	for keys := []string{"edges", "vertices"}; ; {
		t, err := token()
		if err != nil {
			return err
		}
		if t == json.Delim('}') {
			break
		}
		i := 0
		for i < len(keys) && t != json.Token(keys[i]) {
			i++
		}
		var list []any
		if i == len(keys) {
			return c.shape(nil)
		}
		if err := c.place(text, d, d.Decode(&list)); err != nil {
			return err
		}
		if err := c.members(list, keys[i] == "edges"); err != nil {
			return err
		}
		keys[i] = keys[len(keys)-1]
		keys = keys[:len(keys)-1]
	}
	if _, err := d.Token(); err != io.EOF {
		return c.shape(nil)
	}
	return nil
}

// place remembers the line that the decoder is at, and refuses an error there.
func (c *collector) place(text string, d *json.Decoder, err error) error {
	at := d.InputOffset()
	var e *json.SyntaxError
	switch {
	case errors.As(err, &e):
		at = e.Offset
	case err == io.EOF || err == io.ErrUnexpectedEOF:
		at = int64(len(text))
	}
	c.line = 1 + strings.Count(text[:min(at, int64(len(text)))], "\n")
	if err != nil {
		return c.refuse(game.BadParameter, jsonText)
	}
	return nil
}

// shape is err, or says what JSON was wanted.
func (c *collector) shape(err error) error {
	if err != nil {
		return err
	}
	return c.refuse(game.BadParameter, shapeText)
}

// members adds the edges or the vertices of a list.
func (c *collector) members(list []any, edges bool) error {
	for _, x := range list {
		ends, ok := x.([]any)
		if !edges {
			ends, ok = []any{x}, true
		}
		names := make([]string, len(ends))
		for i, e := range ends {
			var fits bool
			names[i], fits = jsonName(e)
			ok = ok && fits
		}
		var err error
		switch {
		case !ok || edges && len(names) != 2:
			return c.shape(nil)
		case edges:
			err = c.edge(names[0], names[1])
		default:
			_, err = c.vertex(names[0])
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// jsonName reads a name: text, or an integer in its decimal form.
func jsonName(x any) (string, bool) {
	switch x := x.(type) {
	case string:
		return x, x != ""
	case json.Number:
		if len(x) > longestInteger {
			return "", false
		}
		n, ok := new(big.Int).SetString(x.String(), 10)
		return x.String(), ok && n.String() == x.String()
	}
	return "", false
}

// longestInteger bounds the digits of an integer that is a name.
const longestInteger = 60
