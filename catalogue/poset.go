package catalogue

import (
	"iter"
	"math/big"
	"slices"
	"strings"

	"grundy/game"
)

// Theory: parts without relations between them add by nim-sum. An element below all
// others adds 1 to the nimber n of the others: taking it leaves 0, and any other move
// leaves the same with an option of theirs, of nimber one more, so that mex gives
// n + 1. This settles forests, with chains as heaps of Nim. Where some element is
// above all others the first player wins: if taking it alone does not win, the answer
// to it does, and could be made at once [Gale 1974]; which move wins is not known. In
// general who wins is PSPACE-complete [Grier 2013].
var (
	posetForest = &game.Theorem{
		Claim: game.Text{
			En: "an element below all others adds 1 to the nimber of the others, and parts without relations between them add by nim-sum",
			Zh: "位于其余所有元素之下的元素使其余部分的 SG 值加 1；彼此没有关系的各部分按异或相加",
		},
		Source: "proved here",
	}
	posetTop = &game.Theorem{
		Claim: game.Text{
			En: "one element is above all others, so the first player wins: either by taking it, or by the move that would answer this, which takes it too",
			Zh: "有一个元素位于其余所有元素之上，因此先手必胜：要么取走它，要么直接走对方本来的应对，那一步也会取走它",
		},
		Source: "Gale 1974",
	}
)

// Poset is the game of taking an element of a partial order with all above it.
var Poset = register(game.Ruleset{
	Name:    "poset",
	Aliases: []string{"poset_game", "偏序集游戏", "偏序集"},
	Keywords: []string{
		"poset game", "partially ordered set", "partial order", "superset game", "Chomp and Nim as posets", "divisors game", "Schuh",
		"偏序", "上集", "取元素及其上方", "约数偏序",
	},
	Title: game.Text{En: "Poset game", Zh: "偏序集游戏"},
	Rule: game.Text{
		En: "Take an element of a partially ordered set, and with it every element above it. A pair (a, b) says that a is below b; what follows from several pairs holds too.",
		Zh: "在偏序集中取走一个元素以及位于它之上的所有元素。数对 (a, b) 表示 a 在 b 之下；由多个数对推出的关系同样成立。",
	},
	Forms: []game.Form{{}},
	Params: []game.Param{
		{Name: "edges", Kind: game.Arcs, Optional: true, Doc: game.Text{En: "pairs of elements, the lower first", Zh: "元素对，在下者写在前"}},
		{Name: "isolated", Kind: game.Names, Optional: true, Doc: game.Text{En: "elements that are in no pair", Zh: "不在任何元素对中的元素"}},
	},
	Examples: []string{
		"poset(edges=[(1, 2), (1, 3), (2, 4), (3, 4)])",
		`poset(edges=[("a", "b"), ("c", "b"), ("c", "d")], isolated=["e"])`,
	},
	Theory: []*game.Theorem{posetForest, posetTop},
	New:    newPoset,
})

// posetOrder is a partial order on elements 0, 1, …, of which none is above a later
// one, and what is known of the positions on it.
type posetOrder struct {
	names  []string
	edges  [][2]int // as they were given
	up     []bitset // what is above each element, itself included
	near   []bitset // what it is related to
	search posetSearch
}

// poset are the elements that are left: whatever is below one of them is too.
type poset struct {
	on   *posetOrder
	left bitset
}

// mostElements bounds a partial order, which is written out as a table.
const mostElements = 1000

var (
	posetMany  = game.Text{En: "a partial order has at most %d elements here, and this one has %d", Zh: "这里的偏序集至多 %d 个元素，而给出了 %d 个"}
	posetCycle = game.Text{En: "%s would be below itself, so this is no partial order", Zh: "%s 会在自身之下，因此这不是偏序"}
)

func newPoset(a game.Args) (game.Position, error) {
	o, number := &posetOrder{}, map[string]int{}
	element := func(name string) int {
		i, ok := number[name]
		if !ok {
			i = len(o.names)
			o.names, number[name] = append(o.names, name), i
		}
		return i
	}
	for _, e := range a.Arcs("edges") {
		o.edges = append(o.edges, [2]int{element(e[0]), element(e[1])})
	}
	for _, name := range a.Names("isolated") {
		element(name)
	}
	if len(o.names) > mostElements {
		return nil, game.Refuse(game.Limit, posetMany, mostElements, len(o.names))
	}
	if i := o.sort(); i >= 0 {
		return nil, game.Refuse(game.BadParameter, posetCycle, game.Short(quotedName(o.names[i])))
	}
	return o.whole(), nil
}

// whole is the position of all elements, of an order that is sorted.
func (o *posetOrder) whole() poset {
	o.relate()
	all := newBitset(len(o.names))
	for i := range o.names {
		all.add(i)
	}
	return poset{o, all}
}

