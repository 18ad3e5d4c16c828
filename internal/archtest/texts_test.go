package archtest

import (
	"fmt"
	"go/ast"
	"go/token"
	"path"
	"strconv"
	"strings"
	"testing"
)

// vocabulary is the package whose type Text holds a sentence in every language.
const vocabulary = "game"

// textFinder finds the composite literals of type game.Text by syntax alone:
// the type by its name, by an alias, or left out inside a slice, an array or a
// map of it.
type textFinder struct {
	files      *token.FileSet
	source     source
	types      map[string]bool              // "game.Text" and its aliases, as package.Name
	constants  map[string]map[string]string // string constants of each package
	found      []words
	complaints []string
}

// findTexts returns every text of the sources, and complaints about those that
// cannot be read. Tests may say what they like.
func findTexts(files *token.FileSet, sources []source) ([]words, []string) {
	f := textFinder{
		files:     files,
		types:     map[string]bool{vocabulary + ".Text": true},
		constants: map[string]map[string]string{},
	}
	var judged []source
	for _, s := range sources {
		if !s.isTest() && !generated.MatchString(s.text) {
			judged = append(judged, s)
		}
	}
	for known := 0; known < len(f.types); {
		known = len(f.types)
		for _, f.source = range judged {
			f.gatherAliases()
		}
	}
	for range 3 { // a constant made of constants of files read later
		for _, f.source = range judged {
			f.gatherConstants()
		}
	}
	for _, f.source = range judged {
		ast.Inspect(f.source.file, f.visit)
	}
	return f.found, f.complaints
}

// specs calls visit for every declaration at the top of the file.
func (f *textFinder) specs(visit func(ast.Spec)) {
	for _, decl := range f.source.file.Decls {
		if d, ok := decl.(*ast.GenDecl); ok {
			for _, spec := range d.Specs {
				visit(spec)
			}
		}
	}
}

func (f *textFinder) gatherAliases() {
	f.specs(func(spec ast.Spec) {
		if s, ok := spec.(*ast.TypeSpec); ok && s.Assign.IsValid() && f.isText(s.Type) {
			f.types[f.source.dir+"."+s.Name.Name] = true
		}
	})
}

func (f *textFinder) gatherConstants() {
	known := f.constants[f.source.dir]
	if known == nil {
		known = map[string]string{}
		f.constants[f.source.dir] = known
	}
	f.specs(func(spec ast.Spec) {
		s, ok := spec.(*ast.ValueSpec)
		if !ok || len(s.Names) != len(s.Values) {
			return
		}
		for i, name := range s.Names {
			if text, ok := f.constant(s.Values[i]); ok {
				known[name.Name] = text
			}
		}
	})
}

// isText reports whether an expression names the type.
func (f *textFinder) isText(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.ParenExpr:
		return f.isText(e.X)
	case *ast.Ident:
		return f.types[f.source.dir+"."+e.Name] || f.dotImported() && e.Name == "Text"
	case *ast.SelectorExpr:
		x, ok := e.X.(*ast.Ident)
		return ok && f.types[f.imported(x.Name)+"."+e.Sel.Name]
	}
	return false
}

// dotImported reports whether the file imports the vocabulary by a dot.
func (f *textFinder) dotImported() bool { return f.imported(".") == vocabulary }

// imported returns the directory of the package that a name stands for.
func (f *textFinder) imported(name string) string {
	for _, spec := range f.source.file.Imports {
		full, _ := strconv.Unquote(spec.Path.Value)
		pkg, ours := inModule(full)
		local := path.Base(full)
		if spec.Name != nil {
			local = spec.Name.Name
		}
		if ours && local == name {
			if pkg == module {
				return "."
			}
			return pkg
		}
	}
	return ""
}

func (f *textFinder) visit(n ast.Node) bool {
	if lit, ok := n.(*ast.CompositeLit); ok && lit.Type != nil {
		f.literal(lit, lit.Type)
	}
	return true
}

// literal judges a composite literal of a type that is written out or comes
// from the literal around it.
func (f *textFinder) literal(lit *ast.CompositeLit, typ ast.Expr) {
	if f.isText(typ) {
		f.text(lit)
		return
	}
	var key, elem ast.Expr
	switch t := typ.(type) {
	case *ast.ArrayType:
		elem = t.Elt
	case *ast.MapType:
		key, elem = t.Key, t.Value
	default:
		return
	}
	for _, e := range lit.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			f.elided(kv.Key, key)
			e = kv.Value
		}
		f.elided(e, elem)
	}
}

// elided judges a literal whose type is left out.
func (f *textFinder) elided(e, typ ast.Expr) {
	lit, ok := e.(*ast.CompositeLit)
	if !ok || lit.Type != nil || typ == nil {
		return
	}
	if star, ok := typ.(*ast.StarExpr); ok {
		typ = star.X
	}
	f.literal(lit, typ)
}

