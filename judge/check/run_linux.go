package check

import (
	"context"
	"os"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// ownGroup puts a process at the head of a group of its own.
func ownGroup() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setpgid: true} }

// killGroup ends the group that a process heads.
func killGroup(pid int) error { return syscall.Kill(-pid, syscall.SIGKILL) }

// pause is how long a program goes unwatched.
const pause = 5 * time.Millisecond

// watch calls over when a process has more memory than most, until ctx ends.
func watch(ctx context.Context, pid int, most int64, over func()) {
	tick := time.NewTicker(pause)
	defer tick.Stop()
	page := int64(os.Getpagesize())
	name := "/proc/" + strconv.Itoa(pid) + "/statm"
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		text, err := os.ReadFile(name)
		if err != nil {
			continue
		}
		fields := strings.Fields(string(text))
		if len(fields) < 2 {
			continue
		}
		if pages, err := strconv.ParseInt(fields[1], 10, 64); err == nil && pages*page > most {
			over()
			return
		}
	}
}

// peak is the most memory that a process that has ended had, in bytes; 0 when that
// cannot be told, since a process counts what the one that began it had.
func peak(s *os.ProcessState) int64 {
	var own syscall.Rusage
	u, ok := s.SysUsage().(*syscall.Rusage)
	if !ok || syscall.Getrusage(syscall.RUSAGE_SELF, &own) != nil || u.Maxrss <= own.Maxrss {
		return 0
	}
	return u.Maxrss << 10
}
