package rulefile_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"grundy"
	"grundy/game"
	"grundy/internal/oracle"
)

// tokens is a game: tokens stand on places, a token moves to one of the lists of
// places that its own has, and each token of the list stands there then. Heap k of Nim
// is the token nim + k.
type tokens [][][]int

const nim = 100

func (g tokens) of(place int) (lists [][]int) {
	if place < nim {
		return g[place]
	}
	for k := range place - nim {
		lists = append(lists, []int{nim + k})
	}
	return lists
}

// after lists what a move makes of the tokens, each once.
func (g tokens) after(at []int) (all [][]int) {
	seen := map[string]bool{}
	for i, place := range at {
		for _, list := range g.of(place) {
			next := slices.Concat(at[:i], list, at[i+1:])
			if word := fmt.Sprint(next); !seen[word] {
				seen[word] = true
				all = append(all, next)
			}
		}
	}
	return all
}

// plain is the definition, with a memory of what was found.
type plain struct {
	game   tokens
	misere bool
	lost   map[string]bool
}

func (p plain) loses(at []int) bool {
	key := fmt.Sprint(slices.Sorted(slices.Values(at)))
	if lost, ok := p.lost[key]; ok {
		return lost
	}
	after := p.game.after(at)
	lost := !slices.ContainsFunc(after, p.loses) && (len(after) > 0 || !p.misere)
	p.lost[key] = lost
	return lost
}

// nimber is the heap that makes a lost sum with the tokens, by the theorem of Sprague
// and Grundy; -1 when none up to 40 does.
func (p plain) nimber(at []int) int {
	for k := range 40 {
		if p.loses(append(slices.Clone(at), nim+k)) {
			return k
		}
	}
	return -1
}

// finite makes a game in which tokens move to lower places, two at once at times.
func finite(r *rand.Rand) tokens {
	g := make(tokens, 2+r.IntN(4))
	for v := range g {
		for w := range v {
			if r.IntN(3) > 0 {
				g[v] = append(g[v], []int{w})
			}
		}
		for v > 0 && r.IntN(2) == 0 {
			g[v] = append(g[v], []int{r.IntN(v), r.IntN(v)})
		}
		if v > 0 && r.IntN(4) == 0 {
			g[v] = append(g[v], []int{})
		}
	}
	return g
}

// dict writes the game as a dict O of Starlark, each list in a form.
func (g tokens) dict(list func([]int) string) string {
	var lines []string
	for v, lists := range g {
		var words []string
		for _, l := range lists {
			words = append(words, list(l))
		}
		lines = append(lines, fmt.Sprintf("    %d: [%s],\n", v, strings.Join(words, ", ")))
	}
	return "O = {\n" + strings.Join(lines, "") + "}\n"
}

// tuple writes places as a tuple.
func tuple(l []int) string {
	words := ""
	for _, x := range l {
		words += fmt.Sprintf("%d, ", x)
	}
	return "(" + words + ")"
}

// files are the ways to write the game as a rule file: sums of places, or tuples of
// places with parts, a canonical form, both or neither.
func (g tokens) files() map[string]string {
	all := g.dict(tuple) + "def options(p):\n    return [p[:i] + o + p[i+1:] for i in range(len(p)) for o in O[p[i]]]\n"
	parts, canonical := "def parts(p):\n    return [(x,) for x in p]\n", "def canonical(p):\n    return sorted(p)\n"
	return map[string]string{
		"sum_of":    g.dict(func(l []int) string { return "sum_of" + tuple(l) }) + "def options(p):\n    return O[p]\n",
		"tuples":    all,
		"parts":     all + parts,
		"canonical": all + canonical,
		"both":      all + parts + canonical,
	}
}

