package explain

import (
	"math/big"

	"grundy"
	"grundy/game"
	"grundy/nimber"
)

// Bounds on what a reason goes through one by one.
const (
	shownParts = 16
	shownMoves = 10
)

// Reason gives the steps that justify the result: what decides, with the
// figures of this position, and then why each winning move wins or, for a lost
// position, how any move is answered.
func Reason(r *grundy.Result) []game.Step {
	if steps := explained(r); len(steps) > 0 {
		return append(steps, examples(r)...)
	}
	steps := deciding(r)
	if r.Outcome == game.N {
		return append(steps, winning(r)...)
	}
	return append(steps, replies(r)...)
}

// explained asks a lone position that was decided by itself for its own words,
// which cover the winning moves or the answers too.
func explained(r *grundy.Result) []game.Step {
	if len(r.Sum) != 1 || len(r.Parts) > 0 {
		return nil
	}
	if e, ok := r.Sum[0].(game.Explainer); ok {
		return e.Reason(r.Convention)
	}
	return nil
}

// deciding says what the outcome rests on.
func deciding(r *grundy.Result) []game.Step {
	if len(r.Sum) == 0 {
		return []game.Step{game.Say(emptyText[r.Convention])}
	}
	if len(r.Parts) == 0 {
		return append([]game.Step{{Phrase: r.Warrant.Detail}}, mexStep(r.Components[0])...)
	}
	var steps []game.Step
	for i, c := range r.Components {
		if i == shownParts {
			steps = append(steps, game.Say(moreComponents, len(r.Components)-i))
			break
		}
		steps = append(steps, valueSteps(r, c)...)
	}
	return append(steps, sumStep(r))
}

// valueSteps say where the nimber of a component comes from.
func valueSteps(r *grundy.Result, c grundy.Component) []game.Step {
	var steps []game.Step
	if e, ok := c.Position.(game.ValueExplainer); ok {
		steps = e.ValueReason()
	}
	if len(steps) == 0 {
		steps = []game.Step{{Phrase: c.Warrant.Detail}}
	}
	if len(r.Components) > 1 {
		steps[0].Phrase = ofComponent.With(c.Position, steps[0].Phrase)
	}
	return append(steps, mexStep(c)...)
}

// mexStep shows the nimbers of the options of a computed position.
func mexStep(c grundy.Component) []game.Step {
	if c.Options == nil || c.Nimber == nil {
		return nil
	}
	fig := &game.Figure{Kind: "mex", Rows: [][]*big.Int{c.Options}, Mark: []int{int(c.Nimber.Int64())}}
	shown := c.Options[:min(len(c.Options), int(c.Nimber.Int64())+shownParts)]
	fig.Rows[0] = shown
	return []game.Step{{Phrase: mexText.With(c.Position, game.Numbers(shown), c.Nimber), Figure: fig}}
}

// sumStep draws the conclusion from the nim-sum of the parts.
func sumStep(r *grundy.Result) game.Step {
	total, bigs := new(big.Int), 0
	fig := &game.Figure{Kind: "columns"}
	for _, p := range r.Parts {
		total = nimber.Sum(total, p.Nimber)
		if p.Nimber.BitLen() > 1 {
			bigs++
		}
	}
	var nimbers game.Numbers
	for i, p := range r.Parts[:min(len(r.Parts), shownParts)] {
		nimbers = append(nimbers, p.Nimber)
		fig.Rows = append(fig.Rows, []*big.Int{p.Nimber})
		fig.Labels = append(fig.Labels, partWord(r, i))
		if movable(r, p.Nimber, total) {
			fig.Mark = append(fig.Mark, i)
		}
	}
	fig.Rows = append(fig.Rows, []*big.Int{total})
	fig.Labels = append(fig.Labels, nimSumWord.With())
	if hidden := len(r.Parts) - shownParts; hidden > 0 || len(r.Parts) < 2 {
		fig = nil
	}
	return game.Step{Phrase: verdict(r, nimbers, total, bigs), Figure: fig}
}

