package server

import (
	"grundy"
	"grundy/codegen"
	"grundy/explain"
	"grundy/game"
)

// What the members of answers mean.

// answers are their words, those of one form with its name in front.
var answers = map[string]game.Text{
	"position":           {En: "the position in notation; it reads back as the same", Zh: "记法写出的局面，可原样读回"},
	"convention":         {En: "who has lost: in normal play a player who cannot move, in misère play the other", Zh: "规则：normal 为正常规则，不能走的一方失败；misere 为反常规则，不能走的一方获胜"},
	"outcome":            {En: "N: the player to move wins; P: the other does; D: play can go on for ever, and neither can win", Zh: "N：先手必胜；P：后手必胜；D：可以永远走下去，双方都不能获胜"},
	"Option outcome":     {En: "the same of the position after the move; empty where a limit kept it from being known", Zh: "走后局面的胜负；受上限所限而未知时为空"},
	"winner":             {En: "who wins: the first player, who is to move, the second, or nobody", Zh: "获胜的一方：first 为先手，second 为后手，draw 为平局"},
	"nimber":             {En: "the nimber, or an infinite value such as inf{0,2} where play can go on for ever and no nimber fits; null in misère play, and where it was not computed", Zh: "SG 值；若可以永远走下去而没有合适的 SG 值，则为 inf{0,2} 这样的无穷值；反常规则下或未计算时为 null"},
	"nimber_note":        {En: "why there is no nimber", Zh: "没有 SG 值的原因"},
	"components":         {En: "the components of the position, in its order", Zh: "局面的各个子游戏，按原有顺序"},
	"winning_moves":      {En: "the moves that win, in the order of the components and of the ruleset", Zh: "必胜走法，按子游戏与规则的顺序"},
	"replies":            {En: "of a lost position, moves with the answer that wins against each, all of them where there are few", Zh: "必败局面的走法及对每种走法的取胜应着；走法不多时列出全部"},
	"drawing_moves":      {En: "of a draw, the moves that keep it", Zh: "平局时，能保持平局的走法"},
	"remoteness_note":    {En: "why the moves have no remoteness", Zh: "走法没有距离的原因"},
	"winning_move_count": {En: "how many moves win, exactly; null where a limit kept them from being counted", Zh: "必胜走法的确切总数；受上限所限未能数清时为 null"},
	"count_note":         {En: "why they were not counted", Zh: "未能数清的原因"},
	"complete":           {En: "whether nothing was left out", Zh: "是否完整，没有遗漏"},
	"warrant":            {En: "what the answer rests on", Zh: "结论的依据"},
	"reason":             {En: "why, step by step", Zh: "理由，逐步给出"},
	"stats":              {En: "what the answer cost; all else is the same for the same question", Zh: "求解的开销；除此之外，同样的问题得到同样的答案"},

	"by":                     {En: "what it rests on: a theorem, a proved period, a computation from the definition by an engine or by a search, or the nim-sum of the components", Zh: "依据：theorem 为定理，period 为已证明的周期，computed 与 search 为按定义计算与搜索，sum 为各子游戏 SG 值的异或和"},
	"source":                 {En: "the key of the source, which docs/references.md has", Zh: "出处的关键词，见 docs/references.md"},
	"detail":                 {En: "more about what it rests on", Zh: "依据的细节"},
	"Problem detail":         {En: "the sentence that says why", Zh: "说明原因的一句话"},
	"view":                   {En: "a picture of the component, after the move where there is one; missing where it has none", Zh: "该子游戏（有走法时为走后）的图形；没有图形时不出现"},
	"views":                  {En: "the pictures of the components, null where one has none", Zh: "各子游戏的图形，没有图形的为 null"},
	"component":              {En: "in which component, counted from 0", Zh: "所在的子游戏，从 0 数起"},
	"at":                     {En: "the heaps or cells that the move touches, counted from 0", Zh: "这一步触及的堆或格，从 0 数起"},
	"Reply move":             {En: "a move of the player who has lost", Zh: "必败一方的一步"},
	"Reply answer":           {En: "the answer that wins", Zh: "取胜的应着"},
	"move":                   {En: "the move in words", Zh: "走法的文字说明"},
	"moves":                  {En: "the moves, in the order of the components and of the ruleset", Zh: "各种走法，按子游戏与规则的顺序"},
	"to":                     {En: "the whole position after it", Zh: "走后的整个局面"},
	"remoteness":             {En: "how many moves are left after it when the winner hastens and the loser delays", Zh: "走后剩余的步数（胜方求快，负方拖延）"},
	"text":                   {En: "the step in words", Zh: "这一步的文字"},
	"figure":                 {En: "a drawing that helps", Zh: "辅助说明的图"},
	"Figure kind":            {En: "what is drawn; docs/json.md says what the rows of each kind are", Zh: "图的种类；各种类的 rows 见 docs/json.md"},
	"Figure labels":          {En: "words for the rows, or for what else is drawn", Zh: "各行或图中其他内容的文字"},
	"Figure rows":            {En: "the numbers of the figure", Zh: "图中的数"},
	"Figure mark":            {En: "the indexes of what matters", Zh: "重点所在的下标"},
	"positions":              {En: "how many positions were computed", Zh: "计算了多少个局面"},
	"seconds":                {En: "how long it took", Zh: "用时（秒）"},
	"View kind":              {En: "how it is drawn; docs/api.md says what each kind has", Zh: "画法；各种类的成员见 docs/api.md"},
	"directed":               {En: "the edges have a direction", Zh: "边有方向"},
	"by_edge":                {En: "moves touch edges and not vertices", Zh: "走法针对边而非顶点"},
	"sizes":                  {En: "of heaps a number each, of a grid the row and the column of each token by turns", Zh: "heaps：每堆一个数；grid：各棋子的行与列，依次给出"},
	"View rows":              {En: "the board, a text for each row", Zh: "棋盘，每行一段文字"},
	"View names":             {En: "the names of the vertices", Zh: "各顶点的名称"},
	"View edges":             {En: "the edges, as pairs of indexes of vertices", Zh: "各条边，以顶点下标对表示"},
	"View mark":              {En: "the vertices that hold a token", Zh: "放有棋子的顶点"},
	"ground":                 {En: "the vertices that are the ground, a line below all that stands on it", Zh: "代表地面的顶点，画成图形底部的一条线"},
	"edges":                  {En: "the moves, as pairs of indexes of vertices", Zh: "各种走法，以顶点下标对表示"},
	"layers":                 {En: "for each vertex how many moves can be made at most from there; null where play can come back to an earlier position", Zh: "从各顶点起最多还能走多少步；若可能回到先前的局面则为 null"},
	"vertices":               {En: "the positions that the components can become", Zh: "各子游戏可能变成的局面"},
	"Vertex name":            {En: "the position in notation", Zh: "记法写出的局面"},
	"value":                  {En: "the nimber or the infinite value; null in misère play", Zh: "SG 值或无穷值；反常规则下为 null"},
	"token":                  {En: "a component stands here", Zh: "有子游戏处于此处"},
	"error":                  {En: "what cut the answer short, or stands in its place", Zh: "截断或取代答案的原因"},
	"code":                   {En: "what kind of refusal it is", Zh: "错误码"},
	"message":                {En: "the sentence that says why", Zh: "说明原因的一句话"},
	"where":                  {En: "the place in the input, missing where none is known", Zh: "在输入中的位置；未知时不出现"},
	"file":                   {En: "the usual name of the file", Zh: "惯用的文件名"},
	"Where file":             {En: "the name of the file, empty for none", Zh: "文件名；没有则为空"},
	"line":                   {En: "the line, counted from 1; 0 is unknown", Zh: "行号，从 1 数起；0 表示未知"},
	"column":                 {En: "the column, counted from 1; 0 is unknown", Zh: "列号，从 1 数起；0 表示未知"},
	"type":                   {En: "about:blank: the status says it", Zh: "about:blank，含义见状态码"},
	"status":                 {En: "the status of the response", Zh: "状态码"},
	"Problem title":          {En: "the words for the status", Zh: "状态码的英文名称"},
	"ruleset":                {En: "the ruleset in notation", Zh: "记法写出的规则"},
	"from":                   {En: "the heap of the first value", Zh: "第一个值对应的堆"},
	"values":                 {En: "the nimbers of the heaps from there on", Zh: "由此开始各堆的 SG 值"},
	"preperiod":              {En: "g(n + period) = g(n) + saltus for all n from here on", Zh: "由此开始，对所有 n 有 g(n + period) = g(n) + saltus"},
	"period":                 {En: "the period, null where none was found", Zh: "周期；未找到则为 null"},
	"saltus":                 {En: "by how much the nimbers grow in each period", Zh: "每过一个周期，SG 值的增量"},
	"last_exception":         {En: "the last heap where the law does not hold, preperiod − 1", Zh: "规律不成立的最后一个堆，即 preperiod − 1"},
	"proved":                 {En: "whether a theorem makes it hold for ever; otherwise it was only seen", Zh: "是否有定理保证永远成立；否则只是观察所得"},
	"method":                 {En: "the theorem, in a word", Zh: "所用定理的简称"},
	"checked_to":             {En: "the last heap whose nimber was compared; null for a formula, which needs none", Zh: "比较过 SG 值的最后一个堆；有公式而无须比较时为 null"},
	"max_nimber":             {En: "the largest nimber as far as it was looked for", Zh: "所及范围内的最大 SG 值"},
	"max_first":              {En: "the least heap that has it", Zh: "取到该值的最小的堆"},
	"bracketed":              {En: "the two numbers stand in brackets of their own", Zh: "两个数另加一层方括号"},
	"least":                  {En: "the least of the first and of the second number, with which rows and columns begin", Zh: "两个数各自的最小值，行与列由此开始"},
	"outcomes":               {En: "a row for each first number, with a letter for each second one: N, P or D, and a point where there is no such position", Zh: "第一个数每值一行，第二个数每值一个字母：N、P 或 D；没有这样的局面时为一个点"},
	"nimbers":                {En: "the nimbers in the same way, null where there is none or it is not known; in misère play null", Zh: "SG 值，排列相同；没有或未知时为 null；反常规则下整体为 null"},
	"name":                   {En: "the name", Zh: "名称"},
	"aliases":                {En: "its other names", Zh: "别名"},
	"keywords":               {En: "words under which it is found", Zh: "搜索词"},
	"title":                  {En: "what it is called", Zh: "标题"},
	"rule":                   {En: "the rule in words", Zh: "规则的文字说明"},
	"forms":                  {En: "the ways to write its values", Zh: "数值的各种写法"},
	"Form values":            {En: "the values in their order", Zh: "依次写出的各值"},
	"repeat":                 {En: "the last value may stand any number of times", Zh: "最后一个值可以重复任意多次"},
	"parameters":             {En: "its parameters, which are written with their names", Zh: "各参数，书写时带名称"},
	"examples":               {En: "positions in notation", Zh: "记法写出的局面示例"},
	"theory":                 {En: "what is known of it", Zh: "已知的理论"},
	"Ruleset theory":         {En: "theorems about it", Zh: "相关定理"},
	"sources":                {En: "the keys of their sources", Zh: "定理出处的关键词"},
	"claim":                  {En: "the statement", Zh: "定理内容"},
	"Param kind":             {En: "what kind of value it takes", Zh: "取值的种类"},
	"min":                    {En: "the least integer that is taken", Zh: "可取的最小整数"},
	"names":                  {En: "words that are taken", Zh: "可取的词"},
	"required":               {En: "it must be written", Zh: "必须写出"},
	"default":                {En: "what it is when it is not written; null where it must be, or means nothing then", Zh: "不写时的取值；必须写出或不写即无时为 null"},
	"doc":                    {En: "what it means", Zh: "含义"},
	"id":                     {En: "the id of the problem", Zh: "题号"},
	"family":                 {En: "the family of games that it is of", Zh: "所属的博弈类型"},
	"game":                   {En: "what the family is called", Zh: "该类型的名称"},
	"site":                   {En: "the judge that has it", Zh: "所在的评测网站"},
	"limits":                 {En: "the bounds of the input", Zh: "输入数据的范围"},
	"input":                  {En: "the format of the input", Zh: "输入格式"},
	"output":                 {En: "the format of the output", Zh: "输出格式"},
	"JudgeReply output":      {En: "the output, byte for byte; where a case was refused, that of the cases before it", Zh: "输出，逐字节一致；若某组数据被拒绝，则为此前各组的输出"},
	"samples":                {En: "inputs with their outputs", Zh: "样例"},
	"traps":                  {En: "inputs on which programs are known to go wrong", Zh: "程序容易出错的输入"},
	"in":                     {En: "the input", Zh: "输入"},
	"out":                    {En: "its output", Zh: "对应的输出"},
	"JudgeSample source":     {En: "where both come from", Zh: "样例的来源"},
	"problems":               {En: "the problems whose format the programs read", Zh: "程序可直接读取其格式的题目"},
	"others":                 {En: "the problems that it answers in other formats", Zh: "格式不同、但可用此模板解答的题目"},
	"range":                  {En: "which numbers it takes", Zh: "数的范围"},
	"complexity":             {En: "how long it takes", Zh: "时间复杂度"},
	"languages":              {En: "the programming languages", Zh: "可用的编程语言"},
	"CodegenWritten lang":    {En: "the programming language", Zh: "编程语言"},
	"CodegenWritten source":  {En: "the program", Zh: "程序"},
	"notes":                  {En: "what is to be changed for a problem of another format", Zh: "题目格式不同时需要改动之处"},
	"terms":                  {En: "how many terms were given", Zh: "给出了多少项"},
	"few":                    {En: "they are too few to tell much", Zh: "项数太少，难以断定"},
	"candidates":             {En: "what agrees with them, the simplest first", Zh: "相符的规则与规律，简单的在前"},
	"near":                   {En: "without candidates: rulesets that agree with all but a few terms", Zh: "没有相符者时，只有少数几项不符的规则"},
	"odd":                    {En: "the terms in which it differs", Zh: "不符的项"},
	"IdentifyOdd term":       {En: "the term, counted from 0", Zh: "第几项，从 0 数起"},
	"IdentifyOdd value":      {En: "what the ruleset has there", Zh: "该规则在此处的值"},
	"more":                   {En: "how many more agree", Zh: "另有多少个相符"},
	"IdentifyListing period": {En: "a period that the terms show, not proved; null for none", Zh: "各项显示出的周期，未经证明；没有则为 null"},
	"IdentifyPeriod period":  {En: "the period", Zh: "周期"},
	"differ":                 {En: "the least term to come, or lost heap, on which two candidates differ; null where none was found", Zh: "使两个候选不同的最小的项（或必败堆）；未找到则为 null"},
	"differ_pair":            {En: "the same for lost pairs", Zh: "两堆必败局面的情形，含义相同"},
	"IdentifyListed name":    {En: "the ruleset in notation, or the name of a pattern", Zh: "记法写出的规则，或规律的名称"},
	"shift":                  {En: "term i is heap i + shift", Zh: "第 i 项对应大小为 i + shift 的堆"},
	"agrees":                 {En: "with how many terms it was compared, and agreed", Zh: "经比较相符的项数"},
	"next":                   {En: "the terms to come", Zh: "接下来的各项"},
	"next_pairs":             {En: "the lost pairs to come", Zh: "接下来的两堆必败局面"},
}

