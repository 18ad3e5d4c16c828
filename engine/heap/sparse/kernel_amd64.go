//go:build !purego

package sparse

import "grundy/internal/cpu"

// choose returns the kernels of this machine.
func choose(purego bool) kernels {
	if purego || !cpu.Features().AVX2 {
		return portable()
	}
	return kernels{
		name: "avx2", mark: markAVX2, collect: collectAVX2, check: checkAVX2, near: nearAVX2, verify: verifyAVX2, occurs: occursAVX2, search: searchWide,
		tuning: tuning{
			marked: [2]int{320, 640}, checked: [2]int{320, 400}, marks: 256,
			denseShare: 16, densePlain: 80,
		},
	}
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

// searchWide is search in steps of 32 pairs, and the rest.
func searchWide(set uint64, head, back []uint8) uint64 {
	long := len(head) &^ 31
	if long > 0 {
		set = searchAVX2(set, head[:long], back)
	}
	if set == 0 {
		return 0
	}
	return searchGo(set, head[long:], back[long:])
}

//go:noescape
func searchAVX2(set uint64, head, back []uint8) uint64
