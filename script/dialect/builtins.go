package dialect

import (
	"math/big"

	"go.starlark.net/starlark"

	"grundy/game"
)

// Builtins are the functions of Starlark whose cost has to be bounded: range, and
// pow, which it lacks.
func Builtins() starlark.StringDict {
	return starlark.StringDict{
		"range": starlark.NewBuiltin("range", boundedRange),
		"pow":   starlark.NewBuiltin("pow", pow),
	}
}

var (
	rangeText   = game.Text{En: "a range of more than %d numbers, the limit", Zh: "range 的长度超过上限 %d"}
	powText     = game.Text{En: "pow(a, b) takes two integers, b at least 0", Zh: "pow(a, b) 需要两个整数，且 b 不小于 0"}
	powBitsText = game.Text{En: "pow(a, b) would have more than %d binary digits, the limit", Zh: "pow(a, b) 的二进制位数超过上限 %d"}
)

// mostBits bounds the size of a power.
const mostBits = 400_000

// pow is a to the power of b.
func pow(_ *starlark.Thread, _ *starlark.Builtin, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	var n [2]*big.Int
	for i, a := range args {
		if x, ok := a.(starlark.Int); ok && i < len(n) {
			n[i] = x.BigInt()
		}
	}
	if len(args) != 2 || len(kwargs) > 0 || n[0] == nil || n[1] == nil || n[1].Sign() < 0 {
		return nil, game.Refuse(game.BadParameter, powText)
	}
	least := new(big.Int).Mul(n[1], big.NewInt(int64(n[0].BitLen()-1))) // the power has more bits than this
	if least.Cmp(big.NewInt(mostBits)) >= 0 {
		return nil, game.Refuse(game.Limit, powBitsText, mostBits)
	}
	power := new(big.Int).Exp(n[0], n[1], nil)
	if power.BitLen() > mostBits {
		return nil, game.Refuse(game.Limit, powBitsText, mostBits)
	}
	return starlark.MakeBigInt(power), nil
}

// longestRange is bounded because list(range(n)) is a single step.
const longestRange = 10_000_000

func boundedRange(t *starlark.Thread, _ *starlark.Builtin, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	r, err := starlark.Call(t, starlark.Universe["range"], args, kwargs)
	if err != nil {
		return nil, err
	}
	if starlark.Len(r) > longestRange {
		return nil, game.Refuse(game.Limit, rangeText, longestRange)
	}
	return r, nil
}
