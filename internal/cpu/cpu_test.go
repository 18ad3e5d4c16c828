package cpu

import (
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// TestFeatures compares what was found with what the system says.
func TestFeatures(t *testing.T) {
	text, err := os.ReadFile("/proc/cpuinfo")
	if err != nil || runtime.GOARCH != "amd64" {
		t.Skip("this system has no list of features to compare with")
	}
	_, rest, _ := strings.Cut(string(text), "\nflags")
	line, _, _ := strings.Cut(rest, "\n")
	flags := strings.Fields(line)
	all := func(names ...string) bool {
		for _, name := range names {
			if pure || !slices.Contains(flags, name) {
				return false
			}
		}
		return true
	}
	avx512 := []string{"avx2", "avx512f", "avx512bw", "avx512dq", "avx512vl"}
	want := Set{
		PCLMULQDQ:  all("pclmulqdq"),
		AVX2:       all("avx2"),
		GFNI:       all("avx2", "gfni"),
		VAES:       all("avx2", "vaes"),
		AVX512:     all(avx512...),
		AVX512VBMI: all(append(avx512, "avx512vbmi", "avx512_vbmi2")...),
	}
	if got := Features(); got != want {
		t.Errorf("Features() = %+v, want %+v as /proc/cpuinfo says", got, want)
	}
}
