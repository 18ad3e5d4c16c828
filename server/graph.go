package server

import (
	"context"
	"net/http"

	"grundy/explain"
	"grundy/game"
)

// GraphQuestion asks for the game graph of a position.
type GraphQuestion struct {
	Position string `json:"position"`
	Misere   *bool  `json:"misere,omitempty"`
	Vertices int    `json:"vertices,omitempty" minimum:"1" maximum:"500"`
	Lang     string `json:"lang,omitempty" enum:"en,zh"`
}

type graphInput struct{ body[GraphQuestion] }

func (q graphInput) speaks() string { return q.Body.Lang }

var graphText = game.Text{En: "Draw the game graph of a position: what its components can become, with outcomes and values", Zh: "给出局面的博弈图：各子游戏能到达的局面及其胜负与值"}

// mostVertices bounds a graph where nobody says.
const mostVertices = 500

func (s *Server) addGraph() {
	add(s, endpoint{
		id: "graph", method: http.MethodPost, path: "graph", say: graphText,
		body: `{"position": "nim(2, 1)"}`,
	}, s.graph)
}

func (s *Server) graph(ctx context.Context, q graphInput, _ game.Lang) (explain.Graph, error) {
	sum, o, err := s.limits.Position(s.limits.Reader(), q.Body.Position, q.Body.Misere, progress(ctx))
	if err != nil {
		return explain.Graph{}, err
	}
	most := mostVertices
	if q.Body.Vertices > 0 {
		most = q.Body.Vertices
	}
	g, err := s.solver.Graph(ctx, sum, o, most)
	if err != nil {
		return explain.Graph{}, err
	}
	return explain.NewGraph(sum.String(), o.Convention.String(), g), nil
}
