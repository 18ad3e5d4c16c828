package check

import (
	"context"
	"iter"
	"math/big"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"grundy"
	"grundy/game"
)

// Var is a variable of a position and the range of its values.
type Var struct {
	Name     string
	From, To int64
}

// Position is a position with variables in it, such as wythoff(a, b), with which a
// formula of one's own is compared.
type Position struct {
	Text       string
	Vars       []Var
	Convention game.Convention
	Reader     grundy.Reader   // of the text
	Solver     *grundy.Solver  // nil: one of its own
	Options    *grundy.Options // with the limits of each position; nil: the usual ones
}

var (
	varForm      = regexp.MustCompile(`^\s*([A-Za-z_]\w*)\s*=\s*(-?\d+)\s*\.\.\s*(-?\d+)\s*$`)
	nameForm     = regexp.MustCompile(`[A-Za-z_]\w*`)
	loneForm     = regexp.MustCompile(`^([A-Za-z_]\w*)\s*(?:[^\w\s(（]|$)`)
	varText      = game.Text{En: "%q is no range of a variable; write a=0..200", Zh: "%q 不是变量的范围；请写 a=0..200"}
	rangeText    = game.Text{En: "the range %q is empty", Zh: "范围 %q 为空"}
	twiceText    = game.Text{En: "the variable %s is given twice", Zh: "变量 %s 写了两次"}
	unusedText   = game.Text{En: "the variable %[1]s does not stand in %[2]q", Zh: "变量 %[1]s 没有出现在 %[2]q 中"}
	unrangedText = game.Text{En: "%[1]s has no range; write it in --vars, such as %[1]s=0..20", Zh: "%[1]s 没有范围；请写入 --vars，如 %[1]s=0..20"}
	manyText     = game.Text{En: "%[1]v positions are too many to compare; at most %[2]d", Zh: "要比较 %[1]v 个局面，太多了；最多 %[2]d 个"}
	fewText      = game.Text{En: "it gave %[1]d answers to %[2]d lines", Zh: "对 %[2]d 行只给出 %[1]d 个答案"}
	firstText    = game.Text{En: "the time for the right answers, half of the whole, ended before the first of them; --total gives more", Zh: "计算正确答案的时间（总时间的一半）在得出第一个答案之前已用完；可用 --total 延长"}
	tokenText    = game.Text{En: "%q is no answer: write 0 or 1, P or N, or a nimber", Zh: "%q 不是答案：应为 0 或 1、P 或 N，或 SG 值"}
)

// mostPositions bounds the positions that are compared.
const mostPositions = 1_000_000

// ParseVars reads ranges such as a=0..200,b=0..200.
func ParseVars(text string) ([]Var, error) {
	var all []Var
	for part := range strings.SplitSeq(text, ",") {
		m := varForm.FindStringSubmatch(part)
		if m == nil {
			return nil, game.Refuse(game.Syntax, varText, game.Short(part))
		}
		from, err1 := strconv.ParseInt(m[2], 10, 64)
		to, err2 := strconv.ParseInt(m[3], 10, 64)
		switch {
		case err1 != nil || err2 != nil:
			return nil, game.Refuse(game.Syntax, varText, game.Short(part))
		case from > to:
			return nil, game.Refuse(game.BadParameter, rangeText, game.Short(part))
		}
		for _, v := range all {
			if v.Name == m[1] {
				return nil, game.Refuse(game.BadParameter, twiceText, v.Name)
			}
		}
		all = append(all, Var{m[1], from, to})
	}
	return all, nil
}

// Check compares a program with the position at all values of its variables. The
// program reads lines of values, in the order of the variables, and prints for each a
// line: 0, P, lose or second where the first player loses, 1, N, win or first where he
// wins, or the nimber, which is assumed where a number above 1 is printed. A program
// that answers the first line only is run for every line.
//
// The failure it reports is at the values with the least sum.
func (p Position) Check(ctx context.Context, program []string, o Options) (Report, error) {
	o = o.withDefaults()
	end := time.Now().Add(o.Total)
	cases, planned, err := p.cases(ctx, o.Total/2)
	if err != nil {
		return Report{}, err
	}
	r := Report{ID: p.Text, Program: program, Seed: o.Seed, Planned: Tried{Small: planned}, Complete: len(cases) == planned}
	a := asker{program: newProgram(program), o: o, report: &r, end: end}
	defer a.program.sweep("")
	answers, err := a.ask(ctx, cases)
	if err != nil || r.Failure != nil {
		return r, err
	}
	timed, stop := context.WithDeadline(ctx, end)
	defer stop()
	_, err = p.compare(ctx, timed, &r, cases, answers)
	return r, err
}

// formulaCase is a line of values, with what is right.
type formulaCase struct {
	values  []int64 // in the order of the variables
	line    string
	sum     *big.Int // of the values without their signs
	outcome game.Outcome
	nimber  *big.Int // nil where it is not known
}

