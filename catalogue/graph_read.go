package catalogue

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"io"
	"path"
	"strings"
	"unicode/utf8"

	"grundy/engine/digraph"
	"grundy/game"
)

// Bounds on what is read of a graph.
const (
	mostVertices  = 10_000_000
	mostGraphEdge = 50_000_000
	longestName   = 1 << 20 // bytes of a line of an edge list, or of a name
	mostGraphText = 64 << 20
)

// collector gathers the vertices and edges of a graph.
type collector struct {
	network
	ends []uint32 // two for each edge
	file string
	line int
}

func newCollector(file string) *collector {
	return &collector{network: network{vertices: map[string]uint32{}, notation: game.Notation{Name: "graph"}}, file: file}
}

var (
	verticesText = game.Text{En: "the graph has more than %d vertices, the limit", Zh: "图的顶点数超过上限 %d"}
	edgesText    = game.Text{En: "the graph has more than %d edges, the limit", Zh: "图的边数超过上限 %d"}
	lineSizeText = game.Text{En: "the line is longer than %d bytes, the limit", Zh: "此行超过上限 %d 字节"}
	fileSizeText = game.Text{En: "the file is longer than %d bytes, the limit for this format; a list of edges may be longer", Zh: "文件超过此格式的上限 %d 字节；边的列表可以更大"}
	lineWantText = game.Text{
		En: "a line holds the two names of an edge, or one name of a vertex, not %d names; a DOT file is named .dot or .gv",
		Zh: "每行应有一条边的两个名称，或一个顶点的名称，而不是 %d 个；DOT 文件名应以 .dot 或 .gv 结尾",
	}
	printText  = game.Text{En: "the name %q holds a character that cannot be shown", Zh: "名称 %q 含有无法显示的字符"}
	utf8Text   = game.Text{En: "the text is not UTF-8", Zh: "文本不是 UTF-8"}
	cannotText = game.Text{En: "cannot read the file: %v", Zh: "无法读取文件：%v"}
)

// refuse says what is wrong at the line being read.
func (c *collector) refuse(code game.Code, t game.Text, args ...any) error {
	e := game.Refuse(code, t, args...)
	e.File, e.Line = c.file, c.line
	return e
}

// vertex returns the number of a name, a new one for a new name.
func (c *collector) vertex(name string) (uint32, error) {
	if v, ok := c.vertices[name]; ok {
		return v, nil
	}
	if len(c.names) == mostVertices {
		return 0, c.refuse(game.Limit, verticesText, mostVertices)
	}
	if !game.Printable(name) {
		return 0, c.refuse(game.BadParameter, printText, name)
	}
	v := uint32(len(c.names))
	name = strings.Clone(name)
	c.names = append(c.names, name)
	c.vertices[name] = v
	return v, nil
}

func (c *collector) edge(from, to string) error {
	if len(c.ends) == 2*mostGraphEdge {
		return c.refuse(game.Limit, edgesText, mostGraphEdge)
	}
	u, err := c.vertex(from)
	if err != nil {
		return err
	}
	v, err := c.vertex(to)
	c.ends = append(c.ends, u, v)
	return err
}

// finish makes the network.
func (c *collector) finish() (*network, error) {
	edges := func(yield func(uint32, uint32) bool) {
		for i := 0; i < len(c.ends); i += 2 {
			if !yield(c.ends[i], c.ends[i+1]) {
				return
			}
		}
	}
	g, err := digraph.New(context.Background(), len(c.names), edges, &game.Budget{})
	if err != nil {
		return nil, err
	}
	n := c.network
	n.graph = g.Simplify()
	return &n, nil
}

// newNetwork reads the parameters.
func newNetwork(a game.Args) (*network, error) {
	file, named := a.File("file")
	_, edges := a.Named["edges"]
	_, isolated := a.Named["isolated"]
	if !named {
		return inline(a.Arcs("edges"), a.Names("isolated"))
	}
	if edges || isolated {
		return nil, game.Refuse(game.BadParameter, eitherText)
	}
	return readNetwork(file)
}

