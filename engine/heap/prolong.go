package heap

import "slices"

// watch tells when a growing table has come back to where it was: when its last
// entries, as many as the window, are those before an earlier place, the anchor.
// Where an entry depends on the window before it alone, all that follow are then
// those that followed the anchor [Golomb 1966].
//
// The anchor moves on to the end whenever the table has doubled, as in Brent's
// method, so a table of preperiod e and period p, both in steps by which it
// grows, is left at about 2 max(e, p) + p at the latest.
type watch[T comparable] struct {
	window       int
	anchor, next int // the anchor moves when the table has next entries
	seen         int // entries at the last call
	credit       int // how many comparisons of entries are earned
}

func newWatch[T comparable](window int) *watch[T] {
	return &watch[T]{window: window, next: window}
}

// Each new entry earns as many comparisons as cost about a tenth of what it cost
// itself. A table may look as if it had come back again and again, {1, 2, 3, 10^6}
// below heap 10^6.
const earned = 8

// span returns the distance by which the table, which has grown since the last
// call, has come back; 0 when it has not, or when that is not known.
func (w *watch[T]) span(table []T) int {
	n := len(table)
	w.credit += earned * (n - w.seen)
	w.seen = n
	if n >= w.next {
		w.anchor, w.next = n, 2*n
		return 0
	}
	if w.anchor == 0 || w.credit < w.window {
		return 0
	}
	glance := min(w.window, 64)
	if !slices.Equal(table[n-glance:], table[w.anchor-glance:w.anchor]) {
		return 0
	}
	w.credit -= w.window
	if !slices.Equal(table[n-w.window:], table[w.anchor-w.window:w.anchor]) {
		return 0
	}
	return n - w.anchor
}

// prolong fills a table from done on, where every entry is the one span before
// it, and tells after each stretch how far it has come.
func prolong[T any](table []T, done, span int, come func(done int) error) error {
	const stretch = 2 * block
	first := done - span
	for done < len(table) {
		done += copy(table[done:min(done+stretch, len(table))], table[done-span:done])
		if err := come(done); err != nil {
			return err
		}
		if 2*span <= stretch && done-first >= 2*span {
			span *= 2
		}
	}
	return nil
}
