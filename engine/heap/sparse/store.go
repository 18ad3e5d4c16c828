package sparse

// store keeps the values: all of them, or the first and the latest some when
// window is positive.
type store struct {
	window int
	head   []uint16 // of the heaps from 0
	tail   []uint16 // of the heaps from base, when there is a window
	base   int
}

// at returns the value of heap n, if it is kept.
func (s *store) at(n int) (v uint16, ok bool) {
	if n < len(s.head) {
		return s.head[n], true
	}
	if i := n - s.base; uint(i) < uint(len(s.tail)) {
		return s.tail[i], true
	}
	return 0, false
}

// full reports whether the values of all heaps are kept.
func (s *store) full() bool { return s.window == 0 }

// put sets the value of heap n, which is known already or the next one.
func (s *store) put(n int, v uint16) {
	if s.window == 0 || n < s.window {
		if n < len(s.head) {
			s.head[n] = v
		} else {
			s.head = append(s.head, v)
		}
		if s.window == 0 {
			return
		}
	}
	i := n - s.base
	if i < len(s.tail) {
		s.tail[i] = v
		return
	}
	if len(s.tail) == cap(s.tail) {
		drop := max(0, len(s.tail)-s.window)
		s.tail = append(s.tail[:0], s.tail[drop:]...)
		s.base += drop
	}
	s.tail = append(s.tail, v)
}

// reserve makes room for the values of heaps below n. Room that is not filled takes
// no memory where the system gives it out page by page.
func (s *store) reserve(n int) {
	switch {
	case s.window > 0 && s.tail == nil:
		s.tail = make([]uint16, 0, 2*s.window)
		s.head = make([]uint16, 0, s.window)
	case s.window == 0 && n > cap(s.head):
		s.head = append(make([]uint16, 0, n), s.head...)
	}
}

// size returns how many heaps to make room for when values of heaps below n are
// to come, of most in the end: somewhat more than there is, so that short steps do
// not copy too often.
func (s *store) size(n, most int) int {
	if n <= cap(s.head) {
		return cap(s.head)
	}
	return max(n, most, cap(s.head)+cap(s.head)/8)
}

// copied returns the bytes that are held twice while room is made for so many heaps.
func (s *store) copied(size int) int64 {
	if s.window > 0 || size <= cap(s.head) {
		return 0
	}
	return 2 * int64(len(s.head))
}

// bytes returns the memory that the store needs for heaps below n.
func (s *store) bytes(n int) int64 {
	if s.window > 0 {
		return 6 * int64(s.window)
	}
	return 2 * int64(n)
}

// slice returns the values of the heaps from up to below to, which are kept.
func (s *store) slice(from, to int) []uint16 {
	if s.window == 0 || to <= len(s.head) {
		return s.head[from:to]
	}
	return s.tail[from-s.base : to-s.base]
}