// cases solves the position at all values, in the order of their sum, or at the first of
// them if the time is too short for all. It also returns how many all are.
func (p Position) cases(ctx context.Context, most time.Duration) (all []formulaCase, planned int, err error) {
	if err := p.used(); err != nil {
		return nil, 0, err
	}
	count := p.count()
	if count.Cmp(big.NewInt(mostPositions)) > 0 {
		return nil, 0, game.Refuse(game.Limit, manyText, game.Short(count.String()), mostPositions)
	}
	all = make([]formulaCase, 0, count.Int64())
	for values := range p.all() {
		all = append(all, caseAt(slices.Clone(values)))
	}
	slices.SortStableFunc(all, func(a, b formulaCase) int { return a.sum.Cmp(b.sum) })
	timed, stop := context.WithTimeout(ctx, most)
	defer stop()
	solve := p.solver(false)
	for i := range all {
		all[i].outcome, _, err = solve(timed, all[i])
		switch {
		case err == nil:
		case ctx.Err() != nil || timed.Err() == nil:
			return nil, 0, err
		case i == 0:
			return nil, 0, game.Refuse(game.Limit, firstText)
		default:
			return all[:i], len(all), nil
		}
	}
	return all, len(all), nil
}

// caseAt is the case of some values, not yet solved.
func caseAt(values []int64) formulaCase {
	c := formulaCase{values: values, line: lineOf(values), sum: new(big.Int)}
	for _, x := range values {
		v := big.NewInt(x)
		c.sum.Add(c.sum, v.Abs(v))
	}
	return c
}

// lineOf is what the program reads of some values.
func lineOf(values []int64) string {
	words := make([]string, len(values))
	for i, x := range values {
		words[i] = strconv.FormatInt(x, 10)
	}
	return strings.Join(words, " ")
}

// used refuses a variable that does not stand in the text.
func (p Position) used() error {
	names := nameForm.FindAllString(p.Text, -1)
	for _, v := range p.Vars {
		if !slices.Contains(names, v.Name) {
			return game.Refuse(game.BadParameter, unusedText, v.Name, game.Short(p.Text))
		}
	}
	return nil
}

// unranged is the name that a text with the values in it is refused for, where it stands
// alone; "" for none.
func unranged(text string, err error) string {
	e := game.AsError(err)
	chars := []rune(text)
	if e.File != "" || e.Column < 1 || e.Column > len(chars) {
		return ""
	}
	m := loneForm.FindStringSubmatch(string(chars[e.Column-1:]))
	if m == nil || strings.EqualFold(m[1], "true") || strings.EqualFold(m[1], "false") {
		return ""
	}
	return m[1]
}

// count is how many values the variables have together.
func (p Position) count() *big.Int {
	count := big.NewInt(1)
	for _, v := range p.Vars {
		length := new(big.Int).Sub(big.NewInt(v.To), big.NewInt(v.From))
		count.Mul(count, length.Add(length, big.NewInt(1)))
	}
	return count
}

// all are the values of the variables, the last of which changes fastest, in one slice that
// changes.
func (p Position) all() iter.Seq[[]int64] {
	return func(yield func([]int64) bool) {
		values := make([]int64, len(p.Vars))
		var fill func(i int) bool
		fill = func(i int) bool {
			if i == len(p.Vars) {
				return yield(values)
			}
			for x := p.Vars[i].From; ; x++ {
				values[i] = x
				if goesOn := fill(i + 1); !goesOn || x == p.Vars[i].To {
					return goesOn
				}
			}
		}
		fill(0)
	}
}

// with is the text with values in the place of variables: of names outside quotes that
// are not the name of a parameter.
func (p Position) with(values []int64) string {
	var b strings.Builder
	at := 0
	for _, m := range nameForm.FindAllStringIndex(p.Text, -1) {
		i := slices.IndexFunc(p.Vars, func(v Var) bool { return v.Name == p.Text[m[0]:m[1]] })
		isParameter := strings.HasPrefix(strings.TrimLeft(p.Text[m[1]:], " "), "=")
		quoted := strings.Count(p.Text[:m[0]], `"`)%2 == 1
		b.WriteString(p.Text[at:m[0]])
		if at = m[1]; i >= 0 && !isParameter && !quoted {
			b.WriteString(strconv.FormatInt(values[i], 10))
		} else {
			b.WriteString(p.Text[m[0]:m[1]])
		}
	}
	return b.String() + p.Text[at:]
}

// solver is what says who wins a case, and its nimber where that is asked for.
type solver func(context.Context, formulaCase) (game.Outcome, *big.Int, error)

