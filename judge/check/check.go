// Package check tests another program on a problem of package judge: on the samples,
// on small cases in order, on cases on which programs are known to go wrong, and on random
// ones. What fails is made as small as it goes.
//
// The program is run as a process that reads an input and prints answers, once for
// each input; an input has many cases where the problem allows it. Answers are compared
// as judges do: blanks and carriage returns at the end of a line and empty lines at the
// end do not count. Where a problem has many right answers, any of them will do.
//
// That nothing was found is no proof that the program is right.
package check

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"time"

	"grundy/game"
	"grundy/judge"
)

// Options bound a check.
type Options struct {
	Cases   int           // how many random cases; 0: 10,000
	Seed    uint64        // of the random cases
	Timeout time.Duration // of the processor for each run of the program, which may take three times as long by the clock; 0: 2 s
	Memory  int64         // bytes that the program may have; 0: 256 MiB
	Total   time.Duration // after which no new run is begun; 0: 8 s
	Shrink  time.Duration // for which a failure is made smaller, beyond Total; 0: 5 s
}

// withDefaults fills in what is 0.
func (o Options) withDefaults() Options {
	set(&o.Cases, 10_000)
	set(&o.Timeout, 2*time.Second)
	set(&o.Memory, 256<<20)
	set(&o.Total, 8*time.Second)
	set(&o.Shrink, 5*time.Second)
	return o
}

func set[T int | int64 | time.Duration](x *T, otherwise T) {
	if *x == 0 {
		*x = otherwise
	}
}

// Report is what a check has found.
type Report struct {
	ID       string   `json:"id"`
	Program  []string `json:"program"`
	Seed     uint64   `json:"seed"`
	Samples  int      `json:"samples"` // how many inputs or cases of each kind were tried
	Small    int      `json:"small"`
	Traps    int      `json:"traps"`
	Random   int      `json:"random"`
	Runs     int      `json:"runs"`
	Forgiven bool     `json:"forgiven"` // white space differed at the ends of lines
	Complete bool     `json:"complete"` // the time was enough for all that was planned
	Failure  *Failure `json:"failure,omitempty"`
}

// Failure is an input on which the program fails, as small as it was made.
type Failure struct {
	Kind     Kind        `json:"kind"`
	Input    string      `json:"input"`
	Expected string      `json:"expected"`
	Got      string      `json:"got"`
	Status   string      `json:"status,omitempty"` // how the process ended, where that is what is wrong
	Cases    int         `json:"cases"`            // that the input has; 0 where it is a sample that was kept whole
	Why      *game.Error `json:"-"`                // what is wrong with the answer, where others than the expected one are right
}

// Problem checks a program, the words of its command line, on a problem. Its errors
// are those of starting the program, and those of ctx.
func Problem(ctx context.Context, p *judge.Problem, program []string, o Options) (Report, error) {
	o = o.withDefaults()
	c := &checker{
		problem: p, program: program, o: o, end: time.Now().Add(o.Total),
		report: Report{ID: p.ID, Program: program, Seed: o.Seed, Complete: true},
	}
	for _, stage := range []func(context.Context) error{c.samples, c.small, c.traps, c.random} {
		if err := stage(ctx); err != nil {
			return c.report, err
		}
		if c.failed != nil {
			break
		}
	}
	if c.failed != nil {
		if err := c.instead(ctx); err != nil {
			return c.report, err
		}
		if err := c.shrink(ctx); err != nil {
			return c.report, err
		}
		c.report.Failure = c.failed
	}
	return c.report, nil
}

// checker is a check in its course.
type checker struct {
	problem *judge.Problem
	program []string
	o       Options
	end     time.Time
	report  Report
	failed  *Failure
	cases   []judge.Case  // of the input that failed
	slowest time.Duration // of the runs that ended in order
}

// late reports whether no new run may begin.
func (c *checker) late() bool {
	if time.Now().Before(c.end) {
		return false
	}
	c.report.Complete = false
	return true
}

// samples runs the samples as they stand.
func (c *checker) samples(ctx context.Context) error {
	for _, s := range c.problem.Samples() {
		cases, _ := c.problem.Parse([]byte(s.In)) // a sample that is no input is kept whole
		f, err := c.run(ctx, cases, []byte(s.In), []byte(s.Out))
		if err != nil {
			return err
		}
		c.report.Samples++
		if f != nil {
			c.failed, c.cases = f, cases
			return nil
		}
	}
	return nil
}

// instead looks for a small case that fails where a sample has failed, since it is often
// one that nothing is left to be taken from.
func (c *checker) instead(ctx context.Context) error {
	if c.report.Small > 0 {
		return nil
	}
	f, cases := c.failed, c.cases
	c.failed = nil
	err := c.small(ctx)
	if c.failed == nil {
		c.failed, c.cases = f, cases
	}
	return err
}

// mostSmall bounds the small cases, and perInput the cases of one input.
const mostSmall, perInput = 3000, 500

