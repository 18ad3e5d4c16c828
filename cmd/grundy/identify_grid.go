package main

import (
	"slices"
	"strconv"
	"strings"

	"grundy/game"
	"grundy/identify"
)

var (
	shortGrid  = game.Text{En: "a table of two heaps has two lines or more, of as many values each", Zh: "两堆的表至少有两行，各行一样长"}
	raggedGrid = game.Text{En: "this line and the first have %[1]d and %[2]d values; a table of two heaps has as many in each", Zh: "这一行有 %[1]d 个值，第一行有 %[2]d 个；两堆的表各行应一样长"}
	labelGrid  = game.Text{En: "%[1]q stands where heap %[2]d should: the heaps at the head of lines and columns count up by 1 from the same one", Zh: "%[1]q 应为堆 %[2]d：行首与列首的堆须从同一个数起逐一递增"}
	mixedGrid  = game.Text{En: "%q stands among outcomes; write P or N for each", Zh: "胜负表中出现了 %q；每项应写 P 或 N"}
)

// outcomeWords are what stands for a lost and for a won position in a table.
var outcomeWords = map[string]uint64{"p": 0, "n": 1, "l": 0, "w": 1, "lose": 0, "win": 1, "second": 0, "first": 1}

// gridLine is a line of a table that is not empty.
type gridLine struct {
	number int // from 1
	words  []string
}

// refuse is an error with the line.
func (l gridLine) refuse(t game.Text, args ...any) error {
	e := game.Refuse(game.Syntax, t, args...)
	e.Line = l.number
	return e
}

// gridLines splits a table into lines of words; outcomes that stand close together are
// taken apart.
func gridLines(text string) (lines []gridLine) {
	number := 0
	for line := range strings.Lines(text) {
		number++
		words := strings.FieldsFunc(line, isBetween)
		if len(words) == 1 && len(words[0]) > 1 && (strings.Trim(words[0], "PNpn") == "" || strings.Trim(words[0], "LWlw") == "") {
			words = strings.Split(words[0], "")
		}
		if len(words) > 0 {
			lines = append(lines, gridLine{number, words})
		}
	}
	return lines
}

// readGrid reads a table of two heaps: lines of outcomes, lines with heaps at their head and
// above them, or numbers in a square that is the same on both sides of its diagonal; where
// it is asked for, any lines of as many numbers. It is nil where the text is none of these.
func readGrid(text string, asked bool) (*identify.Grid, error) {
	lines := gridLines(text)
	g := &identify.Grid{From: -1}
	if heads(lines) {
		if err := labels(g, lines); err != nil {
			return nil, err
		}
		lines, asked = lines[1:], true
	}
	for _, l := range lines {
		g.Outcomes = g.Outcomes || slices.ContainsFunc(l.words, isOutcome)
	}
	switch asked = asked || g.Outcomes; {
	case asked && len(lines) < 2:
		return nil, game.Refuse(game.Syntax, shortGrid)
	case !asked && (len(lines) < 3 || len(lines) != len(lines[0].words)):
		return nil, nil
	}
	for _, l := range lines {
		row, err := l.values(g.Outcomes)
		if err == nil && len(l.words) != len(lines[0].words) {
			err = l.refuse(raggedGrid, len(l.words), len(lines[0].words))
		}
		if err != nil && asked {
			return nil, err
		}
		if err != nil {
			return nil, nil // what it is instead, others tell
		}
		g.Values = append(g.Values, row)
	}
	if !asked && !symmetric(g.Values) {
		return nil, nil
	}
	return g, nil
}

// heads reports whether heaps stand above a table: the first line has one word less than
// the second, or a word in the corner.
func heads(lines []gridLine) bool {
	if len(lines) < 3 {
		return false
	}
	first, second := lines[0].words, lines[1].words
	_, err := strconv.ParseUint(first[0], 10, 64)
	return err == nil && len(first) > 1 && len(first)+1 == len(second) ||
		err != nil && !isOutcome(first[0]) && len(first) > 2 && len(first) == len(second)
}

// labels takes the heaps at the head of the lines off and reads them.
func labels(g *identify.Grid, lines []gridLine) error {
	top := lines[0].words
	if len(top) == len(lines[1].words) {
		top = top[1:]
	}
	from, err := strconv.ParseUint(top[0], 10, 31)
	if err != nil {
		return lines[0].refuse(badTerm, game.Short(top[0]))
	}
	g.From = int(from)
	for i, word := range top {
		if word != strconv.Itoa(g.From+i) {
			return lines[0].refuse(labelGrid, game.Short(word), g.From+i)
		}
	}
	for i := range lines[1:] {
		l := &lines[1+i]
		if l.words[0] != strconv.Itoa(g.From+i) {
			return l.refuse(labelGrid, game.Short(l.words[0]), g.From+i)
		}
		l.words = l.words[1:]
	}
	return nil
}

// values are those of a line.
func (l gridLine) values(outcomes bool) ([]uint64, error) {
	row := make([]uint64, 0, len(l.words))
	for _, word := range l.words {
		v, err := strconv.ParseUint(word, 10, 64)
		switch {
		case outcomes && !isOutcome(word):
			return nil, l.refuse(mixedGrid, game.Short(word))
		case outcomes:
			v = outcomeWords[strings.ToLower(word)]
		case err != nil:
			return nil, l.refuse(badTerm, game.Short(word))
		}
		row = append(row, v)
	}
	return row, nil
}

func isOutcome(word string) bool {
	_, ok := outcomeWords[strings.ToLower(word)]
	return ok
}

// symmetric reports whether a table is a square that is the same on both sides of its
// diagonal.
func symmetric(rows [][]uint64) bool {
	for i, row := range rows {
		for j := range row {
			if len(row) != len(rows) || row[j] != rows[j][i] {
				return false
			}
		}
	}
	return true
}

// readOutcomes reads outcomes of one heap after the other, from heap 0 on, and returns the
// lost ones; nil where the text is something else.
func readOutcomes(text string) (lost []uint64) {
	lines := gridLines(text)
	var words []string
	for _, l := range lines {
		if len(lines) > 1 && len(l.words) > 1 {
			return nil
		}
		words = append(words, l.words...)
	}
	for i, word := range words {
		if !isOutcome(word) {
			return nil
		}
		if outcomeWords[strings.ToLower(word)] == 0 {
			lost = append(lost, uint64(i))
		}
	}
	return lost
}
