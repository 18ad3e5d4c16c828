//go:build !linux

package main

import (
	"fmt"
	"os"
	"syscall"
	"time"
)

// boundMemory lets this process have at most so many bytes of memory. Where the
// system keeps no such bound, the process looks at itself: it may pass the bound
// for a moment.
func boundMemory(bytes uint64) { go watchMemory(bytes) }

func tied() *syscall.SysProcAttr { return nil }

// watchMemory ends the process when it has more than so many bytes.
func watchMemory(bytes uint64) {
	for range time.Tick(10 * time.Millisecond) {
		if memory() > bytes {
			fmt.Fprintln(os.Stderr, outOfMem)
			os.Exit(noAnswer)
		}
	}
}
