package main

import (
	"context"
	"fmt"
	"io/fs"
	"log/slog"
	"net"

	"github.com/spf13/cobra"

	"grundy/game"
	"grundy/server"
	"grundy/server/web"
)

const serveExample = "  grundy serve\n  grundy serve --addr 127.0.0.1:9000"

var (
	serveShort   = game.Text{En: "Serve the web page and the HTTP API", Zh: "提供网页与 HTTP API 服务"}
	addrHelp     = game.Text{En: "listen on `ADDR`, host and port; a port of 0 takes a free one", Zh: "在 `ADDR`（主机与端口）上监听；端口 0 表示任选一个空闲端口"}
	servingText  = game.Text{En: "serving on http://%s/", Zh: "服务地址：http://%s/"}
	unboundText  = game.Text{En: "cannot listen on %s: %v", Zh: "无法在 %s 上监听：%v"}
	unservedText = game.Text{En: "serving has ended: %v", Zh: "服务中断：%v"}
	serveAlone   = game.Text{En: "serve takes no words; write --addr 127.0.0.1:8080", Zh: "serve 不接受参数；请写 --addr 127.0.0.1:8080"}
)

func (a *app) serve() *cobra.Command {
	var addr string
	c := &cobra.Command{
		Use:               "serve",
		Short:             a.say(serveShort),
		Example:           serveExample,
		ValidArgsFunction: nothingToComplete,
		RunE: func(c *cobra.Command, args []string) error {
			if len(args) > 0 {
				return game.Refuse(game.Syntax, serveAlone)
			}
			page, err := fs.Sub(web.Dist, "dist")
			if err != nil {
				return err
			}
			config := server.Config{Page: page, Version: built(), Log: slog.New(slog.NewJSONHandler(a.stderr, nil))}
			return a.listen(c.Context(), addr, config)
		},
	}
	c.Flags().StringVar(&addr, "addr", "127.0.0.1:8080", a.say(addrHelp))
	return c
}

// listen serves until the context ends, which is how it is meant to end.
func (a *app) listen(ctx context.Context, addr string, config server.Config) error {
	l, err := net.Listen("tcp", addr)
	if err != nil {
		return game.Refuse(game.BadParameter, unboundText, game.Short(addr), game.Why(err))
	}
	fmt.Fprintf(a.stderr, "grundy: %s\n", servingText.With(l.Addr()).In(a.lang))
	if err := server.New(config).Serve(ctx, l); err != nil {
		return game.Refuse(game.Internal, unservedText, game.Why(err))
	}
	return nil
}
