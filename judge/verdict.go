package judge

import (
	"grundy/catalogue"
	"grundy/game"
)

// verdict is the lines a judge prints when the first and when the second
// player wins.
type verdict struct{ first, second string }

func (c *cases) say(v verdict, o game.Outcome) {
	if o == game.N {
		c.text(v.first)
	} else {
		c.text(v.second)
	}
}

// mostPositions is what a case may cost.
const mostPositions = 10_000_000

// usual is what the tables of an answer may cost where nobody says.
func usual() *game.Budget { return &game.Budget{Bytes: 2 << 30, Fixed: true} }

// tables is what the tables of this case may cost, which are dropped behind it.
func (c *cases) tables() *game.Budget {
	if c.part == nil {
		c.part = c.budget.Part(mostPositions)
	}
	return c.part
}

// kept is what this case may add to tables that stay for the cases to come.
func (c *cases) kept() *game.Budget { return c.budget.Part(mostPositions) }

// giveBack drops the tables of the case.
func (c *cases) giveBack() {
	c.part.Release(c.part.Held())
	c.part = nil
}

// always opens an answer that remembers nothing from case to case.
func always(answer func(*cases)) func() func(*cases) {
	return func() func(*cases) { return answer }
}

// numbered puts the number of the case, from 1, before its answer, between two
// texts: "Case " and ": ".
func numbered(before, after string, open func() func(*cases)) func() func(*cases) {
	return func() func(*cases) {
		answer := open()
		return func(c *cases) {
			c.text(before)
			c.print(c.index + 1)
			c.text(after)
			answer(c)
		}
	}
}

// one answers cases of one number by its outcome.
func one(outcome func(n uint64) game.Outcome, v verdict) func() func(*cases) {
	return always(func(c *cases) { c.say(v, outcome(c.number(0))) })
}

// two answers cases of two numbers by their outcome.
func two(outcome func(a, b uint64) game.Outcome, v verdict) func() func(*cases) {
	return always(func(c *cases) { c.say(v, outcome(c.number(0), c.number(1))) })
}

// heaps answers cases of a count and as many heaps by their outcome.
func heaps(outcome func(heaps []uint64) game.Outcome, v verdict) func() func(*cases) {
	return always(func(c *cases) { c.say(v, outcome(c.list(1))) })
}

// mostKnown is how many nimbers sum remembers.
const mostKnown = 1 << 16

// sum answers cases of a count and as many heaps by the nim-sum of their
// nimbers. A heap that came before costs nothing.
func sum(nimber func(heap uint64) uint64, v verdict) func() func(*cases) {
	return func() func(*cases) {
		known := map[uint64]uint64{}
		return func(c *cases) {
			nimbers := c.list(1)
			for i, h := range nimbers {
				g, ok := known[h]
				if !ok {
					c.fail(c.budget.Spend(c.ctx, 0)) // which tells of a factor found slowly
					g = nimber(h)
					if len(known) < mostKnown {
						known[h] = g
					}
				}
				nimbers[i] = g
			}
			c.say(v, catalogue.NimOutcome(nimbers))
		}
	}
}

// nimOfRows says who wins when every row of field i has a nimber of its own. It refuses
// a row that has none, and asks for no further one.
func (c *cases) nimOfRows(v verdict, i int, nimber func(row []value) (uint64, error)) {
	sum := uint64(0)
	for _, row := range c.rows(i) {
		n, err := nimber(row)
		if err != nil {
			c.failAt(row[0].line, err)
			return
		}
		sum ^= n
	}
	c.say(v, game.Won(sum != 0))
}
