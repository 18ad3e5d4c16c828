package main

import (
	"slices"
	"testing"

	"grundy/catalogue"
	"grundy/judge"
)

// What is offered is understood, and nothing is left out.
func TestCompletions(t *testing.T) {
	names, _ := completeRuleset(nil, nil, "")
	if len(names) != len(catalogue.All()) {
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
