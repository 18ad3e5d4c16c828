package certificate

import (
	"math/big"

	"grundy/engine/heap/code"
	"grundy/game"
)

var (
	shortText = game.Text{En: "a certificate needs the nimbers of the heaps below %d, and only %d are given", Zh: "证书需要小于 %d 的所有堆的 SG 值，而只给出了 %d 个"}
	largeText = game.Text{En: "this law has to be compared up to heap %v; a certificate is for heaps up to %d", Zh: "这条规律须核对到大小为 %v 的堆，而证书只支持到 %d"}
)

// Complete makes the certificate of a law that somebody has found: of c it reads
// the game, the preperiod, the period and the saltus, and fills in the rest. The
// values are the nimbers of the heaps from 0 on, of the preperiod and one period at
// least; those beyond are by the law. A code may be written in any form.
//
// It believes what it is told, and costs one look at each heap up to the bound.
// Errors are *game.Error: BadParameter for what is no law of a game with a theorem,
// Limit for what is too large for a certificate.
func Complete(c Certificate, values []uint16) (Certificate, error) {
	if c.Code != "" {
		read, err := code.Parse(c.Code)
		if err != nil {
			return Certificate{}, err
		}
		c.Code = read.Canonical()
	}
	c.Bound, c.MaxNimber, c.MaxFirst = 0, 0, 0
	f := c.checkGame()
	if f == nil {
		f = c.checkRanges()
	}
	if f != nil {
		return Certificate{}, f
	}
	k, f := theoremFor(readRules(c), c.Saltus)
	if f != nil {
		return Certificate{}, f
	}
	bound := k.bound(c.Preperiod, c.Period)
	if bound.Cmp(big.NewInt(mostHeap)) > 0 {
		return Certificate{}, game.Refuse(game.Limit, largeText, bound, int64(mostHeap))
	}
	c.Method, c.Bound = k.method, bound.Int64()
	if f := k.admits(c); f != nil {
		return Certificate{}, f
	}
	if err := k.reaches(c); err != nil {
		return Certificate{}, err
	}
	if err := c.describe(values); err != nil {
		return Certificate{}, err
	}
	if len(c.Encode()) > MostBytes {
		return Certificate{}, game.Refuse(game.Limit, sizeText, MostBytes)
	}
	return c, nil
}

// describe fills in what is said of the nimbers of heaps 0 to bound.
func (c *Certificate) describe(values []uint16) error {
	need := min(c.Preperiod+c.Period, c.Bound+1)
	if int64(len(values)) < need {
		return game.Refuse(game.BadParameter, shortText, need, len(values))
	}
	d := newDigester(*c)
	for n := int64(0); n <= c.Bound; n++ {
		m, v := n, int64(0)
		if n >= need {
			periods := (n - c.Preperiod) / c.Period
			m, v = n-periods*c.Period, periods*c.Saltus
		}
		v += int64(values[m])
		if v > mostNimber {
			return game.Refuse(game.Limit, nimberText, n, mostNimber)
		}
		if v > c.MaxNimber {
			c.MaxNimber, c.MaxFirst = v, n
		}
		d.add(uint16(v))
	}
	c.Sequence = d.sum()
	return nil
}
