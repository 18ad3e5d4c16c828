package explain

import (
	"math/big"
	"slices"

	"grundy"
	"grundy/game"
	"grundy/nimber"
)

// weighed is a result that the nim-sum of its parts decided, with what its
// reason needs to know of them.
type weighed struct {
	*grundy.Result
	total *big.Int // the nim-sum
	large int      // parts of nimber 2 or more
	ones  int      // parts of nimber 1
	spans []span   // the parts of each component
	noun  noun
}

// span is where the parts of a component stand among all.
type span struct{ first, count int }

// noun is what the parts are called.
type noun struct{ one, many game.Text }

var (
	heapNoun = noun{game.Text{En: "heap", Zh: "堆"}, game.Text{En: "heaps", Zh: "堆"}}
	partNoun = noun{game.Text{En: "part", Zh: "部分"}, game.Text{En: "parts", Zh: "部分"}}
)

func weigh(r *grundy.Result) *weighed {
	w := &weighed{Result: r, total: new(big.Int), spans: make([]span, len(r.Sum)), noun: partNoun}
	if !slices.ContainsFunc(r.Sum, func(p game.Position) bool { return !ofHeaps(p) }) {
		w.noun = heapNoun
	}
	for i, p := range r.Parts {
		if p.Nimber != nil {
			w.add(p.Nimber)
		}
		if s := &w.spans[p.Component]; s.count == 0 {
			*s = span{i, 1}
		} else {
			s.count++
		}
	}
	return w
}

// add counts the nimber of a part.
func (w *weighed) add(n *big.Int) {
	w.total = nimber.Sum(w.total, n)
	switch n.BitLen() {
	case 0:
	case 1:
		w.ones++
	default:
		w.large++
	}
}

// ofHeaps reports whether the parts of a position are heaps and nothing else,
// such as beads.
func ofHeaps(p game.Position) bool {
	_, ok := p.(game.Heaps)
	return ok
}

// partOf finds the part that a move is made in, -1 when that is not known: the
// parts of a component stand in the order of what its view draws.
func (w *weighed) partOf(m grundy.Move) int {
	s := w.spans[m.Component]
	if s.count == 1 {
		return s.first
	}
	v, ok := w.Sum[m.Component].(game.Viewer)
	if !ok || len(m.At) == 0 || m.At[0] >= s.count {
		return -1
	}
	if view := v.View(); view.Kind == "grid" || len(view.Sizes) != s.count {
		return -1
	}
	return s.first + m.At[0]
}

// label names a part: the heap or part by its number and, in a sum, the
// component by its own.
func (w *weighed) label(i int) game.Phrase {
	component := w.Parts[i].Component
	s := w.spans[component]
	name := partWord.With(i - s.first + 1)
	if ofHeaps(w.Sum[component]) {
		name = heapWord.With(i - s.first + 1)
	}
	switch {
	case len(w.Sum) == 1:
		return name
	case s.count > 1:
		return ofWord.With(component+1, name)
	case w.apart(component):
		return plain.With(w.Sum[component])
	}
	return componentWord.With(component + 1)
}

// apart reports whether the notation of a component is short and tells it from the others.
func (w *weighed) apart(component int) bool {
	const short = 20
	name := w.Sum[component].String()
	return len(name) <= short && !slices.ContainsFunc(w.Sum[:component], func(p game.Position) bool { return p.String() == name }) &&
		!slices.ContainsFunc(w.Sum[component+1:], func(p game.Position) bool { return p.String() == name })
}

func (w *weighed) steps() []game.Step {
	steps := w.valueSteps()
	if w.Convention == game.Misere {
		steps = append(steps, game.Step{Phrase: w.Warrant.Detail})
	}
	steps = append(steps, game.Step{Phrase: w.verdict(), Figure: w.columns()})
	if w.Outcome == game.N {
		return append(steps, w.winning()...)
	}
	steps = append(steps, game.Step{Phrase: w.lost()})
	return append(steps, examples(w.Result)...)
}

