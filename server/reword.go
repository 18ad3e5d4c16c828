package server

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"grundy/game"
)

var (
	unfitText     = game.Text{En: "%[1]s cannot be %[2]s: %[3]v", Zh: "%[1]s 不能是 %[2]s：%[3]v"}
	brokenText    = game.Text{En: "the body is no JSON: %s", Zh: "请求体不是 JSON：%s"}
	absentText    = game.Text{En: "the question is missing; it is a JSON object in the body", Zh: "缺少问题；应在请求体中以 JSON 对象给出"}
	largeText     = game.Text{En: "the body has more than %d bytes, the limit", Zh: "请求体超过上限 %d 字节"}
	slowText      = game.Text{En: "the body did not come in time", Zh: "未能及时收到请求体"}
	typeText      = game.Text{En: "a body is JSON here; send it with Content-Type: application/json", Zh: "这里的请求体是 JSON；请以 Content-Type: application/json 发送"}
	verbatimText  = game.Text{En: "%s", Zh: "%s"}
	strangeText   = game.Text{En: "there is no member %s", Zh: "没有 %s 这个成员"}
	unaskedText   = game.Text{En: "there is no parameter %s", Zh: "没有参数 %s"}
	missingText   = game.Text{En: "%s is missing", Zh: "缺少 %s"}
	parameterText = game.Text{En: "the parameter %s is missing", Zh: "缺少参数 %s"}
)

// wants are what the library says is wanted, up to the figure that may follow, and our
// words for it.
var wants = []struct {
	begins string
	say    game.Text
}{
	{"expected boolean", game.Text{En: "it is true or false", Zh: "应为 true 或 false"}},
	{"expected integer", game.Text{En: "it is an integer", Zh: "应为整数"}},
	{"invalid integer", game.Text{En: "it is an integer below 2^63", Zh: "应为小于 2^63 的整数"}},
	{"expected number >= ", game.Text{En: "it is at least %s", Zh: "至少为 %s"}},
	{"expected number <= ", game.Text{En: "it is at most %s", Zh: "至多为 %s"}},
	{"expected number", game.Text{En: "it is a number", Zh: "应为数"}},
	{"expected string", game.Text{En: "it is a text", Zh: "应为文字"}},
	{"expected array length <= ", game.Text{En: "it has at most %s entries", Zh: "至多有 %s 项"}},
	{"expected array length >= ", game.Text{En: "it has at least %s entries", Zh: "至少有 %s 项"}},
	{"expected array", game.Text{En: "it is a list", Zh: "应为列表"}},
	{"expected object", game.Text{En: "it is an object", Zh: "应为对象"}},
	{"expected value to be one of ", game.Text{En: "it is one of %s", Zh: "应为 %s 之一"}},
}

// reword turns the complaints of the library about a request into problems.
func (s *Server) reword(ctx huma.Context, _ string, v any) (any, error) {
	m, ok := v.(*huma.ErrorModel)
	if !ok {
		return v, nil
	}
	return newProblem(s.complaint(m), m.Status, visitOf(ctx.Context()).lang), nil
}

// complaint is what a request was refused for, in our words.
func (s *Server) complaint(m *huma.ErrorModel) error {
	switch {
	case m.Status == http.StatusRequestEntityTooLarge:
		return game.Refuse(game.Limit, largeText, s.limits.Body)
	case m.Status == http.StatusRequestTimeout:
		return game.Refuse(game.Limit, slowText)
	case m.Status == http.StatusUnsupportedMediaType:
		return game.Refuse(game.Syntax, typeText)
	case len(m.Errors) == 0 && m.Status == http.StatusBadRequest:
		return game.Refuse(game.Syntax, absentText)
	case len(m.Errors) == 0:
		return game.Refuse(game.Internal, verbatimText, m.Detail)
	}
	d := m.Errors[0]
	member, required := strings.CutPrefix(d.Message, "expected required property ")
	switch {
	case m.Status == http.StatusBadRequest:
		return game.Refuse(game.Syntax, brokenText, d.Message)
	case strings.HasPrefix(d.Message, "required "):
		_, name, _ := strings.Cut(d.Location, ".")
		return game.Refuse(game.BadParameter, parameterText, name)
	case required:
		name, _, _ := strings.Cut(member, " ")
		return game.Refuse(game.BadParameter, missingText, d.Location+"."+name)
	case d.Message == "unknown query parameter":
		_, name, _ := strings.Cut(d.Location, ".")
		return game.Refuse(game.BadParameter, unaskedText, game.Short(name))
	case d.Message == "unexpected property":
		return game.Refuse(game.BadParameter, strangeText, game.Short(d.Location))
	}
	for _, w := range wants {
		if figure, ok := strings.CutPrefix(d.Message, w.begins); ok {
			wanted := w.say.With()
			if strings.Contains(w.say.En, "%s") {
				wanted = w.say.With(strings.Trim(figure, `"`))
			}
			return game.Refuse(game.BadParameter, unfitText, d.Location, shown(d.Value), wanted)
		}
	}
	return game.Refuse(game.BadParameter, unfitText, d.Location, shown(d.Value), d.Message)
}

// shown is a value as it may stand in a sentence.
func shown(v any) string {
	text, err := json.Marshal(v)
	if err != nil {
		return game.Short(fmt.Sprint(v))
	}
	return game.Short(string(text))
}
