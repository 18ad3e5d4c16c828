package main

import (
	"strings"

	"github.com/spf13/cobra"

	"grundy/catalogue"
	"grundy/judge"
)

const noFiles = cobra.ShellCompDirectiveNoFileComp

// completeRuleset offers the names of the rulesets, and of their aliases those
// that go on from what is typed.
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
	return out, noFiles
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
	return []cobra.Completion{"en", "zh"}, noFiles
}

// nothingToComplete is for commands whose words are their own.
func nothingToComplete(*cobra.Command, []string, string) ([]cobra.Completion, cobra.ShellCompDirective) {
	return nil, noFiles
}
