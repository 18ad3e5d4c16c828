package grundy

import (
	"math/big"
	"slices"
	"strings"

	"grundy/catalogue"
	"grundy/game"
	"grundy/script"
)

// Pairs are the positions of two numbers of a ruleset, such as wythoff(a, b) or
// queen((a, b)): see [Solver.Pairs].
type Pairs struct {
	Ruleset    string // in notation, without the numbers
	Convention game.Convention
	Bracketed  bool   // the two numbers stand in brackets of their own
	Least      [2]int // the least numbers

	at func(a, b int) (game.Position, error)
}

var (
	noPairsText = game.Text{
		En: "%s has no positions of two numbers, so there is no table of them",
		Zh: "%s 没有由两个数构成的局面，因此没有这样的表",
	}
	noNumbersText = game.Text{
		En: "a table runs over two numbers by itself; leave the values of %s out",
		Zh: "表自己遍历两个数；请去掉 %s 中的数值",
	}
)

// ParsePairs reads a ruleset in notation, without its numbers: wythoff(r=2), or
// octal("0.137"). Its errors are those of Parse, and BadParameter for what has no
// positions of two numbers.
func (r Reader) ParsePairs(text string, c game.Convention) (*Pairs, error) {
	rules, args, err := script.ParseCall(text, r.Lookup, catalogue.Unknown, r.limits())
	if err != nil {
		return nil, err
	}
	words := 0 // that stand before the numbers
	for _, a := range args {
		if a.Name != "" {
			break
		}
		if _, ok := a.Value.(string); !ok {
			return nil, game.Refuse(game.BadParameter, noNumbersText, rules.Name).At(a.Column)
		}
		words++
	}
	out := &Pairs{Ruleset: written(rules, args), Convention: c}
	if !out.form(rules, words) {
		return nil, game.Refuse(game.BadParameter, noPairsText, rules.Name)
	}
	out.at = func(a, b int) (game.Position, error) {
		numbers := []any{big.NewInt(int64(a)), big.NewInt(int64(b))}
		if out.Bracketed {
			numbers = []any{numbers}
		}
		all := append([]game.Arg{}, args[:words]...)
		for _, n := range numbers {
			all = append(all, game.Arg{Value: n})
		}
		return rules.BindFiles(append(all, args[words:]...), r.Open)
	}
	return out, nil
}

// written is a ruleset with its arguments in notation.
func written(r *game.Ruleset, args []game.Arg) string {
	words := make([]string, len(args))
	for i, a := range args {
		if words[i] = game.Literal(a.Value); a.Name != "" {
			words[i] = a.Name + "=" + words[i]
		}
	}
	return r.Name + "(" + strings.Join(words, ", ") + ")"
}

// form finds the form of two numbers, behind so many words, and reports whether there
// is one.
func (p *Pairs) form(r *game.Ruleset, words int) bool {
	for _, f := range r.Forms {
		kinds := kindsOf(f, words+2)
		if len(kinds) <= words || slices.ContainsFunc(kinds[:words], func(k game.Kind) bool { return k != game.Word }) {
			continue
		}
		first := f.Values[min(words, len(f.Values)-1)]
		switch numbers := kinds[words:]; {
		case slices.Equal(numbers, []game.Kind{game.Nat, game.Nat}) && len(f.Values) <= words+2:
			second := f.Values[min(words+1, len(f.Values)-1)]
			p.Least = [2]int{int(first.Min), int(second.Min)}
			return true
		case numbers[0] == game.Pair && len(f.Values) == words+1:
			p.Least, p.Bracketed = [2]int{int(first.Min), int(first.Min)}, true
			return true
		}
	}
	return false
}

// kindsOf are the kinds of the first values of a form, at most so many.
func kindsOf(f game.Form, most int) []game.Kind {
	var out []game.Kind
	for _, v := range f.Values {
		out = append(out, v.Kind)
	}
	for f.Repeat && len(out) > 0 && len(out) < most {
		out = append(out, out[len(out)-1])
	}
	return out[:min(most, len(out))]
}