// inline makes the network of edges that stand in the notation, which is written
// without what stands twice.
func inline(edges [][2]string, isolated []string) (*network, error) {
	c := newCollector("")
	seen := map[[2]string]bool{}
	var kept [][2]string
	for _, e := range edges {
		if seen[e] {
			continue
		}
		seen[e] = true
		kept = append(kept, e)
		if err := c.edge(e[0], e[1]); err != nil {
			return nil, err
		}
	}
	var alone []string
	for _, name := range isolated {
		if _, ok := c.vertices[name]; ok {
			continue
		}
		alone = append(alone, name)
		if _, err := c.vertex(name); err != nil {
			return nil, err
		}
	}
	if kept != nil {
		c.notation = c.notation.With("edges", kept)
	}
	if alone != nil {
		c.notation = c.notation.With("isolated", alone)
	}
	return c.finish()
}

// readNetwork reads a file, in the format that the end of its name tells.
func readNetwork(f game.File) (*network, error) {
	c := newCollector(f.Name)
	in, err := f.Open(f.Name)
	if err != nil {
		return nil, c.failed(err)
	}
	defer in.Close()
	switch strings.ToLower(path.Ext(f.Name)) {
	case ".json":
		err = c.json(in)
	case ".dot", ".gv":
		err = c.dot(in)
	default:
		err = c.list(in)
	}
	if err != nil {
		return nil, err
	}
	c.notation = c.notation.With("file", f)
	return c.finish()
}

// failed words an error of the file itself; one of the vocabulary stands.
func (c *collector) failed(err error) error {
	var e *game.Error
	if errors.As(err, &e) || errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) {
		return err
	}
	return c.refuse(game.BadParameter, cannotText, game.Why(err))
}

// byteOrder is the mark that some programs put before UTF-8.
const byteOrder = "\uFEFF"

// list reads an edge, a vertex or nothing from each line. A word that begins with
// # begins a comment.
func (c *collector) list(in io.Reader) error {
	lines := bufio.NewReaderSize(in, longestName)
	for {
		c.line++
		line, err := lines.ReadSlice('\n')
		switch {
		case err == bufio.ErrBufferFull:
			return c.refuse(game.Limit, lineSizeText, longestName)
		case err != nil && err != io.EOF:
			return c.failed(err)
		}
		if failure := c.read(line); failure != nil {
			return failure
		}
		if err == io.EOF {
			return nil
		}
	}
}

// read reads one line of a list.
func (c *collector) read(line []byte) error {
	if !utf8.Valid(line) {
		return c.refuse(game.BadParameter, utf8Text)
	}
	text := string(line)
	if c.line == 1 {
		text = strings.TrimPrefix(text, byteOrder)
	}
	var names [2]string
	n := 0
	for word := range strings.FieldsSeq(text) {
		if word[0] == '#' {
			break
		}
		if n < 2 {
			names[n] = word
		}
		n++
	}
	switch n {
	case 0:
		return nil
	case 1:
		_, err := c.vertex(names[0])
		return err
	case 2:
		return c.edge(names[0], names[1])
	}
	return c.refuse(game.BadParameter, lineWantText, n)
}

// all reads a whole file that is to be held at once.
func (c *collector) all(in io.Reader) (string, error) {
	c.line = 1
	text, err := io.ReadAll(io.LimitReader(in, mostGraphText+1))
	switch {
	case err != nil:
		return "", c.failed(err)
	case len(text) > mostGraphText:
		return "", c.refuse(game.Limit, fileSizeText, mostGraphText)
	case !utf8.Valid(text):
		for line := range bytes.Lines(text) {
			if !utf8.Valid(line) {
				break
			}
			c.line++
		}
		return "", c.refuse(game.BadParameter, utf8Text)
	}
	return strings.TrimPrefix(string(text), byteOrder), nil
}
