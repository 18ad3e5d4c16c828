package mcp_test

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"grundy/server/limits"
	"grundy/server/mcp"
)

// hello is how a talk begins.
const hello = `{"jsonrpc":"2.0","id":"hello","method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}
{"jsonrpc":"2.0","method":"notifications/initialized"}
`

// message is a message that comes back.
type message struct {
	ID     any
	Method string
	Error  *struct{ Code int }
	Result *struct {
		IsError           bool
		StructuredContent struct {
			Position, Outcome string
		}
	}
}

// solving is a call of solve.
func solving(id any, position string) string {
	text, err := json.Marshal(map[string]any{
		"jsonrpc": "2.0", "id": id, "method": "tools/call",
		"params": map[string]any{"name": "solve", "arguments": map[string]any{"position": position}, "_meta": map[string]any{"progressToken": "p"}},
	})
	if err != nil {
		panic(err) // strings and numbers
	}
	return string(text) + "\n"
}

// served serves what a client writes whole, and returns what comes back, by id.
func served(t *testing.T, in string) (answers map[string]message, others []message) {
	t.Helper()
	var out strings.Builder
	if err := mcp.New(mcp.Config{}).Serve(t.Context(), strings.NewReader(in), &out); err != nil {
		t.Fatalf("the server ends with %v", err)
	}
	answers = map[string]message{}
	for text := range strings.Lines(out.String()) {
		var m message
		if err := json.Unmarshal([]byte(text), &m); err != nil {
			t.Fatalf("%.200q comes back: %v", text, err)
		}
		if m.ID == nil {
			others = append(others, m)
			continue
		}
		answers[fmt.Sprint(m.ID)] = m
	}
	return answers, others
}

// TestHostile writes lines that are no messages, too long, too deep or senseless: each is
// refused, and the question behind them all is answered, even as the input has ended by
// then.
func TestHostile(t *testing.T) {
	for _, bad := range []struct {
		line string
		code int // 0: it needs no answer
	}{
		{"", 0}, {" \t\r", 0},
		{"nonsense", -32700}, {`{"jsonrpc":"2.0","id":1`, -32700}, {"\x00\xff", -32700},
		{strings.Repeat("[", 100_000), -32700}, {strings.Repeat("[", 100_000) + strings.Repeat("]", 100_000), -32700},
		{`{"jsonrpc":"2.0","id":1,"method":"` + strings.Repeat("x", 3<<20) + `"}`, -32700},
		{strings.Repeat("9", 1_000_000), -32600}, {"null", -32600}, {"[]", -32600}, {"{}", -32600},
		{`{"jsonrpc":"1.0","id":1,"method":"ping"}`, -32600}, {`{"jsonrpc":"2.0","id":{},"method":"ping"}`, -32600},
		{`[{"jsonrpc":"2.0","id":1,"method":"ping"}]`, -32600},
		{`{"jsonrpc":"2.0","id":77,"result":{}}`, 0}, {`{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":{}}}`, 0},
		{`{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":99}}`, 0}, {`{"jsonrpc":"2.0","method":"no/such"}`, 0},
	} {
		answers, others := served(t, hello+bad.line+"\n"+solving(5, "nim(3, 5, 7)"))
		if a := answers["5"]; a.Result == nil || a.Result.StructuredContent.Outcome != "N" {
			t.Errorf("behind %.60q the answer is %+v, want N", bad.line, a)
		}
		code := 0
		if len(others) == 1 && others[0].Error != nil {
			code = others[0].Error.Code
		}
		if code != bad.code || len(others) > 1 {
			t.Errorf("%.60q is answered by %+v, want code %d", bad.line, others, bad.code)
		}
	}
}

// TestWrongCalls: calls that make no sense have an error of the protocol.
func TestWrongCalls(t *testing.T) {
	for _, call := range []string{
		`"method":"tools/call","params":{"name":"nope","arguments":{}}`, `"method":"tools/call"`, `"method":"tools/call","params":5`,
		`"method":"tools/call","params":{"name":5}`, `"method":"no/such"`, `"method":"resources/read","params":{"uri":"file:///etc/passwd"}`,
		`"method":"tools/list","params":{"cursor":"x"}`,
	} {
		answers, _ := served(t, hello+`{"jsonrpc":"2.0","id":5,`+call+"}\n"+solving(6, "nim(0)"))
		if answers["5"].Error == nil || answers["6"].Result == nil {
			t.Errorf("%s is answered by %+v, and the next call by %+v", call, answers["5"], answers["6"])
		}
	}
	if answers, _ := served(t, solving(1, "nim(1)")); answers["1"].Error == nil {
		t.Error("a call before the talk has begun is answered")
	}
}