// movable reports whether lowering a part of nimber g can make the nim-sum 0.
func movable(r *grundy.Result, g, total *big.Int) bool {
	return r.Outcome == game.N && nimber.Sum(g, total).Cmp(g) < 0
}

func verdict(r *grundy.Result, nimbers game.Numbers, total *big.Int, bigs int) game.Phrase {
	sum := one.With(total)
	if len(r.Parts) > 1 {
		sum = xorPhrase(nimbers, len(r.Parts)-len(nimbers), total)
	}
	switch {
	case r.Convention == game.Normal && len(r.Parts) == 1:
		return aloneVerdict[r.Outcome].With(sum)
	case r.Convention == game.Normal:
		return normalVerdict[r.Outcome].With(sum)
	case len(r.Parts) == 1:
		return misereAloneVerdict[bigs > 0].With(sum)
	case bigs > 0:
		return firmVerdict[r.Outcome].With(sum)
	}
	return fickleVerdict[r.Outcome].With(sum)
}

// winning says why each of the first winning moves wins.
func winning(r *grundy.Result) []game.Step {
	if stuck(r.Sum) {
		return []game.Step{game.Say(emptyText[r.Convention])}
	}
	var steps []game.Step
	for _, m := range r.Winning[:min(len(r.Winning), shownMoves)] {
		i := partOf(r, m)
		if len(r.Parts) == 0 || r.Convention == game.Misere || i < 0 {
			steps = append(steps, game.Say(moveWins[r.Convention], m.Say, r.After(m)))
			continue
		}
		g := r.Parts[i].Nimber
		target := nimber.Sum(g, r.Nimber)
		if len(r.Parts) == 1 {
			steps = append(steps, game.Say(toZero, m.Say))
		} else {
			steps = append(steps, game.Say(toTarget, partWord(r, i), g, r.Nimber, target, m.Say))
		}
	}
	if r.Count != nil && r.Count.Cmp(big.NewInt(int64(len(steps)))) > 0 {
		steps = append(steps, game.Say(moreMoves, r.Count))
	}
	return steps
}

// partOf finds the part that a move is made in: the parts of a component stand
// in the order of the numbers in At.
func partOf(r *grundy.Result, m grundy.Move) int {
	first, n := -1, 0
	for i, p := range r.Parts {
		if p.Component == m.Component {
			if first < 0 {
				first = i
			}
			n++
		}
	}
	switch {
	case n == 1:
		return first
	case n > 1 && len(m.At) > 0 && m.At[0] < n:
		return first + m.At[0]
	}
	return -1
}

// partWord names a part: by its heap number, or by its notation in a sum.
func partWord(r *grundy.Result, i int) game.Phrase {
	if len(r.Sum) == 1 {
		return heapWord.With(i + 1)
	}
	return plain.With(r.Parts[i].Position)
}

// replies shows how moves of a lost position are answered.
func replies(r *grundy.Result) []game.Step {
	if len(r.Sum) == 0 {
		return nil
	}
	if stuck(r.Sum) {
		return []game.Step{game.Say(stuckText)}
	}
	general := lostText
	switch {
	case r.Convention == game.Misere:
	case len(r.Parts) == 1:
		general = lostAloneText
	case len(r.Parts) > 1:
		general = lostSumText
	}
	return append([]game.Step{game.Say(general)}, examples(r)...)
}

// examples are moves of a lost position with their answers, as a figure.
func examples(r *grundy.Result) []game.Step {
	if len(r.Replies) == 0 {
		return nil
	}
	fig := &game.Figure{Kind: "replies"}
	for _, p := range r.Replies {
		fig.Labels = append(fig.Labels, inComponent(r, p.Move), inComponent(r, p.Answer))
	}
	return []game.Step{{Phrase: repliesText.With(), Figure: fig}}
}

// inComponent says a move, and in a sum which component it is in.
func inComponent(r *grundy.Result, m grundy.Move) game.Phrase {
	if len(r.Sum) == 1 {
		return m.Say
	}
	return inText.With(m.Component+1, m.Say)
}

func stuck(s game.Sum) bool {
	for _, p := range s {
		for range p.Moves() {
			return false
		}
	}
	return true
}
