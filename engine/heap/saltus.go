package heap

import (
	"context"
	"slices"

	"grundy/game"
)

// BySaltus is for codes that leave at most three heaps, under no condition. They
// end, or behind digit t one digit is repeated that leaves one heap or none; some
// digit leaves three heaps or the repeated one leaves one. Let e >= 1, p > 0 and
// s > 0, w the largest power of two that divides s, N = 3e + 6p + t, and g(n+p) = g(n)
// + s for e <= n < N-p. Then it is so for all n >= e if two finite checks succeed,
// exclusion and coverage. Call heaps below e frozen and others free; the law
// continues g beyond N. A law of p and s is one of 2p and 2s, which 2w divides.
//
// Exclusion: no option of a heap of n >= N has nimber g(n). Let a move take u <= t
// and leave a, b, c, an absent heap counting as 0. One of them is free. Since n = a +
// b + c + u, the number D = g(a) + g(b) + g(c) - g(n) stays the same when a free
// heap, and n with it, grows by 2p: frozen heaps and residues of the free ones decide
// it. Addition in binary is x + y + z = (x xor y xor z) + 2m, with m the majority of
// x, y and z bit by bit. So the option has nimber g(n) exactly when D = 2m. The bits
// of m below 2w are decided as D is. The check is that for no choice of residues
// modulo 2p, frozen heaps and u the number D is even, not negative and half of it
// agrees with m in the bits below 2w. Of one heap alone m is 0. For the repeated
// digit the check is that no two free heaps more than t apart have the same nimber,
// which residues decide, and that g(n) for N-2p <= n < N is above those of frozen
// heaps.
//
// Coverage: every v < g(n) is the nimber of an option, for n >= N. Let Y(n) hold the
// nimbers of the options that consist of a pair, which is two equal heaps or two free
// ones of nim-sum below w, and of another heap or none; and of one heap or none by
// the repeated digit. When both of the pair grow by p their nim-sum stays the same,
// so Y(n) is part of Y(n+2p). Let X(n) hold the nimbers of the options that consist
// of a free heap and beside it of none, one or two with a nim-sum below 2w. When the
// free heap grows by 2p, so does the nimber by 2s, so X(n)+2s is part of X(n+2p).
// With M the largest nimber of a frozen heap and its bits below w set, the check is
// for each n from N-2p to N-1 that
//
//	(1) every v <= 2s + M is in Y(n);
//	(2) every v < g(n) + 2s is in Y(n), or v-2s is in X(n).
//
// Both go on from n to n+2p, (1) at once. For (2) let v < g(n) + 4s. If v <= 2s + M,
// it is in Y(n+2p). If not, v-4s is in X(n) or v-2s in Y(n). From the one follows v-2s
// in X(n+2p). The other is the nimber of a heap a with or without a pair, and a is
// free since v-2s > M. With the pair grown by p each, or by the repeated digit, a
// shows v-2s in X(n+2p). By (2) of n-2p every v < g(n) is the nimber of an option.
//
// So by induction on n >= N the law gives the least nimber that no option has. Theorem
// and proof are our own. There are laws that are seen, and that the checks refuse.
const BySaltus Proof = BySize + 1

// continued is a law of which a table shows just what BySaltus asks for.
type continued struct {
	leaving
	g            []uint16
	e, p, saltus int
	w            int // the largest power of two that divides the saltus
	room         int // bound on the nimbers of the table, a power of two

	// For each number of stones the nim-sums below 2w of two heaps that may stand
	// beside a free one, and those of pairs.
	beside, pair []uint64
	words        int // for each

	meter *meter // of the steps that the checks take
}

// mostContinued bounds the frozen heaps and residues, of which all triples are
// looked at.
const mostContinued = 1 << 11

// bySaltus looks for a law with a saltus that a table shows and proves. It takes a
// step for every three of the frozen heaps and residues, and for every two heaps, and
// spends positions on them; its errors are those of the budget and the context.
func (k criterion) bySaltus(ctx context.Context, g []uint16, b *game.Budget) (*Law, error) {
	r, ok := Seen(g)
	if !ok || r.Saltus == 0 {
		return nil, nil
	}
	needed := k.needs(r)
	if needed > len(g) || max(1, r.Preperiod)+2*r.Length > mostContinued {
		return nil, nil
	}
	bytes := 16 * int64(needed) * int64(words(r.Saltus))
	if err := b.Hold(bytes); err != nil {
		return nil, err
	}
	defer b.Release(bytes)
	m := &meter{budget: b, steps: needed * needed / 4}
	if err := m.pay(ctx); err != nil {
		return nil, err
	}
	c := newContinued(*k.leaving, g[:needed], r)
	c.meter = m
	for n := needed - 2*c.p; n < needed; n++ {
		if !c.covers(n) {
			return nil, nil
		}
		if err := m.pay(ctx); err != nil {
			return nil, err
		}
	}
	if ok, err := c.excludes(ctx); !ok {
		return nil, err
	}
	return &Law{r, BySaltus, needed - 1}, nil
}

// meter counts steps, and spends positions on them.
type meter struct {
	budget *game.Budget
	steps  int // that no position has been spent on
}

