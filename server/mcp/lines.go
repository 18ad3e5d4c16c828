package mcp

import (
	"bufio"
	"context"
	"errors"
	"io"
	"sync"
	"time"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"grundy/game"
)

// lines is the transport: a message a line. Unlike that of the library it answers a
// line that is no message and reads on, stops reading while too much is unanswered, and
// ends only when what was asked for is answered.
type lines struct {
	in       io.Reader
	out      io.Writer
	lang     game.Lang
	patience time.Duration // how long answers are waited for once nothing more comes
	over     chan struct{} // closed then: nothing more comes, and no more is waited for
}

const (
	mostLine     = 1 << 20 // bytes of a message
	mostOpen     = 256     // calls that are not answered yet
	listenMethod = "subscriptions/listen"
)

var longText = game.Text{En: "a message has more than %d bytes, the limit", Zh: "消息超过上限 %d 字节"}

// Connect begins to read.
func (t *lines) Connect(ctx context.Context) (sdk.Connection, error) {
	c := &conn{lines: *t, coming: make(chan line), closed: make(chan struct{}), open: map[jsonrpc.ID]bool{}, answered: make(chan struct{}, 1)}
	context.AfterFunc(ctx, func() { _ = c.Close() }) // it never fails
	go c.readAll()
	return c, nil
}

// line is a line that was read, or why there is none.
type line struct {
	text []byte
	err  error
}

type conn struct {
	lines
	coming chan line
	closed chan struct{}
	once   sync.Once

	writing sync.Mutex

	mu       sync.Mutex
	open     map[jsonrpc.ID]bool // calls that are not answered yet, and whether an answer comes by itself
	answered chan struct{}       // a call was answered
}

// SessionID is none: there is one session.
func (c *conn) SessionID() string { return "" }

// Close ends the reading.
func (c *conn) Close() error {
	c.once.Do(func() { close(c.closed) })
	return nil
}

// readAll reads lines until there are no more, or nobody wants them.
func (c *conn) readAll() {
	r := bufio.NewReaderSize(c.in, 64<<10)
	for {
		text, err := readLine(r)
		select {
		case c.coming <- line{text, err}:
		case <-c.closed:
			return
		}
		if err != nil && !errors.As(err, new(*game.Error)) {
			return
		}
	}
}

// readLine reads a line. One that is too long is passed over to its end.
func readLine(r *bufio.Reader) ([]byte, error) {
	var text []byte
	long := false
	for {
		part, err := r.ReadSlice('\n')
		if long = long || len(text)+len(part) > mostLine; !long {
			text = append(text, part...)
		}
		switch {
		case err == bufio.ErrBufferFull:
		case long && (err == nil || err == io.EOF):
			return nil, game.Refuse(game.Limit, longText, mostLine)
		case err == io.EOF && len(text) > 0:
			return text, nil
		default:
			return text, err
		}
	}
}

// Read returns the next message. Lines that are none are answered here.
func (c *conn) Read(ctx context.Context) (jsonrpc.Message, error) {
	for {
		if err := c.settle(ctx, mostOpen-1, nil); err != nil {
			return nil, err
		}
		var l line
		select {
		case l = <-c.coming:
		case <-c.closed:
			return nil, io.EOF
		case <-ctx.Done():
			return nil, ctx.Err()
		}
		if e, ok := errors.AsType[*game.Error](l.err); ok {
			l.err = c.complain(nil, jsonrpc.CodeParseError, e)
		} else if l.err == io.EOF {
			err := c.settle(ctx, 0, time.After(c.patience))
			close(c.over)
			return nil, errors.Join(err, io.EOF)
		}
		if l.err != nil {
			return nil, l.err
		}
		m, err := c.message(l.text)
		if m != nil || err != nil {
			return m, err
		}
	}
}

// settle waits until at most so many calls are open, or the time is over. At the end,
// those that would never be answered are not waited for.
func (c *conn) settle(ctx context.Context, most int, over <-chan time.Time) error {
	for {
		c.mu.Lock()
		n := 0
		for _, comes := range c.open {
			if comes || over == nil {
				n++
			}
		}
		c.mu.Unlock()
		if n <= most {
			return nil
		}
		select {
		case <-c.answered:
		case <-over:
			return nil
		case <-c.closed:
			return io.EOF
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// Write writes a message.
func (c *conn) Write(ctx context.Context, m jsonrpc.Message) error {
	r, isAnswer := m.(*jsonrpc.Response)
	if isAnswer {
		c.reword(r)
	}
	text, err := jsonrpc.EncodeMessage(m)
	if err == nil {
		err = c.write(text)
	}
	if isAnswer {
		c.mu.Lock()
		delete(c.open, r.ID)
		c.mu.Unlock()
		select {
		case c.answered <- struct{}{}:
		default:
		}
	}
	return err
}

// write writes a line whole.
func (c *conn) write(text []byte) error {
	c.writing.Lock()
	defer c.writing.Unlock()
	_, err := c.out.Write(append(text, '\n'))
	return err
}
