package main

import (
	"log/slog"

	"github.com/spf13/cobra"

	"grundy/game"
	"grundy/server/mcp"
)

const mcpExample = "  grundy mcp\n  grundy mcp --lang zh"

var (
	mcpShort = game.Text{En: "Answer an AI assistant: the tools of the Model Context Protocol", Zh: "为 AI 助手作答：模型上下文协议（MCP）工具"}
	mcpLong  = game.Text{
		En: "Answer an AI assistant on standard input and output, as a server of the Model Context Protocol,\nuntil the input ends. An assistant starts it by itself: docs/mcp.md says how to tell it to.",
		Zh: "作为模型上下文协议（MCP）服务器，在标准输入与标准输出上为 AI 助手作答，直到输入结束。\n通常由助手自行启动，配置方法见 docs/mcp.zh-CN.md。",
	}
	mcpAlone = game.Text{En: "mcp takes no words; an assistant writes its questions on standard input", Zh: "mcp 不接受参数；助手在标准输入上提问"}
	talkText = game.Text{En: "the talk with the assistant has broken off: %v", Zh: "与助手的通信中断：%v"}
)

func (a *app) mcp() *cobra.Command {
	return &cobra.Command{
		Use:               "mcp",
		Short:             a.say(mcpShort),
		Long:              a.say(mcpLong),
		Example:           mcpExample,
		ValidArgsFunction: nothingToComplete,
		RunE: func(c *cobra.Command, args []string) error {
			if len(args) > 0 {
				return game.Refuse(game.Syntax, mcpAlone)
			}
			a.serving.Store(true)
			s := mcp.New(mcp.Config{Lang: a.lang, Version: built(), Log: slog.New(slog.NewJSONHandler(a.stderr, nil))})
			if err := s.Serve(c.Context(), a.stdin, a.stdout); err != nil {
				return game.Refuse(game.Internal, talkText, game.Why(err))
			}
			return nil
		},
	}
}
