package check

import (
	"bytes"
	"context"
	"fmt"
	"iter"
	"runtime"
	"sync"
	"time"

	"grundy/game"
	"grundy/judge"
)

// mostAtOnce bounds how many inputs are run at a time.
const mostAtOnce = 4

// inOrder calls run for all items, several at a time, and gives what each returns to keep,
// in the order of the items, until that is false; runs that go on then are stopped.
func inOrder[T, R any](ctx context.Context, items iter.Seq[T], run func(context.Context, T) R, keep func(T, R) bool) {
	ctx, stop := context.WithCancel(ctx)
	var all sync.WaitGroup
	defer all.Wait()
	defer stop()
	type begun struct {
		item   T
		result chan R
	}
	var queue []begun
	first := func() bool {
		b := queue[0]
		queue = queue[1:]
		return keep(b.item, <-b.result)
	}
	width := min(runtime.GOMAXPROCS(0), mostAtOnce)
	for x := range items {
		b := begun{x, make(chan R, 1)}
		all.Go(func() { b.result <- run(ctx, x) })
		if queue = append(queue, b); len(queue) == width && !first() {
			return
		}
	}
	for len(queue) > 0 && first() {
	}
}

// ran is how a run ended.
type ran struct {
	failure  *Failure // nil when the answers are right
	forgiven bool
	took     time.Duration // 0 when it did not end in order
	err      error
}

// try runs inputs until one fails, and counts their cases. It reports whether one did.
func (c *checker) try(ctx context.Context, inputs iter.Seq[[]judge.Case], count *int) (found bool, err error) {
	inOrder(ctx, inputs, c.runCases, func(cases []judge.Case, r ran) bool {
		if found, err = c.keep(cases, r); err == nil {
			*count += len(cases)
		}
		return err == nil && !found
	})
	if found {
		c.count = count
	}
	return found, err
}

// keep takes a run of some cases into the report, and reports whether it failed.
func (c *checker) keep(cases []judge.Case, r ran) (bool, error) {
	if r.err != nil {
		return false, r.err
	}
	c.report.Runs++
	c.report.Forgiven = c.report.Forgiven || r.forgiven
	c.slowest = max(c.slowest, r.took)
	if r.failure != nil {
		c.failed, c.cases = r.failure, cases
	}
	return r.failure != nil, nil
}

// runCases runs cases as one input.
func (c *checker) runCases(ctx context.Context, cases []judge.Case) ran {
	in := c.problem.Write(cases...)
	var want bytes.Buffer
	if err := c.problem.Answer(ctx, bytes.NewReader(in), &want, nil); err != nil {
		return ran{err: fmt.Errorf("%s: %w", c.problem.ID, err)}
	}
	return c.run(ctx, cases, in, want.Bytes())
}

// manyOutput bounds an answer of which there are many, for which the length of the
// expected one says nothing.
const manyOutput = 32 << 20

// run runs the program on an input of some cases, and compares its answers with the
// right ones.
func (c *checker) run(ctx context.Context, cases []judge.Case, in, want []byte) ran {
	most := 2*int64(len(want)) + 1<<20
	if c.problem.HasMany() {
		most += manyOutput
	}
	begin := time.Now()
	r, err := c.program.runTimed(ctx, in, limits{c.o.Timeout, c.o.Memory, most})
	if err != nil {
		return ran{err: err}
	}
	f := &Failure{Kind: r.kind, Input: string(in), Expected: string(want), Got: string(r.out), Status: r.status, Cases: len(cases)}
	if r.kind != "" {
		return ran{failure: f}
	}
	took := time.Since(begin)
	same, forgiven := compare(want, r.out)
	if same {
		return ran{took: took, forgiven: forgiven}
	}
	if len(cases) == 1 {
		if known, wrong := c.problem.Accept(ctx, cases[0], string(want), string(r.out)); wrong != nil {
			f.Why = game.AsError(wrong)
		} else if known {
			return ran{took: took}
		}
	}
	f.Kind, f.Line = WrongAnswer, 1+differ(want, r.out)
	return ran{failure: f, took: took}
}

// answerOf is the right answer to some cases.
func (c *checker) answerOf(ctx context.Context, cases ...judge.Case) ([]byte, error) {
	var b bytes.Buffer
	err := c.problem.Answer(ctx, bytes.NewReader(c.problem.Write(cases...)), &b, nil)
	return b.Bytes(), err
}
