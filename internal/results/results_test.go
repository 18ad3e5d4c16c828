package main

import (
	"fmt"
	"strings"
	"testing"
)

// printed is what go test -bench prints, made up.
const printed = `goos: linux
goarch: amd64
pkg: grundy/nimber
BenchmarkProduct/slow-2         	     100	      2000 ns/op	      16 B/op	       2 allocs/op
BenchmarkProduct/slow-2         	     100	      1000 ns/op	      16 B/op	       1 allocs/op
BenchmarkProduct/fast-2         	    9000	        50.5 ns/op	       0 B/op	       0 allocs/op
BenchmarkProduct/fast-2         	    9000	        60 ns/op	       0 B/op	       0 allocs/op
BenchmarkAlone-2                	     100	      1000 ns/op
PASS
ok  	grundy/nimber	1.2s
?   	grundy/game	[no test files]
pkg: grundy/judge
BenchmarkRead/size-4/a-2        	     100	      3 ns/op	 7.5 lines/s
BenchmarkRead/size-4/b-2        	     100	      1.5 ns/op
BenchmarkStart/empty-2        	     100	      1000000 ns/op
BenchmarkStart/version-2        	     100	      5000000 ns/op
PASS
`

func TestParseBenchmarks(t *testing.T) {
	groups, alone, err := parseBenchmarks(printed, 2)
	if err != nil {
		t.Fatal(err)
	}
	want := "[{grundy/nimber Product [{slow 1000 1} {fast 50.5 0}]}" +
		" {grundy/judge Read/size-4 [{a 3 -1} {b 1.5 -1}]}" +
		" {grundy/judge Start [{empty 1e+06 -1} {version 5e+06 -1}]}]"
	if got := fmt.Sprint(groups); got != want {
		t.Errorf("parseBenchmarks = %s, want %s", got, want)
	}
	if got := fmt.Sprint(alone); got != "[grundy/nimber Alone]" {
		t.Errorf("parseBenchmarks leaves alone %s, want [grundy/nimber Alone]", got)
	}
	for _, text := range []string{"BenchmarkX 100 x ns/op", "BenchmarkX 100 3 MB/s"} {
		if _, _, err := parseBenchmarks(text, 2); err == nil {
			t.Errorf("parseBenchmarks(%q) = nil, want an error", text)
		}
	}
}

const traced = `init internal/bisect @0.21 ms, 0.01 ms clock, 0 bytes, 0 allocs
something else
init grundy/catalogue @0.4 ms, 0.03 ms clock, 5120 bytes, 40 allocs
`

func TestParseInits(t *testing.T) {
	inits, err := parseInits(traced)
	if err != nil {
		t.Fatal(err)
	}
	want := "[{grundy/catalogue 0.03 5120 40} {internal/bisect 0.01 0 0}]"
	if got := fmt.Sprint(inits); got != want {
		t.Errorf("parseInits = %s, want %s", got, want)
	}
	for _, text := range []string{"", "init a @0 ms, x ms clock, 0 bytes, 0 allocs"} {
		if _, err := parseInits(text); err == nil {
			t.Errorf("parseInits(%q) = nil, want an error", text)
		}
	}
}

func TestRender(t *testing.T) {
	groups, _, err := parseBenchmarks(printed, 2)
	if err != nil {
		t.Fatal(err)
	}
	inits, err := parseInits(traced)
	if err != nil {
		t.Fatal(err)
	}
	var doc strings.Builder
	render(&doc, "go1 on two cores", groups, initTrace{grundy: inits, empty: inits[1:]})
	for _, want := range []string{
		"in one run, with go1 on two cores.\n",
		"## grundy/nimber\n\n| benchmark | case | time | allocations |\n",
		"| Product | slow | 1 | 1 |\n| Product | fast | 0.051 | 0 |\n",
		"| Read/size-4 | b | 0.50 | – |\n",
		"| Start | version | 5.00 | – |\n",
		"more than an empty Go program: yes.",
		"initialise in 4.00 times",
		"| grundy/catalogue | 75.0 % | 5120 | 40 |\n",
	} {
		if !strings.Contains(doc.String(), want) {
			t.Errorf("render = %s\nwant it to hold %q", doc.String(), want)
		}
	}
}

func TestRenderSlowStart(t *testing.T) {
	var doc strings.Builder
	renderStart(&doc, []group{{name: startBenchmark, cases: []measured{{"empty", 1e6, 0}, {"version", 12e6, 0}}}})
	if want := "**no**"; !strings.Contains(doc.String(), want) {
		t.Errorf("renderStart = %q, want it to hold %q", doc.String(), want)
	}
}