// text reads one literal of the type. The empty literal is the zero value,
// which says nothing in any language.
func (f *textFinder) text(lit *ast.CompositeLit) {
	if len(lit.Elts) == 0 {
		return
	}
	w := words{at: f.source.at(f.files, lit)}
	for i, e := range lit.Elts {
		target := &w.en
		if i == 1 {
			target = &w.zh
		}
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			e = kv.Value
			if target = &w.en; kv.Key.(*ast.Ident).Name == "Zh" {
				target = &w.zh
			}
		}
		text, ok := f.constant(e)
		if !ok {
			f.complaints = append(f.complaints, fmt.Sprintf("%s: a language is not a constant string: let figures carry what varies", w.at))
			return
		}
		*target = text
	}
	f.found = append(f.found, w)
}

// constant returns the value of an expression that is a constant string.
func (f *textFinder) constant(e ast.Expr) (string, bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		text, err := strconv.Unquote(e.Value)
		return text, err == nil && e.Kind == token.STRING
	case *ast.ParenExpr:
		return f.constant(e.X)
	case *ast.BinaryExpr:
		x, okX := f.constant(e.X)
		y, okY := f.constant(e.Y)
		return x + y, okX && okY && e.Op == token.ADD
	case *ast.Ident:
		text, ok := f.constants[f.source.dir][e.Name]
		return text, ok
	case *ast.SelectorExpr:
		if x, ok := e.X.(*ast.Ident); ok {
			text, ok := f.constants[f.imported(x.Name)][e.Sel.Name]
			return text, ok
		}
	}
	return "", false
}

func TestFindTexts(t *testing.T) {
	tests := []struct{ name, dir, text, want string }{
		{"unkeyed", "a", `import "grundy/game"; var x = game.Text{"e", "z"}`, "[e|z]"},
		{"keyed", "a", `import "grundy/game"; var x = game.Text{Zh: "z", En: "e"}`, "[e|z]"},
		{"half", "a", `import "grundy/game"; var x = game.Text{En: "e"}`, "[e|]"},
		{"zero", "a", `import "grundy/game"; var x = game.Text{}`, "[]"},
		{"in a call", "a", `import "grundy/game"; func f() { say(&game.Text{"e", "z"}, 1) }`, "[e|z]"},
		{"at home", "game", `var x = Text{"e", "z"}`, "[e|z]"},
		{"another Text", "a", `type Text struct{ a, b string }; var x = Text{"e", "z"}`, "[]"},
		{"another game", "a", `import "example.org/game"; var x = game.Text{"e", "z"}`, "[]"},
		{"renamed import", "a", `import g "grundy/game"; var x = g.Text{"e", "z"}`, "[e|z]"},
		{"dot import", "a", `import . "grundy/game"; var x = Text{"e", "z"}`, "[e|z]"},
		{"alias", "a", `import "grundy/game"; type text = game.Text; var x = text{"e", "z"}`, "[e|z]"},
		{"alias elsewhere", "a", `import "grundy/b"; var x = b.Words{"e", "z"}`, "[e|z]"},
		{"slice", "a", `import "grundy/game"; var x = []game.Text{{"e", "z"}, {"f", "y"}}`, "[e|z f|y]"},
		{"slice of pointers", "a", `import "grundy/game"; var x = []*game.Text{{"e", "z"}}`, "[e|z]"},
		{"map", "a", `import "grundy/game"; var x = map[int][]game.Text{1: {{"e", "z"}}}`, "[e|z]"},
		{"map key", "a", `import "grundy/game"; var x = map[game.Text]int{{"e", "z"}: 1}`, "[e|z]"},
		{"array", "a", `import "grundy/game"; var x = [...]game.Text{3: {"e", "z"}}`, "[e|z]"},
		{"sum", "a", "import \"grundy/game\"; var x = game.Text{\"e\"+\"f\", `z`}", "[ef|z]"},
		{"constant", "a", `import "grundy/game"; const k = j + "!"; const j = "e"; var x = game.Text{k, j}`, "[e!|e]"},
		{"varies", "a", `import "grundy/game"; func f(s string) game.Text { return game.Text{s, "z"} }`, "[] [a/a.go:2: a language is not a constant]"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			files, sources := mustLoad(t, made(
				tt.dir+"/a.go", "package "+tt.dir+"\n"+tt.text,
				"b/b.go", `package b; import "grundy/game"; type Words = game.Text`,
				tt.dir+"/a_test.go", "package "+tt.dir+"\n"+tt.text,
			))
			found, complaints := findTexts(files, sources)
			var pairs []string
			for _, w := range found {
				pairs = append(pairs, w.en+"|"+w.zh)
			}
			got := fmt.Sprint(pairs)
			if complaints != nil {
				short, _, _ := strings.Cut(complaints[0], " string:")
				got += fmt.Sprintf(" [%s]", short)
			}
			if got != tt.want {
				t.Errorf("findTexts(%s) = %s, want %s", tt.text, got, tt.want)
			}
		})
	}
}
