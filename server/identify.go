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
	eitherText   = game.Text{En: "give values or pairs, not both", Zh: "values 与 pairs 只能给一个"}
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
	var r *identify.Report
	var err error
	b := s.budget(ctx)
	defer func() { b.Release(b.Held()) }()
	switch t := q.Body; {
	case t.Values != nil && t.Pairs != nil:
		err = game.Refuse(game.BadParameter, eitherText)
	case t.Pairs != nil:
		r, err = identify.Pairs(ctx, t.Pairs, b)
	case t.Lost:
		r, err = identify.Lost(ctx, t.Values, b)
	default:
		r, err = identify.Nimbers(ctx, t.Values, b)
	}
	if err == nil && (len(r.Candidates) == 0 || visitOf(ctx).lane.busy.Load()) {
		err = r.Stopped
	}
	if err != nil {
		return identify.Listing{}, err
	}
	return r.Listing(l), nil
}
