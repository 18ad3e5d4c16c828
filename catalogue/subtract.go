package catalogue

import (
	"context"
	"iter"
	"math/big"
	"slices"

	"grundy/game"
)

// Subtract is the subtraction game: take a number of a set from one heap. Its
// theory stands with the sets, in subtract_set.go and subtract_named.go.
var Subtract = register(game.Ruleset{
	Name:    "subtract",
	Aliases: []string{"subtraction", "s_nim", "减法游戏", "减法博弈"},
	Keywords: []string{
		"subtraction game", "subtraction set", "take-away", "S-Nim", "S(1,3,4)", "EXPGAME", "take a square", "take a prime",
		"Fibonacci again and again", "Good Luck in CET-4 Everybody", "每次只能取集合S中的个数", "取石子(1,3,4)", "取石子", "减法集合",
	},
	Title: game.Text{En: "Subtraction game", Zh: "减法游戏"},
	Rule: game.Text{
		En: "Take a number of stones that is in the set from one heap. The set is a list, or one of the names powers_of_2 (1, 2, 4, …), fibonacci (1, 2, 3, 5, …), odd, squares, primes, factorials (1, 2, 6, 24, …).",
		Zh: "从一堆中取若干个石子，个数必须在给定的集合中。集合可以是列表，也可以是名称之一：powers_of_2（1、2、4、…）、fibonacci（1、2、3、5、…）、odd（奇数）、squares（平方数）、primes（素数）、factorials（阶乘 1、2、6、24、…）。",
	},
	Forms: []game.Form{heapForm},
	Params: []game.Param{{
		Name: "take", Kind: game.Set, Min: 1, Names: []string{"powers_of_2", "fibonacci", "odd", "squares", "primes", "factorials"},
		Doc: game.Text{En: "the numbers that may be taken", Zh: "一步可以取的个数"},
	}},
	Examples: []string{
		"subtract(20, 15, take=[1, 3, 4])",
		"subtract(1000000000000000000, 999999999999999993, take=[2, 3, 5, 7, 11, 13])",
		`subtract(100, take="squares")`,
	},
	Theory: []*game.Theorem{runTheorem, powersTheorem, oddTheorem, pairTheorem, golombTheorem, fergusonTheorem},
	New: func(a game.Args) (game.Position, error) {
		take := a.Set("take")
		rule := subtract{namedSets[take.Name]}
		if take.Name == "" {
			rule.set = newListedSet(take.Members)
		}
		return game.Heaps{Rule: rule, Notation: game.Notation{Name: "subtract"}.With("take", take), Sizes: a.Nats()}, nil
	},
})

// takeSet is a set of numbers that may be taken.
type takeSet interface {
	// upTo lists the members that are at most n, in order.
	upTo(n *big.Int) iter.Seq[*big.Int]
	// law is the formula for the nimbers of heaps up to n, nil where none is known.
	law(n *big.Int) *subtractionLaw
	// search computes the nimbers of heaps up to n; nil where a law gives them all.
	search(ctx context.Context, n *big.Int, b *game.Budget) (*subtractionTable, error)
}

type subtract struct{ set takeSet }

func (r subtract) Take(n *big.Int) iter.Seq[game.HeapMove] {
	return func(yield func(game.HeapMove) bool) {
		for k := range r.set.upTo(n) {
			if !yield(game.Take(n, k)) {
				return
			}
		}
	}
}

// Nimber asks for the law of one heap, which holds of every smaller one: fewer
// members are in its reach.
func (r subtract) Nimber(n *big.Int) (*big.Int, *game.Theorem) {
	if l := r.set.law(n); l != nil {
		return l.nimber(n), l.theorem
	}
	return nil, nil
}

// Tame: with s the least member, g(n) = 1 exactly when g(n-s) = 0 [Ferguson
// 1974]. So when g(n) = 0 and n >= s, some member t leads from n-s, whose nimber
// is not 0, to n-s-t of nimber 0, and n-t has nimber 1. Infinite sets are no
// exception.
func (subtract) Tame() *game.Theorem { return fergusonTheorem }

// TakeTo asks a named set for its members of one remainder, since they may be
// more than can be listed, and tries every member of a listed one.
func (r subtract) TakeTo(n, v *big.Int) (game.HeapMoves, bool) {
	l := r.set.law(n)
	if l == nil {
		return game.HeapMoves{}, false
	}
	if s, ok := r.set.(*lawfulSet); ok {
		return s.takeTo(n, v), true
	}
	var found []game.HeapMove
	for k := range r.set.upTo(n) {
		if l.nimber(new(big.Int).Sub(n, k)).Cmp(v) == 0 {
			found = append(found, game.Take(n, k))
		}
	}
	return game.HeapMoves{Count: big.NewInt(int64(len(found))), List: slices.Values(found)}, true
}

// Values asks the engine for the heaps up to the largest.
func (r subtract) Values(ctx context.Context, sizes []*big.Int, b *game.Budget) (func(*big.Int) (game.Value, bool), error) {
	t, err := r.set.search(ctx, largest(sizes), b)
	if t == nil || err != nil {
		return nil, err
	}
	return t.value, nil
}

func largest(sizes []*big.Int) *big.Int {
	most := new(big.Int)
	for _, n := range sizes {
		most = larger(most, n)
	}
	return most
}
