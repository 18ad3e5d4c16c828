package server_test

import (
	"net/http"
	"os"
	"regexp"
	"strings"
	"testing"
)

// asked is a curl on a command line that asks this API.
type asked struct{ path, body, accept string }

var (
	curlURL    = regexp.MustCompile(`curl[^\n]*?http://127\.0\.0\.1:8080(/[^\s']*)`)
	curlBody   = regexp.MustCompile(`-d '([^']*)'`)
	curlAccept = regexp.MustCompile(`-H 'Accept: ([^']*)'`)
)

// curls finds the command lines of a text.
func curls(text string) []asked {
	var out []asked
	for line := range strings.SplitSeq(strings.ReplaceAll(text, "\\\n", ""), "\n") {
		if m := curlURL.FindStringSubmatch(line); m != nil {
			a := asked{path: m[1]}
			if b := curlBody.FindStringSubmatch(line); b != nil {
				a.body = b[1]
			}
			if h := curlAccept.FindStringSubmatch(line); h != nil {
				a.accept = "Accept: " + h[1]
			}
			out = append(out, a)
		}
	}
	return out
}

// TestDocuments: what the documents tell people to ask is answered.
func TestDocuments(t *testing.T) {
	root := start(t, nil)
	for _, name := range []string{"docs/api.md", "docs/api.zh-CN.md", "README.md", "README.zh-CN.md"} {
		text, err := os.ReadFile("../" + name)
		if err != nil {
			t.Fatal(err)
		}
		all := curls(string(text))
		if len(all) == 0 {
			t.Errorf("%s asks nothing", name)
		}
		for _, a := range all {
			ask(t, root, a)
		}
	}
}

// ask sends what a command line would.
func ask(t *testing.T, root string, a asked) {
	t.Helper()
	method := http.MethodGet
	if a.body != "" {
		method = http.MethodPost
	}
	headers := []string{}
	if a.accept != "" {
		headers = append(headers, a.accept)
	}
	r := send(t, method, root+a.path, a.body, headers...)
	if r.status != http.StatusOK && !strings.Contains(a.path, "quotient") {
		t.Errorf("%s %s: %d %.300s", a.path, a.body, r.status, r.body)
	}
}

// TestDescriptionForPeople: the page in each language has every endpoint with an example
// that is answered, and words for every member of a question.
func TestDescriptionForPeople(t *testing.T) {
	root := start(t, nil)
	spec := string(send(t, "GET", root+"/api/openapi.json", "").body)
	for _, lang := range []string{"en", "zh"} {
		page := string(send(t, "GET", root+"/api/?lang="+lang, "", "Host: 127.0.0.1:8080").body)
		page = strings.NewReplacer("&#39;", "'", "&#34;", `"`, "&amp;", "&", "&#43;", "+").Replace(page)
		examples := curls(page)
		if n := strings.Count(spec, `"operationId"`); len(examples) != n || n == 0 {
			t.Errorf("%s: %d examples of %d endpoints", lang, len(examples), n)
		}
		for _, a := range examples {
			ask(t, root, a)
		}
		if !strings.Contains(page, `N | P | D | ""</span>`) {
			t.Errorf("%s: the outcome of an option does not say that it may be empty", lang)
		}
		if strings.Contains(page, "<dd></dd>") {
			t.Errorf("%s: a member without a word", lang)
		}
	}
}
