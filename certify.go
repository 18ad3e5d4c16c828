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
		En: "a certificate is for a take-and-break code or a finite subtraction set of numbers up to 2^44, and %s is neither",
		Zh: "证书只用于取走拆分代码，或其中的数不超过 2^44 的有限减法集合，而 %s 两者都不是",
	}
)

// Certificate makes the certificate of a law that Law has proved of the sequence.
// It needs as many nimbers as the law has heaps before it repeats, and costs a look
// at each heap that the proof compares. It refuses a law that was only seen, with
// Limit, and a game that has neither a code nor a finite set, with BadParameter;
// other errors are those of Grow.
func (s *Sequence) Certificate(ctx context.Context, l game.Law, b *game.Budget) (certificate.Certificate, error) {
	if !l.Proved() {
		return certificate.Certificate{}, game.Refuse(game.Limit, unprovedText, s.Ruleset)
	}
	c := certificate.Certificate{Preperiod: int64(l.Preperiod), Period: int64(l.Period), Saltus: int64(l.Saltus)}
	if g, ok := s.Sequence.(game.Coded); ok {
		c.Code, c.Take = g.Code()
	}
	if c.Code == "" && c.Take == nil {
		return certificate.Certificate{}, game.Refuse(game.BadParameter, uncodedText, s.Ruleset)
	}
	values, err := s.values(ctx, l.Preperiod+l.Period, b)
	if err != nil {
		return certificate.Certificate{}, err
	}
	return certificate.Complete(c, values)
}

// values returns the nimbers of the heaps below n: those of the engine's table where
// it has so many, since a copy of a long one takes as much memory again.
func (s *Sequence) values(ctx context.Context, n int, b *game.Budget) ([]uint16, error) {
	if t, ok := s.Sequence.(game.Tabled); ok && len(t.Table()) >= n {
		return t.Table()[:n], nil
	}
	if err := b.Hold(2 * int64(n)); err != nil {
		return nil, err
	}
	defer b.Release(2 * int64(n)) // what follows holds no more
	values := make([]uint16, n)
	if _, err := s.Grow(ctx, n, b); err != nil {
		return nil, err
	}
	block := make([]uint64, min(n, mostBlock))
	for from := 0; from < n; from += len(block) {
		block = block[:min(len(block), n-from)]
		s.Read(block, from)
		for i, v := range block {
			if v > mostCertified {
				return nil, game.Refuse(game.Limit, highText, from+i, mostCertified)
			}
			values[from+i] = uint16(v)
		}
	}
	return values, nil
}

const mostCertified = 1<<16 - 1

var highText = game.Text{
	En: "heap %d has a nimber above %d, the largest in a certificate",
	Zh: "大小为 %d 的堆的 SG 值超过证书的上限 %d",
}
