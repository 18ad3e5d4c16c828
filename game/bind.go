package game

import (
	"math/big"
	"slices"
	"strings"
)

// Arg is one argument as written: a value, or a named parameter. Value is a
// literal: *big.Int, string, bool, or []any of literals. Column counts
// characters from 1 in the text it stood in; 0 is unknown.
type Arg struct {
	Name   string
	Value  any
	Column int
}

var (
	newText      = Text{"%[1]s: %[2]v", "%[1]s：%[2]v"}
	missingText  = Text{"%[1]s: parameter %[2]q is missing; write %[3]s", "%[1]s：缺少参数 %[2]q；请写成 %[3]s"}
	unknownText  = Text{"%[1]s: there is no parameter %[2]q; %[3]s", "%[1]s：没有参数 %[2]q；%[3]s"}
	playersText  = Text{"%s: a game here has exactly two players; the theorem of Sprague and Grundy needs two, and with more there may be no winner without coalitions", "%s：这里的游戏恰有两名玩家；SG 定理只适用于两人，人数更多时可能谁都没有必胜策略"}
	takesText    = Text{"the parameters are %s", "可用的参数有 %s"}
	takesNone    = Text{"it takes none", "它不带参数"}
	twiceText    = Text{"%[1]s: parameter %[2]q is given twice", "%[1]s：参数 %[2]q 重复"}
	kindText     = Text{"%[1]s: %[2]s must be %[3]s, not %[4]s", "%[1]s：%[2]s应为%[3]s，而不是 %[4]s"}
	leastText    = Text{"%[1]s: %[2]s must be at least %[3]d, not %[4]s", "%[1]s：%[2]s至少为 %[3]d，而不是 %[4]s"}
	namesText    = Text{"%[1]s: %[2]s must be a list of integers or one of %[3]s, not %[4]s", "%[1]s：%[2]s应为整数列表或 %[3]s 之一，而不是 %[4]s"}
	tooFewText   = Text{"%[1]s: %[2]s wanted, %[3]d given; write %[4]s", "%[1]s：应有 %[2]s，给了 %[3]d 个；请写成 %[4]s"}
	noValuesText = Text{"%[1]s: it takes parameters and no values; write %[2]s", "%[1]s：它只接受参数，不接受单独的值；请写成 %[2]s"}
	valueWord    = Text{"value %d", "第 %d 个值"}
	paramWord    = Text{"parameter %q", "参数 %q"}
	emptySetText = Text{"%[1]s: %[2]s must hold at least one number", "%[1]s：%[2]s至少要有一个数"}
	kindWords    = map[Kind]Text{
		Nat:   {"an integer", "整数"},
		Set:   {"a list of integers", "整数列表"},
		Bool:  {"True or False", " True 或 False"},
		Pair:  {"a pair of integers", "一对整数"},
		Word:  {"text in quotes", "加引号的文本"},
		List:  {"a list of integers", "整数列表"},
		Edges: {"a list of pairs such as [(0, 1), (1, 2)]", "由数对组成的列表，如 [(0, 1), (1, 2)]"},
		Names: {`a list of names such as ["a", 1]`, `名称的列表，如 ["a", 1]`},
		Arcs:  {`a list of pairs of names such as [("a", "b"), (1, 2)]`, `由名称对组成的列表，如 [("a", "b"), (1, 2)]`},

		Source: {"the name of a file in quotes", "加引号的文件名"},
	}
)

// Bind checks arguments against the forms and parameters of the ruleset and
// makes the position. Its errors are BadParameter in one sentence. Files are
// refused.
func (r *Ruleset) Bind(args []Arg) (Position, error) { return r.BindFiles(args, nil) }

// BindFiles is Bind with an opener for the files that the arguments name.
func (r *Ruleset) BindFiles(args []Arg, open Opener) (Position, error) {
	b := binder{r, args, open}
	out, err := b.values()
	if err == nil {
		out.Named, err = b.named()
	}
	if err != nil {
		return nil, err
	}
	p, err := r.New(out)
	if err != nil {
		e := AsError(err)
		if e.File != "" {
			return nil, e
		}
		return nil, Refuse(e.Code, newText, b.call(), e.Say).At(b.within(e.Column))
	}
	return p, nil
}

type binder struct {
	r    *Ruleset
	args []Arg
	open Opener
}

// within is the column of a character of the first value, where text stands in
// quotes; 0 when it is not known.
func (b binder) within(column int) int {
	for _, a := range b.args {
		if text, ok := a.Value.(string); ok && a.Name == "" && a.Column > 0 && column > 0 && Literal(text) == `"`+text+`"` {
			return a.Column + column
		}
	}
	return 0
}

