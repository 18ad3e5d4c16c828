// Package mcp answers an assistant: the tools of the Model Context Protocol, on a
// standard input and output.
//
// [New] makes a server of a [Config]; [Server.Serve] answers what stands in a stream, a
// message a line, until it ends, and [Server.Run] does so over any transport of the
// protocol's library.
//
// A tool is a row: its name and words, and a function from a question to an answer. The
// answer goes out twice, as the wire form of the command's --json and in words. What
// cannot be answered is an error of the tool, with the sentence and the code that the
// command has; no question ends the server. The limits are those of the HTTP API, and no
// file of this machine is read.
package mcp

import (
	"cmp"
	"context"
	"io"
	"log/slog"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"grundy"
	"grundy/game"
	"grundy/server/lanes"
	"grundy/server/limits"
)

// Config says how an assistant is answered. The zero value answers in English.
type Config struct {
	Limits  limits.Limits // what is missing of them is that of limits.Strict()
	Lang    game.Lang     // of the answers to questions that name none, and of what is said of the arguments
	Version string
	Log     *slog.Logger // nil for none
}

// Server has the tools. It is safe for concurrent use.
type Server struct {
	limits limits.Limits
	lang   game.Lang
	solver *grundy.Solver
	lanes  *lanes.Lanes
	log    *slog.Logger
	sdk    *sdk.Server
}

var instructionsText = game.Text{
	En: "Exact answers about impartial games: who wins, every winning move, and why. A position is written in notation: nim(3, 5, 7), bash(21, max=3) + kayles(4); rulesets lists the games and shows the notation of each. Heaps may have any size: ask rather than compute.",
	Zh: "公平组合游戏的精确解答：谁必胜、全部必胜走法与理由。局面用记法书写，如 nim(3, 5, 7)、bash(21, max=3) + kayles(4)；rulesets 列出全部游戏及其记法。堆可以任意大：请直接提问，不必自行计算。",
}

// New makes a server.
func New(c Config) *Server {
	c.Limits = c.Limits.Checked()
	s := &Server{
		limits: c.Limits, lang: c.Lang, solver: c.Limits.Solver(), lanes: lanes.New(mostOpen, 0, mostWaiting),
		log: cmp.Or(c.Log, slog.New(slog.DiscardHandler)),
	}
	about := &sdk.Implementation{Name: "grundy", Title: "Grundy", Version: c.Version}
	s.sdk = sdk.NewServer(about, &sdk.ServerOptions{
		Instructions: instructionsText.In(c.Lang),
		Capabilities: &sdk.ServerCapabilities{Tools: &sdk.ToolCapabilities{}}, // which never change
	})
	for _, addAll := range []func(){s.addSolve, s.addSequences, s.addRulesets, s.addJudge, s.addCheck, s.addIdentify, s.addTemplate} {
		addAll()
	}
	return s
}

// mostWaiting is how many long computations wait for each that goes on.
const mostWaiting = 64

// reserve is how much longer than any call may take answers are waited for: the last call
// has begun a little before the input is seen to have ended.
const reserve = 2 * time.Second

// farewell is how long what is being written is waited for once no more is to come: a
// client may not read it.
const farewell = time.Second

// Serve answers what stands in a stream until it ends, and what it asked for is
// answered, or until ctx ends.
func (s *Server) Serve(ctx context.Context, in io.Reader, out io.Writer) error {
	ended := make(chan error, 1)
	t := &lines{in: in, out: out, lang: s.lang, patience: s.limits.Time + reserve, over: make(chan struct{})}
	go func() { ended <- s.Run(ctx, t) }()
	var err error
	select {
	case err = <-ended:
	case <-t.over:
		err = last(ended)
	case <-ctx.Done():
		err = last(ended)
	}
	if ctx.Err() != nil {
		return nil
	}
	return err
}

// last waits for the end, but no longer than for the farewell.
func last(ended <-chan error) error {
	select {
	case err := <-ended:
		return err
	case <-time.After(farewell):
		return nil
	}
}

// Run answers over a transport until the client leaves or ctx ends.
func (s *Server) Run(ctx context.Context, t sdk.Transport) error { return s.sdk.Run(ctx, t) }
