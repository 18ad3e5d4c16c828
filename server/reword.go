package server

import (
	"fmt"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"grundy/game"
)

var (
	unfitText  = game.Text{En: "%[1]s cannot be %[2]s: %[3]v", Zh: "%[1]s 不能是 %[2]s：%[3]v"}
	brokenBody = game.Text{En: "the body is no JSON that can be read: %s", Zh: "请求体不是可读的 JSON：%s"}
)

// reword turns the complaints of the library about a request into problems.
func reword(ctx huma.Context, _ string, v any) (any, error) {
	m, ok := v.(*huma.ErrorModel)
	if !ok {
		return v, nil
	}
	code, words := game.BadParameter, m.Detail
	if m.Status == http.StatusBadRequest {
		code = game.Syntax
	}
	e := game.Refuse(code, brokenBody, words)
	if len(m.Errors) > 0 {
		d := m.Errors[0]
		e = game.Refuse(code, unfitText, d.Location, fmt.Sprint(d.Value), d.Message)
	}
	return newProblem(e, m.Status, visitOf(ctx.Context()).lang), nil
}
