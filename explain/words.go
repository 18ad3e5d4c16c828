package explain

import (
	"math/big"
	"strings"
	"unicode"
	"unicode/utf8"

	"grundy/game"
)

var (
	plain      = game.Text{En: "%v", Zh: "%v"}
	one        = game.Text{En: "The nimber is %v", Zh: "SG 值为 %v"}
	heapWord   = game.Text{En: "heap %d", Zh: "第 %d 堆"}
	nimSumWord = game.Text{En: "nim-sum", Zh: "异或和"}

	ofComponent    = game.Text{En: "%v: %v", Zh: "%v：%v"}
	moreComponents = game.Text{En: "And so on for %d more components.", Zh: "其余 %d 个子游戏同理。"}
	mexText        = game.Text{
		En: "The options of %v have the nimbers %v; the least number missing is %v.",
		Zh: "%v 的后继局面的 SG 值有 %v；未出现的最小非负整数是 %v。",
	}

	emptyText = map[game.Convention]game.Text{
		game.Normal: {En: "There is no move, and in normal play a player who cannot move has lost.", Zh: "无路可走；按正常规则，不能走的一方失败。"},
		game.Misere: {En: "There is no move, and in misère play a player who cannot move has won.", Zh: "无路可走；按反常规则，不能走的一方获胜。"},
	}

	aloneVerdict = map[game.Outcome]game.Text{
		game.N: {En: "%v, not 0: the first player wins, by moving to nimber 0.", Zh: "%v，不为 0：先手必胜，只需走到 SG 值为 0 的局面。"},
		game.P: {En: "%v: the second player wins.", Zh: "%v：后手必胜。"},
	}
	normalVerdict = map[game.Outcome]game.Text{
		game.N: {En: "%v, not 0: the first player wins, by moving to nim-sum 0.", Zh: "%v，不为 0：先手必胜，只需走到异或和为 0 的局面。"},
		game.P: {En: "%v: the second player wins.", Zh: "%v：后手必胜。"},
	}
	firmVerdict = map[game.Outcome]game.Text{
		game.N: {En: "%v, not 0, and some part has nimber 2 or more: as in normal play the first player wins.", Zh: "%v，不为 0，且有 SG 值不小于 2 的部分：与正常规则相同，先手必胜。"},
		game.P: {En: "%v, and some part has nimber 2 or more: as in normal play the second player wins.", Zh: "%v，且有 SG 值不小于 2 的部分：与正常规则相同，后手必胜。"},
	}
	fickleVerdict = map[game.Outcome]game.Text{
		game.N: {En: "%v, and no part has nimber 2 or more: there misère play turns the outcome round, and the first player wins.", Zh: "%v，且没有 SG 值不小于 2 的部分：此时反常规则下胜负颠倒，先手必胜。"},
		game.P: {En: "%v, and no part has nimber 2 or more: there misère play turns the outcome round, and the second player wins.", Zh: "%v，且没有 SG 值不小于 2 的部分：此时反常规则下胜负颠倒，后手必胜。"},
	}

	misereAloneVerdict = map[bool]game.Text{
		true:  {En: "%v, 2 or more: as in normal play the first player wins.", Zh: "%v，不小于 2：与正常规则相同，先手必胜。"},
		false: {En: "%v: in misère play a part of 0 is won and a part of 1 lost.", Zh: "%v：按反常规则，SG 值为 0 则先手必胜，为 1 则先手必败。"},
	}

	toZero    = game.Text{En: "%v: this leaves nimber 0, lost for the opponent.", Zh: "%v：留下 SG 值为 0 的局面，对手必败。"}
	toTarget  = game.Text{En: "In %[1]v, %[2]v ⊕ %[3]v = %[4]v: bring its nimber from %[2]v to %[4]v (%[5]v), and the nim-sum is 0.", Zh: "%[1]v：%[2]v ⊕ %[3]v = %[4]v，把它的 SG 值从 %[2]v 变为 %[4]v（%[5]v），异或和就成为 0。"}
	moreMoves = game.Text{En: "There are %v winning moves in all.", Zh: "必胜走法共有 %v 种。"}
	moveWins  = map[game.Convention]game.Text{
		game.Normal: {En: "%v: %v is lost for the opponent.", Zh: "%v：留下 %v，对手必败。"},
		game.Misere: {En: "%v: %v is lost for the opponent in misère play.", Zh: "%v：留下 %v，按反常规则对手必败。"},
	}

	stuckText     = game.Text{En: "There is no move.", Zh: "无路可走。"}
	lostText      = game.Text{En: "Every move leads to a position that the opponent wins.", Zh: "无论怎么走，都会走到对手必胜的局面。"}
	lostAloneText = game.Text{
		En: "Every move leads to a nimber other than 0, and from there the opponent can move to nimber 0 again.",
		Zh: "无论怎么走，SG 值都不再为 0；对手总能再走回 SG 值为 0 的局面。",
	}
	lostSumText = game.Text{
		En: "A move changes the nimber of one part to another number, so it cannot leave nim-sum 0 again; and the opponent can then restore it to 0.",
		Zh: "任何一步都会把某个部分的 SG 值变成另一个数，异或和不再为 0；对手总能把它恢复为 0。",
	}
	repliesText = game.Text{En: "For instance, move and answer:", Zh: "例如（走法与应对）："}
	inText      = game.Text{En: "in component %d, %v", Zh: "在第 %d 个子游戏中，%v"}

	xorAll  = game.Text{En: "The nim-sum is %v = %v", Zh: "异或和为 %v = %v"}
	xorMore = game.Text{En: "The nim-sum of %[1]v and %[2]d more is %[3]v", Zh: "%[1]v 与另外 %[2]d 个的异或和为 %[3]v"}
)

// sentence makes a phrase into a sentence: a capital, unless it begins with
// notation, and a full stop.
func sentence(p game.Phrase, l game.Lang) string {
	s := p.In(l)
	if word, _, _ := strings.Cut(s, " "); !strings.ContainsFunc(word, func(c rune) bool { return !unicode.IsLetter(c) }) {
		first, size := utf8.DecodeRuneInString(s)
		s = string(unicode.ToUpper(first)) + s[size:]
	}
	if last, _ := utf8.DecodeLastRuneInString(s); strings.ContainsRune(".:。：", last) {
		return s
	}
	return s + stop.In(l)
}

var stop = game.Text{En: ".", Zh: "。"}

// joined are numbers with the sign of the nim-sum between them.
type joined []*big.Int

func (j joined) In(game.Lang) string {
	s := ""
	for i, n := range j {
		if i > 0 {
			s += " ⊕ "
		}
		s += n.String()
	}
	return s
}

// xorPhrase writes a nim-sum, of which some terms may be left out.
func xorPhrase(shown game.Numbers, hidden int, total *big.Int) game.Phrase {
	if hidden > 0 {
		return xorMore.With(joined(shown), hidden, total)
	}
	return xorAll.With(joined(shown), total)
}