func (m *meter) pay(ctx context.Context) error {
	positions := int64(m.steps / stepsAPosition)
	m.steps %= stepsAPosition
	return spend(ctx, m.budget, positions)
}

// words is how many words a set of the nim-sums below 2w takes, w the largest power of
// two that divides a saltus.
func words(saltus int) int { return max(1, 2*(saltus&-saltus)/64) }

func newContinued(l leaving, g []uint16, r Recurrence) *continued {
	c := &continued{leaving: l, g: g, e: max(1, r.Preperiod), p: r.Length, saltus: r.Saltus, w: r.Saltus & -r.Saltus, room: 64, words: words(r.Saltus), meter: &meter{budget: &game.Budget{}}}
	for _, v := range g {
		for int(v) >= c.room {
			c.room *= 2
		}
	}
	c.beside, c.pair = make([]uint64, len(g)*c.words), make([]uint64, len(g)*c.words)
	for b := 1; b < len(g); b++ {
		for a := 1; a <= b && a+b < len(g); a++ {
			v := g[a] ^ g[b]
			at, bit := (a+b)*c.words+int(v>>6), uint64(1)<<(v&63)
			if int(v) < 2*c.w {
				c.beside[at] |= bit
			}
			if a == b || int(v) < c.w && a >= c.e {
				c.pair[at] |= bit
			}
		}
	}
	return c
}

// covers makes the check of coverage for n.
func (c *continued) covers(n int) bool {
	x, y := make(bitset, c.room/64), make(bitset, c.room/64)
	for _, m := range c.moves {
		c.cover(m.parts, n-m.t, x, y)
	}
	if c.whole {
		y.add(0)
	}
	for a := 1; c.one && a < n-c.last; a++ {
		if y.add(c.g[a]); a >= c.e {
			x.add(c.g[a])
		}
	}
	small := 2*c.saltus + c.frozen() | (c.w - 1)
	for v := range max(small+1, int(c.g[n])+2*c.saltus) {
		if !y.has(v) && (v <= small || !x.has(v-2*c.saltus)) {
			return false
		}
	}
	return true
}

// frozen is the largest nimber of a frozen heap.
func (c *continued) frozen() int { return int(slices.Max(c.g[:c.e])) }

// cover adds the options that leave the given number of stones, more than frozen
// heaps have, to X and to Y.
func (c *continued) cover(parts [4]bool, left int, x, y bitset) {
	if parts[1] {
		x.add(c.g[left])
	}
	if parts[2] {
		y.union(c.pair[left*c.words : (left+1)*c.words])
	}
	c.meter.steps += left * (1 + c.words)
	for a := 1; a < left; a++ {
		at, v, free := (left-a)*c.words, c.g[a], a >= c.e
		if parts[2] && free && int(c.g[left-a]) < 2*c.w {
			x.add(v ^ c.g[left-a])
		}
		if parts[3] {
			shift(y, c.pair[at:at+c.words], v)
		}
		if parts[3] && free {
			shift(x, c.beside[at:at+c.words], v)
		}
	}
}

// excludes makes the check of exclusion, z being the largest heap and so free. All
// heaps of the check are in the table.
func (c *continued) excludes(ctx context.Context) (ok bool, err error) {
	if (c.whole || c.one) && !c.apart() {
		return false, nil
	}
	for _, m := range c.moves {
		for z := c.e; z < c.e+2*c.p; z++ {
			if err := c.meter.pay(ctx); err != nil {
				return false, err
			}
			if m.parts[1] && c.g[z] == c.g[z+m.t] || !c.excludesBelow(m, z) {
				return false, nil
			}
		}
	}
	return true, nil
}

// excludesBelow looks at the ways to leave z and one or two heaps that are not larger.
func (c *continued) excludesBelow(m leftBy, z int) bool {
	g := c.g
	for y := 1; y <= z; y++ {
		if m.parts[2] && c.collide(0, g[y], g[z], g[y+z+m.t]) {
			return false
		}
		if m.parts[3] {
			c.meter.steps += y
		}
		for x := 1; m.parts[3] && x <= y; x++ {
			if c.collide(g[x], g[y], g[z], g[x+y+z+m.t]) {
				return false
			}
		}
	}
	return true
}

// collide reports whether three heaps of nimbers like x, y and z may have the nim-sum
// v, as far as the check of exclusion tells.
func (c *continued) collide(x, y, z, v uint16) bool {
	d, majority := int(x)+int(y)+int(z)-int(v), int(x&y|x&z|y&z)
	return d >= 0 && d%2 == 0 && (d/2^majority)&(2*c.w-1) == 0
}

// apart makes the check of exclusion for the repeated digit.
func (c *continued) apart() bool {
	for n := len(c.g) - 2*c.p; n < len(c.g); n++ {
		if int(c.g[n]) <= c.frozen() {
			return false
		}
	}
	for a := c.e; c.one && a < c.e+c.p; a++ {
		for b := c.e; b < c.e+c.p; b++ {
			d := int(c.g[a]) - int(c.g[b])
			if d%c.saltus == 0 && b-a+d/c.saltus*c.p > c.last {
				return false
			}
		}
	}
	return true
}
