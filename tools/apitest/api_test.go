package apitest

import (
	"bufio"
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/getkin/kin-openapi/openapi3filter"
	"github.com/getkin/kin-openapi/routers"
	"github.com/getkin/kin-openapi/routers/legacy"
	_ "github.com/oapi-codegen/runtime" // a generated client imports it
)

// serve builds the command and serves until the test ends; it returns where.
func serve(t *testing.T, flags ...string) string {
	t.Helper()
	binary := filepath.Join(t.TempDir(), "grundy")
	if out, err := exec.Command("go", "build", "-C", "../..", "-o", binary, "./cmd/grundy").CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, out)
	}
	c := exec.Command(binary, append([]string{"serve", "--addr", "127.0.0.1:0", "--lang", "en", "--rate", "0"}, flags...)...)
	said, err := c.StderrPipe()
	if err == nil {
		err = c.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = c.Process.Signal(os.Interrupt)
		if err := c.Wait(); err != nil {
			t.Errorf("grundy serve, interrupted: %v", err)
		}
	})
	lines := bufio.NewReader(said)
	first, err := lines.ReadString('\n')
	at := regexp.MustCompile(`http://[\d.:]+`).FindString(first)
	if err != nil || at == "" {
		t.Fatalf("grundy serve says %q, %v", first, err)
	}
	go func() { _, _ = io.Copy(io.Discard, lines) }()
	return at
}

// description reads the description of the API.
func description(t *testing.T, root string) []byte {
	t.Helper()
	r, err := http.Get(root + "/api/openapi.json")
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	text, err := io.ReadAll(r.Body)
	if err != nil || r.StatusCode != http.StatusOK {
		t.Fatalf("%d, %v", r.StatusCode, err)
	}
	return text
}

// requests are some of every endpoint, those with a body written with it.
var requests = []string{
	`POST solve {"position": "nim(3, 5, 7)", "views": true, "lang": "zh"}`,
	`POST solve {"position": "nim(3, 5, 7)", "misere": true, "moves": 0}`,
	`POST solve {"position": "graph(edges=[[1, 2], [2, 1], [1, 3]], start=[1])", "views": true}`,
	`POST solve {"position": "graph(edges=[[1, 2], [2, 1]], start=[1])"}`,
	`POST solve {"position": "0"}`,
	`POST solve {"position": "nim(3,"}`,
	`POST moves {"position": "kayles(7) + chomp(2, 3)"}`,
	`POST moves {"position": "graph(edges=[[1, 2], [2, 1], [1, 3]], start=[1])"}`,
	`POST batch {"lines": ["nim 3 5", "nim x"]}`,
	`POST batch {"questions": [{"position": "nim(3)"}]}`,
	`GET sequence?ruleset=kayles&from=3&to=20`,
	`GET sequence?ruleset=kayles&to=20&misere=true`,
	`GET period?ruleset=kayles`,
	`GET period?ruleset=octal(%220.16%22)&to=1000`,
	`GET period?ruleset=nobody`,
	`GET table?ruleset=wythoff&to=5`,
	`GET table?ruleset=wythoff&to=5&misere=true`,
	`GET table?ruleset=chomp&to=3`,
	`GET table?ruleset=nobody&to=5`,
	`GET quotient?ruleset=kayles`,
	`GET rulesets`,
	`GET rulesets/wythoff?lang=zh`,
	`GET rulesets/nobody`,
	`GET judge`,
	`GET judge/hdu1850`,
	`POST judge/hdu1850 {"input": "3\n5 7 9\n0\n"}`,
	`POST judge/hdu1850 {"input": "1\n3\n2\n"}`,
	`GET template`,
	`GET template/wythoff?lang=cpp&comments=zh`,
	`POST identify {"values": [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]}`,
	`POST identify {"values": [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5]}`,
	`POST graph {"position": "nim(2, 1)"}`,
	`POST graph {"position": "graph(edges=[[1, 2], [2, 1]], start=[1])", "misere": true}`,
}

// TestDescription: the description is a valid document, and every request and every
// response is what it says.
func TestDescription(t *testing.T) {
	root := serve(t)
	router := routes(t, root)
	tried := map[string]bool{}
	for _, line := range requests {
		method, rest, _ := strings.Cut(line, " ")
		path, body, _ := strings.Cut(rest, " ")
		a := send(t, router, request(t, method, root+"/api/v1/"+path, body))
		if a.request != nil || a.response != nil {
			t.Errorf("%s: the request: %v; the response: %v", line, a.request, a.response)
		}
		if tag := a.header.Get("ETag"); tag != "" {
			again := request(t, method, root+"/api/v1/"+path, body)
			again.Header.Set("If-None-Match", tag)
			if a := send(t, router, again); a.status != http.StatusNotModified || a.response != nil {
				t.Errorf("%s with its ETag: %d, and %v", line, a.status, a.response)
			}
		}
		base, _, _ := strings.Cut(path, "?")
		tried[method+" "+regexp.MustCompile(`^(rulesets|judge|template)/.*`).ReplaceAllString(base, "$1/x")] = true
	}
	var all struct {
		Paths map[string]map[string]json.RawMessage
	}
	if err := json.Unmarshal(description(t, root), &all); err != nil {
		t.Fatal(err)
	}
	for path, methods := range all.Paths {
		for method := range methods {
			name := strings.ToUpper(method) + " " + regexp.MustCompile(`\{.*`).ReplaceAllString(strings.TrimPrefix(path, "/api/v1/"), "x")
			if !tried[name] {
				t.Errorf("nobody has asked %s", name)
			}
		}
	}
}

