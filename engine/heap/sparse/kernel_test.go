package sparse

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

// allKernels calls f for the kernels in Go and for those that this machine can run.
func allKernels(t *testing.T, f func(t *testing.T, k kernels)) {
	for _, k := range available() {
		t.Run(k.name, func(t *testing.T) { f(t, k) })
	}
}

func randomBytes(r *rand.Rand, n, below int) []uint8 {
	b := make([]uint8, n)
	for i := range b {
		b[i] = uint8(r.IntN(below))
	}
	return b
}

func randomList(r *rand.Rand, n, reach int) []far {
	list := make([]far, n)
	for i := range list {
		list[i] = far{uint32(r.IntN(reach)), uint8(r.IntN(256))}
	}
	return list
}

func TestMark(t *testing.T) {
	allKernels(t, func(t *testing.T, k kernels) {
		r := rand.New(rand.NewPCG(1, 1))
		var table laneTable
		for n := range 130 {
			back, list := randomBytes(r, 400, 256), randomList(r, n, 400-lanes+1)
			var got, want laneSets
			k.mark(&got, &table, back, list, true)
			for _, f := range list {
				for j := range lanes {
					c := f.code ^ back[int(f.offset)+j]
					want[c>>6][j] |= 1 << (c & 63)
				}
			}
			if got != want {
				t.Fatalf("the marks of %d rare heaps are wrong", n)
			}
			got = laneSets{}
			k.mark(&got, &table, back, list, false)
			if got[2] != want[2] || got[3] != want[3] {
				t.Fatalf("the common marks of %d rare heaps are wrong", n)
			}
			if table != (laneTable{}) {
				t.Fatal("the table is not empty again")
			}
		}
	})
}

func TestBits(t *testing.T) {
	allKernels(t, func(t *testing.T, k kernels) {
		r := rand.New(rand.NewPCG(6, 6))
		for n := range 130 {
			back, list := randomBytes(r, 400, 64), randomList(r, n, 400-lanes+1)
			var want [lanes]uint64
			for i := range list {
				list[i].code &= 63
				for j := range lanes {
					want[j] |= 1 << (list[i].code ^ back[int(list[i].offset)+j])
				}
			}
			got := [lanes]uint64{7, 7}
			if k.bits(&got, back, list); got != want {
				t.Fatalf("the values of pairs with %d heaps are wrong", n)
			}
		}
	})
}

func TestCheck(t *testing.T) {
	allKernels(t, func(t *testing.T, k kernels) {
		r := rand.New(rand.NewPCG(2, 2))
		for n := range 200 {
			back, list := randomBytes(r, 400, 256), randomList(r, n%70, 400-lanes+1)
			var candidate, got, want laneGroup
			for i := range candidate {
				copy(candidate[i][:], randomBytes(r, lanes, 256))
			}
			of := 4 + n%2*4
			got[n%of][n%lanes], want[n%of][n%lanes] = 255, 255 // an earlier hit stays
			for i := range of {
				for j := range lanes {
					for _, f := range list {
						if f.code^back[int(f.offset)+j] == candidate[i][j] {
							want[i][j] = 255
						}
					}
				}
			}
			k.check(&got, &candidate, back, list, of)
			if got != want {
				t.Fatalf("the hits of %d candidates among %d rare heaps are wrong", of, len(list))
			}
		}
	})
}

func TestNear(t *testing.T) {
	allKernels(t, func(t *testing.T, k kernels) {
		r := rand.New(rand.NewPCG(3, 3))
		for code := range 256 {
			head, back := randomBytes(r, 64, 256), randomBytes(r, 64, 256)
			for i := range 8 {
				head[(code+9*i)%64] = back[(code+9*i)%64] ^ uint8(code)
			}
			var want uint64
			for i := range 64 {
				if head[i]^back[i] == uint8(code) {
					want |= 1 << i
				}
			}
			if got := k.near(head, back, uint8(code)); got != want {
				t.Errorf("near(%d) = %x, want %x", code, got, want)
			}
		}
	})
}

