package catalogue

import (
	"cmp"
	"slices"
)

// Circle has its centre and its radius.
type Circle struct{ X, Y, Radius int64 }

// FarthestCircle bounds the coordinates and the radius of circles.
const FarthestCircle = 1 << 29

// CirclesNimber is the nimber of circles, none of which meet, when a move removes a
// circle and all that lie in it. It is exact for coordinates from -FarthestCircle to
// FarthestCircle and radii from 1 to it. Where two circles meet, ok is false and
// they are i and j. It takes time in proportion to n log n, and for every circle a shift
// of what the same vertical line meets above it.
//
// Theory: circles are edges of a tree that stands on the plane, each on the least
// that it lies in, and removing one cuts its edge; see tree_hackenbush.go. A line
// that sweeps the plane from left to right meets the circles in upper and lower
// arcs, whose order does not change as long as no two circles meet; the first two
// that do are next to each other just before [Shamos, Hoey 1976]. A new circle
// begins at its leftmost point, which is inside or outside of each other one, and
// lies in the circle whose arc is next below, or beside it, as the arc is a lower
// or an upper one.
func CirclesNimber(circles []Circle) (nimber uint64, i, j int, ok bool) {
	s := sweep{circles: circles, parent: slices.Repeat([]int{-1}, len(circles))}
	for _, e := range s.events() {
		if i, j, ok := s.pass(e); !ok {
			return 0, i, j, false
		}
	}
	edges := make([][2]int, len(circles))
	for c, p := range s.parent {
		edges[c] = [2]int{p + 1, c + 1}
	}
	t, _ := NewTree(len(circles)+1, edges, 0)
	return t.HackenbushNimber(), 0, 0, true
}

// sweep is a line, and the arcs that it meets from the lowest to the highest.
type sweep struct {
	circles []Circle
	parent  []int
	arcs    []arc
}

// arc is twice the number of a circle, and 1 more for the upper one.
type arc int32

func (a arc) circle() int { return int(a >> 1) }
func (a arc) upper() bool { return a&1 == 1 }

// sweepEvent is the leftmost or the rightmost point of a circle.
type sweepEvent struct {
	x      int64
	circle int
	leaves bool
}

// events are from left to right; on one line, circles begin before others end, so
// that those which meet there are next to each other.
func (s *sweep) events() []sweepEvent {
	events := make([]sweepEvent, 0, 2*len(s.circles))
	for i, c := range s.circles {
		events = append(events, sweepEvent{c.X - c.Radius, i, false}, sweepEvent{c.X + c.Radius, i, true})
	}
	slices.SortFunc(events, func(a, b sweepEvent) int {
		if a.x == b.x && a.leaves != b.leaves {
			if b.leaves {
				return -1
			}
			return 1
		}
		return cmp.Compare(a.x, b.x)
	})
	return events
}

// pass puts the arcs of a circle among the others, or takes them out. It compares
// the circles that are next to each other then.
func (s *sweep) pass(e sweepEvent) (i, j int, ok bool) {
	at, _ := slices.BinarySearchFunc(s.arcs, e.circle, func(a arc, circle int) int {
		if a.circle() != circle && s.below(a, e.x, s.circles[circle].Y) {
			return -1
		}
		return 1
	})
	if e.leaves {
		s.arcs = slices.Delete(s.arcs, at, at+2)
		if at > 0 && at < len(s.arcs) {
			return s.apart(s.arcs[at-1].circle(), s.arcs[at].circle())
		}
		return 0, 0, true
	}
	for _, next := range s.arcs[max(0, at-1):min(at+1, len(s.arcs))] {
		if i, j, ok := s.apart(next.circle(), e.circle); !ok {
			return i, j, false
		}
	}
	if at > 0 {
		s.parent[e.circle] = s.above(s.arcs[at-1])
	}
	s.arcs = slices.Insert(s.arcs, at, arc(2*e.circle), arc(2*e.circle+1))
	return 0, 0, true
}

// above is the least circle that a point just above the arc lies in, -1 for none.
func (s *sweep) above(a arc) int {
	if a.upper() {
		return s.parent[a.circle()]
	}
	return a.circle()
}

// below reports whether the arc is below the point, on a line that meets it.
func (s *sweep) below(a arc, x, y int64) bool {
	c := s.circles[a.circle()]
	dx, dy := x-c.X, y-c.Y
	inside := dx*dx+dy*dy < c.Radius*c.Radius
	if a.upper() {
		return dy > 0 && !inside
	}
	return dy > 0 || inside
}

// apart reports whether two circles have no point in common, or are one.
func (s *sweep) apart(i, j int) (int, int, bool) {
	c, d := s.circles[i], s.circles[j]
	dx, dy, sum, rest := c.X-d.X, c.Y-d.Y, c.Radius+d.Radius, c.Radius-d.Radius
	square := dx*dx + dy*dy
	return min(i, j), max(i, j), i == j || square > sum*sum || square < rest*rest
}
