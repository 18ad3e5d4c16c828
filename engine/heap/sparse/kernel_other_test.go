//go:build !amd64 || purego

package sparse

// available returns the kernels in Go.
func available() []kernels { return []kernels{portable()} }
