// Package lookup finds what somebody names, a problem of an online judge or a contest
// template, for the servers and the command alike; where there is no such thing it says
// what may have been meant, or how all that there is can be listed.
package lookup

import (
	"grundy/catalogue"
	"grundy/codegen"
	"grundy/game"
	"grundy/judge"
)

var (
	noProblemText    = game.Text{En: "there is no problem %[1]q; %[2]s lists them", Zh: "没有题目 %[1]q；可用 %[2]s 列出全部"}
	leftOutText      = game.Text{En: "%s is not answered, because %v", Zh: "没有收录 %s：%v"}
	nearProblemText  = game.Text{En: "there is no problem %q; did you mean %s?", Zh: "没有题目 %q；是不是 %s？"}
	noTemplateText   = game.Text{En: "there is no template %[1]q; %[2]s lists them", Zh: "没有模板 %[1]q；可用 %[2]s 列出全部"}
	nearTemplateText = game.Text{En: "there is no template %q; did you mean %s?", Zh: "没有模板 %q；是不是 %s？"}
	untemplatedText  = game.Text{En: "there is no template for %[1]s; %[2]s lists those there are", Zh: "%[1]s 没有模板；可用 %[2]s 列出全部"}
)

// Problem finds a problem by its id in any common spelling. Errors are BadParameter: it is
// left out, another may be meant, or, where none is near, how all are listed.
func Problem(id, lists string) (*judge.Problem, error) {
	if p, ok := judge.Lookup(id); ok {
		return p, nil
	}
	if left, ok := judge.WhyLeftOut(id); ok {
		return nil, game.Refuse(game.BadParameter, leftOutText, left.ID, left.Why)
	}
	if near := judge.Nearest(id); near != "" {
		return nil, game.Refuse(game.BadParameter, nearProblemText, game.Short(id), near)
	}
	return nil, NoProblem(id, lists)
}

// NoProblem says that there is no problem of a name.
func NoProblem(name, lists string) error {
	return game.Refuse(game.BadParameter, noProblemText, game.Short(name), lists)
}

// Family is a family of programs, and the problem that it was asked for by, nil for none.
type Family struct {
	*codegen.Family
	of *judge.Problem
}

// Template finds the template of a family, of a ruleset or of a judge's problem. Errors are
// BadParameter: the problem has none, another may be meant, or, where none is near, how all
// are listed.
func Template(name, lists string) (Family, error) {
	if f, ok := codegen.Lookup(name); ok {
		return Family{Family: f}, nil
	}
	if r := catalogue.Lookup(name); r != nil { // whose other names are known there
		if f, ok := codegen.Lookup(r.Name); ok {
			return Family{Family: f}, nil
		}
	}
	if p, ok := judge.Lookup(name); ok {
		if f, ok := codegen.OfProblem(p.ID); ok {
			return Family{f, p}, nil
		}
		return Family{}, game.Refuse(game.BadParameter, untemplatedText, p.ID, lists)
	}
	for _, nearest := range []func(string) string{codegen.Nearest, judge.Nearest} {
		if near := nearest(name); near != "" {
			return Family{}, game.Refuse(game.BadParameter, nearTemplateText, game.Short(name), near)
		}
	}
	return Family{}, game.Refuse(game.BadParameter, noTemplateText, game.Short(name), lists)
}

// Notes say what is to be changed for the problem that was asked for.
func (f Family) Notes(l game.Lang) []string {
	if f.of == nil {
		return nil
	}
	return f.Family.Notes(codegen.Problem{ID: f.of.ID, Input: f.of.Input, Output: f.of.Output}, l)
}

// Written is the program in the wire form.
func (f Family) Written(x codegen.Language, l game.Lang) codegen.Written {
	return f.Family.Written(x, l, f.Notes(l)...)
}
