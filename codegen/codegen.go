// Package codegen writes contest templates: short programs in C++, Java, Python and
// Go that answer one family of games each.
//
// [Lookup] finds a family by one of its names, [Nearest] the name that a misspelt one
// may have meant, [All] lists them. [Family.Source] writes the program in one language,
// with comments in English or in Chinese, and [Family.Listing] says what there is to
// say about the family.
//
// A template is data: a text for each family and language below templates/, parts that
// families share in templates/parts, and the words of its comments, in both languages,
// beside the other words of the family. A program is exact on the whole range that its
// head states, and needs nothing but the standard library of its language.
package codegen

import (
	"embed"
	"fmt"
	"strings"
	"text/template"
	"unicode/utf8"

	"grundy/game"
)

//go:embed templates
var texts embed.FS

// Language is a programming language.
type Language struct {
	Name    string   // as --lang has it
	Aliases []string // other words for it
	File    string   // the usual name of a program's file
	comment string   // begins a comment
}

// Languages returns the languages that templates are written in.
func Languages() []Language {
	return []Language{
		{"cpp", []string{"c++", "cc", "cxx", "g++"}, "main.cpp", "//"},
		{"java", nil, "Main.java", "//"},
		{"python", []string{"py", "python3"}, "main.py", "#"},
		{"go", []string{"golang"}, "main.go", "//"},
	}
}

// Family is a family of games with a template. Families are shared and must not be
// changed.
type Family struct {
	Name     string
	Aliases  []string // other names, of rulesets of the catalogue too
	Problems []string // ids of judges' problems whose format the template reads
	Kin      []string // ids of problems of the family in other formats
	Behind   []string // ids of problems that are the game once their positions are turned into its own

	Title, Input, Output, Range, Theory, Time game.Text

	comments map[string]game.Text // of the program, by the key in its text
}

// Listing is what there is to say about a family in one language.
type Listing struct {
	Name     string   `json:"name"`
	Aliases  []string `json:"aliases"`
	Problems []string `json:"problems"`
	Others   []string `json:"others"`
	Title    string   `json:"title"`
	Input    string   `json:"input"`
	Output   string   `json:"output"`
	Range    string   `json:"range"`
	Theory   string   `json:"theory"`
	Time     string   `json:"complexity"`
	Langs    []string `json:"languages"`
}

// Listing words the family in one language.
func (f *Family) Listing(l game.Lang) Listing {
	out := Listing{
		Name: f.Name, Aliases: append([]string{}, f.Aliases...), Problems: append([]string{}, f.Problems...),
		Others: append(append([]string{}, f.Kin...), f.Behind...),
		Title:  f.Title.In(l), Input: f.Input.In(l), Output: f.Output.In(l), Range: f.Range.In(l),
		Theory: f.Theory.In(l), Time: f.Time.In(l),
	}
	for _, x := range Languages() {
		out.Langs = append(out.Langs, x.Name)
	}
	return out
}

// Written is a template in the wire form.
type Written struct {
	Listing
	Lang   string `json:"lang"`
	File   string `json:"file"`
	Source string `json:"source"`

	Notes []string `json:"notes,omitempty"`
}

// Written writes the program with what there is to say about it.
func (f *Family) Written(x Language, l game.Lang, notes ...string) Written {
	return Written{f.Listing(l), x.Name, x.File, f.Source(x, l, notes...), notes}
}

// Source writes the program of the family in a programming language, with comments
// in one language and notes at the end of its head. It panics when the text of the
// template is wrong, which the tests rule out.
func (f *Family) Source(x Language, l game.Lang, notes ...string) string {
	t := template.New(x.Name + ".tmpl").Funcs(template.FuncMap{
		"head": func() string { return f.head(x, l, notes...) },
		"say":  func(key string) (string, error) { return f.say(key, l) },
	})
	template.Must(t.ParseFS(texts, "templates/parts/"+x.Name+".tmpl"))
	template.Must(t.ParseFS(texts, "templates/"+f.Name+"/"+x.Name+".tmpl"))
	var b strings.Builder
	if err := t.Execute(&b, nil); err != nil {
		panic(fmt.Sprintf("codegen: %v", err))
	}
	return b.String()
}

// say is the comment of a key, of the family or of the parts.
func (f *Family) say(key string, l game.Lang) (string, error) {
	for _, words := range []map[string]game.Text{f.comments, partComments} {
		if t, ok := words[key]; ok {
			return t.In(l), nil
		}
	}
	return "", fmt.Errorf("%s has no comment %q", f.Name, key)
}

// partComments are the comments of the parts.
var partComments = map[string]game.Text{
	"next": {En: "next returns the next word of the input, null at its end.", Zh: "next 返回输入中的下一个词，输入结束时返回 null。"},
	"read": {En: "read returns the next number, -1 at the end of the input.", Zh: "read 返回下一个数，输入结束时返回 -1。"},
	"word": {En: "word returns the next word, empty at the end of the input.", Zh: "word 返回下一个词，输入结束时返回空串。"},
}

var headWords = [...]game.Text{
	{En: "Input: ", Zh: "输入："}, {En: "Output: ", Zh: "输出："}, {En: "Range: ", Zh: "范围："},
	{En: "Theory: ", Zh: "理论："}, {En: "Time: ", Zh: "时间："},
}

var headNote = game.Text{En: "Note: ", Zh: "注意："}

var fullStop = game.Text{En: ".", Zh: "。"}

// head is the comment that a program begins with.
func (f *Family) head(x Language, l game.Lang, notes ...string) string {
	lines := wrap(withStop(f.Title.In(l), l))
	for i, t := range []game.Text{f.Input, f.Output, f.Range, f.Theory, f.Time} {
		lines = append(lines, wrap(withStop(headWords[i].In(l)+t.In(l), l))...)
	}
	for _, note := range notes {
		lines = append(lines, wrap(withStop(headNote.In(l)+note, l))...)
	}
	return x.comment + " " + strings.Join(lines, "\n"+x.comment+" ") + "\n"
}

// width is where lines of a head end, in columns.
const width = 84

// wrap breaks a sentence into lines. Chinese breaks behind a clause where that fills a
// third of the line, or else behind any of its letters, but not before a mark.
func wrap(sentence string) []string {
	var lines []string
	line, columns, word := "", 0, ""
	flush := func() {
		for columns > 0 && columns+columnsOf(word) > width {
			whole, rest := clauses(line)
			lines, line, columns = append(lines, strings.TrimRight(whole, " ")), rest, columnsOf(rest)
		}
		line, columns, word = line+word, columns+columnsOf(word), ""
	}
	for _, r := range sentence {
		if wide(r) && !strings.ContainsRune("，。；：、）", r) {
			flush()
		}
		word += string(r)
		if r == ' ' {
			flush()
		}
	}
	flush()
	return append(lines, line)
}

// clauses cuts a line behind its last Chinese clause, where a third of a line is before it.
func clauses(line string) (whole, rest string) {
	const ends = "，。；："
	if i := strings.LastIndexAny(line, ends); i >= 0 {
		_, size := utf8.DecodeRuneInString(line[i:])
		if i += size; columnsOf(line[:i]) >= width/3 {
			return line[:i], line[i:]
		}
	}
	return line, ""
}

func wide(r rune) bool { return r >= 0x2E80 }

func columnsOf(s string) int {
	n := 0
	for _, r := range s {
		n++
		if wide(r) {
			n++
		}
	}
	return n
}
