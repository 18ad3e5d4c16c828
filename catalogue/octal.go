package catalogue

import (
	"context"
	"math/big"
	"sync/atomic"

	"grundy/engine/heap"
	"grundy/engine/heap/code"
	"grundy/game"
)

// Theory: where moves leave at most s heaps, g(n+p) = g(n) for all n from e on
// follows from so many equal nimbers as stand with heap.ByParts [Guy, Smith 1956];
// codes of subtraction sets and those of all numbers but some have theorems of
// their own, heap.ByWindow and heap.ByExclusion, and so have laws with a saltus of
// games with three heaps, heap.BySaltus. No general way is known to tell whether a
// game ever becomes periodic: 0.6, 0.04, 0.06, 0.007 and Grundy's game have shown no
// period so far, and of most games with three heaps no law is known.
var (
	guySmithTheorem = &game.Theorem{
		Claim: game.Text{
			En: "let a move take at most t stones and leave at most s heaps: if g(n+p) = g(n) for e ≤ n < s·e + (s−1)·p + t with e ≥ 1, then for all n ≥ e; when the heaps left must differ, for p·s·(s−1)/2 more, and when they must not be all equal, for p more",
			Zh: "设一步至多取 t 个、至多剩 s 堆：若 e ≥ 1，且对 e ≤ n < s·e + (s−1)·p + t 都有 g(n+p) = g(n)，则对所有 n ≥ e 都成立；若剩下的堆必须互不相同，则范围要再多 p·s·(s−1)/2；若不得全部相同，则再多 p",
		},
		Source: "Guy, Smith 1956",
	}
	sizeTheorem = &game.Theorem{
		Claim: game.Text{
			En: "when any number of stones may be taken, and at least one must be, a heap of n has nimber n: every smaller nimber is an option, and the nim-sum of what is left is at most the number of stones left",
			Zh: "若可取任意多个（至少一个）石子，则大小为 n 的堆的 SG 值为 n：每个更小的值都是后继，而剩下各堆的异或和不超过剩下的石子数",
		},
		Source: "proved here",
	}
	laskerTheorem = &game.Theorem{
		Claim: game.Text{
			En: "taking any number from a heap or splitting it in two, a heap of 4k+1 or 4k+2 has its size for its nimber, one of 4k+3 has 4k+4, and one of 4k+4 has 4k+3",
			Zh: "可从一堆取任意多个，或把一堆分成两堆时，大小为 4k+1、4k+2 的堆的 SG 值就是其大小，4k+3 的堆为 4k+4，4k+4 的堆为 4k+3",
		},
		Source: "Berlekamp, Conway, Guy 1982",
	}
)

