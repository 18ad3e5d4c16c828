package archtest

import (
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"strings"
	"testing"
)

// TestAssembly holds every assembly file to the rule of checkAssembly.
func TestAssembly(t *testing.T) {
	tree, seen := theTree(), 0
	err := walk(tree, func(name string) error {
		if path.Ext(name) != ".s" {
			return nil
		}
		data, err := fs.ReadFile(tree, name)
		seen++
		for _, complaint := range checkAssembly(name, string(data)) {
			t.Error(complaint)
		}
		return err
	})
	if err != nil || seen == 0 {
		t.Fatalf("%d files of assembly seen: %v", seen, err)
	}
}

var (
	onVectors = regexp.MustCompile(`^\s*([A-Z][A-Z0-9]*)\s.*\bX\d+\b`)
	vexCoded  = regexp.MustCompile(`^\s*V[A-Z]`)
)

// checkAssembly returns the lines that mix the two codings of vector
// instructions: in a function with one whose name begins with V, and in a macro,
// all that touch a vector register must be of that kind. The others keep the
// upper half of the register, which costs hundreds of cycles each time on
// some processors when the half is in use.
func checkAssembly(name, text string) []string {
	var complaints, old []string
	vex := false
	end := func() {
		if vex {
			complaints = append(complaints, old...)
		}
		old = nil
	}
	for i, line := range strings.Split(text, "\n") {
		code, _, _ := strings.Cut(line, "//")
		if macro := strings.HasPrefix(code, "#define"); macro || strings.HasPrefix(code, "TEXT") {
			end()
			vex = macro
		}
		vex = vex || vexCoded.MatchString(code)
		if m := onVectors.FindStringSubmatch(code); m != nil && !vexCoded.MatchString(code) {
			old = append(old, fmt.Sprintf("%s:%d: %s among instructions that begin with V: use V%s", name, i+1, m[1], m[1]))
		}
	}
	end()
	return complaints
}

func TestAssemblyCheckComplains(t *testing.T) {
	tests := []struct {
		name, text string
		want       []string
	}{
		{"old alone", "TEXT ·f(SB), NOSPLIT, $0\n\tMOVQ AX, X0\n\tRET\n", nil},
		{"new alone", "TEXT ·f(SB), NOSPLIT, $0\n\tVMOVQ AX, X0\n\tVPOR Y0, Y1, Y1\n\tMOVQ AX, BX\n", nil},
		{"mixed", "TEXT ·f(SB), NOSPLIT, $0\n\tMOVQ AX, X9 // low\n\tVPOR Y0, Y1, Y1\n", []string{"a.s:2: MOVQ"}},
		{"in two functions", "TEXT ·f(SB), 0, $0\n\tVZEROUPPER\nTEXT ·g(SB), 0, $0\n\tPXOR X1, X0\n", nil},
		{"macro", "#define LOW(x) \\\n\tMOVQ X8, x \\\n\tNOTQ x\n", []string{"a.s:2: MOVQ"}},
		{"after a macro", "#define NOT(x) \\\n\tNOTQ x\nTEXT ·g(SB), 0, $0\n\tPXOR X1, X0\n", nil},
		{"comment", "TEXT ·f(SB), 0, $0\n\tVZEROUPPER // MOVQ X8, AX\n", nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { wantComplaints(t, checkAssembly("a.s", tt.text), tt.want) })
	}
}
