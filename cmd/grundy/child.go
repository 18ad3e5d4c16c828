package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"runtime/metrics"
	"strings"
	"syscall"
	"time"

	"grundy"
	"grundy/game"
)

const (
	evalMemory = 2 << 30         // bytes that the process of a program may have
	childMark  = "GRUNDY_CHILD"  // set in the environment of that process
	outOfMem   = "out of memory" // what Go's runtime says, and watchMemory
	grace      = time.Second     // for a process to end by itself
)

var (
	memoryText  = game.Text{En: "this needs more than %d GiB of memory, the limit", Zh: "所需内存超过上限 %d GiB"}
	nestedText  = game.Text{En: "something in this is nested too deep", Zh: "嵌套过深"}
	brokenText  = game.Text{En: "the evaluation broke off: %s", Zh: "计算异常中断：%s"}
	saidText    = game.Text{En: "%v", Zh: "%v"}
	startedText = game.Text{En: "the evaluation cannot be started: %v", Zh: "无法开始计算：%v"}
)

// inChild reports whether this is the process of a program.
func inChild() bool { return os.Getenv(childMark) != "" }

// mostTables bounds the tables of an answer. A process that runs a rule file has half of
// its memory for them, so that a search ends by this bound, which can say more, and not
// by that of the process.
func mostTables() int64 {
	if inChild() {
		return evalMemory / 2
	}
	return grundy.DefaultOptions().Bytes
}

// alone reports whether a program should run in a process of its own: when this
// one is the command, whose streams that process can take over, and not yet that
// process.
func (a *app) alone() bool { return a.gate.w == io.Writer(os.Stdout) && !inChild() }

// confined does what runs a program, where there is one, in a process of its own.
func (a *app) confined(ctx context.Context, program bool, limit time.Duration, do func(context.Context) error) error {
	switch {
	case !program:
		return do(ctx)
	case a.alone():
		return a.child(ctx, limit)
	case !inChild():
		return do(ctx)
	}
	boundMemory(evalMemory)
	if err := do(ctx); err != nil {
		encodeError(a.stderr, err, !a.json)
		return errReported
	}
	return nil
}

// child does what this process was asked to do in another one, whose memory is
// bounded: Go ends a process that wants more memory than there is. A time limit
// of 0 is none. What the other process has printed stands printed.
func (a *app) child(ctx context.Context, limit time.Duration) error {
	if limit > 0 {
		var stop context.CancelFunc
		ctx, stop = context.WithTimeout(ctx, limit+grace)
		defer stop()
	}
	told, err := offspring{os.Args, "1", os.Stdin, os.Stdout, evalMemory}.run(ctx)
	a.json = a.json && !told
	return err
}

// offspring is this program in another process.
type offspring struct {
	args   []string
	mark   string // the value of childMark
	stdin  io.Reader
	stdout io.Writer
	memory uint64 // what it bounds itself by
}

// run starts the process, and returns what went wrong in it, and whether standard output
// has told so.
func (o offspring) run(ctx context.Context) (told bool, err error) {
	self, err := os.Executable()
	if err != nil {
		return false, game.Refuse(game.Internal, startedText, game.Why(err))
	}
	said := head{most: 1 << 20}
	c := exec.CommandContext(ctx, self)
	c.Args, c.Env = o.args, append(os.Environ(), childMark+"="+o.mark, "GOTRACEBACK=none")
	c.Stdin, c.Stdout, c.Stderr = o.stdin, o.stdout, &said
	c.SysProcAttr, c.WaitDelay = tied(), grace/2
	c.Cancel = func() error { return c.Process.Signal(os.Interrupt) }
	err = c.Run()
	if e, told, ok := decodeError(said.kept.Bytes()); ok {
		return told, e
	}
	exit, ended := errors.AsType[*exec.ExitError](err)
	switch {
	case err == nil:
		return false, nil
	case ctx.Err() != nil:
		return false, ctx.Err()
	case !ended:
		return false, game.Refuse(game.Internal, startedText, game.Why(err))
	}
	return false, autopsy(exit.ProcessState, said.kept.String(), o.memory)
}

// autopsy says why a process of so much memory ended that did not say so itself.
func autopsy(state *os.ProcessState, said string, memory uint64) error {
	w, _ := state.Sys().(syscall.WaitStatus)
	first, _, _ := strings.Cut(strings.TrimSpace(said), "\n")
	switch {
	case w.Signaled() && w.Signal() == syscall.SIGPIPE: // nobody reads on
		return errReported
	case strings.Contains(said, "stack overflow"):
		return game.Refuse(game.Limit, nestedText)
	case w.Signaled() && w.Signal() == syscall.SIGKILL, strings.Contains(said, outOfMem),
		strings.Contains(said, "cannot allocate"), strings.Contains(said, "failed to create new OS thread"),
		strings.Contains(said, "pthread_create failed"), // a thread wants a stack, which is memory
		strings.HasPrefix(said, "SIGSEGV: "):            // the runtime itself has found no memory
		return game.Refuse(game.Limit, memoryText, memory>>30)
	case first == "":
		first = state.String()
	}
	return game.Refuse(game.Internal, brokenText, game.Short(first))
}

// head keeps the first bytes that are written to it, and drops the rest. The buffer has
// a name, since its other methods know no bound.
type head struct {
	kept bytes.Buffer
	most int
}

func (h *head) Write(p []byte) (int, error) {
	h.kept.Write(p[:min(len(p), h.most-h.kept.Len())])
	return len(p), nil
}

// lastWords is an error on its way between two processes.
type lastWords struct {
	Code         game.Code
	En, Zh       string
	File         string
	Line, Column int
	Word         string
	Told         bool // standard output has it in JSON
	Reported     bool // it is errReported
}

// In makes the words a figure of a phrase.
func (w lastWords) In(l game.Lang) string {
	if l == game.Zh {
		return w.Zh
	}
	return w.En
}

// encodeError writes an error for decodeError, and whether standard output has told
// of it.
func encodeError(w io.Writer, err error, told bool) {
	e := game.AsError(err)
	_ = json.NewEncoder(w).Encode(lastWords{e.Code, e.Say.In(game.En), e.Say.In(game.Zh), e.File, e.Line, e.Column, e.Word, told, err == errReported}) // nobody is left to tell
}

// decodeError reads what encodeError wrote, and nothing else.
func decodeError(text []byte) (e *game.Error, told, ok bool) {
	var w lastWords
	if json.Unmarshal(text, &w) != nil || w.Code == "" {
		return nil, false, false
	}
	if w.Reported {
		return errReported, false, true
	}
	return &game.Error{Code: w.Code, Say: saidText.With(w), File: w.File, Line: w.Line, Column: w.Column, Word: w.Word}, w.Told, true
}

// memory is how many bytes this process has from the system.
func memory() uint64 {
	s := []metrics.Sample{{Name: "/memory/classes/total:bytes"}, {Name: "/memory/classes/heap/released:bytes"}}
	metrics.Read(s)
	return s[0].Value.Uint64() - s[1].Value.Uint64()
}