// Octal is the scheme of take-and-break codes.
var Octal = register(game.Ruleset{
	Name:     "octal",
	Aliases:  []string{"take_and_break", "hexadecimal", "八进制游戏", "取走拆分"},
	Keywords: []string{"octal game", "hexadecimal game", "take-and-break", "taking and breaking", "Guy-Smith code", "GrundySequence", "0.77", "0.07", "0.137", "八进制", "十六进制", "拆分游戏"},
	Title:    game.Text{En: "Take-and-break game", Zh: "取走拆分游戏"},
	Rule: game.Text{
		En: "Take stones from a heap and leave the rest as the code allows. Behind the point, the digit number t is for taking t stones, and it is the sum of 1 for taking the whole heap, 2 for leaving one heap, 4 for leaving two, 8 for leaving three; digits go to F. The digit before the point is for breaking a heap without taking. Behind a digit, ! wants heaps that are all different, ? heaps that are not all equal, = heaps that are all equal; {2,5} allows just 2 or 5 heaps, {2+} 2 or more, * any number; [3] at the end repeats without end. Kayles is 0.77, Grundy's game 4!.0, Nim 0.[3].",
		Zh: "从一堆中取石子，并按代码留下其余部分。小数点后第 t 位数字规定取 t 个时的走法，它是若干数之和：1 表示可取走整堆，2 表示可剩一堆，4 表示可剩两堆，8 表示可剩三堆；数字到 F 为止。小数点前的数字规定不取石子而只拆分的走法。数字之后，! 要求剩下的堆互不相同，? 要求不全相同，= 要求全部相同；{2,5} 只允许剩 2 堆或 5 堆，{2+} 允许 2 堆以上，* 允许任意堆数；末尾的 [3] 表示无限重复。Kayles 是 0.77，Grundy 游戏是 4!.0，尼姆是 0.[3]。",
	},
	Forms: []game.Form{{
		Values: []game.Param{
			{Name: "code", Kind: game.Word, Doc: game.Text{En: "the take-and-break code in quotes", Zh: "加引号的取走拆分代码"}},
			heapForm.Values[0],
		},
		Repeat: true,
	}},
	Examples: []string{`octal("0.137", 10, 20)`, `octal("0.[3]", 3, 5, 7)`, `octal("4!.0", 9)`, `octal("0.3F", 20)`},
	Theory:   []*game.Theorem{guySmithTheorem, golombTheorem, exclusionTheorem, saltusTheorem, sizeTheorem, laskerTheorem, splitInThreeTheorem},
	New: func(a game.Args) (game.Position, error) {
		text := a.Values[0].(string)
		c, err := code.Parse(text)
		if err != nil {
			return nil, err
		}
		return game.Heaps{Rule: newOctal(c), Notation: game.Notation{Name: "octal", First: game.Literal(text)}, Sizes: a.Nats()}, nil
	},
})

// octal is the rule of one heap under a take-and-break code. It remembers the
// longest sequence that was computed for it.
type octal struct {
	code     code.Code
	formula  func(*big.Int) *big.Int // nil where none is known
	theorem  *game.Theorem           // of the formula
	sequence atomic.Pointer[heap.CodeSequence]
}

// newOctal makes the rule of a code.
func newOctal(c code.Code) *octal {
	r := &octal{code: c}
	switch {
	case c.Equal(mustCode("4.[3]")):
		r.formula, r.theorem = laskerNimber, laskerTheorem
	case c.Equal(mustCode("8.[3]")):
		r.formula, r.theorem = splitInThreeNimber, splitInThreeTheorem
	case heap.TakesAll(c):
		r.formula, r.theorem = func(n *big.Int) *big.Int { return n }, sizeTheorem
	}
	return r
}

// mustCode reads a code that stands in the program.
func mustCode(text string) code.Code {
	c, err := code.Parse(text)
	if err != nil {
		panic(err)
	}
	return c
}

// Nimber answers where there is a formula.
func (r *octal) Nimber(n *big.Int) (*big.Int, *game.Theorem) {
	if r.theorem == nil {
		return nil, nil
	}
	return r.formula(n), r.theorem
}

// Values asks the engine for the heaps up to the largest.
func (r *octal) Values(ctx context.Context, sizes []*big.Int, b *game.Budget) (func(*big.Int) (game.Value, bool), error) {
	q, err := heap.Nimbers(ctx, r.code, largest(sizes), b)
	if err != nil {
		return nil, err
	}
	r.sequence.Store(q)
	period := sayLaw(q.Law)
	return func(n *big.Int) (game.Value, bool) {
		v, law, ok := q.At(n)
		if !ok {
			return game.Value{}, false
		}
		if law {
			return game.Value{Nimber: v, Period: period}, true
		}
		return game.Value{Nimber: v}, true
	}, nil
}

// reached returns a sequence that knows the heap: the one remembered, or else one
// that is found with little work; nil for none.
func (r *octal) reached(n *big.Int) *heap.CodeSequence {
	if q := r.sequence.Load(); q != nil {
		if _, _, ok := q.At(n); ok {
			return q
		}
	}
	q, err := heap.Nimbers(context.Background(), r.code, n, &game.Budget{Positions: reasonHeaps})
	if err != nil {
		return nil
	}
	r.sequence.Store(q)
	return q
}
