package server

import (
	"context"
	"encoding/json"
	"maps"
	"net/http"
	"slices"

	"grundy/explain"
	"grundy/game"
	"grundy/server/lanes"
	"grundy/server/limits"
)

var forbiddenText = game.Text{En: "rule files are not taken here; a server started with --allow-rules takes them", Zh: "这里不接受规则文件；以 --allow-rules 启动的服务器才接受"}

// confined is a question with rule files, on its way to a process of its own.
type confined struct {
	Question Question      `json:"question"`
	Lang     game.Lang     `json:"lang"`
	Limits   limits.Limits `json:"limits"`
}

// confined asks another process, since a rule file is a program.
func (s *Server) confined(ctx context.Context, q Question, l game.Lang) (a explain.Answer, err error) {
	if s.config.Confine == nil {
		return a, newProblem(game.Refuse(game.BadParameter, forbiddenText), http.StatusForbidden, l)
	}
	lanes.Change(ctx)
	if err := ctx.Err(); err != nil {
		return a, err
	}
	in, err := json.Marshal(confined{q, l, s.limits})
	if err != nil {
		return a, err
	}
	out, err := s.config.Confine(ctx, in)
	if err != nil {
		return a, err
	}
	return a, json.Unmarshal(out, &a)
}

// Confined answers a question with rule files, of each of which load makes a ruleset. It
// is to run in a process of its own.
func Confined(ctx context.Context, question []byte, load func(ctx context.Context, name, source string) (*game.Ruleset, error)) ([]byte, error) {
	var c confined
	if err := json.Unmarshal(question, &c); err != nil {
		return nil, err
	}
	bounds := c.Limits.Checked()
	reader := bounds.Reader()
	for _, name := range slices.Sorted(maps.Keys(c.Question.Rules)) {
		own, err := load(ctx, name, c.Question.Rules[name])
		if err != nil {
			return nil, err
		}
		reader.Own = append(reader.Own, own)
	}
	a, err := ask(ctx, bounds.Solver(), reader, bounds, c.Question, c.Lang)
	if err != nil {
		return nil, err
	}
	return json.Marshal(a)
}
