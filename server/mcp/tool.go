package mcp

import (
	"context"
	"encoding/json"
	"log/slog"
	"math/big"
	"reflect"
	"runtime/debug"
	"sync/atomic"
	"time"

	"github.com/google/jsonschema-go/jsonschema"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"grundy/explain"
	"grundy/game"
	"grundy/server/lanes"
)

// tool is what there is to say about a tool.
type tool struct {
	name  string
	title game.Text
	say   game.Text // what it is for, which an assistant chooses it by
}

// question is what every question says: which language is wanted, "" where it is that of
// the server.
type question interface{ speaks() string }

// spoken is the argument that every tool has.
type spoken struct {
	Lang string `json:"lang,omitempty" enum:"en,zh"`
}

func (q spoken) speaks() string { return q.Lang }

// add adds a tool, which answers a question with an answer and its words.
func add[Q question, A any](s *Server, t tool, ask func(context.Context, Q, game.Lang) (A, string, error)) {
	in, out := schemaOf[Q](), schemaOf[A]()
	describe(in, reflect.TypeFor[Q](), t.name, s.lang)
	no := false
	row := &sdk.Tool{
		Name: t.name, Title: t.title.In(s.lang), Description: t.say.En + "\n" + t.say.Zh,
		InputSchema: in, OutputSchema: out,
		Annotations: &sdk.ToolAnnotations{Title: t.title.In(s.lang), ReadOnlyHint: true, IdempotentHint: true, OpenWorldHint: &no, DestructiveHint: &no},
	}
	s.sdk.AddTool(row, func(ctx context.Context, r *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
		return s.observe(ctx, t.name, func() (any, string, game.Lang, error) {
			var q Q
			if err := decode(r.Params.Arguments, s.limits.Body, &q); err != nil {
				return nil, "", s.spoken(q), err
			}
			ctx, leave, err := s.lanes.Enter(telling(ctx, r), len(r.Params.Arguments), s.limits.Time)
			if err != nil {
				return nil, "", s.spoken(q), err
			}
			defer leave()
			a, words, err := ask(ctx, q, s.spoken(q))
			if busy := lanes.Busy(ctx); busy != nil {
				err = busy // which is why there is no more
			}
			return a, words, s.spoken(q), err
		}), nil
	})
}

var mistakeText = game.Text{En: "this server has a mistake, which it has written to its log", Zh: "服务器出现内部错误，已记入日志"}

// observe makes a result of an answer with its words and language, or of an error, and
// writes a line to the log. A tool that panics does not end the server.
func (s *Server) observe(ctx context.Context, tool string, answer func() (any, string, game.Lang, error)) (r *sdk.CallToolResult) {
	start, code := time.Now(), ""
	defer func() {
		if p := recover(); p != nil {
			s.log.Error("panic", "tool", tool, "why", p, "stack", string(debug.Stack()))
			e := game.Refuse(game.Internal, mistakeText)
			r, code = refused(e, s.lang), string(e.Code)
		}
		s.log.LogAttrs(ctx, slog.LevelInfo, "call", slog.String("tool", tool), slog.String("code", code),
			slog.Float64("ms", float64(time.Since(start).Microseconds())/1000))
	}()
	a, words, l, err := answer()
	if err != nil {
		code = string(game.AsError(err).Code)
		return refused(err, l)
	}
	text, err := json.Marshal(a)
	if err != nil {
		panic(err) // an answer of ours is no JSON
	}
	return &sdk.CallToolResult{
		Content:           []sdk.Content{&sdk.TextContent{Text: words}},
		StructuredContent: json.RawMessage(text), // as it is: figures past 2^53 are exact
	}
}

// spoken is the language of the answer to a question.
func (s *Server) spoken(q question) game.Lang {
	if l, ok := game.LookupLang(q.speaks()); ok {
		return l
	}
	return s.lang
}

// schemaOf is the schema of a type.
func schemaOf[T any]() *jsonschema.Schema {
	schema, err := jsonschema.For[T](&jsonschema.ForOptions{TypeSchemas: map[reflect.Type]*jsonschema.Schema{
		reflect.TypeFor[big.Int](): {Type: "integer"},
	}})
	if err != nil {
		panic(err) // a type of ours has no schema
	}
	return schema
}

// refusal is an error in JSON.
type refusal struct {
	Error explain.Error `json:"error"`
}

// refused is an error as a sentence and in JSON. It is no structured content, since
// clients look whether that is an answer.
func refused(err error, l game.Lang) *sdk.CallToolResult {
	text, _ := json.Marshal(refusal{explain.NewError(err, l)}) // strings and numbers
	return &sdk.CallToolResult{IsError: true, Content: []sdk.Content{
		&sdk.TextContent{Text: game.AsError(err).In(l)},
		&sdk.TextContent{Text: string(text)},
	}}
}

type progressKey struct{}

// telling lets a computation tell of its progress, where the client wants to know.
func telling(ctx context.Context, r *sdk.CallToolRequest) context.Context {
	token := r.Params.GetProgressToken()
	if token == nil {
		return ctx
	}
	var told atomic.Int64
	return context.WithValue(ctx, progressKey{}, func(positions int64) {
		if positions <= told.Load() {
			return // the next part of a computation begins anew, and progress only grows
		}
		told.Store(positions)
		_ = r.Session.NotifyProgress(ctx, &sdk.ProgressNotificationParams{ProgressToken: token, Progress: float64(positions)}) // a client that has gone needs none
	})
}

// progress is what a computation tells of itself.
func progress(ctx context.Context) func(int64) {
	tell, _ := ctx.Value(progressKey{}).(func(int64))
	return func(positions int64) {
		lanes.Change(ctx)
		if tell != nil {
			tell(positions)
		}
	}
}
