package lawtest

import (
	"slices"
	"strings"

	"grundy/game"
)

// picture: a view is of a kind that there is, what it names is in it, cells hold known
// letters, and moves are made at places of it.
func (c *checker) picture(p game.Position) {
	viewer, ok := p.(game.Viewer)
	if !ok {
		return
	}
	view := viewer.View()
	if view.Kind != "" && !slices.Contains(game.ViewKinds[:], view.Kind) {
		c.fail("%v: a picture of kind %q", p, view.Kind)
	}
	places := placesOf(view)
	for m := range p.Moves() {
		for _, i := range m.At {
			if view.Kind != "" && (i < 0 || i >= places) {
				c.fail("%v: the move %q is made at %d, and the picture has %d places", p, m.Say.In(game.En), i, places)
			}
		}
	}
	for _, row := range view.Rows {
		if view.Kind == "cells" && strings.Trim(row, game.CellLetters) != "" {
			c.fail("%v: the row %q of the picture holds a letter that no front end draws", p, row)
		}
	}
	for _, e := range view.Edges {
		if max(e[0], e[1]) >= len(view.Names) || min(e[0], e[1]) < 0 {
			c.fail("%v: an edge of the picture joins %v, of %d vertices", p, e, len(view.Names))
		}
	}
	for _, i := range slices.Concat(view.Mark, view.Ground) {
		if i < 0 || i >= len(view.Names) {
			c.fail("%v: the picture marks vertex %d of %d", p, i, len(view.Names))
		}
	}
}

// placesOf counts the heaps, tokens, cells, lines, vertices or edges of a view.
func placesOf(v game.View) int {
	switch {
	case v.Kind == "heaps":
		return len(v.Sizes)
	case v.Kind == "grid":
		return len(v.Sizes) / 2
	case v.Kind == "graph" && v.ByEdge:
		return len(v.Edges)
	case v.Kind == "graph":
		return len(v.Names)
	case v.Kind == "lines":
		return len(v.Rows)
	}
	cells := 0
	for _, row := range v.Rows {
		cells += len(row)
	}
	return cells
}
