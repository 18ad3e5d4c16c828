// Package members says what the members and parameters of questions mean, over HTTP and
// as arguments of the tools of an assistant alike.
package members

import "grundy/game"

// Of is what a member means that stands in the question of an endpoint or tool, nothing
// where nobody says. In own stands what a server means otherwise, by the name of the member,
// with that of the endpoint in front where it means that one alone.
func Of(own map[string]game.Text, endpoint, name string) game.Text {
	for _, words := range []map[string]game.Text{own, shared} {
		for _, key := range []string{endpoint + " " + name, name} {
			if t, ok := words[key]; ok {
				return t
			}
		}
	}
	return game.Text{}
}

var shared = map[string]game.Text{
	"position":               {En: "the position in notation: nim(3, 5, 7), wythoff(3, 5), octal(\"0.137\", 10), bash(21, max=3) + nim(4)", Zh: "用记法写出的局面，如 nim(3, 5, 7)、wythoff(3, 5)、octal(\"0.137\", 10)、bash(21, max=3) + nim(4)"},
	"check_formula position": {En: "a position in notation with variables in it: wythoff(a, b)", Zh: "用记法写出的含变量局面，如 wythoff(a, b)"},
	"misere":                 {En: "misère play (a player who cannot move wins), or normal play; by default the convention of the rulesets", Zh: "反常规则（不能走的一方获胜）或正常规则；默认取规则自身的约定"},
	"check_formula misere":   {En: "misère play: a player who cannot move wins", Zh: "反常规则：不能走的一方获胜"},
	"table misere":           {En: "misère play; normal play by default", Zh: "反常规则；默认为正常规则"},
	"moves":                  {En: "list at most so many moves, 0 for all within the limit; 100 by default", Zh: "最多列出多少种走法，0 表示上限之内全部列出；默认 100"},
	"nimber":                 {En: "compute the nimber whatever it costs, within the limits", Zh: "在上限之内不计代价求出 SG 值"},
	"views":                  {En: "add to each component and move a picture that can be drawn without knowing the game", Zh: "为每个子游戏与走法附上图形数据，无需了解规则即可绘制"},
	"rules":                  {En: "the texts of rule files, by the names of their rulesets; only where the server takes them", Zh: "规则文件的内容，以规则名为键；仅当服务器允许时可用"},
	"questions":              {En: "questions as for solve", Zh: "与 solve 相同的问题"},
	"lines":                  {En: "positions as they stand after grundy solve, without flags", Zh: "grundy solve 之后的写法，不带选项"},
	"vertices":               {En: "draw no graph of more vertices", Zh: "顶点超过此数则不画"},
	"ruleset":                {En: "the ruleset without values: kayles, octal(\"0.137\"), subtract(take=[1, 3, 4])", Zh: "不带数值的规则，如 kayles、octal(\"0.137\")、subtract(take=[1, 3, 4])"},
	"table ruleset":          {En: "the ruleset, without its numbers: wythoff(), queen(), octal(\"0.137\")", Zh: "规则，不带其中的数，如 wythoff()、queen()、octal(\"0.137\")"},
	"from":                   {En: "the first heap; 0 by default", Zh: "第一个堆的大小；默认 0"},
	"to":                     {En: "the last heap", Zh: "最后一个堆的大小"},
	"period to":              {En: "look at no heap from this one on; 1000000 by default", Zh: "只看小于此数的堆；默认 1000000"},
	"table to":               {En: "the greatest of both numbers, up to 300", Zh: "两个数的最大值，至多 300"},
	"heaps":                  {En: "the largest heap", Zh: "最大的堆"},
	"search":                 {En: "list only what has this word in a name, a title or its keywords", Zh: "只列出名称、标题或搜索词中含此词的内容"},
	"name":                   {En: "a name, or any other name of the same", Zh: "名称或别名"},
	"id":                     {En: "the id of a problem in any common spelling: hdu1850, P2197", Zh: "题号，常见写法皆可：hdu1850、P2197"},
	"input":                  {En: "the input of the problem", Zh: "题目的输入"},
	"vars":                   {En: "the variables and their ranges: a=0..20,b=0..20", Zh: "各变量及其范围，如 a=0..20,b=0..20"},
	"table":                  {En: "what is claimed, a line for each position: the values in the order of vars and then the answer, which is P or N, 0 or 1 (the player to move loses or wins), or the nimber", Zh: "待检验的结论，每个局面一行：按 vars 的顺序写各变量的值，再写答案：P 或 N、0 或 1（先手败或胜），或 SG 值"},
	"values":                 {En: "the nimbers of the heaps 0, 1, 2, … or 1, 2, 3, …", Zh: "大小为 0、1、2、… 或 1、2、3、… 的堆的 SG 值"},
	"lost":                   {En: "the values are the lost heaps in ascending order", Zh: "values 是从小到大的必败堆"},
	"pairs":                  {En: "instead of values, all lost pairs of heaps up to the largest heap", Zh: "不用 values，而给出全部两堆必败局面，直到所列最大的堆"},
	"language":               {En: "the programming language", Zh: "编程语言"},
	"comments":               {En: "the language of the comments", Zh: "注释所用语言"},
	"lang":                   {En: "the language of the answer", Zh: "答案所用语言"},
}