// without returns a set without the codes of pairs from a place on.
func without(need needSet, head, back, mask []uint8, from int) needSet {
	for i := from; i < len(head); i++ {
		x := head[i] ^ back[i]
		if mask == nil && x < common || mask != nil && mask[i] != 0 {
			need.remove(x)
		}
	}
	return need
}

// checkVerify holds verify to its word: it removes what the pairs it looked at
// give, of the marked ones at most.
func checkVerify(t *testing.T, k kernels, need needSet, head, back, mask []uint8, marks int) {
	t.Helper()
	var table [256]uint8
	got := need
	used := k.verify(&got, head, back, mask, marks, &table)
	if used > len(head) || used%strip != 0 || used < len(head) && !got.empty() {
		t.Fatalf("verify looked at %d of %d pairs, and %v is left", used, len(head), got)
	}
	least := without(need, head[:used], back, mask, 0)
	most := least
	if mask != nil {
		most = without(need, head[:used], back, mask, min(used, marks))
	}
	for key := range 256 {
		if h := got.has(uint8(key)); h && !most.has(uint8(key)) || !h && least.has(uint8(key)) {
			t.Fatalf("verify with %d marks of %d pairs: key %d left is %v", marks, len(head), key, h)
		}
	}
	if table != ([256]uint8{}) {
		t.Fatal("the table is not empty again")
	}
}

// TestVerifyEachPlace puts each code at places all over the runs, alone.
func TestVerifyEachPlace(t *testing.T) {
	allKernels(t, func(t *testing.T, k kernels) {
		r := rand.New(rand.NewPCG(4, 4))
		for code := range 256 {
			for place := code % 5; place < 3*strip; place += 5 {
				head := randomBytes(r, 3*strip, 256)
				back := slices.Clone(head)
				mask := make([]uint8, len(head))
				back[place] ^= uint8(code)
				mask[place] = 255
				var need needSet
				need.add(uint8(code))
				need.add(7)
				if code == 7 {
					need.add(8)
				}
				for _, marks := range []int{0, strip, 1 << 20} {
					checkVerify(t, k, need, head, back, mask, marks)
					if code < common {
						checkVerify(t, k, need, head, back, nil, marks)
					}
				}
			}
		}
	})
}

func TestSearchEachPlace(t *testing.T) {
	allKernels(t, func(t *testing.T, k kernels) {
		for n := range 270 {
			for place := range n {
				v := uint8(1 + (n+place)%63)
				head, back := make([]uint8, n), make([]uint8, n)
				head[place] = v
				if got, want := k.search(1|1<<v|1<<(v^1), head, back), uint64(1)<<(v^1)&^1; n > 1 && got != want {
					t.Fatalf("search of %d at %d of %d = %x, want %x", v, place, n, got, want)
				}
			}
		}
	})
}

func TestOccursEachPlace(t *testing.T) {
	allKernels(t, func(t *testing.T, k kernels) {
		for _, n := range []int{0, denseStrip, 3 * denseStrip} {
			head, back := make([]uint16, n), make([]uint16, n)
			low, high := make([]uint8, n), make([]uint8, n)
			for place := range n {
				for v := range 256 {
					low[place], high[place] = uint8(v)^0x5a, 0x5a
					if !k.occursByte(low, high, uint8(v)) || v > 2 && k.occursByte(low, high, uint8(v)^2) {
						t.Fatalf("occursByte(%d) at %d of %d is wrong", v, place, n)
					}
					low[place], high[place] = 0, 0
				}
				for _, v := range []uint16{1, 255, 256, 65535} {
					head[place] = v ^ 0x1234
					back[place] = 0x1234
					if !k.occurs(head, back, v) || k.occurs(head, back, v^2) {
						t.Fatalf("occurs(%d) at %d of %d is wrong", v, place, n)
					}
					head[place], back[place] = 0, 0
				}
			}
		}
	})
}

