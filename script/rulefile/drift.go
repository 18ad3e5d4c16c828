package rulefile

import (
	"math"
	"strings"

	"go.starlark.net/starlark"

	"grundy/game"
)

// Rules without a case in which play ends let positions drift: they grow, or fall
// below 0, move after move. Nothing short of a proof tells such rules from those of a
// long game, so a search ends by its limits; but what it has met shows the drift.
var (
	growText = game.Text{
		En: "%v; the positions keep growing, and the last were %s, so options may lack a case in which no move is left",
		Zh: "%v；局面一直在变大，最后几个是 %s，options 可能漏写了无路可走的情形",
	}
	endlessText = game.Text{
		En: "play seems to have no end: after %d positions they keep falling below 0, and the last were %s, so options may lack a condition such as n > 0",
		Zh: "游戏似乎没有尽头：%d 个局面之后，局面仍不停地小于 0 并继续变小，最后几个是 %s，options 可能漏写了 n > 0 之类的条件",
	}
	sinkText = game.Text{
		En: "%v; the positions keep falling below 0, and the last were %s, so options may lack a condition such as n > 0",
		Zh: "%v；局面小于 0 之后仍不停变小，最后几个是 %s，options 可能漏写了 n > 0 之类的条件",
	}
)

// leastPatience is how many positions are met before rules may be found to have no
// end.
const leastPatience = 1 << 18

// endless refuses rules whose positions have fallen below 0, further and further, for
// most of a long search: numbers that count something do not do so. Positions that grow
// may do so up to some goal.
func (r *rules) endless() error {
	start := r.nodes[0].v
	if start == nil {
		return nil
	}
	low := r.records(start, depth, uint64(len(r.nodes)/8))
	if low == nil {
		return nil
	}
	return r.file.place(game.Refuse(game.Limit, endlessText, len(r.nodes), written(low)))
}

// written names positions.
func written(positions []starlark.Value) string {
	words := make([]string, len(positions))
	for i, v := range positions {
		words[i] = game.Short(short(v))
	}
	return strings.Join(words, ", ")
}

// drift is an error of a search from a position. Where it is a limit that drifting
// positions have run into, it says so.
func (r *rules) drift(err error, start starlark.Value) error {
	if err == nil || game.AsError(err).Code != game.Limit {
		return err
	}
	e := *game.AsError(err)
	if e.Say.Text == endlessText {
		return err
	}
	say, last := growText, r.records(start, extent, 4*extent(start)+16)
	if low := r.records(start, depth, depth(start)); low != nil {
		say, last = sinkText, low
	}
	if last == nil {
		return err
	}
	e.Say = say.With(e.Say, written(last))
	return &e
}

const (
	leastRecords = 8 // that show a drift
	lastRecords  = 3 // that are named
)

// records are the last of the positions that outdo by some measure all that were met
// before them; nil where they are few, where none outdoes the bound, and where they
// come to an end long before the search did.
func (r *rules) records(start starlark.Value, measure func(starlark.Value) uint64, bound uint64) []starlark.Value {
	most, n, at := measure(start), 0, 0
	var last []starlark.Value
	for i := range r.nodes {
		v := r.nodes[i].v
		if v == nil {
			continue
		}
		if m := measure(v); m > most {
			most, n, at = m, n+1, i
			if last = append(last, v); len(last) > lastRecords {
				last = last[1:]
			}
		}
	}
	if n < leastRecords || most <= bound || at < len(r.nodes)/4*3 {
		return nil
	}
	return last
}

// extent is the sum of the numbers in a position and of the lengths of its strings
// and tuples; one that does not fit counts by its digits.
func extent(v starlark.Value) uint64 {
	const most = math.MaxUint64 / 8
	switch v := v.(type) {
	case starlark.Int:
		if n, ok := v.Int64(); ok && n > -most && n < most {
			return uint64(max(n, -n))
		}
		return most + uint64(v.BigInt().BitLen())
	case starlark.String:
		return uint64(len(v))
	case sum:
		return extent(v.of)
	case starlark.Tuple:
		all := uint64(len(v))
		for _, x := range v {
			all = min(all+extent(x), 2*most)
		}
		return all
	}
	return 0
}

// depth is how far the least number in a position lies below 0.
func depth(v starlark.Value) uint64 {
	switch v := v.(type) {
	case starlark.Int:
		if n, ok := v.Int64(); ok && n < 0 {
			return uint64(-(n + 1)) + 1
		}
	case sum:
		return depth(v.of)
	case starlark.Tuple:
		deepest := uint64(0)
		for _, x := range v {
			deepest = max(deepest, depth(x))
		}
		return deepest
	}
	return 0
}
