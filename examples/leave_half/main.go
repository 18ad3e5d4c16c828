// Leave half is a ruleset of one's own in Go: a type with two methods is enough
// for Grundy to say who wins, which moves win, and the nimber.
package main

import (
	"context"
	"fmt"
	"iter"

	"grundy"
	"grundy/game"
)

// heap is a heap from which one takes one stone, or leaves half, rounded down.
type heap int

func (h heap) String() string { return fmt.Sprintf("leave_half(%d)", int(h)) }

func (h heap) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		for _, left := range []heap{h - 1, h / 2} {
			say := game.Text{En: "leave %d", Zh: "剩 %d 个"}.With(int(left))
			if h > 0 && !yield(game.Move{Say: say, At: []int{0}, To: left}) {
				return
			}
		}
	}
}

func main() {
	r, err := grundy.Solve(context.Background(), game.Sum{heap(10), heap(7)}, grundy.DefaultOptions())
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Printf("%v: outcome %v, nimber %v\n", r.Sum, r.Outcome, r.Nimber)
	for _, m := range r.Winning {
		fmt.Printf("%s: %v\n", m.Say.In(game.En), r.After(m))
	}
}