func TestMeetEachPlace(t *testing.T) {
	allKernels(t, func(t *testing.T, k kernels) {
		r := rand.New(rand.NewPCG(7, 7))
		for n := 0; n <= 3*meetStrip; n += meetStrip {
			for place := range n {
				v := uint16(1 + r.IntN(meetBelow-1))
				head, back := make([]uint16, n), make([]uint16, n)
				head[place], back[n-1-place] = v^0x155, 0x155
				var got, want [meetBelow / 64]uint64
				got[v>>6] |= 1 << (v & 63)
				got[(v^1)>>6] |= 1 << ((v ^ 1) & 63)
				want[(v^1)>>6] |= 1 << ((v ^ 1) & 63)
				if v == 1 { // and v^1 = 0, which all other pairs have
					want = [meetBelow / 64]uint64{}
				}
				if k.meet(&got, head, back); got != want {
					t.Fatalf("meet of %d at %d of %d is wrong", v, place, n)
				}
			}
		}
	})
}

func TestMeet(t *testing.T) {
	allKernels(t, func(t *testing.T, k kernels) {
		r := rand.New(rand.NewPCG(8, 8))
		for range 300 {
			n, below := meetStrip*r.IntN(30), 1+r.IntN(meetBelow)
			head, back := make([]uint16, n), make([]uint16, n)
			for i := range n {
				head[i], back[i] = uint16(r.IntN(below)), uint16(r.IntN(below))
			}
			var got, want [meetBelow / 64]uint64
			for i := range got {
				got[i] = r.Uint64() & r.Uint64()
			}
			all := got
			used := k.meet(&got, head, back)
			empty := got == [meetBelow / 64]uint64{}
			if used > n || used < n && !empty {
				t.Fatalf("meet looked at %d of %d pairs, and something is left", used, n)
			}
			want = all
			for i := range n {
				v := head[i] ^ back[n-1-i]
				want[v>>6] &^= 1 << (v & 63)
			}
			if got != want {
				t.Fatalf("meet of %d pairs below %d is wrong", n, below)
			}
		}
	})
}

// FuzzKernels compares the kernels of this machine with those in Go.
func FuzzKernels(f *testing.F) {
	f.Add(uint64(1), uint16(300), uint8(255), uint8(3))
	f.Fuzz(func(t *testing.T, seed uint64, size uint16, below, marks uint8) {
		r := rand.New(rand.NewPCG(seed, 5))
		n := (int(size)%2000 + strip) / strip * strip
		head, back := randomBytes(r, n, int(below)+1), randomBytes(r, n, int(below)+1)
		mask := randomBytes(r, n, 2)
		for i := range mask {
			mask[i] = -mask[i]
		}
		var need needSet
		for range int(below)/2 + 1 {
			need.add(uint8(r.IntN(256)))
		}
		set, low, high := r.Uint64(), randomBytes(r, n, 1+int(below)%64), randomBytes(r, n, 1+int(below)%64)
		for _, k := range available() {
			checkVerify(t, k, need, head, back, mask, int(marks)%8*strip)
			for key := range uint8(128) {
				need.remove(key + 128)
			}
			checkVerify(t, k, need, head, back, nil, int(marks)%8*strip)
			if got, want := k.search(set, low, high), searchGo(set, low, high); got != want {
				t.Fatalf("%s: search = %x, want %x", k.name, got, want)
			}
		}
		agree(t, r)
	})
}

// agree compares the kernels of a block.
func agree(t *testing.T, r *rand.Rand) {
	back, list := randomBytes(r, 500, 256), randomList(r, r.IntN(300), 500-lanes+1)
	var said []string
	for _, k := range available() {
		var table laneTable
		var sets laneSets
		var few laneSets
		var hits, candidates laneGroup
		k.mark(&sets, &table, back, list, true)
		k.mark(&few, &table, back, list, false)
		for i := range candidates {
			copy(candidates[i][:], back[i:])
		}
		k.check(&hits, &candidates, back, list, 8)
		said = append(said, fmt.Sprint(sets, few[2:], hits, k.near(back[:64], back[64:], 3)))
	}
	for _, what := range said {
		if what != said[0] {
			t.Fatal("the kernels of a block do not agree")
		}
	}
}
