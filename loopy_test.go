package grundy_test

import (
	"context"
	"fmt"
	"iter"
	"math/big"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"testing"

	"grundy"
	"grundy/explain"
	"grundy/game"
	"grundy/internal/oracle"
)

// ring is a position of a digraph that brings no engine: it is known by its name
// and its moves.
type ring struct {
	options [][]int
	at      int
}

func (p ring) String() string { return fmt.Sprintf("ring(%d)", p.at) }

func (p ring) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		for _, to := range p.options[p.at] {
			if !yield(game.Move{Say: game.Text{En: "to %d", Zh: "到 %d"}.With(to), At: []int{0}, To: ring{p.options, to}}) {
				return
			}
		}
	}
}

// drawnDigraph is a random digraph of 2 to 6 vertices.
func drawnDigraph(r *rand.Rand) [][]int {
	options := make([][]int, 2+r.IntN(5))
	odds := []float64{0.2, 0.35, 0.6}[r.IntN(3)]
	for v := range options {
		for w := range options {
			if r.Float64() < odds {
				options[v] = append(options[v], w)
			}
		}
	}
	return options
}

// notation writes tokens on a digraph.
func notation(options [][]int, tokens ...int) string {
	var edges, alone, start []string
	for v, to := range options {
		alone = append(alone, fmt.Sprint(v))
		for _, w := range to {
			edges = append(edges, fmt.Sprintf("(%d, %d)", v, w))
		}
	}
	for _, v := range tokens {
		start = append(start, fmt.Sprint(v))
	}
	return fmt.Sprintf("graph(edges=[%s], isolated=[%s], start=[%s])", strings.Join(edges, ", "), strings.Join(alone, ", "), strings.Join(start, ", "))
}

// nimHeap is the digraph of a nim heap.
func nimHeap(n int) [][]int {
	options := make([][]int, n+1)
	for i := range options {
		for k := range i {
			options[i] = append(options[i], k)
		}
	}
	return options
}

// TestLoopySums compares sums with the definition, played out on the product of
// their digraphs: outcomes, values, all winning moves with their remoteness in
// its order, and the moves that keep a draw.
func TestLoopySums(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	for range 300 {
		a, b := drawnDigraph(r), drawnDigraph(r)
		n := r.IntN(4)
		v, w := r.IntN(len(a)), r.IntN(len(b))
		for _, x := range []struct {
			text  string
			parts [][][]int
			at    []int
		}{
			{notation(a, v), [][][]int{a}, []int{v}},
			{notation(a, v) + " + " + notation(b, w), [][][]int{a, b}, []int{v, w}},
			{notation(a, v, v%2), [][][]int{a, a}, []int{v, v % 2}},
			{fmt.Sprintf("%s + nim(%d)", notation(a, v), n), [][][]int{a, nimHeap(n)}, []int{v, n}},
		} {
			sum, err := grundy.Parse(x.text)
			if err != nil {
				t.Fatal(err)
			}
			for _, c := range []game.Convention{game.Normal, game.Misere} {
				checkLoopy(t, sum, c, x.parts, x.at)
			}
		}
		for _, c := range []game.Convention{game.Normal, game.Misere} { // no engine of its own
			checkLoopy(t, game.Sum{ring{a, v}}, c, [][][]int{a}, []int{v})
		}
	}
}

// checkLoopy compares the answer for a sum with the product of the digraphs.
func checkLoopy(t *testing.T, sum game.Sum, c game.Convention, parts [][][]int, at []int) {
	t.Helper()
	o := grundy.DefaultOptions()
	o.Convention = c
	r, err := grundy.Solve(t.Context(), sum, o)
	if err != nil {
		t.Fatalf("%v: %v", sum, err)
	}
	whole, start := parts[0], at[0]
	for i := 1; i < len(parts); i++ {
		whole, start = oracle.Plus(whole, parts[i]), start*len(parts[i])+at[i]
	}
	fates := oracle.Play(whole, c)
	if r.Outcome != fates[start].Outcome {
		t.Fatalf("%v, %v: %v, by definition %v", sum, c, r.Outcome, fates[start].Outcome)
	}
	if c == game.Normal {
		want := oracle.Loopies(whole)[start]
		if got := valueOf(r); got != fmt.Sprint(want) {
			t.Fatalf("%v: value %v, by definition %v", sum, got, want)
		}
	}
	checkMoves(t, r, c, whole, start, fates)
	for _, l := range []game.Lang{game.En, game.Zh} {
		if text := explain.Text(r, l, true); strings.Contains(text, "%!") {
			t.Fatalf("%v: the answer reads %q", sum, text)
		}
	}
}

