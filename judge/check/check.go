// Package check tests another program on a problem of package judge: on the samples,
// on small cases in order, on cases on which programs are known to go wrong or arithmetic
// does that is inexact or too narrow, and on random ones. What fails is made smaller.
//
// The program is run as a process that reads an input and prints answers, once for
// each input, a few at a time; an input has many cases where the problem allows it. Where
// it does not, the first small cases and the known ones come before the many others, since
// a program may take long to begin. Answers are compared as judges do: blanks and carriage
// returns at the end of a line and empty lines at the end do not count. Where a problem
// has many right answers, any of them will do.
//
// Where the statement does not say how many cases an input has, a program is too slow when
// it is for one case, or for few that never end together, not for many that take long.
//
// What a program has begun ends with it. On Linux that holds for processes that have left
// its group too, unless they have thrown their environment away as well.
//
// That nothing was found is no proof that the program is right.
package check

import (
	"context"
	"iter"
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
	Memory  int64         // bytes that the program may have, of java its heap; 0: 256 MiB
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

// Tried counts the inputs or cases of each kind.
type Tried struct {
	Samples int `json:"samples"`
	Small   int `json:"small"`
	Traps   int `json:"traps"`
	Random  int `json:"random"`
}

// Report is what a check has found.
type Report struct {
	ID      string   `json:"id"`
	Program []string `json:"program"`
	Seed    uint64   `json:"seed"`
	Tried
	Planned  Tried    `json:"planned"` // what would have been tried without a failure in enough time
	Runs     int      `json:"runs"`
	Forgiven bool     `json:"forgiven"` // white space differed at the ends of lines
	Complete bool     `json:"complete"` // the time was enough for all that was planned
	Missing  *Missing `json:"missing,omitempty"`
	Failure  *Failure `json:"failure,omitempty"`
}

// Failure is an input on which the program fails, as small as it was made.
type Failure struct {
	Kind     Kind        `json:"kind"`
	Input    string      `json:"input"`
	Expected string      `json:"expected"`
	Got      string      `json:"got"`
	Status   string      `json:"status,omitempty"` // how the process ended, where that is what is wrong
	Line     int         `json:"line,omitempty"`   // of the answers, from 1: the first that is wrong; 0 where there is none
	Cases    int         `json:"cases"`            // that the input has; 0 where it is a sample that was kept whole, since it is no list of cases
	Minimal  bool        `json:"minimal"`          // all that is a step smaller was tried, and does not fail; smaller ones further away may
	Why      *game.Error `json:"-"`                // what is wrong with the answer, where others than the expected one are right
}

// Problem checks a program, the words of its command line, on a problem. Its errors
// are those of starting the program, and those of ctx.
func Problem(ctx context.Context, p *judge.Problem, program []string, o Options) (Report, error) {
	o = o.withDefaults()
	next, stop := iter.Pull(p.Small())
	defer stop()
	edges := p.Edges()
	c := &checker{
		problem: p, program: newProgram(program), o: o, end: time.Now().Add(o.Total), nextSmall: next, tight: edges,
		report: Report{ID: p.ID, Program: program, Seed: o.Seed, Complete: true},
	}
	defer c.program.sweep("")
	c.report.Planned = Tried{len(p.Samples()), mostSmall, len(p.Traps()) + len(edges), o.Cases}
	for _, stage := range []func(context.Context) error{c.samples, c.firstSmall, c.traps, c.edges, c.small, c.random} {
		if err := stage(ctx); err != nil {
			return c.report, err
		}
		if err := c.settle(ctx); err != nil || c.failed != nil {
			c.report.Failure = c.failed
			return c.report, err
		}
	}
	if c.listed < c.report.Planned.Small || c.report.Traps < c.report.Planned.Traps {
		c.report.Complete = false
	}
	return c.report, nil
}

// settle makes what has failed smaller, where something has.
func (c *checker) settle(ctx context.Context) error {
	if c.failed == nil {
		return nil
	}
	if err := c.instead(ctx); err != nil {
		return err
	}
	return c.shrink(ctx)
}

// checker is a check in its course.
type checker struct {
	problem   *judge.Problem
	program   *program
	o         Options
	end       time.Time
	nextSmall func() (judge.Case, bool)
	tight     []judge.Case // the edges of the problem
	listed    int          // how many small cases were taken
	crowded   bool         // an input of many cases took too long, and is held against nobody
	count     *int         // of the kind of cases that failed
	report    Report
	failed    *Failure
	cases     []judge.Case  // of the input that failed
	slowest   time.Duration // of the runs that ended in order
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
		if _, err := c.keep(cases, c.run(ctx, cases, []byte(s.In), []byte(s.Out))); err != nil {
			return err
		}
		c.report.Samples++
		if c.failed != nil {
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
	var err error
	if f.Kind == TimeOut { // one that ends on no input is known by one more run
		err = c.someSmall(ctx, 1, c.o.Total)
	}
	if c.failed == nil && err == nil {
		err = c.small(ctx)
	}
	if c.failed == nil || !c.fair() {
		c.failed, c.cases = f, cases
	}
	return err
}

// mostSmall bounds the small cases, and perInput the cases of one input. Where an input
// has one case, the first few of the small ones come before the traps.
const mostSmall, perInput, fewSmall = 3000, 500, 24

// uncrowded is perInput where that many cases take too long together.
const uncrowded = 20

// firstSmall runs the first of the smallest cases.
func (c *checker) firstSmall(ctx context.Context) error {
	return c.someSmall(ctx, fewSmall*c.perInput(), c.o.Total/8)
}

// small runs the smallest cases.
func (c *checker) small(ctx context.Context) error {
	return c.someSmall(ctx, mostSmall, c.o.Total/5*2)
}

// someSmall runs the smallest cases until most of them were taken, or for some time.
func (c *checker) someSmall(ctx context.Context, most int, share time.Duration) error {
	end := time.Now().Add(share)
	_, err := c.try(ctx, func(yield func([]judge.Case) bool) {
		for c.listed < min(most, mostSmall) {
			if c.late() || time.Now().After(end) {
				return
			}
			var batch []judge.Case
			for range min(c.perInput(), min(most, mostSmall)-c.listed) {
				x, ok := c.nextSmall()
				if !ok {
					c.report.Planned.Small = c.listed
					break
				}
				batch = append(batch, x)
				c.listed++
			}
			if len(batch) == 0 || !yield(batch) {
				return
			}
		}
	}, &c.report.Small)
	return err
}

// perInput is how many cases one input has.
func (c *checker) perInput() int {
	switch most := c.problem.Most(); {
	case most > 0:
		return min(most, perInput)
	case c.crowded:
		return uncrowded
	}
	return perInput
}

// traps runs each trap for itself, since one may hide the next.
func (c *checker) traps(ctx context.Context) error {
	_, err := c.try(ctx, func(yield func([]judge.Case) bool) {
		for _, x := range c.problem.Traps() {
			if c.late() || !yield([]judge.Case{x}) {
				return
			}
		}
	}, &c.report.Traps)
	return err
}

// edges runs the cases at which arithmetic goes wrong, many together where an input has
// many.
func (c *checker) edges(ctx context.Context) error {
	end := time.Now().Add(c.o.Total / 4)
	_, err := c.try(ctx, func(yield func([]judge.Case) bool) {
		for batch := range c.batches(c.tight) {
			if c.late() || time.Now().After(end) || !yield(batch) {
				return
			}
		}
	}, &c.report.Traps)
	return err
}

// batches are cases as inputs, each with as many as fit.
func (c *checker) batches(all []judge.Case) iter.Seq[[]judge.Case] {
	return func(yield func([]judge.Case) bool) {
		for len(all) > 0 {
			n, size := 0, 0
			for n < min(len(all), c.perInput()) && size < mostDrawn {
				size += all[n].Size()
				n++
			}
			if !yield(all[:n]) {
				return
			}
			all = all[n:]
		}
	}
}

// extents are those of the random cases, one after the other.
var extents = []judge.Extent{
	{Things: 3, Numbers: 8}, {Things: 6, Numbers: 40}, {Things: 12, Numbers: 1000},
	{Things: 30, Numbers: 1 << 20}, {Things: 100, Numbers: 1 << 62}, {Things: 1000, Numbers: 1 << 62},
}

// mostDrawn bounds the numbers and letters of one input of random cases, roughly: not more
// than a judge's input may well have, since the program is timed on it. A case that has
// more is an input of its own.
const mostDrawn = 5000

// random runs random cases of every extent.
func (c *checker) random(ctx context.Context) error {
	r := rand.New(rand.NewPCG(c.o.Seed, 0x6772756e6479))
	_, err := c.try(ctx, func(yield func([]judge.Case) bool) {
		drawn := 0
		for round := 0; drawn < c.o.Cases && !c.late(); round++ {
			x := extents[round%len(extents)]
			batch := c.draw(r, x, min(c.perInput(), c.o.Cases-drawn))
			switch drawn += len(batch); {
			case len(batch) == 0 && round >= len(extents):
				c.report.Planned.Random = drawn // the problem has no more
				return
			case len(batch) > 0 && !yield(batch):
				return
			}
		}
	}, &c.report.Random)
	return err
}

// draw draws up to so many cases, as one input.
func (c *checker) draw(r *rand.Rand, x judge.Extent, most int) (batch []judge.Case) {
	size := 0
	for range most {
		one, ok := c.problem.Draw(r, x)
		if !ok {
			continue
		}
		batch, size = append(batch, one), size+one.Size()
		if size >= mostDrawn {
			break
		}
	}
	return batch
}
