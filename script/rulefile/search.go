package rulefile

import (
	"context"
	"encoding/binary"
	"errors"
	"math"
	"math/big"
	"slices"

	"go.starlark.net/starlark"

	"grundy/engine/board"
	"grundy/game"
)

// id numbers the positions and sums that a search has met.
type id = uint32

// node is a position that has been met, or a sum of such.
type node struct {
	v       starlark.Value // nil: a sum
	of      []id           // the parts of a sum; of a position, once they are split
	options []id
	listed  bool
	split   bool
}

const nodeBytes = 200 // that a node is charged with, beside its key

// rules are a file as the rules of a search. Options are asked once.
type rules struct {
	caller *caller
	budget *game.Budget
	ids    map[string]id
	nodes  []node
	key    []byte
	err    error
}

var (
	_ board.Rules[id]    = (*rules)(nil)
	_ board.Splitter[id] = (*rules)(nil)
	_ board.Failing      = (*rules)(nil)
)

func (f *file) rules(ctx context.Context, b *game.Budget) *rules {
	return &rules{caller: f.caller(ctx), budget: b, ids: map[string]id{}}
}

// under goes on under another context and budget.
func (r *rules) under(ctx context.Context, b *game.Budget) {
	r.caller.close()
	r.caller, r.budget, r.err = r.caller.file.caller(ctx), b, nil
}

// Err says why options could not be listed.
func (r *rules) Err() error { return r.err }

func (r *rules) fail(err error) {
	if r.err == nil {
		r.err = err
	}
}

// add returns the number of a position or sum as the file writes it.
func (r *rules) add(v starlark.Value) id {
	if s, ok := v.(sum); ok {
		of := make([]id, len(s.of))
		for i, x := range s.of {
			of[i] = r.add(x)
		}
		return r.sum(of)
	}
	if canonical := r.caller.file.canonical; canonical != nil {
		w, err := r.caller.one("canonical", canonical, starlark.Tuple{v}, nil)
		if err != nil {
			r.fail(err)
			return 0
		}
		v = w
	}
	r.key = appendKey(append(r.key[:0], 'p'), v)
	return r.number(node{v: v})
}

// sum returns the number of a sum of positions, of one of them when it is alone.
func (r *rules) sum(of []id) id {
	if len(of) == 1 {
		return of[0]
	}
	slices.Sort(of)
	r.key = append(r.key[:0], '+')
	for _, i := range of {
		r.key = binary.BigEndian.AppendUint32(r.key, i)
	}
	return r.number(node{of: of})
}

// number returns the number of the node with the key in r.key.
func (r *rules) number(n node) id {
	if i, ok := r.ids[string(r.key)]; ok {
		return i
	}
	switch {
	case len(r.key) > mostKey:
		r.fail(r.caller.file.place(game.Refuse(game.Limit, largeText, mostKey)))
	case len(r.nodes) == math.MaxUint32:
		r.fail(r.budget.Afford(new(big.Int).SetUint64(math.MaxUint64)))
	}
	i := id(len(r.nodes))
	r.nodes = append(r.nodes, n)
	r.ids[string(r.key)] = i
	r.fail(r.budget.Hold(int64(len(r.key)) + nodeBytes))
	return i
}

// Options asks the file.
func (r *rules) Options(k id, buf []id) []id {
	if r.err != nil {
		return buf
	}
	if r.nodes[k].v == nil {
		return r.sumOptions(k, buf)
	}
	if !r.nodes[k].listed {
		list, err := r.caller.positions("options", r.caller.file.options, r.nodes[k].v)
		r.fail(err)
		options := make([]id, 0, len(list))
		for _, v := range list {
			options = append(options, r.add(v))
		}
		slices.Sort(options)
		options = slices.Compact(options)
		r.fail(r.budget.Hold(4 * int64(len(options))))
		r.nodes[k].options, r.nodes[k].listed = options, true
	}
	return append(buf, r.nodes[k].options...)
}