// written writes tokens in the form of a file, with heaps of Nim apart.
func written(form string, at, heaps []int) string {
	var words []string
	if form != "sum_of" {
		words = append(words, "mine("+strings.TrimSuffix("["+tuple(at)[1:], ")")+"])")
	} else {
		for _, v := range at {
			words = append(words, fmt.Sprintf("mine(%d)", v))
		}
	}
	for _, k := range heaps {
		words = append(words, fmt.Sprintf("nim(%d)", k))
	}
	return strings.Join(append(words, "0"), " + ")
}

var (
	component = regexp.MustCompile(`(mine|nim)\(([^)]*)\)`)
	number    = regexp.MustCompile(`\d+`)
)

// read reads the tokens of a position in any form, in their order.
func read(text string) []int {
	out := []int{}
	for _, c := range component.FindAllStringSubmatch(text, -1) {
		for _, word := range number.FindAllString(c[2], -1) {
			n := 0
			fmt.Sscan(word, &n)
			if c[1] == "nim" {
				n += nim
			}
			out = append(out, n)
		}
	}
	return out
}

// TestFinite compares random games in every form with the definition.
func TestFinite(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(1, 2))
	for range 150 {
		g := finite(r)
		at := []int{r.IntN(len(g)), r.IntN(len(g))}
		var heaps []int
		if r.IntN(2) == 0 {
			heaps = append(heaps, r.IntN(4))
		}
		all := slices.Clone(at)
		for _, k := range heaps {
			all = append(all, nim+k)
		}
		for _, c := range []game.Convention{game.Normal, game.Misere} {
			want := plain{g, c == game.Misere, map[string]bool{}}
			for form, src := range g.files() {
				text := written(form, at, heaps)
				got, err := solve(t.Context(), load(t, src), text, c)
				if err != nil {
					t.Fatalf("%s\n%s: %v", src, text, err)
				}
				if diff := want.differs(got, all); diff != "" {
					t.Fatalf("%s\n%s, %v: %s", src, text, c, diff)
				}
			}
		}
	}
}

// differs says where an answer is not that of the definition.
func (p plain) differs(got *grundy.Result, at []int) string {
	if want := game.Won(!p.loses(at)); got.Outcome != want {
		return fmt.Sprintf("%v, want %v", got.Outcome, want)
	}
	if want := p.nimber(at); !p.misere && (got.Nimber == nil || got.Nimber.Int64() != int64(want)) {
		return fmt.Sprintf("nimber %v, want %d", got.Nimber, want)
	}
	var wins, found []string
	for _, next := range p.game.after(at) {
		if p.loses(next) {
			wins = append(wins, fmt.Sprint(next))
		}
	}
	for _, m := range got.Winning {
		found = append(found, fmt.Sprint(read(got.After(m).String())))
	}
	slices.Sort(wins)
	slices.Sort(found)
	if !slices.Equal(wins, slices.Compact(found)) || !got.Complete {
		return fmt.Sprintf("winning moves to %v, complete %v, want %v", found, got.Complete, wins)
	}
	return ""
}

// loopyFiles are forms of a digraph: numbers, strings and, with a canonical form, two
// names for each vertex.
func loopyFiles(r *rand.Rand, options [][]int) map[string]string {
	dict := func(name func(v int) string) string {
		src := "O = {\n"
		for v, to := range options {
			words := ""
			for _, w := range to {
				words += name(w) + ", "
			}
			src += fmt.Sprintf("    %d: [%s],\n", v, words)
		}
		return src + "}\n"
	}
	return map[string]string{
		"number": dict(func(v int) string { return fmt.Sprint(v) }) + "def options(p):\n    return O[p]\n",
		"string": dict(func(v int) string { return fmt.Sprintf("'%d'", v) }) + "def options(p):\n    return O[int(p)]\n",
		"canonical": dict(func(v int) string { return fmt.Sprintf("(%d, %d)", v, 7*r.IntN(2)) }) +
			"def options(p):\n    return O[p[0]]\ndef canonical(p):\n    return (p[0], 0)\n",
	}
}

