package mcp

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"

	"grundy/game"
)

var (
	jsonText   = game.Text{En: "a message is one line of JSON, and this line is none", Zh: "每条消息是一行 JSON，而这一行不是"}
	objectText = game.Text{En: "a message is an object with \"jsonrpc\": \"2.0\"", Zh: "消息应为带有 \"jsonrpc\": \"2.0\" 的对象"}
	idText     = game.Text{En: "an id is a text, or an integer within 2^53, not %s", Zh: "编号应为文字，或绝对值小于 2^53 的整数，而不是 %s"}
	methodText = game.Text{En: "a message has a method, which is a text, or it answers with a result or an error", Zh: "消息应有文字形式的 method，或以 result 或 error 作答"}
	paramsText = game.Text{En: "the params of a call are an object, with the members that its method takes", Zh: "调用的 params 应为对象，成员应符合其方法"}
	againText  = game.Text{En: "the id %v belongs to a call that is not answered yet", Zh: "编号 %v 属于尚未回答的请求"}
)

// message is the message of a line, nil where there is none. A line that is no message is
// answered.
func (c *conn) message(text []byte) (jsonrpc.Message, error) {
	if len(bytes.TrimSpace(text)) == 0 {
		return nil, nil
	}
	if !json.Valid(text) { // which bounds how deep it is nested too
		return nil, c.complain(nil, jsonrpc.CodeParseError, game.Refuse(game.Syntax, jsonText))
	}
	var members map[string]json.RawMessage
	if json.Unmarshal(text, &members) != nil || string(members["jsonrpc"]) != `"2.0"` {
		return nil, c.complain(nil, jsonrpc.CodeInvalidRequest, game.Refuse(game.Syntax, objectText))
	}
	id, method, params := members["id"], members["method"], members["params"]
	switch {
	case id != nil && !isID(id):
		return nil, c.complain(nil, jsonrpc.CodeInvalidRequest, game.Refuse(game.Syntax, idText, game.Short(string(id))))
	case method == nil && members["result"] == nil && members["error"] == nil, method != nil && method[0] != '"':
		return nil, c.complain(id, jsonrpc.CodeInvalidRequest, game.Refuse(game.Syntax, methodText))
	case id != nil && method != nil && params != nil && params[0] != '{':
		return nil, c.complain(id, jsonrpc.CodeInvalidParams, game.Refuse(game.BadParameter, paramsText))
	}
	m, err := jsonrpc.DecodeMessage(text)
	if err != nil {
		return nil, c.complain(nil, jsonrpc.CodeInvalidRequest, game.Refuse(game.Syntax, methodText))
	}
	call, ok := m.(*jsonrpc.Request)
	if !ok || !call.IsCall() {
		return m, nil
	}
	if !c.begin(call) {
		return nil, c.complain(nil, jsonrpc.CodeInvalidRequest, game.Refuse(game.BadParameter, againText, game.Short(fmt.Sprint(call.ID.Raw()))))
	}
	return m, nil
}

// isID reports whether a value names a call, and is kept as it is.
func isID(value json.RawMessage) bool {
	var x any
	if json.Unmarshal(value, &x) != nil {
		return false
	}
	if n, ok := x.(float64); ok {
		return n == math.Trunc(n) && math.Abs(n) < 1<<53
	}
	_, ok := x.(string)
	return ok
}

// begin counts a call among those that are not answered, false where its id belongs to one.
func (c *conn) begin(call *jsonrpc.Request) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if _, again := c.open[call.ID]; again {
		return false
	}
	c.open[call.ID] = call.Method != listenMethod
	return true
}

// complaint is the answer to what is no message, with its id where it has one.
type complaint struct {
	Version string          `json:"jsonrpc"`
	ID      json.RawMessage `json:"id"`
	Error   *jsonrpc.Error  `json:"error"`
}

// complain answers a line that is no message.
func (c *conn) complain(id json.RawMessage, code int64, e *game.Error) error {
	text, err := json.Marshal(complaint{Version: "2.0", ID: id, Error: &jsonrpc.Error{Code: code, Message: e.In(c.lang)}})
	if err != nil {
		return err
	}
	return c.write(text)
}

// reword gives an error of the library the code that it lacks, and says in our words where
// it tells of the types of the library.
func (c *conn) reword(r *jsonrpc.Response) {
	if r.Error == nil {
		return
	}
	e := jsonrpc.Error{Message: r.Error.Error()}
	if known, ok := errors.AsType[*jsonrpc.Error](r.Error); ok {
		e.Code, e.Data = known.Code, known.Data
	}
	if strings.Contains(e.Message, "unmarshaling ") {
		e.Code, e.Message = jsonrpc.CodeInvalidParams, paramsText.With().In(c.lang)
	} else if e.Code == 0 {
		e.Code = jsonrpc.CodeInvalidRequest
	}
	r.Error = &e
}