// TestManyCalls asks more at once than are read before some are answered: each is
// answered or refused, and those answered are right. A heap of n has nimber n, so a
// single one is lost only when it is empty [Bouton 1901].
func TestManyCalls(t *testing.T) {
	var in strings.Builder
	in.WriteString(hello)
	const n = 600
	for i := range n {
		in.WriteString(solving(i, fmt.Sprintf("nim(%d)", i%2)))
	}
	answers, others := served(t, in.String())
	right := 0
	for i := range n {
		r := answers[fmt.Sprint(i)].Result
		switch {
		case r == nil:
			t.Errorf("call %d is not answered", i)
		case r.IsError:
		case r.StructuredContent.Outcome != []string{"P", "N"}[i%2]:
			t.Errorf("call %d is answered by %+v", i, r)
		default:
			right++
		}
	}
	if right < 64 || len(others) > 0 {
		t.Errorf("%d of %d calls are answered, and %+v", right, n, others)
	}
}

// talk is a server to which lines are written one by one.
type talk struct {
	in    *io.PipeWriter
	out   *bufio.Scanner
	ended chan error
}

func begin(t *testing.T, ctx context.Context, c mcp.Config) *talk {
	t.Helper()
	in, to := io.Pipe()
	from, out := io.Pipe()
	s := &talk{in: to, out: bufio.NewScanner(from), ended: make(chan error, 1)}
	s.out.Buffer(nil, 1<<22)
	go func() {
		err := mcp.New(c).Serve(ctx, in, out)
		s.ended <- err
		_ = out.Close()
	}()
	t.Cleanup(func() { _ = from.Close() })
	s.say(t, hello)
	s.answer(t, "hello")
	return s
}

func (s *talk) say(t *testing.T, text string) {
	t.Helper()
	if _, err := io.WriteString(s.in, text); err != nil {
		t.Fatal(err)
	}
}

// answer reads up to the answer to a call, or for no id up to any other message.
func (s *talk) answer(t *testing.T, id any) message {
	t.Helper()
	for s.out.Scan() {
		var m message
		if err := json.Unmarshal(s.out.Bytes(), &m); err != nil {
			t.Fatal(err)
		}
		if m.ID == id {
			return m
		}
	}
	t.Fatalf("no answer to %v: %v", id, s.out.Err())
	return message{}
}

// patient are limits that a long search does not reach in the time of a test.
func patient() limits.Limits {
	l := limits.Strict()
	l.Positions, l.Time = 1<<40, 1<<62
	return l
}

// long is a position whose search takes far longer than a test.
const long = "cram(8, 8)"

// TestCancelled: a call that is cancelled ends, and an id in use is not taken again.
func TestCancelled(t *testing.T) {
	s := begin(t, t.Context(), mcp.Config{Limits: patient()})
	s.say(t, solving("long", long))
	if m := s.answer(t, nil); m.Method != "notifications/progress" {
		t.Fatalf("%+v comes first, want progress", m)
	}
	s.say(t, solving("long", "nim(1)"))
	for {
		if m := s.answer(t, nil); m.Error != nil {
			break // it is the id that is refused
		}
	}
	s.say(t, `{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"long"}}`+"\n")
	if m := s.answer(t, "long"); m.Error == nil && !m.Result.IsError {
		t.Errorf("the call ends with %+v, want an error", m)
	}
	_ = s.in.Close()
	for s.out.Scan() {
	}
	if err := <-s.ended; err != nil {
		t.Errorf("the server ends with %v", err)
	}
}

// TestStopped: the server ends with its context, whatever it computes.
func TestStopped(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	s := begin(t, ctx, mcp.Config{Limits: patient()})
	s.say(t, solving("long", long))
	s.answer(t, nil)
	stop()
	for s.out.Scan() {
	}
	if err := <-s.ended; err != nil {
		t.Errorf("the server ends with %v", err)
	}
}

// TestStoppedUnread: it ends so too where nobody reads what it says.
func TestStoppedUnread(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	s := begin(t, ctx, mcp.Config{})
	s.say(t, solving(1, "nim(1)")+solving(2, "nim(2)"))
	stop()
	if err := <-s.ended; err != nil {
		t.Errorf("the server ends with %v", err)
	}
}

// broken is an output that nobody reads.
type broken struct{}

var errBroken = errors.New("broken")

func (broken) Write([]byte) (int, error) { return 0, errBroken }

// TestUnread: the server ends where nobody reads what it says.
func TestUnread(t *testing.T) {
	in, to := io.Pipe()
	ended := make(chan error, 1)
	go func() { ended <- mcp.New(mcp.Config{}).Serve(t.Context(), in, broken{}) }()
	if _, err := io.WriteString(to, hello); err != nil {
		t.Fatal(err)
	}
	_ = to.Close()
	if err := <-ended; !errors.Is(err, errBroken) {
		t.Errorf("the server ends with %v, want %v", err, errBroken)
	}
}
