package explain

import (
	"math/big"
	"strings"
	"unicode"
	"unicode/utf8"

	"grundy/game"
)

var (
	plain         = game.Text{En: "%v", Zh: "%v"}
	heapWord      = game.Text{En: "heap %d", Zh: "第 %d 堆"}
	partWord      = game.Text{En: "part %d", Zh: "第 %d 个部分"}
	componentWord = game.Text{En: "component %d", Zh: "第 %d 个子游戏"}
	alsoText      = game.Text{En: "%[1]v; or %[2]v", Zh: "%[1]v；或%[2]v"}
	ofWord        = game.Text{En: "%[2]v of component %[1]d", Zh: "第 %[1]d 个子游戏的%[2]v"}
	nimSumWord    = game.Text{En: "nim-sum", Zh: "异或和"}
	inText        = game.Text{En: "in component %d, %v", Zh: "在第 %d 个子游戏中，%v"}

	ofComponent    = game.Text{En: "%v: %v", Zh: "%v：%v"}
	twice          = game.Text{En: "%v, twice", Zh: "%v，共 2 个"}
	severalTimes   = game.Text{En: "%v, %d times", Zh: "%v，共 %d 个"}
	moreComponents = map[bool]game.Text{
		true:  {En: "And in the same way for %d more component.", Zh: "其余 %d 个子游戏同理。"},
		false: {En: "And in the same way for %d more components.", Zh: "其余 %d 个子游戏同理。"},
	}

	mexText = game.Text{
		En: "The options of %v have the nimbers %v; the least number missing, %v, is its nimber.",
		Zh: "%v 的后继局面的 SG 值有 %v；未出现的最小非负整数 %v 就是它的 SG 值。",
	}
	mexMore = game.Text{
		En: "The options of %v have the nimbers %v and %d more; the least number missing, %v, is its nimber.",
		Zh: "%v 的后继局面的 SG 值有 %v，以及另外 %d 个；未出现的最小非负整数 %v 就是它的 SG 值。",
	}
	mexOne = game.Text{
		En: "Every option of %v has the nimber %v; the least number missing, %v, is its nimber.",
		Zh: "%v 的后继局面的 SG 值都是 %v；未出现的最小非负整数 %v 就是它的 SG 值。",
	}
	noOption = game.Text{En: "In %v there is no move, so its nimber is 0.", Zh: "%v 无路可走，SG 值为 0。"}

	stuckText = map[game.Convention]game.Text{
		game.Normal: {En: "There is no move. In normal play a player who cannot move has lost, so the second player wins.", Zh: "无路可走。按正常规则，不能走的一方失败，所以后手获胜。"},
		game.Misere: {En: "There is no move. In misère play a player who cannot move has won, so the first player wins.", Zh: "无路可走。按反常规则，不能走的一方获胜，所以先手获胜。"},
	}
	decidedText = map[game.Outcome]game.Text{
		game.N: {En: "Some move leads to a position that the opponent loses, so the first player wins.", Zh: "有一步能走到对手必败的局面，所以先手必胜。"},
		game.P: {En: "Every move leads to a position that the opponent wins, so the second player wins.", Zh: "无论怎么走，都会走到对手必胜的局面，所以后手必胜。"},
		game.D: {En: "No move leads to a position that the opponent loses, and not every move to one that the opponent wins, so the game is a draw.", Zh: "没有走法能走到对手必败的局面，但也并非每步都走到对手必胜的局面，所以是平局。"},
	}
	moveWins = map[game.Convention]game.Text{
		game.Normal: {En: "%v: %v is lost for the opponent.", Zh: "%v：留下 %v，对手必败。"},
		game.Misere: {En: "%v: %v is lost for the opponent in misère play.", Zh: "%v：留下 %v，按反常规则对手必败。"},
	}
	moreMoves   = game.Text{En: "There are %v winning moves in all.", Zh: "必胜走法共有 %v 种。"}
	restText    = game.Text{En: "The rest of the reason is too long to print.", Zh: "其余理由过长，不再列出。"}
	repliesText = game.Text{En: "For instance, move and answer:", Zh: "例如（走法与应对）："}
	everyText   = game.Text{En: "Every move has its answer:", Zh: "每种走法都有应对："}
)

