package grundy

import (
	"context"
	"errors"
	"math/big"
	"strings"

	"grundy/engine/board"
	"grundy/engine/heap"
	"grundy/game"
)

// Sequence is the nim-sequence of a ruleset in the making: the nimbers of its
// heaps 0, 1, 2, … It is not safe for concurrent use.
type Sequence struct {
	Ruleset    string // in notation
	Convention game.Convention
	game.Sequence
}

var (
	oneRulesetText = game.Text{
		En: "a nim-sequence belongs to one ruleset, not to a sum; write it without values, such as kayles() or subtract(take=[1, 3, 4])",
		Zh: "SG 序列属于一个规则，而不属于和；请只写规则而不写数值，如 kayles() 或 subtract(take=[1, 3, 4])",
	}
	noSequenceText = game.Text{
		En: "%s has no nim-sequence: its positions are not sums of single heaps that have nimbers",
		Zh: "%s 没有 SG 序列：它的局面不是由有 SG 值的单堆组成的和",
	}
	noValuesText = game.Text{
		En: "a nim-sequence runs over the heaps by itself; leave the values of %s out",
		Zh: "SG 序列自己遍历堆的大小；请去掉 %s 中的数值",
	}
	roundText = game.Text{
		En: "from heap %d play can come back to an earlier position, so the nim-sequence ends before it; `grundy solve` tells what such a position is worth",
		Zh: "从大小为 %d 的堆出发，游戏可能回到先前的局面，因此 SG 序列到此为止；这样的局面的值可用 `grundy solve` 求出",
	}
	wideText = game.Text{
		En: "the nimber of heap %d does not fit in 64 bits",
		Zh: "大小为 %d 的堆的 SG 值超过 64 位",
	}
)

// ParseSequence reads a ruleset of the catalogue; see [Reader.ParseSequence].
func ParseSequence(text string, c game.Convention) (*Sequence, error) {
	return Reader{}.ParseSequence(text, c)
}

// ParseSequence reads a ruleset in notation, a component without heaps such as
// kayles() or octal("0.137"), and returns its nim-sequence; in misère play that of
// its misère nimbers, where a heap without moves has nimber 1. Its errors are
// those of Parse, and BadParameter for what has no nim-sequence.
func (r Reader) ParseSequence(text string, c game.Convention) (*Sequence, error) {
	sum, err := r.Parse(text)
	if err != nil {
		return nil, err
	}
	if len(sum) != 1 {
		return nil, game.Refuse(game.BadParameter, oneRulesetText)
	}
	p, ok := sum[0].(game.Sequencer)
	switch {
	case !ok, len(split(sum[0])) > 0 && strings.HasSuffix(strings.TrimSpace(text), "()"):
		return nil, game.Refuse(game.BadParameter, noSequenceText, sum[0])
	case len(split(sum[0])) > 0:
		return nil, game.Refuse(game.BadParameter, noValuesText, sum[0])
	case c == game.Misere:
		return &Sequence{sum.String(), c, &heapByHeap{rules: p, values: playedOut}}, nil
	}
	if s := p.NimSequence(); s != nil {
		return &Sequence{sum.String(), c, s}, nil
	}
	return &Sequence{sum.String(), c, &heapByHeap{rules: p, values: solved}}, nil
}

// Grow computes the nimbers of the first n heaps, or as many as it can, and returns
// how many are known.
func (s *Sequence) Grow(ctx context.Context, n int, b *game.Budget) (int, error) {
	known, err := s.Sequence.Grow(ctx, n, b)
	if errors.Is(err, board.ErrLoopy) {
		err = game.Refuse(game.BadParameter, roundText, known)
	}
	return known, err
}

// Law is the law of the first heaps.
func (s *Sequence) Law(ctx context.Context, to int, b *game.Budget) (game.Law, error) {
	law, err := s.Sequence.Law(ctx, to, b)
	if errors.Is(err, board.ErrLoopy) {
		_, err = s.Grow(ctx, to, b)
	}
	return law, err
}

