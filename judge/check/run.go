package check

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"sync/atomic"
	"syscall"
	"time"

	"grundy/game"
)

// Kind is how a program fails.
type Kind string

const (
	WrongAnswer Kind = "wrong_answer"
	Crash       Kind = "crash"      // it ended by a signal, or with a status other than 0
	TimeOut     Kind = "time_limit" // it did not end in time
	TooLarge    Kind = "memory_limit"
	TooLong     Kind = "output_limit"
)

// limits bound one run: time, bytes of memory, bytes of output.
type limits struct {
	time           time.Duration
	memory, output int64
}

// result is how a run ended; kind is empty when it ended in order.
type result struct {
	kind   Kind
	status string
	out    []byte
	busy   time.Duration // of the processor, with the processes that it began and awaited
}

var (
	startText     = game.Text{En: "the program %[1]q cannot be started: %[2]v", Zh: "程序 %[1]q 无法启动：%[2]v"}
	noCommandText = game.Text{En: "there is no such command; write ./ before a program in this folder", Zh: "没有这个命令；当前目录中的程序要写 ./"}
	noProgramText = game.Text{En: "this is no program; a script begins with #!, or is given to its interpreter", Zh: "这不是可执行程序；脚本须以 #! 开头，或交给解释器运行"}
)

// patience is how many times its time a program may take by the clock when it has not had
// the processor for as long, as on a computer that has much else to do.
const patience = 3

// runTimed is runProgram, but for a program that did not end in time and has not had the
// processor for so long either: that is run again, with more time by the clock.
func runTimed(ctx context.Context, program []string, in []byte, l limits) (result, error) {
	r, err := runProgram(ctx, program, in, l)
	if err != nil || r.kind != TimeOut || r.busy >= l.time/10*9 {
		return r, err
	}
	most := l.time
	l.time *= patience
	r, err = runProgram(ctx, program, in, l)
	if r.kind == "" && r.busy > most {
		r.kind = TimeOut
	}
	return r, err
}

// runProgram runs the words of a command line on an input, and stops all the processes
// that it began when it ends. Its errors are those of starting it, and those of ctx.
func runProgram(ctx context.Context, program []string, in []byte, l limits) (result, error) {
	timed, stop := context.WithTimeout(ctx, l.time)
	defer stop()
	var tooLong, tooLarge atomic.Bool
	out := &capped{most: l.output, over: func() { tooLong.Store(true); stop() }}
	said := &capped{most: 1 << 12, over: func() {}}
	c := exec.CommandContext(timed, program[0], program[1:]...)
	c.Stdin, c.Stdout, c.Stderr = bytes.NewReader(in), out, said
	c.SysProcAttr = ownGroup()
	c.Cancel = func() error { return killGroup(c.Process.Pid) }
	c.WaitDelay = time.Second / 5
	if err := c.Start(); err != nil {
		if ctx.Err() != nil {
			return result{}, ctx.Err()
		}
		return result{}, game.Refuse(game.BadParameter, startText, game.Short(program[0]), whyNot(program[0], err))
	}
	watched := make(chan struct{})
	go func() {
		defer close(watched)
		watch(timed, c.Process.Pid, l.memory, func() { tooLarge.Store(true); stop() })
	}()
	err := c.Wait()
	stopped := timed.Err()
	stop()
	<-watched
	_ = killGroup(c.Process.Pid) // what it left behind
	r := result{out: out.kept.Bytes(), busy: c.ProcessState.UserTime() + c.ProcessState.SystemTime()}
	switch exit, ended := errors.AsType[*exec.ExitError](err); {
	case ctx.Err() != nil:
		return r, ctx.Err()
	case tooLarge.Load() || peak(c.ProcessState) > l.memory:
		r.kind = TooLarge
	case tooLong.Load():
		r.kind = TooLong
	case errors.Is(stopped, context.DeadlineExceeded):
		r.kind = TimeOut
	case ended:
		r.kind, r.status = Crash, status(exit.Sys(), said.kept.Bytes())
	case err != nil && !errors.Is(err, exec.ErrWaitDelay) && !errors.Is(err, syscall.EPIPE):
		return r, game.Refuse(game.Internal, startText, game.Short(program[0]), game.Why(err))
	}
	return r, nil
}

// whyNot is why a program cannot be started.
func whyNot(program string, err error) any {
	if file, failed := os.Stat(program); failed == nil && file.IsDir() && errors.Is(err, syscall.EACCES) {
		err = syscall.EISDIR
	}
	switch {
	case errors.Is(err, exec.ErrNotFound), errors.Is(err, exec.ErrDot):
		return noCommandText.With()
	case errors.Is(err, syscall.ENOEXEC):
		return noProgramText.With()
	}
	return game.Why(err)
}

// status says how a process ended that did not end in order, with the last line it
// said.
func status(sys any, said []byte) string {
	text := "exit status"
	if w, ok := sys.(syscall.WaitStatus); ok {
		if w.Signaled() {
			text = "signal: " + w.Signal().String()
		} else {
			text = "exit status " + strconv.Itoa(w.ExitStatus())
		}
	}
	all := strings.Split(strings.TrimSpace(string(said)), "\n")
	if last := strings.TrimSpace(all[len(all)-1]); last != "" {
		text += ": " + game.Short(strings.ToValidUTF8(last, "?"))
	}
	return text
}

// capped keeps the first bytes that are written to it, drops the rest, and says when
// there is a rest. The buffer has a name, since its other methods know no bound.
type capped struct {
	kept bytes.Buffer
	most int64
	over func()
}

func (c *capped) Write(p []byte) (int, error) {
	if room := c.most - int64(c.kept.Len()); int64(len(p)) > room {
		c.kept.Write(p[:room])
		c.over()
	} else {
		c.kept.Write(p)
	}
	return len(p), nil
}
