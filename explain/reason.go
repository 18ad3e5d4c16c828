package explain

import (
	"math/big"
	"slices"

	"grundy"
	"grundy/game"
)

// Bounds on what a reason goes through one by one.
const (
	shownParts   = 16
	shownMoves   = 10
	shownOptions = 16
)

// Reason gives the steps that justify the result: what decides, with the
// figures of this position, and then why each winning move wins or, for a lost
// position, how any move is answered. No step stands twice.
func Reason(r *grundy.Result) []game.Step {
	steps := explained(r)
	switch {
	case len(steps) > 0:
		steps = append(append(steps, mexStep(r.Components[0])...), examples(r)...)
	case stuck(r.Sum):
		steps = []game.Step{game.Say(stuckText[r.Convention])}
	case r.Loopy:
		steps = loopySteps(r)
	case len(r.Parts) == 0:
		steps = decided(r)
	default:
		steps = weigh(r).steps()
	}
	return bounded(distinct(append(steps, graphStep(r)...)))
}

// mostText bounds the bytes of a reason where it is printed, as the list of moves
// is bounded: numbers of 10^5 digits stand in many of its places.
const mostText = 1 << 20

// bounded keeps the first steps that fit, and says that there are more.
func bounded(steps []game.Step) []game.Step {
	if brief(steps) {
		return steps
	}
	text := 0
	for i, s := range steps {
		if text += printed(s); text > mostText {
			return append(steps[:i:i], game.Say(restText))
		}
	}
	return steps
}

// brief reports whether steps have so few figures, and those so short, that they cannot
// come near the bound; to print them all to know it takes longer than to answer.
func brief(steps []game.Step) bool {
	left := 1_000 // figures, of at most 200 bytes or so each, and few stand twice
	for _, s := range steps {
		if !light(s.Phrase, &left) {
			return false
		}
		if s.Figure == nil {
			continue
		}
		for _, p := range s.Figure.Labels {
			if !light(p, &left) {
				return false
			}
		}
		for _, row := range s.Figure.Rows {
			if !light(game.Numbers(row), &left) {
				return false
			}
		}
	}
	return true
}

// light takes the figures of an argument from those left, and reports whether they are
// enough and none is long.
func light(arg any, left *int) bool {
	*left--
	const long = 200
	switch a := arg.(type) {
	case game.Phrase:
		for _, b := range a.Args {
			if !light(b, left) {
				return false
			}
		}
	case game.Numbers:
		for _, n := range a {
			if !light(n, left) {
				return false
			}
		}
	case nimSum:
		return light(game.Numbers(a), left)
	case *big.Int:
		return *left >= 0 && a.BitLen() <= long
	case string:
		return *left >= 0 && len(a) <= long
	case int:
	default:
		return false
	}
	return *left >= 0
}

// printed bounds the bytes of a step in JSON, in either language.
func printed(s game.Step) int {
	const (
		names    = 100 // of the members of the wire form
		perDigit = 3   // bits, and a little more
	)
	size := names + max(len(s.In(game.En)), len(s.In(game.Zh)))
	if s.Figure == nil {
		return size
	}
	for _, l := range s.Figure.Labels {
		size += 3 + max(len(l.In(game.En)), len(l.In(game.Zh)))
	}
	for _, row := range s.Figure.Rows {
		for _, n := range row {
			size += 6 + n.BitLen()/perDigit
		}
	}
	return size
}

