//go:build !purego

package cpu

// cpuid is the instruction of that name.
func cpuid(leaf, subleaf uint32) (a, b, c, d uint32)

// xgetbv returns the low half of the extended control register XCR0.
func xgetbv() uint32

// detect asks the processor. The system must also save the registers: XCR0 has
// bits 1 and 2 for 256 bits, and 5 to 7 as well for 512. A processor with AVX
// has leaf 13, and so leaf 7; asking for fewer leaves saves time at the start,
// because virtual machines answer slowly.
func detect() Set {
	_, _, c1, _ := cpuid(1, 0)
	s := Set{PCLMULQDQ: has(c1, 1)}
	if !has(c1, 27, 28) { // OSXSAVE, AVX
		return s
	}
	_, b7, c7, _ := cpuid(7, 0)
	saved := xgetbv()
	s.AVX2 = has(saved, 1, 2) && has(b7, 5)
	s.GFNI = s.AVX2 && has(c7, 8)
	s.VAES = s.AVX2 && has(c7, 9)
	s.AVX512 = s.AVX2 && has(saved, 5, 6, 7) && has(b7, 16, 17, 30, 31)
	s.AVX512VBMI = s.AVX512 && has(c7, 1, 6)
	return s
}

// has reports whether x has all the bits.
func has(x uint32, bits ...int) bool {
	for _, b := range bits {
		if x>>b&1 == 0 {
			return false
		}
	}
	return true
}
