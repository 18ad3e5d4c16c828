package mcp

import (
	"encoding/json"

	"grundy/game"
	"grundy/server/wire"
)

var bigText = game.Text{En: "the arguments have more than %d bytes, the limit", Zh: "参数超过上限 %d 字节"}

// decode reads the arguments of a tool, none being an empty object.
func decode(raw json.RawMessage, most int64, into any) error {
	if int64(len(raw)) > most {
		return game.Refuse(game.Limit, bigText, most)
	}
	if len(raw) == 0 || string(raw) == "null" {
		raw = json.RawMessage("{}")
	}
	return wire.Read(raw, "arguments", into)
}
