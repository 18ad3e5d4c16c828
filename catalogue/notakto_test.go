package catalogue

import (
	"math/big"
	"slices"
	"testing"
)

// leastNotakto is the least image of a board.
func leastNotakto(b notaktoBoard) notaktoBoard {
	least := b
	for range 4 {
		least = min(least, b, b.mirrored())
		b = b.turned()
	}
	return least
}

// notaktoSums plays sums of boards out from the definition, up to rotation and
// reflection.
type notaktoSums map[[3]notaktoBoard]bool

// gone stands for a board that is over.
const gone = notaktoBoard(0o7)

func (known notaktoSums) wins(sum [3]notaktoBoard) bool {
	for i, b := range sum {
		sum[i] = leastNotakto(b)
		if b.over() {
			sum[i] = gone
		}
	}
	slices.Sort(sum[:])
	if won, ok := known[sum]; ok {
		return won
	}
	won, ended := false, true
	for i, b := range sum {
		for c := range 9 {
			if b == gone || b>>c&1 == 1 {
				continue
			}
			ended = false
			next := sum
			next[i] = b | 1<<c
			won = won || !known.wins(next)
		}
	}
	known[sum] = won || ended
	return known[sum]
}

// TestNotaktoByDefinition compares all sums of up to three boards with the quotient.
func TestNotaktoByDefinition(t *testing.T) {
	live := []notaktoBoard{gone}
	for b := range notaktoBoard(512) {
		if !b.over() && leastNotakto(b) == b {
			live = append(live, b)
		}
	}
	known := notaktoSums{}
	for i, a := range live {
		for j, b := range live[:i+1] {
			for _, c := range live[:j+1] {
				p := notakto{empty: new(big.Int)}
				for _, x := range []notaktoBoard{a, b, c} {
					if x != gone {
						p.boards = append(p.boards, x)
					}
				}
				if got, want := !p.value().lost(), known.wins([3]notaktoBoard{a, b, c}); got != want {
					t.Fatalf("%v, of value %v, is won: %t, by definition %t", p, p.value(), got, want)
				}
			}
		}
	}
	if len(live) != 47 {
		t.Errorf("%d boards are not over up to rotation and reflection, want 46", len(live)-1)
	}
}

// notaktoElements lists the products of a, b, c and d.
func notaktoElements() []notaktoValue {
	all := []notaktoValue{{}}
	for i := 0; i < len(all); i++ {
		for _, g := range []notaktoValue{{a: 1}, {b: 1}, {word: 1}, {word: 3}} {
			if x := all[i].times(g); !slices.Contains(all, x) {
				all = append(all, x)
			}
		}
	}
	return all
}

// TestNotaktoQuotient: the relations hold, there are 18 elements, and no position that
// is lost has an option that is, beside whatever sum.
func TestNotaktoQuotient(t *testing.T) {
	a, b, c, d := notaktoValue{a: 1}, notaktoValue{b: 1}, notaktoValue{word: 1}, notaktoValue{word: 3}
	power := func(x notaktoValue, n int) (y notaktoValue) {
		for range n {
			y = y.times(x)
		}
		return y
	}
	for i, r := range [][2]notaktoValue{
		{power(a, 2), {}}, {power(b, 3), b}, {power(b, 2).times(c), c}, {power(c, 3), a.times(power(c, 2))},
		{power(b, 2).times(d), d}, {c.times(d), a.times(d)}, {power(d, 2), power(c, 2)},
	} {
		if r[0] != r[1] {
			t.Errorf("relation %d: %v and %v differ", i, r[0], r[1])
		}
	}
	all := notaktoElements()
	if len(all) != 18 {
		t.Errorf("%d elements, want 18: %v", len(all), all)
	}
	for _, x := range all {
		for _, y := range all {
			for _, z := range all {
				if x.times(y) != y.times(x) || x.times(y).times(z) != x.times(y.times(z)) {
					t.Fatalf("%v, %v, %v do not commute or associate", x, y, z)
				}
			}
		}
		for board := range notaktoBoard(512) {
			for cell := range 9 {
				to := board | 1<<cell
				if !board.over() && to != board && x.times(notaktoKnown.value[board]).lost() && x.times(notaktoKnown.value[to]).lost() {
					t.Errorf("beside %v, %v and its option %v are both lost", x, board, to)
				}
			}
		}
	}
	for n := range 12 {
		if got, want := notaktoEmpty(big.NewInt(int64(n))), power(c, n); got != want {
			t.Errorf("%d empty boards: %v, want %v", n, got, want)
		}
	}
}

// notaktoSum is the value of a sum and the set of the values of its options.
type notaktoSum struct {
	value   notaktoValue
	options [18]bool // by their places in a list of the elements
}

// TestNotaktoProof goes through all pairs of a value and a set of values that sums of
// any number of boards have: a sum is lost exactly when it has options and none of
// them is lost. A sum without options is won.
func TestNotaktoProof(t *testing.T) {
	elements := notaktoElements()
	add := func(to *notaktoSum, of notaktoSum, beside notaktoValue) {
		for i, is := range of.options {
			if is {
				to.options[slices.Index(elements, elements[i].times(beside))] = true
			}
		}
	}
	boards := map[notaktoSum]bool{}
	for b := range notaktoBoard(512) {
		x := notaktoSum{value: notaktoKnown.value[b]}
		for c := range 9 {
			if to := b | 1<<c; to != b {
				x.options[slices.Index(elements, notaktoKnown.value[to])] = true
			}
		}
		if !b.over() {
			boards[x] = true
		}
	}
	all, seen := []notaktoSum{{}}, map[notaktoSum]bool{{}: true}
	for i := 0; i < len(all); i++ {
		x := all[i]
		lost := x.options != [18]bool{}
		for j, is := range x.options {
			lost = lost && !(is && elements[j].lost())
		}
		if lost != x.value.lost() {
			t.Fatalf("a sum of value %v is lost by its options: %t", x.value, lost)
		}
		for b := range boards {
			y := notaktoSum{value: x.value.times(b.value)}
			add(&y, x, b.value)
			add(&y, b, x.value)
			if !seen[y] {
				seen[y] = true
				all = append(all, y)
			}
		}
	}
	if len(all) < 18 {
		t.Errorf("%d pairs for 18 elements", len(all))
	}
}
