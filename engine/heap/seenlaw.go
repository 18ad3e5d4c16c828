package heap

import (
	"math"

	"grundy/game"
)

// SeenLaw returns what a table of nimbers shows: its largest, and the recurrence
// that it suggests, if all of them are below 2^16 - 1. Nothing of it is proved.
func SeenLaw(nimbers []uint64) game.Law {
	l := game.Law{Checked: len(nimbers)}
	small := make([]uint16, len(nimbers))
	for i, v := range nimbers {
		if v > l.Most {
			l.Most, l.First = v, i
		}
		small[i] = uint16(min(v, math.MaxUint16))
	}
	if r, ok := Seen(small); ok && l.Most < math.MaxUint16 {
		l.Preperiod, l.Period, l.Saltus = r.Preperiod, r.Length, r.Saltus
	}
	return l
}
