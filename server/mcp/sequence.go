package mcp

import (
	"context"
	"fmt"
	"strings"

	"grundy/explain"
	"grundy/game"
)

type sequenceQuestion struct {
	Ruleset string `json:"ruleset"`
	From    uint64 `json:"from,omitempty"`
	To      uint64 `json:"to"`
	Misere  *bool  `json:"misere,omitempty"`
	spoken
}

type periodQuestion struct {
	Ruleset string  `json:"ruleset"`
	To      *uint64 `json:"to,omitempty"`
	spoken
}

var (
	sequenceTool = tool{
		name:  "sequence",
		title: game.Text{En: "Nim-sequence", Zh: "SG 序列"},
		say: game.Text{
			En: "List the nimbers (Grundy values) of the heaps of a ruleset. Example: {\"ruleset\": \"kayles\", \"to\": 20}.",
			Zh: "列出一个规则各大小的堆的 SG 值。",
		},
	}
	periodTool = tool{
		name:  "period",
		title: game.Text{En: "Period of a nim-sequence", Zh: "SG 序列的周期"},
		say: game.Text{
			En: "Find the preperiod and period of the nim-sequence of a ruleset, and say whether a theorem proves it or it was only seen. Example: {\"ruleset\": \"octal(\\\"0.16\\\")\"}.",
			Zh: "求一个规则 SG 序列的前周期与周期，并说明是已有定理证明还是仅为观察。",
		},
	}

	farText      = game.Text{En: "to=%d is beyond %d, the largest heap of a nim-sequence", Zh: "to=%d 超过 SG 序列中堆的上限 %d"}
	backwardText = game.Text{En: "from=%d is beyond to=%d", Zh: "from=%d 大于 to=%d"}
	manyText     = game.Text{En: "this asks for more than %d nimbers, the limit", Zh: "所求的 SG 值超过上限 %d 个"}
	noHeapText   = game.Text{En: "to=0 leaves no heap to compute; write 1000 or so", Zh: "to=0 没有可计算的堆；请写 1000 之类"}
	fromText     = game.Text{En: "%[1]s, heaps from %[2]d on: %[3]s", Zh: "%[1]s，从大小为 %[2]d 的堆起：%[3]s"}
)

const (
	mostValues  = 10_000    // nimbers of an answer, which somebody is to read
	mostHeap    = 1 << 53   // beyond which plain numbers are not exact
	periodHeaps = 1_000_000 // how far a period is looked for when nobody says
)

func (s *Server) addSequences() {
	add(s, sequenceTool, s.sequence)
	add(s, periodTool, s.period)
}

func (s *Server) sequence(ctx context.Context, q sequenceQuestion, l game.Lang) (a explain.Sequence, words string, err error) {
	switch {
	case q.To > mostHeap:
		return a, "", game.Refuse(game.BadParameter, farText, q.To, uint64(mostHeap))
	case q.From > q.To:
		return a, "", game.Refuse(game.BadParameter, backwardText, q.From, q.To)
	case q.To-q.From >= mostValues:
		return a, "", game.Refuse(game.Limit, manyText, mostValues)
	}
	seq, err := s.limits.Sequence(q.Ruleset, q.Misere)
	if err != nil {
		return a, "", err
	}
	b := s.budget(ctx)
	defer func() { b.Release(b.Held()) }()
	a.Values = []uint64{}
	err = seq.Walk(ctx, int(q.From), int(q.To), b, func(_ int, nimbers []uint64) error {
		a.Values = append(a.Values, nimbers...)
		return nil
	})
	if err != nil && len(a.Values) == 0 {
		return a, "", err
	}
	a.SequenceHead = explain.SequenceHead{Ruleset: seq.Ruleset, Convention: seq.Convention.String(), From: int(q.From)}
	a.SequenceTail = explain.NewSequenceTail(seq.Warrant(), err, l)
	return a, saySequence(a, l), nil
}

// saySequence words a nim-sequence.
func saySequence(a explain.Sequence, l game.Lang) string {
	list := strings.ReplaceAll(strings.Trim(fmt.Sprint(a.Values), "[]"), " ", ", ")
	words := fromText.With(a.Ruleset, a.From, list).In(l) + "\n" + a.Warrant.Detail + "\n"
	if a.Error != nil {
		words += a.Error.Message + "\n"
	}
	return words
}

func (s *Server) period(ctx context.Context, q periodQuestion, l game.Lang) (a explain.Period, words string, err error) {
	to := uint64(periodHeaps)
	if q.To != nil {
		to = *q.To
	}
	switch {
	case to == 0:
		return a, "", game.Refuse(game.BadParameter, noHeapText)
	case to > mostHeap:
		return a, "", game.Refuse(game.BadParameter, farText, to, uint64(mostHeap))
	}
	seq, err := s.limits.Sequence(q.Ruleset, new(bool))
	if err != nil {
		return a, "", err
	}
	b := s.budget(ctx)
	defer func() { b.Release(b.Held()) }()
	law, err := seq.Law(ctx, int(to), b)
	if err != nil {
		return a, "", err
	}
	words = explain.PeriodText(seq.Ruleset, law, l)
	if law.Stopped != nil {
		words += game.AsError(law.Stopped).In(l) + "\n"
	}
	return explain.NewPeriod(seq.Ruleset, law), words, nil
}

// budget is what a nim-sequence may cost.
func (s *Server) budget(ctx context.Context) *game.Budget {
	b := s.limits.Budget()
	b.Report = progress(ctx)
	return b
}
