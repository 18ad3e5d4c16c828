package server

import (
	"container/list"
	"context"
	"net"
	"net/http"
	"sync"
	"time"
)

// headSize is what the head of a request may take while it comes: a name of a byte or two
// and its value become strings, a list and a place in a map.
const headSize = 1 << 20

// headed is a connection. While a head comes in parts it is one of a crowd, as bodies are.
type headed struct {
	net.Conn
	heads *crowd

	mu        sync.Mutex
	answering bool          // the head has come, and is being answered
	begun     bool          // a part of a head has come
	waits     *list.Element // among the heads, nil for none
}

// Read reads a part. That of which something has come already is waited for in the crowd.
func (c *headed) Read(b []byte) (int, error) {
	c.mu.Lock()
	if c.begun && c.waits == nil {
		c.waits = c.heads.join(headSize, func(time.Time) error { return c.Conn.Close() })
	}
	c.mu.Unlock()
	n, err := c.Conn.Read(b)
	c.mu.Lock()
	if n > 0 && len(b) > 1 && !c.answering { // one byte is read by who waits for the client to leave
		c.begun = true
	}
	c.mu.Unlock()
	return n, err
}

// Close leaves the crowd too.
func (c *headed) Close() error {
	c.come(false)
	return c.Conn.Close()
}

// come notes that the head has come and is being answered, or that it was.
func (c *headed) come(answering bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.answering, c.begun = answering, false
	if c.waits != nil {
		c.heads.leave(c.waits)
		c.waits = nil
	}
}

// headedKey is that of the connection of a request.
type headedKey struct{}

// heading is a listener whose connections are headed.
type heading struct {
	net.Listener
	heads *crowd
}

// Accept waits for the next connection.
func (l heading) Accept() (net.Conn, error) {
	c, err := l.Listener.Accept()
	if err != nil {
		return nil, err
	}
	return &headed{Conn: c, heads: l.heads}, nil
}

// withConn lets the handler know the connection.
func withConn(ctx context.Context, c net.Conn) context.Context {
	return context.WithValue(ctx, headedKey{}, c)
}

// headless answers requests whose heads have come.
func headless(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if c, ok := r.Context().Value(headedKey{}).(*headed); ok {
			c.come(true)
			defer c.come(false)
		}
		next.ServeHTTP(w, r)
	})
}
