package sparse

import "slices"

// window keeps codes: those of the first heaps forward, and those of the latest
// backward, so that the partners of a run of heaps are a run of bytes too.
type window struct {
	head []uint8 // head[n] is the code of heap n
	back []uint8 // back[top-n] is the code of heap n, from low on
	top  int
	low  int
	most int // heaps of head
}

const (
	allBack  = 1 << 22 // heaps up to which back keeps all
	allHead  = allBack / 2
	lanes    = 64 // heaps of a block
	backPad  = 2 * lanes
	leastAll = 1 << 12
)

// reset empties the window; the codes of heaps from low to n-1 are put next.
func (w *window) reset(low, n, most int) {
	w.low, w.most = low, most
	w.head = w.head[:0]
	w.back = make([]uint8, 2*(n-low)+leastAll+backPad)
	w.top = len(w.back) - 1 - backPad + low
}

// put sets the code of heap n, which is known already or the next one. There must
// be room for it in back.
func (w *window) put(n int, c uint8) {
	w.back[w.top-n] = c
	switch {
	case n < len(w.head):
		w.head[n] = c
	case n < w.most && n == len(w.head):
		w.head = append(w.head, c)
	}
}

// room makes room in back for the lanes of a block at heap n, and keeps the codes of so
// many heaps before it. Slices of the former back stay good.
func (w *window) room(n, keep int) {
	if w.top-n >= lanes {
		return
	}
	low := max(w.low, n-keep)
	old := w.back[w.top-n+1 : w.top-low+1]
	w.back = make([]uint8, max(leastAll, 2*len(old))+backPad)
	w.low = low
	w.top = len(w.back) - 1 - backPad + low
	copy(w.back[w.top-n+1:], old)
}

// view is what a window held at some time: heaps put later may be missing.
func (w *window) view() window {
	v := *w
	v.head = slices.Clip(w.head)
	return v
}