// columns is the nim-sum as a figure; the marks are the parts in which one of
// the listed moves wins.
func (w *weighed) columns() *game.Figure {
	if len(w.Parts) < 2 || len(w.Parts) > shownParts {
		return nil
	}
	fig := &game.Figure{Kind: "columns"}
	for i, p := range w.Parts {
		fig.Rows = append(fig.Rows, []*big.Int{p.Nimber})
		fig.Labels = append(fig.Labels, w.label(i))
	}
	for _, m := range w.Winning {
		if i := w.partOf(m); i >= 0 && !slices.Contains(fig.Mark, i) {
			fig.Mark = append(fig.Mark, i)
		}
	}
	slices.Sort(fig.Mark)
	fig.Rows = append(fig.Rows, []*big.Int{w.total})
	fig.Labels = append(fig.Labels, nimSumWord.With())
	return fig
}

// verdict states the criterion of the convention and applies it.
func (w *weighed) verdict() game.Phrase {
	sum := w.sum()
	switch {
	case len(w.Parts) == 1:
		return aloneVerdict[w.Convention][w.Outcome].With(w.total)
	case w.Convention == game.Normal:
		return normalVerdict[w.Outcome].With(sum)
	case w.large > 0:
		return firmVerdict[w.Outcome].With(sum, w.noun.one)
	}
	return fickleVerdict[w.Outcome].With(sum, w.noun.one, w.noun.many, w.ones)
}

// sum writes the nim-sum out, but for the terms that are too many.
func (w *weighed) sum() game.Phrase {
	var terms nimSum
	for _, p := range w.Parts[:min(len(w.Parts), shownParts)] {
		terms = append(terms, p.Nimber)
	}
	if len(terms) < len(w.Parts) {
		return xorMore.With(terms, len(w.Parts), w.total)
	}
	return xorAll.With(terms, w.total)
}

// winning says why each of the first winning moves wins, once for all in the same part.
func (w *weighed) winning() []game.Step {
	var steps []game.Step
	left := w.Winning[:min(len(w.Winning), shownMoves)]
	for len(left) > 0 {
		m, n := left[0], 1
		say := m.Say
		for i := w.partOf(m); n < len(left) && i >= 0 && w.partOf(left[n]) == i; n++ {
			say = alsoText.With(say, left[n].Say)
		}
		steps = append(steps, game.Step{Phrase: w.wins(m, say)})
		left = left[n:]
	}
	return append(steps, further(w.Result)...)
}

// wins says what a winning move, or more of the same part in the words given, does to
// the nimber of the part.
func (w *weighed) wins(m grundy.Move, say game.Phrase) game.Phrase {
	i := w.partOf(m)
	switch {
	case len(w.Parts) == 1:
		return toAlone[w.Convention].With(inSum(w.Result, m.Component, say))
	case i < 0:
		return moveWins[w.Convention].With(inComponent(w.Result, m), w.After(m))
	}
	g := w.Parts[i].Nimber
	target := nimber.Sum(g, w.total)
	large, ones := w.large, w.ones
	if g.BitLen() > 1 {
		large--
	}
	switch {
	case w.Convention == game.Normal:
		return toZero.With(w.label(i), g, w.total, target, say)
	case large > 0:
		return toFirm.With(w.label(i), g, w.total, target, say, w.noun.one)
	}
	target = nimber.Sum(target, big.NewInt(1))
	if g.BitLen() == 1 {
		ones--
	}
	if target.Sign() != 0 {
		ones++
	}
	if ones == 1 {
		return toOne.With(w.label(i), g, target, say, w.noun.one)
	}
	return toOdd.With(w.label(i), g, target, say, w.noun.many, ones)
}

// lost says how each class of moves is answered.
func (w *weighed) lost() game.Phrase {
	switch {
	case len(w.Parts) == 1:
		return lostAlone[w.Convention].With()
	case w.Convention == game.Normal:
		return lostSum.With(w.noun.one)
	case w.large > 0:
		return lostFirm.With(w.noun.one, w.noun.many)
	case w.onlyFalls():
		return lostOnes.With(w.noun.one, w.noun.many)
	}
	return lostFickle.With(w.noun.one, w.noun.many)
}

// onlyFalls reports whether no move can raise the nimber of a part, in a
// position whose parts have nimbers 0 and 1: no part has more moves than that.
func (w *weighed) onlyFalls() bool {
	for _, p := range w.Parts {
		left := p.Nimber.BitLen()
		for range p.Position.Moves() {
			if left--; left < 0 {
				return false
			}
		}
	}
	return true
}