// vertex writes a vertex in the form of a file.
func vertex(form string, v int) string {
	switch form {
	case "string":
		return fmt.Sprintf("mine('%d')", v)
	case "canonical":
		return fmt.Sprintf("mine(%d, 0)", v)
	}
	return fmt.Sprintf("mine(%d)", v)
}

// TestLoopy compares random digraphs, alone, in sums of two and with a heap of Nim,
// with the definition played out.
func TestLoopy(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(3, 4))
	for range 150 {
		options := make([][]int, 2+r.IntN(5))
		for v := range options {
			for w := range options {
				if r.IntN(3) == 0 {
					options[v] = append(options[v], w)
				}
			}
		}
		heap := [][]int{{}, {0}, {0, 1}}
		v, w, k := r.IntN(len(options)), r.IntN(len(options)), r.IntN(len(heap))
		two, withHeap := oracle.Plus(options, options), oracle.Plus(options, heap)
		for form, src := range loopyFiles(r, options) {
			rules := load(t, src)
			for _, c := range []game.Convention{game.Normal, game.Misere} {
				check := func(text string, graph [][]int, at int) {
					t.Helper()
					got, err := solve(t.Context(), rules, text, c)
					if err != nil {
						t.Fatalf("%s\n%s: %v", src, text, err)
					}
					if diff := loopyDiffers(got, graph, at, c); diff != "" {
						t.Fatalf("%s\n%s, %v: %s", src, text, c, diff)
					}
				}
				check(vertex(form, v), options, v)
				check(vertex(form, v)+" + "+vertex(form, w), two, v*len(options)+w)
				check(fmt.Sprintf("%s + nim(%d)", vertex(form, v), k), withHeap, v*len(heap)+k)
			}
		}
	}
}

// loopyDiffers says where an answer is not that of the digraph.
func loopyDiffers(got *grundy.Result, options [][]int, at int, c game.Convention) string {
	fates := oracle.Play(options, c)
	if want := fates[at].Outcome; got.Outcome != want {
		return fmt.Sprintf("%v, want %v", got.Outcome, want)
	}
	if c == game.Normal {
		want := oracle.Loopies(options)[at]
		switch {
		case want.Nimber >= 0 && (got.Nimber == nil || got.Nimber.Int64() != int64(want.Nimber)):
			return fmt.Sprintf("nimber %v, want %d", got.Nimber, want.Nimber)
		case want.Nimber < 0 && (got.Infinite == nil || fmt.Sprint(got.Infinite.Reach) != fmt.Sprint(want.Reach)):
			return fmt.Sprintf("value %v, want inf%v", got.Infinite, want.Reach)
		}
	}
	moves, keep := got.Winning, game.P
	if got.Outcome == game.D {
		moves, keep = got.Drawing, game.D
	}
	kept := 0
	if got.Outcome != game.P {
		for _, w := range options[at] {
			if fates[w].Outcome == keep {
				kept++
			}
		}
	}
	if len(moves) != kept || !got.Complete {
		return fmt.Sprintf("%d moves, complete %v, want %d", len(moves), got.Complete, kept)
	}
	return ""
}

// A file that fails at a position far away in a game where play can come back is an
// error, and no answer without that position.
func TestFarFault(t *testing.T) {
	for _, hook := range []string{"", "def canonical(n):\n    return n\n", "def parts(n):\n    return [n]\n"} {
		r := load(t, hook+"def options(n):\n    if n == 50:\n        return 1 // 0\n    return [n + 1, max(n - 1, 0)]\n")
		for _, text := range []string{"mine(0)", "mine(3) + nim(2)", "mine(0) + mine(1)"} {
			for _, c := range []game.Convention{game.Normal, game.Misere} {
				got, err := solve(t.Context(), r, text, c)
				if err == nil || !strings.Contains(err.Error(), "division by zero (in options)") {
					t.Errorf("%s%s, %v: %v, %v, want the division by zero", hook, text, c, got, err)
				}
			}
		}
	}
}
