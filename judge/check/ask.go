package check

import (
	"context"
	"slices"
	"sort"
	"strings"
	"time"

	"grundy/game"
)

// asker asks a program for its answers to lines of values.
type asker struct {
	program *program
	o       Options
	report  *Report
	end     time.Time // after which no new run is begun
}

// answered is what a program answered to some lines.
type answered struct {
	answers []string
	failure *Failure
	err     error
}

// mostLines is how many lines a run has: many of them are more than a program can answer in
// the time of one run.
const mostLines = 20_000

// ask runs the program, on many lines at once or, when it answers the first only, on
// every line, until it fails or the time is over.
func (a *asker) ask(ctx context.Context, cases []formulaCase) ([]string, error) {
	first := cases[:min(2, len(cases))]
	two := a.run(ctx, first)
	a.report.Runs++
	switch a.report.Failure = two.failure; {
	case two.err != nil:
		return nil, two.err
	case two.failure != nil:
		return nil, a.narrow(ctx, first)
	case len(two.answers) != len(first):
		return a.askEach(ctx, cases)
	}
	var answers []string
	for some := range slices.Chunk(cases, mostLines) {
		if len(answers) > 0 && time.Now().After(a.end) {
			a.report.Complete = false
			break
		}
		x := a.whole(ctx, some)
		a.report.Runs++
		switch a.report.Failure = x.failure; {
		case x.err != nil:
			return nil, x.err
		case x.failure != nil:
			return nil, a.narrow(ctx, some)
		}
		a.report.Small += len(some)
		answers = append(answers, x.answers...)
	}
	return answers, nil
}

// run runs the program on some lines.
func (a *asker) run(ctx context.Context, some []formulaCase) answered {
	in := inputOf(some)
	r, err := a.program.runTimed(ctx, []byte(in), limits{a.o.Timeout, a.o.Memory, int64(100*len(some)) + 1<<16})
	x := answered{answers: strings.Fields(string(r.out)), err: err}
	if err == nil && r.kind != "" {
		x.failure = &Failure{Kind: r.kind, Input: in, Expected: expectedOf(some), Got: string(r.out), Status: r.status, Cases: len(some)}
	}
	return x
}

// whole is run for a program that has an answer to every line.
func (a *asker) whole(ctx context.Context, some []formulaCase) answered {
	x := a.run(ctx, some)
	if n := len(x.answers); x.err == nil && x.failure == nil && n != len(some) {
		x.failure = &Failure{
			Kind: WrongAnswer, Why: game.Refuse(game.BadParameter, fewText, n, len(some)), Cases: len(some),
			Input: inputOf(some), Expected: expectedOf(some), Got: strings.Join(x.answers, "\n") + "\n",
		}
	}
	return x
}

// askEach runs the program on every line by itself.
func (a *asker) askEach(ctx context.Context, cases []formulaCase) (answers []string, err error) {
	run := func(ctx context.Context, c formulaCase) answered { return a.run(ctx, []formulaCase{c}) }
	lines := func(yield func(formulaCase) bool) {
		for _, c := range cases {
			if time.Now().After(a.end) {
				a.report.Complete = false
				return
			}
			if !yield(c) {
				return
			}
		}
	}
	inOrder(ctx, lines, run, func(c formulaCase, x answered) bool {
		if err = x.err; err != nil {
			return false
		}
		a.report.Runs++
		if a.report.Failure = x.failure; x.failure == nil && len(x.answers) != 1 {
			got := strings.Join(x.answers, " ") + "\n"
			a.report.Failure = &Failure{Kind: WrongAnswer, Input: c.line + "\n", Expected: c.say(false), Got: got, Line: 1, Cases: 1}
		}
		if a.report.Failure != nil {
			a.report.Failure.Minimal = true // those before were right
			return false
		}
		a.report.Small++
		answers = append(answers, x.answers[0])
		return true
	})
	return answers, err
}

// narrow makes the input of a failure shorter: to the lines up to the first that it needs,
// or to that line alone.
func (a *asker) narrow(ctx context.Context, cases []formulaCase) (err error) {
	a.end = time.Now().Add(a.o.Shrink)
	length, whole := len(cases), true
	fails := func(some []formulaCase) bool {
		if whole = whole && time.Now().Before(a.end); err != nil || !whole {
			return false
		}
		x := a.whole(ctx, some)
		a.report.Runs++
		if err = x.err; err != nil || x.failure == nil {
			return false
		}
		a.report.Failure = x.failure
		return true
	}
	sort.Search(len(cases)-1, func(i int) bool {
		failed := fails(cases[:i+1])
		if failed {
			length = i + 1
		}
		return failed
	})
	fails(cases[length-1 : length])
	a.report.Failure.Minimal = whole
	return err
}
