//go:build !amd64 || purego

package sparse

// choose returns the kernels of this machine.
func choose(bool) kernels { return portable() }
