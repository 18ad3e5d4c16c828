package codegen

import (
	"slices"
	"strings"

	"grundy/game"
)

var (
	behindText  = game.Text{En: "%[1]s is this game (%[2]v) only once its positions are turned into those of the program; grundy judge %[1]s --show says how", Zh: "%[1]s 要先把它的局面化为本程序的局面（%[2]v）；方法见 grundy judge %[1]s --show"}
	otherFormat = game.Text{En: "the program reads the format of its own head: change reading and printing to that of %s", Zh: "程序按其开头注释的格式读写：请改成 %s 的格式"}
	asksText    = game.Text{En: "%[1]s, input: %[2]v", Zh: "%[1]s 的输入：%[2]v"}
	wantsText   = game.Text{En: "%[1]s, output: %[2]v", Zh: "%[1]s 的输出：%[2]v"}
)

// Problem is a judge's problem of a family: its id, what it reads and what it prints.
type Problem struct {
	ID            string
	Input, Output game.Text
}

// Notes say what is to be changed in the program of a family for a problem whose format
// it does not read, and what that format is; there are none where it reads the format.
func (f *Family) Notes(p Problem, l game.Lang) []string {
	first := otherFormat.With(p.ID)
	switch {
	case slices.Contains(f.Problems, p.ID):
		return nil
	case slices.Contains(f.Behind, p.ID):
		first = behindText.With(p.ID, f.Title)
	}
	return []string{first.In(l), asksText.With(p.ID, p.Input).In(l), wantsText.With(p.ID, p.Output).In(l)}
}

// withStop is a sentence with a full stop or another mark at its end, on one line.
func withStop(sentence string, l game.Lang) string {
	sentence = strings.TrimRight(strings.Join(strings.Fields(sentence), " "), ".。")
	if strings.HasSuffix(sentence, "!") {
		return sentence
	}
	return sentence + fullStop.In(l)
}
