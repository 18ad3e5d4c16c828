package game

import (
	"io"
	"math/big"
	"strings"
	"unicode"
)

// Opener opens a file by the name that a person wrote.
type Opener func(name string) (io.ReadCloser, error)

// File is a file that a person named, and how it is opened.
type File struct {
	Name string
	Open Opener
}

// Names returns a named list of names, or nil when it was not given.
func (a Args) Names(name string) []string { n, _ := a.Named[name].([]string); return n }

// Arcs returns a named list of edges between names, or nil when it was not given.
func (a Args) Arcs(name string) [][2]string { e, _ := a.Named[name].([][2]string); return e }

// File returns a named file, ok = false when it was not given.
func (a Args) File(name string) (f File, ok bool) { f, ok = a.Named[name].(File); return f, ok }

var noFilesText = Text{"%[1]s: %[2]s names a file, and files are not opened here", "%[1]s：%[2]s指定了文件，而此处不能打开文件"}

// file reads the name of a file. It is opened by the constructor.
func (b binder) file(what Phrase, a Arg) (any, error) {
	name, ok := a.Value.(string)
	switch {
	case !ok || name == "":
		return nil, b.refuse(a.Column, kindText, what, kindWords[Source], Short(Literal(a.Value)))
	case b.open == nil:
		return nil, b.refuse(a.Column, noFilesText, what)
	}
	return File{name, b.open}, nil
}

// name reads the name of a vertex: text that is not empty, or an integer, whose
// name is its decimal form.
func name(v any) (string, bool) {
	switch v := v.(type) {
	case string:
		return v, Printable(v)
	case *big.Int:
		return v.String(), true
	}
	return "", false
}

// Printable reports whether a name is not empty and shows as it is: without line
// ends and other characters that a terminal obeys.
func Printable(name string) bool {
	return name != "" && strings.IndexFunc(name, func(r rune) bool { return unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp) }) < 0
}

// names reads a list of names, or a single one; nil when v is neither.
func names(v any) []string {
	list, ok := v.([]any)
	if !ok {
		list = []any{v}
	}
	out := make([]string, len(list))
	for i, x := range list {
		if out[i], ok = name(x); !ok {
			return nil
		}
	}
	return out
}

// arcs reads a list of pairs of names, nil when v is no such list.
func arcs(v any) [][2]string {
	list, ok := v.([]any)
	if !ok {
		return nil
	}
	out := make([][2]string, len(list))
	for i, x := range list {
		ends := names(x)
		if len(ends) != 2 {
			return nil
		}
		out[i] = [2]string(ends)
	}
	return out
}
