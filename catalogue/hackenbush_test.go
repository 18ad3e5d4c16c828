package catalogue

import (
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"grundy/game"
)

// bruteBush is the definition on the set of edges that stand.
type bruteBush struct {
	edges [][2]int
	known map[uint]int
}

// fall is the set of the edges of s that are connected with vertex 0.
func (b *bruteBush) fall(s uint) uint {
	reached, stands := uint(1), uint(0)
	for again := true; again; {
		again = false
		for i, e := range b.edges {
			if s>>i&1 == 1 && stands>>i&1 == 0 && (reached>>e[0]|reached>>e[1])&1 == 1 {
				reached |= 1<<e[0] | 1<<e[1]
				stands |= 1 << i
				again = true
			}
		}
	}
	return stands
}

func (b *bruteBush) nimber(s uint) int {
	if v, ok := b.known[s]; ok {
		return v
	}
	seen := map[int]bool{}
	for i := range b.edges {
		if s>>i&1 == 1 {
			seen[b.nimber(b.fall(s&^(1<<i)))] = true
		}
	}
	v := 0
	for seen[v] {
		v++
	}
	b.known[s] = v
	return v
}

// TestHackenbushByDefinition compares the nimber and the cuts to every nimber with
// the definition on random graphs with repeated edges and loops.
func TestHackenbushByDefinition(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for range 300 {
		n := 1 + r.IntN(6)
		g := numbered{}
		for v := range n {
			g.number(big.NewInt(int64(v)))
		}
		var edges [][2]int
		for v := 1; v < n; v++ {
			edges = append(edges, [2]int{r.IntN(v), v})
		}
		for range r.IntN(6) {
			edges = append(edges, [2]int{r.IntN(n), r.IntN(n)})
		}
		r.Shuffle(len(edges), func(i, j int) { edges[i], edges[j] = edges[j], edges[i] })
		b := &bruteBush{edges, map[uint]int{}}
		p, all := hackenbush{g.names, edges}, uint(1)<<len(edges)-1
		want := b.nimber(all)
		if v, _ := p.Value(); int(v.Nimber.Int64()) != want {
			t.Fatalf("nimber of %v = %v, by definition %d", p, v, want)
		}
		if got, ok := HackenbushNimber(n, edges); !ok || int(got) != want {
			t.Fatalf("HackenbushNimber(%d, %v) = %d, %v, by definition %d", n, edges, got, ok, want)
		}
		for v := range 12 {
			var want, got []int
			for i := range edges {
				if b.nimber(b.fall(all&^(1<<i))) == v {
					want = append(want, i)
				}
			}
			ms, _ := p.MovesTo(big.NewInt(int64(v)))
			for m := range ms.List {
				got = append(got, m.At[0])
			}
			if !slices.Equal(got, want) || ms.Count.Int64() != int64(len(want)) {
				t.Fatalf("%v goes to nimber %d at %v, by definition %v", p, v, got, want)
			}
		}
	}
}

// TestHackenbushConnected wants a graph in two parts to be told.
func TestHackenbushConnected(t *testing.T) {
	for _, edges := range [][][2]int{nil, {{1, 2}}, {{0, 1}, {2, 2}}} {
		if got, ok := HackenbushNimber(3, edges); ok {
			t.Errorf("HackenbushNimber(3, %v) = %d, and 2 is not connected with 0", edges, got)
		}
	}
}

// hackenbushRow is a stalk of n edges, or the cycle that it becomes when its end is
// the ground.
func hackenbushRow(n int, closed bool) hackenbush {
	g, edges := numbered{}, make([][2]int, n)
	for i := range edges {
		g.number(big.NewInt(int64(i)))
		edges[i] = [2]int{i, i + 1}
	}
	if closed {
		edges[n-1][1] = 0
	} else {
		g.number(big.NewInt(int64(n)))
	}
	return hackenbush{g.names, edges}
}

// TestHackenbushLarge: a stalk is a heap of Nim and a cycle has the parity of its
// edges [Berlekamp, Conway, Guy 1982]; a cycle too long to cut on trial says so.
func TestHackenbushLarge(t *testing.T) {
	stalk := hackenbushRow(200_000, false)
	if v, _ := stalk.Value(); v.Nimber.Int64() != 200_000 {
		t.Errorf("nimber of a stalk of 200000 = %v", v)
	}
	ms, _ := stalk.MovesTo(big.NewInt(123_456))
	if m := slices.Collect(ms.List); len(m) != 1 || m[0].At[0] != 123_456 {
		t.Errorf("%d moves of a stalk to nimber 123456", len(m))
	}
	for _, n := range []int{1999, 200_001} {
		cycle := hackenbushRow(n, true)
		if v, _ := cycle.Value(); v.Nimber.Int64() != 1 {
			t.Errorf("nimber of a cycle of %d = %v, want 1", n, v)
		}
		ms, ok := cycle.MovesTo(new(big.Int))
		switch {
		case !ok || n > 2000 && (ms.Count != nil || ms.Why.IsZero()):
			t.Errorf("cuts of a cycle of %d: %v, %t", n, ms, ok)
		case n < 2000 && (ms.Count == nil || ms.Count.Int64() != 1):
			t.Errorf("cuts of a cycle of %d: %v, want the middle alone", n, ms.Count)
		}
	}
}

// TestHackenbushGround: the picture says which vertex is the ground, whatever its name,
// also after a move.
func TestHackenbushGround(t *testing.T) {
	p := hackenbush{names: []*big.Int{big.NewInt(7), big.NewInt(1), big.NewInt(2)}, edges: [][2]int{{1, 0}, {1, 2}}}
	for m := range p.Moves() {
		for _, v := range []game.View{p.View(), m.To.(game.Viewer).View()} {
			if len(v.Ground) != 1 || v.Names[v.Ground[0]] != "7" {
				t.Errorf("%v: the ground is %v of %v, want 7", p, v.Ground, v.Names)
			}
		}
	}
}
