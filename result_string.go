package grundy

import (
	"fmt"
	"strings"

	"grundy/game"
)

var (
	stringWins = map[game.Outcome]game.Text{
		game.N: {En: "the first player wins", Zh: "先手必胜"},
		game.P: {En: "the second player wins", Zh: "后手必胜"},
		game.D: {En: "a draw", Zh: "平局"},
	}
	stringText   = game.Text{En: "%v: %v", Zh: "%v：%v"}
	stringMisere = game.Text{En: "%v, misère play: %v", Zh: "%v，反常规则：%v"}
	stringNimber = game.Text{En: ", nimber %v", Zh: "，SG 值为 %v"}
	stringValue  = game.Text{En: ", value %v", Zh: "，值为 %v"}
	stringMoves  = game.Text{En: ", winning moves: %v", Zh: "，必胜走法：%v"}
	stringSome   = game.Text{En: ", winning moves: %v; …", Zh: "，必胜走法：%v；…"}
)

// mostInString is how many winning moves String names.
const mostInString = 5

// String is the answer in one line of English. Package explain says more, and says it in
// Chinese too.
func (r *Result) String() string { return r.in(game.En) }

func (r *Result) in(l game.Lang) string {
	text := stringText
	if r.Convention == game.Misere {
		text = stringMisere
	}
	line := text.With(r.Sum, stringWins[r.Outcome].With()).In(l)
	switch {
	case r.Infinite != nil:
		line += stringValue.With(r.Infinite).In(l)
	case r.Nimber != nil:
		line += stringNimber.With(r.Nimber).In(l)
	}
	if len(r.Winning) == 0 {
		return line
	}
	n := min(len(r.Winning), mostInString)
	moves := make([]string, n)
	for i, m := range r.Winning[:n] {
		moves[i] = fmt.Sprintf("%s → %v", m.Say.In(l), r.After(m))
	}
	text = stringMoves
	if n < len(r.Winning) || !r.Complete {
		text = stringSome
	}
	return line + text.With(strings.Join(moves, "; ")).In(l)
}
