package catalogue

import (
	"iter"
	"math/big"
	"slices"

	"grundy/game"
)

// Theory, a pass for each heap: the heaps are components, and a heap of n > 0 whose
// pass is there has nimber n+1 for odd n and n-1 for even n. By induction its
// options are n by the pass, and the nimbers of the smaller heaps: 0, 2, 1, 4, 3, …,
// which for odd n are 0 to n-1, and for even n those but n-1, with n among them. In
// misère sums heaps act as nim heaps, since none but the empty one has nimber 0
// [Ferguson 1974].

// passHeaps is heaps, and whether the pass of each has been used; that of an empty
// heap counts as not used.
type passHeaps struct {
	heaps []*big.Int
	used  []bool
}

var (
	bothPasses = game.Text{En: "with per_heap=True write the heaps whose pass has been used, as in used=[1]", Zh: "per_heap=True 时请用 used=[1] 的写法列出已用掉弃权的堆"}
	noSuchHeap = game.Text{En: "used lists heap %[1]v, and there are %[2]v", Zh: "used 列出了第 %[1]v 堆，而只有 %[2]v 堆"}
)

func newPassHeaps(a game.Args) (game.Position, error) {
	if a.Bool("passed") {
		return nil, game.Refuse(game.BadParameter, bothPasses)
	}
	p := passHeaps{a.Nats(), make([]bool, len(a.Values))}
	for _, n := range a.List("used") {
		if n.Cmp(big.NewInt(int64(len(p.heaps)))) > 0 {
			return nil, game.Refuse(game.BadParameter, noSuchHeap, game.Short(n.String()), len(p.heaps))
		}
		i := n.Int64() - 1
		p.used[i] = p.heaps[i].Sign() > 0
	}
	return p, nil
}

func (p passHeaps) String() string {
	n := game.Notation{Name: "pass_nim"}.With("per_heap", true)
	var used []*big.Int
	for i, u := range p.used {
		if u {
			used = append(used, big.NewInt(int64(i+1)))
		}
	}
	if used != nil {
		n = n.With("used", used)
	}
	return n.Heaps(p.heaps...)
}

var passOn = game.HeapWords{
	Alone: passText,
	Among: game.Text{En: "use the pass of heap %[1]v", Zh: "用掉第 %[1]v 堆的弃权"},
}

// pass uses the pass of a heap.
func (p passHeaps) pass(i int) game.Move {
	to := passHeaps{p.heaps, slices.Clone(p.used)}
	to.used[i] = true
	return game.Move{Say: sayTake(game.HeapMove{Words: passOn}, i, len(p.heaps)), At: []int{i}, To: to}
}

// leave lowers a heap to n.
func (p passHeaps) leave(i int, n *big.Int) game.Move {
	m := game.Take(p.heaps[i], new(big.Int).Sub(p.heaps[i], n))
	to := passHeaps{slices.Clone(p.heaps), slices.Clone(p.used)}
	to.heaps[i] = n
	to.used[i] = to.used[i] && n.Sign() > 0
	return game.Move{Say: sayTake(m, i, len(p.heaps)), At: []int{i}, To: to}
}

// Moves lists of each heap the pass, and then the moves by the number taken.
func (p passHeaps) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		for i, n := range p.heaps {
			if n.Sign() > 0 && !p.used[i] && !yield(p.pass(i)) {
				return
			}
			if !(span{one, n}).each(func(k *big.Int) bool { return yield(p.leave(i, new(big.Int).Sub(n, k))) }) {
				return
			}
		}
	}
}

// Parts are the heaps.
func (p passHeaps) Parts() []game.Position {
	out := make([]game.Position, len(p.heaps))
	for i := range p.heaps {
		out[i] = passHeaps{p.heaps[i : i+1], p.used[i : i+1]}
	}
	return out
}

// Lift makes a move of one heap a move among all.
func (p passHeaps) Lift(i int, m game.Move) game.Move {
	to := m.To.(passHeaps)
	if to.used[0] && !p.used[i] {
		return p.pass(i)
	}
	return p.leave(i, to.heaps[0])
}

// nimber is that of one heap.
func (p passHeaps) nimber(i int) *big.Int {
	if p.used[i] {
		return p.heaps[i]
	}
	return passPartner(p.heaps[i])
}

// Value is the nim-sum of the heaps.
func (p passHeaps) Value() (game.Value, *game.Theorem) {
	sum := new(big.Int)
	for i := range p.heaps {
		sum.Xor(sum, p.nimber(i))
	}
	return game.Value{Nimber: sum}, passHeap
}

// MovesTo answers for a single heap.
func (p passHeaps) MovesTo(v *big.Int) (game.Moves, bool) {
	if len(p.heaps) != 1 {
		return game.Moves{}, false
	}
	n := p.heaps[0]
	var out []game.Move
	left := v
	if !p.used[0] {
		if n.Sign() > 0 && v.Cmp(n) == 0 {
			out = append(out, p.pass(0))
		}
		left = passPartner(v)
	}
	if left.Cmp(n) < 0 {
		out = append(out, p.leave(0, left))
	}
	return fewMoves(out), true
}

// Tame: no heap but the empty one has nimber 0.
func (passHeaps) Tame() *game.Theorem { return fergusonTheorem }

// ValueReason gives the theorem.
func (p passHeaps) ValueReason() []game.Step { return says(passHeap.Claim) }

// View draws the heaps.
func (p passHeaps) View() game.View { return game.View{Kind: "heaps", Sizes: p.heaps} }
