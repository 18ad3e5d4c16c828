package server

import (
	"context"
	"net/http"

	"grundy/codegen"
	"grundy/game"
	"grundy/server/lookup"
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
	t, err := lookup.Template(q.Name, "GET "+root+"template")
	if err != nil {
		return codegen.Written{}, newProblem(err, http.StatusNotFound, l)
	}
	x, _ := codegen.LookupLanguage(q.Code) // it is one of those
	return t.Written(x, l), nil
}
