package sparse

import "slices"

// window keeps codes: those of the first heaps forward, and those of the latest
// backward, so that the partners of a run of heaps are a run of bytes too.
type window struct {
	head []uint8 // head[n] is the code of heap n
	mask []uint8 // of a wide coding: 255 for common heaps, 0 for rare ones
	back []uint8 // back[top-n] is the code of heap n, from low on
	top  int
	low  int
	most int  // heaps of head
	lent bool // others read back
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
	w.head, w.mask = w.head[:0], w.mask[:0]
	w.back = make([]uint8, 2*(n-low)+leastAll+backPad)
	w.top = len(w.back) - 1 - backPad + low
}

// put sets the code and the class of heap n, which is known already or the next
// one. There must be room for it in back.
func (w *window) put(n int, c uint8, class int) {
	w.back[w.top-n] = c
	w.begin(n, c, class)
}

// begin is put for the first heaps.
func (w *window) begin(n int, c uint8, class int) {
	switch {
	case n < len(w.head):
		w.head[n], w.mask[n] = c, -uint8(class)
	case n < w.most && n == len(w.head):
		w.head, w.mask = append(w.head, c), append(w.mask, -uint8(class))
	}
}

// room makes room in back for so many heaps from heap n on, and keeps the codes of
// some before it. While back is lent, slices of the former one stay good; at other
// times the codes are moved within it where it is long enough.
func (w *window) room(n, ahead, keep int) {
	if w.top-n >= ahead {
		return
	}
	low := max(w.low, n-keep)
	old := w.back[w.top-n+1 : w.top-low+1]
	size := max(leastAll, 2*len(old), len(old)+ahead) + backPad
	if w.lent || size > len(w.back) {
		w.back = make([]uint8, size)
	}
	w.low = low
	w.top = len(w.back) - 1 - backPad + low
	copy(w.back[w.top-n+1:], old)
}

// view is what a window held at some time: heaps put later may be missing.
func (w *window) view() window {
	v := *w
	v.head, v.mask = slices.Clip(w.head), slices.Clip(w.mask)
	return v
}
