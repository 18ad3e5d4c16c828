package check

import (
	"context"
	"iter"
	"slices"
	"sort"
	"time"

	"grundy/judge"
)

// shrink makes the input that failed smaller while it fails: first fewer cases, then
// smaller ones. How it fails may change on the way.
func (c *checker) shrink(ctx context.Context) error {
	if len(c.cases) == 0 {
		return nil
	}
	if !c.fair() {
		blamed, err := c.crowd(ctx)
		if err != nil || !blamed {
			return err
		}
	}
	complete := c.report.Complete
	c.report.Complete, c.end = true, time.Now().Add(c.o.Shrink)
	err := c.makeSmaller(ctx)
	c.failed.Minimal = c.report.Complete
	c.report.Complete = complete
	return err
}

// patienceCrowd is how many times the time of a run is added to that for making an input
// smaller where the program is blamed only for what is found.
const patienceCrowd = 5

// crowd looks in an input that is not fair for the case after which it does not end, with
// little time for each run. If those up to there end in all of the time, the program is not
// blamed, and the check goes on with fewer cases an input for as long as it had left.
func (c *checker) crowd(ctx context.Context) (blamed bool, err error) {
	begin, end, complete, cases, full := time.Now(), c.end, c.report.Complete, len(c.cases), c.o.Timeout
	c.report.Complete, c.end = true, begin.Add(c.o.Shrink+patienceCrowd*full)
	c.o.Timeout = c.quick()
	err = c.shortest(ctx)
	c.o.Timeout = full
	if err == nil {
		blamed, err = c.keep(c.cases, c.runCases(ctx, c.cases))
	}
	blamed = blamed && (c.report.Complete || c.fair())
	c.report.Complete = complete
	if err != nil || blamed {
		return blamed, err
	}
	*c.count -= cases
	c.failed, c.crowded, c.report.Complete, c.end = nil, true, false, end.Add(time.Since(begin))
	return false, nil
}

// quick is the time for a run in which an input is looked for on which a program does not
// end.
func (c *checker) quick() time.Duration {
	return min(c.o.Timeout/2, max(5*c.slowest, 200*time.Millisecond))
}

// fair reports whether a judge may give the input that failed: many cases take long
// together, and where the statement does not say how many an input has, a program that
// is right and fast enough may take too long for all of them.
func (c *checker) fair() bool {
	isSample := func(s judge.Sample) bool { return s.In == c.failed.Input }
	return c.failed.Kind != TimeOut || len(c.cases) == 1 || c.problem.Most() > 0 || slices.ContainsFunc(c.problem.Samples(), isSample)
}

func (c *checker) makeSmaller(ctx context.Context) error {
	full, was, cases := c.o.Timeout, *c.failed, c.cases
	if c.failed.Kind == TimeOut {
		c.o.Timeout = c.quick()
	}
	err := c.fewerCases(ctx)
	steps := []func(context.Context) error{c.smallerCases, c.knownSmaller, c.smallerCases}
	if c.perInput() == 1 {
		steps = steps[1:] // in fewer runs
	}
	for i := 0; i < len(steps) && err == nil; i++ {
		err = steps[i](ctx)
	}
	if c.o.Timeout == full || err != nil || c.failed.Input == was.Input {
		c.o.Timeout = full
		return err
	}
	// What was found with less time has to fail with all of it.
	c.o.Timeout = full
	if failed, err := c.keep(c.cases, c.runCases(ctx, c.cases)); failed || err != nil {
		return err
	}
	c.failed, c.cases, c.report.Complete = &was, cases, false
	return nil
}

// fails runs cases, and keeps them when they fail.
func (c *checker) fails(ctx context.Context, cases []judge.Case) (bool, error) {
	if len(cases) == 0 || c.late() {
		return false, nil
	}
	return c.keep(cases, c.runCases(ctx, cases))
}

// fewerCases looks for one case that fails alone: the one where the answers begin to
// differ, or the one after which the input fails. Otherwise it leaves cases out as
// long as those that stay fail together.
func (c *checker) fewerCases(ctx context.Context) error {
	if len(c.cases) == 1 {
		return nil
	}
	if i, err := c.suspect(ctx); i >= 0 || err != nil {
		if err != nil {
			return err
		}
		if alone, err := c.fails(ctx, c.cases[i:i+1]); alone || err != nil {
			return err
		}
	}
	if err := c.shortest(ctx); err != nil || len(c.cases) == 1 {
		return err
	}
	if alone, err := c.fails(ctx, c.cases[len(c.cases)-1:]); alone || err != nil {
		return err
	}
	return c.leaveOut(ctx)
}

// suspect is the case to whose answer the first line that differs belongs; -1 when
// that cannot be told, as where the program has said nothing.
func (c *checker) suspect(ctx context.Context) (int, error) {
	if c.failed.Kind != WrongAnswer {
		return -1, nil
	}
	at := differ([]byte(c.failed.Expected), []byte(c.failed.Got))
	for i := range c.cases {
		one, err := c.answerOf(ctx, c.cases[i])
		if err != nil {
			return -1, err
		}
		if at -= len(lines(one)); at < 0 {
			return i, nil
		}
	}
	return -1, nil
}

