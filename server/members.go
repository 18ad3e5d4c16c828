package server

import (
	"grundy/game"
	"grundy/server/members"
)

// meanings are what members and parameters mean here, and to an assistant otherwise.
var meanings = map[string]game.Text{
	"lang":          {En: "the language of the answer; by default that of Accept-Language", Zh: "答案所用语言；默认取自 Accept-Language"},
	"template lang": {En: "the programming language", Zh: "编程语言"},
	"moves moves":   {En: "list at most so many moves, 0 for all within the limit, as by default", Zh: "最多列出多少种走法，0 表示上限之内全部列出，也是默认值"},
}

// member is what a member or parameter of an endpoint means.
func member(endpoint, name string) game.Text { return members.Of(meanings, endpoint, name) }