// routes finds the endpoints of the description, which must be a valid document.
func routes(t *testing.T, root string) routers.Router {
	t.Helper()
	document, err := openapi3.NewLoader().LoadFromData(description(t, root))
	if err != nil {
		t.Fatal(err)
	}
	if err := document.Validate(t.Context()); err != nil {
		t.Fatal(err)
	}
	document.Servers = openapi3.Servers{{URL: root}}
	router, err := legacy.NewRouter(document)
	if err != nil {
		t.Fatal(err)
	}
	return router
}

// request makes a request, with a body unless that is "".
func request(t *testing.T, method, url, body string) *http.Request {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), method, url, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	if body != "" {
		r.Header.Set("Content-Type", "application/json")
	}
	return r
}

// asked is a request that was sent: what of it, and of its response, the description does
// not allow.
type asked struct {
	request, response error
	status            int
	header            http.Header
	body              []byte
}

// send sends a request.
func send(t *testing.T, router routers.Router, r *http.Request) (a asked) {
	t.Helper()
	route, parameters, err := router.FindRoute(r)
	if err != nil {
		t.Fatalf("%s: %v", r.URL, err)
	}
	in := &openapi3filter.RequestValidationInput{Request: r, PathParams: parameters, Route: route}
	a.request = openapi3filter.ValidateRequest(r.Context(), in)
	response, err := http.DefaultTransport.RoundTrip(r)
	if err != nil {
		t.Fatalf("%s: %v", r.URL, err)
	}
	defer response.Body.Close()
	if a.body, err = io.ReadAll(response.Body); err != nil {
		t.Fatalf("%s: %v", r.URL, err)
	}
	a.status = response.StatusCode
	out := &openapi3filter.ResponseValidationInput{RequestValidationInput: in, Status: a.status, Header: response.Header}
	a.header = response.Header
	a.response = cmp.Or(openapi3filter.ValidateResponse(r.Context(), out.SetBodyBytes(a.body)), undescribed(route.Operation, response))
	return a
}

// undescribed is an error where a response has headers that the description does not have.
func undescribed(o *openapi3.Operation, r *http.Response) error {
	known := slices.Clone(usual)
	for name := range cmp.Or(o.Responses.Status(r.StatusCode), o.Responses.Default()).Value.Headers {
		known = append(known, http.CanonicalHeaderKey(name))
	}
	for name := range r.Header {
		if !slices.Contains(known, name) {
			return fmt.Errorf("status %d has a header %s", r.StatusCode, name)
		}
	}
	return nil
}

// usual are headers of every response, which no description repeats.
var usual = []string{
	"Content-Length", "Content-Type", "Date",
	"Content-Security-Policy", "Cross-Origin-Opener-Policy", "Cross-Origin-Resource-Policy", "Referrer-Policy", "X-Content-Type-Options",
}

const clientMain = `package main

import (
	"context"
	"fmt"
	"os"
)

func main() {
	c, err := NewClientWithResponses(os.Args[1])
	if err != nil {
		panic(err)
	}
	r, err := c.SolveWithResponse(context.Background(), Question{Position: os.Args[2]})
	if err != nil {
		panic(err)
	}
	if p := r.ApplicationproblemJSONDefault; p != nil {
		fmt.Println(p.Status, p.Code, p.Detail)
		return
	}
	fmt.Println(r.JSON200.Outcome, *r.JSON200.Nimber)
	for _, m := range r.JSON200.WinningMoves {
		fmt.Println(m.To)
	}
}
`

// TestGeneratedClient: a client that a generator makes of the description solves a
// position. The heaps 5, 7, 8, 9 and 10 are the first sample of HDU 2176.
func TestGeneratedClient(t *testing.T) {
	root, dir := serve(t), t.TempDir()
	spec, source, main, overlay := filepath.Join(dir, "openapi.json"), filepath.Join(dir, "client.go"), filepath.Join(dir, "main.go"), filepath.Join(dir, "overlay.json")
	write := func(name string, text []byte) {
		if err := os.WriteFile(name, text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write(spec, description(t, root))
	run := func(args ...string) string {
		var stderr bytes.Buffer
		c := exec.Command("go", args...)
		c.Stderr = &stderr
		out, err := c.Output()
		if err != nil {
			t.Fatalf("go %q: %v\n%s", args, err, &stderr)
		}
		return string(out)
	}
	run("tool", "oapi-codegen", "-package", "main", "-generate", "types,client", "-o", source, spec)
	write(main, []byte(clientMain))
	here, err := filepath.Abs("client")
	if err != nil {
		t.Fatal(err)
	}
	files, err := json.Marshal(map[string]map[string]string{"Replace": {filepath.Join(here, "client.go"): source, filepath.Join(here, "main.go"): main}})
	if err != nil {
		t.Fatal(err)
	}
	write(overlay, files) // so that the client is of this module, and no file of it
	if got, want := run("run", "-overlay", overlay, "./client", root, "nim(5, 7, 8, 9, 10)"), "N 9\nnim(5, 7, 1, 9, 10)\nnim(5, 7, 8, 0, 10)\nnim(5, 7, 8, 9, 3)\n"; got != want {
		t.Errorf("the client says %q, want %q", got, want)
	}
	if got := run("run", "-overlay", overlay, "./client", root, "nim(3,"); !strings.HasPrefix(got, "400 syntax ") {
		t.Errorf("the client says %q of a problem, want 400 syntax", got)
	}
}
