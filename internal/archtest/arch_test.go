package archtest

import (
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"
	"testing"
)

// TestLayers compares the imports of the module with layers.txt.
func TestLayers(t *testing.T) {
	text, err := fs.ReadFile(theTree(), "internal/archtest/layers.txt")
	if err != nil {
		t.Fatal(err)
	}
	l, err := parseLayers(string(text))
	if err != nil {
		t.Fatal(err)
	}
	_, sources := mustLoad(t, theTree())
	for _, complaint := range l.check(importsOf(sources)) {
		t.Error(complaint)
	}
}

// layers is what layers.txt says.
type layers struct {
	rank    map[string]int      // the line of each package
	planned map[string]bool     // may be missing
	std     map[string]bool     // import nothing of other modules
	only    map[string][]string // the whole list of what they import of this one
}

// parseLayers reads layers.txt.
func parseLayers(text string) (layers, error) {
	l := layers{map[string]int{}, map[string]bool{}, map[string]bool{}, map[string][]string{}}
	for i, line := range strings.Split(text, "\n") {
		line, _, _ = strings.Cut(line, "#")
		rule, rest, isRule := strings.Cut(line, ":")
		var err error
		if isRule {
			err = l.addRule(strings.Fields(rule), strings.Fields(rest))
		} else {
			err = l.addLayer(i, strings.Fields(line))
		}
		if err != nil {
			return l, fmt.Errorf("layers.txt:%d: %w", i+1, err)
		}
	}
	return l, nil
}

func (l layers) addLayer(rank int, names []string) error {
	for _, name := range names {
		name, planned := strings.CutSuffix(name, "?")
		if _, twice := l.rank[name]; twice {
			return fmt.Errorf("%s is listed twice", name)
		}
		l.rank[name] = rank
		l.planned[name] = planned
	}
	return nil
}

func (l layers) addRule(rule, names []string) error {
	for _, name := range names {
		if _, ok := l.rank[name]; !ok {
			return fmt.Errorf("%s stands in no layer above", name)
		}
	}
	switch {
	case len(rule) == 1 && rule[0] == "std":
		for _, name := range names {
			l.std[name] = true
		}
	case len(rule) == 2 && rule[0] == "only":
		l.only[rule[1]] = names
	default:
		return fmt.Errorf("rule %q is not known; write std: or only PACKAGE:", rule)
	}
	return nil
}

// entry returns the name under which a package is listed.
func (l layers) entry(pkg string) (string, bool) {
	if _, ok := l.rank[pkg]; ok {
		return pkg, true
	}
	for dir := pkg; strings.Contains(dir, "/"); {
		dir = dir[:strings.LastIndex(dir, "/")]
		if _, ok := l.rank[dir+"/*"]; ok {
			return dir + "/*", true
		}
	}
	return "", false
}

// check returns what is wrong with the packages of the module and their
// imports.
func (l layers) check(imports map[string][]string) []string {
	var complaints []string
	there := map[string]bool{}
	for _, pkg := range slices.Sorted(maps.Keys(imports)) {
		entry, ok := l.entry(pkg)
		if !ok {
			complaints = append(complaints, pkg+" is in no layer: add it to layers.txt")
			continue
		}
		there[entry] = true
		for _, imp := range imports[pkg] {
			if why := l.refuse(entry, imp); why != "" {
				complaints = append(complaints, fmt.Sprintf("%s must not import %s: %s", pkg, imp, why))
			}
		}
	}
	for _, entry := range slices.Sorted(maps.Keys(l.rank)) {
		switch {
		case there[entry] && l.planned[entry]:
			complaints = append(complaints, entry+" is there now: drop its question mark in layers.txt")
		case !there[entry] && !l.planned[entry]:
			complaints = append(complaints, entry+" is in layers.txt, but there is no such package")
		}
	}
	return complaints
}

// refuse says why the package of an entry may not import another, if so.
func (l layers) refuse(entry, imp string) string {
	pkg, ours := inModule(imp)
	if !ours {
		first, _, _ := strings.Cut(imp, "/")
		if l.std[entry] && (strings.Contains(first, ".") || imp == "C") {
			return "its layer stays on the standard library"
		}
		return ""
	}
	target, listed := l.entry(pkg)
	only, limited := l.only[entry]
	switch {
	case !listed:
		return "it is in no layer"
	case l.rank[target] == l.rank[entry]:
		return "siblings do not import each other"
	case l.rank[target] > l.rank[entry]:
		return "it lies higher"
	case limited && !slices.Contains(only, target):
		return "of this module it may import only " + strings.Join(only, ", ")
	}
	return ""
}

