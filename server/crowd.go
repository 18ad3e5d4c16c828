package server

import (
	"container/list"
	"net/http"
	"sync"
	"time"
)

// crowd is what the server holds for clients while they send or read it: heads and bodies
// that come, and answers that go. Nobody of it has a place among the requests that are being
// answered, so that whoever is slow keeps no other from one; and where all together are
// too large, the one that has taken the longest is given up.
type crowd struct {
	most int64 // bytes

	mu    sync.Mutex
	held  int64
	order list.List // of *slow, the longest first
}

// mostWaiting bounds the heads and the bodies, each counted as one of the greatest size,
// and the answers.
const mostWaiting = 64 << 20

// slow is a head, a body or an answer.
type slow struct {
	size int64
	cut  func(time.Time) error // sets the deadline, or ends it at once
	gone bool                  // it was given up
}

// join counts something in.
func (c *crowd) join(size int64, cut func(time.Time) error) *list.Element {
	c.mu.Lock()
	defer c.mu.Unlock()
	for c.held+size > c.most && c.order.Len() > 0 {
		longest := c.order.Remove(c.order.Front()).(*slow)
		longest.gone = true
		_ = longest.cut(time.Unix(1, 0)) // a connection that has ended needs none
		c.held -= longest.size
	}
	c.held += size
	return c.order.PushBack(&slow{size: size, cut: cut})
}

// leave counts it out, and reports whether it was given up.
func (c *crowd) leave(e *list.Element) (gone bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	x := e.Value.(*slow)
	if !x.gone {
		c.order.Remove(e)
		c.held -= x.size
	}
	return x.gone
}

// send sends answers that are known whole. What tells of its progress sends by itself.
func (s *Server) send(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if s.streamed(r) {
			next.ServeHTTP(w, r)
			return
		}
		rec := &recorded{header: w.Header()}
		next.ServeHTTP(rec, r)
		defer s.hold(r, rec)()
		rec.send(w)
	})
}

// hold counts an answer among those that are being read until it is let go.
func (s *Server) hold(r *http.Request, answer *recorded) (letGo func()) {
	e := s.answers.join(int64(answer.body.Cap()), visitOf(r.Context()).conn.SetWriteDeadline)
	return func() { s.answers.leave(e) }
}
