package apitest

import (
	"bytes"
	"encoding/json"
	"net/http"
	"net/url"
	"strings"
	"testing"
)

// questions are answered as they stand; each is broken in every member.
var questions = []string{
	`POST solve {"position": "nim(3, 5, 7)", "misere": true, "moves": 2, "nimber": true, "views": true, "lang": "zh"}`,
	`POST moves {"position": "kayles(3)", "misere": false, "moves": 2, "lang": "en"}`,
	`POST batch {"lines": ["nim 3 5"], "lang": "en"}`,
	`POST batch {"questions": [{"position": "nim(3)"}]}`,
	`POST judge/hdu1850 {"input": "3\n5 7 9\n0\n", "lang": "zh"}`,
	`POST identify {"values": [0, 1, 2, 3], "lost": false}`,
	`POST identify {"pairs": [[0, 0], [1, 2], [3, 5]], "lang": "en"}`,
	`POST graph {"position": "nim(2, 1)", "misere": true, "vertices": 100}`,
	`GET sequence?ruleset=kayles&from=3&to=20&misere=true&lang=zh`,
	`GET period?ruleset=kayles&to=1000&lang=zh`,
	`GET table?ruleset=wythoff&to=5&misere=false&lang=en`,
	`GET template/nim?lang=go&comments=zh`,
	`GET template?lang=zh`,
	`GET judge/hdu1850?lang=zh`,
}

// values are put in the place of members.
var values = []string{`null`, `1`, `-1`, `1.5`, `1e2`, `"x"`, `true`, `{}`, `[null]`, `[1.5]`, `[[1]]`, `[{}]`}

// broken are the bodies that a body becomes when one member is another, or has another
// name.
func broken(t *testing.T, body string) []string {
	t.Helper()
	members := map[string]json.RawMessage{}
	if err := json.Unmarshal([]byte(body), &members); err != nil {
		t.Fatal(err)
	}
	var out []string
	write := func() {
		text, err := json.Marshal(members)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, string(text))
	}
	for name, value := range members {
		for _, v := range values {
			members[name] = json.RawMessage(v)
			write()
		}
		delete(members, name)
		members[strings.ToUpper(name[:1])+name[1:]] = value
		write()
		delete(members, strings.ToUpper(name[:1])+name[1:])
		members[name] = value
	}
	return out
}

// TestRefusals: what the description does not allow is refused as a bad parameter, and
// what it allows is not.
func TestRefusals(t *testing.T) {
	root := serve(t)
	router := routes(t, root)
	refused, taken := 0, 0
	try := func(method, path, body string) {
		a := send(t, router, request(t, method, root+"/api/v1/"+path, body))
		bad := a.status == http.StatusUnprocessableEntity && bytes.Contains(a.body, []byte(`"code":"bad_parameter"`))
		if bad {
			refused++
		} else {
			taken++
		}
		if bad != (a.request != nil) || a.response != nil {
			t.Errorf("%s %s %s: %d %.300s; of the request the description says %v, of the response %v", method, path, body, a.status, a.body, a.request, a.response)
		}
	}
	for _, line := range questions {
		method, rest, _ := strings.Cut(line, " ")
		path, body, _ := strings.Cut(rest, " ")
		if try(method, path, body); body != "" {
			for _, text := range broken(t, body) {
				try(method, path, text)
			}
			continue
		}
		base, query, _ := strings.Cut(path, "?")
		parameters, err := url.ParseQuery(query)
		if err != nil {
			t.Fatal(err)
		}
		for name, whole := range parameters {
			for _, v := range []string{"x", "-1", "1.5", "1e2", "true", "null"} {
				if name != "ruleset" { // any text is one, and has reasons of its own
					parameters[name] = []string{v}
					try(method, base+"?"+parameters.Encode(), "")
				}
			}
			parameters[name] = whole
		}
	}
	if refused < 300 || taken < 30 {
		t.Errorf("%d were refused and %d were not, want many of both", refused, taken)
	}
}

// TestCatalogue: the answers to every example of the catalogue are what the description
// says, the words of its closed lists included.
func TestCatalogue(t *testing.T) {
	root := serve(t, "--positions", "10000", "--timeout", "500ms")
	router := routes(t, root)
	var rulesets []struct{ Examples []string }
	if err := json.Unmarshal(send(t, router, request(t, "GET", root+"/api/v1/rulesets", "")).body, &rulesets); err != nil {
		t.Fatal(err)
	}
	asked := 0
	for _, r := range rulesets {
		for _, position := range r.Examples {
			quoted, err := json.Marshal(position)
			if err != nil {
				t.Fatal(err)
			}
			for _, ask := range []string{
				`solve {"views": true, "position": ` + string(quoted) + `}`,
				`solve {"misere": true, "lang": "zh", "position": ` + string(quoted) + `}`,
				`moves {"position": ` + string(quoted) + `}`,
			} {
				path, body, _ := strings.Cut(ask, " ")
				if a := send(t, router, request(t, "POST", root+"/api/v1/"+path, body)); a.request != nil || a.response != nil {
					t.Errorf("%s: the request: %v; the response: %v", ask, a.request, a.response)
				}
				asked++
			}
		}
	}
	if asked < 100 {
		t.Errorf("only %d were asked", asked)
	}
}
