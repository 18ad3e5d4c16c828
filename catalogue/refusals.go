package catalogue

import (
	"slices"
	"strings"

	"grundy/game"
)

// A refusal is a kind of game that is none of ours, with the names under which
// people ask for such games: why it is not solved, and what to do instead.
type refusal struct {
	why   game.Text
	names []string
}

var refusals = []refusal{
	{game.Text{
		En: "%s is decided by a score and not by who moves last, so it has neither nimbers nor an outcome here; a search for the best difference (minimax) answers it, and its last-mover form, such as nimstring for Dots and Boxes, can be solved",
		Zh: "%s 比的是得分，而不是谁走最后一步，因此没有 SG 值，也不在求解范围内；应当用极小化极大搜索求最优分差；它的“最后一步”形式（如点格棋对应的 nimstring）可以求解",
	}, []string{"stone_game", "dots_and_boxes", "mancala", "kalah", "oware", "coin_game", "pick_coins", "取石子得分", "点格棋"}},
	{game.Text{
		En: "%s has more than two players; the theorem of Sprague and Grundy needs exactly two, and with three even a finite game may have no winner without coalitions",
		Zh: "%s 的玩家多于两人；SG 定理只适用于恰好两人的游戏，三人时即使是有限游戏，也可能谁都没有必胜策略",
	}, []string{"three_player_nim", "three_players", "nim3p", "三人尼姆", "三人抢30"}},
	{game.Text{
		En: "%s is partizan: the players have different moves, so no nimber fits; only impartial games are solved here, such as cram for Domineering and node_kayles for Snort",
		Zh: "%s 是偏袒游戏：双方可走的步不同，没有 SG 值；这里只求解公平游戏，例如以 cram 代替 Domineering，以 node_kayles 代替 Snort",
	}, []string{
		"domineering", "hex", "go", "chess", "checkers", "draughts", "col", "snort", "toads_and_frogs", "tic_tac_toe", "gomoku", "connect_four", "reversi", "othello",
		"amazons", "blue_red_hackenbush", "red_blue_hackenbush", "clobber", "fox_and_geese", "井字棋", "围棋", "象棋", "五子棋", "黑白棋",
	}},
	{game.Text{
		En: "%s lets the opponent restrict the move, so a position is not its heaps alone; write a rule file whose positions hold what the opponent has chosen",
		Zh: "%s 由对手限制走法，局面不只是各堆的大小；请写一个规则文件，让局面包含对手的选择",
	}, []string{"interactive_stones", "blocking_nim", "greedy_nim_blocked", "opponent_picks", "constrained_nim"}},
	{game.Text{
		En: "%s has positions with infinitely many options, which no search gets through; bound the options, as in a rule file that plays up to some number",
		Zh: "%s 有后继无穷多的局面，任何搜索都无法穷尽；请限制后继的范围，例如用规则文件只考虑到某个数为止",
	}, []string{"sylver_coinage", "sylver", "西尔弗造币"}},
}

var (
	unknownText = game.Text{En: "there is no ruleset %q", Zh: "没有名为 %q 的规则"}
	suggestText = game.Text{En: "there is no ruleset %q; did you mean %s?", Zh: "没有名为 %q 的规则；是不是 %s？"}
)

// Unknown says why there is no ruleset of that name: because the game is of a kind
// that is not solved, or with the name that may have been meant.
func Unknown(name string) *game.Error {
	plain := strings.ToLower(strings.ReplaceAll(name, "-", "_"))
	for _, r := range refusals {
		if slices.Contains(r.names, plain) {
			return game.Refuse(game.NotImpartial, r.why, game.Short(name))
		}
	}
	if near := Nearest(name); near != "" {
		return game.Refuse(game.UnknownRuleset, suggestText, game.Short(name), near)
	}
	return game.Refuse(game.UnknownRuleset, unknownText, game.Short(name))
}