// The criterion of a convention, and what it says here. A single part of
// nimber g acts in misère play as a nim heap of g, which is lost when g is 1.
var (
	aloneVerdict = map[game.Convention]map[game.Outcome]game.Text{
		game.Normal: {
			game.N: {En: "The nimber is %v. The mover loses exactly when it is 0, so here the first player wins, by moving to nimber 0.", Zh: "SG 值为 %v。当且仅当它为 0 时先手必败，因此这里先手必胜，只需走到 SG 值为 0 的局面。"},
			game.P: {En: "The nimber is %v. The mover loses exactly when it is 0, so here the second player wins.", Zh: "SG 值为 %v。当且仅当它为 0 时先手必败，因此这里后手必胜。"},
		},
		game.Misere: {
			game.N: {En: "The nimber is %v. In misère play the mover loses exactly when it is 1, so here the first player wins, by moving to nimber 1.", Zh: "SG 值为 %v。按反常规则，当且仅当它为 1 时先手必败，因此这里先手必胜，只需走到 SG 值为 1 的局面。"},
			game.P: {En: "The nimber is %v. In misère play the mover loses exactly when it is 1, so here the second player wins.", Zh: "SG 值为 %v。按反常规则，当且仅当它为 1 时先手必败，因此这里后手必胜。"},
		},
	}
	normalVerdict = map[game.Outcome]game.Text{
		game.N: {En: "The nimber of the whole is the nim-sum %v. The mover loses exactly when it is 0, so here the first player wins, by moving to nim-sum 0.", Zh: "整个局面的 SG 值是异或和 %v。当且仅当它为 0 时先手必败，因此这里先手必胜，只需走到异或和为 0 的局面。"},
		game.P: {En: "The nimber of the whole is the nim-sum %v. The mover loses exactly when it is 0, so here the second player wins.", Zh: "整个局面的 SG 值是异或和 %v。当且仅当它为 0 时先手必败，因此这里后手必胜。"},
	}
	firmVerdict = map[game.Outcome]game.Text{
		game.N: {En: "The nim-sum is %v, and some %v has nimber 2 or more. Then, as in normal play, the mover loses exactly when the nim-sum is 0, so here the first player wins.", Zh: "异或和为 %v，且有 SG 值不小于 2 的%v。此时与正常规则相同，当且仅当异或和为 0 时先手必败，因此这里先手必胜。"},
		game.P: {En: "The nim-sum is %v, and some %v has nimber 2 or more. Then, as in normal play, the mover loses exactly when the nim-sum is 0, so here the second player wins.", Zh: "异或和为 %v，且有 SG 值不小于 2 的%v。此时与正常规则相同，当且仅当异或和为 0 时先手必败，因此这里后手必胜。"},
	}
	fickleVerdict = map[game.Outcome]game.Text{
		game.N: {En: "The nim-sum is %[1]v, and no %[2]v has nimber 2 or more. Then in misère play the mover loses exactly when the number of %[3]v of nimber 1 is odd; it is %[4]d, so the first player wins.", Zh: "异或和为 %[1]v，且没有 SG 值不小于 2 的%[2]v。此时按反常规则，当且仅当 SG 值为 1 的%[3]v的个数为奇数时先手必败；现有 %[4]d 个，所以先手必胜。"},
		game.P: {En: "The nim-sum is %[1]v, and no %[2]v has nimber 2 or more. Then in misère play the mover loses exactly when the number of %[3]v of nimber 1 is odd; it is %[4]d, so the second player wins.", Zh: "异或和为 %[1]v，且没有 SG 值不小于 2 的%[2]v。此时按反常规则，当且仅当 SG 值为 1 的%[3]v的个数为奇数时先手必败；现有 %[4]d 个，所以后手必胜。"},
	}
	xorAll  = game.Text{En: "%v = %v", Zh: "%v = %v"}
	xorMore = game.Text{En: "%[1]v ⊕ … = %[3]v (%[2]d numbers in all)", Zh: "%[1]v ⊕ … = %[3]v（共 %[2]d 项）"}
)

// Why a move wins, by what becomes of the nimber of its part.
var (
	toAlone = map[game.Convention]game.Text{
		game.Normal: {En: "%v: this leaves nimber 0, lost for the opponent.", Zh: "%v：留下 SG 值为 0 的局面，对手必败。"},
		game.Misere: {En: "%v: this leaves nimber 1, lost for the opponent in misère play.", Zh: "%v：留下 SG 值为 1 的局面，按反常规则对手必败。"},
	}
	toZero = game.Text{
		En: "In %[1]v, %[2]v ⊕ %[3]v = %[4]v: bring its nimber from %[2]v to %[4]v (%[5]v), and the nim-sum is 0.",
		Zh: "%[1]v：%[2]v ⊕ %[3]v = %[4]v，把它的 SG 值从 %[2]v 变为 %[4]v（%[5]v），异或和就成为 0。",
	}
	toFirm = game.Text{
		En: "In %[1]v, %[2]v ⊕ %[3]v = %[4]v: bring its nimber from %[2]v to %[4]v (%[5]v), and the nim-sum is 0 while some %[6]v still has nimber 2 or more.",
		Zh: "%[1]v：%[2]v ⊕ %[3]v = %[4]v，把它的 SG 值从 %[2]v 变为 %[4]v（%[5]v），异或和就成为 0，且仍有 SG 值不小于 2 的%[6]v。",
	}
	toOne = game.Text{
		En: "In %[1]v, bring the nimber from %[2]v to %[3]v (%[4]v): this leaves a single %[5]v of nimber 1, an odd number, and nothing larger.",
		Zh: "%[1]v：把它的 SG 值从 %[2]v 变为 %[3]v（%[4]v），留下 1 个 SG 值为 1 的%[5]v，是奇数，且没有更大的。",
	}
	toOdd = game.Text{
		En: "In %[1]v, bring the nimber from %[2]v to %[3]v (%[4]v): this leaves %[6]d %[5]v of nimber 1, an odd number, and nothing larger.",
		Zh: "%[1]v：把它的 SG 值从 %[2]v 变为 %[3]v（%[4]v），留下 %[6]d 个 SG 值为 1 的%[5]v，是奇数，且没有更大的。",
	}
)

