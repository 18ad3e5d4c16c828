package server_test

import (
	"compress/gzip"
	"io"
	"net/http"
	"strings"
	"testing"

	"grundy/server"
)

// TestTags: what stays the same is not sent twice, and what may change is not kept.
func TestTags(t *testing.T) {
	root := start(t, nil)
	for _, path := range []string{
		"/api/v1/rulesets", "/api/v1/rulesets/nim", "/api/v1/judge", "/api/v1/judge/hdu1850", "/api/v1/template", "/api/v1/template/nim?lang=go",
		"/api/v1/sequence?ruleset=kayles&to=9", "/api/v1/period?ruleset=kayles", "/assets/main-ABCDEFGH.js", "/play", "/api/openapi.json", "/api/?lang=zh",
	} {
		first := send(t, "GET", root+path, "")
		tag := first.header.Get("ETag")
		if first.status != http.StatusOK || tag == "" || !strings.HasPrefix(first.header.Get("Cache-Control"), "public") {
			t.Errorf("%s: %d, ETag %q, Cache-Control %q", path, first.status, tag, first.header.Get("Cache-Control"))
			continue
		}
		if keep := first.header.Get("Cache-Control"); keep != "public, no-cache" && !strings.Contains(path, "-ABCDEFGH") {
			t.Errorf("%s: Cache-Control %q keeps what the next program may write otherwise", path, keep)
		}
		if again := send(t, "GET", root+path, "", "If-None-Match: \"x\", "+tag); again.status != http.StatusNotModified || len(again.body) > 0 {
			t.Errorf("%s with its ETag: %d and %d bytes, want 304 and none", path, again.status, len(again.body))
		}
		if other := send(t, "GET", root+path, "", `If-None-Match: "x"`); other.status != http.StatusOK {
			t.Errorf("%s with another ETag: %d, want 200", path, other.status)
		}
		if head := send(t, "HEAD", root+path, ""); head.status != http.StatusOK || len(head.body) > 0 || head.header.Get("ETag") != tag {
			t.Errorf("HEAD %s: %d, ETag %q, want %q", path, head.status, head.header.Get("ETag"), tag)
		}
	}
	zh := send(t, "GET", root+"/api/v1/rulesets/nim?lang=zh", "")
	if en := send(t, "GET", root+"/api/v1/rulesets/nim", ""); en.header.Get("ETag") == zh.header.Get("ETag") || !strings.Contains(strings.Join(en.header.Values("Vary"), ","), "Accept-Language") {
		t.Errorf("the languages share the ETag %s, or the answer does not vary", en.header.Get("ETag"))
	}
	for _, path := range []string{"/api/v1/rulesets/none", "/api/v1/sequence?ruleset=kayles&to=x", "/api/v1/nowhere", "/nowhere"} {
		r := send(t, "GET", root+path, "")
		if r.header.Get("ETag") != "" || r.header.Get("Cache-Control") != "no-store" || !strings.Contains(strings.Join(r.header.Values("Vary"), ","), "Accept-Language") {
			t.Errorf("%s may be kept: %v", path, r.header)
		}
	}
}

// TestAddresses: nothing of an address is lost in silence, and a long one is read.
func TestAddresses(t *testing.T) {
	root := start(t, nil)
	for path, want := range map[string]string{
		"sequence?ruleset=kayles&to=3&to=5": "the parameter to stands there more than once",
		"sequence?ruleset=nim&ruleset=nim":  "the parameter ruleset stands there more than once",
		"sequence?ruleset=%zz&to=3":         "the query of the address cannot be read",
		"sequence?ruleset=nim;to=3":         "the query of the address cannot be read",
		"judge/hdu1850%00":                  "a control character",
		"rulesets/nim%0a":                   "a control character",
	} {
		if p := refused(t, send(t, "GET", root+"/api/v1/"+path, "")); !strings.Contains(p.Detail, want) {
			t.Errorf("%s: %+v, want %q", path, p, want)
		}
	}
	addr, end := serve(t, server.Config{Page: page})
	t.Cleanup(func() { _ = end() })
	long := "/play?p=nim(" + strings.Repeat("1,", 30_000) + "1)"
	if status, body := written(t, addr, "GET "+long+" HTTP/1.1\r\nHost: localhost\r\n\r\n", false); status != http.StatusOK {
		t.Errorf("an address of %d bytes: %d %.100s", len(long), status, body)
	}
	if status, body := written(t, addr, "GET / HTTP/1.0\r\n\r\n", false); status != http.StatusBadRequest || !strings.Contains(body, "send a Host") {
		t.Errorf("a request to nobody: %d %s", status, body)
	}
}

// TestCompression: what is long comes compressed to those who can read it.
func TestCompression(t *testing.T) {
	url := start(t, nil) + "/api/v1/rulesets"
	plain := send(t, "GET", url, "", "Accept-Encoding: identity")
	packed := send(t, "GET", url, "", "Accept-Encoding: gzip")
	for _, r := range []reply{plain, packed} {
		if vary := strings.Join(r.header.Values("Vary"), ", "); !strings.Contains(vary, "Accept-Encoding") || !strings.Contains(vary, "Accept-Language") {
			t.Errorf("an answer varies with %q, want encoding and language", vary)
		}
	}
	if packed.header.Get("Content-Encoding") != "gzip" || plain.header.Get("Content-Encoding") != "" {
		t.Fatalf("encodings %q and %q, want gzip and none", packed.header.Get("Content-Encoding"), plain.header.Get("Content-Encoding"))
	}
	z, err := gzip.NewReader(strings.NewReader(string(packed.body)))
	if err != nil {
		t.Fatal(err)
	}
	if got, err := io.ReadAll(z); err != nil || string(got) != string(plain.body) || len(packed.body) > len(plain.body)/2 {
		t.Errorf("%v: %d bytes of %d, packed %d", err, len(got), len(plain.body), len(packed.body))
	}
}

