package mcp

import (
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"

	"grundy/game"
)

var (
	bigText     = game.Text{En: "the arguments have more than %d bytes, the limit", Zh: "参数超过上限 %d 字节"}
	objectText  = game.Text{En: "the arguments are a JSON object", Zh: "参数应为 JSON 对象"}
	strangeText = game.Text{En: "there is no argument %[1]q; there are %[2]s", Zh: "没有参数 %[1]q；可用的有 %[2]s"}
	missingText = game.Text{En: "the argument %s is missing", Zh: "缺少参数 %s"}
	unfitText   = game.Text{En: "%[1]s cannot be %[2]s: it is %[3]v", Zh: "%[1]s 不能是 %[2]s：应为%[3]v"}
	oneOfText   = game.Text{En: "one of %s", Zh: " %s 之一"}
)

// kinds are the words for the types of a schema.
var kinds = map[string]game.Text{
	"string":  {En: "a text", Zh: "文字"},
	"integer": {En: "an integer from 0 on, below 2^64", Zh: "从 0 起、小于 2^64 的整数"},
	"boolean": {En: "true or false", Zh: " true 或 false"},
	"array":   {En: "a list", Zh: "列表"},
}

// decode reads the arguments of a tool.
func decode(raw json.RawMessage, schema *jsonschema.Schema, most int64, into any) error {
	if int64(len(raw)) > most {
		return game.Refuse(game.Limit, bigText, most)
	}
	members := map[string]json.RawMessage{}
	if len(raw) > 0 && json.Unmarshal(raw, &members) != nil {
		return game.Refuse(game.Syntax, objectText)
	}
	known := slices.Sorted(maps.Keys(schema.Properties))
	for _, name := range slices.Sorted(maps.Keys(members)) {
		if schema.Properties[name] == nil {
			return game.Refuse(game.BadParameter, strangeText, game.Short(name), strings.Join(known, ", "))
		}
	}
	for _, name := range schema.Required {
		if m := members[name]; m == nil || string(m) == "null" {
			return game.Refuse(game.BadParameter, missingText, name)
		}
	}
	if len(raw) == 0 {
		return nil
	}
	err := json.Unmarshal(raw, into)
	if wrong, ok := errors.AsType[*json.UnmarshalTypeError](err); ok {
		name := argumentOf(wrong.Field, schema)
		return unfit(name, members[name], wanted(schema.Properties[name]))
	}
	if err != nil {
		return game.Refuse(game.Syntax, objectText)
	}
	for _, name := range known {
		var word string
		among := schema.Properties[name].Enum
		if m := members[name]; among != nil && m != nil && json.Unmarshal(m, &word) == nil && !slices.Contains(among, any(word)) {
			return unfit(name, m, wanted(schema.Properties[name]))
		}
	}
	return nil
}

// argumentOf is the argument that a field stands in: a path in which types that are
// embedded have their names too.
func argumentOf(field string, schema *jsonschema.Schema) string {
	for name := range strings.SplitSeq(field, ".") {
		if schema.Properties[name] != nil {
			return name
		}
	}
	return field
}

// unfit refuses what an argument cannot be.
func unfit(name string, value json.RawMessage, wanted game.Phrase) error {
	return game.Refuse(game.BadParameter, unfitText, name, game.Short(string(value)), wanted)
}

// wanted says what an argument is.
func wanted(schema *jsonschema.Schema) game.Phrase {
	if schema.Enum != nil {
		var words []string
		for _, word := range schema.Enum {
			words = append(words, word.(string))
		}
		return oneOfText.With(strings.Join(words, ", "))
	}
	for _, kind := range append(schema.Types, schema.Type) {
		if t, ok := kinds[kind]; ok {
			return t.With()
		}
	}
	return kinds["string"].With()
}