// answered is what a member of an answer means.
func answered(form, name string) game.Text {
	if t, ok := answers[form+" "+name]; ok {
		return t
	}
	return answers[name]
}

// closed are the words of which a member of an answer, or each of its entries, is one;
// nil where it may be any.
func closed(form, name string) []string {
	switch name {
	case "convention":
		return texts(game.Normal, game.Misere)
	case "outcome":
		all := texts(game.N, game.P, game.D)
		if form == "Option" {
			all = append(all, "")
		}
		return all
	case "winner":
		return []string{explain.Winners[game.N], explain.Winners[game.P], explain.Winners[game.D]}
	case "by":
		return plain(grundy.ByTheorem, grundy.ByPeriod, grundy.ByComputed, grundy.BySearch, grundy.BySum)
	case "code":
		return plain(game.Syntax, game.UnknownRuleset, game.BadParameter, game.NotImpartial, game.Limit, game.Cancelled, game.Internal)
	case "languages":
		return programming()
	}
	switch form + " " + name {
	case "CodegenWritten lang":
		return programming()
	case "Figure kind":
		return game.FigureKinds[:]
	case "View kind":
		return game.ViewKinds[:]
	case "Param kind":
		return game.KindNames[:]
	}
	return nil
}

// texts are the words for values.
func texts[T interface{ String() string }](all ...T) []string {
	var out []string
	for _, x := range all {
		out = append(out, x.String())
	}
	return out
}

// plain are values that are words.
func plain[T ~string](all ...T) []string {
	var out []string
	for _, x := range all {
		out = append(out, string(x))
	}
	return out
}

// programming are the programming languages of templates.
func programming() []string {
	var out []string
	for _, x := range codegen.Languages() {
		out = append(out, x.Name)
	}
	return out
}
