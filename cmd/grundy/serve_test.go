package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"math"
	"net/http"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"
)

// served starts the command as a server; it returns where, and how to end it, which
// gives what it has written to its log.
func served(t *testing.T, words ...string) (root string, end func() string) {
	t.Helper()
	c := exec.Command("grundy", append([]string{"serve", "--addr", "127.0.0.1:0", "--lang", "en"}, words...)...)
	said, err := c.StderrPipe()
	if err == nil {
		err = c.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewReader(said)
	first, err := lines.ReadString('\n')
	root = regexp.MustCompile(`http://[\d.:]+`).FindString(first)
	if err != nil || root == "" {
		t.Fatalf("grundy serve says %q, %v", first, err)
	}
	var log bytes.Buffer
	read := make(chan error)
	go func() {
		_, err := io.Copy(&log, lines)
		read <- err
	}()
	return root, func() string {
		c.Process.Signal(os.Interrupt)
		<-read
		if err := c.Wait(); err != nil {
			t.Errorf("grundy serve, interrupted: %v\n%s", err, &log)
		}
		return log.String()
	}
}

// post asks a server.
func post(t *testing.T, url, body string) (int, string) {
	t.Helper()
	r, err := http.Post(url, "application/json", strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	text, err := io.ReadAll(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	return r.StatusCode, string(text)
}

// seconds is what differs between two answers to the same question.
var seconds = regexp.MustCompile(`"seconds":[\d.e-]+`)

// TestServeAnswersAlike: an answer over HTTP is that of the command, byte for byte, and
// so are the code and the words of a refusal.
func TestServeAnswersAlike(t *testing.T) {
	t.Parallel()
	root, end := served(t)
	defer end()
	for _, position := range []string{
		"nim(5, 7, 8, 9, 10)", "尼姆(3, 5, 6)", "kayles(12) + bash(21, max=3)", "fibonacci(31, limit=18)", "cram(3, 4)", "0",
		`graph(edges=[("a", "b"), ("b", "a"), ("b", "c")], start=["b"])`, "nim(3,", "nimm(3)", "nim(-1)", "chess(8)",
	} {
		for _, misere := range []bool{false, true} {
			for _, lang := range []string{"en", "zh"} {
				words := []string{"solve", position + "+0", "--json", "--lang", lang}
				if misere {
					words = append(words, "--misere")
				}
				var stdout bytes.Buffer
				code := run(t.Context(), words, strings.NewReader(""), &stdout, io.Discard)
				body, err := json.Marshal(map[string]any{"position": position + "+0", "misere": misere, "lang": lang})
				if err != nil {
					t.Fatal(err)
				}
				status, got := post(t, root+"/api/v1/solve", string(body))
				if code != answered {
					compareRefusals(t, position, stdout.String(), got)
				} else if want := stdout.String(); status != http.StatusOK || seconds.ReplaceAllString(got, "") != seconds.ReplaceAllString(want, "") {
					t.Errorf("%s: %d\n%s, want\n%s", body, status, got, want)
				}
			}
		}
	}
}

// compareRefusals compares an error of the command with a problem.
func compareRefusals(t *testing.T, position, command, problem string) {
	t.Helper()
	var want struct{ Error map[string]any }
	var got map[string]any
	if err := json.Unmarshal([]byte(command), &want); err != nil {
		t.Fatalf("%s: %v: %s", position, err, command)
	}
	if err := json.Unmarshal([]byte(problem), &got); err != nil {
		t.Fatalf("%s: %v: %s", position, err, problem)
	}
	if got["code"] != want.Error["code"] || got["detail"] != want.Error["message"] {
		t.Errorf("%s: %v, want %v", position, got, want.Error)
	}
}

// TestServeRules: the rule file of a client is answered as that of a person, and what it
// does wrong is its own loss.
func TestServeRules(t *testing.T) {
	t.Parallel()
	root, end := served(t, "--allow-rules", "--timeout", "20s")
	defer end()
	for _, c := range []struct{ position, rules, want string }{
		{"half(10)", `return [n - 1, n // 2] if n > 0 else []`, `"outcome":"P"`}, // 2, 6, 8 and 10 are lost, by hand
		{"half(3)", `return (0,) * pow(10, 9)`, "1 GiB of memory"},
		{"half(3)", `return retur`, "nothing is named"},
		{"half(3)", `return open("x")`, "nothing is named"},
		{`half(3) + graph(file="go.mod")`, `return []`, "files are not opened here"},
	} {
		body, err := json.Marshal(map[string]any{"position": c.position, "rules": map[string]string{"half": "def options(n):\n    " + c.rules + "\n"}, "lang": "en"})
		if err != nil {
			t.Fatal(err)
		}
		if _, got := post(t, root+"/api/v1/solve", string(body)); !strings.Contains(got, c.want) {
			t.Errorf("%s of %s: %.400s, want %q", c.position, c.rules, got, c.want)
		}
	}
	if status, got := post(t, root+"/api/v1/solve", `{"position": "nim(1)", "rules": {"nim": ""}, "lang": "en"}`); status != http.StatusUnprocessableEntity || !strings.Contains(got, "nim") {
		t.Errorf("a rule file named as a ruleset: %d %s", status, got)
	}
}

// TestServeRulesBatch: what the process of a rule file has computed in vain counts in a batch.
func TestServeRulesBatch(t *testing.T) {
	t.Parallel()
	root, end := served(t, "--allow-rules", "--positions", "5000")
	defer end()
	var questions []map[string]any
	for _, heap := range []string{"6000", "1000"} {
		rules := map[string]string{"half": "def options(n):\n    return [n - 1, n // 2] if n > 0 else []\n"}
		questions = append(questions, map[string]any{"position": "half(" + heap + ") + nim(1)", "rules": rules})
	}
	body, err := json.Marshal(map[string]any{"questions": questions, "lang": "en"})
	if err != nil {
		t.Fatal(err)
	}
	if status, got := post(t, root+"/api/v1/batch", string(body)); status != http.StatusOK || strings.Count(got, "more than 5000 positions, the limit") != 2 {
		t.Errorf("6000 and 1000 positions within 5000: %d %s", status, got)
	}
}

// TestServeBounds: the flags are the bounds, each in the sentence that refuses.
func TestServeBounds(t *testing.T) {
	t.Parallel()
	root, end := served(t, "--digits", "5", "--heaps", "3", "--body", "200", "--positions", "1000", "--memory", "2^20")
	defer end()
	for position, want := range map[string]struct {
		status int
		said   string
	}{
		"nim(123456)":                           {http.StatusUnprocessableEntity, "a number of 6 digits; at most 5 digits are read"},
		"nim(1, 2, 3, 4)":                       {http.StatusUnprocessableEntity, "this holds more than 3 heaps or cells, the limit"},
		"nim(" + strings.Repeat(" ", 200) + ")": {http.StatusRequestEntityTooLarge, "the body has more than 200 bytes, the limit"},
		"cram(5, 5) + nim(1)":                   {http.StatusUnprocessableEntity, "this needs more than 1000 positions, the limit"},
		"nim(12345, 1)":                         {http.StatusOK, `"outcome":"N"`},
	} {
		if status, got := post(t, root+"/api/v1/solve", `{"position": "`+position+`", "lang": "en"}`); status != want.status || !strings.Contains(got, want.said) {
			t.Errorf("%s: %d %s, want %d %s", position, status, got, want.status, want.said)
		}
	}
	if _, got := post(t, root+"/api/v1/judge/P5970", `{"input": "2 2 100000000 1", "lang": "en"}`); !strings.Contains(got, "more than 16000 positions") {
		t.Errorf("a judge's problem: %s", got)
	}
}

// TestServeMisuse: flags that leave a server without a limit are refused.
func TestServeMisuse(t *testing.T) {
	for _, words := range [][]string{
		{"nim"}, {"--timeout", "0s"}, {"--positions", "0"}, {"--body", "0"}, {"--digits", "0"}, {"--heaps", "0"}, {"--memory", "0"}, {"--rate", "-1"}, {"--rate", "NaN"}, {"--rate", "1e9"}, {"--concurrency", "-1"}, {"--addr", "nowhere:x"},
		{"--host", "http://a"}, {"--host", "a:80"}, {"--host", "a/b"}, {"--host", ""}, {"--host", "a."},
	} {
		var stderr bytes.Buffer
		if code := run(t.Context(), append([]string{"serve", "--lang", "en"}, words...), strings.NewReader(""), io.Discard, &stderr); code != misuse || strings.Count(stderr.String(), "\n") != 1 {
			t.Errorf("serve %q: exit status %d, %q", words, code, &stderr)
		}
	}
}

// TestServerMemory: the bound of the collector is twice that of the tables and 256 MiB, as
// far as there are numbers.
func TestServerMemory(t *testing.T) {
	for tables, want := range map[int64]int64{0: 256 << 20, 8 << 30: 16<<30 + 256<<20, math.MaxInt64: math.MaxInt64 - 1} {
		if got := serverMemory(tables); got != want {
			t.Errorf("serverMemory(%d) = %d, want %d", tables, got, want)
		}
	}
}

// TestServeMemory: the collector keeps a server below what its limits add up to, unless
// somebody says otherwise.
func TestServeMemory(t *testing.T) {
	for said, want := range map[string]string{"": "go_gc_gomemlimit_bytes 8.05306368e+08", "1GiB": "go_gc_gomemlimit_bytes 1.073741824e+09"} {
		t.Setenv("GOMEMLIMIT", said)
		root, end := served(t)
		r, err := http.Get(root + "/metrics")
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(r.Body)
		r.Body.Close()
		if end(); err != nil || !strings.Contains(string(text), want+"\n") {
			t.Errorf("GOMEMLIMIT=%s: %v, and the metrics lack %s", said, err, want)
		}
	}
}
