package main

import (
	"cmp"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"grundy/catalogue"
	"grundy/game"
	"grundy/judge"
)

const noFiles = cobra.ShellCompDirectiveNoFileComp

// completeRuleset offers the names of the rulesets, of their aliases those that go on
// from what is typed, and rule files.
func completeRuleset(_ *cobra.Command, words []string, typed string) ([]cobra.Completion, cobra.ShellCompDirective) {
	var out []cobra.Completion
	if len(words) > 0 {
		return nil, noFiles
	}
	for _, r := range catalogue.All() {
		if strings.HasPrefix(r.Name, typed) {
			out = append(out, r.Name)
		}
		for _, alias := range r.Aliases {
			if typed != "" && strings.HasPrefix(alias, typed) {
				out = append(out, alias)
			}
		}
	}
	files, dirs := ruleFiles(typed)
	if out = append(out, files...); len(dirs) > 0 && typed != "" {
		return append(out, dirs...), noFiles | cobra.ShellCompDirectiveNoSpace
	}
	return out, noFiles
}

// ruleFiles are the rule files and the directories that go on from what is typed.
func ruleFiles(typed string) (files, dirs []cobra.Completion) {
	dir, begun := filepath.Split(typed)
	entries, err := os.ReadDir(cmp.Or(dir, "."))
	if err != nil {
		return nil, nil // nothing goes on from here
	}
	for _, e := range entries {
		name := e.Name()
		switch {
		case !strings.HasPrefix(name, begun) || begun == "" && strings.HasPrefix(name, "."):
		case e.IsDir():
			dirs = append(dirs, dir+name+"/")
		case strings.HasSuffix(name, ruleSuffix):
			files = append(files, dir+name)
		}
	}
	return files, dirs
}

// completeProblem offers the ids of the judges' problems, and of their aliases
// those that go on from what is typed, as one word: hdu1850, or HDU1850 to who
// begins so.
func completeProblem(_ *cobra.Command, words []string, typed string) ([]cobra.Completion, cobra.ShellCompDirective) {
	if len(words) > 0 {
		return nil, noFiles
	}
	var out []cobra.Completion
	for _, p := range judge.All() {
		for i, id := range append([]string{p.ID}, p.Aliases...) {
			if i > 0 && typed == "" {
				break
			}
			id = strings.ReplaceAll(id, " ", "")
			if lower := strings.ToLower(id); strings.HasPrefix(lower, typed) {
				out = append(out, lower)
			} else if strings.HasPrefix(id, typed) {
				out = append(out, id)
			}
		}
	}
	return out, noFiles
}

// completeLang offers the languages.
func completeLang(*cobra.Command, []string, string) ([]cobra.Completion, cobra.ShellCompDirective) {
	return []cobra.Completion{game.En.String(), game.Zh.String()}, noFiles
}

// nothingToComplete is for commands whose words are their own.
func nothingToComplete(*cobra.Command, []string, string) ([]cobra.Completion, cobra.ShellCompDirective) {
	return nil, noFiles
}
