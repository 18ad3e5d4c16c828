package takeaway

import (
	"math/big"
	"sort"
	"sync"
)

// mostWords bounds the memory of the sequence H in machine words, 64 MiB, and so
// the time that it takes, half a second. It suffices for a factor of 2 up to
// 8,000 digits, of 50 up to 1,000 digits, and of 10^5 up to 10^8.
const mostWords = 1 << 23

// Sequence is the sequence
//
//	H_1 = 1, H_{i+1} = H_i + H_m, m the least index with Next(H_m) >= H_i,
//
// of a rule that covers, computed once as far as it is asked for. It is safe for
// concurrent use.
type Sequence struct {
	rule Rule

	mu    sync.Mutex
	terms []*big.Int
	m     int      // from 0
	limit *big.Int // after a take of term m
	words int
}

// NewSequence returns the sequence of a rule.
func NewSequence(r Rule) *Sequence {
	return &Sequence{rule: r, terms: []*big.Int{one}, limit: r.Next(one), words: 1 + overhead}
}

// overhead is what a term costs beside its own words.
const overhead = 4

// Parts returns the greedy decomposition of n >= 1 into terms of the sequence,
// largest first. Every part p but the first has Next(p) less than the part
// before it, and no other such decomposition exists. The rule must cover; ok is
// false when the sequence up to n has too many terms to be held.
func (s *Sequence) Parts(n *big.Int) (parts []*big.Int, ok bool) {
	if n.Cmp(new(big.Int).Add(s.rule.Next(one), one)) <= 0 {
		return []*big.Int{n}, true // H begins 1, 2, 3, …, Next(1)+1
	}
	h, ok := s.upTo(n)
	if !ok {
		return nil, false
	}
	rest := new(big.Int).Set(n)
	for rest.Sign() > 0 {
		h = h[:sort.Search(len(h), func(i int) bool { return h[i].Cmp(rest) > 0 })]
		p := h[len(h)-1]
		parts = append(parts, p)
		rest.Sub(rest, p)
	}
	return parts, true
}

// upTo returns terms of H with all up to n among them. A term is at most twice
// the one before, so that there are at least as many as n has bits.
func (s *Sequence) upTo(n *big.Int) (h []*big.Int, ok bool) {
	if bits := n.BitLen(); bits/128 > mostWords/bits {
		return nil, false
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for {
		last := s.terms[len(s.terms)-1]
		if last.Cmp(n) > 0 {
			return s.terms, true
		}
		if s.words > mostWords {
			return nil, false
		}
		for s.limit.Cmp(last) < 0 {
			s.m++
			s.limit = s.rule.Next(s.terms[s.m])
		}
		next := new(big.Int).Add(last, s.terms[s.m])
		s.terms = append(s.terms, next)
		s.words += len(next.Bits()) + overhead
	}
}