// call is the call as written, shortened, for the head of a message.
func (b binder) call() string {
	words := make([]string, 0, len(b.args))
	for i, a := range b.args {
		if i == 8 {
			words = append(words, "…")
			break
		}
		w := Short(Literal(a.Value))
		if a.Name != "" {
			w = a.Name + "=" + w
		}
		words = append(words, w)
	}
	return b.r.Name + "(" + strings.Join(words, ", ") + ")"
}

func (b binder) refuse(column int, t Text, args ...any) error {
	return Refuse(BadParameter, t, append([]any{b.call()}, args...)...).At(column)
}

// values reads the positional arguments in the first form that fits. When none does, the
// complaint is that of a form of as many values that the first is like, where there is
// one, and otherwise of the form that got furthest.
func (b binder) values() (Args, error) {
	var given []Arg
	for _, a := range b.args {
		if a.Name == "" {
			given = append(given, a)
		}
	}
	var worst error
	most := -1
	for i, f := range b.r.Forms {
		vals, n, err := b.form(f, given)
		if err == nil {
			return Args{Form: i, Values: vals}, nil
		}
		rank, like := 2*n, f.like(given, n)
		if like {
			rank++
		}
		if f.counts(len(given)) && (n > 0 || like) {
			rank += 2*len(given) + 2
		}
		if rank > most {
			worst, most = err, rank
		}
	}
	return Args{}, worst
}

// counts reports whether the form has so many values.
func (f Form) counts(n int) bool {
	return n == len(f.Values) || f.Repeat && n >= len(f.Values)-1
}

// like reports whether the value with index n is a list where the form has one, and
// none where it has none.
func (f Form) like(given []Arg, n int) bool {
	if n >= len(given) || len(f.Values) == 0 {
		return false
	}
	_, list := given[n].Value.([]any)
	k := f.Values[min(n, len(f.Values)-1)].Kind
	return list == (k != Nat && k != Bool && k != Word && k != Source)
}

// empty are the values of the empty position, ok = false when the form has none.
func (f Form) empty() (vals []any, ok bool) {
	for _, v := range f.Values {
		if v.Default == nil {
			return nil, false
		}
		vals = append(vals, v.Default)
	}
	return vals, true
}

// form reads the values of one form; n says how many fitted.
func (b binder) form(f Form, given []Arg) (vals []any, n int, err error) {
	if vals, ok := f.empty(); ok && len(given) == 0 {
		return vals, 0, nil
	}
	count := f.counts(len(given))
	for i, a := range given {
		if i >= len(f.Values) && !f.Repeat {
			break
		}
		p := f.Values[min(i, len(f.Values)-1)]
		v, err := b.read(p, valueWord.With(i+1), a)
		if err != nil {
			return nil, i, err
		}
		vals = append(vals, v)
	}
	if !count && len(f.Values) == 0 {
		return nil, 0, b.refuse(0, noValuesText, b.r.Examples[0])
	}
	if !count {
		return nil, min(len(given), len(f.Values)), b.refuse(0, tooFewText, f.words(), len(given), b.r.Examples[0])
	}
	return vals, len(given), nil
}

var formWords = map[bool]Text{
	false: {"%[1]d values (%[2]s)", "%[1]d 个值（%[2]s）"},
	true:  {"%[1]d or more values (%[2]s)", "至少 %[1]d 个值（%[2]s）"},
}
var oneValue = Text{"one value (%s)", "1 个值（%s）"}

func (f Form) words() Phrase {
	names := make([]string, len(f.Values))
	for i, v := range f.Values {
		names[i] = v.Name
	}
	list := strings.Join(names, ", ")
	switch {
	case f.Repeat:
		return formWords[true].With(len(f.Values)-1, list+", …")
	case len(f.Values) == 1:
		return oneValue.With(list)
	}
	return formWords[false].With(len(f.Values), list)
}

func (b binder) named() (map[string]any, error) {
	out := map[string]any{}
	for _, a := range b.args {
		if a.Name == "" {
			continue
		}
		p, err := b.param(a)
		if err != nil {
			return nil, err
		}
		if _, twice := out[a.Name]; twice {
			return nil, b.refuse(a.Column, twiceText, a.Name)
		}
		v, err := b.read(p, paramWord.With(a.Name), a)
		if err != nil {
			return nil, err
		}
		out[a.Name] = v
	}
	for _, p := range b.r.Params {
		if _, ok := out[p.Name]; ok || p.Optional {
			continue
		}
		if p.Default == nil {
			return nil, b.refuse(0, missingText, p.Name, b.r.Examples[0])
		}
		out[p.Name] = p.Default
	}
	return out, nil
}

