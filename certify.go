package grundy

import (
	"context"

	"grundy/certificate"
	"grundy/game"
)

var (
	unprovedText = game.Text{
		En: "no law of %s is proved, so there is nothing to certify",
		Zh: "%s 没有已证明的规律，因此没有可供出具证书的内容",
	}
	uncodedText = game.Text{
		En: "a certificate is for a take-and-break code or a finite subtraction set, and %s is neither",
		Zh: "证书只用于取走拆分代码或有限减法集合，而 %s 两者都不是",
	}
)

// Certificate makes the certificate of a law that Law has proved of the sequence.
// It needs as many nimbers as the law has heaps before it repeats, and costs a look
// at each heap that the proof compares. It refuses, with BadParameter, a law that
// was only seen, and a game that has neither a code nor a finite set; other errors
// are those of Grow.
func (s *Sequence) Certificate(ctx context.Context, l game.Law, b *game.Budget) (certificate.Certificate, error) {
	if !l.Proved() {
		return certificate.Certificate{}, game.Refuse(game.BadParameter, unprovedText, s.Ruleset)
	}
	c := certificate.Certificate{Preperiod: int64(l.Preperiod), Period: int64(l.Period), Saltus: int64(l.Saltus)}
	if g, ok := s.Sequence.(game.Coded); ok {
		c.Code, c.Take = g.Code()
	}
	if c.Code == "" && c.Take == nil {
		return certificate.Certificate{}, game.Refuse(game.BadParameter, uncodedText, s.Ruleset)
	}
	values := make([]uint16, l.Preperiod+l.Period)
	if _, err := s.Grow(ctx, len(values), b); err != nil {
		return certificate.Certificate{}, err
	}
	block := make([]uint64, min(len(values), mostBlock))
	for n := 0; n < len(values); n += len(block) {
		block = block[:min(len(block), len(values)-n)]
		s.Read(block, n)
		for i, v := range block {
			if v > mostCertified {
				return certificate.Certificate{}, game.Refuse(game.Limit, highText, n+i, mostCertified)
			}
			values[n+i] = uint16(v)
		}
	}
	return certificate.Complete(c, values)
}

const mostCertified = 1<<16 - 1

var highText = game.Text{
	En: "heap %d has a nimber above %d, the largest in a certificate",
	Zh: "大小为 %d 的堆的 SG 值超过证书的上限 %d",
}
