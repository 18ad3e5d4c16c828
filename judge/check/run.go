package check

import (
	"bytes"
	"context"
	"errors"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
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
	oneWordText   = game.Text{En: "it is taken for one word; write it without quotation marks: -- %s", Zh: "它被当作一个词；请去掉引号，写成 -- %s"}
	noProgramText = game.Text{En: "this is no program; a script begins with #!, or is given to its interpreter", Zh: "这不是可执行程序；脚本须以 #! 开头，或交给解释器运行"}
)

// patience is how many times its time a program may take by the clock when it has not had
// the processor for as long, as on a computer that has much else to do.
const patience = 3

// program is the words of a command line. Its mark, which what it begins inherits, tells
// those processes from all others.
type program struct {
	words []string
	mark  string
	runs  atomic.Int64

	sleeps atomic.Bool // it did not end, and hardly had the processor at all
}

func newProgram(words []string) *program {
	return &program{words: words, mark: strconv.FormatUint(rand.Uint64(), 36)}
}

// javaOwn is what a Java machine may have beyond its heap: code, stacks, tables.
const javaOwn = 256 << 20

// heapFlags begin the words that say how large the heap of a Java machine is.
var heapFlags = []string{"-Xmx", "-Xms", "-XX:MaxHeapSize", "-XX:InitialHeapSize", "-XX:MaxRAM", "-XX:InitialRAM", "-XX:MinRAM"}

// isJava reports whether the words begin a Java machine without saying how large its heap
// is, at first or at most. It would take far more than it needs, since it clears its heap when that is full,
// so that judges give it a bound.
func (p *program) isJava() bool {
	name := strings.TrimSuffix(filepath.Base(p.words[0]), ".exe")
	return name == "java" && !slices.ContainsFunc(p.words[1:], func(w string) bool {
		return slices.ContainsFunc(heapFlags, func(flag string) bool { return strings.HasPrefix(w, flag) })
	})
}

// markName is the variable of the environment that holds the mark.
const markName = "GRUNDY_CHECK"

// sweep ends what a run has left behind, and with "" what any has.
func (p *program) sweep(run string) {
	mark := markName + "=" + p.mark + "."
	if run != "" {
		mark += run + "\x00"
	}
	killMarked(mark)
}

// runTimed is run with more time by the clock for a program that has not had the processor
// for as long, unless one has slept through that before. Where the time of the processor
// cannot be watched, it is run twice for that.
func (p *program) runTimed(ctx context.Context, in []byte, l limits) (result, error) {
	clock := l.time
	if watchesTime && !p.sleeps.Load() {
		clock *= patience
	}
	r, err := p.run(ctx, in, l, clock)
	if err == nil && r.kind == TimeOut && r.busy < l.time/10*9 && !watchesTime && !p.sleeps.Load() {
		clock *= patience
		r, err = p.run(ctx, in, l, clock)
	}
	if err == nil && r.kind == "" && r.busy > l.time {
		r.kind = TimeOut
	}
	if err == nil && r.kind == TimeOut && clock > l.time && r.busy < l.time/10 {
		p.sleeps.Store(true)
	}
	return r, err
}

// run runs the program on an input, for some time by the clock, and stops the processes that
// it began when it ends. Its errors are those of starting it, and those of ctx.
func (p *program) run(ctx context.Context, in []byte, l limits, clock time.Duration) (result, error) {
	timed, stop := context.WithTimeout(ctx, clock)
	defer stop()
	var tooLong, tooLarge, tooBusy atomic.Bool
	out := &capped{most: l.output, over: func() { tooLong.Store(true); stop() }}
	said := &capped{most: 1 << 12, over: func() {}}
	number := strconv.FormatInt(p.runs.Add(1), 10)
	words := p.words
	if p.isJava() {
		words = slices.Insert(slices.Clone(words), 1, "-Xmx"+strconv.FormatInt(l.memory>>10, 10)+"k")
		l.memory += javaOwn
	}
	c := exec.CommandContext(timed, words[0], words[1:]...)
	c.Env = append(os.Environ(), markName+"="+p.mark+"."+number)
	c.Stdin, c.Stdout, c.Stderr = bytes.NewReader(in), out, said
	c.SysProcAttr = ownGroup()
	c.Cancel = func() error { return killGroup(c.Process.Pid) }
	c.WaitDelay = time.Second / 5
	if err := c.Start(); err != nil {
		if ctx.Err() != nil {
			return result{}, ctx.Err()
		}
		return result{}, game.Refuse(game.BadParameter, startText, game.Short(p.words[0]), whyNot(p.words[0], err))
	}
	watched := make(chan struct{})
	go func() {
		defer close(watched)
		switch watch(timed, c.Process.Pid, l.memory, l.time) {
		case TooLarge:
			tooLarge.Store(true)
			stop()
		case TimeOut:
			tooBusy.Store(true)
			stop()
		}
	}()
	err := c.Wait()
	stopped := timed.Err()
	stop()
	<-watched
	_ = killGroup(c.Process.Pid) // what it left behind
	if err != nil {
		p.sweep(number)
	}
	r := result{out: out.kept.Bytes(), busy: c.ProcessState.UserTime() + c.ProcessState.SystemTime()}
	switch exit, ended := errors.AsType[*exec.ExitError](err); {
	case ctx.Err() != nil:
		return r, ctx.Err()
	case tooLarge.Load() || peak(c.ProcessState) > l.memory:
		r.kind = TooLarge
	case tooLong.Load():
		r.kind = TooLong
	case tooBusy.Load() || errors.Is(stopped, context.DeadlineExceeded):
		r.kind = TimeOut
	case ended:
		r.kind, r.status = Crash, status(exit.Sys(), said.kept.Bytes())
	case err != nil && !errors.Is(err, exec.ErrWaitDelay) && !errors.Is(err, syscall.EPIPE):
		return r, game.Refuse(game.Internal, startText, game.Short(p.words[0]), game.Why(err))
	}
	return r, nil
}

// whyNot is why a program cannot be started.
func whyNot(program string, err error) any {
	if file, failed := os.Stat(program); failed == nil && file.IsDir() && errors.Is(err, syscall.EACCES) {
		err = syscall.EISDIR
	}
	switch missing := errors.Is(err, exec.ErrNotFound) || errors.Is(err, syscall.ENOENT); {
	case missing && strings.Contains(program, " "):
		return oneWordText.With(game.Short(program))
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
		text += ": " + strings.ToValidUTF8(last[max(0, len(last)-mostSaid):], "?")
	}
	return text
}

// mostSaid is how much of the last line of complaints is told: names of files whole.
const mostSaid = 500

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
