package judge

import (
	"context"
	"io"
	"math"
	"strconv"

	"grundy/game"
)

// mostNumbers is how long a list may be, read or printed.
const mostNumbers = 1 << 24

// cases reads the cases of an input and collects their answers. What a case
// prints is written only when the whole case has been read.
type cases struct {
	input
	dst     io.Writer
	out     []byte
	whole   int // the length of out up to the last whole case
	p       *Problem
	lead    [4]uint64 // the numbers that the case begins with
	lines   [4]int    // where they stand
	last    uint64    // the number read last
	numbers []uint64  // the list read last
}

func newCases(ctx context.Context, p *Problem, in io.Reader, out io.Writer) *cases {
	c := &cases{p: p, dst: out}
	c.input = newInput(ctx, in, c.flush)
	return c
}

// frame says how the cases of an input follow each other.
type frame byte

const (
	untilEnd  frame = iota // one after the other, to the end of the input
	untilZero              // the same, or until the lead of a case is zeros only
	counted                // their number comes first
)

var (
	noCountText  = game.Text{En: "the number of cases is missing", Zh: "缺少测试组数"}
	fewCasesText = game.Text{En: "the input ends after %[1]d of %[2]d cases", Zh: "输入在第 %[1]d 组后结束，应有 %[2]d 组"}
	fewText      = game.Text{En: "the input ends after %[1]d of %[2]d numbers", Zh: "输入到此结束，只有 %[1]d 个数，应有 %[2]d 个"}
	leastText    = game.Text{En: "%[1]d is too small; numbers here are at least %[2]d", Zh: "%[1]d 太小；这里的数不小于 %[2]d"}
	manyText     = game.Text{En: "a list of more than %d numbers, the limit", Zh: "列表超过上限 %d 个数"}
	noEndText    = game.Text{En: "the input ends without the 0 that ends it: the last 0 was read as a number of the last case", Zh: "输入没有以单独的 0 结束：最后的 0 已作为最后一组中的数读入"}
	leftText     = game.Text{En: "found %q where the input should end", Zh: "输入应当到此结束，却读到 %q"}
)

// run answers every case.
func (c *cases) run() error {
	c.skipMarks()
	c.loop(c.p.open())
	c.finish()
	c.out = c.out[:c.whole]
	if err := c.flush(); c.err == nil {
		c.err = err
	}
	return c.err
}

func (c *cases) loop(answer func(*cases)) {
	p, total := c.p, uint64(math.MaxUint64)
	if p.frame == counted {
		if !c.begin() {
			c.refuse(noCountText)
			return
		}
		total = c.row(1)[0]
	}
	for i := uint64(0); i < total && c.err == nil; i++ {
		if !c.begin() {
			c.ended(i, total)
			return
		}
		lead := c.row(p.lead)
		if p.frame == untilZero && c.err == nil && allZero(lead) {
			return
		}
		for i, x := range lead {
			c.least(p.least, x, c.lines[i])
		}
		if c.err == nil {
			answer(c)
		}
		c.commit()
	}
}

// ended refuses an end of the input after i of total cases where another case
// should stand. The zero that should end the input may be missing, but not when
// a case that is a number short has taken it.
func (c *cases) ended(i, total uint64) {
	switch {
	case c.p.frame == counted:
		c.refuse(fewCasesText, i, total)
	case c.p.frame == untilZero && i > 0 && c.last == 0:
		c.refuse(noEndText)
	}
}

// finish refuses what stands behind the last case.
func (c *cases) finish() {
	if c.begin() {
		c.refuse(leftText, game.Short(c.rest()))
	}
}

func allZero(numbers []uint64) bool {
	for _, n := range numbers {
		if n != 0 {
			return false
		}
	}
	return true
}

// row reads the first n numbers of a case into lead.
func (c *cases) row(n int) []uint64 {
	for i := range c.lead[:n] {
		c.lead[i] = c.next(uint64(i), uint64(n))
		c.lines[i] = c.at
	}
	return c.lead[:n]
}

// next reads a number, the one behind the first i of n; 0 when it is refused.
func (c *cases) next(i, n uint64) uint64 {
	x, ok := c.number()
	if !ok {
		c.refuse(fewText, i, n)
		return 0
	}
	c.last = x
	return x
}

// least refuses a number below n.
func (c *cases) least(n, x uint64, line int) {
	if x < n && c.err == nil {
		c.at = line
		c.refuse(leastText, x, n)
	}
}

// list reads the n numbers that were announced, each at least so large. It
// returns none when they are refused. The next list takes its place.
func (c *cases) list(n, least uint64) []uint64 {
	c.numbers = c.numbers[:0]
	for i := uint64(0); i < n && c.err == nil; i++ {
		x := c.next(i, n)
		c.least(least, x, c.at)
		if i == mostNumbers {
			c.fail(game.Refuse(game.Limit, manyText, mostNumbers))
		}
		c.numbers = append(c.numbers, x)
	}
	if c.err != nil {
		return nil
	}
	return c.numbers
}

// print puts a number into the answer.
func (c *cases) print(n uint64) { c.out = strconv.AppendUint(c.out, n, 10) }

// text puts words into the answer.
func (c *cases) text(s string) { c.out = append(c.out, s...) }

// commit lets out what has been answered, unless something was refused. A long
// answer calls it as it goes on, once the case has been read to its end.
func (c *cases) commit() {
	if c.err != nil {
		return
	}
	c.whole = len(c.out)
	if c.whole >= chunk {
		c.fail(c.ctx.Err())
		c.fail(c.flush())
	}
}

// flush writes what has been answered. The input calls it before it waits for
// more, so that a person or a program at the other end sees every answer.
func (c *cases) flush() error {
	if c.whole == 0 {
		return nil
	}
	_, err := c.dst.Write(c.out[:c.whole])
	c.out = append(c.out[:0], c.out[c.whole:]...)
	c.whole = 0
	return err
}
