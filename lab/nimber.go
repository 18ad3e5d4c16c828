package lab

import (
	"errors"
	"math/big"

	"go.starlark.net/starlark"

	"grundy/game"
	"grundy/nimber"
)

// nimFunctions is what Functions says about the functions of this file.
const nimFunctions = "nim_product(n, …), nim_quotient(a, b), nim_inverse(a), nim_square(a), nim_sqrt(a), nim_power(a, n), " +
	"nim_order(a), nim_log(base, a), nim_artin_schreier(a), nim_field(a)"

var (
	nimIntsText = game.Text{En: "%[1]s takes %[2]d integers of at least 0", Zh: "%[1]s 需要 %[2]d 个非负整数"}
	nimBitsText = game.Text{En: "%[1]s takes integers of at most %[2]d binary digits, the limit", Zh: "%[1]s 的整数不得超过 %[2]d 个二进制位（上限）"}
	nimZeroText = game.Text{En: "%s: 0 has no inverse under the nim-product", Zh: "%s：0 在 Nim 积下没有逆元"}
	nimLogText  = game.Text{En: "%s: no power of the base is that number", Zh: "%s：底数的任何次幂都不等于该数"}
	nimSizeText = game.Text{En: "%s is known only for smaller numbers: orders below 2^4096, logarithms below 2^64", Zh: "%s 只适用于较小的数：阶要求小于 2^4096，对数要求小于 2^64"}
)

// What takes many products is bounded to fewer digits than a single one, since
// no step of it can be interrupted.
const (
	mostNimBits  = 400_000
	mostNimPower = 1 << 12
	mostNimOrder = 1 << 10
)

// nimBuiltins are the functions of nimbers.
func nimBuiltins() map[string]builtin {
	sure := func(f func(a *big.Int) *big.Int) builtin {
		return ofNimbers(1, mostNimBits, func(a []*big.Int) (*big.Int, error) { return f(a[0]), nil })
	}
	return map[string]builtin{
		"nim_product":        nimProduct,
		"nim_square":         sure(nimber.Square),
		"nim_sqrt":           sure(nimber.Sqrt),
		"nim_artin_schreier": sure(nimber.ArtinSchreier),
		"nim_field":          sure(func(a *big.Int) *big.Int { return big.NewInt(int64(nimber.Field(a))) }),
		"nim_inverse":        ofNimbers(1, mostNimBits, func(a []*big.Int) (*big.Int, error) { return nimber.Inverse(a[0]) }),
		"nim_quotient":       ofNimbers(2, mostNimBits, func(a []*big.Int) (*big.Int, error) { return nimber.Quotient(a[0], a[1]) }),
		"nim_power":          ofNimbers(2, mostNimPower, func(a []*big.Int) (*big.Int, error) { return nimber.Power(a[0], a[1]) }),
		"nim_order":          ofNimbers(1, mostNimOrder, func(a []*big.Int) (*big.Int, error) { return nimber.Order(a[0]) }),
		"nim_log":            ofNimbers(2, mostNimBits, func(a []*big.Int) (*big.Int, error) { return nimber.Log(a[0], a[1]) }),
	}
}

// nimProduct is the product of nimbers, given one by one or as one list.
func nimProduct(t *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	var long error
	v, err := overInts(func(xs ...*big.Int) *big.Int {
		out := big.NewInt(1)
		for _, x := range xs {
			if x.BitLen() > mostNimBits {
				long = game.Refuse(game.Limit, nimBitsText, b.Name(), mostNimBits)
			}
			if err := contextOf(t).Err(); long == nil && err != nil {
				long = err
			}
			if long == nil {
				out = nimber.Product(out, x)
			}
		}
		return out
	})(t, b, args, kwargs)
	if long != nil {
		return nil, long
	}
	return v, err
}

// ofNimbers makes a function of n nimbers of at most so many bits.
func ofNimbers(n, most int, f func([]*big.Int) (*big.Int, error)) builtin {
	return func(_ *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
		ints := make([]*big.Int, 0, n)
		for _, v := range args {
			if x, ok := v.(starlark.Int); ok && x.Sign() >= 0 {
				ints = append(ints, x.BigInt())
			}
		}
		if len(args) != n || len(ints) != n || len(kwargs) > 0 {
			return nil, game.Refuse(game.BadParameter, nimIntsText, b.Name(), n)
		}
		for _, x := range ints {
			if x.BitLen() > most {
				return nil, game.Refuse(game.Limit, nimBitsText, b.Name(), most)
			}
		}
		out, err := f(ints)
		if err != nil {
			return nil, nimError(b.Name(), err)
		}
		return starlark.MakeBigInt(out), nil
	}
}

// nimError words an error of package nimber.
func nimError(name string, err error) error {
	switch {
	case errors.Is(err, nimber.ErrZero):
		return game.Refuse(game.BadParameter, nimZeroText, name)
	case errors.Is(err, nimber.ErrNoLog):
		return game.Refuse(game.BadParameter, nimLogText, name)
	case errors.Is(err, nimber.ErrSize):
		return game.Refuse(game.Limit, nimSizeText, name)
	}
	return err
}
