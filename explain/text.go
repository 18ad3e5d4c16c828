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
	}
	misereMark = game.Text{En: "%s, misère play", Zh: "%s，反常规则"}
	nimberLine = game.Text{En: "Nimber %v.", Zh: "SG 值为 %v。"}
	noNimber   = game.Text{En: "No nimber: %v.", Zh: "没有 SG 值：%v。"}
	movesLine  = game.Text{En: "%v winning moves:", Zh: "必胜走法共 %v 种："}
	moveLine   = game.Text{En: "One winning move:", Zh: "唯一的必胜走法："}
	noMoves    = game.Text{En: "No winning move.", Zh: "没有必胜走法。"}
	unknown    = game.Text{En: "Winning moves, not all: %v.", Zh: "部分必胜走法：%v。"}
	listedLine = game.Text{En: "The first %[1]d of %[2]v winning moves:", Zh: "必胜走法共 %[2]v 种，前 %[1]d 种为："}
	rests      = map[grundy.By]game.Text{
		grundy.ByTheorem:  {En: "By theorem [%[1]v]: %[2]v.", Zh: "依据定理 [%[1]v]：%[2]v。"},
		grundy.ByPeriod:   {En: "%[2]v.", Zh: "%[2]v。"},
		grundy.ByComputed: {En: "%[2]v.", Zh: "%[2]v。"},
		grundy.BySum:      {En: "By theorem [%[1]v]: %[2]v.", Zh: "依据定理 [%[1]v]：%[2]v。"},
	}
	whyLine = game.Text{En: "Why", Zh: "理由"}
)

// Text renders a result for a terminal, with the steps of the reason if why is
// set. It ends with a line break.
func Text(r *grundy.Result, l game.Lang, why bool) string {
	var b strings.Builder
	head := r.Sum.String()
	if r.Convention == game.Misere {
		head = misereMark.With(head).In(l)
	}
	fmt.Fprintf(&b, "%s\n%s %s\n", head, wins[r.Outcome].In(l), nimberText(r).In(l))
	writeMoves(&b, r, l)
	fmt.Fprintln(&b, sentence(rests[r.Warrant.By].With(r.Warrant.Source, r.Warrant.Detail), l))
	if why {
		writeReason(&b, r, l)
	}
	return b.String()
}

func nimberText(r *grundy.Result) game.Phrase {
	if r.Nimber != nil {
		return nimberLine.With(r.Nimber)
	}
	return noNimber.With(r.NimberNote)
}

func writeMoves(b *strings.Builder, r *grundy.Result, l game.Lang) {
	n := len(r.Winning)
	head := movesLine.With(r.Count)
	switch {
	case r.Count == nil:
		head = unknown.With(r.CountNote)
	case r.Count.Sign() == 0:
		head = noMoves.With()
	case r.Complete && n == 1:
		head = moveLine.With()
	case !r.Complete:
		head = listedLine.With(n, r.Count)
	}
	fmt.Fprintln(b, head.In(l))
	for _, m := range r.Winning {
		fmt.Fprintf(b, "  %s → %s\n", inComponent(r, m).In(l), r.After(m))
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
