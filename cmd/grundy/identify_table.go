package main

import (
	"encoding/json"
	"strconv"
	"strings"

	"grundy/game"
)

var badTerm = game.Text{En: "%q is no term of a table: write numbers such as 0 1 2, or pairs such as (1,2)", Zh: "%q 不是表中的项：应写成 0 1 2 这样的数，或 (1,2) 这样的数对"}

// readTable reads what grundy sequence --json prints, lines of a heap and its nimber, or
// numbers.
func readTable(text string) (t terms, err error) {
	var answer struct{ Values []uint64 }
	if json.Unmarshal([]byte(text), &answer) == nil && len(answer.Values) > 0 {
		return terms{list: answer.Values}, nil
	}
	columns := true
	var pairs [][2]uint64
	for line := range strings.Lines(text) {
		if len(pairs) == 0 && strings.TrimSpace(line) == strings.TrimSpace(csvHead) {
			continue
		}
		row, err := readTerms(line)
		if err != nil {
			return t, err
		}
		if t.list = append(t.list, row...); len(row) == 2 {
			pairs = append(pairs, [2]uint64(row))
		}
		columns = columns && (len(row) == 2 || len(row) == 0)
	}
	if !columns || len(pairs) < 2 {
		return t, nil
	}
	t.pairs = pairs
	for i, p := range pairs {
		if p[0] != pairs[0][0]+uint64(i) {
			return t, nil
		}
	}
	t.list = t.list[:0]
	for _, p := range pairs {
		t.list = append(t.list, p[1])
	}
	return t, nil
}

// terms are the numbers of a table, and its lines where each has two.
type terms struct {
	list  []uint64
	pairs [][2]uint64
}

// readTerms reads numbers with blanks or commas between them.
func readTerms(text string) ([]uint64, error) {
	var terms []uint64
	for _, word := range strings.FieldsFunc(text, isBetween) {
		x, err := strconv.ParseUint(word, 10, 64)
		if err != nil {
			return nil, game.Refuse(game.Syntax, badTerm, game.Short(word))
		}
		terms = append(terms, x)
	}
	return terms, nil
}

func isBetween(r rune) bool { return r <= ' ' || strings.ContainsRune(",;:，、；：[]", r) }

// readPairs reads pairs in brackets.
func readPairs(text string) ([][2]uint64, error) {
	var pairs [][2]uint64
	for _, m := range pairForm.FindAllStringSubmatch(text, -1) {
		x, err := readTerms(m[1] + " " + m[2])
		if err != nil {
			return nil, err
		}
		pairs = append(pairs, [2]uint64(x))
	}
	if rest := strings.TrimFunc(pairForm.ReplaceAllString(text, " "), isBetween); rest != "" {
		return nil, game.Refuse(game.Syntax, badTerm, game.Short(rest))
	}
	return pairs, nil
}
