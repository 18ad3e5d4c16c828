//go:build !amd64 || purego

package cpu

func detect() Set { return Set{} }
