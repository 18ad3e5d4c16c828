package server

import (
	"net/http"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"grundy/game"
)

// describe writes into the description of the API what the types of questions and answers
// do not say.
func (s *Server) describe() {
	schemas := s.api.OpenAPI().Components.Schemas
	for _, name := range []string{"ErrorModel", "ErrorDetail"} { // the library's own, which become problems
		delete(schemas.Map(), name)
	}
	for name, schema := range schemas.Map() {
		refine(schema, schemas.TypeFromRef("#/components/schemas/"+name))
	}
	for _, e := range s.known {
		op := s.operation(e)
		answerOf(op).Nullable = false // a list of everything there is
		for _, p := range op.Parameters {
			p.Description = member(e.id, p.Name).En
		}
		if body := op.RequestBody; body != nil {
			delete(body.Content, "application/octet-stream") // its bytes, which we read ourselves
			s.asks[nameOf(body.Content["application/json"].Schema)] = e.id
		}
		respond(e, op)
	}
	for form, schema := range schemas.Map() {
		for name, x := range schema.Properties {
			x.Description = s.said(form, name).En
			for x.Items != nil {
				x = x.Items
			}
			for _, word := range closed(form, name) {
				x.Enum = append(x.Enum, word)
			}
		}
	}
}

// said is what a member of a form means: of a question, by the endpoint that is asked it,
// or of an answer.
func (s *Server) said(form, name string) game.Text {
	if id, ok := s.asks[form]; ok {
		return member(id, name)
	}
	return answered(form, name)
}

// refine says of the members of an object what the library leaves out: which lists are
// never null, which objects may be, and which numbers reach up to 2^64.
func refine(schema *huma.Schema, t reflect.Type) {
	for _, f := range reflect.VisibleFields(t) {
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		if x := schema.Properties[name]; x != nil {
			schema.Properties[name] = exactly(x, f.Type, f.Tag.Get("nullable") == "true", options != "")
		}
	}
}

// exactly is the schema of a value of a type; a list is null where it is nullable, and
// what a pointer leads to unless it is left out then.
func exactly(schema *huma.Schema, t reflect.Type, nullable, leftOut bool) *huma.Schema {
	pointer := t.Kind() == reflect.Pointer
	if pointer {
		t = t.Elem()
	}
	switch {
	case schema.Items != nil:
		schema.Nullable = nullable
		schema.Items = exactly(schema.Items, t.Elem(), false, false)
	case t.Kind() == reflect.Uint64:
		schema.Format = "uint64"
	case pointer && !leftOut && schema.Ref != "":
		return &huma.Schema{AnyOf: []*huma.Schema{schema, {Type: "null"}}}
	}
	return schema
}

// respond describes the responses of an endpoint beside its answer.
func respond(e endpoint, op *huma.Operation) {
	header := func(say string) *huma.Param {
		return &huma.Param{Description: say, Schema: &huma.Schema{Type: huma.TypeString}}
	}
	answer, problem := op.Responses[strconv.Itoa(op.DefaultStatus)], op.Responses["default"]
	problem.Headers = map[string]*huma.Param{
		"Retry-After":   header("With status 429 or 503: after how many seconds to ask again"),
		"Allow":         header("With status 405: the methods to ask with"),
		"Cache-Control": header("A problem is not kept"),
	}
	if e.keep != "" {
		answer.Headers["ETag"] = header("Of an answer that may be kept, to ask with If-None-Match whether it is still the same")
		op.Responses["304"] = &huma.Response{Description: "It is still the same", Headers: map[string]*huma.Param{
			"ETag": header("That of the answer"), "Cache-Control": answer.Headers["Cache-Control"], "Content-Language": answer.Headers["Content-Language"],
		}}
	}
	if e.streamed {
		answer.Content["text/event-stream"] = &huma.MediaType{Schema: &huma.Schema{
			Type: "string", Description: "With Accept: text/event-stream: events progress, and then one answer or problem.",
		}}
	}
	for _, r := range op.Responses {
		if r.Headers == nil {
			r.Headers = map[string]*huma.Param{}
		}
		r.Headers["Vary"] = header("What the response depends on beside its address")
		r.Headers[idHeader] = header("The id of the request, under which the log has it: that which the request brought, or a new one")
	}
}

// operation is the description of an endpoint.
func (s *Server) operation(e endpoint) *huma.Operation {
	item := s.api.OpenAPI().Paths[root+e.path]
	if e.method == http.MethodPost {
		return item.Post
	}
	return item.Get
}

// answerOf is the schema of the answers of an endpoint.
func answerOf(op *huma.Operation) *huma.Schema {
	content := op.Responses[strconv.Itoa(op.DefaultStatus)].Content
	if answer, ok := content["application/json"]; ok {
		return answer.Schema
	}
	return content[problemType].Schema
}

// bodyOf is the schema of the question in a body, nil for none.
func bodyOf(op *huma.Operation, schemas huma.Registry) *huma.Schema {
	if op.RequestBody == nil {
		return nil
	}
	return schemas.SchemaFromRef(op.RequestBody.Content["application/json"].Schema.Ref)
}

// nameOf is the name of the form of a value, or of the entries of a list; "" for none.
func nameOf(schema *huma.Schema) string {
	for schema.Items != nil {
		schema = schema.Items
	}
	if len(schema.AnyOf) > 0 {
		schema = schema.AnyOf[0]
	}
	_, name, _ := strings.Cut(schema.Ref, "schemas/")
	return name
}

// required reports whether a member is always there.
func required(schema *huma.Schema, name string) bool { return slices.Contains(schema.Required, name) }
