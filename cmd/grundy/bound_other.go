//go:build !linux

package main

import "syscall"

// boundMemory lets this process have at most so many bytes of memory. Where the
// system keeps no such bound, the process looks at itself: it may pass the bound
// for a moment.
func boundMemory(bytes uint64) { go watchMemory(bytes) }

func tied() *syscall.SysProcAttr { return nil }
