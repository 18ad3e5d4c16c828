package mcp

import (
	"context"
	"fmt"
	"strings"

	"grundy/catalogue"
	"grundy/codegen"
	"grundy/game"
	"grundy/judge"
)

type templateQuestion struct {
	Name     string `json:"name,omitempty"`
	Language string `json:"language,omitempty" enum:"cpp,java,python,go"`
	spoken
}

// templateAnswer is a list, or one program.
type templateAnswer struct {
	Templates []templateRow    `json:"templates,omitempty"`
	Template  *codegen.Written `json:"template,omitempty"`
}

// templateRow is a family of programs in a list.
type templateRow struct {
	Name     string   `json:"name"`
	Title    string   `json:"title"`
	Problems []string `json:"problems"`
}

var (
	templateTool = tool{
		name:  "template",
		title: game.Text{En: "Contest template", Zh: "竞赛模板"},
		say: game.Text{
			En: "Write a correct contest program for a game or a judge's problem, in C++, Java, Python or Go; without a name, list what there is. Example: {\"name\": \"wythoff\", \"language\": \"cpp\"}.",
			Zh: "输出某类博弈或评测题目的竞赛程序（C++、Java、Python 或 Go）；不写名称则列出全部模板。",
		},
	}
	noTemplateText   = game.Text{En: "there is no template %q", Zh: "没有模板 %q"}
	nearTemplateText = game.Text{En: "there is no template %q; did you mean %s?", Zh: "没有模板 %q；是不是 %s？"}
	whichText        = game.Text{En: "which programming language? give language: cpp, java, python or go", Zh: "用哪种编程语言？请给出 language：cpp、java、python 或 go"}
)

func (s *Server) addTemplate() { add(s, templateTool, template) }

func template(_ context.Context, q templateQuestion, l game.Lang) (a templateAnswer, words string, err error) {
	if q.Name == "" {
		var b strings.Builder
		for _, f := range codegen.All() {
			a.Templates = append(a.Templates, templateRow{f.Name, f.Title.In(l), append([]string{}, f.Problems...)})
			fmt.Fprintf(&b, "%s: %s (%s)\n", f.Name, f.Title.In(l), strings.Join(f.Problems, ", "))
		}
		return a, b.String(), nil
	}
	f, p, err := family(q.Name)
	if err != nil {
		return a, "", err
	}
	x, ok := codegen.LookupLanguage(q.Language)
	if !ok {
		return a, "", game.Refuse(game.BadParameter, whichText)
	}
	var notes []string
	if p != nil {
		notes = f.Notes(codegen.Problem{ID: p.ID, Input: p.Input, Output: p.Output}, l)
	}
	written := f.Written(x, l, notes...)
	a.Template = &written
	return a, written.Source, nil
}

// family finds the family of a name, of a ruleset or of a judge's problem, which is
// returned too.
func family(name string) (*codegen.Family, *judge.Problem, error) {
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
	if near := codegen.Nearest(name); near != "" {
		return nil, nil, game.Refuse(game.BadParameter, nearTemplateText, game.Short(name), near)
	}
	return nil, nil, game.Refuse(game.BadParameter, noTemplateText, game.Short(name))
}
