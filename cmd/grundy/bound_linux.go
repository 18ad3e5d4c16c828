package main

import (
	"runtime"
	"runtime/debug"
	"syscall"
)

// boundMemory lets this process have at most so many bytes of memory. Asking for
// more ends it with Go's report of a fatal error, on which nothing can be done
// from within.
func boundMemory(bytes uint64) {
	debug.SetMemoryLimit(int64(bytes / 4 * 3)) // so that garbage is collected in time
	var now syscall.Rlimit
	if syscall.Getrlimit(syscall.RLIMIT_DATA, &now) == nil && bytes < now.Cur {
		now.Cur = bytes
		_ = syscall.Setrlimit(syscall.RLIMIT_DATA, &now) // a lower bound is always allowed
	}
}

// tied makes a process end when this one does, even when this one is killed. The
// thread that starts it must stay.
func tied() *syscall.SysProcAttr {
	runtime.LockOSThread()
	return &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
}
