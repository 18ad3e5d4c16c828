package main

import (
	"context"
	"io"
	"os"

	"grundy"
	"grundy/diagram"
	"grundy/game"
)

var (
	dotHelp = game.Text{En: "write the game graph in the language of Graphviz, with who wins and the nimbers, in the place of the answer", Zh: "不输出答案，改为输出 Graphviz 格式的博弈图，标出胜负与 SG 值"}
	svgHelp = game.Text{En: "draw the game graph into `FILE`.svg; - for standard output, in the place of the answer", Zh: "把博弈图画入 `FILE`.svg；- 表示改为输出到标准输出"}
	oneText = game.Text{En: "standard output takes one of --dot, --svg - and --json", Zh: "--dot、--svg - 与 --json 只能有一个输出到标准输出"}
)

// graphs are the drawings of the game graph that were asked for.
type graphs struct {
	dot bool
	svg string
}

// check refuses two things on standard output.
func (g graphs) check(json bool) error {
	n := 0
	for _, on := range []bool{g.dot, g.svg == "-", json} {
		if on {
			n++
		}
	}
	if n > 1 {
		return game.Refuse(game.Syntax, oneText)
	}
	return nil
}

// instead reports whether a drawing takes the place of the answer.
func (g graphs) instead() bool { return g.dot || g.svg == "-" }

// draw draws the game graph of a sum.
func (a *app) draw(ctx context.Context, s *grundy.Solver, sum game.Sum, o grundy.Options, g graphs) error {
	graph, err := s.Graph(ctx, sum, o, diagram.MostVertices)
	if err != nil {
		return err
	}
	title := sum.String()
	switch {
	case g.dot:
		if err := diagram.DOT(a.stdout, graph); err != nil || g.svg == "" {
			return err
		}
	case g.svg == "-":
		return diagram.SVG(a.stdout, graph, title, a.lang)
	}
	return writeFile(g.svg, func(w io.Writer) error { return diagram.SVG(w, graph, title, a.lang) })
}

// opener opens the files that positions name, until ctx ends.
func opener(ctx context.Context) game.Opener {
	return func(name string) (io.ReadCloser, error) {
		f, err := os.Open(name)
		if err != nil {
			return nil, cannotOpen(name, err)
		}
		return contextFile{ctx, f}, nil
	}
}

// contextFile is a file of which nothing is read any more once ctx has ended.
type contextFile struct {
	ctx context.Context
	*os.File
}

func (f contextFile) Read(p []byte) (int, error) {
	if err := f.ctx.Err(); err != nil {
		return 0, err
	}
	return f.File.Read(p)
}
