package rules

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// blocks are the fenced blocks of a kind in a document.
func blocks(text, kind string) (all []string) {
	for _, part := range strings.Split(text, "\n```"+kind+"\n")[1:] {
		block, _, _ := strings.Cut(part, "\n```")
		all = append(all, block)
	}
	return all
}

// TestDocument holds the page on rule files in both languages to the same programs and
// commands, and its programs to the files of this directory.
func TestDocument(t *testing.T) {
	var programs, commands [2][]string
	for i, name := range []string{"rule-files.md", "rule-files.zh-CN.md"} {
		text, err := os.ReadFile(filepath.Join("..", "..", "docs", name))
		if err != nil {
			t.Fatal(err)
		}
		programs[i] = blocks(string(text), "python")
		for _, block := range blocks(string(text), "console") {
			for line := range strings.Lines(block) {
				if command, ok := strings.CutPrefix(line, "$ "); ok {
					commands[i] = append(commands[i], strings.ReplaceAll(strings.TrimSpace(command), " --lang zh", ""))
				}
			}
		}
	}
	if len(programs[0]) == 0 || !slices.Equal(programs[0], programs[1]) {
		t.Errorf("the programs of the two languages differ")
	}
	if len(commands[0]) == 0 || !slices.Equal(commands[0], commands[1]) {
		t.Errorf("the commands of the two languages differ:\n%q\n%q", commands[0], commands[1])
	}
	files, err := filepath.Glob("*.star")
	if err != nil {
		t.Fatal(err)
	}
	all := ""
	for _, name := range files {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		all += string(src)
	}
	for _, p := range programs[0] {
		if !strings.Contains(all, p+"\n") {
			t.Errorf("no file has the program\n%s", p)
		}
	}
}
