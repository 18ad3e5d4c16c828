package grundy

import (
	"math"
	"math/big"
	"slices"
	"strings"

	"grundy/engine/board"
	"grundy/game"
)

// byNotation are the rules of sums, keyed by their notation with the components
// in sorted order: all that a search needs of positions that bring no engine.
type byNotation struct {
	run *run
	at  map[string]game.Sum
	err error
}

var _ board.Failing = (*byNotation)(nil)

func (r *run) byNotation() *byNotation { return &byNotation{run: r, at: map[string]game.Sum{}} }

// keyBytes is what a key is charged with beside its length and the list of the
// components: a position, and the entry in the map.
const keyBytes = 400

// add returns the key of x, and remembers x for it.
func (n *byNotation) add(x game.Sum) string {
	words := make([]string, len(x))
	for i, p := range x {
		words[i] = p.String()
	}
	slices.Sort(words)
	key := strings.Join(words, " + ")
	if _, ok := n.at[key]; !ok {
		n.at[key] = x
		n.fail(n.run.budget.Hold(int64(len(key) + 16*len(x) + keyBytes)))
		if most := n.run.budget.Positions; most > 0 && int64(len(n.at)) > most {
			n.fail(n.run.budget.Afford(new(big.Int).SetUint64(math.MaxUint64)))
		}
	}
	return key
}

// Options lists the options of a sum as long as it may.
func (n *byNotation) Options(k string, buf []string) []string {
	x := n.at[k]
	for i, p := range x {
		for m := range p.Moves() {
			buf = append(buf, n.add(x.With(i, m.To)))
			n.fail(n.run.ctx.Err())
			if len(buf)%1024 == 0 {
				n.fail(n.run.budget.Afford(big.NewInt(int64(len(buf)))))
			}
			if n.err != nil {
				return buf
			}
		}
	}
	return buf
}

// Err says why the options could not all be listed.
func (n *byNotation) Err() error { return n.err }

func (n *byNotation) fail(err error) {
	if n.err == nil {
		n.err = err
	}
}
