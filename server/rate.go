package server

import (
	"container/list"
	"math"
	"net"
	"net/http"
	"net/netip"
	"strconv"
	"sync"

	"golang.org/x/time/rate"

	"grundy/game"
)

// mostClients is how many clients are remembered; the one that has been away for the
// longest is forgotten first.
const mostClients = 4096

// burst is how many seconds' worth of requests may come at once.
const burst = 4

// clients bound the rate of each client.
type clients struct {
	rate float64 // requests a second

	mu    sync.Mutex
	known map[string]*list.Element
	order *list.List // of client, the latest first
}

type client struct {
	name    string
	limiter *rate.Limiter
}

func newClients(perSecond float64) *clients {
	return &clients{rate: perSecond, known: map[string]*list.Element{}, order: list.New()}
}

// allow reports whether a client may ask now.
func (c *clients) allow(name string) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	e, ok := c.known[name]
	if !ok {
		e = c.order.PushFront(&client{name, rate.NewLimiter(rate.Limit(c.rate), int(math.Ceil(c.rate*burst)))})
		c.known[name] = e
		if c.order.Len() > mostClients {
			last := c.order.Remove(c.order.Back()).(*client)
			delete(c.known, last.name)
		}
	}
	c.order.MoveToFront(e)
	return e.Value.(*client).limiter.Allow()
}

// clientOf names who asks: by the address, of IPv6 by the network, since a single
// machine has many addresses in it.
func clientOf(r *http.Request) string {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		return r.RemoteAddr
	}
	a, err := netip.ParseAddr(host)
	if err != nil || a.Unmap().Is4() {
		return host
	}
	network, err := a.WithZone("").Prefix(64)
	if err != nil {
		return host
	}
	return network.String()
}

var rateText = game.Text{En: "these are too many requests, at most %v a second for each client; ask again in a moment", Zh: "请求过于频繁，每个客户端每秒最多 %v 个；请稍后再试"}

// meter bounds the rate of each client.
func (s *Server) meter(next http.Handler) http.Handler {
	if s.config.Rate <= 0 {
		return next
	}
	known := newClients(s.config.Rate)
	wait := strconv.Itoa(int(math.Ceil(1 / s.config.Rate)))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !known.allow(clientOf(r)) {
			w.Header().Set("Retry-After", wait)
			refuse(w, r, game.Refuse(game.Limit, rateText, s.config.Rate), http.StatusTooManyRequests)
			return
		}
		next.ServeHTTP(w, r)
	})
}
