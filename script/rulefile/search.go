package rulefile

import (
	"context"
	"errors"
	"math/big"
	"slices"

	"go.starlark.net/starlark"

	"grundy/engine/board"
	"grundy/game"
)

// rules are a file as the rules of a search. They are to be used under the lock of
// their memo.
type rules struct {
	*memo
	file   *file
	ctx    context.Context
	caller *caller // nil before the file is asked
	budget *game.Budget
	held   int64 // bytes of the memo that are charged to the budget
	row    []id
	err    error

	patience int // how many positions are met before it is asked whether there is an end
}

var (
	_ board.Rules[id]    = (*rules)(nil)
	_ board.Splitter[id] = (*rules)(nil)
	_ board.Failing      = (*rules)(nil)
)

// rules are those of the file. What the memo holds is charged to the budget, as if it
// were found anew.
func (f *file) rules(ctx context.Context, b *game.Budget, m *memo) *rules {
	r := &rules{memo: m, file: f, patience: max(leastPatience, 2*len(m.nodes))}
	r.under(ctx, b)
	return r
}

// under goes on under another context and budget.
func (r *rules) under(ctx context.Context, b *game.Budget) {
	r.close()
	r.ctx, r.budget, r.held, r.err = ctx, b, 0, nil
	r.charge()
}

// charge pays for what the memo has grown by.
func (r *rules) charge() {
	if now := r.memo.held(); now != r.held && r.err == nil {
		r.fail(r.budget.Hold(now - r.held))
		r.held = now
	}
	if len(r.nodes) > mostNodes {
		r.fail(r.file.refuse(countText, mostNodes))
	}
	if len(r.nodes) >= r.patience {
		r.patience = 2 * len(r.nodes)
		r.fail(r.endless())
	}
}

var countText = game.Text{En: "the search meets more than %d positions, the limit", Zh: "搜索遇到的局面超过上限 %d 个"}

// ask returns what calls the file.
func (r *rules) ask() *caller {
	if r.caller == nil {
		r.caller = r.file.caller(r.ctx)
	}
	return r.caller
}

// close lets go of the context.
func (r *rules) close() {
	if r.caller != nil {
		r.caller.close()
		r.caller = nil
	}
}

// Err says why options could not be listed.
func (r *rules) Err() error { return r.err }

func (r *rules) fail(err error) {
	if r.err == nil && err != nil {
		r.err = err
	}
}

// add returns the number of a position or sum as the file writes it: that of its
// canonical form, where the file has one.
func (r *rules) add(v starlark.Value) id {
	if s, ok := v.(sum); ok {
		of := make([]id, len(s.of))
		for i, x := range s.of {
			of[i] = r.add(x)
		}
		return r.sum(of)
	}
	if i, ok := r.find(v); ok || r.err != nil {
		return i
	}
	form := v
	if r.file.canonical != nil {
		var err error
		if form, err = r.ask().one("canonical", r.file.canonical, starlark.Tuple{v}, nil); err != nil {
			r.fail(err)
			return 0
		}
		if i, ok := r.find(form); ok {
			r.name(v, i)
			return i
		}
	}
	i := r.make(node{v: form})
	r.name(form, i)
	if r.file.canonical != nil {
		r.name(v, i)
	}
	return i
}

// Options asks the file.
func (r *rules) Options(k id, buf []id) []id {
	if r.nodes[k].v == nil {
		return r.sumOptions(k, buf)
	}
	r.list(k)
	return append(buf, r.get(r.nodes[k].options)...)
}

// list asks the file for the options of a position, once. Equal ones are one, and
// those come first that were met first, since a search may know them already.
func (r *rules) list(k id) {
	if r.err != nil || r.nodes[k].options.known() {
		return
	}
	list, err := r.ask().positions("options", r.file.options, r.nodes[k].v)
	r.fail(err)
	r.row = r.row[:0]
	for _, v := range list {
		o := r.add(v)
		if r.err != nil {
			return
		}
		if r.nodes[o].mark != k+1 {
			r.nodes[o].mark = k + 1
			r.row = append(r.row, o)
		}
	}
	if r.err == nil {
		slices.Sort(r.row)
		r.nodes[k].options = r.put(r.row)
		r.charge()
	}
}

// sumOptions lists the moves in the parts of a sum, in equal ones once.
func (r *rules) sumOptions(k id, buf []id) []id {
	of := slices.Clone(r.get(r.nodes[k].of))
	var after []id
	for i, part := range of {
		if i > 0 && of[i-1] == part {
			continue
		}
		r.list(part)
		for _, o := range r.get(r.nodes[part].options) {
			after = append(append(after[:0], of[:i]...), of[i+1:]...)
			if r.nodes[o].v == nil {
				after = append(after, r.get(r.nodes[o].of)...)
			} else {
				after = append(after, o)
			}
			buf = append(buf, r.sum(after))
		}
	}
	r.charge()
	return buf
}

