package diagram

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"grundy"
	"grundy/game"
)

func named(names ...string) *grundy.Graph {
	g := &grundy.Graph{}
	for _, n := range names {
		g.Vertices = append(g.Vertices, grundy.Vertex{Name: n})
	}
	return g
}

func TestLabels(t *testing.T) {
	long := strings.Repeat("x", 30)
	for _, c := range []struct{ names, want []string }{
		{[]string{"nim(3)", "nim(0)"}, []string{"nim(3)", "nim(0)"}},
		{[]string{"mine(position=[1000000, 2])", "mine(position=[3, 2])"}, []string{"position=[1000000, 2]", "position=[3, 2]"}},
		{[]string{"a" + long + "b", "c"}, []string{"axxxxxxxxxx…xxxxxxxxxxxb", "c"}},
		{[]string{"a" + long + "b", "ax" + long + "b", "c"}, []string{"1: axxxxxxxxx…xxxxxxxxxb", "2: axxxxxxxxx…xxxxxxxxxb", "c"}},
		{[]string{"f(" + long + ") + f(1)", "f(2)"}, []string{"f(xxxxxxxxx…xxxx) + f(1)", "f(2)"}},
		{[]string{"f(" + long + ")", "g(2)"}, []string{"f(xxxxxxxxx…xxxxxxxxxxx)", "g(2)"}},
		{nil, []string{}},
	} {
		if got := labels(named(c.names...)); !slices.Equal(got, c.want) {
			t.Errorf("labels(%q) = %q, want %q", c.names, got, c.want)
		}
	}
}

// No two labels are alike, and none is longer than there is room for.
func TestLabelsDiffer(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 300 {
		seen := map[string]bool{}
		for range 1 + r.IntN(60) {
			seen["mine("+strings.Repeat("[1], ", r.IntN(12))+strings.Repeat("0, ", r.IntN(12))+")"] = true
		}
		var names []string
		for n := range seen {
			names = append(names, n)
		}
		slices.Sort(names)
		got := labels(named(names...))
		for _, l := range got {
			if letters(l) > mostName {
				t.Fatalf("the label %q has %d letters, more than %d", l, letters(l), mostName)
			}
		}
		slices.Sort(got)
		if len(slices.Compact(got)) != len(names) {
			t.Fatalf("the labels of %q are not distinct", names)
		}
	}
}

// An edge back to a vertex above is drawn apart from the others, and the key says so.
func TestBack(t *testing.T) {
	g := named("a", "b")
	g.Edges = [][2]int{{0, 1}}
	for want, back := range []bool{false, true} {
		if back {
			g.Edges = append(g.Edges, [2]int{1, 0})
		}
		for lang, key := range map[game.Lang]string{game.En: "dashed: back to a position above", game.Zh: "虚线：回到上方的局面"} {
			var b strings.Builder
			if err := SVG(&b, g, "", lang); err != nil {
				t.Fatal(err)
			}
			if got := strings.Count(b.String(), `class="back"`); got != want || strings.Contains(b.String(), key) != back {
				t.Errorf("%d dashed edges, key %v, want %d", got, strings.Contains(b.String(), key), want)
			}
		}
	}
}
