package judge

import "grundy/game"

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

// always opens an answer that remembers nothing from case to case.
func always(answer func(*cases)) func() func(*cases) {
	return func() func(*cases) { return answer }
}

// one answers cases of one number by its outcome.
func one(outcome func(n uint64) game.Outcome, v verdict) func() func(*cases) {
	return always(func(c *cases) { c.say(v, outcome(c.lead[0])) })
}

// two answers cases of two numbers by their outcome.
func two(outcome func(a, b uint64) game.Outcome, v verdict) func() func(*cases) {
	return always(func(c *cases) { c.say(v, outcome(c.lead[0], c.lead[1])) })
}

// heaps answers cases of a count and as many heaps by their outcome.
func heaps(outcome func(heaps []uint64) game.Outcome, v verdict) func() func(*cases) {
	return always(func(c *cases) { c.say(v, outcome(c.list(c.lead[0]))) })
}
