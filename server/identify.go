package server

import (
	"context"
	"net/http"

	"grundy/game"
	"grundy/identify"
)

// Table is what one wants to know the name of: nimbers, lost heaps, or lost pairs.
type Table struct {
	Values []uint64    `json:"values,omitempty"`
	Lost   bool        `json:"lost,omitempty"`
	Pairs  [][2]uint64 `json:"pairs,omitempty"`
	Lang   string      `json:"lang,omitempty" enum:"en,zh"`
}

type identifyInput struct{ body[Table] }

func (q identifyInput) speaks() string { return q.Body.Lang }

var (
	identifyText = game.Text{En: "Say which rulesets and patterns agree with a table", Zh: "找出与一张表相符的规则与规律"}
)

func (s *Server) addIdentify() {
	add(s, endpoint{
		id: "identify", method: http.MethodPost, path: "identify", say: identifyText,
		body: `{"values": [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]}`,
	}, s.identify)
}

// identify looks for a table. Where it is ended early, what it has found stands with the
// reason.
func (s *Server) identify(ctx context.Context, q identifyInput, l game.Lang) (identify.Listing, error) {
	if err := long(ctx); err != nil { // all rulesets are looked through
		return identify.Listing{}, err
	}
	t := q.Body
	r, err := s.limits.Identify(ctx, t.Values, t.Lost, t.Pairs, progress(ctx))
	if r == nil || given(ctx, err, len(r.Candidates) > 0) != nil {
		return identify.Listing{}, err
	}
	return r.Listing(l), nil
}
