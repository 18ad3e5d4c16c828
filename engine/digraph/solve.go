package digraph

import (
	"context"
	"math/big"
	"slices"

	"grundy/game"
)

// Solution says who wins every vertex of a sum.
type Solution struct {
	orders []uint32
	state  []uint32
}

// The state of a vertex: how many options may still save it from losing, or how
// it has been settled.
const (
	settled = 1 << 31
	winning = 1 << 30
	plies   = winning - 1 // the remoteness
)

// Solve decides the sum of digraphs, in which a move is a move in one of them, by
// retrograde analysis from the vertices without options: the player to move has
// lost there, in misère play won. A vertex with a lost option is won, one whose
// options are all won is lost, and what is left is a draw. The remoteness of a won
// vertex is one more than the least of its lost options, of a lost one one more
// than the largest of its options [Smith 1966]: how long play lasts when the winner
// hastens and the loser delays.
//
// The vertices of the sum are the combinations of vertices. Solve takes 8 bytes
// and a position of the budget for each, and time in proportion to its edges.
func Solve(ctx context.Context, parts []*Reverse, c game.Convention, b *game.Budget) (*Solution, error) {
	size, err := order(parts, b)
	if err != nil {
		return nil, err
	}
	if err := b.Hold(8 * int64(size)); err != nil {
		return nil, err
	}
	defer b.Release(4 * int64(size))
	s := &retrograde{parts: parts, state: make([]uint32, size), queue: make([]uint32, 0, size), steps: make([]uint32, len(parts))}
	if err := s.start(ctx, c, b); err != nil {
		return nil, err
	}
	for head := 0; head < len(s.queue); head++ {
		if head%slice == 0 && ctx.Err() != nil {
			return nil, ctx.Err()
		}
		s.follow(s.queue[head])
	}
	out := &Solution{state: s.state}
	for _, r := range parts {
		out.orders = append(out.orders, uint32(r.Order()))
	}
	return out, nil
}

// order is the number of vertices of the sum.
func order(parts []*Reverse, b *game.Budget) (int, error) {
	size := big.NewInt(1)
	for _, r := range parts {
		size.Mul(size, big.NewInt(int64(r.Order())))
	}
	if err := b.Afford(size); err != nil {
		return 0, err
	}
	degree := 0
	for _, r := range parts {
		if r.Order() > 0 {
			degree += int(slices.Max(r.degree))
		}
	}
	if size.Cmp(big.NewInt(Most)) > 0 || degree > Most {
		return 0, game.Refuse(game.Limit, sumText, size, Most)
	}
	return int(size.Int64()), nil
}

var sumText = game.Text{
	En: "the sum has %v positions, and %d is the most that can be played out",
	Zh: "和共有 %v 个局面，最多只能推演 %d 个",
}

// retrograde is the analysis under way. A vertex of the sum is written in digits,
// the first part the lowest.
type retrograde struct {
	parts []*Reverse
	state []uint32
	queue []uint32
	steps []uint32 // how much a vertex of the sum changes with one of a part
}

// start counts the options, and settles the vertices that have none.
func (s *retrograde) start(ctx context.Context, c game.Convention, b *game.Budget) error {
	step := uint32(1)
	for i, r := range s.parts {
		s.steps[i] = step
		s.addDegrees(r, step)
		step *= uint32(r.Order())
	}
	for x, d := range s.state {
		if x%slice == 0 {
			if err := b.Spend(ctx, int64(min(slice, len(s.state)-x))); err != nil {
				return err
			}
		}
		if d == 0 {
			s.state[x] = settled
			if c == game.Misere {
				s.state[x] |= winning
			}
			s.queue = append(s.queue, uint32(x))
		}
	}
	return nil
}

// addDegrees counts the options in one part.
func (s *retrograde) addDegrees(r *Reverse, step uint32) {
	for x := 0; x < len(s.state); {
		for _, d := range r.degree {
			for range step {
				s.state[x] += d
				x++
			}
		}
	}
}

// follow tells the vertices that lead to a settled one.
func (s *retrograde) follow(x uint32) {
	next := (s.state[x] ^ winning) + 1
	for i, r := range s.parts {
		step := s.steps[i]
		v := x / step % uint32(r.Order())
		rest := x - v*step
		for _, u := range r.row(v) {
			y := rest + u*step
			d := s.state[y]
			if d&settled != 0 {
				continue
			}
			if d--; d > 0 && next&winning == 0 {
				s.state[y] = d
				continue
			}
			s.state[y] = next
			s.queue = append(s.queue, y)
		}
	}
}

// At returns the outcome at a vertex of each part, and its remoteness, which a draw
// has not.
func (s *Solution) At(vertices ...uint32) (o game.Outcome, remoteness uint32) {
	x := uint32(0)
	for i := len(vertices) - 1; i >= 0; i-- {
		x = x*s.orders[i] + vertices[i]
	}
	switch d := s.state[x]; {
	case d&settled == 0:
		return game.D, 0
	case d&winning != 0:
		return game.N, d & plies
	default:
		return game.P, d & plies
	}
}
