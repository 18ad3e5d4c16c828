package main

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"grundy/catalogue"
	"grundy/judge"
)

// What is offered is understood, and nothing is left out.
func TestCompletions(t *testing.T) {
	names, _ := completeRuleset(nil, nil, "")
	if len(names) != len(catalogue.All()) { // no rule file is in the directory of this test
		t.Errorf("%d rulesets are offered of %d", len(names), len(catalogue.All()))
	}
	for _, name := range names {
		if r := catalogue.Lookup(name); r == nil || r.Name != name {
			t.Errorf("%s is offered, and no ruleset", name)
		}
	}
	if got, _ := completeRuleset(nil, nil, "尼姆"); !slices.Contains(got, "尼姆") {
		t.Errorf("尼姆 goes on as %q", got)
	}
	if got, _ := completeRuleset(nil, []string{"nim"}, ""); got != nil {
		t.Errorf("behind a ruleset %q is offered", got)
	}
	t.Chdir(t.TempDir())
	for _, file := range []string{"mine.star", "rules/own.star", "rules/text.txt", "mine.txt", ".hidden.star"} {
		if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o700), os.WriteFile(file, nil, 0o600)); err != nil {
			t.Fatal(err)
		}
	}
	for typed, want := range map[string]string{"mi": "mine.star", "rules": "rules/", "rules/": "rules/own.star", "./m": "./mine.star", "none/": ""} {
		got, _ := completeRuleset(nil, nil, typed)
		got = slices.DeleteFunc(got, func(s string) bool { return catalogue.Lookup(s) != nil })
		if strings.Join(got, " ") != want {
			t.Errorf("%s goes on as the files %q, want %q", typed, got, want)
		}
	}
	ids, _ := completeProblem(nil, nil, "")
	if len(ids) != len(judge.All()) {
		t.Errorf("%d problems are offered of %d", len(ids), len(judge.All()))
	}
	for i, p := range judge.All() {
		if q, ok := judge.Lookup(ids[i]); !ok || q != p {
			t.Errorf("%s is offered for %s", ids[i], p.ID)
		}
	}
	for _, typed := range []string{"hdu1850", "HDU1850"} {
		if got, _ := completeProblem(nil, nil, typed); !slices.Equal(got, []string{typed}) {
			t.Errorf("%s goes on as %q", typed, got)
		}
	}
}
