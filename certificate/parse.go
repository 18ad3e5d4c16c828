package certificate

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"strconv"
	"strings"
	"unicode/utf8"

	"grundy/game"
)

// MostBytes is the size of the largest file that Parse reads and Complete makes.
const MostBytes = 1 << 20

var (
	sizeText      = game.Text{En: "a certificate has at most %d bytes, and this is more", Zh: "证书至多 %d 字节，而这里超过了"}
	jsonText      = game.Text{En: "a certificate is one JSON object, and it cannot be read on from here", Zh: "证书是一个 JSON 对象，而从这里起无法继续读取"}
	objectText    = game.Text{En: "a certificate is one JSON object, in braces", Zh: "证书是一个 JSON 对象，写在花括号里"}
	unknownText   = game.Text{En: "a certificate has no field %s", Zh: "证书没有 %s 这个字段"}
	repeatedText  = game.Text{En: "the field %s stands there twice", Zh: "字段 %s 重复了"}
	lacksText     = game.Text{En: "the field %s is missing", Zh: "缺少字段 %s"}
	wholeText     = game.Text{En: "%s must be a whole number of at most 18 digits", Zh: "%s 必须是至多 18 位的整数"}
	stringText    = game.Text{En: "%s must be a text in quotation marks", Zh: "%s 必须是写在引号里的文本"}
	listText      = game.Text{En: "%s must be a list of whole numbers of at most 18 digits", Zh: "%s 必须是由至多 18 位的整数组成的列表"}
	versionText   = game.Text{En: "the format is of version %d, and this program reads version %d", Zh: "证书的格式版本是 %d，而本程序读取的版本是 %d"}
	shapeText     = game.Text{En: "%s must be sha256: and 64 digits 0 to 9 and a to f", Zh: "%s 必须是 sha256: 加上 64 位数字（0 到 9 和 a 到 f）"}
	canonicalText = game.Text{En: "a certificate is written in one way only, and here it differs; wanted: %s", Zh: "证书只有一种写法，而这里与之不同；应为 %s"}
	endText       = game.Text{En: "the end of the file", Zh: "文件结束"}
)

// Parse reads a certificate. It refuses fields that are unknown, missing or
// repeated, values outside their range, and bytes that Encode would not write, each
// by a *game.Error with its line and column: game.Syntax for what is not of the
// form, game.BadParameter for a value, game.Limit for more than MostBytes. It
// computes no nimber: what a certificate says may be false until Verify has
// answered.
func Parse(data []byte) (Certificate, error) {
	if len(data) > MostBytes {
		return Certificate{}, game.Refuse(game.Limit, sizeText, MostBytes)
	}
	r := &reader{data: data, decoder: json.NewDecoder(bytes.NewReader(data)), at: map[string]int{}}
	r.decoder.UseNumber()
	if err := r.object(); err != nil {
		return Certificate{}, err
	}
	if err := r.complete(); err != nil {
		return Certificate{}, err
	}
	if f := r.derived(); f != nil {
		return Certificate{}, r.place(f)
	}
	if err := r.canonical(); err != nil {
		return Certificate{}, err
	}
	return r.c, nil
}

// reader reads the fields of a file one after another.
type reader struct {
	data    []byte
	decoder *json.Decoder
	at      map[string]int // where the value of each field begins

	c                  Certificate
	version, exception int64
	digest, checked    string
}

// refuse places an error, whose column counts from a byte of the file.
func (r *reader) refuse(at int, e *game.Error) error {
	at = min(at, len(r.data))
	before := r.data[:at]
	e.Line = 1 + bytes.Count(before, []byte{'\n'})
	e.Column += utf8.RuneCount(before[bytes.LastIndexByte(before, '\n')+1:])
	return e
}

// place gives a flaw the place of its field.
func (r *reader) place(f *Flaw) error {
	e := *f.Err
	if e.Column == 0 {
		e.Column = 1
	} else {
		e.Column++ // a column within the text, behind the quotation mark
	}
	return r.refuse(r.at[f.Field], &e)
}

// syntax makes an error at a byte of the file.
func (r *reader) syntax(at int, t game.Text, args ...any) error {
	e := game.Refuse(game.Syntax, t, args...)
	e.Column = 1
	return r.refuse(at, e)
}

// next returns where the next token begins, commas and colons aside.
func (r *reader) next() int {
	at := int(r.decoder.InputOffset())
	for at < len(r.data) && strings.IndexByte(" \t\r\n,:", r.data[at]) >= 0 {
		at++
	}
	return at
}

// token reads a token.
func (r *reader) token() (json.Token, int, error) {
	at := r.next()
	t, err := r.decoder.Token()
	if err == nil {
		return t, at, nil
	}
	var wrong *json.SyntaxError
	if errors.As(err, &wrong) {
		at = max(0, int(wrong.Offset)-1)
	}
	return nil, at, r.syntax(at, jsonText)
}

