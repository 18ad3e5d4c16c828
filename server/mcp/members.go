package mcp

import (
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"

	"grundy/game"
)

// members say what the arguments mean, those of one tool with its name in front.
var members = map[string]game.Text{
	"position":               {En: "the position in notation: nim(3, 5, 7), wythoff(3, 5), octal(\"0.137\", 10), bash(21, max=3) + nim(4)", Zh: "用记法写出的局面，如 nim(3, 5, 7)、wythoff(3, 5)、octal(\"0.137\", 10)、bash(21, max=3) + nim(4)"},
	"check_formula position": {En: "a position in notation with variables in it: wythoff(a, b)", Zh: "用记法写出的含变量局面，如 wythoff(a, b)"},
	"misere":                 {En: "misère play (a player who cannot move wins), or normal play; by default the convention of the ruleset", Zh: "反常规则（不能走的一方获胜）或正常规则；默认取规则自身的约定"},
	"check_formula misere":   {En: "misère play: a player who cannot move wins", Zh: "反常规则：不能走的一方获胜"},
	"moves":                  {En: "list at most so many moves, 0 for all within the limit; 100 by default", Zh: "最多列出多少种走法，0 表示上限之内全部列出；默认 100"},
	"nimber":                 {En: "compute the nimber whatever it costs, within the limits", Zh: "在上限之内不计代价求出 SG 值"},
	"lang":                   {En: "the language of the answer", Zh: "答案所用语言"},
	"ruleset":                {En: "the ruleset without values: kayles, octal(\"0.137\"), subtract(take=[1, 3, 4])", Zh: "不带数值的规则，如 kayles、octal(\"0.137\")、subtract(take=[1, 3, 4])"},
	"from":                   {En: "the first heap; 0 by default", Zh: "第一个堆的大小；默认 0"},
	"to":                     {En: "the last heap", Zh: "最后一个堆的大小"},
	"period to":              {En: "look at no heap from this one on; 1000000 by default", Zh: "只看小于此数的堆；默认 1000000"},
	"name":                   {En: "show this ruleset whole, by its name or any other name", Zh: "按名称或别名查看这个规则的全部内容"},
	"template name":          {En: "a game or the id of a judge's problem; without it the templates are listed", Zh: "博弈名称或题号；不写则列出全部模板"},
	"search":                 {En: "list only what has this word in a name, a title or its keywords", Zh: "只列出名称、标题或搜索词中含此词的内容"},
	"id":                     {En: "the id of a problem in any common spelling: hdu1850, P2197; without it the problems are listed", Zh: "题号，常见写法皆可：hdu1850、P2197；不写则列出题目"},
	"input":                  {En: "answer this input of the problem instead of showing the problem", Zh: "回答这份输入，而不是显示题目"},
	"vars":                   {En: "the variables and their ranges: a=0..20,b=0..20", Zh: "各变量及其范围，如 a=0..20,b=0..20"},
	"table":                  {En: "what is claimed, a line for each position: the values in the order of vars and then the answer, which is P or N, 0 or 1 (the player to move loses or wins), or the nimber", Zh: "待检验的结论，每个局面一行：按 vars 的顺序写各变量的值，再写答案：P 或 N、0 或 1（先手败或胜），或 SG 值"},
	"values":                 {En: "the nimbers of the heaps 0, 1, 2, … or 1, 2, 3, …", Zh: "大小为 0、1、2、… 或 1、2、3、… 的堆的 SG 值"},
	"lost":                   {En: "the values are the lost heaps in ascending order", Zh: "values 是从小到大的必败堆"},
	"pairs":                  {En: "instead of values, all lost pairs of heaps up to the largest heap", Zh: "不用 values，而给出全部两堆必败局面，直到所列最大的堆"},
	"language":               {En: "the programming language", Zh: "编程语言"},
}

// describe says what the arguments of a tool mean, and what their types leave out: nothing
// is null, and tags bound them.
func describe(schema *jsonschema.Schema, question reflect.Type, tool string, l game.Lang) {
	for _, f := range reflect.VisibleFields(question) {
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		x := schema.Properties[name]
		if x == nil {
			continue
		}
		t, ok := members[tool+" "+name]
		if !ok {
			t = members[name]
		}
		x.Description = t.In(l)
		x.Minimum, x.Maximum = bound(f.Tag, "minimum", x.Minimum), bound(f.Tag, "maximum", x.Maximum)
		if among := f.Tag.Get("enum"); among != "" {
			for word := range strings.SplitSeq(among, ",") {
				x.Enum = append(x.Enum, word)
			}
		}
		for ; x != nil; x = x.Items {
			if i := slices.Index(x.Types, "null"); i >= 0 {
				x.Type, x.Types = slices.Delete(x.Types, i, i+1)[0], nil
			}
			if x.Type == "integer" && x.Maximum == nil {
				past := math.Exp2(64)
				x.ExclusiveMaximum = &past
			}
		}
	}
}

// bound is the number in a tag, or else one that is known.
func bound(tag reflect.StructTag, name string, known *float64) *float64 {
	if n, err := strconv.ParseFloat(tag.Get(name), 64); err == nil {
		return &n
	}
	return known
}
