package explain

import (
	"grundy"
	"grundy/game"
)

// View is the wire form of a picture of a component; see game.View.
type View struct {
	Kind     string   `json:"kind"`
	Directed bool     `json:"directed,omitempty"`
	ByEdge   bool     `json:"by_edge,omitempty"`
	Sizes    []string `json:"sizes,omitempty"`
	Rows     []string `json:"rows,omitempty"`
	Names    []string `json:"names,omitempty"`
	Edges    [][2]int `json:"edges,omitempty"`
	Mark     []int    `json:"mark,omitempty"`
	Ground   []int    `json:"ground,omitempty"`
}

// NewView is the picture of a position, or nil where there is none.
func NewView(p game.Position) *View {
	v, ok := p.(game.Viewer)
	if !ok {
		return nil
	}
	drawn := v.View()
	if drawn.Kind == "" {
		return nil
	}
	out := &View{Kind: drawn.Kind, Directed: drawn.Directed, ByEdge: drawn.ByEdge, Rows: drawn.Rows, Names: drawn.Names, Edges: drawn.Edges, Mark: drawn.Mark, Ground: drawn.Ground}
	for _, n := range drawn.Sizes {
		out.Sizes = append(out.Sizes, n.String())
	}
	return out
}

// AddViews adds the pictures of the components, and of what the moves make of them,
// to the answer made of a result.
func (a *Answer) AddViews(r *grundy.Result) {
	for i, c := range r.Components {
		a.Components[i].View = NewView(c.Position)
	}
	for i, m := range r.Winning {
		a.WinningMoves[i].View = NewView(m.To)
	}
	for i, m := range r.Drawing {
		a.DrawingMoves[i].View = NewView(m.To)
	}
	for i, p := range r.Replies {
		a.Replies[i].Move.View, a.Replies[i].Answer.View = NewView(p.Move.To), NewView(p.Answer.To)
	}
}
