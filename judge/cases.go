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
	fewText      = game.Text{En: "found %[1]d of %[2]d numbers", Zh: "只有 %[1]d 个数，应有 %[2]d 个"}
	leastText    = game.Text{En: "%[1]d is too small; numbers here are at least %[2]d", Zh: "%[1]d 太小；这里的数不小于 %[2]d"}
	manyText     = game.Text{En: "a list of more than %d numbers, the limit", Zh: "列表超过上限 %d 个数"}
)

// run answers every case.
func (c *cases) run() error {
	c.skipBOM()
	c.loop(c.p.open())
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
		c.endLine()
	}
	for i := uint64(0); i < total && c.err == nil; i++ {
		if !c.begin() {
			if p.frame == counted {
				c.refuse(fewCasesText, i, total)
			}
			return
		}
		lead := c.row(p.lead)
		if p.frame == untilZero && c.err == nil && allZero(lead) {
			return
		}
		c.least(p.least, lead)
		if c.err == nil {
			answer(c)
		}
		c.endLine()
		c.commit()
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
		x, ok := c.number()
		if !ok {
			c.refuse(fewText, uint64(i), uint64(n))
			clear(c.lead[i:n])
			break
		}
		c.lead[i] = x
	}
	return c.lead[:n]
}

// least refuses numbers below n.
func (c *cases) least(n uint64, numbers []uint64) {
	if n == 0 {
		return
	}
	for _, x := range numbers {
		if x < n {
			c.refuse(leastText, x, n)
		}
	}
}

// count reads a line that holds one number.
func (c *cases) count() uint64 {
	n := uint64(0)
	if c.begin() {
		n, _ = c.number()
	} else {
		c.refuse(fewText, 0, 1)
	}
	c.endLine()
	return n
}

// list reads the n numbers that were announced: the rest of the line when
// something stands there, and otherwise all of the next line. It returns none
// when they are refused. The next list takes its place.
func (c *cases) list(n uint64) []uint64 {
	c.numbers = c.numbers[:0]
	if n > 0 {
		c.begin()
	}
	for i := range n {
		x, ok := c.number()
		if !ok {
			c.refuse(fewText, i, n)
			break
		}
		if i == mostNumbers {
			c.fail(game.Refuse(game.Limit, manyText, mostNumbers))
			break
		}
		c.numbers = append(c.numbers, x)
	}
	c.endLine()
	c.least(c.p.leastHeap, c.numbers)
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
