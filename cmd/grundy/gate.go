package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"sync"
	"syscall"
	"time"

	"grundy/explain"
	"grundy/game"
)

var unwrittenText = game.Text{En: "the output cannot be written: %v", Zh: "无法写出结果：%v"}

// gate is standard output, of which one may make sure that nobody is writing. It
// remembers what kept something from being written, since cobra does not look.
type gate struct {
	w     io.Writer
	mu    sync.Mutex // held during a write
	wrote bool
	err   error // the sentence for it
	gone  bool  // nobody reads on

	table sync.Mutex      // held while a table grows, and for good once it ends
	cut   func(err error) // ends the table that is being written; nil for none
}

func (g *gate) Write(p []byte) (int, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.wrote = g.wrote || len(p) > 0
	n, err := g.w.Write(p)
	if err == nil {
		return n, nil
	}
	if g.err == nil {
		g.err, g.gone = game.Refuse(game.Internal, unwrittenText, game.Why(err)), errors.Is(err, syscall.EPIPE)
	}
	return n, g.err
}

// begin says how to end the table that is written from now on.
func (g *gate) begin(cut func(err error)) {
	g.table.Lock()
	g.cut = cut
	g.table.Unlock()
}

// unread reports whether nobody reads the output on.
func (g *gate) unread() bool { return g.gone }

// watch waits for a signal to end, and for the command to do so. One that does not,
// because it does not look at ctx, is ended here, once it writes nothing: a reader
// may be slow. A signal after the grace ends the process at once; one within it may
// be the same, sent to the process and to its group.
func (a *app) watch(ctx context.Context, stop context.CancelFunc) {
	<-ctx.Done()
	time.Sleep(grace)
	stop()
	if a.serving.Load() {
		return
	}
	a.giveUp(ctx.Err())
	os.Exit(noAnswer)
}

// giveUp ends the output in the place of the command, which can write no more.
func (a *app) giveUp(err error) {
	a.gate.table.Lock()
	a.shown.Load().end()
	a.endProgress()
	if a.gate.cut != nil {
		a.gate.cut(err)
	}
	a.gate.mu.Lock()
	if a.json && !a.gate.wrote {
		_ = encode(a.gate.w, refusal{explain.NewError(err, a.lang)}) // the process ends
	}
	fmt.Fprintf(a.stderr, "grundy: %s\n", game.AsError(err).In(a.lang))
}

// input reads until the context ends, whatever the reader waits for.
type input struct {
	ctx  context.Context
	r    io.Reader
	buf  [1 << 16]byte
	left []byte // of buf, not taken yet
	err  error  // behind that
	done chan read
}

// read is what one call of a reader has brought.
type read struct {
	n   int
	err error
}

func newInput(ctx context.Context, r io.Reader) *input {
	return &input{ctx: ctx, r: r, done: make(chan read, 1)}
}

func (in *input) Read(p []byte) (int, error) {
	if len(in.left) == 0 && in.err == nil {
		in.fill()
	}
	if len(in.left) == 0 {
		return 0, in.err
	}
	n := copy(p, in.left)
	in.left = in.left[n:]
	return n, nil
}

func (in *input) fill() {
	if in.err = in.ctx.Err(); in.err != nil {
		return
	}
	go func() {
		n, err := in.r.Read(in.buf[:])
		in.done <- read{n, err}
	}()
	select {
	case r := <-in.done:
		in.left, in.err = in.buf[:r.n], r.err
	case <-in.ctx.Done():
		in.err = in.ctx.Err()
	}
}
