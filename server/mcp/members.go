package mcp

import (
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"

	"grundy/game"
	"grundy/server/members"
)

// meanings are what arguments mean to an assistant, and over HTTP otherwise.
var meanings = map[string]game.Text{
	"name":          {En: "show this ruleset whole, by its name or any other name", Zh: "按名称或别名查看这个规则的全部内容"},
	"template name": {En: "a game or the id of a judge's problem; without it the templates are listed", Zh: "博弈名称或题号；不写则列出全部模板"},
	"id":            {En: "the id of a problem in any common spelling: hdu1850, P2197; without it the problems are listed", Zh: "题号，常见写法皆可：hdu1850、P2197；不写则列出题目"},
	"input":         {En: "answer this input of the problem instead of showing the problem", Zh: "回答这份输入，而不是显示题目"},
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
		x.Description = members.Of(meanings, tool, name).In(l)
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