// heapByHeap asks for the nimber of each heap in turn, and keeps them.
type heapByHeap struct {
	rules  game.Sequencer
	values func(*heapByHeap, *run) lookup
	search *byNotation
	known  lookup
	table  []uint64

	warrant Warrant // of the last heap
}

// Grow asks for the largest heap first, since a table of its engine serves the
// smaller ones; a search goes from the smallest up, and keeps what it has found.
func (s *heapByHeap) Grow(ctx context.Context, n int, b *game.Budget) (int, error) {
	r := &run{ctx: ctx, tables: &tables{}, shared: &shared{}, budget: b}
	value := s.values(s, r)
	if len(s.table) < n && s.search == nil {
		if _, err := value(s.heap(n - 1)); err != nil && ctx.Err() != nil {
			return len(s.table), err
		}
	}
	for i := len(s.table); i < n; i++ {
		if err := ctx.Err(); err != nil { // a theorem does not look
			return i, err
		}
		if err := b.Hold(8); err != nil {
			return i, err
		}
		f, err := value(s.heap(i))
		if err != nil {
			return i, err
		}
		if f.nimber == nil { // an infinite value
			return i, board.ErrLoopy
		}
		if !f.nimber.IsUint64() {
			return i, game.Refuse(game.Limit, wideText, i)
		}
		s.table, s.warrant = append(s.table, f.nimber.Uint64()), f.warrant
	}
	return len(s.table), nil
}

func (s *heapByHeap) heap(n int) game.Position { return s.rules.Heap(big.NewInt(int64(n))) }

// solved finds nimbers as they are found for positions.
func solved(_ *heapByHeap, r *run) lookup {
	return func(p game.Position) (*found, error) {
		v, err := r.value(p)
		return &found{nimber: v.nimber, warrant: v.warrant}, err
	}
}

// playedOut finds misère nimbers from the definition.
func playedOut(s *heapByHeap, r *run) lookup {
	if s.search == nil {
		s.search = r.byNotation()
		s.known = defined(s.search, board.NewNimbers(s.search, game.Misere))
	}
	s.search.run = r
	return s.known
}

// Read copies from the table.
func (s *heapByHeap) Read(dst []uint64, from int) { copy(dst, s.table[from:]) }

// Restore takes over a table.
func (s *heapByHeap) Restore(nimbers []uint64, b *game.Budget) error {
	if err := b.Hold(8 * int64(len(nimbers))); err != nil {
		return err
	}
	s.table = append(s.table, nimbers...)
	return nil
}

// Law computes all heaps, or as many as the budget holds, and looks at what they show.
func (s *heapByHeap) Law(ctx context.Context, to int, b *game.Budget) (game.Law, error) {
	n, err := s.Grow(ctx, to, b)
	if err != nil && (game.AsError(err).Code != game.Limit || ctx.Err() != nil) {
		return game.Law{}, err
	}
	law := heap.SeenLaw(s.table[:n])
	law.Stopped = err
	return law, nil
}

// Warrant says what the nimbers computed so far rest on.
func (s *Sequence) Warrant() Warrant {
	if h, ok := s.Sequence.(*heapByHeap); ok {
		return h.warrant
	}
	g, ok := s.Sequence.(game.Grounded)
	if !ok {
		return computed
	}
	by, period, how := g.Ground()
	switch {
	case by != nil:
		return theorem(by)
	case period:
		return Warrant{By: ByPeriod, Detail: how}
	}
	return Warrant{By: ByComputed, Detail: how}
}

var unrestoredText = game.Text{
	En: "the engine of %s cannot go on from a checkpoint",
	Zh: "%s 的引擎不能从检查点继续",
}

// Restore takes over the nimbers of the heaps that follow those taken over so
// far, before any is computed.
func (s *Sequence) Restore(nimbers []uint64, b *game.Budget) error {
	if r, ok := s.Sequence.(game.Restorer); ok {
		return r.Restore(nimbers, b)
	}
	return game.Refuse(game.BadParameter, unrestoredText, s.Ruleset)
}
