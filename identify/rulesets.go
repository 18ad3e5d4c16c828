package identify

import (
	"fmt"
	"iter"
	"slices"
	"strconv"
	"strings"

	"grundy"
	"grundy/game"
)

// glance is how many terms every ruleset is compared with at first, and ahead how many
// terms are foretold.
const glance, ahead = 40, 60

// mostShift is how many heaps a table may begin late or early, and farShift how many late
// where it is long enough to be told from others.
const mostShift, farShift, longTable = 3, 20, 12

// complexity orders notations: the default of a ruleset first, then what has few and
// small parameters.
func complexity(rule *game.Ruleset, text string) int {
	n := len(text) - len(rule.Name)
	if n > len("()") {
		n += 10
	}
	return n
}

// compare grows the nim-sequence of a ruleset as far as it agrees with the terms in some
// shift. Where it agrees in none, what it agrees with nearly is returned.
func (s *search) compare(terms []uint64, text string, b *game.Budget) (c Candidate, ok bool) {
	seq, err := grundy.ParseSequence(text, game.Normal)
	if err != nil {
		return c, false // it has no nim-sequence
	}
	n := min(len(terms), glance)
	all := shifts(len(terms))
	values := nimbers(s.ctx, seq, n+slices.Max(all), b.Part(firstPositions))
	for _, shift := range all {
		if _, few := differing(values, terms[:n], shift); !few {
			continue
		}
		values := nimbers(s.ctx, seq, len(terms)+max(shift, 0)+ahead, b)
		known := min(len(values)-shift, len(terms))
		if known < n {
			continue
		}
		switch odd, few := differing(values, terms[:known], shift); {
		case !few:
		case len(odd) > 0:
			if c.Odd == nil || len(odd) < len(c.Odd) {
				c = Candidate{Shift: shift, Agrees: known - len(odd), Odd: odd}
			}
		default:
			c := Candidate{Shift: shift, Agrees: known}
			if known == len(terms) {
				c.Next = values[known+shift:]
			}
			return c, true
		}
	}
	return c, false
}

// shifts are those to try for so many terms, the likeliest first: none, a table without
// heap 0, and so on.
func shifts(terms int) []int {
	all := []int{0}
	for s := 1; s <= mostShift; s++ {
		all = append(all, s, -s)
	}
	for s := mostShift + 1; s <= farShift && terms >= longTable; s++ {
		all = append(all, s)
	}
	return all
}

// mostOdd bounds the terms in which a ruleset that nearly agrees differs, and nearTerms is
// how many terms there are for each.
const mostOdd, nearTerms = 3, 8

// differing are the terms i that are not value i + shift, or not 0 where there is none; few
// is false where they are too many to agree nearly, or values end before.
func differing(values, terms []uint64, shift int) (odd []Odd, few bool) {
	most := min(mostOdd, len(terms)/nearTerms)
	for i, t := range terms {
		at, x := i+shift, uint64(0)
		if at >= len(values) {
			return odd, false
		}
		if at >= 0 {
			x = values[at]
		}
		if x == t {
			continue
		}
		if odd = append(odd, Odd{i, x}); len(odd) > most {
			return odd, false
		}
	}
	return odd, true
}

// texts are a ruleset with all combinations of small parameters.
func texts(rule *game.Ruleset) iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, values := range codesOf(rule) {
			var fill func(i int, args []string) bool
			fill = func(i int, args []string) bool {
				if i == len(rule.Params) {
					return yield(rule.Name + "(" + strings.Join(args, ", ") + ")")
				}
				p := &rule.Params[i]
				if (p.Optional || p.Default != nil) && !fill(i+1, args) {
					return false
				}
				for _, v := range small(p) {
					if isDefault := p.Default != nil && fmt.Sprint(p.Default) == strings.ToLower(v); !isDefault && !fill(i+1, append(args[:len(args):len(args)], p.Name+"="+v)) {
						return false
					}
				}
				return true
			}
			if !fill(0, values) {
				return
			}
		}
	}
}

// codesOf are the values without heaps: none, and codes where the only value is one.
func codesOf(rule *game.Ruleset) [][]string {
	for _, f := range rule.Forms {
		if len(f.Values) > 0 && f.Values[0].Kind == game.Word && f.Values[0].Name == "code" {
			return shortCodes()
		}
	}
	return [][]string{nil}
}

// shortCodes are the octal codes of three digits and the hexadecimal ones of two, behind
// a point, after 0 or 4.
func shortCodes() (all [][]string) {
	add := func(format string, args ...any) {
		all = append(all, []string{strconv.Quote(fmt.Sprintf(format, args...))})
	}
	for _, first := range []string{"0", "4"} {
		for i := 1; i < 512; i++ {
			digits := strings.TrimRight(fmt.Sprintf("%03o", i), "0")
			add("%s.%s", first, digits)
		}
		for i := 1; i < 256; i++ {
			digits := strings.TrimRight(fmt.Sprintf("%02X", i), "0")
			if strings.ContainsAny(digits, "89ABCDEF") {
				add("%s.%s", first, digits)
			}
		}
	}
	return all
}

// mostNumber is how large the numbers of small parameters are, and mostMembers how many
// a set has.
const mostNumber, mostMembers = 9, 4

// small are the small values of a parameter, as notation has them.
func small(p *game.Param) (all []string) {
	switch p.Kind {
	case game.Bool:
		return []string{"True"}
	case game.Nat:
		for n := max(p.Min, 0); n <= mostNumber; n++ {
			all = append(all, strconv.FormatInt(n, 10))
		}
	case game.Set:
		for _, name := range p.Names {
			all = append(all, strconv.Quote(name))
		}
		all = append(all, smallSets(max(p.Min, 1))...)
	}
	return all
}

// smallSets are the sets of few numbers up to mostNumber.
func smallSets(least int64) (all []string) {
	var pick func(from int64, members []string)
	pick = func(from int64, members []string) {
		if len(members) > 0 {
			all = append(all, "["+strings.Join(members, ", ")+"]")
		}
		for n := from; n <= mostNumber && len(members) < mostMembers; n++ {
			pick(n+1, append(members[:len(members):len(members)], strconv.FormatInt(n, 10)))
		}
	}
	pick(least, nil)
	return all
}