// valueOf writes a value as the oracle does.
func valueOf(r *grundy.Result) string {
	v := oracle.Loopy{Nimber: -1}
	if r.Infinite == nil {
		v.Nimber = int(r.Nimber.Int64())
		return fmt.Sprint(v)
	}
	for _, n := range r.Infinite.Reach {
		v.Reach = append(v.Reach, int(n.Int64()))
	}
	return fmt.Sprint(v)
}

// checkMoves compares the winning moves by their remoteness, which in the product
// is that of the option, and the drawing moves by their number.
func checkMoves(t *testing.T, r *grundy.Result, c game.Convention, whole [][]int, start int, fates []oracle.Fate) {
	t.Helper()
	var want, got []int
	draws := 0
	for _, to := range whole[start] {
		switch fates[to].Outcome {
		case game.P:
			want = append(want, fates[to].Remoteness)
		case game.D:
			draws++
		}
	}
	slices.Sort(want)
	for _, m := range r.Winning {
		switch {
		case m.Remoteness != nil:
			got = append(got, *m.Remoteness)
		case r.Loopy:
			t.Fatalf("%v, %v: no remoteness: %v", r.Sum, c, r.RemotenessNote.In(game.En))
		}
	}
	if len(r.Winning) != len(want) || r.Loopy && !slices.Equal(got, want) {
		t.Fatalf("%v, %v: %d winning moves of remoteness %v, by definition %v", r.Sum, c, len(r.Winning), got, want)
	}
	if r.Count == nil || r.Count.Cmp(big.NewInt(int64(len(want)))) != 0 || !r.Complete {
		t.Fatalf("%v, %v: counted %v, complete %t, by definition %d", r.Sum, c, r.Count, r.Complete, len(want))
	}
	if r.Outcome == game.D && len(r.Drawing) != draws || r.Outcome != game.D && r.Drawing != nil {
		t.Fatalf("%v, %v: %d drawing moves, by definition %d", r.Sum, c, len(r.Drawing), draws)
	}
	for _, m := range r.Drawing {
		o := grundy.DefaultOptions()
		o.Convention = c
		if after, err := grundy.Solve(context.Background(), r.After(m), o); err != nil || after.Outcome != game.D {
			t.Fatalf("%v, %v: %q does not keep the draw: %v", r.Sum, c, m.Say.In(game.En), err)
		}
	}
}

// TestLoopyBeside is a loopy component beside a heap that no search could play out:
// the value decides, and the remoteness is not known.
func TestLoopyBeside(t *testing.T) {
	sum, err := grundy.Parse("graph(edges=[(0, 1), (0, 2), (1, 0)], start=[0]) + nim(1" + strings.Repeat("0", 100) + ")")
	if err != nil {
		t.Fatal(err)
	}
	r, err := grundy.Solve(t.Context(), sum, grundy.DefaultOptions())
	if err != nil {
		t.Fatal(err)
	}
	if r.Outcome != game.N || len(r.Winning) != 1 || r.Winning[0].Component != 1 || r.Winning[0].Remoteness != nil || r.RemotenessNote.IsZero() {
		t.Errorf("%v, %d moves, note %q", r.Outcome, len(r.Winning), r.RemotenessNote.In(game.En))
	}
	sum, err = grundy.Parse("graph(edges=[(0, 0)], start=[0]) + nim(1" + strings.Repeat("0", 100) + ")")
	if err != nil {
		t.Fatal(err)
	}
	r, err = grundy.Solve(t.Context(), sum, grundy.DefaultOptions())
	if err != nil {
		t.Fatal(err)
	}
	if r.Outcome != game.D || r.Complete || len(r.Drawing) != 100 {
		t.Errorf("%v with %d drawing moves, complete %t", r.Outcome, len(r.Drawing), r.Complete)
	}
}

// TestManyTokens are tokens whose product no search could play out.
func TestManyTokens(t *testing.T) {
	const tokens = 2_000
	starts := make([]int, tokens)
	for i := range starts {
		starts[i] = i % 4
	}
	// 0:[1,2] 1:[0] 2:[] has the values 1, 0, 0; vertex 3 leads to 1 and 2 alone.
	sum, err := grundy.Parse(notation([][]int{{1, 2}, {0}, {}, {1, 2}}, starts...))
	if err != nil {
		t.Fatal(err)
	}
	r, err := grundy.Solve(t.Context(), sum, grundy.DefaultOptions())
	if err != nil {
		t.Fatal(err)
	}
	if r.Outcome != game.P || r.Nimber == nil || r.Nimber.Sign() != 0 {
		t.Errorf("%v, nimber %v; 500 values 1 twice make 0", r.Outcome, r.Nimber)
	}
}

