package server

import (
	"cmp"
	"context"
	"encoding/json"
	"maps"
	"net/http"
	"slices"

	"grundy/explain"
	"grundy/game"
	"grundy/server/limits"
)

var forbiddenText = game.Text{En: "rule files are not taken here; a server started with --allow-rules takes them", Zh: "这里不接受规则文件；以 --allow-rules 启动的服务器才接受"}

var roomText = game.Text{En: "the tables of others leave no room for those of a rule file; ask again in a moment", Zh: "其他问题的表已占用内存，规则文件的表暂无空间；请稍后再试"}

// confined is a question with rule files, on its way to a process of its own.
type confined struct {
	Question Question      `json:"question"`
	Lang     game.Lang     `json:"lang"`
	Limits   limits.Limits `json:"limits"`
	Bytes    int64         `json:"bytes"` // that its tables may take
	Spent    int64         `json:"spent"` // of the positions of its limits
}

// replied is what that process has to tell.
type replied struct {
	Answer explain.Answer `json:"answer"`
	Spent  int64          `json:"spent"` // positions beside those that were
}

// confined asks another process, since a rule file is a program. As long as that runs, its
// tables hold a fixed share of those of all: as many as may run leave one share to others.
func (s *Server) confined(ctx context.Context, bounds limits.Limits, q Question, l game.Lang) (a explain.Answer, err error) {
	if s.config.Confine == nil {
		return a, newProblem(game.Refuse(game.BadParameter, forbiddenText), http.StatusForbidden, l)
	}
	if err := long(ctx); err != nil {
		return a, err
	}
	share := max(1, s.limits.Tables.Bytes/int64(s.lanes.MostLong()+1))
	if bounds.Tables.Hold(share) != nil {
		return a, newProblem(game.Refuse(game.Limit, roomText), http.StatusServiceUnavailable, l)
	}
	defer bounds.Tables.Release(share)
	in, err := json.Marshal(confined{q, l, bounds, share, max(0, bounds.Positions-bounds.Tables.Left())})
	if err != nil {
		return a, err
	}
	var r replied
	out, err := s.config.Confine(ctx, in)
	if wrong := json.Unmarshal(out, &r); err == nil {
		err = wrong
	}
	_ = bounds.Tables.Spend(ctx, r.Spent) // it was within what was left
	if err != nil && ctx.Err() != nil {
		err = ctx.Err() // of which the process knows only that it was ended
	}
	return r.Answer, err
}

// Confined answers a question with rule files, of each of which load makes a ruleset. It
// is to run in a process of its own. Where it returns an error, what the question has cost
// may come with it.
func Confined(ctx context.Context, question []byte, load func(ctx context.Context, name, source string) (*game.Ruleset, error)) ([]byte, error) {
	var c confined
	if err := json.Unmarshal(question, &c); err != nil {
		return nil, err
	}
	bounds := c.Limits.Checked()
	bounds.Tables = &game.Budget{Positions: bounds.Positions, Bytes: c.Bytes, Fixed: true}
	_ = bounds.Tables.Spend(ctx, c.Spent) // where nothing is left, a theorem may still answer
	reader := bounds.Reader()
	for _, name := range slices.Sorted(maps.Keys(c.Question.Rules)) {
		own, err := load(ctx, name, c.Question.Rules[name])
		if err != nil {
			return nil, err
		}
		reader.Own = append(reader.Own, own)
	}
	a, err := ask(ctx, bounds.Solver(), reader, bounds, c.Question, c.Lang)
	out, wrong := json.Marshal(replied{a, bounds.Tables.Spent() - c.Spent})
	return out, cmp.Or(err, wrong)
}
