package explain

import (
	"fmt"
	"math/big"
	"strings"

	"grundy"
	"grundy/game"
)

var (
	wins = map[game.Outcome]game.Text{
		game.N: {En: "The first player wins (N).", Zh: "先手必胜（N）。"},
		game.P: {En: "The second player wins (P).", Zh: "后手必胜（P）。"},
		game.D: {En: "Nobody wins: a draw (D).", Zh: "平局（D）。"},
	}
	misereMark = game.Text{En: "%s, misère play", Zh: "%s，反常规则"}
	headLine   = game.Text{En: "%v %v", Zh: "%v%v"}
	nimberLine = game.Text{En: "Nimber %v.", Zh: "SG 值为 %v。"}
	valueLine  = game.Text{En: "Value %v.", Zh: "值为 %v。"}
	drawLine   = game.Text{En: "Moves that keep the draw:", Zh: "保持平局的走法："}
	someDraw   = game.Text{En: "Some of the moves that keep the draw:", Zh: "部分保持平局的走法："}
	farLine    = game.Text{En: "%s (remoteness %d)", Zh: "%s（距离 %d）"}
	movesLine  = game.Text{En: "%v winning moves:", Zh: "必胜走法共 %v 种："}
	moveLine   = game.Text{En: "One winning move:", Zh: "唯一的必胜走法："}
	noMoves    = game.Text{En: "No winning move.", Zh: "没有必胜走法。"}
	unlisted   = game.Text{En: "The winning moves could not be listed: %v.", Zh: "未能列出必胜走法：%v。"}
	someListed = game.Text{En: "Some winning moves; they could not all be listed: %v.", Zh: "部分必胜走法，未能全部列出：%v。"}
	listedLine = game.Text{En: "The first %[1]d of %[2]v winning moves:", Zh: "必胜走法共 %[2]v 种，前 %[1]d 种为："}
	firstLine  = game.Text{En: "The first of %v winning moves:", Zh: "必胜走法共 %v 种，第一种为："}
	rests      = map[grundy.By]game.Text{
		grundy.ByTheorem:  {En: "By theorem [%[1]v]: %[2]v.", Zh: "依据定理 [%[1]v]：%[2]v。"},
		grundy.ByPeriod:   {En: "%[2]v.", Zh: "%[2]v。"},
		grundy.ByComputed: {En: "%[2]v.", Zh: "%[2]v。"},
		grundy.BySearch:   {En: "%[2]v.", Zh: "%[2]v。"},
		grundy.BySum:      {En: "By theorem [%[1]v]: %[2]v.", Zh: "依据定理 [%[1]v]：%[2]v。"},
	}
	// With the reason below, whose steps hold the claim, the line is short.
	restsShort = map[grundy.By]game.Text{
		grundy.ByTheorem:  {En: "By theorem [%v].", Zh: "依据定理 [%v]。"},
		grundy.ByPeriod:   {En: "By a period that has been proved.", Zh: "依据已证明的周期。"},
		grundy.ByComputed: {En: "Computed from the definition.", Zh: "按定义计算得出。"},
		grundy.BySearch:   {En: "Searched from the definition.", Zh: "按定义搜索得出。"},
		grundy.BySum:      {En: "By theorem [%v].", Zh: "依据定理 [%v]。"},
	}
	ownProof = game.Text{En: "proved here", Zh: "本项目证明"}
	whyLine  = game.Text{En: "Why", Zh: "理由"}
)

// Text renders a result for a terminal, with the steps of the reason if why is
// set. It ends with a line break.
func Text(r *grundy.Result, l game.Lang, why bool) string {
	var b strings.Builder
	head := r.Sum.String()
	if r.Convention == game.Misere {
		head = misereMark.With(head).In(l)
	}
	fmt.Fprintf(&b, "%s\n%s\n", head, headLine.With(wins[r.Outcome].With(), nimberSentence(r, l)).In(l))
	writeMoves(&b, r, l)
	fmt.Fprintln(&b, warrantSentence(r.Warrant, l, why))
	if why {
		writeReason(&b, r, l)
	}
	return b.String()
}

// nimberSentence is the nimber, or the note on why there is none.
func nimberSentence(r *grundy.Result, l game.Lang) string {
	if r.Infinite != nil {
		return valueLine.With(r.Infinite).In(l)
	}
	if r.Nimber != nil {
		return nimberLine.With(r.Nimber).In(l)
	}
	return sentence(r.NimberNote, l)
}

