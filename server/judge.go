package server

import (
	"context"
	"net/http"

	"grundy/game"
	"grundy/judge"
	"grundy/server/lookup"
)

// Input is the input of a problem.
type Input struct {
	Input string `json:"input"`
	Lang  string `json:"lang,omitempty" enum:"en,zh"`
}

type judgeInput struct {
	ID string `path:"id"`
	body[Input]
}

func (q judgeInput) speaks() string { return q.Body.Lang }

// idInput asks for a problem by its id.
type idInput struct {
	ID   string `path:"id"`
	Lang string `query:"lang" enum:"en,zh"`
}

func (q idInput) speaks() string { return q.Lang }

var (
	problemsText = game.Text{En: "List the problems of online judges, or those with a word", Zh: "列出全部在线评测题目，或含某个词的题目"}
	problemText  = game.Text{En: "Show the rule, the format and the theory of a problem", Zh: "查看一道题目的规则、格式与理论"}
	answerText   = game.Text{En: "Answer an input of a problem, byte for byte", Zh: "按题目的格式作答，逐字节一致"}
)

func (s *Server) addJudge() {
	add(s, endpoint{
		id: "problems", method: http.MethodGet, path: "judge", say: problemsText, keep: asking,
		example: "judge?search=nim",
	}, listProblems)
	add(s, endpoint{
		id: "problem", method: http.MethodGet, path: "judge/{id}", say: problemText, keep: asking,
		example: "judge/hdu1850",
	}, showProblem)
	add(s, endpoint{
		id: "answer", method: http.MethodPost, path: "judge/{id}", say: answerText,
		example: "judge/hdu1850", body: `{"input": "3\n5 7 9\n0\n"}`,
	}, s.answerProblem)
}

func listProblems(_ context.Context, q listInput, l game.Lang) ([]judge.Listing, error) {
	out := []judge.Listing{}
	for _, p := range judge.Search(q.Search) {
		out = append(out, p.Listing(l))
	}
	return out, nil
}

func showProblem(_ context.Context, q idInput, l game.Lang) (judge.Listing, error) {
	p, err := problem(q.ID, l)
	if err != nil {
		return judge.Listing{}, err
	}
	return p.Listing(l), nil
}

// answerProblem answers an input. Where a case is refused, the answers before it stand
// with the reason.
func (s *Server) answerProblem(ctx context.Context, q judgeInput, l game.Lang) (judge.Reply, error) {
	p, err := problem(q.ID, l)
	if err != nil {
		return judge.Reply{}, err
	}
	r, err := s.limits.Judge(ctx, p, q.Body.Input, progress(ctx), l)
	return r, given(ctx, err, r.Output != "")
}

// problem finds the problem of an id.
func problem(id string, l game.Lang) (*judge.Problem, error) {
	p, err := lookup.Problem(id, "GET "+root+"judge")
	if err != nil {
		return nil, newProblem(err, http.StatusNotFound, l)
	}
	return p, nil
}
