package certificate

import (
	"context"
	"math/bits"
	"slices"

	"grundy/engine/heap/code"
	"grundy/game"
)

// rising are the moves of a code whose nimbers may rise for ever: three heaps at
// most, under no condition, and behind the last of its digits none or one that is
// repeated and leaves one heap or none.
type rising struct {
	leaves     [][4]bool // leaves[u][j]: taking u may leave j heaps
	whole, one bool      // taking more may leave no heap, or one
}

// newRising reads the moves; ok = false for another code, and for one that leaves
// neither three heaps nor one heap by a repeated digit.
func newRising(r rules) (m rising, ok bool) {
	from, length := r.code.Repeat()
	if last, ends := r.code.Last(); ends {
		from = last + 1
	}
	three := false
	r.digits(func(u int, d code.Digit) {
		most := mostParts(d)
		ok = (ok || u == 0) && most <= 3 && (u < from || most <= 1 && length == 1)
		var leaves [4]bool
		for j := range leaves {
			leaves[j] = d.Parts(j) != code.Never
			ok = ok && (!leaves[j] || d.Parts(j) == code.Always)
		}
		three = three || leaves[3]
		if u < from {
			m.leaves = append(m.leaves, leaves)
		} else {
			m.whole, m.one = leaves[0], leaves[1]
		}
	})
	return m, ok && (three || m.one)
}

// ladder is a table of nimbers g with a law of period p and saltus s from e on, e at
// least 1. Heaps below e are frozen, the others free.
type ladder struct {
	rising
	g       []uint16
	e, p, s int
	w       int // the largest power of two that divides s
	peak    int // the largest nimber of a frozen heap
	room    int // nimbers of the table are below, a power of two and at least 64

	// Sets of words for each sum of two heaps: the nim-sums below 2w, and of pairs, 0
	// for two equal heaps and nim-sums below w for two free ones.
	words       int
	near, pairs []uint64
}

func newLadder(m rising, c Certificate, g []uint16) *ladder {
	l := &ladder{rising: m, g: g, e: max(1, int(c.Preperiod)), p: int(c.Period), s: int(c.Saltus)}
	l.w = 1 << bits.TrailingZeros(uint(l.s))
	l.words = max(1, 2*l.w/64)
	l.peak = int(slices.Max(g[:l.e]))
	l.room = max(64, 1<<bits.Len16(slices.Max(g)))
	l.near, l.pairs = make([]uint64, len(g)*l.words), make([]uint64, len(g)*l.words)
	for sum := range g {
		for a := 1; 2*a <= sum; a++ {
			v := int(g[a] ^ g[sum-a])
			if v < 2*l.w {
				l.of(l.near, sum)[v>>6] |= 1 << (v & 63)
			}
			if v < l.w && (2*a == sum || a >= l.e) {
				l.of(l.pairs, sum)[v>>6] |= 1 << (v & 63)
			}
		}
	}
	return l
}

// of is the set of one sum.
func (l *ladder) of(sets []uint64, sum int) []uint64 {
	return sets[sum*l.words : (sum+1)*l.words]
}

// The bounds of a ladder: frozen heaps and residues, of which all triples are looked at,
// and bytes of its sets.
const mostLadder, mostLadderBytes = 1 << 11, 1 << 26

var (
	ladderText = game.Text{
		En: "by the method saltus a law is checked where preperiod + 2·period is at most %d, and here it is %d",
		Zh: "用方法 saltus 核对时，preperiod + 2·period 至多为 %d，而这里是 %d",
	}
	setsText = game.Text{
		En: "the checks of the method saltus need more than %d bytes of tables for this law, the limit",
		Zh: "用方法 saltus 核对这条规律所需的表超过上限 %d 字节",
	}
)

// reaches refuses a law that is too large for the checks of the theorem.
func (k theorem) reaches(c Certificate) error {
	if n := max(1, c.Preperiod) + 2*c.Period; k.method == Saltus && n > mostLadder {
		return game.Refuse(game.Limit, ladderText, mostLadder, n)
	}
	return nil
}

// climb makes the finite checks of the theorem Saltus, and holds what they take.
func climb(ctx context.Context, m rising, c Certificate, g []uint16, b *game.Budget) error {
	words := max(1, 2<<bits.TrailingZeros64(uint64(c.Saltus))/64)
	bytes := 16 * int64(len(g)) * int64(words)
	if bytes > mostLadderBytes {
		return game.Refuse(game.Limit, setsText, int64(mostLadderBytes))
	}
	if err := b.Hold(bytes); err != nil {
		return err
	}
	defer b.Release(bytes)
	return newLadder(m, c, g).prove(ctx)
}

