// Package wire reads the questions of strangers, which are JSON, by the Go types that
// they are to become.
//
// The type says all that may stand in a question: members have the names of their tags,
// in that very case, and no others are taken; those without omitempty must be there;
// nothing is null or stands twice. Integers are exact, however they are written (100,
// 1e2). The tags enum, minimum, maximum, maxItems and maxProperties bound what they stand
// at, as they do in the description that is made of the same type.
package wire

import (
	"bytes"
	"encoding/json"
	"errors"
	"maps"
	"math"
	"math/big"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"grundy/game"
)

var (
	brokenText  = game.Text{En: "this is no JSON: byte %d cannot stand there", Zh: "不是有效的 JSON：第 %d 个字节有误"}
	endsText    = game.Text{En: "this is no JSON: it ends too early", Zh: "不是有效的 JSON：内容不完整"}
	strangeText = game.Text{En: "there is no member %[1]s; there are %[2]s", Zh: "没有成员 %[1]s；可用的有 %[2]s"}
	deepText    = game.Text{En: "this JSON is nested too deeply", Zh: "JSON 嵌套过深"}
	twiceText   = game.Text{En: "the member %s stands there more than once", Zh: "成员 %s 出现了不止一次"}
	missingText = game.Text{En: "%s is missing", Zh: "缺少 %s"}
	unfitText   = game.Text{En: "%[1]s cannot be %[2]s: it is %[3]v", Zh: "%[1]s 不能是 %[2]s：应为%[3]v"}

	wholeText   = game.Text{En: "an integer from %[1]v to %[2]v", Zh: " %[1]v 到 %[2]v 的整数"}
	switchText  = game.Text{En: "true or false", Zh: " true 或 false"}
	wordsText   = game.Text{En: "a text", Zh: "文字"}
	oneOfText   = game.Text{En: "one of %s", Zh: " %s 之一"}
	listText    = game.Text{En: "a list", Zh: "列表"}
	exactText   = game.Text{En: "a list of %d entries", Zh: " %d 项的列表"}
	atMostText  = game.Text{En: "a list of at most %d entries", Zh: "至多 %d 项的列表"}
	objectText  = game.Text{En: "an object", Zh: "对象"}
	membersText = game.Text{En: "an object of at most %d members", Zh: "至多 %d 个成员的对象"}
)

// Read reads a JSON text into what into points to. Sentences call the whole at, and what
// is in it at.member and at.member[2]; at may be "". What could be read is there also
// when an error is returned: it is the first one, a *game.Error of code Syntax where the
// text is no JSON, and BadParameter else. A type that no question can be of panics.
func Read(text []byte, at string, into any) error {
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	var x any
	if err := d.Decode(&x); err != nil {
		if wrong, ok := errors.AsType[*json.SyntaxError](err); ok {
			if strings.Contains(wrong.Error(), "max depth") {
				return game.Refuse(game.Syntax, deepText)
			}
			return game.Refuse(game.Syntax, brokenText, int(wrong.Offset))
		}
		return game.Refuse(game.Syntax, endsText)
	}
	if rest := bytes.TrimLeft(text[d.InputOffset():], " \t\r\n"); len(rest) > 0 {
		return game.Refuse(game.Syntax, brokenText, len(text)-len(rest)+1)
	}
	if name, ok := twice(text); ok {
		return game.Refuse(game.BadParameter, twiceText, game.Short(name))
	}
	var r reader
	r.value(at, x, reflect.ValueOf(into).Elem(), "")
	return r.err
}

// twice finds a member that stands in one object more than once; text is JSON.
func twice(text []byte) (name string, ok bool) {
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	var around []map[string]bool // the members of each object that is open so far, nil for a list
	isName := false
	for {
		t, err := d.Token()
		if err != nil {
			return "", false
		}
		last := len(around) - 1
		switch t {
		case json.Delim('{'):
			around = append(around, map[string]bool{})
		case json.Delim('['):
			around = append(around, nil)
		case json.Delim('}'), json.Delim(']'):
			around = around[:last]
		default:
			if isName {
				name = t.(string)
				if around[last][name] {
					return name, true
				}
				around[last][name], isName = true, false
				continue
			}
		}
		isName = len(around) > 0 && around[len(around)-1] != nil
	}
}

// Unfit refuses a value, written in JSON, of what sentences call at.
func Unfit(at, value string, wanted game.Phrase) error {
	return game.Refuse(game.BadParameter, unfitText, game.Short(at), game.Short(value), wanted)
}

// Integer says that an integer within bounds is wanted.
func Integer(least, most *big.Int) game.Phrase { return wholeText.With(least, most) }

// Switch says that true or false is wanted.
func Switch() game.Phrase { return switchText.With() }

// Text says that a text is wanted.
func Text() game.Phrase { return wordsText.With() }

// OneOf says that one of some words is wanted.
func OneOf(words []string) game.Phrase { return oneOfText.With(strings.Join(words, ", ")) }

// reader keeps the first error.
type reader struct{ err error }

func (r *reader) refuse(err error) {
	if r.err == nil {
		r.err = err
	}
}

func (r *reader) unfit(at string, x any, wanted game.Phrase) {
	text, _ := json.Marshal(x) // it was read from JSON
	r.refuse(Unfit(at, string(text), wanted))
}

// value reads x, which stands at a place, into v.
func (r *reader) value(at string, x any, v reflect.Value, tag reflect.StructTag) {
	switch v.Kind() {
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		r.value(at, x, v.Elem(), tag)
	case reflect.Struct:
		if members, ok := x.(map[string]any); ok {
			r.members(at, members, v)
		} else {
			r.unfit(at, x, objectText.With())
		}
	case reflect.Map:
		r.entries(at, x, v, tag)
	case reflect.Slice, reflect.Array:
		r.list(at, x, v, tag)
	case reflect.String:
		r.word(at, x, v, tag)
	case reflect.Bool:
		if b, ok := x.(bool); ok {
			v.SetBool(b)
		} else {
			r.unfit(at, x, Switch())
		}
	default:
		r.integer(at, x, v, tag)
	}
}

