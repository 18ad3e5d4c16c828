package heap

import (
	"context"
	"slices"

	"grundy/engine/heap/code"
	"grundy/game"
)

// leaving are the moves of a code that leave at most three heaps, under no
// condition. From some number of stones on all may be taken alike, or none.
type leaving struct {
	moves []leftBy // of the smaller numbers, ascending
	last  int      // the largest of them
	whole bool     // any larger number may be taken that is the whole heap
	one   bool     // any larger number may be taken that leaves one heap
}

// leftBy is what may be left when t stones are taken.
type leftBy struct {
	t     int
	parts [4]bool // by number of heaps
}

// newLeaving reads a code; ok = false for one of another kind.
func newLeaving(c code.Code) (l leaving, ok bool) {
	last, _ := c.Last()
	if from, length := c.Repeat(); length > 0 {
		d := c.Digit(from)
		last, l.whole, l.one = from-1, d.Parts(0) != code.Never, d.Parts(1) != code.Never
		if most, bounded := d.Most(); length > 1 || !bounded || most > 1 {
			return l, false
		}
	}
	l.last = last
	for t := range last + 1 {
		d, m := c.Digit(t), leftBy{t: t}
		if most, bounded := d.Most(); !bounded || most > 3 {
			return l, false
		}
		for j := range m.parts {
			m.parts[j] = d.Parts(j) != code.Never
			if m.parts[j] && d.Parts(j) != code.Always {
				return l, false
			}
		}
		if !d.IsZero() {
			l.moves = append(l.moves, m)
		}
	}
	return l, true
}

// most is the largest number of heaps that a move leaves.
func (l leaving) most() int {
	most := 0
	for _, m := range l.moves {
		for j, may := range m.parts {
			if may {
				most = max(most, j)
			}
		}
	}
	return most
}

// triples computes codes that leave two heaps or three. For every number m of
// stones it keeps the nimbers of all ways to leave them as two heaps. What a heap
// has among its options without a search is noted first: none, one or two heaps
// left, and of three those of which two are equal, which have the nimber of the
// third. Then the numbers that are missing are sought in turn, v among the options
// that leave three heaps of m stones in all by asking for each k up to m/3 whether v
// xor g(k) is in the set of m-k. Only for the nimber itself are all k asked for, so
// that a heap costs about as many steps as its size, and more where many numbers are
// missing.
type triples struct {
	leaving
	table  []uint16
	pairs  pairSets
	thirds []thirds // for each of the moves
	rest   bitset   // the nimbers of heaps that any number taken may leave
	rested int      // heaps that rest has, from 1 on
	steps  int      // that no position has been spent on
	held   int64
}

// stepsAPosition is how many steps count for a position, as they take about as long
// as one elsewhere: a heap of the game counts for one, and for its steps.
const stepsAPosition = 1 << 13

// thirds are the nimbers of the heaps a < end that are left beside two equal ones,
// by parity of a.
type thirds struct {
	sets [2]bitset
	end  int
}

// newTriples returns nil where the code is of another kind.
func newTriples(c code.Code) *triples {
	l, ok := newLeaving(c)
	if !ok || l.most() < 2 {
		return nil
	}
	return &triples{leaving: l, thirds: make([]thirds, len(l.moves))}
}

func (e *triples) values() []uint16 { return e.table }

func (e *triples) extend(ctx context.Context, n int, b *game.Budget) error {
	e.table = slices.Grow(e.table, max(0, n-len(e.table)))
	for len(e.table) < n {
		if err := e.catchUp(ctx, b); err != nil {
			return err
		}
		v, err := e.next(ctx)
		if err != nil {
			return err
		}
		if err := spend(ctx, b, 1+int64(e.steps/stepsAPosition)); err != nil {
			return err
		}
		e.steps %= stepsAPosition
		e.table = append(e.table, v)
	}
	return nil
}

// restore takes over values of the heaps that follow. What is kept beside them is
// made when the table is extended, which looks at the context.
func (e *triples) restore(values []uint16, _ *game.Budget) error {
	e.table = append(e.table, values...)
	return nil
}

// release gives the memory of the sets back.
func (e *triples) release(b *game.Budget) {
	b.Release(e.held)
	e.held = 0
}

// catchUp makes the sets that the next heap needs.
func (e *triples) catchUp(ctx context.Context, b *game.Budget) error {
	for steps := 0; e.pairs.end <= len(e.table); {
		e.steps += e.pairs.end / 2
		if steps += e.pairs.end / 2; steps > manySteps {
			steps = 0
			if err := ctx.Err(); err != nil {
				return err
			}
		}
		if more := e.pairs.needs(e.table); more > 0 {
			if err := b.Hold(more); err != nil {
				return err
			}
			e.held += more
		}
		e.pairs.grow(e.table)
	}
	for i, m := range e.moves {
		for t := &e.thirds[i]; m.parts[3] && t.end <= len(e.table)-m.t-2; t.end++ {
			if a := t.end; a > 0 {
				t.sets[a%2].add(e.table[a])
			}
		}
	}
	for e.one && e.rested < len(e.table)-e.last-1 {
		e.rested++
		e.rest.add(e.table[e.rested])
	}
	return nil
}

// next is the least number that no option of the next heap has.
func (e *triples) next(ctx context.Context) (uint16, error) {
	seen := e.plain()
	for looked := e.steps; ; {
		v := seen.mex()
		if v > mostNimber {
			return 0, game.Refuse(game.Limit, nimberText, mostNimber)
		}
		if !e.search(uint16(v)) {
			return uint16(v), nil
		}
		seen.add(uint16(v))
		if e.steps-looked > manySteps {
			looked = e.steps
			if err := ctx.Err(); err != nil {
				return 0, err
			}
		}
	}
}

// plain is the set of the options that are found without a search.
func (e *triples) plain() bitset {
	seen := slices.Clone(e.rest)
	if e.whole && len(e.table) > e.last {
		seen.add(0)
	}
	for i, m := range e.moves {
		left := len(e.table) - m.t
		if left < 0 {
			break
		}
		if left == 0 {
			if m.parts[0] {
				seen.add(0)
			}
			break
		}
		if m.parts[1] {
			seen.add(e.table[left])
		}
		if m.parts[2] {
			seen.union(e.pairs.set(left))
		}
		seen.union(e.thirds[i].sets[left%2])
	}
	return seen
}

// search reports whether an option that leaves three heaps has nimber v.
func (e *triples) search(v uint16) bool {
	for _, m := range e.moves {
		left := len(e.table) - m.t
		if !m.parts[3] || left < 3 {
			continue
		}
		k := e.pairs.find(e.table[:left/3+1], left, v)
		if k > 0 {
			e.steps += k
			return true
		}
		e.steps += left / 3
	}
	return false
}
