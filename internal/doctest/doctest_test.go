package doctest

import (
	"fmt"
	"strings"
	"testing"
)

// md makes Markdown of a text in which ' stands for a backtick.
func md(text string) string { return strings.ReplaceAll(text, "'", "`") }

func TestExamples(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"none", "# Title\n\ntext\n", "[]"},
		{"one", "text\n'''console\n$ grundy version\ngrundy 1\n'''\n", "[3 grundy version [grundy 1]]"},
		{"two", "'''console\n$ grundy a\n1\n\n2\n\n$ grundy b\n'''\n", "[2 grundy a [1  2] 7 grundy b []]"},
		{"other blocks", "'''go\n$ grundy a\n'''\n'''\n$ grundy b\n'''\n'''console\n$ grundy c\n'''", "[8 grundy c []]"},
		{"block in a block", "''''md\n'''console\n$ grundy a\n'''\n''''\n", "[]"},
		{"tildes", "~~~console\n$ grundy a\n'''\n~~~\n", "[2 grundy a [```]]"},
		{"indented", "- item\n\n  ''' console\n  $ grundy a\n    1\n  '''\n", "[4 grundy a [  1]]"},
		{"long command", "'''console\n$ grundy a \\\n>   b\\\nc\n1\n'''\n", "[2 grundy a bc [1]]"},
		{"inline", "'''console''' is text\n$ grundy a\n'''\n", "error: line 3: the block is never closed"},
		{"not closed", "a\n'''console\n$ grundy a\n", "error: line 2: the block is never closed"},
		{"no command", "'''console\ngrundy a\n'''\n", "error: line 2: a console block begins with a command"},
		{"empty", "'''console\n'''\n", "error: line 2: the console block is empty"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			examples, err := Examples(md(tt.text))
			got := fmt.Sprint(plain(examples))
			if err != nil {
				got = "error: " + err.Error()
			}
			if err == nil && got != tt.want || err != nil && !strings.HasPrefix(got, tt.want) {
				t.Errorf("Examples = %s, want %s", got, tt.want)
			}
		})
	}
}

// plain prints examples without their braces.
func plain(examples []Example) []string {
	var out []string
	for _, e := range examples {
		out = append(out, fmt.Sprint(e.Line, " ", e.Command, " ", e.Output))
	}
	return out
}

func TestShell(t *testing.T) {
	for command, want := range map[string]string{
		"grundy":                             "grundy",
		"grundy solve nim 3 5":               "grundy solve nim 3 5",
		"go run ./cmd/grundy version":        "grundy version",
		`printf 'nim 3\n' | grundy x`:        `printf 'nim 3\n' | grundy x`,
		`printf '3' | go run ./cmd/grundy x`: `printf '3' | grundy x`,
		"grundyx":                            "",
		"make test":                          "",
		"printf '3' | sh":                    "",
		"go run ./cmd/other":                 "",
		"cd / && grundy":                     "",
	} {
		got, err := Example{Command: command}.Shell()
		if got != want || (err != nil) != (want == "") {
			t.Errorf("Shell(%q) = %q, %v, want %q", command, got, err, want)
		}
	}
}

func TestCompare(t *testing.T) {
	tests := []struct {
		want, got string
		equal     bool
	}{
		{"", "", true},
		{"", "\n", true},
		{"", "a\n", false},
		{"a", "a\n", true},
		{"a", "a\n\n", true},
		{"a", "a \n", false},
		{"a", "a\nb\n", false},
		{"a\nb", "a\n", false},
		{"a\n\nb", "a\n\nb\n", true},
		{"…", "", true},
		{"…", "a\nb\n", true},
		{"a\n…", "a\n", true},
		{"a\n…", "b\na\n", false},
		{"…\nb", "a\nb\n", true},
		{"…\nb", "a\nb\nc\n", false},
		{"…\nb\n…", "a\nb\nc\n", true},
		{"…\nb\n…", "a\nc\n", false},
		{"a\n…\nb", "a\nb\nb\n", true},
		{"a\n…\na", "a\n", false},
		{"a\n…\nb\nc\n…\nd", "a\nb\nx\nb\nc\nd\n", true},
		{"a\n…\nb\nc\n…\nc\nd", "a\nb\nc\nd\n", false},
		{"…\n…", "", true},
	}
	for _, tt := range tests {
		e := Example{Line: 7, Command: "grundy", Output: withoutBlankEnd(strings.Split(tt.want, "\n"))}
		difference := e.Compare(tt.got)
		if (difference == "") != tt.equal {
			t.Errorf("Compare(%q with %q) = %q, want equal %v", tt.got, tt.want, difference, tt.equal)
		}
		if !tt.equal && !strings.HasPrefix(difference, "line 7: $ grundy\n") {
			t.Errorf("Compare(%q with %q) = %q, want it to begin with the place", tt.got, tt.want, difference)
		}
	}
}
