package catalogue

import (
	"context"
	"math/big"
	"slices"
	"strings"

	"grundy/game"
)

// notaktoValue is an element of the misère quotient: a to the power 0 or 1, b to that
// of 0 to 2, and one of the words of notaktoWords.
type notaktoValue struct{ a, b, word uint8 }

// notaktoWords are the words in c and d that are left: cd = ad.
var notaktoWords = [...]string{"", "c", "c²", "d"}

// times is the product.
func (x notaktoValue) times(y notaktoValue) notaktoValue {
	z := notaktoValue{x.a ^ y.a, x.b + y.b, x.word + y.word}
	switch low, high := min(x.word, y.word), max(x.word, y.word); {
	case low == 0:
	case high == 3:
		z.word = [...]uint8{0, 3, 3, 2}[low] // cd = ad, c²d = d, d² = c²
		z.a ^= low & 1 &^ (low >> 1)
	case high == 2:
		z.word = 2 // c³ = ac², c⁴ = c²
		z.a ^= low & 1
	}
	for z.b > 2 || z.b == 2 && z.word > 0 {
		z.b -= 2
	}
	return z
}

// lost reports whether a sum of this value is lost in misère play.
func (x notaktoValue) lost() bool {
	return slices.Contains([]notaktoValue{{a: 1}, {b: 2}, {b: 1, word: 1}, {word: 2}}, x)
}

func (x notaktoValue) String() string {
	text := [...]string{"", "a"}[x.a] + [...]string{"", "b", "b²"}[x.b] + notaktoWords[x.word]
	if text == "" {
		return "1"
	}
	return text
}

// notaktoTable is what is known of each of the 512 boards.
type notaktoTable struct {
	value  [512]notaktoValue
	nimber [512]uint64
}

// notaktoClasses are the values of the boards that are not over, up to rotation and
// reflection: the cells that are marked, from 1, or - for none.
var notaktoClasses = []struct {
	value  notaktoValue
	boards string
}{
	{notaktoValue{}, "1 2 267"},
	{notaktoValue{word: 3}, "234 146 237"},
	{notaktoValue{word: 1}, "-"},
	{notaktoValue{b: 1}, "13 124 34 15 25 1345 2345 246 1346 1267 1367 23467 1567 2567 12468"},
	{notaktoValue{a: 1}, "24 134 135 1245 345 46 1246 37 167 2367 3467 12567 2468 13468 13678 234678 1379"},
	{notaktoValue{word: 2}, "5"},
	{notaktoValue{a: 1, word: 3}, "12"},
	{notaktoValue{a: 1, b: 1}, "125 245 137 2347 2467"},
}

// newNotaktoTable spreads the classes over their images, and finds the nimbers from
// the definition.
func newNotaktoTable() *notaktoTable {
	t := &notaktoTable{}
	for _, class := range notaktoClasses {
		for word := range strings.FieldsSeq(class.boards) {
			b := notaktoBoard(0)
			for _, c := range strings.TrimPrefix(word, "-") {
				b |= 1 << (c - '1')
			}
			for range 4 {
				t.value[b], t.value[b.mirrored()] = class.value, class.value
				b = b.turned()
			}
		}
	}
	for b := notaktoBoard(511); ; b-- {
		seen := uint64(0)
		for c := range 9 {
			if !b.over() && b>>c&1 == 0 {
				seen |= 1 << t.nimber[b|1<<c]
			}
		}
		for seen>>t.nimber[b]&1 == 1 {
			t.nimber[b]++
		}
		if b == 0 {
			return t
		}
	}
}

// moved puts each cell in the place that a table gives.
func (b notaktoBoard) moved(to [9]int) (out notaktoBoard) {
	for c := range 9 {
		out |= b >> c & 1 << to[c]
	}
	return out
}

func (b notaktoBoard) turned() notaktoBoard {
	return b.moved([...]int{2, 5, 8, 1, 4, 7, 0, 3, 6})
}

func (b notaktoBoard) mirrored() notaktoBoard {
	return b.moved([...]int{2, 1, 0, 5, 4, 3, 8, 7, 6})
}

var notaktoKnown = newNotaktoTable()

// notaktoEmpty is the value of n empty boards: 1, c, c², ac², c², ….
func notaktoEmpty(n *big.Int) notaktoValue {
	switch {
	case n.Sign() == 0:
		return notaktoValue{}
	case n.Cmp(one) == 0:
		return notaktoValue{word: 1}
	}
	return notaktoValue{a: uint8(n.Bit(0)), word: 2}
}

// value is the product of the values of the boards.
func (p notakto) value() notaktoValue {
	v := notaktoEmpty(p.empty)
	for _, b := range p.boards {
		v = v.times(notaktoKnown.value[b])
	}
	return v
}

