package catalogue

import "grundy/game"

// octalRow is a game that is a take-and-break code with a name of its own.
type octalRow struct {
	code              string
	title, rule       game.Text
	aliases, keywords []string
	examples          []string
	source            string // where the game is described
}

// octalRows are the named codes. They are only read.
//
// What is known of them: Kayles has period 12 from heap 71 on, Dawson's Kayles 34
// from 53 on, and Dawson's chess, which is Dawson's Kayles with one stone less,
// 34 from 52 on [Guy, Smith 1956]. Guiles has period 10 [Berlekamp, Conway, Guy
// 1982], Double Kayles 24 from heap 142 on [A071074], Daisies 2 from 1 on [Plambeck
// 1992]. Of Grundy's game and of Officers no period is known.
var octalRows = map[string]octalRow{
	"kayles": {
		code:  "0.77",
		title: game.Text{En: "Kayles", Zh: "Kayles（保龄球游戏）"},
		rule: game.Text{
			En: "Take one or two stones from a heap, and if you like leave the rest as two heaps: knock down one pin of a row, or two neighbours.",
			Zh: "从一堆中取一个或两个石子，也可把剩下的分成两堆：即击倒一排瓶中的一个，或相邻的两个。",
		},
		aliases:  []string{"凯尔斯", "保龄球游戏"},
		keywords: []string{"bowling pins", "rip van winkle's game", "Rip Van Winkle", "skittles", "0.77", ".77", "九柱戏"},
		examples: []string{"kayles(12)", "kayles(5, 9, 1000000000000000000)"},
		source:   "Guy, Smith 1956",
	},
	"dawson_kayles": {
		code:  "0.07",
		title: game.Text{En: "Dawson's Kayles", Zh: "Dawson 的 Kayles"},
		rule: game.Text{
			En: "Take two stones from a heap, and if you like leave the rest as two heaps: knock down two neighbouring pins of a row.",
			Zh: "从一堆中取两个石子，也可把剩下的分成两堆：即击倒一排瓶中相邻的两个。",
		},
		aliases:  []string{"道森凯尔斯"},
		keywords: []string{"Dawson", "0.07", ".07", "道森"},
		examples: []string{"dawson_kayles(12)", "dawson_kayles(5, 9)"},
		source:   "Guy, Smith 1956",
	},
	"dawson_chess": {
		code:  "0.137",
		title: game.Text{En: "Dawson's chess", Zh: "Dawson 象棋"},
		rule: game.Text{
			En: "Take one stone when it is the whole heap, two stones from the end of a row, or three from anywhere in it, where the rest may be left as two rows: take a stone and its neighbours.",
			Zh: "把石子排成一行，取走一个石子及与它相邻的石子：独自一个时取一个，在一端时取两个，在中间时取三个，剩下的可成两行。",
		},
		aliases:  []string{"dawson", "道森棋", "道森象棋"},
		keywords: []string{"Dawson's chess", "independence game", "Avoid the Neighbours", "Rob's Dots", "0.137", ".137", "道森"},
		examples: []string{"dawson_chess(12)", "dawson_chess(10, 20)"},
		source:   "Guy, Smith 1956",
	},
	"grundy_game": {
		code:  "4!.0",
		title: game.Text{En: "Grundy's game", Zh: "Grundy 游戏"},
		rule: game.Text{
			En: "Split a heap into two heaps of different sizes.",
			Zh: "把一堆分成大小不同的两堆。",
		},
		aliases:  []string{"grundy", "grundys_game", "格伦迪游戏"},
		keywords: []string{"Grundy's game", "split into unequal heaps", "4!.0", "分成不相等的两堆"},
		examples: []string{"grundy_game(9)", "grundy_game(7, 20)"},
		source:   "Grundy 1939",
	},
	"lasker": {
		code:  "4.[3]",
		title: game.Text{En: "Lasker's Nim", Zh: "Lasker 尼姆"},
		rule: game.Text{
			En: "Take any number of stones, at least one, from a heap, or split a heap into two.",
			Zh: "从一堆中取任意多个（至少一个）石子，或把一堆分成两堆。",
		},
		aliases:  []string{"laskers_nim", "拉斯克尼姆"},
		keywords: []string{"Lasker's Nim", "Multi-SG", "take or split", "4.[3]", "拆分", "分成两堆"},
		examples: []string{"lasker(3, 5, 7)", "lasker(2, 1000000000000000000)"},
		source:   "Berlekamp, Conway, Guy 1982",
	},
	"split_in_three": {
		code:  "8.[3]",
		title: game.Text{En: "Nim with splits in three", Zh: "可三分的尼姆"},
		rule: game.Text{
			En: "Take any number of stones, at least one, from a heap, or split a heap into three.",
			Zh: "从一堆中取任意多个（至少一个）石子，或把一堆分成三堆。",
		},
		aliases:  []string{"a_simple_nim", "三分尼姆"},
		keywords: []string{"A Simple Nim", "split into three", "HDU 5795", "8.[3]", "分成三堆"},
		examples: []string{"split_in_three(6, 7)", "split_in_three(7, 8, 16)"},
		source:   "HDU 5795",
	},
	"officers": {
		code:  "0.6",
		title: game.Text{En: "Officers", Zh: "Officers（军官）"},
		rule: game.Text{
			En: "Take one stone from a heap of two or more, and if you like leave the rest as two heaps.",
			Zh: "从至少两个石子的一堆中取一个，也可把剩下的分成两堆。",
		},
		aliases:  []string{"军官游戏"},
		keywords: []string{"Officers", "0.6", ".6", "军官"},
		examples: []string{"officers(12)", "officers(4, 20)"},
		source:   "Berlekamp, Conway, Guy 1982",
	},
	"guiles": {
		code:  "0.15",
		title: game.Text{En: "Guiles", Zh: "Guiles（双石游戏）"},
		rule: game.Text{
			En: "Take away a heap of one or two stones, or take two stones from a heap of four or more and leave the rest as two heaps.",
			Zh: "取走一整堆一个或两个石子；或从至少四个石子的一堆中取两个，并把剩下的分成两堆。",
		},
		aliases:  []string{"双石游戏"},
		keywords: []string{"Guiles", "0.15", ".15"},
		examples: []string{"guiles(12)", "guiles(4, 1000000000000000000)"},
		source:   "Berlekamp, Conway, Guy 1982",
	},
	"double_kayles": {
		code:  "0.7777",
		title: game.Text{En: "Double Kayles", Zh: "双重 Kayles"},
		rule: game.Text{
			En: "Take one to four stones from a heap, and if you like leave the rest as two heaps: knock down up to four neighbouring pins of a row.",
			Zh: "从一堆中取一到四个石子，也可把剩下的分成两堆：即击倒一排瓶中相邻的一到四个。",
		},
		aliases:  []string{"双重凯尔斯"},
		keywords: []string{"Double Kayles", "0.7777", ".7777"},
		examples: []string{"double_kayles(12)", "double_kayles(5, 9, 1000000000000000000)"},
		source:   "A071074",
	},
	"daisies": {
		code:  "4.7",
		title: game.Text{En: "Daisies", Zh: "Daisies（雏菊）"},
		rule: game.Text{
			En: "Take one stone from a heap, and if you like leave the rest as two heaps; or split a heap into two without taking.",
			Zh: "从一堆中取一个石子，也可把剩下的分成两堆；或者不取石子，只把一堆分成两堆。",
		},
		aliases:  []string{"knots", "雏菊游戏"},
		keywords: []string{"Daisies", "Pulling Petals", "Knots", "4.7", "拔花瓣"},
		examples: []string{"daisies(9)", "daisies(5, 1000000000000000000)"},
		source:   "Plambeck 1992",
	},
	"she_loves_me": {
		code:  "0.3",
		title: game.Text{En: "She Loves Me, She Loves Me Not", Zh: "她爱我，她不爱我"},
		rule: game.Text{
			En: "Take one stone from a heap: pull one petal off a daisy.",
			Zh: "从一堆中取一个石子：即从一朵雏菊上拔一片花瓣。",
		},
		aliases:  []string{"数花瓣"},
		keywords: []string{"She Loves Me, She Loves Me Not", "0.3", ".3", "数花瓣"},
		examples: []string{"she_loves_me(9)", "she_loves_me(5, 1000000000000000000)"},
		source:   "Plambeck 1992",
	},
	"stalking": {
		code:  "0.31",
		title: game.Text{En: "Stalking", Zh: "Stalking（茎）"},
		rule: game.Text{
			En: "Take one stone from a heap, or take a heap of two.",
			Zh: "从一堆中取一个石子，或取走大小恰为二的一整堆。",
		},
		aliases:  []string{"茎游戏"},
		keywords: []string{"Stalking", "0.31", ".31"},
		examples: []string{"stalking(9)", "stalking(2, 5, 1000000000000000000)"},
		source:   "Plambeck 2003",
	},
}

// The rows are registered when the package is initialised.
var _ = registerRows()

func registerRows() []*game.Ruleset {
	var all []*game.Ruleset
	for name, row := range octalRows {
		all = append(all, register(row.ruleset(name)))
	}
	return all
}

// ruleset is the ruleset of a row.
func (row octalRow) ruleset(name string) game.Ruleset {
	c := mustCode(row.code)
	theory := []*game.Theorem{guySmithTheorem}
	if t := newOctal(c).theorem; t != nil {
		theory = []*game.Theorem{t}
	}
	return game.Ruleset{
		Name: name, Scheme: "octal", Aliases: row.aliases, Keywords: row.keywords,
		Title: row.title, Rule: row.rule,
		Forms: []game.Form{heapForm}, Examples: row.examples, Theory: theory,
		New: func(a game.Args) (game.Position, error) {
			return game.Heaps{Rule: newOctal(c), Notation: game.Notation{Name: name}, Sizes: a.Nats()}, nil
		},
	}
}
