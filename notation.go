package grundy

import (
	"cmp"
	"encoding/binary"
	"math"
	"math/big"
	"slices"

	"grundy/engine/board"
	"grundy/game"
)

// byNotation are the rules of sums, for positions that bring no engine. A part is
// known by its notation and numbered when it is first met; a sum is known by the
// numbers of its parts and how often each stands in it, and numbered too. Parts
// that have no move are left out.
type byNotation struct {
	run   *run
	ids   map[string]id // of parts, by their notation
	parts []part
	sums  map[string]id // by their shares
	keys  []string      // the shares of the sums
	buf   []share
	err   error
}

// id numbers parts and sums.
type id = uint32

// share is a part and how often it stands in a sum.
type share struct{ part, count id }

// shareBytes is the length of a share in a key.
const shareBytes = 8

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
	partBytes = 400 // that a position is charged with, beside its notation
	signBytes = 4   // that it is charged with for each byte of the notation
	sumBytes  = 64  // that a sum is charged with, beside its shares

	// optionsEach is how many options of a sum are listed at the price of one
	// position, when those of its parts are known.
	optionsEach = 16
)

// positionBytes is what a position that is kept with its notation is charged with.
func positionBytes(word string) int64 { return partBytes + signBytes*int64(len(word)) }

// add returns the number of x.
func (n *byNotation) add(x game.Sum) id {
	n.buf = n.buf[:0]
	for _, p := range x {
		n.buf = n.appendShares(n.buf, p)
	}
	return n.sum(n.buf)
}

// replace returns the number of the sum k with q in the place of its component p.
func (n *byNotation) replace(k id, p, q game.Position) id {
	n.buf = n.appendShares(n.buf[:0], p)
	for i := range n.buf {
		n.buf[i].count = math.MaxUint32 // one less: counts are added modulo 2^32
	}
	n.buf = n.append(n.buf, k, ended)
	n.buf = n.appendShares(n.buf, q)
	return n.sum(n.buf)
}

// appendShares appends the parts of p that have a move.
func (n *byNotation) appendShares(to []share, p game.Position) []share {
	for _, q := range split(p) {
		word := q.String()
		i, ok := n.ids[word]
		if !ok {
			i = n.meet(word, q)
		}
		if i != ended {
			to = append(to, share{i, 1})
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
	n.fail(n.run.budget.Hold(positionBytes(word)))
	return i
}

// sum returns the number of the sum of the shares, which it sorts.
func (n *byNotation) sum(shares []share) id {
	slices.SortFunc(shares, func(a, b share) int { return cmp.Compare(a.part, b.part) })
	var room [64]byte
	key := room[:0]
	for i := 0; i < len(shares); {
		s := share{shares[i].part, 0}
		for ; i < len(shares) && shares[i].part == s.part; i++ {
			s.count += shares[i].count
		}
		if s.count > 0 {
			key = binary.BigEndian.AppendUint32(key, s.part)
			key = binary.BigEndian.AppendUint32(key, s.count)
		}
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
	first := len(buf)
	for key := n.keys[k]; key != ""; key = key[shareBytes:] {
		p := shareOf(key).part
		for _, o := range n.list(p) {
			n.buf = n.append(n.buf[:0], k, p)
			n.buf = n.append(n.buf, o, ended)
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

// append appends the shares of a sum, with one less of the given part.
func (n *byNotation) append(to []share, k, without id) []share {
	for key := n.keys[k]; key != ""; key = key[shareBytes:] {
		s := shareOf(key)
		if s.part == without {
			s.count--
		}
		to = append(to, s)
	}
	return to
}

// shareOf reads the first share of a key.
func shareOf(key string) share {
	b := []byte(key[:shareBytes])
	return share{binary.BigEndian.Uint32(b), binary.BigEndian.Uint32(b[4:])}
}

// list returns the options of a part. Each costs a position, since it has to be
// made and written.
func (n *byNotation) list(i id) []id {
	if n.parts[i].listed {
		return n.parts[i].options
	}
	var options []id
	var shares []share
	for m := range n.parts[i].pos.Moves() {
		shares = n.appendShares(shares[:0], m.To)
		options = append(options, n.sum(shares))
		if len(options)%256 == 0 {
			n.charge(256, 256)
		}
		if n.err != nil {
			return nil
		}
	}
	if f, ok := n.parts[i].pos.(game.Failing); ok {
		n.fail(f.Fault())
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
