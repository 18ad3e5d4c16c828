//go:build unix && !linux

package check

import (
	"context"
	"os"
	"runtime"
	"syscall"
	"time"
)

func ownGroup() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setpgid: true} }

func killGroup(pid int) error { return syscall.Kill(-pid, syscall.SIGKILL) }

// killMarked does nothing, since the environment of a process is told nowhere in the same
// way.
func killMarked(string) {}

const watchesTime = false

// watch does nothing: what a running process has is told nowhere in the same way. Too much
// of it is found when the program ends.
func watch(context.Context, int, int64, time.Duration) Kind { return "" }

func peak(s *os.ProcessState) int64 {
	if u, ok := s.SysUsage().(*syscall.Rusage); ok {
		if runtime.GOOS == "darwin" {
			return u.Maxrss
		}
		return u.Maxrss << 10
	}
	return 0
}
