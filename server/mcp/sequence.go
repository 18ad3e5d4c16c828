package mcp

import (
	"cmp"
	"context"
	"fmt"
	"strings"

	"grundy/explain"
	"grundy/game"
	"grundy/server/limits"
)

type sequenceQuestion struct {
	Ruleset string `json:"ruleset"`
	From    int    `json:"from,omitempty" minimum:"0" maximum:"9007199254740992"`
	To      int    `json:"to" minimum:"0" maximum:"9007199254740992"`
	Misere  *bool  `json:"misere,omitempty"`
	spoken
}

type periodQuestion struct {
	Ruleset string `json:"ruleset"`
	To      int    `json:"to,omitempty" minimum:"1" maximum:"9007199254740992"`
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

	fromText = game.Text{En: "%[1]s, heaps from %[2]d on: %[3]s", Zh: "%[1]s，从大小为 %[2]d 的堆起：%[3]s"}
)

// mostValues is how many nimbers an answer has, which somebody is to read.
const mostValues = 10_000

func (s *Server) addSequences() {
	add(s, sequenceTool, s.sequence)
	add(s, periodTool, s.period)
}

func (s *Server) sequence(ctx context.Context, q sequenceQuestion, l game.Lang) (a explain.Sequence, words string, err error) {
	a, err = s.limits.Nimbers(ctx, q.Ruleset, q.Misere, q.From, q.To, mostValues, progress(ctx), l)
	if len(a.Values) == 0 {
		return a, "", err
	}
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
	ruleset, law, err := s.limits.Law(ctx, q.Ruleset, cmp.Or(q.To, limits.PeriodHeaps), progress(ctx))
	if err != nil {
		return a, "", err
	}
	words = explain.PeriodText(ruleset, law, l)
	if law.Stopped != nil {
		words += game.AsError(law.Stopped).In(l) + "\n"
	}
	return explain.NewPeriod(ruleset, law), words, nil
}
