package catalogue

import (
	"context"
	"iter"
	"math/big"

	"grundy/game"
)

// Theory: a queen that walks to the corner lowers its row, its column, or both by
// the same number: Wythoff's game with row and column as heaps, whose theory
// stands in wythoff.go [Wythoff 1907, Fraenkel 1982]. No closed form is known for
// the nimbers, which several queens need: they come from the table of Wythoff's
// game. A bounded board changes nothing.
var (
	queenTheorem = &game.Theorem{
		Claim: game.Text{
			En: "a queen is Wythoff's game with its row and column as heaps: with φ = (1+√5)/2, a single one is lost for the mover exactly when they are ⌊kφ⌋ and ⌊kφ⌋ + k, where k is their difference",
			Zh: "后相当于以行号和列号为两堆的威佐夫博弈：记 φ = (1+√5)/2，k 为二者之差；只有一个后时，当且仅当二者为 ⌊kφ⌋ 与 ⌊kφ⌋ + k 时先手必败",
		},
		Source: "Wythoff 1907",
	}
	queenMisere = &game.Theorem{
		Claim: game.Text{
			En: "in misère play a single queen is lost for the mover exactly at (0, 1), (1, 0), (2, 2), and where row and column are ⌊kφ⌋ and ⌊kφ⌋ + k, in either order, with a difference k of two or more",
			Zh: "在反常规则下，只有一个后时，先手必败的格是 (0, 1)、(1, 0)、(2, 2)，以及行号与列号（不论次序）为 ⌊kφ⌋ 与 ⌊kφ⌋ + k 且差 k 不小于 2 的格",
		},
		Source: "Fraenkel 1982",
	}
)

// Queen is Wythoff's game on a board.
var Queen = register(game.Ruleset{
	Name:     "queen",
	Aliases:  []string{"后", "皇后", "corner_the_queen"},
	Keywords: []string{"Corner the queen", "Wythoff's queen", "queen to the corner", "queens game", "chessboard", "皇后游戏", "威佐夫", "棋盘", "走到角落"},
	Title:    game.Text{En: "The queen's walk", Zh: "走到角上的后"},
	Rule: game.Text{
		En: "Queens stand on squares (row, column), counted from 0; several may share a square. Move one any distance, at least one square, towards row 0, towards column 0, or along its diagonal, so that both fall by the same number. At (0, 0) a queen cannot move.",
		Zh: "若干个后各在某行某列（从 0 数起），可以同在一格。每步把一个后向第 0 行、向第 0 列，或沿斜线使行号列号减少同样多，走任意多格（至少一格）；在 (0, 0) 的后不能走。",
	},
	Forms:    []game.Form{walkForm},
	Params:   []game.Param{walkSize},
	Examples: []string{"queen((3, 5))", "queen((3, 5), (4, 8))"},
	Theory:   []*game.Theorem{queenTheorem, queenMisere},
	New:      newWalk("queen", queen{}),
})

type queen struct{}

func (queen) steps(s square, _ *big.Int) iter.Seq[square] { return s.lines(bothWays, 0, 1) }

func (queen) outcome(s square, _ *big.Int, c game.Convention) (game.Outcome, *game.Theorem) {
	o, _ := wythoff(s).Outcome(c)
	if c == game.Misere {
		return o, queenMisere
	}
	return o, queenTheorem
}

func (queen) wins(s square, c game.Convention) (found []square) {
	won, _ := wythoff(s).WinningMoves(c)
	for m := range won.List {
		found = append(found, square(m.To.(wythoff)))
	}
	return found
}

// search fills a table of Wythoff's game up to the largest row and column.
func (queen) search(ctx context.Context, at []square, b *game.Budget) (func(square) (*big.Int, bool), error) {
	lo, hi := new(big.Int), new(big.Int)
	for _, s := range at {
		lo, hi = larger(lo, smaller(s[0], s[1])), larger(hi, larger(s[0], s[1]))
	}
	t, err := newQueenTable(ctx, lo, hi, b)
	if err != nil {
		return nil, err
	}
	return func(s square) (*big.Int, bool) {
		v, ok := t.nimber(wythoff(s).sorted())
		return new(big.Int).SetUint64(v), ok
	}, nil
}