// TestRequestIDs: the id of a request is that of the client where it is one.
func TestRequestIDs(t *testing.T) {
	url := start(t, nil) + "/healthz"
	for given, kept := range map[string]bool{"abc-1.2_Z": true, "": false, "a b": false, strings.Repeat("a", 65): false, "é": false} {
		got := send(t, "GET", url, "", "X-Request-Id: "+given).header.Get("X-Request-Id")
		if (got == given) != kept || got == "" {
			t.Errorf("X-Request-Id %q became %q", given, got)
		}
	}
}

// TestGuard: pages of other sites cannot ask, and neither can names that are not ours.
func TestGuard(t *testing.T) {
	root := start(t, func(c *server.Config) { c.Hosts = []string{"Grundy.example"} })
	for _, c := range []struct {
		header string
		status int
	}{
		{"Origin: https://evil.example", 403},
		{"Origin: null", 403},
		{"Sec-Fetch-Site: cross-site", 403},
		{"Origin: " + root, 200},
		{"Sec-Fetch-Site: same-origin", 200},
		{"Host: evil.example", 421},
		{"Host: evil.example:8080", 421},
		{"Host: 127.0.0.1.evil.example", 421},
		{"Host: localhost:8080", 200},
		{"Host: 192.168.1.7:8080", 200},
		{"Host: [::1]:8080", 200},
		{"Host: Grundy.Example", 200},
	} {
		r := send(t, "POST", root+"/api/v1/solve", `{"position": "nim(1)"}`, c.header)
		if r.status != c.status {
			t.Errorf("%s: %d, want %d", c.header, r.status, c.status)
		}
		if c.status != http.StatusOK {
			refused(t, r)
		}
	}
}

// TestHeaders: every answer keeps a browser in bounds.
func TestHeaders(t *testing.T) {
	root := start(t, nil)
	for _, path := range []string{"/", "/explore", "/api/", "/api/v1/rulesets", "/healthz", "/metrics", "/nowhere"} {
		h := send(t, "GET", root+path, "").header
		policy := h.Get("Content-Security-Policy")
		if !strings.Contains(policy, "frame-ancestors 'none'") || !strings.Contains(policy, "script-src 'self'") || h.Get("X-Content-Type-Options") != "nosniff" {
			t.Errorf("%s: %v", path, h)
		}
	}
}

// TestPage: the page is the same file on each of its paths, and names that change with
// their content are kept for ever.
func TestPage(t *testing.T) {
	root := start(t, nil)
	for _, path := range []string{"/", "/play", "/explore", "/learn", "/contest", "/index.html"} {
		if r := send(t, "GET", root+path, ""); r.status != http.StatusOK || !strings.Contains(string(r.body), "<title>Grundy") || r.header.Get("Content-Type") != "text/html; charset=utf-8" {
			t.Errorf("%s: %d %s", path, r.status, r.header.Get("Content-Type"))
		}
	}
	if r := send(t, "GET", root+"/assets/main-ABCDEFGH.css", ""); !strings.Contains(r.header.Get("Cache-Control"), "immutable") || !strings.HasPrefix(r.header.Get("Content-Type"), "text/css") {
		t.Errorf("a file with a hashed name: %v", r.header)
	}
	for _, path := range []string{"/nowhere", "/assets", "/assets/", "/..%2f..%2fetc%2fpasswd", "/play/"} {
		if r := send(t, "GET", root+path, ""); r.status != http.StatusNotFound {
			t.Errorf("%s: %d, want 404", path, r.status)
		}
	}
	if r := send(t, "GET", root+"/nowhere", "", "Accept: text/html"); r.status != http.StatusNotFound || !strings.Contains(string(r.body), "<title>Grundy") {
		t.Errorf("a browser at an address of nothing: %d %.40s, want 404 and the page", r.status, r.body)
	}
	for path, allowed := range map[string]string{"/play": "GET, HEAD", "/api/": "GET, HEAD", "/api/v1/rulesets": "GET, HEAD", "/api/v1/judge/hdu1850": "GET, HEAD, POST", "/api/v1/solve": "POST", "/healthz": "GET, HEAD", "/metrics": "GET, HEAD"} {
		if r := send(t, "DELETE", root+path, ""); r.status != http.StatusMethodNotAllowed || r.header.Get("Allow") != allowed {
			t.Errorf("DELETE %s: %d, Allow %q, want 405 and %q", path, r.status, r.header.Get("Allow"), allowed)
		}
	}
}

// TestMetrics: requests are counted by endpoint and status, whatever paths are tried.
func TestMetrics(t *testing.T) {
	root := start(t, nil)
	send(t, "GET", root+"/api/v1/rulesets/nim", "")
	send(t, "GET", root+"/api/v1/rulesets/none", "")
	send(t, "GET", root+"/api/v1/nowhere", "")
	send(t, "GET", root+"/", "", "Host: evil.example")
	text := string(send(t, "GET", root+"/metrics", "").body)
	for _, want := range []string{
		`grundy_requests_total{endpoint="GET /api/v1/rulesets/{name}",status="200"} 1`,
		`grundy_requests_total{endpoint="GET /api/v1/rulesets/{name}",status="404"} 1`,
		`grundy_requests_total{endpoint="none",status="421"} 1`,
		`grundy_table_bytes 0`, `grundy_requests_in_flight 1`,
	} {
		if !strings.Contains(text, want+"\n") {
			t.Errorf("/metrics lacks %s", want)
		}
	}
	if strings.Contains(text, "nowhere") {
		t.Errorf("/metrics has a path that somebody made up")
	}
}
