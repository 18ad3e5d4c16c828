package server

import (
	"encoding/json"
	"math"
	"math/big"
	"mime"
	"net/http"
	"slices"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"grundy/game"
	"grundy/server/wire"
)

var (
	absentText  = game.Text{En: "the question is missing; it is a JSON object in the body", Zh: "缺少问题；应在请求体中以 JSON 对象给出"}
	typeText    = game.Text{En: "a body is JSON here; send it with Content-Type: application/json", Zh: "这里的请求体是 JSON；请以 Content-Type: application/json 发送"}
	unaskedText = game.Text{En: "there is no parameter %[1]s; there are %[2]s", Zh: "没有参数 %[1]s；可用的有 %[2]s"}
	unsaidText  = game.Text{En: "the parameter %s is missing", Zh: "缺少参数 %s"}
)

// body is a question in the body of a request, which the library hands over as it came.
type body[T any] struct {
	Body    T
	RawBody []byte
}

// read reads the question.
func (b *body[T]) read() error { return wire.Read(b.RawBody, "body", &b.Body) }

// reword turns the complaints of the library about a request into problems.
func (s *Server) reword(ctx huma.Context, _ string, v any) (any, error) {
	m, ok := v.(*huma.ErrorModel)
	if !ok {
		return v, nil
	}
	return newProblem(s.complaint(m, ctx.Operation()), m.Status, visitOf(ctx.Context()).lang), nil
}

// complaint is what a request was refused for, in our words.
func (s *Server) complaint(m *huma.ErrorModel, op *huma.Operation) error {
	switch m.Status {
	case http.StatusUnsupportedMediaType:
		return game.Refuse(game.Syntax, typeText)
	case http.StatusBadRequest:
		return game.Refuse(game.Syntax, absentText)
	}
	return misfit(m.Errors[0], op)
}

// onlyJSON refuses a body of another type.
func (s *Server) onlyJSON(ctx huma.Context, next func(huma.Context)) {
	named := ctx.Header("Content-Type")
	kind, _, err := mime.ParseMediaType(named)
	if ctx.Operation().RequestBody != nil && named != "" && (err != nil || kind != "application/json") {
		_ = huma.WriteErr(s.api, ctx, http.StatusUnsupportedMediaType, "") // a client that has gone needs none
		return
	}
	next(ctx)
}

// misfit is what is wrong with a parameter.
func misfit(d *huma.ErrorDetail, op *huma.Operation) error {
	_, name, _ := strings.Cut(d.Location, ".")
	i := slices.IndexFunc(op.Parameters, func(p *huma.Param) bool { return p.Name == name })
	switch {
	case i < 0:
		var known []string
		for _, p := range op.Parameters {
			if p.In == "query" {
				known = append(known, p.Name)
			}
		}
		return game.Refuse(game.BadParameter, unaskedText, game.Short(name), strings.Join(known, ", "))
	case d.Value == "":
		return game.Refuse(game.BadParameter, unsaidText, name)
	}
	value, _ := json.Marshal(d.Value) // it is a text or a number
	return wire.Unfit(d.Location, string(value), wanted(op.Parameters[i].Schema))
}

// wanted is what a parameter takes.
func wanted(schema *huma.Schema) game.Phrase {
	switch {
	case schema.Type == huma.TypeBoolean:
		return wire.Switch()
	case schema.Type == huma.TypeInteger:
		least, most := big.NewInt(math.MinInt64), big.NewInt(math.MaxInt64)
		if schema.Minimum != nil {
			least = big.NewInt(int64(*schema.Minimum))
		}
		if schema.Maximum != nil {
			most = big.NewInt(int64(*schema.Maximum))
		}
		return wire.Integer(least, most)
	case len(schema.Enum) > 0:
		return wire.OneOf(words(schema))
	}
	return wire.Text()
}

// words are those of which a value is one.
func words(schema *huma.Schema) []string {
	var out []string
	for _, w := range schema.Enum {
		out = append(out, w.(string))
	}
	return out
}