var partsText = game.Text{
	En: "parts takes %s apart more than %d times; the parts of a part must be that part alone",
	Zh: "parts 对 %s 拆分了 %d 次以上；部分本身的 parts 应只含它自己",
}

// mostSplits bounds how often the parts of parts are taken apart.
const mostSplits = 1000

// Parts takes a sum apart, and a position as the file does.
func (r *rules) Parts(k id, buf []id) ([]id, uint64) { return r.parts(k, buf, 0), 0 }

func (r *rules) parts(k id, buf []id, depth int) []id {
	v := r.nodes[k].v
	switch {
	case r.err != nil || v != nil && r.file.parts == nil:
		return append(buf, k)
	case depth > mostSplits:
		r.fail(r.file.refuse(partsText, game.Short(r.file.at(v, nil).String()), mostSplits))
		return append(buf, k)
	case v != nil && !r.nodes[k].of.known():
		r.split(k)
	}
	of := r.nodes[k].of
	if v != nil && of.end-of.first == 1 && r.slab[of.first] == k {
		return append(buf, k)
	}
	for i := of.first; i < of.end; i++ {
		buf = r.parts(r.slab[i], buf, depth+1)
	}
	return buf
}

// split asks the file for the parts of a position.
func (r *rules) split(k id) {
	list, err := r.ask().positions("parts", r.file.parts, r.nodes[k].v)
	r.fail(err)
	of := make([]id, len(list))
	for i, v := range list {
		of[i] = r.add(v)
	}
	if r.err == nil {
		r.nodes[k].of = r.put(of)
		r.charge()
	}
}

// of returns the number of a position of this file.
func (r *rules) of(p game.Position) (id, bool) {
	switch p := p.(type) {
	case *position:
		if p.file == r.file && p.v != nil {
			return r.add(p.v), r.err == nil
		}
	case total:
		if p.file == r.file {
			var of starlark.Tuple
			for _, q := range p.parts {
				of = append(of, q.v)
			}
			return r.add(sum{of}), r.err == nil
		}
	}
	return 0, false
}

// nimbers computes the nimbers of p and of its options; board.ErrLoopy when the game
// can come back to a position.
func (p *position) nimbers(ctx context.Context, b *game.Budget) (func(game.Position) (game.Value, bool), error) {
	p.memo.Lock()
	defer p.memo.Unlock()
	r := p.file.rules(ctx, b, p.memo)
	defer r.close()
	s := board.NewNimbers(r, game.Normal)
	if _, err := settle(ctx, r, s, p.v, b); err != nil {
		return nil, r.drift(err, p.v)
	}
	return func(p game.Position) (game.Value, bool) {
		g, ok := lookUp(r, s, p)
		return game.Value{Nimber: new(big.Int).SetUint64(g)}, ok
	}, nil
}

// outcomes computes who wins p and its options; nil when the game can come back to a
// position.
func (p *position) outcomes(ctx context.Context, c game.Convention, b *game.Budget) (func(game.Position) (game.Outcome, bool), error) {
	p.memo.Lock()
	defer p.memo.Unlock()
	r := p.file.rules(ctx, b, p.memo)
	defer r.close()
	s := board.NewOutcomes(r, c)
	k, err := settle(ctx, r, s, p.v, b)
	if err != nil {
		return nil, unlessLoopy(r.drift(err, p.v))
	}
	for _, o := range r.Options(k, nil) { // one that is lost was enough to know
		if _, err := s.Settle(ctx, o, b); err != nil {
			return nil, unlessLoopy(r.drift(err, p.v))
		}
	}
	return func(p game.Position) (game.Outcome, bool) {
		wins, ok := lookUp(r, s, p)
		return game.Won(wins), ok
	}, nil
}

// unlessLoopy is nil for a game that can come back to a position: no search of
// this kind can tell its values.
func unlessLoopy(err error) error {
	if errors.Is(err, board.ErrLoopy) {
		return nil
	}
	return err
}

func settle[V comparable](ctx context.Context, r *rules, s *board.Search[id, V], v starlark.Value, b *game.Budget) (id, error) {
	k := r.add(v)
	if r.err != nil {
		return 0, r.err
	}
	_, err := s.Settle(ctx, k, b)
	if err == nil {
		err = r.err
	}
	return k, err
}

// lookUp returns what a search has found of p. It asks the file for the canonical
// form and the parts at most.
func lookUp[V comparable](r *rules, s *board.Search[id, V], p game.Position) (v V, ok bool) {
	r.Lock()
	defer r.Unlock()
	r.under(context.Background(), &game.Budget{})
	defer r.close()
	k, ok := r.of(p)
	if !ok {
		return v, false
	}
	v, ok = s.Known(k)
	return v, ok && r.err == nil
}
