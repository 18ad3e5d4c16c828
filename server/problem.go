package server

import (
	"context"
	"encoding/json"
	"net/http"
	"slices"

	"grundy/explain"
	"grundy/game"
	"grundy/server/lanes"
)

// Problem is an error over HTTP (RFC 9457), with the code and the place that the errors
// of the command have.
type Problem struct {
	Type   string         `json:"type"`
	Title  string         `json:"title"`
	Status int            `json:"status"`
	Detail string         `json:"detail"`
	Code   string         `json:"code"`
	Where  *explain.Where `json:"where,omitempty"`
}

const problemType = "application/problem+json"

// newProblem renders an error with a status; 0 stands for that of its code.
func newProblem(err error, status int, l game.Lang) *Problem {
	e := explain.NewError(err, l)
	if status == 0 {
		status = statuses[game.Code(e.Code)]
	}
	title := http.StatusText(status)
	if status == statusGone {
		title = "Client Closed Request"
	}
	return &Problem{Type: "about:blank", Title: title, Status: status, Detail: e.Message, Code: e.Code, Where: e.Where}
}

// statusGone says in the logs that the client has left before the answer.
const statusGone = 499

// statuses are what the codes become over HTTP. Where the reason of a limit has a status
// of its own (a body too large, too many questions, no time left), that is taken.
var statuses = map[game.Code]int{
	game.Syntax:         http.StatusBadRequest,
	game.UnknownRuleset: http.StatusNotFound,
	game.BadParameter:   http.StatusUnprocessableEntity,
	game.NotImpartial:   http.StatusUnprocessableEntity,
	game.Limit:          http.StatusUnprocessableEntity,
	game.Cancelled:      statusGone,
	game.Internal:       http.StatusInternalServerError,
}

// Error is the sentence.
func (p *Problem) Error() string { return p.Detail }

// GetStatus is the status.
func (p *Problem) GetStatus() int { return p.Status }

// ContentType is that of problems.
func (p *Problem) ContentType(string) string { return problemType }

// problemOf renders the error of an answer.
func problemOf(ctx context.Context, err error, l game.Lang) *Problem {
	if p, ok := err.(*Problem); ok {
		return p
	}
	e, status := game.AsError(err), 0
	switch busy := lanes.Busy(ctx); {
	case busy != nil:
		e, status = game.AsError(busy), http.StatusServiceUnavailable
	case ctx.Err() == context.DeadlineExceeded && e.Code == game.Limit:
		status = http.StatusGatewayTimeout
	}
	return newProblem(e, status, l)
}

// refuse answers with a problem from a layer around the API.
func refuse(w http.ResponseWriter, r *http.Request, err error, status int) {
	p := newProblem(err, status, visitOf(r.Context()).lang)
	h := w.Header()
	h.Set("Content-Type", problemType)
	h.Set("Cache-Control", never)
	if !slices.Contains(h.Values("Vary"), "Accept-Language") {
		h.Add("Vary", "Accept-Language")
	}
	w.WriteHeader(p.Status)
	_ = json.NewEncoder(w).Encode(p) // a client that has gone needs none
}
