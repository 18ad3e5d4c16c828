//go:build unix

package rules

import (
	"syscall"
	"testing"
	"time"

	"grundy/game"
)

// BenchmarkDominoes computes from the empty board of 4 by 4 cells: who wins with
// replies to some moves, as the command does; only who wins; and the nimbers of all
// positions. A position is one that is opened, each once in a search.
func BenchmarkDominoes(b *testing.B) {
	b.Run("solve", func(b *testing.B) {
		perSecond(b, func() int64 { return solve(b, read(b, "dominoes"), "dominoes(0)").Positions })
	})
	b.Run("outcomes", func(b *testing.B) {
		perSecond(b, func() int64 {
			budget := &game.Budget{}
			_, err := position(b, "dominoes", "dominoes(0)").(game.Settler).Settle(b.Context(), game.Normal, budget)
			if err != nil {
				b.Fatal(err)
			}
			return budget.Spent()
		})
	})
	b.Run("nimbers", func(b *testing.B) { nimbers(b, "dominoes", "dominoes(0)") })
}

// BenchmarkTuples computes nimbers of positions that are tuples with a canonical form.
func BenchmarkTuples(b *testing.B) { nimbers(b, "distinct_piles", "distinct_piles(9, 10, 11)") }

func nimbers(b *testing.B, file, text string) {
	perSecond(b, func() int64 {
		budget := &game.Budget{}
		if _, err := position(b, file, text).(game.Searcher).Search(b.Context(), budget); err != nil {
			b.Fatal(err)
		}
		return budget.Spent()
	})
}

// position reads a position of a rule file of its own.
func position(b *testing.B, file, text string) game.Position {
	sum, err := read(b, file).Parse(text)
	if err != nil {
		b.Fatal(err)
	}
	return sum[0]
}

// perSecond reports how many positions are computed in a second of user time, which
// does not depend on what else the machine does.
func perSecond(b *testing.B, compute func() int64) {
	positions, start := int64(0), user(b)
	for b.Loop() {
		positions += compute()
	}
	b.ReportMetric(float64(positions)/(user(b)-start).Seconds(), "positions/user-s")
	b.ReportMetric(float64(positions)/float64(b.N), "positions/op")
}

// user is the user time of this process.
func user(b *testing.B) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano())
}