// object reads the whole object.
func (r *reader) object() error {
	t, at, err := r.token()
	if err != nil {
		return err
	}
	if t != json.Delim('{') {
		return r.syntax(at, objectText)
	}
	for r.decoder.More() {
		if err := r.field(); err != nil {
			return err
		}
	}
	_, _, err = r.token()
	return err
}

// field reads a field and its value.
func (r *reader) field() error {
	t, at, err := r.token()
	if err != nil {
		return err
	}
	name, _ := t.(string)
	number, text := r.numbers()[name], r.texts()[name]
	if number == nil && text == nil && name != takeField {
		return r.syntax(at, unknownText, quoted(name))
	}
	if _, twice := r.at[name]; twice {
		return r.syntax(at, repeatedText, name)
	}
	t, at, err = r.token()
	if err != nil {
		return err
	}
	r.at[name] = at
	switch {
	case number != nil:
		ok := false
		if *number, ok = whole(t); !ok {
			return r.syntax(at, wholeText, name)
		}
	case text != nil:
		read, ok := t.(string)
		if !ok {
			return r.syntax(at, stringText, name)
		}
		*text = read
	default:
		return r.list(t, at)
	}
	return nil
}

// numbers are the fields that hold a number.
func (r *reader) numbers() map[string]*int64 {
	return map[string]*int64{
		versionField: &r.version, preperiodField: &r.c.Preperiod, periodField: &r.c.Period,
		saltusField: &r.c.Saltus, exceptionField: &r.exception, boundField: &r.c.Bound,
		nimberField: &r.c.MaxNimber, firstField: &r.c.MaxFirst,
	}
}

// texts are the fields that hold a text.
func (r *reader) texts() map[string]*string {
	return map[string]*string{
		codeField: &r.c.Code, methodField: (*string)(&r.c.Method), sequenceField: &r.digest, checkedField: &r.checked,
	}
}

// list reads the numbers of the subtraction set, behind its first token.
func (r *reader) list(t json.Token, at int) error {
	if t != json.Delim('[') {
		return r.syntax(at, listText, takeField)
	}
	r.c.Take = []int64{}
	for r.decoder.More() {
		t, at, err := r.token()
		if err != nil {
			return err
		}
		v, ok := whole(t)
		if !ok {
			return r.syntax(at, listText, takeField)
		}
		r.c.Take = append(r.c.Take, v)
	}
	_, _, err := r.token()
	return err
}

// whole reads a number without point or exponent.
func whole(t json.Token) (int64, bool) {
	n, ok := t.(json.Number)
	if !ok || len(strings.TrimPrefix(string(n), "-")) > 18 {
		return 0, false
	}
	v, err := strconv.ParseInt(string(n), 10, 64)
	return v, err == nil
}

// complete refuses a certificate that lacks a field, or is of another version.
func (r *reader) complete() error {
	if _, ok := r.at[versionField]; ok && r.version != Version {
		return r.syntax(r.at[versionField], versionText, r.version, Version)
	}
	_, set := r.at[takeField]
	for _, name := range [...]string{
		versionField, codeField, methodField, preperiodField, periodField, saltusField,
		exceptionField, boundField, nimberField, firstField, sequenceField, checkedField,
	} {
		if _, ok := r.at[name]; !ok && !(name == codeField && set) {
			return r.syntax(len(r.data), lacksText, name)
		}
	}
	return nil
}

// derived checks the values, and the fields that follow from others.
func (r *reader) derived() *Flaw {
	if f := r.c.check(); f != nil {
		return f
	}
	sum, err := hex.DecodeString(strings.TrimPrefix(r.digest, digestPrefix))
	copy(r.c.Sequence[:], sum)
	switch want := r.c.checked(); {
	case r.exception != r.c.LastException():
		return flaw(exceptionField, sumText, r.exception, r.c.LastException())
	case err != nil || r.digest != r.c.digest():
		return flaw(sequenceField, shapeText, sequenceField)
	case r.checked != want:
		return flaw(checkedField, checkedText, quoted(want))
	}
	return nil
}

// canonical compares the file with what Encode writes.
func (r *reader) canonical() error {
	want := r.c.Encode()
	if bytes.Equal(r.data, want) {
		return nil
	}
	at := 0
	for at < min(len(r.data), len(want)) && r.data[at] == want[at] {
		at++
	}
	if at == len(want) {
		return r.syntax(at, canonicalText, endText.With())
	}
	end := at + bytes.IndexByte(append(want[at:len(want):len(want)], '\n'), '\n')
	return r.syntax(at, canonicalText, quoted(string(want[at:max(end, at+1)])))
}
