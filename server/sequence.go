package server

import (
	"cmp"
	"context"
	"net/http"

	"grundy/explain"
	"grundy/game"
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

	farText      = game.Text{En: "to=%d is beyond %d, the largest heap of a nim-sequence", Zh: "to=%d 超过 SG 序列中堆的上限 %d"}
	backwardText = game.Text{En: "from=%d is beyond to=%d", Zh: "from=%d 大于 to=%d"}
	manyText     = game.Text{En: "this asks for more than %d nimbers, the limit", Zh: "所求的 SG 值超过上限 %d 个"}
	unquotedText = game.Text{En: "misère quotients are not computed yet; solve with \"misere\": true plays a position out", Zh: "反常商尚未实现；可用 solve 并设 \"misere\": true 来推演一个局面"}
)

const (
	mostValues = 1_000_000 // nimbers of an answer
	mostHeap   = 1 << 53   // beyond which plain numbers are not exact
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
	var out explain.Sequence
	switch {
	case q.To > mostHeap:
		return out, game.Refuse(game.BadParameter, farText, q.To, mostHeap)
	case q.From > q.To:
		return out, game.Refuse(game.BadParameter, backwardText, q.From, q.To)
	case q.To-q.From >= mostValues:
		return out, game.Refuse(game.Limit, manyText, mostValues)
	}
	seq, err := s.limits.Sequence(q.Ruleset, q.Misere.is)
	if err != nil {
		return out, err
	}
	b := s.budget(ctx)
	defer func() { b.Release(b.Held()) }()
	out.Values = []uint64{}
	err = seq.Walk(ctx, q.From, q.To, b, func(_ int, nimbers []uint64) error {
		out.Values = append(out.Values, nimbers...)
		return nil
	})
	if err != nil && (len(out.Values) == 0 || visitOf(ctx).lane.busy.Load()) {
		return out, err
	}
	out.SequenceHead = explain.SequenceHead{Ruleset: seq.Ruleset, Convention: seq.Convention.String(), From: q.From}
	out.SequenceTail = explain.NewSequenceTail(seq.Warrant(), err, l)
	return out, nil
}

// periodHeaps is how far a period is looked for when nobody says.
const periodHeaps = 1_000_000

func (s *Server) period(ctx context.Context, q periodInput, _ game.Lang) (explain.Period, error) {
	seq, err := s.limits.Sequence(q.Ruleset, new(bool))
	if err != nil {
		return explain.Period{}, err
	}
	to := cmp.Or(q.To, periodHeaps)
	if to > mostHeap {
		return explain.Period{}, game.Refuse(game.BadParameter, farText, to, mostHeap)
	}
	b := s.budget(ctx)
	defer func() { b.Release(b.Held()) }()
	law, err := seq.Law(ctx, to, b)
	if err != nil {
		return explain.Period{}, err
	}
	return explain.NewPeriod(seq.Ruleset, law), nil
}

// budget is what a nim-sequence may cost.
func (s *Server) budget(ctx context.Context) *game.Budget {
	b := s.limits.Budget()
	b.Report = progress(ctx)
	return b
}
