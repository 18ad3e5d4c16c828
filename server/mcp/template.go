package mcp

import (
	"context"
	"fmt"
	"strings"

	"grundy/codegen"
	"grundy/game"
	"grundy/server/lookup"
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
	whichText = game.Text{En: "which programming language? give language, one of %s", Zh: "用哪种编程语言？请给出 language，为 %s 之一"}
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
	t, err := lookup.Template(q.Name, templateTool.name)
	if err != nil {
		return a, "", err
	}
	x, ok := codegen.LookupLanguage(q.Language)
	if !ok {
		var all []string
		for _, x := range codegen.Languages() {
			all = append(all, x.Name)
		}
		return a, "", game.Refuse(game.BadParameter, whichText, strings.Join(all, ", "))
	}
	written := t.Written(x, l)
	a.Template = &written
	return a, written.Source, nil
}
