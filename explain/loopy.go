package explain

import (
	"fmt"
	"math/big"
	"strings"

	"grundy"
	"grundy/game"
)

// The reasons of games in which play can come back to an earlier position.

var (
	partValue  = game.Text{En: "The value of %v is %v.", Zh: "%v的值为 %v。"}
	valueSum   = game.Text{En: "%v = %v", Zh: "%v = %v"}
	moreValues = game.Text{En: "%v + … = %v (%d values in all)", Zh: "%v + … = %v（共 %d 项）"}

	finiteVerdict = map[game.Outcome]game.Text{
		game.N: {En: "The value is the nimber %v. The mover loses exactly when it is 0, so here the first player wins, by moving to value 0.", Zh: "值为 SG 值 %v。当且仅当它为 0 时先手必败，因此这里先手必胜，只需走到值为 0 的局面。"},
		game.P: {En: "The value is the nimber %v. The mover loses exactly when it is 0, so here the second player wins: every move can be answered by one that brings the value back to 0 and the end nearer.", Zh: "值为 SG 值 %v。当且仅当它为 0 时先手必败，因此这里后手必胜：无论怎么走，对手都能使值恢复为 0，并更接近终局。"},
	}
	infiniteVerdict = map[game.Outcome]game.Text{
		game.N: {En: "The value is %v, which holds 0, so the first player wins, by moving to value 0.", Zh: "值为 %v，其中含 0，所以先手必胜，只需走到值为 0 的局面。"},
		game.D: {En: "The value is %v, which does not hold 0: no move wins, and some move keeps the opponent from winning, so the game is a draw.", Zh: "值为 %v，其中不含 0：没有必胜的走法，但有走法使对手也不能获胜，所以是平局。"},
	}
	toLoopyZero  = game.Text{En: "%v: this leaves value 0, lost for the opponent.", Zh: "%v：留下值为 0 的局面，对手必败。"}
	nearer       = game.Text{En: "Winning moves alone could go round in circles. The remoteness counts the moves that are left after a move when the winner hastens and the loser delays; a move of the least remoteness, again and again, comes to the end.", Zh: "只看必胜与否可能原地打转。距离是走后剩余的步数（胜方求快，负方拖延）；每次都选距离最小的走法，就能走到终局。"}
	keepsDraw    = game.Text{En: "%v: the opponent does not win from there.", Zh: "%v：此后对手不能获胜。"}
	graphText    = game.Text{En: "The game graph, with the outcome and the value of every vertex:", Zh: "博弈图，标出每个顶点的胜负与值："}
	outcomeGraph = game.Text{En: "The game graph, with the outcome of every vertex:", Zh: "博弈图，标出每个顶点的胜负："}
)

// value writes a nimber or an infinite value.
func value(n *big.Int, v *grundy.Infinite) string {
	if v != nil {
		return v.String()
	}
	if n == nil {
		return "-"
	}
	return n.String()
}

// loopySteps explain a result of a game in which play can come back.
func loopySteps(r *grundy.Result) []game.Step {
	steps := []game.Step{{Phrase: r.Warrant.Detail}}
	if r.Convention == game.Misere {
		steps = append(steps, game.Say(decidedText[r.Outcome]))
	} else {
		steps = append(steps, partValues(r)...)
		if r.Infinite != nil {
			steps = append(steps, game.Say(infiniteVerdict[r.Outcome], r.Infinite))
		} else {
			steps = append(steps, game.Say(finiteVerdict[r.Outcome], r.Nimber))
		}
	}
	switch r.Outcome {
	case game.P:
		return append(steps, examples(r)...)
	case game.D:
		for _, m := range r.Drawing[:min(len(r.Drawing), shownMoves)] {
			steps = append(steps, game.Say(keepsDraw, inComponent(r, m)))
		}
		return steps
	}
	for _, m := range r.Winning[:min(len(r.Winning), shownMoves)] {
		if r.Convention == game.Misere {
			steps = append(steps, game.Say(moveWins[r.Convention], inComponent(r, m), r.After(m)))
		} else {
			steps = append(steps, game.Say(toLoopyZero, inComponent(r, m)))
		}
	}
	return append(append(steps, further(r)...), game.Say(nearer))
}

// partValues are the values of several parts and their sum.
func partValues(r *grundy.Result) []game.Step {
	if len(r.Parts) < 2 {
		return nil
	}
	var steps []game.Step
	var terms []string
	w := weigh(r)
	for i, p := range r.Parts[:min(len(r.Parts), shownParts)] {
		v := value(p.Nimber, p.Infinite)
		steps = append(steps, game.Say(partValue, w.label(i), v))
		terms = append(terms, v)
	}
	sum, total := strings.Join(terms, " + "), value(r.Nimber, r.Infinite)
	if len(terms) < len(r.Parts) {
		return append(steps, game.Say(moreValues, sum, total, len(r.Parts)))
	}
	return append(steps, game.Say(valueSum, sum, total))
}

// graphStep draws the game graph where the result has it.
func graphStep(r *grundy.Result) []game.Step {
	if r.Graph == nil || len(r.Graph.Vertices) == 0 {
		return nil
	}
	fig := &game.Figure{Kind: "graph"}
	for i, v := range r.Graph.Vertices {
		fig.Labels = append(fig.Labels, plain.With(v.Name), plain.With(v.Outcome.String()), plain.With(value(v.Nimber, v.Infinite)))
		if v.Token {
			fig.Mark = append(fig.Mark, i)
		}
	}
	for _, e := range r.Graph.Edges {
		fig.Rows = append(fig.Rows, []*big.Int{big.NewInt(int64(e[0])), big.NewInt(int64(e[1]))})
	}
	text := graphText
	if r.Convention == game.Misere {
		text = outcomeGraph
	}
	return []game.Step{{Phrase: text.With(), Figure: fig}}
}

// graph writes a vertex a line with its options; a star stands before a token.
func graph(f *game.Figure, l game.Lang) []string {
	options := map[int64][]string{}
	for _, row := range f.Rows {
		from, to := row[0].Int64(), row[1].Int64()
		options[from] = append(options[from], f.Labels[3*to].In(l))
	}
	var out []string
	for i := 0; 3*i < len(f.Labels); i++ {
		mark := " "
		for _, m := range f.Mark {
			if m == i {
				mark = "*"
			}
		}
		line := fmt.Sprintf("%s %s: %s", mark, f.Labels[3*i].In(l), f.Labels[3*i+1].In(l))
		if v := f.Labels[3*i+2].In(l); v != "-" {
			line += ", " + v
		}
		if to := options[int64(i)]; to != nil {
			line += " → " + strings.Join(to, ", ")
		}
		out = append(out, line)
	}
	return out
}
