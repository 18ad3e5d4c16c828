package codegen

import (
	"fmt"
	"io/fs"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"grundy/game"
	"grundy/judge"
)

func TestLookup(t *testing.T) {
	for _, f := range All() {
		for _, name := range append([]string{f.Name, strings.ToUpper(f.Name), strings.ReplaceAll(f.Name, "_", " ")}, f.Aliases...) {
			if got, ok := Lookup(name); !ok || got != f {
				t.Errorf("Lookup(%q) is not %s", name, f.Name)
			}
		}
	}
	for _, name := range []string{"", "?", "nim2", "chess"} {
		if f, ok := Lookup(name); ok {
			t.Errorf("Lookup(%q) = %s, want nothing", name, f.Name)
		}
	}
}

func TestNearest(t *testing.T) {
	for name, want := range map[string]string{
		"wythof": "wythoff", "fibonaci": "fibonacci", "威佐夫博奕": "威佐夫博弈", "staircas": "staircase", "nim product": "",
		"octagonal": "", "": "", "x": "", "something else": "",
	} {
		got := Nearest(name)
		if _, known := Lookup(name); known {
			got = ""
		}
		if got != want {
			t.Errorf("Nearest(%q) = %q, want %q", name, got, want)
		}
	}
}

func TestLookupLanguage(t *testing.T) {
	for name, want := range map[string]string{"cpp": "cpp", "C++": "cpp", "Java": "java", "py": "python", "golang": "go", "rust": "", "": ""} {
		if got, _ := LookupLanguage(name); got.Name != want {
			t.Errorf("LookupLanguage(%q) = %q, want %q", name, got.Name, want)
		}
	}
}

// Every id is one of package judge, in the spelling it has there or as an alias of it,
// and belongs to one family.
func TestProblems(t *testing.T) {
	families := map[string]string{}
	for _, f := range All() {
		for i, id := range slices.Concat(f.Problems, f.Kin, f.Behind) {
			p, ok := judge.Lookup(id)
			if !ok {
				t.Errorf("%s has the problem %q, which is not known", f.Name, id)
				continue
			}
			if i >= len(f.Problems) && p.ID != id {
				t.Errorf("%s has the problem %q, want its first name %q", f.Name, id, p.ID)
			}
			if other := families[id]; other != "" {
				t.Errorf("%s belongs to %s and to %s", id, other, f.Name)
			}
			families[id] = f.Name
			if got, ok := OfProblem(id); !ok || got != f {
				t.Errorf("OfProblem(%q) is not %s", id, f.Name)
			}
		}
	}
	if f, ok := OfProblem("HDU 0"); ok {
		t.Errorf("OfProblem(HDU 0) = %s, want nothing", f.Name)
	}
}

var (
	floats  = regexp.MustCompile(`\b(float|double|float64|Float|Double|sqrt|Sqrt|pow|Pow)\b`)
	comment = regexp.MustCompile(`\{\{say "(\w+)"\}\}`)
)

// Every text says something in both languages, no program computes with floating
// point, and every comment stands in one.
func TestTexts(t *testing.T) {
	for _, f := range All() {
		for i, text := range []game.Text{f.Title, f.Input, f.Output, f.Range, f.Theory, f.Time} {
			if text.En == "" || text.Zh == "" {
				t.Errorf("%s lacks text %d in a language", f.Name, i)
			}
		}
		used := map[string]bool{}
		for _, x := range Languages() {
			text, err := fs.ReadFile(texts, "templates/"+f.Name+"/"+x.Name+".tmpl")
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range comment.FindAllStringSubmatch(string(text), -1) {
				used[m[1]] = true
			}
			if bad := floats.FindString(code(f.Source(x, game.En), x)); bad != "" {
				t.Errorf("%s in %s uses %s", f.Name, x.Name, bad)
			}
		}
		for key := range f.comments {
			if !used[key] {
				t.Errorf("%s has a comment %q that stands nowhere", f.Name, key)
			}
		}
	}
}

// Every directory of templates belongs to a family.
func TestDirectories(t *testing.T) {
	entries, err := os.ReadDir("templates")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if f, ok := Lookup(e.Name()); e.Name() != "parts" && (!ok || f.Name != e.Name()) {
			t.Errorf("templates/%s belongs to no family", e.Name())
		}
	}
}

func TestHead(t *testing.T) {
	for _, f := range All() {
		for _, x := range Languages() {
			for _, l := range []game.Lang{game.En, game.Zh} {
				for line := range strings.Lines(f.head(x, l)) {
					if n := columnsOf(strings.TrimRight(line, "\n")); n > width+len(x.comment)+1 {
						t.Errorf("%s in %s: a line of %d columns: %s", f.Name, x.Name, n, line)
					}
				}
			}
		}
	}
}

func TestWrap(t *testing.T) {
	words := strings.Repeat("abcd ", 40)
	if got := strings.Fields(strings.Join(wrap(words), " ")); len(got) != 40 {
		t.Errorf("wrap made %d words of 40: %q", len(got), got)
	}
	chinese := strings.Repeat("异或和，", 40)
	lines := wrap(chinese)
	if got := strings.Join(lines, ""); got != chinese || len(lines) < 3 {
		t.Errorf("wrap made %d lines: %q", len(lines), got)
	}
	for _, line := range lines {
		if strings.HasPrefix(line, "，") {
			t.Errorf("a line begins with a mark: %q", line)
		}
	}
}

func ExampleFamily_Source() {
	f, _ := Lookup("威佐夫")
	x, _ := LookupLanguage("py")
	fmt.Println(strings.Split(f.Source(x, game.En), "\n")[0])
	// Output: # Wythoff's game in exact arithmetic.
}
