package judge

import (
	"context"
	"io"
	"math"
	"strconv"

	"grundy/game"
)

// mostNumbers is how long a list or a word may be, read or printed.
const mostNumbers = 1 << 24

// cases reads the cases of an input and collects their answers. What a case
// prints is written only when the whole case has been read.
type cases struct {
	input
	dst   io.Writer
	out   []byte
	whole int // the length of out up to the last whole case
	p     *Problem
	index uint64   // of the case, from 0
	v     []value  // what the fields of the case hold
	slots []uint64 // the numbers that counts are made of
	last  uint64   // the number read last

	budget, part *game.Budget // of the whole answer, and of this case
}

func newCases(ctx context.Context, p *Problem, in io.Reader, out io.Writer) *cases {
	c := &cases{budget: usual(), dst: out, p: p, v: make([]value, len(p.shape)), slots: make([]uint64, p.slots)}
	c.input = newInput(ctx, in, c.flush)
	return c
}

// number, list, word and rows are what field i of the case holds.
func (c *cases) number(i int) uint64  { return c.v[i].n }
func (c *cases) list(i int) []uint64  { return c.v[i].list }
func (c *cases) word(i int) string    { return c.v[i].word }
func (c *cases) rows(i int) [][]value { return c.v[i].rows }

// frame says how the cases of an input follow each other.
type frame byte

const (
	untilEnd  frame = iota // one after the other, to the end of the input
	untilZero              // the same, or until the numbers that a case begins with are zeros only
	counted                // their number comes first
	single                 // one case
)

var (
	noCountText  = game.Text{En: "the number of cases is missing", Zh: "缺少测试组数"}
	fewCasesText = game.Text{En: "the input ends after %[1]d of %[2]d cases", Zh: "输入在第 %[1]d 组后结束，应有 %[2]d 组"}
	noneText     = game.Text{En: "the input ends where a case should follow", Zh: "输入到此结束，还缺一组数据"}
	fewText      = game.Text{En: "the input ends after %[1]d of %[2]d numbers", Zh: "输入到此结束，只有 %[1]d 个数，应有 %[2]d 个"}
	noNumberText = game.Text{En: "the input ends where a number should follow", Zh: "输入到此结束，还缺一个数"}
	noZeroText   = game.Text{En: "the input ends without the 0 that ends the list", Zh: "输入到此结束，还缺表示列表结束的 0"}
	noWordText   = game.Text{En: "the input ends where a word should follow", Zh: "输入到此结束，还缺一个词"}
	noCaseText   = game.Text{En: "the input is empty", Zh: "输入为空"}
	lettersText  = game.Text{En: "%[1]s is no word of the letters %[2]s", Zh: "%[1]s 不是由字母 %[2]s 组成的词"}
	leastText    = game.Text{En: "%[1]d is too small; numbers here are at least %[2]d", Zh: "%[1]d 太小；这里的数不小于 %[2]d"}
	manyText     = game.Text{En: "a list of more than %d numbers, the limit", Zh: "列表超过上限 %d 个数"}
	noEndText    = game.Text{En: "the input ends without the 0 that ends it: the last 0 was read as a number of the last case", Zh: "输入没有以单独的 0 结束：最后的 0 已作为最后一组中的数读入"}
	leftText     = game.Text{En: "found %s where the input should end", Zh: "输入应当到此结束，却读到 %s"}
)

// someCases is after how many cases the budget is told that the answer goes on: a case
// takes from some nanoseconds to some hundredths of a second.
const someCases = 16

// countField is the number of cases.
var countField = num("T", 0, mostNumbers)

// run answers every case.
func (c *cases) run(answer func(*cases)) error {
	c.skipMarks()
	c.loop(answer)
	c.finish()
	c.out = c.out[:c.whole]
	if err := c.flush(); c.err == nil {
		c.err = err
	}
	return c.err
}

func (c *cases) loop(answer func(*cases)) {
	p, total := c.p, uint64(math.MaxUint64)
	switch p.frame {
	case counted:
		if !c.begin() {
			c.refuse(noCountText)
			return
		}
		total = c.next(&countField, 0, 1)
	case single:
		total = 1
	}
	for ; c.index < total && c.err == nil; c.index++ {
		if c.index%someCases == 0 {
			c.fail(c.budget.Spend(c.ctx, 0))
		}
		if !c.begin() {
			c.ended(c.index, total)
			return
		}
		if !c.read(p.shape, p.lead, c.v, 0, uint64(p.lead), p.frame == untilZero) {
			return
		}
		if p.frame == single {
			c.finish() // what stands behind the case speaks against all of it
		}
		if c.err == nil {
			answer(c)
			if c.part != nil {
				c.giveBack()
			}
		}
		c.commit()
	}
}

// ended refuses an end of the input after i of total cases where another case
// should stand. The zero that should end the input may be missing, but not when
// a case that is a number short has taken it.
func (c *cases) ended(i, total uint64) {
	switch {
	case c.p.frame == counted && total == 1:
		c.refuse(noneText)
	case c.p.frame == counted:
		c.refuse(fewCasesText, i, total)
	case c.p.frame == single:
		c.refuse(noCaseText)
	case c.p.frame == untilZero && i > 0 && c.last == 0:
		c.refuse(noEndText)
	}
}

// endsAfter refuses an end of the input after i of n numbers; n is math.MaxUint64 for a
// list that a 0 ends.
func (c *cases) endsAfter(i, n uint64) {
	switch n {
	case 1:
		c.refuse(noNumberText)
	case math.MaxUint64:
		c.refuse(noZeroText)
	default:
		c.refuse(fewText, i, n)
	}
}

// finish refuses what stands behind the last case.
func (c *cases) finish() {
	if c.begin() {
		c.refuse(leftText, shown(c.rest()))
	}
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