// distinct drops every step whose words have been said: equal heaps have the
// same reason.
func distinct(steps []game.Step) []game.Step {
	said := map[string]bool{}
	return slices.DeleteFunc(steps, func(s game.Step) bool {
		words := sentence(s.Phrase, game.En)
		again := said[words]
		said[words] = true
		return again
	})
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

// stuck reports whether no component has a move.
func stuck(s game.Sum) bool {
	for _, p := range s {
		for range p.Moves() {
			return false
		}
	}
	return true
}

// decided explains a position whose outcome was found as a whole: by a theorem
// without words of its own, or by going through its options.
func decided(r *grundy.Result) []game.Step {
	steps := []game.Step{{Phrase: r.Warrant.Detail}}
	if len(r.Sum) == 1 {
		steps = append(steps, mexStep(r.Components[0])...)
	}
	steps = append(steps, game.Say(decidedText[r.Outcome]))
	if r.Outcome == game.P {
		return append(steps, examples(r)...)
	}
	for _, m := range r.Winning[:min(len(r.Winning), shownMoves)] {
		steps = append(steps, game.Say(moveWins[r.Convention], inComponent(r, m), r.After(m)))
	}
	return append(steps, further(r)...)
}

// further says how many winning moves there are when a reason has not gone
// through them all.
func further(r *grundy.Result) []game.Step {
	shown := big.NewInt(int64(min(len(r.Winning), shownMoves)))
	if r.Count == nil || r.Count.Cmp(shown) <= 0 {
		return nil
	}
	return []game.Step{game.Say(moreMoves, r.Count)}
}

// examples are moves of a lost position with their answers, or all of them, as a figure.
func examples(r *grundy.Result) []game.Step {
	if len(r.Replies) == 0 {
		return nil
	}
	fig := &game.Figure{Kind: "replies"}
	for _, p := range r.Replies {
		fig.Labels = append(fig.Labels, inComponent(r, p.Move), inComponent(r, p.Answer))
	}
	says := repliesText
	if r.EveryReply {
		says = everyText
	}
	return []game.Step{{Phrase: says.With(), Figure: fig}}
}

// inComponent says a move, and in a sum which component it is in.
func inComponent(r *grundy.Result, m grundy.Move) game.Phrase {
	return inSum(r, m.Component, m.Say)
}

// inSum puts the component before what is done in it, in a sum.
func inSum(r *grundy.Result, component int, say game.Phrase) game.Phrase {
	if len(r.Sum) == 1 {
		return say
	}
	return inText.With(component+1, say)
}

// valueSteps say where the nimbers of the components come from, once for equal
// ones.
func (w *weighed) valueSteps() []game.Step {
	var steps []game.Step
	groups, left := w.groups(), len(w.Components)
	for _, g := range groups[:min(len(groups), shownParts)] {
		steps = append(steps, w.valueOf(g)...)
		left -= g.times
	}
	if left > 0 {
		steps = append(steps, game.Say(moreComponents[left == 1], left))
	}
	return steps
}

// group is a component and how many times it stands in the sum.
type group struct{ first, times int }

func (w *weighed) groups() []group {
	var out []group
	index := map[string]int{}
	for i, c := range w.Components {
		key := c.Position.String()
		if at, ok := index[key]; ok {
			out[at].times++
			continue
		}
		index[key] = len(out)
		out = append(out, group{i, 1})
	}
	return out
}

// valueOf explains one component: by its own words, else by its warrant, and a
// computed one by the nimbers of its options, unless its parts stand one by one
// in the nim-sum.
func (w *weighed) valueOf(g group) []game.Step {
	c := w.Components[g.first]
	var steps []game.Step
	if e, ok := c.Position.(game.ValueExplainer); ok {
		steps = e.ValueReason()
	}
	if len(steps) == 0 {
		steps = []game.Step{{Phrase: c.Warrant.Detail}}
	}
	if len(w.Components) > 1 {
		for i, s := range steps {
			name := plain.With(game.Short(c.Position.String()))
			if i == 0 {
				name = times(name, g.times)
			}
			steps[i].Phrase = ofComponent.With(name, s.Phrase)
		}
	}
	if w.spans[g.first].count != 1 {
		return steps
	}
	return append(steps, mexStep(c)...)
}

// times names a component that stands several times in the sum.
func times(name game.Phrase, n int) game.Phrase {
	switch n {
	case 1:
		return name
	case 2:
		return twice.With(name)
	}
	return severalTimes.With(name, n)
}

// mexStep shows the nimbers of the options of a computed position.
func mexStep(c grundy.Component) []game.Step {
	name := game.Short(c.Position.String())
	switch {
	case c.Nimber == nil:
		return nil
	case len(c.Options) == 0:
		if c.Warrant.By == grundy.ByTheorem || !stuck(game.Sum{c.Position}) {
			return nil
		}
		return []game.Step{game.Say(noOption, name)}
	}
	shown := c.Options[:min(len(c.Options), shownOptions)]
	hidden := len(c.Options) - len(shown)
	fig := mexFigure(shown, c.Nimber)
	switch {
	case len(c.Options) == 1:
		return []game.Step{{Phrase: mexOne.With(name, shown[0], c.Nimber), Figure: fig}}
	case hidden > 0:
		return []game.Step{{Phrase: mexMore.With(name, game.Numbers(shown), hidden, c.Nimber), Figure: fig}}
	}
	return []game.Step{{Phrase: mexText.With(name, game.Numbers(shown), c.Nimber), Figure: fig}}
}

// mexFigure is the nimbers of the options with the missing one put in its place
// and marked.
func mexFigure(options []*big.Int, missing *big.Int) *game.Figure {
	at, _ := slices.BinarySearchFunc(options, missing, (*big.Int).Cmp)
	row := slices.Insert(slices.Clone(options), at, missing)
	return &game.Figure{Kind: "mex", Rows: [][]*big.Int{row}, Mark: []int{at}}
}
