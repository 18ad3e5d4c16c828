package check

import (
	"context"
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
	c.end = time.Now().Add(c.o.Shrink)
	full, was := c.o.Timeout, *c.failed
	if c.failed.Kind == TimeOut {
		c.o.Timeout = min(full, max(5*c.slowest, 200*time.Millisecond))
	}
	err := c.fewerCases(ctx)
	if err == nil {
		err = c.smallerCases(ctx)
	}
	if c.o.Timeout == full || err != nil {
		return err
	}
	// What was found with less time has to fail with all of it.
	c.o.Timeout = full
	f, err := c.runCases(ctx, c.cases)
	if c.failed = f; f == nil {
		c.failed = &was
	}
	return err
}

// fails runs cases, and keeps them when they fail.
func (c *checker) fails(ctx context.Context, cases []judge.Case) (bool, error) {
	if len(cases) == 0 || time.Now().After(c.end) {
		return false, nil
	}
	f, err := c.runCases(ctx, cases)
	if f == nil || err != nil {
		return false, err
	}
	c.failed, c.cases = f, cases
	return true, nil
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

// smallerCase replaces case i by a smaller one; false when none fails.
func (c *checker) smallerCase(ctx context.Context, i int) (bool, error) {
	for x := range c.problem.Smaller(c.cases[i]) {
		with := slices.Clone(c.cases)
		with[i] = x
		if failed, err := c.fails(ctx, with); failed || err != nil {
			return failed, err
		}
		if time.Now().After(c.end) {
			break
		}
	}
	return false, nil
}

// smallerOfMany is smallerCase for the only case, with many that are smaller as one
// input, which is faster where a program takes long to begin.
func (c *checker) smallerOfMany(ctx context.Context, _ int) (bool, error) {
	var batch []judge.Case
	size := 0
	for x := range c.problem.Smaller(c.cases[0]) {
		batch, size = append(batch, x), size+x.Size()
		if len(batch) < c.perInput() && size < mostInput {
			continue
		}
		if failed, err := c.oneOf(ctx, batch); failed || err != nil || time.Now().After(c.end) {
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