func (p Position) solver(nimber bool) solver {
	s, o := p.Solver, grundy.DefaultOptions()
	if s == nil {
		s = grundy.NewSolver()
	}
	if p.Options != nil {
		o = *p.Options
	}
	o.Convention, o.Nimber = p.Convention, nimber
	value := s.Values(o)
	return func(ctx context.Context, c formulaCase) (game.Outcome, *big.Int, error) {
		text := p.with(c.values)
		sum, err := p.Reader.Parse(text)
		if err != nil {
			if name := unranged(text, err); name != "" {
				err = game.Refuse(game.BadParameter, unrangedText, name)
			}
			return 0, nil, err
		}
		return value(ctx, sum)
	}
}

// inputOf is the input of some cases.
func inputOf(cases []formulaCase) string {
	var b strings.Builder
	for _, c := range cases {
		b.WriteString(c.line + "\n")
	}
	return b.String()
}

// expectedOf are the right answers to some cases.
func expectedOf(cases []formulaCase) string {
	var b strings.Builder
	for _, c := range cases {
		b.WriteString(c.say(false))
	}
	return b.String()
}

// say is the right answer as a line.
func (c formulaCase) say(asNimber bool) string {
	switch {
	case asNimber && c.nimber != nil:
		return c.nimber.String() + "\n"
	case c.outcome == game.N:
		return "1\n"
	case c.outcome == game.D:
		return "draw\n"
	}
	return "0\n"
}

// pairs are what may stand for a win and for a loss of the first player.
var pairs = [][2]string{
	{"1", "0"}, {"N", "P"}, {"first", "second"}, {"win", "lose"}, {"W", "L"}, {"yes", "no"}, {"true", "false"}, {"T", "F"},
}

// word is what an answer in words stands for, and the right answer in the same words.
func (c formulaCase) word(answer string) (outcome game.Outcome, right string, ok bool) {
	if strings.EqualFold(answer, "draw") || strings.EqualFold(answer, "D") {
		return game.D, strings.TrimSpace(c.say(false)), true
	}
	for _, pair := range pairs {
		for i, o := range []game.Outcome{game.N, game.P} {
			if !strings.EqualFold(answer, pair[i]) {
				continue
			}
			right := "draw"
			if c.outcome != game.D {
				right = pair[0]
				if c.outcome == game.P {
					right = pair[1]
				}
			}
			return o, right, true
		}
	}
	return 0, "", false
}

// number is the number that an answer of digits alone writes, nil for another.
func number(answer string) *big.Int {
	if answer == "" || strings.Trim(answer, "0123456789") != "" {
		return nil
	}
	n, _ := new(big.Int).SetString(answer, 10)
	return n
}

// compare puts the first answer that is wrong into the report. Nimbers are computed where
// answers are numbers above 1, until the timed one of the contexts ends. Its error is that
// answer i is none, or that of its nimber.
func (p Position) compare(ctx, timed context.Context, r *Report, cases []formulaCase, answers []string) (i int, err error) {
	nimbers := slices.ContainsFunc(answers, func(a string) bool {
		n := number(a)
		return n != nil && n.BitLen() > 1
	})
	nimber := p.nimbers(timed, cases)
	for i, a := range answers {
		c := cases[i]
		outcome, right, isWord := c.word(a)
		same := isWord && outcome == c.outcome
		if n := number(a); n != nil && (nimbers || !isWord) {
			switch c.nimber, err = nimber(c); {
			case timed.Err() != nil && ctx.Err() == nil:
				r.Small, r.Complete = i, false
				return i, nil
			case err != nil:
				return i, err
			}
			right = strings.TrimSpace(c.say(true))
			same = n.String() == right
		} else if !isWord {
			none := game.Refuse(game.BadParameter, tokenText, game.Short(a))
			if r.Runs == 0 {
				return i, none // of a table, not of a program
			}
			r.Failure = &Failure{Kind: WrongAnswer, Input: c.line + "\n", Expected: c.say(nimbers), Got: a + "\n", Line: 1, Cases: 1, Minimal: true, Why: none}
			return i, nil
		}
		if !same {
			r.Failure = &Failure{Kind: WrongAnswer, Input: c.line + "\n", Expected: right + "\n", Got: a + "\n", Line: 1, Cases: 1, Minimal: true}
			return i, nil
		}
	}
	return 0, nil
}

// nimbers gives the nimber of a case, nil where it has none. It begins with the last case,
// since the tables of that serve the others.
func (p Position) nimbers(ctx context.Context, cases []formulaCase) func(formulaCase) (*big.Int, error) {
	solve, begun := p.solver(true), false
	return func(c formulaCase) (*big.Int, error) {
		switch {
		case p.Convention == game.Misere:
			return nil, nil
		case c.outcome == game.P:
			return new(big.Int), nil
		case !begun:
			begun = true
			_, _, _ = solve(ctx, cases[len(cases)-1]) // what fails here fails below
		}
		_, n, err := solve(ctx, c)
		return n, err
	}
}
