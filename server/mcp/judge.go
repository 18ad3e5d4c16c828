package mcp

import (
	"context"
	"fmt"
	"strings"

	"grundy/game"
	"grundy/judge"
	"grundy/server/lookup"
)

type judgeQuestion struct {
	ID     string  `json:"id,omitempty"`
	Input  *string `json:"input,omitempty"`
	Search string  `json:"search,omitempty"`
	spoken
}

// judgeAnswer is a list, one problem whole, or the answers to an input.
type judgeAnswer struct {
	Problems []problemRow   `json:"problems,omitempty"`
	Problem  *judge.Listing `json:"problem,omitempty"`
	Reply    *judge.Reply   `json:"reply,omitempty"`
}

// problemRow is a problem in a list.
type problemRow struct {
	ID     string `json:"id"`
	Title  string `json:"title"`
	Family string `json:"family"`
}

var (
	judgeTool = tool{
		name:  "judge_problem",
		title: game.Text{En: "Problems of online judges", Zh: "在线评测题目"},
		say: game.Text{
			En: "List problems of online judges that are impartial games; with id, show the rule, the format and the theory of one; with id and input, answer that input byte for byte. Examples: {\"search\": \"nim\"}, {\"id\": \"hdu1850\"}, {\"id\": \"hdu1850\", \"input\": \"3\\n5 7 9\\n0\\n\"}.",
			Zh: "列出属于公平组合游戏的在线评测题目；给出 id 则查看该题的规则、格式与理论；再给出 input 则逐字节作答。",
		},
	}
	problemParts = [...]game.Text{
		{En: "Rule: %s", Zh: "规则：%s"}, {En: "Limits: %s", Zh: "范围：%s"}, {En: "Input: %s", Zh: "输入：%s"},
		{En: "Output: %s", Zh: "输出：%s"}, {En: "Theory: %s", Zh: "理论：%s"},
	}
	sampleText     = game.Text{En: "Sample %[1]d, input:\n%[2]sand output:\n%[3]s", Zh: "样例 %[1]d，输入：\n%[2]s输出：\n%[3]s"}
	whoseInputText = game.Text{En: "the input of which problem? give its id", Zh: "这是哪道题的输入？请给出 id"}
)

func (s *Server) addJudge() { add(s, judgeTool, s.judged) }

func (s *Server) judged(ctx context.Context, q judgeQuestion, l game.Lang) (a judgeAnswer, words string, err error) {
	switch {
	case q.ID != "" && q.Search != "":
		return a, "", game.Refuse(game.BadParameter, eitherText, "id", "search")
	case q.ID == "" && q.Input != nil:
		return a, "", game.Refuse(game.BadParameter, whoseInputText)
	case q.ID == "":
		return listProblems(q.Search)
	}
	p, err := lookup.Problem(q.ID, judgeTool.name)
	if err != nil {
		return a, "", err
	}
	if q.Input == nil {
		whole := p.Listing(l)
		a.Problem = &whole
		return a, sayProblem(whole, l), nil
	}
	r, err := s.limits.Judge(ctx, p, *q.Input, progress(ctx), l)
	if err != nil && r.Output == "" {
		return a, "", err
	}
	words = r.Output // the answers before a case that was refused stand
	if r.Error != nil {
		words += r.Error.Message + "\n"
	}
	a.Reply = &r
	return a, words, nil
}

func listProblems(search string) (a judgeAnswer, words string, err error) {
	found := judge.Search(search)
	if len(found) == 0 {
		return a, "", game.Refuse(game.BadParameter, noFoundText, game.Short(search))
	}
	var b strings.Builder
	for _, p := range found {
		a.Problems = append(a.Problems, problemRow{p.ID, p.Title, p.Family})
		fmt.Fprintf(&b, "%s: %s (%s)\n", p.ID, p.Title, p.Family)
	}
	return a, b.String(), nil
}

// sayProblem words a problem.
func sayProblem(p judge.Listing, l game.Lang) string {
	words := p.ID + ": " + p.Title + "\n"
	for i, part := range []string{p.Rule, p.Limits, p.Input, p.Output, p.Theory} {
		words += problemParts[i].With(part).In(l) + "\n"
	}
	for i, s := range p.Samples {
		words += sampleText.With(i+1, s.In, s.Out).In(l)
	}
	return words
}