// Source is a key of data in words: the word for a proof of our own is a key too.
func Source(key string, l game.Lang) string {
	return strings.ReplaceAll(key, ownProof.En, ownProof.In(l))
}

// warrantSentence says what the answer rests on, without the claim where a
// reason follows.
func warrantSentence(w grundy.Warrant, l game.Lang, why bool) string {
	source := Source(w.Source, l)
	if !why {
		return sentence(rests[w.By].With(source, w.Detail), l)
	}
	if w.Source == "" {
		return restsShort[w.By].In(l)
	}
	return restsShort[w.By].With(source).In(l)
}

func writeMoves(b *strings.Builder, r *grundy.Result, l game.Lang) {
	n := len(r.Winning)
	head := movesLine.With(r.Count)
	switch {
	case r.Count == nil && n == 0:
		head = unlisted.With(r.CountNote)
	case r.Count == nil:
		head = someListed.With(r.CountNote)
	case r.Count.Sign() == 0:
		head = noMoves.With()
	case r.Complete && n == 1:
		head = moveLine.With()
	case !r.Complete && n == 1:
		head = firstLine.With(r.Count)
	case !r.Complete:
		head = listedLine.With(n, r.Count)
	}
	fmt.Fprintln(b, head.In(l))
	writeList(b, r, r.Winning, l)
	if !r.RemotenessNote.IsZero() {
		fmt.Fprintln(b, sentence(r.RemotenessNote, l))
	}
	if len(r.Drawing) > 0 {
		head = drawLine.With()
		if !r.Complete {
			head = someDraw.With()
		}
		fmt.Fprintln(b, head.In(l))
		writeList(b, r, r.Drawing, l)
	}
}

func writeList(b *strings.Builder, r *grundy.Result, moves []grundy.Move, l game.Lang) {
	for _, m := range moves {
		line := fmt.Sprintf("%s → %s", inComponent(r, m).In(l), r.After(m))
		if m.Remoteness != nil {
			line = farLine.With(line, *m.Remoteness).In(l)
		}
		fmt.Fprintf(b, "  %s\n", line)
	}
}

func writeReason(b *strings.Builder, r *grundy.Result, l game.Lang) {
	fmt.Fprintf(b, "\n%s\n", whyLine.In(l))
	for i, s := range Reason(r) {
		fmt.Fprintf(b, "%d. %s\n", i+1, sentence(s.Phrase, l))
		if s.Figure == nil {
			continue
		}
		if draw := drawers[s.Figure.Kind]; draw != nil {
			for _, line := range draw(s.Figure, l) {
				fmt.Fprintf(b, "     %s\n", line)
			}
		}
	}
}

// drawers draw the figures that say more than their sentence does.
var drawers = map[string]func(*game.Figure, game.Lang) []string{
	"columns": columns,
	"replies": pairs,
	"graph":   graph,
}

// widest is the most binary columns that fit on a terminal.
const widest = 64

// columns writes the rows in binary under each other, the last one below a rule.
func columns(f *game.Figure, l game.Lang) []string {
	width, label := 1, 0
	for i, row := range f.Rows {
		width = max(width, row[0].BitLen())
		label = max(label, wide(f.Labels[i].In(l)))
	}
	if width > widest {
		return nil
	}
	var out []string
	for i, row := range f.Rows {
		if i == len(f.Rows)-1 {
			out = append(out, strings.Repeat("─", label+2+width+2+len(row[0].String())))
		}
		name := f.Labels[i].In(l)
		out = append(out, name+strings.Repeat(" ", label-wide(name))+"  "+binary(row[0], width)+"  "+row[0].String())
	}
	return out
}

func binary(n *big.Int, width int) string {
	s := n.Text(2)
	return strings.Repeat("0", width-len(s)) + s
}

// wide is the width of s in columns of a terminal: Chinese takes two each.
func wide(s string) int {
	n := 0
	for _, c := range s {
		if n++; c >= 0x2e80 {
			n++
		}
	}
	return n
}

// pairs writes move → answer.
func pairs(f *game.Figure, l game.Lang) []string {
	var out []string
	for i := 0; i+1 < len(f.Labels); i += 2 {
		out = append(out, f.Labels[i].In(l)+" → "+f.Labels[i+1].In(l))
	}
	return out
}
