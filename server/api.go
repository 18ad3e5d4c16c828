package server

import (
	"context"
	"net/http"
	"path"
	"reflect"
	"strings"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"grundy/game"
)

// root is where the API begins.
const root = "/api/v1/"

// newAPI makes the API, without endpoints.
func (s *Server) newAPI(mux *http.ServeMux) huma.API {
	return humago.New(mux, huma.Config{
		OpenAPI: &huma.OpenAPI{
			OpenAPI:    "3.1.0",
			Info:       &huma.Info{Title: "Grundy", Version: s.config.Version, License: &huma.License{Name: "Apache-2.0", Identifier: "Apache-2.0"}},
			Components: &huma.Components{Schemas: huma.NewMapRegistry("#/components/schemas/", schemaName)},
		},
		Formats:       map[string]huma.Format{"application/json": unread, "json": unread},
		DefaultFormat: "application/json",
		Transformers:  []huma.Transformer{s.reword},
	})
}

// unread is JSON, of which the library reads nothing: see [body].
var unread = huma.Format{Marshal: huma.DefaultJSONFormat.Marshal, Unmarshal: func([]byte, any) error { return nil }}

// schemaName names the schema of a type, with its package in front where several have a
// Listing.
func schemaName(t reflect.Type, hint string) string {
	for t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice {
		t = t.Elem()
	}
	name := huma.DefaultSchemaNamer(t, hint)
	switch of := path.Base(t.PkgPath()); of {
	case "judge", "codegen", "identify":
		return strings.ToUpper(of[:1]) + of[1:] + name
	}
	return name
}

// endpoint is what there is to say about a question that the API answers.
type endpoint struct {
	id, method, path string // the path below root
	say              game.Text
	example, body    string         // a path and a body that ask it; example "": path itself
	keep             string         // Cache-Control; "": an answer is not kept
	kept             func(any) bool // whether this answer is kept; nil: each is
	streamed         bool           // it tells of its progress where a stream is asked for
	status           int            // of every answer; 0: 200
}

// question is what every question says: which language is wanted, "" where it is that of
// the request.
type question interface{ speaks() string }

// optional is a parameter that is true or false, or nil where it is not there.
type optional struct {
	is    *bool
	value bool
}

// Receiver is where the library puts the value.
func (o *optional) Receiver() reflect.Value { return reflect.ValueOf(&o.value).Elem() }

// OnParamSet is told that there is one.
func (o *optional) OnParamSet(bool, any) { o.is = &o.value }

// Schema is that of a boolean.
func (optional) Schema(huma.Registry) *huma.Schema { return &huma.Schema{Type: huma.TypeBoolean} }

// answer is what the API answers with.
type answer[T any] struct {
	CacheControl string `header:"Cache-Control"`
	Language     string `header:"Content-Language"`

	Body T
}

// add adds an endpoint.
func add[Q question, A any](s *Server, e endpoint, ask func(context.Context, Q, game.Lang) (A, error)) {
	s.known = append(s.known, e)
	op := huma.Operation{
		OperationID: e.id, Method: e.method, Path: root + e.path, DefaultStatus: e.status,
		Summary: e.say.En, Description: e.say.Zh, MaxBodyBytes: -1, BodyReadTimeout: -1, // it has been read
		RejectUnknownQueryParameters: true, SkipValidateBody: true,
		Middlewares: huma.Middlewares{s.onlyJSON},
		Responses:   map[string]*huma.Response{"default": problemResponse(s.api)},
	}
	huma.Register(s.api, op, func(ctx context.Context, in *Q) (*answer[A], error) {
		var err error
		if b, ok := any(in).(interface{ read() error }); ok {
			err = b.read()
		}
		v := visitOf(ctx)
		l := v.spoken((*in).speaks())
		if err != nil {
			return nil, problemOf(ctx, err, l)
		}
		a, err := ask(ctx, *in, l)
		if err != nil {
			return nil, late(problemOf(ctx, err, l))
		}
		keep := never
		if e.keep != "" && (e.kept == nil || e.kept(a)) {
			keep = e.keep
		}
		return &answer[A]{keep, l.String(), a}, nil
	})
}

// late says when to ask again what the server had no room for.
func late(p *Problem) error {
	if p.Status != http.StatusServiceUnavailable {
		return p
	}
	return huma.ErrorWithHeaders(p, http.Header{"Retry-After": {"1"}})
}

// problemResponse describes the problems.
func problemResponse(api huma.API) *huma.Response {
	schema := api.OpenAPI().Components.Schemas.Schema(reflect.TypeFor[Problem](), true, "Problem")
	return &huma.Response{
		Description: "A problem, with the code and the sentence that the command has",
		Content:     map[string]*huma.MediaType{problemType: {Schema: schema}},
	}
}
