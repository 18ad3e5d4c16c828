package rulefile

import (
	"context"
	"iter"
	"maps"
	"math/big"
	"slices"
	"strings"
	"sync"

	"go.starlark.net/starlark"

	"grundy/game"
)

// position is a position of a rule file. What its options are is asked once.
type position struct {
	file  *file
	memo  *memo            // shared by what a position can become
	v     starlark.Value   // nil: the ruleset itself, which as a position is empty
	named []starlark.Tuple // of the ruleset: what start is given besides a heap

	once    sync.Once
	options []starlark.Value
	words   []game.Phrase // of the moves
	err     error
}

// total is a sum of positions, as an option may be.
type total struct {
	file  *file
	parts []*position
}

var (
	bothText = game.Text{En: "give the position as such, or the values that start makes it of, not both", Zh: "position 与 start 的值只能给一种"}
	moveText = game.Text{En: "move to %s", Zh: "走到 %s"}
	sayText  = game.Text{En: "%s", Zh: "%s"}
)

// position makes the position of arguments.
func (f *file) position(a game.Args) (game.Position, error) {
	args := make(starlark.Tuple, len(a.Values))
	for i, v := range a.Values {
		args[i] = value(v)
	}
	if f.start == nil && len(args) > 0 {
		return f.given(joined(args))
	}
	var named []starlark.Tuple
	for _, name := range slices.Sorted(maps.Keys(a.Named)) {
		named = append(named, starlark.Tuple{starlark.String(name), value(a.Named[name])})
	}
	if given, ok := a.Named[positionName]; ok {
		if len(args) > 0 || len(named) > 1 {
			return nil, game.Refuse(game.BadParameter, bothText)
		}
		return f.given(value(given))
	}
	if len(args) == 0 && !f.begins() {
		return &position{file: f, memo: newMemo(), named: named}, nil
	}
	return f.begin(context.Background(), args, named)
}

// begins reports whether start makes a position of nothing.
func (f *file) begins() bool {
	start, ok := f.start.(*starlark.Function)
	return ok && (start.NumParams() == variadic(start) || start.ParamDefault(0) != nil)
}

// given is the position that somebody wrote.
func (f *file) given(v starlark.Value) (game.Position, error) {
	v, err := settled(v)
	if err != nil {
		return nil, err
	}
	return f.at(v, newMemo()), nil
}

// joined is one value as itself, and several as a tuple.
func joined(args starlark.Tuple) starlark.Value {
	if len(args) == 1 {
		return args[0]
	}
	return args
}

// begin asks start for a position.
func (f *file) begin(ctx context.Context, args starlark.Tuple, named []starlark.Tuple) (game.Position, error) {
	c := f.caller(ctx)
	defer c.close()
	v, err := c.one("start", f.start, args, named)
	if err != nil {
		return nil, err
	}
	return f.option(v, newMemo()), nil
}

func (f *file) at(v starlark.Value, m *memo) *position { return &position{file: f, memo: m, v: v} }

// option is what a value of options stands for.
func (f *file) option(v starlark.Value, m *memo) game.Position {
	s, ok := v.(sum)
	if !ok {
		return f.at(v, m)
	}
	t := total{file: f}
	for _, x := range s.of {
		t.parts = append(t.parts, f.at(x, m))
	}
	return t
}

// String is the call that makes the position.
func (p *position) String() string {
	n := game.Notation{Name: p.file.name}
	if p.v == nil {
		for _, named := range p.named {
			n = n.With(string(named[0].(starlark.String)), literal(named[1]))
		}
		return n.Write()
	}
	if p.file.start != nil {
		return n.With(positionName, literal(p.v)).Write()
	}
	t, ok := p.v.(starlark.Tuple)
	if !ok || len(t) <= 1 { // without a value it would be the ruleset
		return n.Write(game.Literal(literal(p.v)))
	}
	words := make([]string, len(t))
	for i, x := range t {
		words[i] = game.Literal(literal(x))
	}
	return n.Write(words...)
}

// labelSteps is how many times the steps of one call the labels of all moves of a
// position may take.
const labelSteps = 10