// Outcome is known in misère play.
func (p notakto) Outcome(c game.Convention) (game.Outcome, *game.Theorem) {
	if c == game.Normal {
		return 0, nil
	}
	return game.Won(!p.value().lost()), notaktoTheorem
}

// WinningMoves is known in misère play.
func (p notakto) WinningMoves(c game.Convention) (game.Moves, bool) {
	if c == game.Normal {
		return game.Moves{}, false
	}
	n := len(p.boards)
	others := make([]notaktoValue, n+1) // than each board, and than one empty board
	before := notaktoEmpty(p.empty)
	for i, b := range p.boards {
		others[i] = before
		before = before.times(notaktoKnown.value[b])
	}
	after := notaktoValue{}
	for i, b := range slices.Backward(p.boards) {
		others[i] = others[i].times(after)
		after = after.times(notaktoKnown.value[b])
	}
	if p.empty.Sign() > 0 {
		others[n] = after.times(notaktoEmpty(new(big.Int).Sub(p.empty, one)))
	}
	return p.choose(func(i int, b notaktoBoard) bool {
		if i < 0 {
			i = n
		}
		return others[i].times(notaktoKnown.value[b]).lost()
	}), true
}

// nimber is the nim-sum of the boards in normal play.
func (p notakto) nimber() uint64 {
	v := uint64(p.empty.Bit(0)) * notaktoKnown.nimber[0]
	for _, b := range p.boards {
		v ^= notaktoKnown.nimber[b]
	}
	return v
}

// Search knows the nimbers of all positions.
func (p notakto) Search(context.Context, *game.Budget) (func(game.Position) (game.Value, bool), error) {
	return func(q game.Position) (game.Value, bool) {
		o, ok := q.(notakto)
		if !ok {
			return game.Value{}, false
		}
		return game.Value{Nimber: new(big.Int).SetUint64(o.nimber())}, true
	}, nil
}

// MovesTo is known from the nimbers of the boards.
func (p notakto) MovesTo(v *big.Int) (game.Moves, bool) {
	total := p.nimber()
	return p.choose(func(i int, b notaktoBoard) bool {
		was := notaktoBoard(0)
		if i >= 0 {
			was = p.boards[i]
		}
		return v.IsUint64() && total^notaktoKnown.nimber[was]^notaktoKnown.nimber[b] == v.Uint64()
	}), true
}

// Parts are the boards, where they are few.
func (p notakto) Parts() []game.Position {
	if p.count().Cmp(big.NewInt(mostNotakto)) > 0 || p.count().Cmp(one) == 0 {
		return []game.Position{p}
	}
	var parts []game.Position
	for _, b := range p.boards {
		parts = append(parts, notakto{[]notaktoBoard{b}, new(big.Int)})
	}
	for range int(p.empty.Int64()) {
		parts = append(parts, notakto{nil, one})
	}
	return parts
}

// Lift marks the same cell of the board.
func (p notakto) Lift(part int, m game.Move) game.Move {
	if part < len(p.boards) {
		return p.mark(part, m.At[0])
	}
	return p.markEmpty(big.NewInt(int64(part-len(p.boards))), m.At[0])
}

var (
	notaktoOne  = game.Text{En: "board %[1]s has the value %[2]v", Zh: "棋盘 %[1]s 的值为 %[2]v"}
	notaktoNone = game.Text{En: "%[1]v empty boards have the value %[2]v", Zh: "%[1]v 个空棋盘的值为 %[2]v"}
	notaktoLost = game.Text{En: "the product is %[1]v, so the position is lost", Zh: "乘积为 %[1]v，因此先手必败"}
	notaktoWon  = game.Text{En: "the product is %[1]v, which is none of a, b², bc and c², so the position is won", Zh: "乘积为 %[1]v，不是 a、b²、bc、c² 之一，因此先手必胜"}
)

// Reason multiplies the values of the boards.
func (p notakto) Reason(c game.Convention) []game.Step {
	if c == game.Normal {
		return nil
	}
	steps := says(notaktoTheorem.Claim)
	for _, b := range p.boards[:min(len(p.boards), shownHeaps)] {
		if s := game.Say(notaktoOne, b, notaktoKnown.value[b]); !slices.ContainsFunc(steps, func(t game.Step) bool { return t.In(game.En) == s.In(game.En) }) {
			steps = append(steps, s)
		}
	}
	if p.empty.Cmp(one) > 0 {
		steps = append(steps, game.Say(notaktoNone, p.empty, notaktoEmpty(p.empty)))
	}
	if p.value().lost() {
		return append(steps, game.Say(notaktoLost, p.value()))
	}
	return append(steps, game.Say(notaktoWon, p.value()))
}
