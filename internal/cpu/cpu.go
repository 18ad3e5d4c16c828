// Package cpu tells which instructions beyond the base of its architecture a
// program may use, so that kernels in assembly can be chosen at run time.
package cpu

// Set has the features that kernels of the module ask for. Those with vector
// registers are true only where the system saves the registers.
type Set struct {
	PCLMULQDQ  bool
	AVX2       bool
	GFNI       bool // on vectors of every length that is there
	VAES       bool // on vectors of 256 bits
	AVX512     bool // F, BW, DQ and VL
	AVX512VBMI bool // AVX512, VBMI and VBMI2
}

var found = detect()

// Features returns what this machine offers: nothing on other processors than
// amd64, and under the build tag purego.
func Features() Set { return found }
