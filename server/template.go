package server

import (
	"context"
	"net/http"

	"grundy/catalogue"
	"grundy/codegen"
	"grundy/game"
	"grundy/judge"
)

// templateInput asks for a program.
type templateInput struct {
	Name     string `path:"name"`
	Code     string `query:"lang" required:"true" enum:"cpp,java,python,go"`
	Comments string `query:"comments" enum:"en,zh"`
}

func (q templateInput) speaks() string { return q.Comments }

// langInput asks for all there is.
type langInput struct {
	Lang string `query:"lang" enum:"en,zh"`
}

func (q langInput) speaks() string { return q.Lang }

var (
	templatesText = game.Text{En: "List the families of games that have a contest template", Zh: "列出有竞赛模板的博弈类型"}
	templateText  = game.Text{En: "Write a contest template for a game or a judge's problem", Zh: "输出某类博弈或评测题目的竞赛模板"}

	noTemplateText   = game.Text{En: "there is no template %q", Zh: "没有模板 %q"}
	nearTemplateText = game.Text{En: "there is no template %q; did you mean %s?", Zh: "没有模板 %q；是不是 %s？"}
)

func (s *Server) addTemplates() {
	add(s, endpoint{
		id: "templates", method: http.MethodGet, path: "template", say: templatesText, keep: asking,
	}, listTemplates)
	add(s, endpoint{
		id: "template", method: http.MethodGet, path: "template/{name}", say: templateText, keep: asking,
		example: "template/wythoff?lang=cpp&comments=en",
	}, writeTemplate)
}

func listTemplates(_ context.Context, _ langInput, l game.Lang) ([]codegen.Listing, error) {
	out := []codegen.Listing{}
	for _, f := range codegen.All() {
		out = append(out, f.Listing(l))
	}
	return out, nil
}

func writeTemplate(_ context.Context, q templateInput, l game.Lang) (codegen.Written, error) {
	f, p, err := family(q.Name, l)
	if err != nil {
		return codegen.Written{}, err
	}
	x, _ := codegen.LookupLanguage(q.Code) // it is one of those
	if p == nil {
		return f.Written(x, l), nil
	}
	of := codegen.Problem{ID: p.ID, Input: p.Input, Output: p.Output}
	return f.Written(x, l, f.Notes(of, l)...), nil
}

// family finds the family of a name, of a ruleset or of a judge's problem, which is
// returned too.
func family(name string, l game.Lang) (*codegen.Family, *judge.Problem, error) {
	if f, ok := codegen.Lookup(name); ok {
		return f, nil, nil
	}
	if r := catalogue.Lookup(name); r != nil {
		if f, ok := codegen.Lookup(r.Name); ok {
			return f, nil, nil
		}
	}
	if p, ok := judge.Lookup(name); ok {
		if f, ok := codegen.OfProblem(p.ID); ok {
			return f, p, nil
		}
	}
	e := game.Refuse(game.BadParameter, noTemplateText, game.Short(name))
	if near := codegen.Nearest(name); near != "" {
		e = game.Refuse(game.BadParameter, nearTemplateText, game.Short(name), near)
	}
	return nil, nil, newProblem(e, http.StatusNotFound, l)
}