// param is the parameter that an argument names.
func (b binder) param(a Arg) (Param, error) {
	i := slices.IndexFunc(b.r.Params, func(p Param) bool { return p.Name == a.Name })
	switch {
	case i >= 0:
		return b.r.Params[i], nil
	case b.r.Loose:
		return Param{Name: a.Name, Kind: Any}, nil
	case a.Name == "players":
		return Param{}, Refuse(NotImpartial, playersText, b.call()).At(a.Column)
	}
	return Param{}, b.refuse(a.Column, unknownText, a.Name, b.known())
}

func (b binder) known() Phrase {
	if len(b.r.Params) == 0 {
		return takesNone.With()
	}
	names := make([]string, len(b.r.Params))
	for i, p := range b.r.Params {
		names[i] = p.Name
	}
	return takesText.With(strings.Join(names, ", "))
}

// read turns one literal into the Go value of its kind.
func (b binder) read(p Param, what Phrase, a Arg) (any, error) {
	switch p.Kind {
	case Nat:
		if n, ok := a.Value.(*big.Int); ok {
			return n, b.least(p, what, n, a.Column)
		}
	case Bool:
		if v, ok := a.Value.(bool); ok {
			return v, nil
		}
	case Pair:
		if nums, err := b.numbers(p, what, a); err != nil {
			return nil, err
		} else if len(nums) == 2 {
			return [2]*big.Int(nums), nil
		}
	case Set:
		return b.set(p, what, a)
	case List:
		if n, ok := a.Value.(*big.Int); ok {
			a.Value = []any{n}
		}
		if nums, err := b.numbers(p, what, a); nums != nil || err != nil {
			return nums, err
		}
	case Edges:
		if edges, err := b.edges(p, what, a); edges != nil || err != nil {
			return edges, err
		}
	case Word:
		if v, ok := a.Value.(string); ok {
			return v, nil
		}
	case Names:
		if names := names(a.Value); names != nil {
			return names, nil
		}
	case Arcs:
		if arcs := arcs(a.Value); arcs != nil {
			return arcs, nil
		}
	case Source:
		return b.file(what, a)
	case Any:
		return a.Value, nil
	}
	return nil, b.refuse(a.Column, kindText, what, kindWords[p.Kind], Short(Literal(a.Value)))
}

func (b binder) least(p Param, what Phrase, n *big.Int, column int) error {
	if n.Cmp(big.NewInt(p.Min)) < 0 {
		return b.refuse(column, leastText, what, p.Min, Short(n.String()))
	}
	return nil
}

// edges reads a list of pairs, nil when the literal is no such list.
func (b binder) edges(p Param, what Phrase, a Arg) ([][2]*big.Int, error) {
	list, ok := a.Value.([]any)
	if !ok {
		return nil, nil
	}
	edges := make([][2]*big.Int, 0, len(list))
	for _, v := range list {
		ends, err := b.numbers(p, what, Arg{Value: v, Column: a.Column})
		if len(ends) != 2 || err != nil {
			return nil, err
		}
		edges = append(edges, [2]*big.Int(ends))
	}
	return edges, nil
}

// numbers reads a list of integers, nil when the literal is no such list.
func (b binder) numbers(p Param, what Phrase, a Arg) ([]*big.Int, error) {
	list, ok := a.Value.([]any)
	if !ok {
		return nil, nil
	}
	nums := make([]*big.Int, 0, len(list))
	for _, v := range list {
		n, ok := v.(*big.Int)
		if !ok {
			return nil, nil
		}
		if err := b.least(p, what, n, a.Column); err != nil {
			return nil, err
		}
		nums = append(nums, n)
	}
	return nums, nil
}

func (b binder) set(p Param, what Phrase, a Arg) (any, error) {
	switch v := a.Value.(type) {
	case string:
		if slices.Contains(p.Names, v) {
			return NumberSet{Name: v}, nil
		}
	case *big.Int:
		a.Value = []any{v}
		return b.set(p, what, a)
	case []any:
		nums, err := b.numbers(p, what, a)
		if err != nil {
			return nil, err
		}
		if len(v) == 0 {
			return nil, b.refuse(a.Column, emptySetText, what)
		}
		if nums != nil {
			slices.SortFunc(nums, (*big.Int).Cmp)
			return NumberSet{Members: slices.CompactFunc(nums, func(x, y *big.Int) bool { return x.Cmp(y) == 0 })}, nil
		}
	}
	return nil, b.refuse(a.Column, namesText, what, quoted(p.Names), Short(Literal(a.Value)))
}

func quoted(names []string) string {
	out := make([]string, len(names))
	for i, n := range names {
		out[i] = `"` + n + `"`
	}
	return strings.Join(out, ", ")
}
