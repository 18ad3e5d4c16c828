package sparse

import "testing"

// TestFirstFailure: of the failures in units the earliest counts, whichever is found
// first, and what it says is its own.
func TestFirstFailure(t *testing.T) {
	s := extended(t, octal("0.16"), Options{Engine: Block}, 40_000)
	n := s.n - 3*lanes
	early, late := n+5, n+2*lanes+7
	for _, h := range []int{early, late} { // the largest candidate wants all rare values
		s.window.put(h, 255, 1)
	}
	for _, order := range [][2]int{{0, 2}, {2, 0}} {
		c := s.hire(lanes)
		for _, i := range order {
			c.judge(c.own, unit{n + i*lanes, n + (i+1)*lanes, s.window.view()})
		}
		if first, ok := c.dismiss(); ok || first.heap != early || first.verdict != wrong {
			t.Errorf("in order %v the first failure is %+v, %v, want at heap %d", order, first, ok, early)
		}
	}
}

// TestWorkers: the values are the same at any number of workers, also where
// failures are frequent.
func TestWorkers(t *testing.T) {
	n := 40_000
	if testing.Short() {
		n = 15_000
	}
	g := naive(grundysGame(), n)
	for _, workers := range []int{1, 2, 3, 8} {
		same(t, "Grundy's game", extended(t, grundysGame(), Options{Workers: workers, Engine: Block}, n).Values(), g)
	}
}
