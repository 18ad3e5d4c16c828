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

// TestNotes wants the head of a program to say what is to be changed for a problem whose
// format it does not read, and what that format is, and nothing but the head to change.
func TestNotes(t *testing.T) {
	for _, f := range All() {
		for _, id := range slices.Concat(f.Problems, f.Kin, f.Behind) {
			p, _ := judge.Lookup(id)
			of := Problem{id, p.Input, p.Output}
			for _, l := range []game.Lang{game.En, game.Zh} {
				notes := f.Notes(of, l)
				if reads := slices.Contains(f.Problems, id); reads != (len(notes) == 0) {
					t.Errorf("%s for %s: notes %q, reads its format %v", f.Name, id, notes, reads)
				}
				for _, x := range Languages() {
					checkNotes(t, f, x, l, notes)
				}
			}
		}
	}
	f, _ := Lookup("nim")
	p, _ := judge.Lookup("HDU 1849")
	x, _ := LookupLanguage("cpp")
	text := f.Source(x, game.En, f.Notes(Problem{p.ID, p.Input, p.Output}, game.En)...)
	for _, want := range []string{"\n// Note: the program reads the format of its own head: ", "\n// Note: HDU 1849, input: The number of ", "\n// Note: HDU 1849, output: Rabbit Win! when "} {
		if !strings.Contains(text, want) {
			t.Errorf("nim for HDU 1849 has no %q:\n%.1500s", want, text)
		}
	}
}

// checkNotes wants notes to be in the head of a program, whole, and the rest to be as
// without them.
func checkNotes(t *testing.T, f *Family, x Language, l game.Lang, notes []string) {
	t.Helper()
	text := f.Source(x, l, notes...)
	if code(text, x) != code(f.Source(x, l), x) {
		t.Errorf("%s in %s: notes change the code:\n%s", f.Name, x.Name, text)
	}
	head, squeeze := f.head(x, l, notes...), strings.NewReplacer(" ", "", "\n", "", x.comment, "")
	for _, note := range notes {
		if !strings.Contains(squeeze.Replace(head), strings.TrimRight(squeeze.Replace(note), ".。")) {
			t.Errorf("%s in %s: the head lacks %q:\n%s", f.Name, x.Name, note, head)
		}
	}
	for line := range strings.Lines(head) {
		line = strings.TrimRight(line, "\n")
		if columnsOf(line) > width+len(x.comment)+1 || strings.HasSuffix(line, `\`) || strings.Contains(line, `\u`) || !strings.HasPrefix(line, x.comment) {
			t.Errorf("%s in %s: a line of the head is too long, or no comment: %s", f.Name, x.Name, line)
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
	if lines := wrap("理论：设 a <= b，k = b - a，当且仅当 a = floor(k*phi)（phi 为黄金分割比）时先手必败。"); lines[0] != "理论：设 a <= b，k = b - a，" {
		t.Errorf("wrap breaks within a clause: %q", lines)
	}
	for _, line := range wrap(strings.Repeat("胜", 14) + "，" + strings.Repeat("负", 20) + strings.Repeat("a", 50)) {
		if columnsOf(line) > width {
			t.Errorf("%q has %d columns", line, columnsOf(line))
		}
	}
}

func ExampleFamily_Source() {
	f, _ := Lookup("威佐夫")
	x, _ := LookupLanguage("py")
	fmt.Println(strings.Split(f.Source(x, game.En), "\n")[0])
	// Output: # Wythoff's game in exact arithmetic.
}
