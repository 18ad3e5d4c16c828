package server

import (
	"cmp"
	"context"
	"net/http"
	"reflect"

	"github.com/danielgtaylor/huma/v2"

	"grundy/explain"
	"grundy/game"
)

// Batch is many questions at once: questions, or lines as they may stand after "grundy
// solve", without flags.
type Batch struct {
	Questions []Question `json:"questions,omitempty" maxItems:"1000"`
	Lines     []string   `json:"lines,omitempty" maxItems:"1000"`
	Lang      string     `json:"lang,omitempty" enum:"en,zh"`
}

type batchInput struct{ body[Batch] }

func (q batchInput) speaks() string { return q.Body.Lang }

// BatchAnswer is an answer, or the error that stands in its place, with its line.
type BatchAnswer struct {
	*explain.Answer
	Error *explain.Error `json:"error,omitempty"`
}

// Schema says that it is one or the other.
func (BatchAnswer) Schema(r huma.Registry) *huma.Schema {
	answer := r.Schema(reflect.TypeFor[explain.Answer](), true, "")
	refusal := r.Schema(reflect.TypeFor[explain.Error](), true, "")
	return &huma.Schema{AnyOf: []*huma.Schema{answer, {
		Type: "object", Properties: map[string]*huma.Schema{"error": refusal}, Required: []string{"error"},
	}}}
}

var (
	batchText     = game.Text{En: "Answer many positions, each with an answer or an error in its place", Zh: "一次求解多个局面，每个对应一个答案或错误"}
	eitherOneText = game.Text{En: "give questions or lines, one of both", Zh: "questions 与 lines 须给且只能给一个"}
)

func (s *Server) addBatch() {
	add(s, endpoint{
		id: "batch", method: http.MethodPost, path: "batch", say: batchText,
		body: `{"lines": ["nim 3 5 7", "bash 21 max=3"]}`,
	}, s.batch)
}

// batch answers one question after another, all of them within the limits of one. What has
// been answered when they are reached stays.
func (s *Server) batch(ctx context.Context, q batchInput, _ game.Lang) ([]BatchAnswer, error) {
	questions, lines := q.Body.Questions, q.Body.Lines
	if (questions == nil) == (lines == nil) {
		return nil, game.Refuse(game.BadParameter, eitherOneText)
	}
	bounds := s.limits
	bounds.Tables = s.limits.Budget(progress(ctx))
	out, answered := make([]BatchAnswer, len(questions)+len(lines)), false
	for i := range out {
		x, err := Question{}, ctx.Err()
		if lines == nil {
			x = questions[i]
		} else if err == nil {
			x.Position, err = s.limits.Line(lines[i])
		}
		l, a := visitOf(ctx).spoken(cmp.Or(x.Lang, q.Body.Lang)), explain.Answer{}
		if err == nil {
			a, err = s.solveWithin(ctx, bounds, x, l)
		}
		if err == nil {
			out[i].Answer, answered = &a, true
			continue
		}
		p := problemOf(ctx, err, l)
		if p.Status == http.StatusServiceUnavailable && !answered {
			return nil, err
		}
		out[i].Error = p.inLine(i + 1)
	}
	return out, nil
}

// inLine is the problem as an error that stands in a line.
func (p *Problem) inLine(line int) *explain.Error {
	where := explain.Where{}
	if p.Where != nil {
		where = *p.Where
	}
	where.Line = line
	return &explain.Error{Code: p.Code, Message: p.Detail, Where: &where}
}
