package catalogue_test

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"testing"

	"grundy/catalogue"
	"grundy/game"
)

// bound binds numbers to a ruleset.
func bound(t *testing.T, r *game.Ruleset, numbers ...uint64) game.Position {
	t.Helper()
	args := make([]game.Arg, len(numbers))
	for i, n := range numbers {
		args[i] = game.Arg{Value: new(big.Int).SetUint64(n)}
	}
	p, err := r.Bind(args)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestEndNimOnWords compares rows of words, up to the largest, with the ruleset.
func TestEndNimOnWords(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	near := []uint64{1, 2, 3, 1 << 63, 1<<64 - 3, 1<<64 - 2, 1<<64 - 1}
	for range 3000 {
		row := make([]uint64, 1+r.IntN(7))
		for i := range row {
			row[i] = near[r.IntN(len(near))]
		}
		want, _ := bound(t, catalogue.EndNim, row...).(game.Decider).Outcome(game.Normal)
		if got, err := catalogue.EndNimOutcome(row); err != nil || got != want {
			t.Fatalf("EndNimOutcome(%v) = %v, %v, want %v", row, got, err, want)
		}
	}
}

// TestMockTurtlesOnWords compares heads up to the largest with the ruleset.
func TestMockTurtlesOnWords(t *testing.T) {
	for _, n := range []uint64{1, 2, 3, 4, 5, 6, 7, 8, 100_000_000, 1 << 32, 1<<62 + 1, 1<<63 - 2, 1<<63 - 1} {
		v, _ := bound(t, catalogue.MockTurtles, n).(game.Valuer).Value()
		if got := catalogue.MockTurtleNimber(n); v.Nimber.Cmp(new(big.Int).SetUint64(got)) != 0 {
			t.Errorf("MockTurtleNimber(%d) = %d, want %v", n, got, v.Nimber)
		}
	}
}

// TestPatchNimbers compares nimbers with the mex over all sets that hang together with
// the coin and lie within its rows and columns.
func TestPatchNimbers(t *testing.T) {
	for _, size := range [][2]int{{1, 9}, {2, 2}, {2, 3}, {2, 4}, {2, 5}, {2, 6}, {2, 7}, {3, 3}, {3, 4}, {3, 5}, {4, 4}} {
		rows, cols := size[0], size[1]
		options := map[uint64]bool{}
		for set := range 1 << (rows*cols - 1) {
			set |= 1 << (rows*cols - 1)
			if together(set, rows, cols) {
				sum := uint64(0)
				for cell := range rows*cols - 1 {
					if set>>cell&1 == 1 {
						sum ^= 1 << catalogue.PatchExponent(uint64(cell/cols)+1, uint64(cell%cols)+1)
					}
				}
				options[sum] = true
			}
		}
		want := uint64(0)
		for options[want] {
			want++
		}
		if got := uint64(1) << catalogue.PatchExponent(uint64(rows), uint64(cols)); got != want {
			t.Errorf("the nimber of (%d, %d) is %d, want %d", rows, cols, got, want)
		}
		if got := uint64(1) << catalogue.PatchExponent(uint64(cols), uint64(rows)); got != want {
			t.Errorf("the nimber of (%d, %d) is %d, want %d", cols, rows, got, want)
		}
	}
}

// together reports whether a set of cells, the last one among them, hangs together.
func together(set, rows, cols int) bool {
	reached := 1 << (rows*cols - 1)
	for before := 0; before != reached; {
		before = reached
		for cell := range rows * cols {
			if reached>>cell&1 == 0 {
				continue
			}
			near := 0
			if cell%cols > 0 {
				near |= 1 << (cell - 1)
			}
			if cell%cols < cols-1 {
				near |= 1 << (cell + 1)
			}
			near |= 1<<(cell+cols) | 1<<cell>>cols
			reached |= near & set
		}
	}
	return reached == set
}

// TestSilverDollarCount counts few coins on many squares: the nim-sum of one gap is 0
// when there is none, and that of two when they are equal.
func TestSilverDollarCount(t *testing.T) {
	const prime = 1_000_000_009
	for _, n := range []int64{10, 1001, 150_000} {
		for m := int64(1); m <= 4; m++ {
			lost := new(big.Int)
			counted, others := (m+1)/2, m/2+1
			for g := int64(0); g*counted <= n-m; g++ {
				rest := n - m - g*counted
				if counted == 2 || g == 0 {
					lost.Add(lost, new(big.Int).Binomial(rest+others-1, others-1))
				}
			}
			want := new(big.Int).Binomial(n, m)
			want.Sub(want, lost).Mod(want, big.NewInt(prime))
			got, err := catalogue.SilverDollarWon(uint64(n), uint64(m), prime)
			if err != nil || fmt.Sprint(got) != want.String() {
				t.Errorf("SilverDollarWon(%d, %d) = %d, %v, want %v", n, m, got, err, want)
			}
		}
	}
}

// TestTooLargeForTables wants refusals in words where a table would be too large.
func TestTooLargeForTables(t *testing.T) {
	rows, err := catalogue.NewRows([]uint64{1, 2})
	if err != nil {
		t.Fatal(err)
	}
	var errs [6]error
	_, errs[0] = rows.Nimber(t.Context(), 1<<40, &game.Budget{Positions: 1000})
	_, errs[1] = catalogue.NewRows([]uint64{1 << 40})
	_, errs[2] = catalogue.NewRows([]uint64{0})
	_, errs[3] = new(catalogue.Bombs).Nimber(1, 1<<40)
	_, errs[4] = new(catalogue.HyperKnights).Nimber(1<<63, 1<<63)
	_, errs[5] = catalogue.SilverDollarWon(1<<40, 2, 1_000_000_009)
	for i, err := range errs {
		if _, ok := err.(*game.Error); !ok {
			t.Errorf("call %d: got %v, want a refusal in words", i, err)
		}
	}
}
