// Package doctest reads the commands in the documentation and compares what
// they print with what the documentation says.
//
// A fenced block marked console holds commands and their output as a terminal
// shows them:
//
//	```console
//	$ grundy solve nim 3 5 6
//	The second player wins.
//	…
//	```
//
// A line that begins with "$ " is a command, which goes on in the next line
// when it ends in a backslash; the lines up to the next command are what it
// prints. A line of one … stands for any number of lines.
package doctest

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// anything is the line that stands for any number of lines.
const anything = "…"

// Example is one command of a document and what it should print.
type Example struct {
	Line    int    // of the command, counted from 1
	Command string // without the prompt
	Output  []string
}

// fence matches the first line of a block: its indentation, its ticks, and the
// first word behind them. No tick follows: that would be code within a line.
var fence = regexp.MustCompile("^( *)(`{3,}|~{3,})\\s*([^\\s`]*)[^`]*$")

// Examples returns the examples of a document in Markdown.
func Examples(markdown string) ([]Example, error) {
	var examples []Example
	lines := strings.Split(markdown, "\n")
	for i := 0; i < len(lines); i++ {
		open := fence.FindStringSubmatch(lines[i])
		if open == nil {
			continue
		}
		first := i + 1
		for i = first; i < len(lines) && !closes(lines[i], open[2]); i++ {
		}
		if i == len(lines) {
			return nil, fmt.Errorf("line %d: the block is never closed", first)
		}
		if open[3] != "console" {
			continue
		}
		block, err := readBlock(lines[first:i], len(open[1]), first+1)
		if err != nil {
			return nil, err
		}
		examples = append(examples, block...)
	}
	return examples, nil
}

// closes reports whether a line ends the block that the ticks began.
func closes(line, ticks string) bool {
	line = strings.TrimSpace(line)
	return len(line) >= len(ticks) && strings.Trim(line, ticks[:1]) == ""
}

// readBlock reads the lines of one block, which are indented like its fence
// and begin at a line of the document.
func readBlock(lines []string, indent, at int) ([]Example, error) {
	var examples []Example
	for i := 0; i < len(lines); i++ {
		line := outdent(lines[i], indent)
		command, ok := strings.CutPrefix(line, "$ ")
		if !ok {
			if examples == nil {
				return nil, fmt.Errorf(`line %d: a console block begins with a command, "$ …"`, at+i)
			}
			last := &examples[len(examples)-1]
			last.Output = append(last.Output, line)
			continue
		}
		example := Example{Line: at + i, Command: command}
		for strings.HasSuffix(example.Command, `\`) && i+1 < len(lines) {
			i++
			next := strings.TrimPrefix(outdent(lines[i], indent), "> ")
			example.Command = strings.TrimSuffix(example.Command, `\`) + strings.TrimLeft(next, " ")
		}
		examples = append(examples, example)
	}
	if examples == nil {
		return nil, fmt.Errorf("line %d: the console block is empty", at)
	}
	for i := range examples {
		examples[i].Output = withoutBlankEnd(examples[i].Output)
	}
	return examples, nil
}

// outdent removes at most n spaces in front of a line.
func outdent(line string, n int) string {
	for ; n > 0 && strings.HasPrefix(line, " "); n-- {
		line = line[1:]
	}
	return line
}

// withoutBlankEnd drops blank lines at the end.
func withoutBlankEnd(lines []string) []string {
	for len(lines) > 0 && lines[len(lines)-1] == "" {
		lines = lines[:len(lines)-1]
	}
	return lines
}

// allowed are the commands that a document may show: the command itself, run
// from the sources or not, and a line or more handed to it.
var allowed = regexp.MustCompile(`^(?:printf '[^']*' \| )?(?:grundy|go run \./cmd/grundy)(?: |$)`)

// fromSource is how a reader without an installed command starts it.
var fromSource = regexp.MustCompile(`^(printf '[^']*' \| )?go run \./cmd/grundy`)

// Shell returns the command as the shell is to run it, with grundy on its path.
func (e Example) Shell() (string, error) {
	if !allowed.MatchString(e.Command) {
		return "", fmt.Errorf("line %d: %q: only grundy, go run ./cmd/grundy and printf '…' | grundy are run", e.Line, e.Command)
	}
	return fromSource.ReplaceAllString(e.Command, "${1}grundy"), nil
}

// Compare returns nothing when the output is what the document says, and
// otherwise both, one under the other.
func (e Example) Compare(output string) string {
	got := withoutBlankEnd(strings.Split(output, "\n"))
	if matches(e.Output, got) {
		return ""
	}
	return fmt.Sprintf("line %d: $ %s\nprinted:\n%s\nthe document says:\n%s",
		e.Line, e.Command, quoteLines(got), quoteLines(e.Output))
}

// quoteLines sets lines off, so that blanks at their ends can be seen.
func quoteLines(lines []string) string {
	return "\t|" + strings.Join(lines, "|\n\t|") + "|"
}

// matches reports whether lines are as wanted, where … stands for any lines.
// It goes through the runs of lines between the … and takes each as early as
// it can; the last one must end the output.
func matches(want, got []string) bool {
	first, rest := cutAnything(want)
	if rest == nil {
		return slices.Equal(first, got)
	}
	if len(got) < len(first) || !slices.Equal(first, got[:len(first)]) {
		return false
	}
	got = got[len(first):]
	for {
		run, after := cutAnything(rest)
		if after == nil {
			return len(got) >= len(run) && slices.Equal(run, got[len(got)-len(run):])
		}
		for !hasPrefix(got, run) {
			if len(got) == 0 {
				return false
			}
			got = got[1:]
		}
		got, rest = got[len(run):], after
	}
}

// cutAnything returns the lines before the first … and those behind it, which
// are nil when there is none.
func cutAnything(lines []string) (before, after []string) {
	i := slices.Index(lines, anything)
	if i < 0 {
		return lines, nil
	}
	return lines[:i], append([]string{}, lines[i+1:]...)
}

func hasPrefix(lines, prefix []string) bool {
	return len(lines) >= len(prefix) && slices.Equal(prefix, lines[:len(prefix)])
}
