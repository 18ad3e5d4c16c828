package server

import "grundy/game"

// members say what the members and parameters of questions mean, those of one schema or
// endpoint with its name in front.
var members = map[string]game.Text{
	"position":      {En: "the position in notation: nim(3, 5, 7), bash(21, max=3) + nim(4)", Zh: "记法写出的局面，如 nim(3, 5, 7)、bash(21, max=3) + nim(4)"},
	"misere":        {En: "misère play (a player who cannot move wins), or normal play; by default the convention of the rulesets", Zh: "反常规则（不能走的一方获胜）或正常规则；默认取规则自身的约定"},
	"moves":         {En: "list at most so many moves, 0 for all within the limit of the server", Zh: "最多列出多少种走法，0 表示全部（不超过服务器上限）"},
	"nimber":        {En: "compute the nimber whatever it costs, within the limits", Zh: "在上限之内不计代价求出 SG 值"},
	"views":         {En: "add to each component and move a picture that can be drawn without knowing the game", Zh: "为每个子游戏与走法附上图形数据，无需了解规则即可绘制"},
	"lang":          {En: "the language of the answer; by default that of Accept-Language", Zh: "答案所用语言；默认取自 Accept-Language"},
	"rules":         {En: "the texts of rule files, by the names of their rulesets; only where the server takes them", Zh: "规则文件的内容，以规则名为键；仅当服务器允许时可用"},
	"questions":     {En: "questions as for solve", Zh: "与 solve 相同的问题"},
	"lines":         {En: "positions as they stand after grundy solve, without flags", Zh: "grundy solve 之后的写法，不带选项"},
	"vertices":      {En: "draw no graph of more vertices", Zh: "顶点超过此数则不画"},
	"values":        {En: "the nimbers of the heaps 0, 1, 2, … or 1, 2, 3, …", Zh: "大小为 0、1、2、… 或 1、2、3、… 的堆的 SG 值"},
	"lost":          {En: "the values are the lost heaps in ascending order", Zh: "values 是从小到大的必败堆"},
	"pairs":         {En: "all lost pairs of heaps, up to the largest heap", Zh: "全部两堆必败局面，直到所列最大的堆"},
	"input":         {En: "the input of the problem", Zh: "题目的输入"},
	"ruleset":       {En: "the ruleset: kayles, octal(\"0.137\"), subtract(take=[1, 3, 4])", Zh: "规则，如 kayles、octal(\"0.137\")、subtract(take=[1, 3, 4])"},
	"from":          {En: "the first heap", Zh: "第一个堆的大小"},
	"to":            {En: "the last heap", Zh: "最后一个堆的大小"},
	"period to":     {En: "look at no heap from this one on; 1000000 by default", Zh: "只看小于此数的堆；默认 1000000"},
	"table ruleset": {En: "the ruleset, without its numbers: wythoff(), queen(), octal(\"0.137\")", Zh: "规则，不带其中的数，如 wythoff()、queen()、octal(\"0.137\")"},
	"table to":      {En: "the greatest of both numbers, up to 300", Zh: "两个数的最大值，至多 300"},
	"table misere":  {En: "misère play; normal play by default", Zh: "反常规则；默认为正常规则"},
	"heaps":         {En: "the largest heap", Zh: "最大的堆"},
	"search":        {En: "only what has this word in a name, a title or its keywords", Zh: "只列出名称、标题或搜索词中含此词的内容"},
	"name":          {En: "a name, or any other name of the same", Zh: "名称或别名"},
	"id":            {En: "the id of a problem in any common spelling: hdu1850, P2197", Zh: "题号，常见写法皆可：hdu1850、P2197"},
	"template lang": {En: "the programming language", Zh: "编程语言"},
	"comments":      {En: "the language of the comments", Zh: "注释所用语言"},
}

// member is what a member or parameter of an endpoint means.
func member(endpoint, name string) game.Text {
	if t, ok := members[endpoint+" "+name]; ok {
		return t
	}
	return members[name]
}
