package server

import (
	"cmp"
	"context"
	"net/http"

	"grundy/explain"
	"grundy/game"
	"grundy/server/lanes"
	"grundy/server/limits"
)

// sequenceInput asks for nimbers of a ruleset.
type sequenceInput struct {
	Ruleset string   `query:"ruleset" required:"true"`
	From    int      `query:"from" minimum:"0" maximum:"9007199254740992"`
	To      int      `query:"to" required:"true" minimum:"0" maximum:"9007199254740992"`
	Misere  optional `query:"misere"`
	Lang    string   `query:"lang" enum:"en,zh"`
}

func (q sequenceInput) speaks() string { return q.Lang }

// periodInput asks for the law of a ruleset.
type periodInput struct {
	Ruleset string `query:"ruleset" required:"true"`
	To      int    `query:"to" minimum:"1" maximum:"9007199254740992"`
	Lang    string `query:"lang" enum:"en,zh"`
}

func (q periodInput) speaks() string { return q.Lang }

// quotientInput asks for a misère quotient.
type quotientInput struct {
	Ruleset string `query:"ruleset" required:"true"`
	Heaps   int    `query:"heaps" minimum:"0"`
	Lang    string `query:"lang" enum:"en,zh"`
}

func (q quotientInput) speaks() string { return q.Lang }

var (
	sequenceText = game.Text{En: "List the nimbers of the heaps of a ruleset", Zh: "列出一个规则各大小的堆的 SG 值"}
	periodText   = game.Text{En: "Find the period of a nim-sequence, and prove it where a theorem can", Zh: "求 SG 序列的周期，并在有定理时加以证明"}
	quotientText = game.Text{En: "Find the misère quotient of a ruleset, which is not computed yet", Zh: "求一个规则的反常商（尚未实现）"}

	unquotedText = game.Text{En: "misère quotients are not computed yet; solve with \"misere\": true plays a position out", Zh: "反常商尚未实现；可用 solve 并设 \"misere\": true 来推演一个局面"}
)

const (
	mostValues  = 1_000_000 // nimbers of an answer
	shortValues = 10_000    // of an answer that takes no place of a long computation
)

func (s *Server) addSequences() {
	whole := func(a any) bool { return a.(explain.Sequence).Complete }
	add(s, endpoint{
		id: "sequence", method: http.MethodGet, path: "sequence", say: sequenceText, streamed: true, keep: asking, kept: whole,
		example: "sequence?ruleset=kayles&to=20",
	}, s.sequence)
	proved := func(a any) bool { return a.(explain.Period).Proved }
	add(s, endpoint{
		id: "period", method: http.MethodGet, path: "period", say: periodText, streamed: true, keep: asking, kept: proved,
		example: "period?ruleset=kayles",
	}, s.period)
	add(s, endpoint{
		id: "quotient", method: http.MethodGet, path: "quotient", say: quotientText, status: http.StatusNotImplemented,
		example: "quotient?ruleset=kayles",
	}, func(_ context.Context, _ quotientInput, l game.Lang) (Problem, error) {
		return Problem{}, newProblem(game.Refuse(game.Limit, unquotedText), http.StatusNotImplemented, l)
	})
}

func (s *Server) sequence(ctx context.Context, q sequenceInput, l game.Lang) (explain.Sequence, error) {
	if q.To-q.From >= shortValues {
		if err := long(ctx); err != nil {
			return explain.Sequence{}, err
		}
	}
	a, err := s.limits.Nimbers(ctx, q.Ruleset, q.Misere.is, q.From, q.To, mostValues, progress(ctx), l)
	return a, given(ctx, err, len(a.Values) > 0)
}

func (s *Server) period(ctx context.Context, q periodInput, _ game.Lang) (explain.Period, error) {
	ruleset, law, err := s.limits.Law(ctx, q.Ruleset, cmp.Or(q.To, limits.PeriodHeaps), progress(ctx))
	if err != nil {
		return explain.Period{}, err
	}
	return explain.NewPeriod(ruleset, law), nil
}

// given is nil where something of an answer is there, in which the error stands too; not
// where the computation was given up since others compute.
func given(ctx context.Context, err error, some bool) error {
	if some && lanes.Busy(ctx) == nil {
		return nil
	}
	return err
}
