package grundy

import (
	"encoding/binary"
	"math"
	"math/big"
	"slices"

	"grundy/engine/board"
	"grundy/game"
)

// byNotation are the rules of sums, for positions that bring no engine. A part is
// known by its notation and numbered when it is first met; a sum is known by the
// sorted numbers of its parts, and numbered too. Parts that have no move are left
// out.
type byNotation struct {
	run   *run
	ids   map[string]id // of parts, by their notation
	parts []part
	sums  map[string]id // by the numbers of their parts, four bytes each
	keys  []string      // of the sums
	buf   []id
	err   error
}

// id numbers parts and sums.
type id = uint32

// part is a position that has a move and does not split. Its options, once they
// are listed, are sums.
type part struct {
	pos     game.Position
	options []id
	listed  bool
}

var _ board.Failing = (*byNotation)(nil)

func (r *run) byNotation() *byNotation {
	return &byNotation{run: r, ids: map[string]id{}, sums: map[string]id{}}
}

const (
	partBytes = 400 // that a part is charged with, beside its notation
	sumBytes  = 64  // that a sum is charged with, beside the numbers of its parts

	// optionsEach is how many options of a sum are listed at the price of one
	// position, when those of its parts are known.
	optionsEach = 16
)

// add returns the number of x.
func (n *byNotation) add(x game.Sum) id {
	var parts []id
	for _, p := range x {
		parts = n.appendParts(parts, p)
	}
	return n.sum(parts)
}

// appendParts appends the numbers of the parts of p that have a move.
func (n *byNotation) appendParts(to []id, p game.Position) []id {
	for _, q := range split(p) {
		word := q.String()
		i, ok := n.ids[word]
		if !ok {
			i = n.meet(word, q)
		}
		if i != ended {
			to = append(to, i)
		}
	}
	return to
}

// ended stands for every part that has no move.
const ended = math.MaxUint32

// meet numbers a part.
func (n *byNotation) meet(word string, q game.Position) id {
	i := id(ended)
	for range q.Moves() {
		i = id(len(n.parts))
		n.parts = append(n.parts, part{pos: q})
		break
	}
	n.ids[word] = i
	n.fail(n.run.budget.Hold(int64(len(word) + partBytes)))
	return i
}

// sum returns the number of the sum of the parts, which it sorts.
func (n *byNotation) sum(parts []id) id {
	slices.Sort(parts)
	var room [64]byte
	key := room[:0]
	for _, p := range parts {
		key = binary.BigEndian.AppendUint32(key, p)
	}
	if i, ok := n.sums[string(key)]; ok {
		return i
	}
	i := id(len(n.keys))
	n.keys = append(n.keys, string(key))
	n.sums[n.keys[i]] = i
	n.fail(n.run.budget.Hold(int64(len(key) + sumBytes)))
	if most := n.run.budget.Positions; most > 0 && int64(len(n.keys)) > most || len(n.keys) == math.MaxUint32 {
		n.fail(n.run.budget.Afford(new(big.Int).SetUint64(math.MaxUint64)))
	}
	return i
}

// Options lists the options of a sum as long as it may.
func (n *byNotation) Options(k id, buf []id) []id {
	parts := n.split(k, nil)
	first := len(buf)
	for i, p := range parts {
		if i > 0 && parts[i-1] == p {
			continue
		}
		for _, o := range n.list(p) {
			n.buf = append(append(n.buf[:0], parts[:i]...), parts[i+1:]...)
			n.buf = n.split(o, n.buf)
			buf = append(buf, n.sum(n.buf))
			if len(buf)%1024 == 0 {
				n.fail(n.run.ctx.Err())
			}
			if n.err != nil {
				return buf
			}
		}
	}
	n.charge(int64(len(buf)-first)/optionsEach, len(buf)-first)
	return buf
}

// split appends the numbers of the parts of a sum.
func (n *byNotation) split(k id, buf []id) []id {
	for key := n.keys[k]; key != ""; key = key[4:] {
		buf = append(buf, binary.BigEndian.Uint32([]byte(key[:4])))
	}
	return buf
}

// list returns the options of a part. Each costs a position, since it has to be
// made and written.
func (n *byNotation) list(i id) []id {
	if n.parts[i].listed {
		return n.parts[i].options
	}
	var options, parts []id
	for m := range n.parts[i].pos.Moves() {
		parts = n.appendParts(parts[:0], m.To)
		options = append(options, n.sum(parts))
		if len(options)%256 == 0 {
			n.charge(256, 256)
		}
		if n.err != nil {
			return nil
		}
	}
	n.charge(int64(len(options)%256), len(options)%256)
	n.parts[i].options, n.parts[i].listed = options, true
	return options
}

// charge pays for positions, and for the numbers of options in a list.
func (n *byNotation) charge(positions int64, options int) {
	n.fail(n.run.budget.Spend(n.run.ctx, positions))
	n.fail(n.run.budget.Hold(4 * int64(options)))
}

// Err says why the options could not all be listed.
func (n *byNotation) Err() error { return n.err }

func (n *byNotation) fail(err error) {
	if n.err == nil {
		n.err = err
	}
}
