package check

import (
	"bytes"
	"strings"
)

// compare reports whether answers are the same to a judge, and whether white space had
// to be forgiven for it.
func compare(want, got []byte) (same, forgiven bool) {
	if bytes.Equal(want, got) {
		return true, false
	}
	return strings.Join(lines(want), "\n") == strings.Join(lines(got), "\n"), true
}

// lines are the lines of answers without white space at their ends, and without empty
// lines at the end.
func lines(text []byte) []string {
	all := strings.Split(string(text), "\n")
	for i, line := range all {
		all[i] = strings.TrimRight(line, " \t\r")
	}
	for len(all) > 0 && all[len(all)-1] == "" {
		all = all[:len(all)-1]
	}
	return all
}

// differ is the first line in which answers differ, from 0; -1 when they do not.
func differ(want, got []byte) int {
	a, b := lines(want), lines(got)
	for i := range max(len(a), len(b)) {
		if i >= len(a) || i >= len(b) || a[i] != b[i] {
			return i
		}
	}
	return -1
}
