package sparse

import (
	"grundy/game"
)

// Rules are those of a take-and-break game. Digits[t] tells what may be done by
// taking t from a heap: bit 0, to take the whole heap; bit 1, to leave one heap;
// bit 2, to leave two heaps, neither empty. Unequal[t] asks that the two differ;
// it may be shorter than Digits. By taking nothing a heap may only be split.
type Rules struct {
	Digits  []byte
	Unequal []bool
}

const (
	takeAll  = 1
	leaveOne = 2
	leaveTwo = 4
	mostTake = 1 << 24 // of one move
)

var (
	digitText = game.Text{En: "taking %d has digit %d, above 7; this engine leaves at most two heaps", Zh: "取 %d 个的数字是 %d，大于 7；此算法最多留下两堆"}
	idleText  = game.Text{En: "digit %d for taking nothing lets a heap stay as it is; only 0 and 4 are possible there", Zh: "取 0 个的数字 %d 会让堆保持不变；那里只能是 0 或 4"}
	takeText  = game.Text{En: "a move that takes more than %d is more than this engine holds", Zh: "一步取走超过 %d 个，此算法放不下"}
)

// split is a way to break a heap after taking t from it.
type split struct {
	t       int
	unequal bool
}

// moves are rules in the form the engines read.
type moves struct {
	all    []bool // all[t]: a heap of t may be taken whole
	takes  []int  // leave one heap, ascending
	splits []split
	last   int // the most that any move takes
}

// compile checks the rules.
func compile(r Rules) (moves, error) {
	var m moves
	for t, d := range r.Digits {
		switch {
		case d > 7:
			return moves{}, game.Refuse(game.BadParameter, digitText, t, int(d))
		case d == 0:
			continue
		case t == 0 && d != leaveTwo:
			return moves{}, game.Refuse(game.BadParameter, idleText, int(d))
		case t > mostTake:
			return moves{}, game.Refuse(game.Limit, takeText, mostTake)
		}
		m.last = t
		if d&leaveOne != 0 {
			m.takes = append(m.takes, t)
		}
		if d&leaveTwo != 0 {
			m.splits = append(m.splits, split{t, t < len(r.Unequal) && r.Unequal[t]})
		}
	}
	m.all = make([]bool, m.last+1)
	for t := range m.all {
		m.all[t] = r.Digits != nil && r.Digits[t]&takeAll != 0
	}
	return m, nil
}

// oneParity returns the parity that the takes of all splits share, if they do.
func (m *moves) oneParity() (parity int, ok bool) {
	if len(m.splits) == 0 {
		return 0, false
	}
	parity = m.splits[0].t & 1
	for _, s := range m.splits {
		if s.t&1 != parity {
			return 0, false
		}
	}
	return parity, true
}
