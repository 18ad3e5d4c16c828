//go:build !purego

package sparse

import "grundy/internal/cpu"

// available returns the kernels in Go and all that this machine can run.
func available() []kernels {
	has := cpu.Features()
	list := []kernels{portable()}
	if has.AVX2 {
		list = append(list, avx2())
	}
	if has.AVX512VBMI && has.GFNI {
		list = append(list, avx512())
	}
	return list
}
