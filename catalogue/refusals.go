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

// hints are for words that belong to every game.
var hints = []refusal{
	{game.Text{
		En: "%s is no ruleset but a convention that any game may have: write --misere behind it, such as grundy solve nim 3 5 7 --misere",
		Zh: "%s 不是一个规则，而是任何游戏都可采用的约定（取最后一个者输）：请在后面加 --misere，例如 grundy solve nim 3 5 7 --misere",
	}, []string{
		"misere", "misere_nim", "misere_play", "last_player_loses", "whoever_takes_the_last_stone_loses", "anti_nim", "antinim", "anti_sg", "reverse_nim", "inverse_nim",
		"反尼姆", "反尼姆博弈", "反nim", "反nim博弈", "反常", "反常nim", "反常尼姆", "反常游戏", "反常规则", "反sg", "反sg博弈", "反博弈",
		"拿到最后一个的输", "最后取光者输", "取最后一个者败", "取最后一个者输", "最后取者输",
	}},
	{game.Text{
		En: "%s is no ruleset but a figure of every position: grundy solve nim 3 5 7 says who wins and the nimber, and grundy eval 'nimber(nim(3, 5))' computes with nimbers",
		Zh: "%s 不是一个规则，而是每个局面都有的量：grundy solve nim 3 5 7 给出胜负与 SG 值，grundy eval 'nimber(nim(3, 5))' 可用 SG 值计算",
	}, []string{
		"nimber", "nimbers", "nim_value", "grundy_number", "grundy_value", "sg_value", "sg", "g_value", "sprague_grundy", "sprague_grundy_function", "mex", "nim_product", "nim_multiplication",
		"p_position", "n_position", "p_positions", "n_positions", "sg函数", "sg值", "sg定理", "nim数", "nim和", "异或和", "nim积", "nim乘法", "必败点", "必胜点", "必败态", "必胜态", "p点", "n点", "奇异局势",
	}},
	{game.Text{
		En: "%s is no ruleset: games are added with +, such as grundy solve 'nim(3) + kayles(5)'",
		Zh: "%s 不是一个规则：游戏用 + 相加，例如 grundy solve 'nim(3) + kayles(5)'",
	}, []string{"sum", "sums", "disjunctive_sum", "sum_of_games", "组合游戏", "组合博弈", "游戏的和", "子游戏"}},
}

// Hint says what a word means that belongs to every game, or is nil.
func Hint(name string) *game.Error {
	for _, h := range hints {
		if slices.ContainsFunc(h.names, func(n string) bool { return folded(n) == folded(name) }) {
			return game.Refuse(game.UnknownRuleset, h.why, game.Short(name))
		}
	}
	return nil
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
	if h := Hint(name); h != nil {
		return h
	}
	if near := Nearest(name); near != "" {
		return game.Refuse(game.UnknownRuleset, suggestText, game.Short(name), near)
	}
	return game.Refuse(game.UnknownRuleset, unknownText, game.Short(name))
}
