package identify

import (
	"fmt"
	"math/bits"

	"grundy/game"
)

// pattern is a formula for term n.
type pattern struct {
	name game.Phrase
	rule game.Text
	term func(n uint64) uint64
}

// formulas are the patterns that tables of nimbers often follow.
func formulas() []pattern {
	all := []pattern{
		{notation("n"), game.Text{En: "the number itself, as in Nim", Zh: "数本身，如尼姆"}, func(n uint64) uint64 { return n }},
		{game.Text{En: "lowest power of 2", Zh: "n 的最低位 lowbit"}.With(), game.Text{En: "the largest power of 2 that divides n", Zh: "整除 n 的最大的 2 的幂"}, func(n uint64) uint64 { return n & -n }},
		{game.Text{En: "trailing zeros", Zh: "末尾 0 的个数"}.With(), game.Text{En: "how often 2 divides n", Zh: "n 中因子 2 的个数"}, func(n uint64) uint64 {
			if n == 0 {
				return 0
			}
			return uint64(bits.TrailingZeros64(n))
		}},
		{game.Text{En: "trailing zeros + 1", Zh: "末尾 0 的个数 + 1"}.With(), game.Text{En: "how often 2 divides n, and 1", Zh: "n 中因子 2 的个数加 1"}, func(n uint64) uint64 {
			if n == 0 {
				return 0
			}
			return uint64(bits.TrailingZeros64(n)) + 1
		}},
		{game.Text{En: "lowest zero bit", Zh: "最低的 0 位"}.With(), game.Text{En: "the place of the lowest bit of n that is 0", Zh: "n 的二进制中最低的 0 位的位置"}, func(n uint64) uint64 { return uint64(bits.TrailingZeros64(^n)) }},
		{game.Text{En: "length in bits", Zh: "二进制位数"}.With(), game.Text{En: "the number of binary digits of n", Zh: "n 的二进制位数"}, func(n uint64) uint64 { return uint64(bits.Len64(n)) }},
		{game.Text{En: "ones in binary", Zh: "二进制中 1 的个数"}.With(), game.Text{En: "the number of ones among the binary digits of n", Zh: "n 的二进制中 1 的个数"}, func(n uint64) uint64 { return uint64(bits.OnesCount64(n)) }},
		{game.Text{En: "Thue-Morse", Zh: "图厄–莫尔斯序列"}.With(), game.Text{En: "0 for evil numbers, 1 for odious ones", Zh: "二进制中 1 的个数的奇偶"}, func(n uint64) uint64 { return uint64(bits.OnesCount64(n) & 1) }},
		{game.Text{En: "Gray code", Zh: "格雷码"}.With(), game.Text{En: "n xor ⌊n/2⌋", Zh: "n xor ⌊n/2⌋"}, func(n uint64) uint64 { return n ^ n>>1 }},
		{game.Text{En: "odd part, halved", Zh: "奇数部分的一半"}.With(), game.Text{En: "⌊m/2⌋ where m is n without its factors 2", Zh: "去掉因子 2 后的数 m 的 ⌊m/2⌋"}, func(n uint64) uint64 {
			if n == 0 {
				return 0
			}
			return n >> bits.TrailingZeros64(n) >> 1
		}},
		{game.Text{En: "prime factors", Zh: "素因子个数"}.With(), game.Text{En: "the number of prime factors of n, repeated ones too", Zh: "n 的素因子个数（计重数）"}, func(n uint64) uint64 { all, _ := factors(n); return all }},
		{game.Text{En: "distinct primes", Zh: "不同素因子个数"}.With(), game.Text{En: "the number of different primes that divide n", Zh: "整除 n 的不同素数的个数"}, func(n uint64) uint64 { _, different := factors(n); return different }},
	}
	for k := uint64(2); k <= 12; k++ {
		all = append(all,
			pattern{notation(fmt.Sprintf("n mod %d", k)), game.Text{}, func(n uint64) uint64 { return n % k }},
			pattern{notation(fmt.Sprintf("⌊n/%d⌋", k)), game.Text{}, func(n uint64) uint64 { return n / k }},
			pattern{notation(fmt.Sprintf("⌈n/%d⌉", k)), game.Text{}, func(n uint64) uint64 { return (n + k - 1) / k }},
		)
	}
	return all
}

// factors counts the prime factors of n, with and without repetition.
func factors(n uint64) (all, different uint64) {
	for p := uint64(2); p*p <= n; p++ {
		for before := all; n%p == 0; n /= p {
			if all == before {
				different++
			}
			all++
		}
	}
	if n > 1 {
		all++
		different++
	}
	return all, different
}

// patterns are the formulas that agree with the terms.
func patterns(terms []uint64) (all []Candidate) {
	for _, f := range formulas() {
		for shift := range mostShift {
			if !follows(f, terms, shift) {
				continue
			}
			c := Candidate{Name: f.name, Rule: f.rule, Shift: shift, Agrees: len(terms), simple: 5}
			for n := range ahead {
				c.Next = append(c.Next, f.term(uint64(len(terms)+n+shift)))
			}
			all = append(all, c)
			break
		}
	}
	return all
}

func follows(f pattern, terms []uint64, shift int) bool {
	for i, t := range terms {
		if f.term(uint64(i+shift)) != t {
			return false
		}
	}
	return true
}
