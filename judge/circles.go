package judge

import (
	"math/rand/v2"

	"grundy/catalogue"
	"grundy/game"
)

var (
	meetText = game.Text{En: "circles %[1]d and %[2]d meet", Zh: "第 %[1]d 个圆和第 %[2]d 个圆相交或相切"}
	wideText = game.Text{En: "a radius of %[1]d is more than %[2]d, the limit", Zh: "半径 %[1]d 超过上限 %[2]d"}
	farText  = game.Text{En: "%[1]d is beyond ±%[2]d, as far as circles are answered", Zh: "%[1]d 超出能回答的范围 ±%[2]d"}
)

// circles are the rows of a case of HDU 5299.
func circles(rows [][]value) []catalogue.Circle {
	all := make([]catalogue.Circle, len(rows))
	for i, row := range rows {
		all[i] = catalogue.Circle{X: int64(row[0].n), Y: int64(row[1].n), Radius: int64(row[2].n)}
	}
	return all
}

func areCircles(v []value) bool {
	_, _, _, ok := catalogue.CirclesNimber(circles(v[1].rows))
	return ok
}

func answerCircles(c *cases) {
	const far = catalogue.FarthestCircle
	for _, row := range c.rows(1) {
		for _, x := range row[:2] {
			if n := int64(x.n); n < -far || n > far {
				c.refuseAt(x.line, farText, n, far)
			}
		}
		if radius := row[2]; radius.n > far {
			c.refuseAt(radius.line, wideText, radius.n, far)
		}
	}
	if c.err != nil {
		return
	}
	nimber, i, j, ok := catalogue.CirclesNimber(circles(c.rows(1)))
	if !ok {
		c.refuse(meetText, i+1, j+1)
	}
	c.say(aliceBob, game.Won(nimber != 0))
}

// mendCircles moves circles into others, and drops those that meet one. Many circles
// it makes concentric, or puts side by side.
func mendCircles(r *rand.Rand, v []value) {
	if len(v[1].rows) > 500 {
		side := r.IntN(2)
		for i, row := range v[1].rows {
			row[0].n, row[1].n, row[2].n = uint64(3*side*(i%150)), uint64(3*side*(i/150)), uint64(1+(1-side)*i)
		}
		return
	}
	var kept [][]value
	for _, row := range v[1].rows {
		for try := 0; try < 20 && meetsAny(row, kept); try++ {
			shrink(r, row, v[1].rows[r.IntN(len(v[1].rows))])
		}
		if !meetsAny(row, kept) {
			kept = append(kept, row)
		}
	}
	v[0].n, v[1].rows = uint64(len(kept)), kept
}

// shrink makes a circle one inside another of radius 2 or more.
func shrink(r *rand.Rand, row, into []value) {
	most := int64(into[2].n) - 1
	if most < 1 {
		return
	}
	radius := 1 + r.Int64N(most)
	room := most - radius
	for i := range 2 {
		row[i].n = uint64(int64(into[i].n) + r.Int64N(2*room+1) - room)
	}
	row[2].n = uint64(radius)
}

// meetsAny compares a circle with others from the definition.
func meetsAny(row []value, others [][]value) bool {
	for _, o := range others {
		dx, dy := int64(row[0].n-o[0].n), int64(row[1].n-o[1].n)
		sum, rest := int64(row[2].n+o[2].n), int64(row[2].n-o[2].n)
		if d := dx*dx + dy*dy; d <= sum*sum && d >= rest*rest {
			return true
		}
	}
	return false
}
