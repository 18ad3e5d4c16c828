//go:build !purego

package sparse

import "grundy/internal/cpu"

// choose returns the kernels of this machine.
func choose(purego bool) kernels {
	has := cpu.Features()
	switch {
	case purego || !has.AVX2:
		return portable()
	case has.AVX512VBMI && has.GFNI:
		return avx512()
	}
	return avx2()
}

func avx2() kernels {
	return kernels{
		name: "avx2", mark: markTable, check: checkAVX2, near: nearAVX2, verify: verifyAVX2, occurs: occursAVX2, occursByte: occursByteAVX2,
		bits: bitsAVX2, search: searchBy32, meet: meetGo,
		tuning: tuning{
			marked: [2]int{320, 640}, checked: [2]int{320, 400}, marks: 256, pairs: 48,
			denseShare: 16, densePlain: 80,
		},
	}
}

// avx512 returns the kernels for AVX-512 with VBMI, VBMI2 and GFNI. Those that
// longer vectors do not make faster are shared with AVX2.
func avx512() kernels {
	k := avx2()
	k.name, k.mark, k.verify, k.search = "avx512", markSets, verifyAVX512, searchBy128
	k.meet = meetAVX512
	k.tuning.marked, k.tuning.checked = [2]int{900, 900}, [2]int{0, 400}
	return k
}

// markTable is mark by way of the table.
func markTable(s *laneSets, t *laneTable, back []uint8, list []far, _ bool) {
	markAVX2(t, back, list)
	collectAVX2(t, s)
}

// markSets is mark without the table.
func markSets(s *laneSets, _ *laneTable, back []uint8, list []far, all bool) {
	if all {
		markAllAVX512(s, back, list)
	} else {
		markCommonAVX512(s, back, list)
	}
}

func verifyAVX512(need *needSet, head, back, mask []uint8, marks int, _ *[256]uint8) int {
	if mask != nil {
		return verifyWideAVX512(need, head, back, mask, marks)
	}
	return verifyNarrowAVX512(need, head, back, mask, marks)
}

// searchBy32 is search in steps of 32 pairs, and the rest.
func searchBy32(set uint64, head, back []uint8) uint64 {
	long := len(head) &^ 31
	if long > 0 {
		set = searchAVX2(set, head[:long], back)
	}
	if set == 0 {
		return 0
	}
	return searchGo(set, head[long:], back[long:])
}

// searchBy128 is search in steps of 128 pairs, and the rest.
func searchBy128(set uint64, head, back []uint8) uint64 {
	long := len(head) &^ 127
	if long > 0 {
		set = searchAVX512(set, head[:long], back)
	}
	return searchGo(set, head[long:], back[long:])
}

// The kernels; type kernels says what they do. The caller sees to it that all
// bytes they read are there.

//go:noescape
func markAVX2(t *laneTable, back []uint8, list []far)

//go:noescape
func collectAVX2(t *laneTable, s *laneSets)

//go:noescape
func checkAVX2(hit, candidate *laneGroup, back []uint8, list []far, n int)

//go:noescape
func nearAVX2(head, back []uint8, code uint8) uint64

//go:noescape
func verifyAVX2(need *needSet, head, back, mask []uint8, marks int, t *[256]uint8) int

//go:noescape
func occursAVX2(head, back []uint16, v uint16) bool

//go:noescape
func occursByteAVX2(head, back []uint8, v uint8) bool

//go:noescape
func bitsAVX2(s *[lanes]uint64, back []uint8, list []far)

//go:noescape
func searchAVX2(set uint64, head, back []uint8) uint64

//go:noescape
func markCommonAVX512(s *laneSets, back []uint8, list []far)

//go:noescape
func markAllAVX512(s *laneSets, back []uint8, list []far)

//go:noescape
func verifyNarrowAVX512(need *needSet, head, back, mask []uint8, marks int) int

//go:noescape
func verifyWideAVX512(need *needSet, head, back, mask []uint8, marks int) int

//go:noescape
func searchAVX512(set uint64, head, back []uint8) uint64

//go:noescape
func meetAVX512(set *[meetBelow / 64]uint64, head, back []uint16) int
