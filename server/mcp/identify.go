package mcp

import (
	"context"
	"fmt"
	"strings"

	"grundy/game"
	"grundy/identify"
)

type identifyQuestion struct {
	Values []uint64    `json:"values,omitempty"`
	Lost   bool        `json:"lost,omitempty"`
	Pairs  [][2]uint64 `json:"pairs,omitempty"`
	spoken
}

var (
	identifyTool = tool{
		name:  "identify",
		title: game.Text{En: "Identify a table", Zh: "识别数表"},
		say: game.Text{
			En: "Say which rulesets and patterns agree with a list of nimbers, with the lost heaps, or with the lost pairs of heaps. That they agree does not make them the same. Examples: {\"values\": [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]}, {\"values\": [2, 3, 5, 8, 13], \"lost\": true}, {\"pairs\": [[1, 2], [3, 5], [4, 7]]}.",
			Zh: "找出与一列 SG 值、一列必败堆或两堆必败局面相符的规则与规律；相符不等于相同。",
		},
	}
	agreesText  = game.Text{En: "%[1]s agrees with %[2]d of %[3]d terms", Zh: "%[1]s 与 %[3]d 项中的 %[2]d 项相符"}
	oddText     = game.Text{En: ", but has %[2]d as term %[1]d (from 0)", Zh: "，但它的第 %[1]d 项（从 0 数起）是 %[2]d"}
	shiftText   = game.Text{En: ", term 0 being its heap %d", Zh: "，第 0 项对应大小为 %d 的堆"}
	lateText    = game.Text{En: ", after %d terms that are 0", Zh: "，但前面多出 %d 个 0"}
	nextText    = game.Text{En: "; next %s", Zh: "；接下来是 %s"}
	noneText    = game.Text{En: "No ruleset and no pattern that was tried agrees with these %d terms.", Zh: "没有与这 %d 项相符的规则或规律。"}
	othersText  = game.Text{En: "%d more agree.", Zh: "另有 %d 个相符。"}
	fewText     = game.Text{En: "With so few terms, many rules agree by chance; give more.", Zh: "项数太少，许多规则只是碰巧相符；请多给一些。"}
	stoppedText = game.Text{En: "Not all rulesets were looked at: %s.", Zh: "未能比较全部规则：%s。"}
	seenText    = game.Text{En: "The terms show period %[1]d with saltus %[3]d from term %[2]d on, which is seen and not proved.", Zh: "各项从第 %[2]d 项起呈现周期 %[1]d、增量 %[3]d（仅为观察，未证明）。"}
)

func (s *Server) addIdentify() { add(s, identifyTool, s.identify) }

// identify looks for a table. Where it is ended early, what it has found stands with the
// reason.
func (s *Server) identify(ctx context.Context, q identifyQuestion, l game.Lang) (a identify.Listing, words string, err error) {
	r, err := s.limits.Identify(ctx, q.Values, q.Lost, q.Pairs, progress(ctx))
	if r == nil || err != nil && len(r.Candidates) == 0 {
		return a, "", err
	}
	a = r.Listing(l)
	return a, sayIdentified(a, l), nil
}

// sayIdentified words what agrees.
func sayIdentified(a identify.Listing, l game.Lang) string {
	var b strings.Builder
	for _, c := range a.Candidates {
		fmt.Fprintln(&b, sayCandidate(c, a.Terms, l))
	}
	if len(a.Candidates) == 0 {
		fmt.Fprintln(&b, noneText.With(a.Terms).In(l))
	}
	for _, c := range a.Near {
		fmt.Fprintln(&b, sayCandidate(c, a.Terms, l))
	}
	if a.More > 0 {
		fmt.Fprintln(&b, othersText.With(a.More).In(l))
	}
	if p := a.Period; p != nil {
		fmt.Fprintln(&b, seenText.With(p.Length, p.Preperiod, p.Saltus).In(l))
	}
	if a.Error != nil {
		fmt.Fprintln(&b, stoppedText.With(a.Error.Message).In(l))
	}
	if a.Few {
		fmt.Fprintln(&b, fewText.In(l))
	}
	return b.String()
}

// foretold is how many terms to come are in the words.
const foretold = 6

// sayCandidate words one that agrees.
func sayCandidate(c identify.Listed, terms int, l game.Lang) string {
	words := agreesText.With(c.Name, c.Agrees, terms).In(l)
	for _, o := range c.Odd {
		words += oddText.With(o.Term, o.Value).In(l)
	}
	switch {
	case c.Shift > 0:
		words += shiftText.With(c.Shift).In(l)
	case c.Shift < 0:
		words += lateText.With(-c.Shift).In(l)
	}
	var next []string
	for _, x := range c.Next {
		next = append(next, fmt.Sprint(x))
	}
	for _, p := range c.NextPairs {
		next = append(next, fmt.Sprintf("(%d, %d)", p[0], p[1]))
	}
	if next = next[:min(foretold, len(next))]; len(next) > 0 {
		words += nextText.With(strings.Join(next, ", ")).In(l)
	}
	if c.Rule != "" {
		words += ": " + c.Rule
	}
	return words
}
