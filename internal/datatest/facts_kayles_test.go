package datatest

import (
	"slices"
	"testing"

	"grundy/game"
)

// kaylesMisere is whether heaps, none of them empty, are lost in misère Kayles by the
// row MISKAYLES: as in normal play, but for the two lists of exceptions.
func kaylesMisere(heaps []int, isLost bool) bool {
	count := func(sizes ...int) (n int) {
		for _, h := range heaps {
			if slices.Contains(sizes, h) {
				n++
			}
		}
		return n
	}
	made := func(sizes ...int) bool { return count(sizes...) == len(heaps) }
	even := func(sizes ...int) bool { return count(sizes...)%2 == 0 }
	a, b, c := []int{4, 1}, []int{20, 4, 1}, []int{17, 12, 9}
	if isLost {
		return !(made(5, 4, 1) && even(5) && even(a...) ||
			made(17, 12, 9, 20, 4, 1) && even(c...) && even(b...) ||
			made(25, 17, 12, 9, 20, 4, 1) && count(25) == 1 && even(c...) && !even(b...))
	}
	return made(5, 4, 1) && !even(a...) ||
		made(9, 4, 1) && !even(9) && even(a...) ||
		made(12, 4, 1) && count(12) == 1 && even(a...) ||
		made(17, 12, 9, 20, 4, 1) && even(c...) && !even(b...) ||
		made(25, 9, 4, 1) && count(25) == 1 && !even(9) && !even(a...)
}

// partitions yields the lists of heaps of at most most, none larger than the one
// before, with a sum of at most total.
func partitions(total, most int, heaps []int, yield func([]int)) {
	yield(heaps)
	for n := min(total, most); n > 0; n-- {
		partitions(total-n, n, append(slices.Clone(heaps), n), yield)
	}
}

// checkMisereKayles compares all heaps of a small total, and larger ones that are
// made of the exceptions; TestLongMisereKayles has more of both.
func checkMisereKayles(t *testing.T, _ string) {
	partitions(14, 14, nil, func(heaps []int) { compareMisereKayles(t, heaps) })
	for _, heaps := range [][]int{{9, 4}, {9, 1}, {9, 4, 1}, {12, 4, 1}, {12, 4}, {17, 1}, {12, 9}} {
		compareMisereKayles(t, heaps)
	}
}

func compareMisereKayles(t *testing.T, heaps []int) {
	t.Helper()
	// Without heaps who cannot move wins.
	want := len(heaps) > 0 && kaylesMisere(heaps, lost(t, game.Normal, "kayles(%s)", list(heaps...)))
	if got := lost(t, game.Misere, "kayles(%s)", list(heaps...)); got != want {
		t.Errorf("misère kayles(%v) is lost: %t, want %t", heaps, got, want)
	}
}
