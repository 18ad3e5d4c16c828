package explain

import (
	"fmt"
	"strings"

	"grundy"
	"grundy/game"
)

// Period is the wire form of the law of a nim-sequence: g(n + period) = g(n) +
// saltus for all n from preperiod on. Period is null when none was found. Checked_to,
// the last heap whose nimber was compared, is null when a formula needs none, and
// with max_nimber when no heap was computed.
type Period struct {
	Ruleset       string  `json:"ruleset"`
	Preperiod     *int    `json:"preperiod"`
	Period        *int    `json:"period"`
	Saltus        *int    `json:"saltus"`
	LastException *int    `json:"last_exception"`
	Proved        bool    `json:"proved"`
	Method        string  `json:"method,omitempty"`
	Source        string  `json:"source,omitempty"`
	CheckedTo     *int    `json:"checked_to"`
	MaxNimber     *uint64 `json:"max_nimber"`
	MaxFirst      *int    `json:"max_first"`
}

// NewPeriod renders a law. A law that was only seen carries no method.
func NewPeriod(ruleset string, l game.Law) Period {
	out := Period{Ruleset: ruleset, Proved: l.Proved()}
	if l.Checked > 0 || l.Found() {
		out.MaxNimber, out.MaxFirst = &l.Most, &l.First
	}
	if l.Checked > 0 {
		top := l.Checked - 1
		out.CheckedTo = &top
	}
	if l.Found() {
		last := l.Preperiod - 1
		out.Preperiod, out.Period, out.Saltus, out.LastException = &l.Preperiod, &l.Period, &l.Saltus, &last
	}
	if l.Proved() {
		out.Method, out.Source = l.Method, l.Proof.Source
	}
	return out
}

var (
	provedLine  = game.Text{En: "period %[1]d from heap %[2]d on, proved", Zh: "从大小 %[2]d 起周期为 %[1]d，已证明"}
	seenLine    = game.Text{En: "period %[1]d from heap %[2]d on, seen and not proved", Zh: "从大小 %[2]d 起周期为 %[1]d，仅为观察，未经证明"}
	saltusLine  = game.Text{En: "in each period the nimbers grow by %d", Zh: "每过一个周期，SG 值增加 %d"}
	noLine      = game.Text{En: "no period was found among the heaps up to %d", Zh: "在大小不超过 %d 的堆中未发现周期"}
	lastLine    = game.Text{En: "last exception %d", Zh: "最后的例外：%d"}
	noneLine    = game.Text{En: "no exception", Zh: "没有例外"}
	mostLine    = game.Text{En: "largest nimber %d, first at heap %d", Zh: "最大 SG 值为 %d，首次出现在大小为 %d 的堆"}
	mostSoFar   = game.Text{En: "largest nimber up to heap %[3]d: %[1]d, first at heap %[2]d", Zh: "大小不超过 %[3]d 的堆中，最大 SG 值为 %[1]d，首次出现在大小为 %[2]d 的堆"}
	proofLine   = game.Text{En: "proof: %v [%s], with the nimbers of the heaps up to %d", Zh: "证明：%v [%s]，用到大小不超过 %d 的堆的 SG 值"}
	formulaLine = game.Text{En: "proof: %v [%s]", Zh: "证明：%v [%s]"}
	emptyLine   = game.Text{En: "no heap was computed, so no period was looked for", Zh: "没有计算任何堆，因此未寻找周期"}
	seenTo      = game.Text{En: "nimbers computed up to heap %d", Zh: "已计算到大小为 %d 的堆"}
)

// PeriodText says a law in words, one fact a line.
func PeriodText(ruleset string, l game.Law, lang game.Lang) string {
	var b strings.Builder
	line := func(t game.Text, args ...any) { fmt.Fprintln(&b, t.With(args...).In(lang)) }
	fmt.Fprintf(&b, "%s\n", ruleset)
	top := l.Checked - 1
	switch {
	case !l.Found() && l.Checked == 0:
		line(emptyLine)
		return b.String()
	case !l.Found():
		line(noLine, top)
		line(mostSoFar, l.Most, l.First, top)
		return b.String()
	case l.Proved():
		line(provedLine, l.Period, l.Preperiod)
	default:
		line(seenLine, l.Period, l.Preperiod)
	}
	if l.Saltus != 0 {
		line(saltusLine, l.Saltus)
	}
	if l.Preperiod > 0 {
		line(lastLine, l.Preperiod-1)
	} else {
		line(noneLine)
	}
	switch {
	case l.Proved() && l.Saltus == 0:
		line(mostLine, l.Most, l.First)
	case l.Checked > 0:
		line(mostSoFar, l.Most, l.First, top)
	}
	switch {
	case !l.Proved():
		line(seenTo, top)
	case l.Checked > 0:
		line(proofLine, l.Proof.Claim.With(), Source(l.Proof.Source, lang), top)
	default:
		line(formulaLine, l.Proof.Claim.With(), Source(l.Proof.Source, lang))
	}
	return b.String()
}

// SequenceHead stands in a nim-sequence before its values, which are plain
// numbers in a member "values" of the same object.
type SequenceHead struct {
	Ruleset    string `json:"ruleset"`
	Convention string `json:"convention"`
	From       int    `json:"from"`
}

// SequenceTail stands behind the values.
type SequenceTail struct {
	Complete bool    `json:"complete"`
	Warrant  Warrant `json:"warrant"`
	Error    *Error  `json:"error,omitempty"`
}

// NewSequenceTail renders what the values rest on and what cut the sequence short;
// nil when nothing did.
func NewSequenceTail(w grundy.Warrant, cut error, l game.Lang) SequenceTail {
	out := SequenceTail{Complete: cut == nil, Warrant: newWarrant(w, l)}
	if cut != nil {
		e := NewError(cut, l)
		out.Error = &e
	}
	return out
}

// Sequence is a nim-sequence whole.
type Sequence struct {
	SequenceHead
	Values []uint64 `json:"values"`
	SequenceTail
}