// sumOptions lists the moves in the parts of a sum, in equal ones once.
func (r *rules) sumOptions(k id, buf []id) []id {
	of := r.nodes[k].of
	for i, part := range of {
		if i > 0 && of[i-1] == part {
			continue
		}
		for _, o := range r.Options(part, nil) {
			parts := append([]id(nil), of[:i]...)
			parts = append(parts, of[i+1:]...)
			if r.nodes[o].v == nil {
				parts = append(parts, r.nodes[o].of...)
			} else {
				parts = append(parts, o)
			}
			buf = append(buf, r.sum(parts))
			if r.err != nil {
				return buf
			}
		}
	}
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
	n := r.nodes[k]
	switch {
	case r.err != nil || n.v != nil && r.caller.file.parts == nil:
		return append(buf, k)
	case depth > mostSplits:
		r.fail(r.caller.file.refuse(partsText, game.Short(r.caller.file.at(n.v).String()), mostSplits))
		return append(buf, k)
	case n.v != nil && !n.split:
		list, err := r.caller.positions("parts", r.caller.file.parts, n.v)
		r.fail(err)
		for _, v := range list {
			n.of = append(n.of, r.add(v))
		}
		r.nodes[k].of, r.nodes[k].split = n.of, true
	}
	if n.v != nil && len(n.of) == 1 && n.of[0] == k {
		return append(buf, k)
	}
	for _, part := range n.of {
		buf = r.parts(part, buf, depth+1)
	}
	return buf
}

// known is a budget that affords nothing new.
func known() *game.Budget {
	b := &game.Budget{Positions: 1}
	_ = b.Spend(context.Background(), 1) // what it affords
	return b
}

// of returns the number of a position of this file.
func (r *rules) of(p game.Position) (id, bool) {
	switch p := p.(type) {
	case *position:
		if p.file == r.caller.file {
			return r.add(p.v), r.err == nil
		}
	case total:
		if p.file == r.caller.file {
			var of starlark.Tuple
			for _, q := range p.parts {
				of = append(of, q.v)
			}
			return r.add(sum{of}), r.err == nil
		}
	}
	return 0, false
}

// nimbers computes the nimbers of a position and of its options; nil when the game
// can come back to a position.
func (f *file) nimbers(ctx context.Context, b *game.Budget, v starlark.Value) (func(game.Position) (game.Value, bool), error) {
	r := f.rules(ctx, b)
	s := board.NewNimbers(r, game.Normal)
	if _, err := settle(ctx, r, s, v, b); err != nil {
		return nil, unlessLoopy(err)
	}
	return func(p game.Position) (game.Value, bool) {
		g, ok := lookUp(r, s, p)
		return game.Value{Nimber: new(big.Int).SetUint64(g)}, ok
	}, nil
}

// outcomes computes who wins a position and its options; nil when the game can come
// back to a position.
func (f *file) outcomes(ctx context.Context, c game.Convention, b *game.Budget, v starlark.Value) (func(game.Position) (game.Outcome, bool), error) {
	r := f.rules(ctx, b)
	s := board.NewOutcomes(r, c)
	k, err := settle(ctx, r, s, v, b)
	if err != nil {
		return nil, unlessLoopy(err)
	}
	for _, o := range r.Options(k, nil) { // one that is lost was enough to know
		if _, err := s.Settle(ctx, o, b); err != nil {
			return nil, unlessLoopy(err)
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
	return k, err
}

// lookUp returns what a search has found of p. It asks the file for the canonical
// form at most.
func lookUp[V comparable](r *rules, s *board.Search[id, V], p game.Position) (v V, ok bool) {
	r.under(context.Background(), known())
	k, ok := r.of(p)
	if !ok {
		return v, false
	}
	v, err := s.Settle(context.Background(), k, known())
	return v, err == nil
}
