package judge

import (
	"embed"
	"fmt"
	"strings"
)

// Sample is an input with its right output. Source says where both come from.
type Sample struct {
	In     string `json:"in"`
	Out    string `json:"out"`
	Source string `json:"source"`
}

// sampleFiles holds a file for each problem: lines of source that begin with
// "# ", then the input and the output under their headings, and so on. Where no
// sample is known there are only lines of source, which say so.
//
//go:embed testdata/samples/*.txt
var sampleFiles embed.FS

const inHeading, outHeading = "-- in --\n", "-- out --\n"

// Samples returns the samples of the problem.
func (p *Problem) Samples() []Sample {
	name := "testdata/samples/" + key(p.ID) + ".txt"
	text, err := sampleFiles.ReadFile(name)
	if err != nil {
		panic("judge: " + err.Error())
	}
	samples, err := splitSamples(string(text))
	if err != nil {
		panic(fmt.Sprintf("judge: %s: %v", name, err))
	}
	return samples
}

func splitSamples(text string) ([]Sample, error) {
	var samples []Sample
	if strings.HasPrefix(text, "# ") && !strings.Contains(text, inHeading) {
		return samples, nil
	}
	for text != "" {
		head, body, okIn := strings.Cut(text, inHeading)
		in, rest, okOut := strings.Cut(body, outHeading)
		if !okIn || !okOut || !strings.HasPrefix(head, "# ") {
			return nil, fmt.Errorf("sample %d has no source, input or output", len(samples)+1)
		}
		out, next := rest, ""
		if i := strings.Index(rest, "\n# "); i >= 0 {
			out, next = rest[:i+1], rest[i+1:]
		}
		_, source, _ := strings.Cut(head, "\n# source: ")
		source, _, _ = strings.Cut(source, "\n")
		samples = append(samples, Sample{In: in, Out: out, Source: source})
		text = next
	}
	return samples, nil
}
