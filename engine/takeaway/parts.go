package takeaway

import "math/big"

// mostWords bounds the memory of the sequence H in machine words, 64 MiB. It
// suffices for a factor of 2 up to 8,000 digits, of 50 up to 1,000 digits, and
// of 10^5 up to 10^8.
const mostWords = 1 << 23

// Parts returns the greedy decomposition of n >= 1 into terms of the sequence
//
//	H_1 = 1, H_{i+1} = H_i + H_m, m the least index with Next(H_m) >= H_i,
//
// largest first. Every part p but the first has Next(p) less than the part
// before it, and no other such decomposition exists. The rule must cover; ok is
// false when the sequence up to n has too many terms to be held.
func (r Rule) Parts(n *big.Int) (parts []*big.Int, ok bool) {
	if n.Cmp(new(big.Int).Add(r.Next(one), one)) <= 0 {
		return []*big.Int{n}, true // H begins 1, 2, 3, …, Next(1)+1
	}
	h, ok := r.terms(n)
	rest := new(big.Int).Set(n)
	for i := len(h) - 1; rest.Sign() > 0 && ok; i-- {
		if h[i].Cmp(rest) <= 0 {
			parts = append(parts, h[i])
			rest.Sub(rest, h[i])
		}
	}
	return parts, ok
}

// terms returns the terms of H up to n. A term is at most twice the one before,
// so that there are at least as many as n has bits.
func (r Rule) terms(n *big.Int) (h []*big.Int, ok bool) {
	if bits := n.BitLen(); bits/128 > mostWords/bits {
		return nil, false
	}
	last, words := one, 0
	for m, limit := 0, r.Next(one); last.Cmp(n) <= 0; {
		h = append(h, last)
		if words += len(last.Bits()) + 4; words > mostWords {
			return nil, false
		}
		for limit.Cmp(last) < 0 {
			m++
			limit = r.Next(h[m])
		}
		last = new(big.Int).Add(last, h[m])
	}
	return h, true
}
