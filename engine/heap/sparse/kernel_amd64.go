//go:build !purego

package sparse

// choose returns the kernels of this machine.
func choose(purego bool) kernels {
	if purego || !hasAVX2() {
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

// hasAVX2 reports whether processor and operating system support AVX2.
func hasAVX2() bool {
	const (
		osxsave = 1 << 27 // of leaf 1, ecx
		avx     = 1 << 28
		avx2    = 1 << 5 // of leaf 7, ebx
		ymm     = 6      // of xcr0: the halves of the registers that are saved
	)
	most, _, _, _ := cpuid(0, 0)
	if most < 7 {
		return false
	}
	_, _, c, _ := cpuid(1, 0)
	if c&osxsave == 0 || c&avx == 0 || xgetbv()&ymm != ymm {
		return false
	}
	_, b, _, _ := cpuid(7, 0)
	return b&avx2 != 0
}

// cpuid runs the instruction of that name.
func cpuid(leaf, sub uint32) (a, b, c, d uint32)

// xgetbv returns the low half of the extended control register 0.
func xgetbv() uint32

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