var (
	equalText = game.Text{
		En: "the theorem does not prove this law: as far as residues tell, a heap that leaves %[1]d, %[2]d and %[3]d by taking %[4]d may have an option of its own nimber",
		Zh: "该定理不能证明这条规律：仅就余数而言，取 %[4]d 个并剩 %[1]d、%[2]d、%[3]d 的堆，可能有一个后继与它的 SG 值相同",
	}
	leapText = game.Text{
		En: "the theorem does not prove this law: heap %d has no option of nimber %d that goes along as it grows",
		Zh: "该定理不能证明这条规律：大小为 %d 的堆没有 SG 值为 %d 且能随堆增大而延续的后继",
	}
	sameText = game.Text{
		En: "the theorem does not prove this law: heaps that a move joins may have equal nimbers, such as those like %d and %d",
		Zh: "该定理不能证明这条规律：一步可达的两堆可能 SG 值相同，例如与 %d 和 %d 同类的堆",
	}
)

// prove makes the finite checks of the theorem Saltus, coverage and then exclusion. It
// takes a step for every three of the frozen heaps and residues.
func (l *ladder) prove(ctx context.Context) error {
	for n := len(l.g) - 2*l.p; n < len(l.g); n++ {
		if err := ctx.Err(); err != nil {
			return err
		}
		if f := l.reach(n); f != nil {
			return f
		}
	}
	if f := l.differ(); f != nil {
		return f
	}
	for z := l.e; z < l.e+2*l.p; z++ {
		for u := range l.leaves {
			if err := ctx.Err(); err != nil {
				return err
			}
			if f := l.unequal(z, u); f != nil {
				return f
			}
		}
	}
	return nil
}

// unequal compares the heaps of the table with their options that leave z as the
// largest heap by taking u.
func (l *ladder) unequal(z, u int) *Flaw {
	for y := 0; y <= z; y++ {
		for x := 0; x <= y; x++ {
			heaps := 3
			switch {
			case y == 0:
				heaps = 1
			case x == 0:
				heaps = 2
			}
			if !l.leaves[u][heaps] {
				continue
			}
			a, b, c := int(l.g[x]), int(l.g[y]), int(l.g[z])
			v := int(l.g[x+y+z+u])
			more := a + b + c - v
			if (a^b^c^v)&(4*l.w-1) == 0 && (more == 0 || more > 0 && heaps > 1) {
				return flaw(methodField, equalText, x, y, z, u)
			}
		}
	}
	return nil
}

// differ compares the heaps that the repeated digit joins.
func (l *ladder) differ() *Flaw {
	if !l.whole && !l.one {
		return nil
	}
	for n := len(l.g) - 2*l.p; n < len(l.g); n++ {
		if int(l.g[n]) <= l.peak {
			return flaw(methodField, sameText, 0, n)
		}
	}
	for a := l.e; l.one && a < l.e+l.p; a++ {
		for b := l.e; b < l.e+l.p; b++ {
			rise := int(l.g[a]) - int(l.g[b])
			if rise%l.s == 0 && b+rise/l.s*l.p-a >= len(l.leaves) {
				return flaw(methodField, sameText, a, b)
			}
		}
	}
	return nil
}

// reach looks for each nimber that a heap needs among the options of n that go along
// when it grows by 2p: kept holds those that stay, raised those that gain 2s.
func (l *ladder) reach(n int) *Flaw {
	kept, raised := make(nimbers, l.room/64), make(nimbers, l.room/64)
	if l.whole {
		kept.add(0)
	}
	for a := 1; l.one && a <= n-len(l.leaves); a++ {
		if kept.add(l.g[a]); a >= l.e {
			raised.add(l.g[a])
		}
	}
	for u, leaves := range l.leaves {
		l.options(n-u, leaves, kept, raised)
	}
	steady := 2*l.s + l.peak | (l.w - 1)
	for v := 0; v <= steady || v < int(l.g[n])+2*l.s; v++ {
		if !kept.has(v) && (v <= steady || !raised.has(v-2*l.s)) {
			return flaw(methodField, leapText, n, v)
		}
	}
	return nil
}

// options notes the options that leave a number of stones, more than frozen heaps have.
func (l *ladder) options(left int, leaves [4]bool, kept, raised nimbers) {
	if leaves[1] {
		raised.add(l.g[left])
	}
	if leaves[2] {
		shift(kept, l.of(l.pairs, left), 0)
	}
	for a := 1; a < left; a++ {
		if v := l.g[left-a]; leaves[2] && a >= l.e && int(v) < 2*l.w {
			raised.add(l.g[a] ^ v)
		}
		if !leaves[3] {
			continue
		}
		shift(kept, l.of(l.pairs, left-a), l.g[a])
		if a >= l.e {
			shift(raised, l.of(l.near, left-a), l.g[a])
		}
	}
}

// nimbers is a set of nimbers below a power of two, 64 in a word.
type nimbers []uint64

func (s nimbers) add(v uint16) { s[v>>6] |= 1 << (v & 63) }

func (s nimbers) has(v int) bool { return v < 64*len(s) && s[v>>6]>>(v&63)&1 == 1 }