// ask asks the file for the options.
func (p *position) ask() {
	p.once.Do(func() {
		if p.v == nil || p.err != nil {
			return
		}
		c := p.file.caller(context.Background())
		defer c.close()
		if p.options, p.err = c.positions("options", p.file.options, p.v); p.err != nil {
			return
		}
		c.may(labelSteps * p.file.limits.Steps)
		for _, o := range p.options {
			say := moveText.With(game.Short(short(o)))
			if p.file.label != nil {
				if say, p.err = c.label(p.v, o); p.err != nil {
					return
				}
			}
			p.words = append(p.words, say)
		}
	})
}

// short is a position without the name of its ruleset, or a sum of such.
func short(v starlark.Value) string {
	s, ok := v.(sum)
	if !ok {
		return game.Literal(literal(v))
	}
	words := make([]string, len(s.of))
	for i, x := range s.of {
		words[i] = short(x)
	}
	if len(words) == 0 {
		return "0"
	}
	return strings.Join(words, " + ")
}

// Moves asks the file. Equal options are one move.
func (p *position) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		p.ask()
		seen := map[string]bool{}
		for i := range p.words {
			to := p.file.option(p.options[i], p.memo)
			if word := to.String(); !seen[word] {
				seen[word] = true
				if !yield(game.Move{Say: p.words[i], To: to}) {
					return
				}
			}
		}
	}
}

// Fault says why the options are not known.
func (p *position) Fault() error {
	p.ask()
	return p.err
}

// Convention is the one that the file asks for.
func (p *position) Convention() game.Convention { return game.Convention(p.file.misere) }

// Search computes nimbers with a search of the file's own positions.
func (p *position) Search(ctx context.Context, b *game.Budget) (func(game.Position) (game.Value, bool), error) {
	if p.v == nil {
		return nil, nil
	}
	return p.nimbers(ctx, b)
}

// Settle computes outcomes, unless nimbers do so by parts and sums.
func (p *position) Settle(ctx context.Context, c game.Convention, b *game.Budget) (func(game.Position) (game.Outcome, bool), error) {
	if p.v == nil || c == game.Normal && p.file.splits {
		return nil, nil
	}
	return p.outcomes(ctx, c, b)
}

// Heap is the position of one number.
func (p *position) Heap(n *big.Int) game.Position {
	return p.file.heap(context.Background(), n, p.named)
}

// NimSequence computes the nimbers of 0, 1, 2, … with one search.
func (p *position) NimSequence() game.Sequence { return &sequence{file: p.file, named: p.named} }

// Parts are the position, and none for the ruleset itself.
func (p *position) Parts() []game.Position {
	if p.v == nil {
		return nil
	}
	return []game.Position{p}
}

// Lift has nothing to do.
func (p *position) Lift(_ int, m game.Move) game.Move { return m }

func (t total) String() string {
	if len(t.parts) == 0 {
		return "0"
	}
	words := make([]string, len(t.parts))
	for i, p := range t.parts {
		words[i] = p.String()
	}
	return strings.Join(words, " + ")
}

// Moves are those of the parts.
func (t total) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		for i, p := range t.parts {
			for m := range p.Moves() {
				if !yield(t.Lift(i, m)) {
					return
				}
			}
		}
	}
}

// Parts are the positions of the sum.
func (t total) Parts() []game.Position {
	out := make([]game.Position, len(t.parts))
	for i, p := range t.parts {
		out[i] = p
	}
	return out
}

// Lift replaces a part.
func (t total) Lift(part int, m game.Move) game.Move {
	out := total{file: t.file}
	for i, p := range t.parts {
		switch {
		case i != part:
			out.parts = append(out.parts, p)
		default:
			out.parts = append(out.parts, partsOf(m.To)...)
		}
	}
	m.To = out
	return m
}

// partsOf are the positions that a position of a file is the sum of.
func partsOf(p game.Position) []*position {
	if t, ok := p.(total); ok {
		return t.parts
	}
	return []*position{p.(*position)}
}

// Fault says why the options of a part are not known.
func (t total) Fault() error {
	for _, p := range t.parts {
		if err := p.Fault(); err != nil {
			return err
		}
	}
	return nil
}

// Convention is the one that the file asks for.
func (t total) Convention() game.Convention { return game.Convention(t.file.misere) }