// TestGraphOf draws what a position can become.
func TestGraphOf(t *testing.T) {
	sum, err := grundy.Parse("nim(2)")
	if err != nil {
		t.Fatal(err)
	}
	g, err := grundy.NewSolver().Graph(t.Context(), sum, grundy.DefaultOptions(), 3)
	if err != nil {
		t.Fatal(err)
	}
	var words []string
	for _, v := range g.Vertices {
		words = append(words, fmt.Sprint(v.Name, v.Outcome, v.Nimber, v.Token))
	}
	if got, want := strings.Join(words, "; "), "nim(2)N 2 true; nim(1)N 1 false; nim(0)P 0 false"; got != want {
		t.Errorf("vertices %s, want %s", got, want)
	}
	if want := [][2]int{{0, 1}, {0, 2}, {1, 2}}; !slices.Equal(g.Edges, want) {
		t.Errorf("edges %v, want %v", g.Edges, want)
	}
	if _, err := grundy.NewSolver().Graph(t.Context(), sum, grundy.DefaultOptions(), 2); game.AsError(err).Code != game.Limit {
		t.Errorf("3 vertices of at most 2: %v", err)
	}
}

// TestGraphRefused wants a drawing that is too large to say in what it is: nim(n) has
// n + 1 positions and n(n + 1)/2 moves, and a row of 9,999 heaps has as many options, each
// of the size of the whole.
func TestGraphRefused(t *testing.T) {
	o := grundy.DefaultOptions()
	o.Bytes = 128 << 20
	ended, stop := context.WithCancel(t.Context())
	stop()
	tests := []struct {
		ctx            context.Context
		position, want string
	}{
		{t.Context(), "nim(500)", "the game graph has more than 500 vertices, the most that is drawn"},
		{t.Context(), "nim(400)", "the game graph has more than 50000 moves, the most that is drawn"},
		{t.Context(), "staircase(1" + strings.Repeat(", 1", 9_998) + ")", "the game graph has more than 500 vertices, the most that is drawn"},
		{ended, "nim(400)", "cancelled"},
	}
	for _, tt := range tests {
		sum, err := grundy.Parse(tt.position)
		if err != nil {
			t.Fatal(err)
		}
		_, err = grundy.NewSolver().Graph(tt.ctx, sum, o, 500)
		if err == nil || err.Error() != tt.want {
			t.Errorf("%.40s: %v, want %q", tt.position, err, tt.want)
		}
	}
}

// TestUncountedLoopy: a component whose winning moves are known in part, beside a
// token that can go round, is answered with those that are known.
func TestUncountedLoopy(t *testing.T) {
	for text, some := range map[string]bool{
		"graph(edges=[(0, 1), (0, 2), (1, 0)], start=[0]) + turning_corners((1000000, 1000001))": true,
		"ruler(549755813888, 1099511627776) + graph(edges=[(0, 1), (1, 0), (1, 2)], start=[1])":  false,
	} {
		sum, err := grundy.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		r, err := grundy.Solve(t.Context(), sum, grundy.DefaultOptions())
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if r.Outcome != game.N || r.Count != nil || r.CountNote.IsZero() || r.Complete || len(r.Winning) > 0 != some {
			t.Errorf("%s: %v, count %v, %d moves, complete %t", text, r.Outcome, r.Count, len(r.Winning), r.Complete)
		}
	}
}

// TestLoopyCrowd wants a sum with very many winning moves, too many positions to be played out,
// to take no memory for those that are not listed.
func TestLoopyCrowd(t *testing.T) {
	sum, err := grundy.Parse(`graph(edges=[("a", "b"), ("a", "c"), ("b", "a")], start=["a"]) + triplets(5, 7, 1000000000000000000) + twins(4, 6, 1000000000000000000)`)
	if err != nil {
		t.Fatal(err)
	}
	o := grundy.DefaultOptions()
	o.Positions = 10_000
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	r, err := grundy.Solve(t.Context(), sum, o)
	runtime.ReadMemStats(&after)
	if err != nil || r.Outcome != game.N || len(r.Winning) != o.Moves || r.Complete || r.RemotenessNote.IsZero() {
		t.Fatalf("%+v, %v, want %d of very many winning moves", r, err, o.Moves)
	}
	if took := after.TotalAlloc - before.TotalAlloc; took > 200<<20 {
		t.Errorf("%d MiB were taken", took>>20)
	}
}
