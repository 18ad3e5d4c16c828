package server

import (
	"bytes"
	"cmp"
	"embed"
	"html/template"
	"maps"
	"net/http"
	"slices"
	"strings"
	"sync"

	"github.com/danielgtaylor/huma/v2"

	"grundy/game"
)

// The description of the API for people, made of the one for programs.

//go:embed docs
var docsFiles embed.FS

var docsWords = map[string]game.Text{
	"title":    {En: "Grundy: the HTTP API", Zh: "Grundy 的 HTTP 接口"},
	"intro":    {En: "Every answer is that of the command with --json; quantities of games are decimal strings, because they outgrow 2^53. A refusal is application/problem+json with the code and the sentence that the command has.", Zh: "每个答案都与命令行加 --json 的输出相同；博弈中的数量以十进制字符串表示，因为可能超过 2^53。拒绝以 application/problem+json 给出，错误码和说明与命令行一致。"},
	"stream":   {En: "With Accept: text/event-stream it tells of its progress.", Zh: "加 Accept: text/event-stream 可得到进度。"},
	"question": {En: "Question", Zh: "问题"},
	"answer":   {En: "Answer", Zh: "答案"},
	"example":  {En: "Example", Zh: "示例"},
	"required": {En: "required", Zh: "必填"},
	"forms":    {En: "Forms of the answers", Zh: "答案的形式"},
	"spec":     {En: "The same for programs", Zh: "供程序使用的描述"},
}

// docsPage is what the template is given.
type docsPage struct {
	Lang, Other string
	Words       map[string]string
	Host        string
	Endpoints   []docsEndpoint
	Forms       []docsForm
}

type docsEndpoint struct {
	ID, Method, Path, Say, Curl, Answer string
	Streamed                            bool
	Members                             []docsMember
}

type docsForm struct {
	Name    string
	Members []docsMember
}

// docsMember is a member or parameter; Form is the form of its value where that has one.
type docsMember struct {
	Name, Type, Form, Say string
	Required              bool
}

// docs serves the page.
func (s *Server) docs() http.Handler {
	page := template.Must(template.ParseFS(docsFiles, "docs/page.html.tmpl"))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var b bytes.Buffer
		if err := page.Execute(&b, s.docsPage(visitOf(r.Context()).lang, r.Host)); err != nil {
			panic(err)
		}
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		w.Header().Add("Vary", "Accept-Language")
		_, _ = w.Write(b.Bytes()) // a client that has gone needs none
	})
}

// specification serves the description for programs, which is written at the first use.
func specification(contentType string, write func() ([]byte, error)) http.Handler {
	text := sync.OnceValues(write)
	return http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		b, err := text()
		if err != nil {
			panic(err)
		}
		w.Header().Set("Content-Type", contentType)
		_, _ = w.Write(b) // a client that has gone needs none
	})
}

func docsStyle() http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		http.ServeFileFS(w, r, docsFiles, "docs/page.css")
	})
}

// described lets what describes the API be kept, and be asked for with GET alone.
func described(next http.Handler) http.Handler {
	return tag(onlyRead(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", asking)
		next.ServeHTTP(w, r)
	})))
}

// docsPage gathers the page in one language.
func (s *Server) docsPage(l game.Lang, host string) docsPage {
	p := docsPage{Lang: l.String(), Other: (1 - l).String(), Host: host, Words: map[string]string{}}
	for key, t := range docsWords {
		p.Words[key] = t.In(l)
	}
	schemas := s.api.OpenAPI().Components.Schemas
	for _, e := range s.known {
		op := s.operation(e)
		d := docsEndpoint{ID: e.id, Method: e.method, Path: root + e.path, Say: e.say.In(l), Streamed: e.streamed}
		d.Curl = curl(host, e)
		for _, x := range op.Parameters {
			if x.In != "header" {
				d.Members = append(d.Members, docsMember{Name: x.Name, Type: typeOf(x.Schema), Say: member(e.id, x.Name).In(l), Required: x.Required})
			}
		}
		if body := bodyOf(op, schemas); body != nil {
			d.Members = append(d.Members, membersOf(body, func(name string) string { return member(e.id, name).In(l) })...)
		}
		d.Answer = nameOf(answerOf(op))
		p.Endpoints = append(p.Endpoints, d)
	}
	all := schemas.Map()
	for _, name := range slices.Sorted(maps.Keys(all)) {
		p.Forms = append(p.Forms, docsForm{name, membersOf(all[name], func(member string) string { return s.said(name, member).In(l) })})
	}
	return p
}

// curl is the example of an endpoint on a command line.
func curl(host string, e endpoint) string {
	url := "http://" + host + root + cmp.Or(e.example, e.path)
	if e.body == "" {
		return "curl '" + url + "'"
	}
	return "curl " + url + " -H 'Content-Type: application/json' \\\n  -d '" + e.body + "'"
}

// membersOf lists the members of a form in order, what must be there first.
func membersOf(schema *huma.Schema, say func(name string) string) []docsMember {
	var out []docsMember
	for _, name := range slices.Sorted(maps.Keys(schema.Properties)) {
		x := schema.Properties[name]
		out = append(out, docsMember{Name: name, Type: typeOf(x), Form: nameOf(x), Say: say(name), Required: required(schema, name)})
	}
	slices.SortStableFunc(out, func(a, b docsMember) int {
		switch {
		case a.Required == b.Required:
			return 0
		case a.Required:
			return -1
		}
		return 1
	})
	return out
}

// typeOf is the type of a value in JSON.
func typeOf(schema *huma.Schema) string {
	switch {
	case schema.Ref != "":
		return nameOf(schema)
	case len(schema.AnyOf) > 0:
		return typeOf(schema.AnyOf[0]) + " | " + typeOf(schema.AnyOf[1])
	case schema.Items != nil:
		return typeOf(schema.Items) + "[]"
	case len(schema.Enum) > 0:
		all := words(schema)
		if i := slices.Index(all, ""); i >= 0 {
			all[i] = `""`
		}
		return strings.Join(all, " | ")
	case schema.Nullable:
		return schema.Type + " | null"
	}
	return schema.Type
}
