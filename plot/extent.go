package plot

import (
	"context"
	"math/bits"

	"grundy/game"
)

// extent is what a first pass over the nimbers finds.
type extent struct {
	least, most uint64
	guides      []guide
}

// point is a heap and its nimber.
type point struct {
	heap   int
	nimber uint64
}

// guide is a straight line of the slope of a law, between two points of it.
type guide struct{ from, to point }

// measure reads all nimbers once.
func (s Scatter) measure(ctx context.Context) (extent, error) {
	e := extent{least: largest}
	var edge edges
	first := max(s.From, s.Period.Preperiod)
	slanted := s.Period.Saltus > 0 && first+s.Period.Length <= s.To
	err := s.each(ctx, func(from int, g []uint64) error {
		for i, v := range g {
			e.least, e.most = min(e.least, v), max(e.most, v)
			if v > largest {
				return game.Refuse(game.Limit, nimberText, from+i, v)
			}
		}
		if slanted {
			for n := max(from, first); n < min(from+len(g), first+s.Period.Length); n++ {
				edge.add(s.Period, point{n, g[n-from]})
			}
		}
		return nil
	})
	if slanted {
		for _, p := range []point{edge.top, edge.bottom} {
			if to, ok := s.last(p, e.most); ok {
				e.guides = append(e.guides, guide{p, to})
			}
		}
	}
	return e, err
}

// axis is the nimbers that the upright axis spans: from 0, unless more than half
// of it would be empty then.
func (e extent) axis() (low, high uint64) {
	if e.least > e.most-e.least {
		return e.least, e.most
	}
	return 0, e.most
}

// last is the last heap drawn that follows from p by the law, and its nimber by
// the law; ok = false where that is none, or above all that are drawn.
func (s Scatter) last(p point, most uint64) (to point, ok bool) {
	k := (s.To - p.heap) / s.Period.Length
	if k == 0 || uint64(k) > (most-p.nimber)/uint64(s.Period.Saltus) {
		return point{}, false
	}
	return point{p.heap + k*s.Period.Length, p.nimber + uint64(k)*uint64(s.Period.Saltus)}, true
}

// edges are the points of one period that lie on the highest and on the lowest
// line of the slope of the law.
type edges struct {
	top, bottom point
	begun       bool
}

// add takes in a point to the right of all others.
func (e *edges) add(p Period, q point) {
	if !e.begun {
		*e = edges{q, q, true}
		return
	}
	if above(p, q, e.top) {
		e.top = q
	}
	if above(p, e.bottom, q) {
		e.bottom = q
	}
}

// above reports whether the line through a lies above that through b: whether
// a.nimber - b.nimber is more than Saltus/Length times a.heap - b.heap.
func above(p Period, a, b point) bool {
	aHigh, aLow := bits.Mul64(uint64(p.Length), a.nimber)
	bHigh, bLow := bits.Mul64(uint64(p.Length), b.nimber)
	aHigh, aLow = plus(aHigh, aLow, p.Saltus, b.heap-a.heap)
	bHigh, bLow = plus(bHigh, bLow, p.Saltus, a.heap-b.heap)
	return aHigh > bHigh || aHigh == bHigh && aLow > bLow
}

// plus adds saltus*run to a number of two words where run is positive.
func plus(high, low uint64, saltus, run int) (uint64, uint64) {
	h, l := bits.Mul64(uint64(saltus), uint64(max(0, run)))
	low, carry := bits.Add64(low, l, 0)
	high, _ = bits.Add64(high, h, carry)
	return high, low
}

// exceptions tells for each nimber of a table from heap from on whether it breaks
// the law: whether it is not what one period from the preperiod on, continued both
// ways, says. It is nil where the table does not hold that period.
func (p Period) exceptions(from int, g []uint64) []bool {
	first := max(from, p.Preperiod)
	if !p.drawn() || first+p.Length > from+len(g) {
		return nil
	}
	odd := make([]bool, len(g))
	for i := range g {
		n, m := from+i, first+(from+i-first)%p.Length
		if m < first {
			m += p.Length
		}
		low, high := point{min(n, m), g[min(n, m)-from]}, point{max(n, m), g[max(n, m)-from]}
		odd[i] = !p.joins(low, high)
	}
	return odd
}

// joins reports whether two points, whole periods apart, agree by the law.
func (p Period) joins(low, high point) bool {
	if high.nimber < low.nimber {
		return false
	}
	rise, periods := high.nimber-low.nimber, uint64((high.heap-low.heap)/p.Length)
	if p.Saltus == 0 || periods == 0 {
		return rise == 0
	}
	return rise%uint64(p.Saltus) == 0 && rise/uint64(p.Saltus) == periods
}
