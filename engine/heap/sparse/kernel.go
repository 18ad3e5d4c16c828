package sparse

import "encoding/binary"

// far is a rare heap seen from a block: offset is the heap and what the split
// takes, code its code.
type far struct {
	offset uint32
	code   uint8
}

// laneTable has a byte for each code of each lane. Lane j of a block at heap n is
// heap n+63-j.
type laneTable [lanes * 256]uint8

// laneSets has a bit for each code of each lane: code c of lane j is bit c&63 of
// word c>>6, j.
type laneSets [4][lanes]uint64

// group is how many candidates of each lane are checked at once.
const group = 8

type laneGroup [group][lanes]uint8

// kernels are the loops that take the time. The assembly and the Go ones do the
// same.
type kernels struct {
	name string

	// mark finds, for each lane, the codes of its pairs with the rare heaps of the
	// list, all of them or at least those from common on. Back begins at the code of
	// the last lane's heap, so that back[offset+j] is the partner's. The table is
	// empty, and left so.
	mark func(s *laneSets, t *laneTable, back []uint8, list []far, all bool)
	// check sets hit[k][j] if a pair of lane j has the code candidate[k][j], for
	// each k below n, which is 4 or 8.
	check func(hit, candidate *laneGroup, back []uint8, list []far, n int)
	// near returns which of the 64 pairs of head[i] and back[i] have the code.
	near func(head, back []uint8, code uint8) uint64
	// verify removes from need the codes of pairs of head[i] and back[i], which
	// have equal length, a multiple of strip as marks is. Without a mask, need has
	// codes below 128 only; with one, of the same length, only pairs where it is 255 and not 0.
	// The first pairs it marks in the table, which it leaves empty, the others it
	// compares; it stops when need is empty, and may leave keys of pairs it has marked.
	// It returns how many pairs it looked at.
	verify func(need *needSet, head, back, mask []uint8, marks int, t *[256]uint8) int

	// bits finds, for each lane, the values below 64 of its pairs with the heaps of the
	// list. Back is that of mark.
	bits func(s *[lanes]uint64, back []uint8, list []far)

	// search removes from a set of values those of pairs of head[i] and back[i], which
	// are below 64 and of equal length, and stops when the set is empty.
	search func(set uint64, head, back []uint8) uint64

	// occurs reports whether a pair of head[i] and back[i], which have equal length, a
	// multiple of denseStrip, has the value.
	occurs     func(head, back []uint16, v uint16) bool
	occursByte func(head, back []uint8, v uint8) bool

	// meet removes from a set of values those of pairs of head[i] and back[len-1-i], which
	// have equal length, a multiple of meetStrip, and values below meetBelow. It stops
	// when the set is empty, and returns how many pairs it looked at.
	meet func(set *[meetBelow / 64]uint64, head, back []uint16) int

	tuning tuning
}

const (
	meetStrip = 64
	meetBelow = 1024
)

// tuning is how a block divides its work.
type tuning struct {
	// By the coding, narrow or wide:
	marked  [2]int // rare heaps that are marked; more if the rest is not worth a second loop
	checked [2]int // further ones that are compared with up to 16 candidates of each lane

	marks int // pairs that verification marks before it compares
	pairs int // that the tiny engine looks at in any case

	// The dense engine is chosen when one heap in so many is rare; the second
	// goes for values that the block engine does not take.
	denseShare, densePlain int64
}

// strip is how many pairs a verification takes at once.
const strip = 128

// portable returns the kernels in Go.
func portable() kernels {
	return kernels{
		name: "go", mark: markGo, check: checkGo, near: nearGo, verify: verifyGo, occurs: occursGo[uint16], occursByte: occursGo[uint8], bits: bitsGo, search: searchGo, meet: meetGo,
		tuning: tuning{marked: [2]int{500, 800}, pairs: 8, denseShare: 6, densePlain: 10},
	}
}

func markGo(s *laneSets, t *laneTable, back []uint8, list []far, _ bool) {
	for _, f := range list {
		row := (*[lanes]uint8)(back[f.offset:])
		for j, c := range row {
			t[(j<<8|int(c^f.code))&(lanes*256-1)] = 1
		}
	}
	for w := range s {
		for j := range s[w] {
			s[w][j] = gather((*[64]uint8)(t[256*j+64*w:]))
		}
	}
	*t = laneTable{}
}

// gather returns which of the bytes, all 0 or 1, are 1.
func gather(b *[64]uint8) (set uint64) {
	for i := range 8 {
		w := binary.LittleEndian.Uint64(b[8*i:])
		set |= w * 0x0102040810204080 >> 56 << (8 * i)
	}
	return set
}

const (
	ones   = 0x0101010101010101
	sevens = 0x7f7f7f7f7f7f7f7f
)

