package catalogue

import (
	"context"
	"iter"
	"math/big"
	"slices"

	"grundy/game"
)

// square is a row and a column, from 0.
type square [2]*big.Int

func (s square) String() string { return game.Literal([2]*big.Int(s)) }

// to is the square so many rows and columns further.
func (s square) to(rows, cols *big.Int) square {
	return square{new(big.Int).Add(s[0], rows), new(big.Int).Add(s[1], cols)}
}

// back is the square k rows and k columns nearer to the corner, or k of one of
// the two.
func (s square) back(k *big.Int, way int) square {
	to := s
	for i := range to {
		if way == bothWays || way == i {
			to[i] = new(big.Int).Sub(s[i], k)
		}
	}
	return to
}

// bothWays is along the diagonal; 0 and 1 change the row and the column.
const bothWays = 2

// along lists the squares nearer to the corner on one line, the next first.
func (s square) along(way int) iter.Seq[square] {
	most := smaller(s[0], s[1])
	if way != bothWays {
		most = s[way]
	}
	return func(yield func(square) bool) {
		span{one, most}.each(func(k *big.Int) bool { return yield(s.back(k, way)) })
	}
}

// lines lists the squares on several lines, line by line.
func (s square) lines(ways ...int) iter.Seq[square] {
	return func(yield func(square) bool) {
		for _, way := range ways {
			for to := range s.along(way) {
				if !yield(to) {
					return
				}
			}
		}
	}
}

// piece is a chess piece that walks to the corner (0, 0). What else is known of
// it stands in the optional interfaces below.
type piece interface {
	// steps lists the squares that one move reaches on a board of the given
	// size, nil for one without end.
	steps(s square, size *big.Int) iter.Seq[square]
}

type (
	// valuedPiece knows its nimber.
	valuedPiece interface {
		nimber(s square, size *big.Int) (*big.Int, *game.Theorem)
	}
	// choosingPiece knows the squares of nimber v that it can go to.
	choosingPiece interface {
		stepsTo(s square, v *big.Int) []square
	}
	// decidedPiece knows who wins with it alone.
	decidedPiece interface {
		outcome(s square, size *big.Int, c game.Convention) (game.Outcome, *game.Theorem)
	}
	// winningPiece knows the winning moves with it alone.
	winningPiece interface {
		wins(s square, c game.Convention) []square
	}
	// tamePiece knows where it acts as a nim heap in misère sums.
	tamePiece interface{ tame(s square) *game.Theorem }
	// sumPiece is the sum of pieces on several squares, one for each coordinate
	// that is not 0.
	sumPiece interface{ partsOf(s square) []square }
	// searchingPiece computes the nimbers of the squares, and of all that can be
	// reached from them.
	searchingPiece interface {
		search(ctx context.Context, at []square, b *game.Budget) (func(square) (*big.Int, bool), error)
	}
)

// walk is a position of several tokens of one piece, which do not hinder each other.
type walk struct {
	piece    piece
	notation game.Notation
	size     *big.Int // nil: no bound
	at       []square
}

var outsideText = game.Text{
	En: "token %[1]d stands at (%[2]s, %[3]s), outside a board of %[4]s rows and columns, which are numbered from 0",
	Zh: "第 %[1]d 个棋子在 (%[2]s, %[3]s)，不在 %[4]s 行 %[4]s 列的棋盘内（行和列从 0 数起）",
}

// newWalk makes a constructor for tokens of a piece.
func newWalk(name string, p piece) func(game.Args) (game.Position, error) {
	return func(a game.Args) (game.Position, error) {
		w := walk{piece: p, notation: game.Notation{Name: name}, size: a.Nat("size")}
		if w.size != nil {
			w.notation = w.notation.With("size", w.size)
		}
		for i, v := range a.Values {
			s := square(v.([2]*big.Int))
			if w.size != nil && larger(s[0], s[1]).Cmp(w.size) >= 0 {
				return nil, game.Refuse(game.BadParameter, outsideText, i+1, game.Short(s[0].String()), game.Short(s[1].String()), game.Short(w.size.String()))
			}
			w.at = append(w.at, s)
		}
		return w, nil
	}
}

var (
	walkForm = game.Form{Repeat: true, Values: []game.Param{
		{Name: "square", Kind: game.Pair, Doc: game.Text{En: "row and column of a token, from 0", Zh: "一个棋子所在的行和列，从 0 数起"}},
	}}
	walkSize = game.Param{Name: "size", Kind: game.Nat, Min: 1, Optional: true, Doc: game.Text{En: "rows and columns of the board; without it the board has no end", Zh: "棋盘的行数和列数；不写则棋盘无边"}}
)

func (w walk) String() string {
	words := make([]string, len(w.at))
	for i, s := range w.at {
		words[i] = s.String()
	}
	return w.notation.Write(words...)
}

// with is the position of other tokens.
func (w walk) with(at ...square) walk { return walk{w.piece, w.notation, w.size, at} }

// Moves lists the moves token by token.
func (w walk) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		for i, s := range w.at {
			for to := range w.piece.steps(s, w.size) {
				if !yield(w.move(i, to)) {
					return
				}
			}
		}
	}
}

var (
	walkWords  = game.Text{En: "move to %[1]v", Zh: "走到 %[1]v"}
	amongWords = game.Text{En: "move token %[2]v to %[1]v", Zh: "把第 %[2]v 个棋子走到 %[1]v"}
)

// move is the move of token i.
func (w walk) move(i int, to square) game.Move {
	at := slices.Clone(w.at)
	at[i] = to
	say := walkWords.With(to)
	if len(at) > 1 {
		say = amongWords.With(to, i+1)
	}
	return game.Move{Say: say, At: []int{i}, To: w.with(at...)}
}

// View draws the tokens.
func (w walk) View() game.View {
	v := game.View{Kind: "grid"}
	for _, s := range w.at {
		v.Sizes = append(v.Sizes, s[0], s[1])
	}
	return v
}