// How every move of a lost position is answered.
var (
	lostAlone = map[game.Convention]game.Text{
		game.Normal: {
			En: "Every move leads to a nimber other than 0, and from there the opponent can move to nimber 0 again.",
			Zh: "无论怎么走，SG 值都不再为 0；对手总能再走回 SG 值为 0 的局面。",
		},
		game.Misere: {
			En: "Every move leads to a nimber other than 1. From there the opponent moves to nimber 1 again or, if no move is left, has won.",
			Zh: "无论怎么走，SG 值都不再为 1；对手总能再走回 SG 值为 1 的局面，若已无路可走，则对手获胜。",
		},
	}
	lostSum = game.Text{
		En: "A move changes the nimber of one %v to another number, so the nim-sum is no longer 0; the opponent can then bring it back to 0.",
		Zh: "任何一步都会把某一%v的 SG 值变成另一个数，异或和不再为 0；对手总能把它恢复为 0。",
	}
	lostFirm = game.Text{
		En: "At least two nimbers are 2 or more, or else the nim-sum would not be 0. A move changes only one, so afterwards the nim-sum is not 0 and one of 2 or more is left. If it is the only one, the opponent brings that %[1]v to 0 or 1, whichever makes the number of %[2]v of nimber 1 odd; otherwise the opponent brings the nim-sum back to 0, with a %[1]v of 2 or more left.",
		Zh: "SG 值不小于 2 的%[1]v至少有两个，否则异或和不会为 0。任何一步只改变其中一个，此后异或和不为 0，且至少还剩一个不小于 2 的。若只剩这一个，对手把它变为 0 或 1，使 SG 值为 1 的%[2]v有奇数个；否则对手把异或和恢复为 0，且仍留有不小于 2 的%[1]v。",
	}
	lostOnes = game.Text{
		En: "Every move brings a %[1]v of nimber 1 to 0 and leaves an even number of %[2]v of nimber 1. The opponent makes it odd again in the same way or, if no move is left, has won.",
		Zh: "任何一步都会把一个 SG 值为 1 的%[1]v变为 0，使 SG 值为 1 的%[2]v有偶数个；对手用同样的走法使其恢复为奇数个，若已无路可走，则对手获胜。",
	}
	lostFickle = game.Text{
		En: "After a move that leaves every nimber below 2, the number of %[2]v of nimber 1 is even: the opponent makes it odd again or, if no move is left, has won. If a move brings a %[1]v to nimber 2 or more, the opponent brings that one to 0 or 1, whichever makes the number odd.",
		Zh: "若走后各%[1]v的 SG 值仍小于 2，则 SG 值为 1 的%[2]v有偶数个：对手使其恢复为奇数个，若已无路可走，则对手获胜。若某一步使一个%[1]v的 SG 值不小于 2，对手就把它变为 0 或 1，使 SG 值为 1 的%[2]v有奇数个。",
	}
)

// sentence makes a phrase into a sentence: in English a capital, unless it begins
// with notation, and a full stop.
func sentence(p game.Phrase, l game.Lang) string {
	s := p.In(l)
	if word, _, _ := strings.Cut(s, " "); l == game.En && !strings.ContainsFunc(word, func(c rune) bool { return !unicode.IsLetter(c) }) {
		first, size := utf8.DecodeRuneInString(s)
		s = string(unicode.ToUpper(first)) + s[size:]
	}
	if last, _ := utf8.DecodeLastRuneInString(s); strings.ContainsRune(".:。：", last) {
		return s
	}
	return s + stop.In(l)
}

var stop = game.Text{En: ".", Zh: "。"}

// nimSum is numbers with the sign of the nim-sum between them.
type nimSum []*big.Int

// In writes the sum, the same in every language.
func (s nimSum) In(game.Lang) string {
	words := make([]string, len(s))
	for i, n := range s {
		words[i] = n.String()
	}
	return strings.Join(words, " ⊕ ")
}