// inModule returns the name in layers.txt of a package of this module.
func inModule(imp string) (string, bool) {
	if imp == module {
		return module, true
	}
	return strings.CutPrefix(imp, module+"/")
}

// importsOf gathers the imports of every package. Tests may import what they
// like: the compiler sees to it that they make no circle.
func importsOf(sources []source) map[string][]string {
	imports := map[string][]string{}
	for _, s := range sources {
		pkg := s.dir
		if pkg == "." {
			pkg = module
		}
		list := imports[pkg]
		if !s.isTest() {
			for _, imp := range s.imports() {
				if !slices.Contains(list, imp) {
					list = append(list, imp)
				}
			}
		}
		imports[pkg] = list
	}
	return imports
}

func TestLayerCheckComplains(t *testing.T) {
	const text = `
# A comment.
low
mid side soon?
grundy
top examples/*?
std: low mid
only side: low
`
	good := map[string][]string{
		"low": {"math/big"}, "mid": {"grundy/low"}, "side": nil, "grundy": {"grundy/mid", "example.org/x"}, "top": {"grundy"},
	}
	tests := []struct {
		name, pkg string
		imports   []string
		want      []string
	}{
		{"all is well", "low", nil, nil},
		{"upwards", "low", []string{"grundy/mid"}, []string{"low must not import grundy/mid: it lies higher"}},
		{"the root is high", "mid", []string{"grundy"}, []string{"mid must not import grundy: it lies higher"}},
		{"sideways", "mid", []string{"grundy/side"}, []string{"siblings"}},
		{"two sins", "low", []string{"grundy/top", "grundy/nowhere"}, []string{"it lies higher", "grundy/nowhere: it is in no layer"}},
		{"another module", "mid", []string{"example.org/x"}, []string{"stays on the standard library"}},
		{"cgo", "mid", []string{"C"}, []string{"stays on the standard library"}},
		{"another module higher up", "top", []string{"example.org/x"}, nil},
		{"unlisted", "new", nil, []string{"new is in no layer"}},
		{"planned and there", "soon", nil, []string{"soon is there now"}},
		{"a pattern planned and there", "examples/one", nil, []string{"examples/* is there now"}},
		{"only", "top", []string{"grundy/side"}, nil},
	}
	l, err := parseLayers(text)
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			imports := maps.Clone(good)
			imports[tt.pkg] = tt.imports
			wantComplaints(t, l.check(imports), tt.want)
		})
	}
	t.Run("missing", func(t *testing.T) {
		imports := maps.Clone(good)
		delete(imports, "side")
		wantComplaints(t, l.check(imports), []string{"side is in layers.txt, but there is no such package"})
	})
}

func TestOnlyRuleComplains(t *testing.T) {
	l, err := parseLayers("a\nb\nc\nonly c: b")
	if err != nil {
		t.Fatal(err)
	}
	got := l.check(map[string][]string{"a": nil, "b": nil, "c": {"grundy/a", "grundy/b", "os"}})
	wantComplaints(t, got, []string{"c must not import grundy/a: of this module it may import only b"})
}

func TestParseLayersRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"a\nb a":     "layers.txt:2: a is listed twice",
		"a\nstd: b":  "layers.txt:2: b stands in no layer above",
		"a\nnone: a": `layers.txt:2: rule ["none"] is not known`,
	} {
		if _, err := parseLayers(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("parseLayers(%q) = %v, want %s", text, err, want)
		}
	}
}

func TestImportsOfLeavesOutTests(t *testing.T) {
	_, sources := mustLoad(t, made(
		"root.go", `package grundy; import "fmt"`,
		"a/a.go", `package a; import ("fmt"; "grundy/b")`,
		"a/more.go", `//go:build windows
package a; import "os"`,
		"a/a_test.go", `package a; import "grundy/c"`,
		"only/only_test.go", `package only; import "testing"`,
	))
	got := fmt.Sprint(importsOf(sources))
	if want := "map[a:[fmt grundy/b os] grundy:[fmt] only:[]]"; got != want {
		t.Errorf("importsOf = %s, want %s", got, want)
	}
}
