package judge

import (
	"slices"

	"grundy/catalogue"
	"grundy/game"
)

// Game is what the family of the problem is called: the title of its ruleset, or words
// where it has none.
func (p *Problem) Game() game.Text {
	if r := catalogue.Lookup(p.Family); r != nil {
		return r.Title
	}
	return familyWords[p.Family]
}

// familyNames are all that people call the family of a problem by.
func (p *Problem) familyNames() []string {
	names := []string{p.Family, p.Game().En, p.Game().Zh}
	if r := catalogue.Lookup(p.Family); r != nil {
		names = slices.Concat(names, r.Aliases, r.Keywords)
	}
	return names
}

// familyWords are the families that have no ruleset.
var familyWords = map[string]game.Text{
	"antidiagonals":      {En: "Nim on antidiagonals", Zh: "反对角线上的尼姆"},
	"beans":              {En: "Splitting beans", Zh: "分裂豆子"},
	"bombs":              {En: "Splitting bombs", Zh: "分裂炸弹"},
	"boxes":              {En: "Balls into boxes", Zh: "球放入盒子"},
	"calendar":           {En: "Race through the calendar", Zh: "日历赛跑"},
	"candy piles":        {En: "Largest heap, or one of each", Zh: "取最大堆或各取一个"},
	"capped merging":     {En: "Merging heaps up to a size", Zh: "有上限的合并"},
	"chalkboard":         {En: "Erasing without nim-sum 0", Zh: "擦数避零"},
	"chess_race":         {En: "Race of a chess piece", Zh: "棋子赛跑"},
	"coin_patches":       {En: "Turning patches of coins", Zh: "翻连通块"},
	"coinage":            {En: "Sylver coinage", Zh: "造币游戏"},
	"digits":             {En: "Deleting digits", Zh: "删数字"},
	"distinct":           {En: "Heaps that stay distinct", Zh: "各堆不得相等"},
	"divide":             {En: "Pairs of heaps, one divided", Zh: "成对分堆"},
	"dwindling":          {En: "One less each time", Zh: "逐次少取一个"},
	"euclid with powers": {En: "Euclid's game with powers", Zh: "带幂的欧几里得游戏"},
	"hyper_knight":       {En: "Knights on a board without end", Zh: "无限棋盘上的马"},
	"inner divisors":     {En: "Subtracting inner divisors", Zh: "减去非平凡约数"},
	"logs":               {En: "Sawing logs into equal parts", Zh: "等分锯木"},
	"merging":            {En: "Lowering and merging numbers", Zh: "减一与合并"},
	"multiplication":     {En: "Multiplying up to a number", Zh: "乘法赛跑"},
	"not_twice":          {En: "Not twice from one heap", Zh: "不得连取同一堆"},
	"odd and even":       {En: "Odd against even", Zh: "奇偶之争"},
	"once":               {En: "Each number once a heap", Zh: "每堆不取同数"},
	"pairs":              {En: "Taking and moving stones", Zh: "取走再移动"},
	"palindrome":         {En: "Race for a palindrome", Zh: "争回文"},
	"pearls":             {En: "Cutting bracelets", Zh: "断手链"},
	"plates":             {En: "Plates on a table", Zh: "桌上放圆盘"},
	"powers":             {En: "Choosing numbers and their powers", Zh: "选数与幂"},
	"promises":           {En: "Nim along roads", Zh: "沿道路的尼姆"},
	"ring_walk":          {En: "Walk round a ring", Zh: "环上行走"},
	"rooms":              {En: "Race of two heaps", Zh: "两人分堆赛跑"},
	"selective":          {En: "One from each chosen heap", Zh: "选堆各取一个"},
	"sequential":         {En: "Heaps in order", Zh: "依次取堆"},
	"swap":               {En: "Lower and swap", Zh: "减一再交换"},
	"thirds":             {En: "Sums that are no multiple of 3", Zh: "避开 3 的倍数"},
	"tree painting":      {En: "Painting paths of a tree", Zh: "树上染路径"},
	"unlike_neighbours":  {En: "Unlike neighbours", Zh: "相邻不同"},
	"walk for two":       {En: "A walk for both players", Zh: "代走双方"},
}
