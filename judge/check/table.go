package check

import (
	"context"
	"errors"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"grundy/game"
)

var (
	emptyText   = game.Text{En: "the table is empty", Zh: "表是空的"}
	rowText     = game.Text{En: "a row has %[1]d fields, the values and the answer, not %[2]d", Zh: "每行应有 %[1]d 项（各变量的值和答案），这里有 %[2]d 项"}
	outsideText = game.Text{En: "%[1]s is %[2]d here, outside its range %[3]d..%[4]d", Zh: "这里 %[1]s 为 %[2]d，超出范围 %[3]d..%[4]d"}
	againText   = game.Text{En: "the values %[1]q stand in line %[2]d already", Zh: "变量值 %[1]q 在第 %[2]d 行已经出现过"}
	valueText   = game.Text{En: "%q is no value of a variable", Zh: "%q 不是变量的值"}
)

// Missing says which values in the ranges of the variables have no row in a table.
type Missing struct {
	Count *big.Int `json:"count"`
	First []string `json:"first"` // at most ten of them, each as a row begins
}

// CheckTable is Check for a table in place of a program: each line has the values and
// the answer, with blanks, tabs or commas between them. Where there is one variable, a
// list of answers alone, which has not two in its first line, begins at the least value of the variable.
// Values outside the ranges and values given twice are refused, and those without a row told.
// A limit is an error unless a row of a smaller sum is wrong.
func (p Position) CheckTable(ctx context.Context, table string) (Report, error) {
	r := Report{ID: p.Text, Program: []string{}, Complete: true}
	rows := readTable(table)
	if len(rows) == 0 {
		return r, game.Refuse(game.Syntax, emptyText)
	}
	if len(p.Vars) == 1 && len(rows[0].fields) != 2 {
		rows = fromLeast(rows, p.Vars[0].From)
	}
	if err := p.used(); err != nil {
		return r, err
	}
	var claims []claim
	lines := map[string]int{} // where the values of a row stand
	for _, row := range rows {
		values, err := p.values(row.fields)
		if err != nil {
			return r, row.at(err)
		}
		c := caseAt(values)
		if before, ok := lines[c.line]; ok {
			return r, row.at(game.Refuse(game.Syntax, againText, c.line, before))
		}
		lines[c.line] = row.line
		claims = append(claims, claim{c, row.fields[len(row.fields)-1], row})
	}
	r.Small, r.Planned.Small = len(claims), len(claims)
	r.Missing = p.missing(lines)
	r.Complete = r.Missing == nil
	slices.SortStableFunc(claims, func(a, b claim) int { return a.sum.Cmp(b.sum) })
	cases, unsolved := p.solved(ctx, claims)
	answers := make([]string, len(cases))
	for i := range answers {
		answers[i] = claims[i].answer
	}
	if unsolved != nil {
		r.Small, r.Complete = len(cases), false
	}
	i, err := p.compare(ctx, ctx, &r, cases, answers)
	switch {
	case err != nil:
		err = claims[i].row.at(err)
	case r.Failure == nil && unsolved != nil:
		err = claims[len(cases)].row.at(unsolved)
	}
	return r, err
}

// solved are the cases of rows, up to the first of which it cannot be told who wins, which
// is the error.
func (p Position) solved(ctx context.Context, rows []claim) (cases []formulaCase, err error) {
	solve := p.solver(false)
	for _, row := range rows {
		c := row.formulaCase
		if c.outcome, _, err = solve(ctx, c); err != nil {
			return cases, err
		}
		cases = append(cases, c)
	}
	return cases, nil
}

// claim is what a row says of a case.
type claim struct {
	formulaCase
	answer string
	row    row
}

// mostMissing is how many values without a row are told.
const mostMissing = 10

// missing says which values have no row; nil when all have one.
func (p Position) missing(rows map[string]int) *Missing {
	m := &Missing{Count: new(big.Int).Sub(p.count(), big.NewInt(int64(len(rows))))}
	if m.Count.Sign() == 0 {
		return nil
	}
	for values := range p.all() {
		if line := lineOf(values); rows[line] == 0 {
			m.First = append(m.First, line)
		}
		if len(m.First) == mostMissing {
			break
		}
	}
	return m
}

// row is a line of a table that is not empty.
type row struct {
	line   int // from 1
	fields []string
}

// at is an error with the line, unless it is one of the context.
func (r row) at(err error) error {
	if e, ok := errors.AsType[*game.Error](err); ok {
		at := *e
		at.Line = r.line
		return &at
	}
	return err
}

// fromLeast makes rows of a list of answers alone, the first of which belongs to x.
func fromLeast(rows []row, x int64) (list []row) {
	for _, r := range rows {
		for _, answer := range r.fields {
			list = append(list, row{r.line, []string{strconv.FormatInt(x, 10), answer}})
			x++
		}
	}
	return list
}

// values are those of a row of a table.
func (p Position) values(row []string) ([]int64, error) {
	if len(row) != len(p.Vars)+1 {
		return nil, game.Refuse(game.Syntax, rowText, len(p.Vars)+1, len(row))
	}
	values := make([]int64, len(p.Vars))
	for i, v := range p.Vars {
		x, err := strconv.ParseInt(row[i], 10, 64)
		if err != nil {
			return nil, game.Refuse(game.Syntax, valueText, game.Short(row[i]))
		}
		if x < v.From || x > v.To {
			return nil, game.Refuse(game.Syntax, outsideText, v.Name, x, v.From, v.To)
		}
		values[i] = x
	}
	return values, nil
}

// readTable splits a table into rows.
func readTable(text string) (rows []row) {
	line := 0
	for one := range strings.Lines(text) {
		line++
		fields := strings.FieldsFunc(one, func(r rune) bool { return r == ',' || r == ';' || r <= ' ' })
		if len(fields) > 0 {
			rows = append(rows, row{line, fields})
		}
	}
	return rows
}