// sort renumbers the elements so that none is above a later one; otherwise it returns
// one that would be below itself, and -1 where all is well.
func (o *posetOrder) sort() int {
	n := len(o.names)
	above, below := make([][]int, n), make([]int, n)
	for _, e := range o.edges {
		above[e[0]] = append(above[e[0]], e[1])
		below[e[1]]++
	}
	var order []int
	for i := range n {
		if below[i] == 0 {
			order = append(order, i)
		}
	}
	for k := 0; k < len(order); k++ {
		for _, j := range above[order[k]] {
			if below[j]--; below[j] == 0 {
				order = append(order, j)
			}
		}
	}
	if len(order) < n {
		return slices.IndexFunc(below, func(b int) bool { return b > 0 })
	}
	names, place := make([]string, n), make([]int, n)
	for k, i := range order {
		names[k], place[i] = o.names[i], k
	}
	o.names = names
	for i, e := range o.edges {
		o.edges[i] = [2]int{place[e[0]], place[e[1]]}
	}
	return -1
}

// relate finds what is above and below each element.
func (o *posetOrder) relate() {
	n := len(o.names)
	covers := make([][]int, n)
	for _, e := range o.edges {
		covers[e[0]] = append(covers[e[0]], e[1])
	}
	o.up, o.near = make([]bitset, n), make([]bitset, n)
	for i := n - 1; i >= 0; i-- {
		o.up[i] = newBitset(n)
		o.up[i].add(i)
		for _, j := range covers[i] {
			o.up[i].join(o.up[j])
		}
		o.near[i] = slices.Clone(o.up[i])
	}
	for i := range n {
		for j := range o.up[i].all() {
			o.near[j].add(i)
		}
	}
}

// pairs are those of the given edges whose ends are both left.
func (p poset) pairs() (edges [][2]int) {
	for _, e := range p.on.edges {
		if p.left.has(e[0]) && p.left.has(e[1]) {
			edges = append(edges, e)
		}
	}
	return edges
}

// alone lists the elements of no pair, by their names.
func (p poset) alone() (out []int) {
	paired := newBitset(len(p.on.names))
	for _, e := range p.pairs() {
		paired.add(e[0])
		paired.add(e[1])
	}
	for i := range p.left.all() {
		if !paired.has(i) {
			out = append(out, i)
		}
	}
	slices.SortFunc(out, func(i, j int) int { return compareNames(p.on.names[i], p.on.names[j]) })
	return out
}

// compareNames orders numbers by their size, and other names by their letters.
func compareNames(a, b string) int {
	x, isNumber := new(big.Int).SetString(a, 10)
	y, both := new(big.Int).SetString(b, 10)
	if isNumber && both {
		return x.Cmp(y)
	}
	return strings.Compare(a, b)
}

// order lists the elements that are left as notation names them.
func (p poset) order() []int { return asWritten(p.pairs(), p.alone()...) }

// places are the indices of the elements in that order.
func (p poset) places() map[int]int {
	out := map[int]int{}
	for at, i := range p.order() {
		out[i] = at
	}
	return out
}

func (p poset) String() string {
	o, n := p.on, game.Notation{Name: "poset"}
	var edges [][2]string
	for _, e := range p.pairs() {
		edges = append(edges, [2]string{o.names[e[0]], o.names[e[1]]})
	}
	var isolated []string
	for _, i := range p.alone() {
		isolated = append(isolated, o.names[i])
	}
	if edges != nil || isolated == nil {
		n = n.With("edges", edges)
	}
	if isolated != nil {
		n = n.With("isolated", isolated)
	}
	return n.Write()
}

var (
	posetTake = game.Text{En: "take %[1]s", Zh: "取 %[1]s"}
	posetWith = game.Text{En: "take %[1]s and the %[2]d above it", Zh: "取 %[1]s 及其上方的 %[2]d 个元素"}
	posetPair = game.Text{En: "take %[1]s and the one above it", Zh: "取 %[1]s 及其上方的 1 个元素"}
)

// Moves go from the lower elements to the higher ones.
func (p poset) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		places := p.places()
		for i := range p.left.all() {
			if !yield(p.take(i, places[i])) {
				return
			}
		}
	}
}

// take takes an element, which has a place among those that are left.
func (p poset) take(i, at int) game.Move {
	left := slices.Clone(p.left)
	left.drop(p.on.up[i])
	name := game.Short(p.on.names[i])
	say := posetTake.With(name)
	switch gone := p.left.count() - left.count() - 1; {
	case gone == 1:
		say = posetPair.With(name)
	case gone > 1:
		say = posetWith.With(name, gone)
	}
	return game.Move{Say: say, At: []int{at}, To: poset{p.on, left}}
}

// View draws the pairs, from the lower element to the higher.
func (p poset) View() game.View {
	view := game.View{Kind: "graph", Directed: true}
	place := p.places()
	view.Names = make([]string, len(place))
	for i, at := range place {
		view.Names[at] = game.Short(p.on.names[i])
	}
	for _, e := range p.pairs() {
		view.Edges = append(view.Edges, [2]int{place[e[0]], place[e[1]]})
	}
	return view
}