// nonzero returns a word whose bytes have the top bit set where those of x are not 0.
func nonzero(x uint64) uint64 { return (x&sevens + sevens) | x }

func checkGo(hit, candidate *laneGroup, back []uint8, list []far, n int) {
	for j := 0; j < lanes; j += 8 {
		var c, miss [group]uint64
		for k := range n {
			c[k] = binary.LittleEndian.Uint64(candidate[k][j:])
			miss[k] = ^uint64(0)
		}
		for _, f := range list {
			x := binary.LittleEndian.Uint64(back[int(f.offset)+j:]) ^ uint64(f.code)*ones
			miss[0] &= nonzero(x ^ c[0])
			miss[1] &= nonzero(x ^ c[1])
			miss[2] &= nonzero(x ^ c[2])
			miss[3] &= nonzero(x ^ c[3])
			for k := 4; k < n; k++ {
				miss[k] &= nonzero(x ^ c[k])
			}
		}
		for k := range n {
			h := ^miss[k] >> 7 & ones * 0xff
			h |= binary.LittleEndian.Uint64(hit[k][j:])
			binary.LittleEndian.PutUint64(hit[k][j:], h)
		}
	}
}

func nearGo(head, back []uint8, code uint8) (hits uint64) {
	for i := 0; i < 64; i += 8 {
		x := binary.LittleEndian.Uint64(head[i:]) ^ binary.LittleEndian.Uint64(back[i:])
		if z := ^nonzero(x^uint64(code)*ones) >> 7 & ones; z != 0 {
			hits |= z * 0x0102040810204080 >> 56 << i
		}
	}
	return hits
}

func verifyGo(need *needSet, head, back, mask []uint8, _ int, _ *[256]uint8) int {
	var t [512]uint8 // the second half takes what the mask hides
	rows := 8
	if mask != nil {
		rows = 16
	}
	back = back[:len(head)]
	i := 0
	for size := strip; i < len(head) && !need.empty(); size = min(3*strip, len(head)-i) {
		if mask == nil {
			markPairs(head[i:i+size], back[i:i+size], &t)
		} else {
			markMasked(head[i:i+size], back[i:i+size], mask[i:i+size], &t)
		}
		i += size
		for r := range rows {
			half := need[r>>3<<4:]
			for w := 0; w < 16; w += 8 {
				seen := binary.LittleEndian.Uint64(t[16*r+w:]) << (r & 7)
				left := binary.LittleEndian.Uint64(half[w:])
				binary.LittleEndian.PutUint64(half[w:], left&^seen)
			}
		}
	}
	return i
}

func markPairs(head, back []uint8, t *[512]uint8) {
	back = back[:len(head)]
	for j, c := range head {
		t[c^back[j]] = 1
	}
}

func markMasked(head, back, mask []uint8, t *[512]uint8) {
	back, mask = back[:len(head)], mask[:len(head)]
	for j, c := range head {
		t[(int(c^back[j])|int(mask[j])<<1&256)^256] = 1
	}
}

func bitsGo(s *[lanes]uint64, back []uint8, list []far) {
	for j := range s {
		row, set := back[j:], uint64(0)
		for _, f := range list {
			set |= 1 << ((f.code ^ row[f.offset]) & 63)
		}
		s[j] = set
	}
}

const searchStep = 8

func searchGo(set uint64, head, back []uint8) uint64 {
	back = back[:len(head)]
	for len(head) >= searchStep {
		set &^= pairSet((*[searchStep]uint8)(head), (*[searchStep]uint8)(back))
		if set == 0 {
			return 0
		}
		head, back = head[searchStep:], back[searchStep:]
	}
	for i, x := range head {
		set &^= 1 << ((x ^ back[i]) & 63)
	}
	return set
}

// pairSet returns the values of some pairs.
func pairSet(head, back *[searchStep]uint8) uint64 {
	a := uint64(1)<<((head[0]^back[0])&63) | 1<<((head[1]^back[1])&63) |
		1<<((head[2]^back[2])&63) | 1<<((head[3]^back[3])&63)
	return a | 1<<((head[4]^back[4])&63) | 1<<((head[5]^back[5])&63) |
		1<<((head[6]^back[6])&63) | 1<<((head[7]^back[7])&63)
}

func meetGo(set *[meetBelow / 64]uint64, head, back []uint16) int {
	for i, x := range head {
		v := x ^ back[len(back)-1-i]
		w, bit := &set[v>>6%(meetBelow/64)], uint64(1)<<(v&63)
		if *w&bit == 0 {
			continue
		}
		if *w &^= bit; *set == ([meetBelow / 64]uint64{}) {
			return i + 1
		}
	}
	return len(head)
}
