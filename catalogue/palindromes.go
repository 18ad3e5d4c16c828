package catalogue

import (
	"context"

	"grundy/engine/heap"
	"grundy/game"
)

// Theory: a string is cut into three at a letter whose neighbours are equal, the letter
// itself being the middle part. That letter and its neighbours can no more be cut at, and
// all others as before. So a run of m letters that can be cut at is a heap of m of
// Dawson's Chess, 0.137, in which a move takes the cell and those beside it [Codeforces
// 305E, proved here].

// PalindromeCuts answers strings one after the other; the table of 0.137 grows with the
// longest run.
type PalindromeCuts struct{ table *heap.CodeTable }

// NewPalindromeCuts begins with an empty table.
func NewPalindromeCuts() *PalindromeCuts {
	return &PalindromeCuts{heap.NewCodeTable(mustCode("0.137"))}
}

// First is the first letter, from 1, that the mover can cut at and win; 0 when the mover
// loses. The budget and the errors are those of the table.
func (t *PalindromeCuts) First(ctx context.Context, s string, b *game.Budget) (int, error) {
	var runs []cells
	longest := 0
	for i := 1; i+1 < len(s); i++ {
		switch last := len(runs) - 1; {
		case s[i-1] != s[i+1]:
			continue
		case last >= 0 && runs[last].end == i:
			runs[last].end++
		default:
			runs = append(runs, cells{i, i + 1})
		}
		longest = max(longest, runs[len(runs)-1].end-runs[len(runs)-1].first)
	}
	if err := t.table.Grow(ctx, longest+1, b); err != nil {
		return 0, err
	}
	g, sum := t.table.Values(), uint16(0)
	for _, r := range runs {
		sum ^= g[r.end-r.first]
	}
	for _, r := range runs {
		for i := r.first; i < r.end; i++ {
			left, right := max(i-r.first-1, 0), max(r.end-i-2, 0)
			if sum^g[r.end-r.first]^g[left]^g[right] == 0 {
				return i + 1, nil
			}
		}
	}
	return 0, nil
}