// members reads the members of an object into the fields of a struct.
func (r *reader) members(at string, members map[string]any, v reflect.Value) {
	below := func(name string) string { return strings.TrimPrefix(at+"."+name, ".") }
	fields := map[string]reflect.StructField{}
	for _, f := range reflect.VisibleFields(v.Type()) {
		if name, _, _ := strings.Cut(f.Tag.Get("json"), ","); name != "" {
			fields[name] = f
		}
	}
	known := slices.Sorted(maps.Keys(fields))
	for _, name := range slices.Sorted(maps.Keys(members)) {
		if f, ok := fields[name]; ok {
			r.value(below(name), members[name], v.FieldByIndex(f.Index), f.Tag)
		} else {
			r.refuse(game.Refuse(game.BadParameter, strangeText, game.Short(below(name)), strings.Join(known, ", ")))
		}
	}
	for _, name := range known {
		if _, ok := members[name]; !ok && !strings.Contains(fields[name].Tag.Get("json"), ",omitempty") {
			r.refuse(game.Refuse(game.BadParameter, missingText, below(name)))
		}
	}
}

// entries reads an object whose members may have any name into a map.
func (r *reader) entries(at string, x any, v reflect.Value, tag reflect.StructTag) {
	members, ok := x.(map[string]any)
	if most, bounded := number(tag, "maxProperties"); ok && bounded && int64(len(members)) > most.Int64() {
		r.unfit(at, x, membersText.With(most))
		return
	}
	if !ok {
		r.unfit(at, x, objectText.With())
		return
	}
	v.Set(reflect.MakeMap(v.Type()))
	for _, name := range slices.Sorted(maps.Keys(members)) {
		entry := reflect.New(v.Type().Elem()).Elem()
		r.value(strings.TrimPrefix(at+"."+name, "."), members[name], entry, "")
		v.SetMapIndex(reflect.ValueOf(name), entry)
	}
}

// list reads a list into a slice, or into an array, which has all entries.
func (r *reader) list(at string, x any, v reflect.Value, tag reflect.StructTag) {
	entries, ok := x.([]any)
	wanted := listText.With()
	if v.Kind() == reflect.Array {
		wanted = exactText.With(v.Len())
		ok = ok && len(entries) == v.Len()
	} else if most, bounded := number(tag, "maxItems"); bounded {
		wanted = atMostText.With(most)
		ok = ok && int64(len(entries)) <= most.Int64()
	}
	if !ok {
		r.unfit(at, x, wanted)
		return
	}
	if v.Kind() == reflect.Slice {
		v.Set(reflect.MakeSlice(v.Type(), len(entries), len(entries)))
	}
	for i, entry := range entries {
		r.value(at+"["+strconv.Itoa(i)+"]", entry, v.Index(i), "")
	}
}

// word reads a text, one of some where there is a list of them.
func (r *reader) word(at string, x any, v reflect.Value, tag reflect.StructTag) {
	word, ok := x.(string)
	wanted := Text()
	if among := tag.Get("enum"); among != "" {
		words := strings.Split(among, ",")
		wanted = OneOf(words)
		ok = ok && slices.Contains(words, word)
	}
	if ok {
		v.SetString(word)
	} else {
		r.unfit(at, x, wanted)
	}
}

// integer reads an integer within the bounds of its type and of its tags.
func (r *reader) integer(at string, x any, v reflect.Value, tag reflect.StructTag) {
	least, most := bounds(v.Kind())
	if n, ok := number(tag, "minimum"); ok {
		least = n
	}
	if n, ok := number(tag, "maximum"); ok {
		most = n
	}
	written, _ := x.(json.Number)
	n, ok := whole(string(written))
	switch {
	case !ok || n.Cmp(least) < 0 || n.Cmp(most) > 0:
		r.unfit(at, x, Integer(least, most))
	case v.CanInt():
		v.SetInt(n.Int64())
	default:
		v.SetUint(n.Uint64())
	}
}

// bounds are those of the integers that questions have.
func bounds(kind reflect.Kind) (least, most *big.Int) {
	switch kind {
	case reflect.Int, reflect.Int64:
		return big.NewInt(math.MinInt64), big.NewInt(math.MaxInt64)
	case reflect.Uint64:
		return new(big.Int), new(big.Int).SetUint64(math.MaxUint64)
	}
	panic("wire: there is no member of kind " + kind.String())
}

// number is an integer that a tag names.
func number(tag reflect.StructTag, name string) (*big.Int, bool) {
	return new(big.Int).SetString(tag.Get(name), 10)
}

// whole is the integer that a JSON number is, false where it is none, or too great for any
// member. Where its exponent alone says so, no power of ten is written out.
func whole(written string) (*big.Int, bool) {
	figures, exponent, has := strings.Cut(strings.ToLower(written), "e")
	if figures != "" && strings.Trim(figures, "-0.") == "" {
		return new(big.Int), true
	}
	if n, err := strconv.Atoi(exponent); has && (err != nil || n > len(figures)+mostDigits || n < -len(figures)) {
		return nil, false
	}
	x, ok := new(big.Rat).SetString(written)
	if !ok || !x.IsInt() {
		return nil, false
	}
	return x.Num(), true
}

// mostDigits is how many digits a member may have, that is below 2^64.
const mostDigits = 20
