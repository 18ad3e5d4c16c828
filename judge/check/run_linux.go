package check

import (
	"bytes"
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

// mostSweeps bounds how often processes that begin others are looked for.
const mostSweeps = 100

// killMarked ends the processes in whose environment a variable begins with mark.
func killMarked(mark string) {
	for range mostSweeps {
		found := false
		names, _ := os.ReadDir("/proc")
		for _, name := range names {
			pid, err := strconv.Atoi(name.Name())
			if err != nil {
				continue
			}
			text, _ := os.ReadFile("/proc/" + name.Name() + "/environ")
			if strings.Contains("\x00"+string(text), "\x00"+mark) {
				found = syscall.Kill(pid, syscall.SIGKILL) == nil || found
			}
		}
		if !found {
			return
		}
	}
}

// pause is how long a program goes unwatched.
const pause = 5 * time.Millisecond

// watchesTime says that watch looks at the time of the processor.
const watchesTime = true

// aTwentieth is the part of its time below which a program hardly does anything.
const aTwentieth = 20

// watch waits until a process, or one that descends from it, has more memory than most, or
// they have had the processor for longer together, and says which; "" when ctx ends first.
// As long by the clock is too long for those that have hardly had the processor, nor waited
// for it.
func watch(ctx context.Context, pid int, most int64, busy time.Duration) Kind {
	tick := time.NewTicker(pause)
	defer tick.Stop()
	begin := time.Now()
	for looks, wakes := 1, 0; ; looks++ {
		select {
		case <-ctx.Done():
			return ""
		case <-tick.C:
		}
		memory, had, awake := usage(strconv.Itoa(pid))
		if awake {
			wakes++
		}
		switch {
		case memory > most:
			return TooLarge
		case had > busy, time.Since(begin) > busy && had < busy/aTwentieth && wakes < looks/aTwentieth:
			return TimeOut
		}
	}
}

// Where the fields of /proc/PID/stat stand behind the name, the first of which is the state,
// and their unit: the time of a process and of those that it awaited, in its own code and in
// the system.
const (
	firstTime, times = 11, 4
	perTick          = time.Second / 100
)

// usage is the most memory of a process and those that descend from it, in bytes, for how
// long they have had the processor, and whether one does not sleep. The memory is no sum,
// since processes share much of what they have.
func usage(pid string) (memory int64, busy time.Duration, awake bool) {
	if fields := procFields(pid + "/statm"); len(fields) > 1 {
		pages, _ := strconv.ParseInt(fields[1], 10, 64)
		memory = pages * int64(os.Getpagesize())
	}
	stat, _ := os.ReadFile("/proc/" + pid + "/stat")
	if fields := strings.Fields(string(stat[bytes.LastIndexByte(stat, ')')+1:])); len(fields) >= firstTime+times {
		for _, field := range fields[firstTime : firstTime+times] {
			ticks, _ := strconv.ParseInt(field, 10, 64)
			busy += time.Duration(ticks) * perTick
		}
		awake = fields[0] != "S"
	}
	for _, child := range procFields(pid + "/task/" + pid + "/children") {
		m, b, a := usage(child)
		memory, busy, awake = max(memory, m), busy+b, awake || a
	}
	return memory, busy, awake
}

// procFields are the fields of a file about a process, none when it has ended.
func procFields(name string) []string {
	text, _ := os.ReadFile("/proc/" + name)
	return strings.Fields(string(text))
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