// small runs the smallest cases.
func (c *checker) small(ctx context.Context) error {
	share := time.Now().Add(c.o.Total * 2 / 5)
	var batch []judge.Case
	listed := 0
	for x := range c.problem.Small() {
		if listed == mostSmall || c.failed != nil || time.Now().After(share) {
			break
		}
		listed++
		batch = append(batch, x)
		if len(batch) == c.perInput() {
			if err := c.try(ctx, batch, &c.report.Small); err != nil {
				return err
			}
			batch = nil
		}
	}
	return c.try(ctx, batch, &c.report.Small)
}

// perInput is how many cases one input has.
func (c *checker) perInput() int {
	if most := c.problem.Most(); most > 0 {
		return min(most, perInput)
	}
	return perInput
}

// traps runs each trap for itself, since one may hide the next.
func (c *checker) traps(ctx context.Context) error {
	for _, x := range c.problem.Traps() {
		if err := c.try(ctx, []judge.Case{x}, &c.report.Traps); err != nil {
			return err
		}
	}
	return nil
}

// extents are those of the random cases, one after the other.
var extents = []judge.Extent{
	{Things: 3, Numbers: 8}, {Things: 6, Numbers: 40}, {Things: 12, Numbers: 1000},
	{Things: 30, Numbers: 1 << 20}, {Things: 100, Numbers: 1 << 62}, {Things: 1000, Numbers: 1 << 62},
}

// mostInput bounds the numbers and letters of one input, roughly.
const mostInput = 200_000

// random runs random cases of every extent.
func (c *checker) random(ctx context.Context) error {
	r := rand.New(rand.NewPCG(c.o.Seed, 0x6772756e6479))
	for round := 0; c.report.Random < c.o.Cases && c.failed == nil && !c.late(); round++ {
		x := extents[round%len(extents)]
		count := min(c.perInput(), c.o.Cases-c.report.Random, int(1+mostInput/(1+x.Things)))
		batch := make([]judge.Case, 0, count)
		for range count {
			if one, ok := c.problem.Draw(r, x); ok {
				batch = append(batch, one)
			}
		}
		if len(batch) == 0 && round >= len(extents) {
			return nil
		}
		if err := c.try(ctx, batch, &c.report.Random); err != nil {
			return err
		}
	}
	return nil
}

// try runs cases as one input, unless something has failed, and counts them.
func (c *checker) try(ctx context.Context, cases []judge.Case, count *int) error {
	if len(cases) == 0 || c.failed != nil || c.late() {
		return nil
	}
	f, err := c.runCases(ctx, cases)
	if err != nil {
		return err
	}
	*count += len(cases)
	if f != nil {
		c.failed, c.cases = f, cases
	}
	return nil
}

// runCases runs cases as one input.
func (c *checker) runCases(ctx context.Context, cases []judge.Case) (*Failure, error) {
	in := c.problem.Write(cases...)
	var want bytes.Buffer
	if err := c.problem.Answer(ctx, bytes.NewReader(in), &want); err != nil {
		return nil, fmt.Errorf("%s: %w", c.problem.ID, err)
	}
	f, err := c.run(ctx, cases, in, want.Bytes())
	if f != nil {
		f.Cases = len(cases)
	}
	return f, err
}

// manyOutput bounds an answer of which there are many, for which the length of the
// expected one says nothing.
const manyOutput = 32 << 20

// run runs the program on an input of some cases, and compares its answers with the
// right ones.
func (c *checker) run(ctx context.Context, cases []judge.Case, in, want []byte) (*Failure, error) {
	c.report.Runs++
	most := 2*int64(len(want)) + 1<<20
	if c.problem.HasMany() {
		most += manyOutput
	}
	begin := time.Now()
	r, err := runTimed(ctx, c.program, in, limits{c.o.Timeout, c.o.Memory, most})
	if err != nil {
		return nil, err
	}
	f := &Failure{Kind: r.kind, Input: string(in), Expected: string(want), Got: string(r.out), Status: r.status}
	if r.kind != "" {
		return f, nil
	}
	c.slowest = max(c.slowest, time.Since(begin))
	same, forgiven := compare(want, r.out)
	if !same && len(cases) == 1 {
		if known, wrong := c.problem.Accept(cases[0], string(r.out)); wrong != nil {
			f.Why = game.AsError(wrong)
		} else if known {
			return nil, nil
		}
	}
	c.report.Forgiven = c.report.Forgiven || same && forgiven
	if same {
		return nil, nil
	}
	f.Kind = WrongAnswer
	return f, nil
}

// answerOf is the right answer to some cases.
func (c *checker) answerOf(ctx context.Context, cases ...judge.Case) ([]byte, error) {
	var b bytes.Buffer
	err := c.problem.Answer(ctx, bytes.NewReader(c.problem.Write(cases...)), &b)
	return b.Bytes(), err
}
