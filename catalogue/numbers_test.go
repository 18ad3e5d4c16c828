package catalogue

import "math/big"

func mustInt(s string) *big.Int {
	n, ok := new(big.Int).SetString(s, 10)
	if !ok {
		panic(s)
	}
	return n
}

func power(a, k int64) *big.Int { return new(big.Int).Exp(big.NewInt(a), big.NewInt(k), nil) }
