package certificate

import "encoding/binary"

// lanes holds the nimbers of the heaps of a table as bytes, forwards and backwards.
// The two heaps of a split grow and shrink side by side, so that eight pairs lie in
// two words: all that the definition asks of them is whether one has a given nim-sum.
type lanes struct {
	up, down []byte // heap n is up[n], and down[len(down)-1-n]
	known    int    // heaps, from 0 on
	wide     bool   // a heap has a nimber above 255, and there are no lanes any more
}

// newLanes makes room for a number of heaps.
func newLanes(heaps int64) lanes { return lanes{up: make([]byte, heaps), down: make([]byte, heaps)} }

// learn takes in the heaps of a table that are new, and reports whether the lanes
// hold all of it.
func (l *lanes) learn(g []uint16) bool {
	for ; l.known < len(g) && !l.wide; l.known++ {
		v := g[l.known]
		if l.known >= len(l.up) || v > 255 {
			l.wide = true
			break
		}
		l.up[l.known], l.down[len(l.down)-1-l.known] = byte(v), byte(v)
	}
	return !l.wide
}

// The lowest and the highest bit of eight bytes.
const lowBits, highBits = 0x0101010101010101, 0x8080808080808080

// has reports whether one of the pairs of left stones whose smaller heap is from to
// last has nimber v, and how many words it has looked at. A word x has a byte of 0
// exactly when x - lowBits borrows into the highest bit of a byte where x has none.
func (l *lanes) has(v byte, left, from, last int) (found bool, words int) {
	low, high := l.up[from:last+1], l.down[len(l.down)-1-left+from:]
	high = high[:len(low)]
	want := uint64(v) * lowBits
	count := len(low)
	for len(low) >= 32 && len(high) >= 32 {
		a := binary.LittleEndian.Uint64(low) ^ binary.LittleEndian.Uint64(high) ^ want
		b := binary.LittleEndian.Uint64(low[8:]) ^ binary.LittleEndian.Uint64(high[8:]) ^ want
		c := binary.LittleEndian.Uint64(low[16:]) ^ binary.LittleEndian.Uint64(high[16:]) ^ want
		d := binary.LittleEndian.Uint64(low[24:]) ^ binary.LittleEndian.Uint64(high[24:]) ^ want
		zero := (a-lowBits)&^a | (b-lowBits)&^b | (c-lowBits)&^c | (d-lowBits)&^d
		if zero&highBits != 0 {
			return true, (count - len(low)) / 8
		}
		low, high = low[32:], high[32:]
	}
	for i, x := range low {
		if x^high[i] == v {
			return true, count / 8
		}
	}
	return false, count / 8
}