// shortest drops cases from the end while the input fails.
func (c *checker) shortest(ctx context.Context) (err error) {
	all := c.cases
	sort.Search(len(all)-1, func(i int) bool {
		failed := false
		if err == nil {
			failed, err = c.fails(ctx, all[:i+1])
		}
		return failed
	})
	return err
}

// leaveOut leaves out half of the cases, then quarters, and so on, where the others
// fail without them.
func (c *checker) leaveOut(ctx context.Context) error {
	for size := len(c.cases) / 2; size > 0; size /= 2 {
		for from := 0; from < len(c.cases) && len(c.cases) > size; {
			failed, err := c.fails(ctx, slices.Delete(slices.Clone(c.cases), from, min(from+size, len(c.cases))))
			if err != nil {
				return err
			}
			if !failed {
				from += size
			}
		}
	}
	return nil
}

// mostKnown bounds the known cases among which a smaller one is looked for where each is
// an input of its own.
const mostKnown = 40

// mostAlone is how many of the shortest known cases are tried alone, since a program that
// remembers may be right on them behind others.
const mostAlone = 12

// knownSmaller replaces the only case by a shorter one of the known ones that fails: where
// few cases fail, no step leads from one to the next.
func (c *checker) knownSmaller(ctx context.Context) error {
	if len(c.cases) != 1 || c.failed.Kind != WrongAnswer {
		return nil
	}
	var known []judge.Case
	for _, x := range append(c.problem.Traps(), c.tight...) {
		if len(c.problem.Write(x)) < len(c.failed.Input) {
			known = append(known, x)
		}
	}
	if c.perInput() == 1 {
		return c.halve(ctx, c.problem.ShortestFirst(known[:min(len(known), mostKnown)]))
	}
	known = c.problem.ShortestFirst(known)
	for i := range known[:min(len(known), mostAlone)] {
		if failed, err := c.fails(ctx, known[i:i+1]); failed || err != nil || c.late() {
			return err
		}
	}
	for batch := range c.batches(known) {
		if failed, err := c.oneOf(ctx, batch); failed || err != nil || c.late() {
			return err
		}
	}
	return nil
}

// halve looks among known cases for a short one that fails, as if all longer ones failed
// then, or every other one, as pairs do on either side of an irrational number.
func (c *checker) halve(ctx context.Context, known []judge.Case) (err error) {
	sort.Search(len(known), func(i int) (failed bool) {
		for _, x := range known[i:min(i+2, len(known))] {
			if !failed && err == nil {
				failed, err = c.fails(ctx, []judge.Case{x})
			}
		}
		return failed
	})
	return err
}

// smallerCases replaces cases by smaller ones as long as the input fails.
func (c *checker) smallerCases(ctx context.Context) error {
	for i := 0; i < len(c.cases); i++ {
		smaller := c.smallerCase
		if len(c.cases) == 1 && c.perInput() > 1 && c.failed.Kind == WrongAnswer {
			smaller = c.smallerOfMany
		}
		for again := true; again; {
			var err error
			if again, err = smaller(ctx, i); err != nil {
				return err
			}
		}
	}
	return nil
}

// smaller lists what is a step smaller than a case until the time is over.
func (c *checker) smaller(ctx context.Context, x judge.Case) iter.Seq[judge.Case] {
	return func(yield func(judge.Case) bool) {
		ctx, stop := context.WithDeadline(ctx, c.end)
		defer stop()
		for y := range c.problem.Smaller(ctx, x) {
			if !yield(y) {
				return
			}
		}
		c.late()
	}
}

// smallerCase replaces case i by a smaller one; false when none fails.
func (c *checker) smallerCase(ctx context.Context, i int) (bool, error) {
	before, count := c.cases, 0
	return c.try(ctx, func(yield func([]judge.Case) bool) {
		for x := range c.smaller(ctx, before[i]) {
			with := slices.Clone(before)
			with[i] = x
			if c.late() || !yield(with) {
				return
			}
		}
	}, &count)
}

// mostSmaller bounds the numbers and letters of one input of smaller cases, roughly.
const mostSmaller = 200_000

// smallerOfMany is smallerCase for the only case, with many that are smaller as one
// input, which is faster where a program takes long to begin.
func (c *checker) smallerOfMany(ctx context.Context, _ int) (bool, error) {
	var batch []judge.Case
	size := 0
	for x := range c.smaller(ctx, c.cases[0]) {
		batch, size = append(batch, x), size+x.Size()
		if len(batch) < c.perInput() && size < mostSmaller {
			continue
		}
		if failed, err := c.oneOf(ctx, batch); failed || err != nil || c.late() {
			return failed, err
		}
		batch, size = nil, 0
	}
	return c.oneOf(ctx, batch)
}

// oneOf runs cases as one input and looks for one that fails alone.
func (c *checker) oneOf(ctx context.Context, cases []judge.Case) (bool, error) {
	failed, kept := c.failed, c.cases
	fails, err := c.fails(ctx, cases)
	if err == nil && fails {
		err = c.fewerCases(ctx)
	}
	if err != nil || fails && len(c.cases) == 1 {
		return fails, err
	}
	c.failed, c.cases = failed, kept // those that fail only together are not smaller
	return false, nil
}
