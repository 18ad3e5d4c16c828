package diagram

import (
	"fmt"
	"strings"

	"grundy"
)

// mostName is the most letters of a label.
const mostName = 24

// labels are the names of the vertices as they are shown, no two alike. Where a name is
// too long, the call of the ruleset that all have in common is left out; what is still
// too long is cut in the middle, and two that look alike then have a number before
// them.
func labels(g *grundy.Graph) []string {
	names := make([]string, len(g.Vertices))
	long := false
	for i, v := range g.Vertices {
		names[i] = v.Name
		long = long || letters(v.Name) > mostName
	}
	if long {
		uncall(names)
	}
	out, times := make([]string, len(names)), map[string]int{}
	for i, name := range names {
		out[i] = cut(name, mostName)
		times[out[i]]++
	}
	for i, label := range out {
		if times[label] > 1 {
			number := fmt.Sprintf("%d: ", i+1)
			out[i] = number + cut(names[i], mostName-letters(number))
		}
	}
	return out
}

// uncall leaves the call out that all names have in common: of ruleset(…) what stands
// in the brackets.
func uncall(names []string) {
	call, _, ok := strings.Cut(names[0], "(")
	call += "("
	for _, name := range names {
		inner, ends := strings.CutSuffix(name, ")")
		ok = ok && ends && strings.HasPrefix(inner, call) && len(inner) > len(call) && !strings.Contains(inner, ") + ")
	}
	if !ok {
		return
	}
	for i, name := range names {
		names[i] = name[len(call) : len(name)-1]
	}
}

func letters(s string) int { return len([]rune(s)) }

// cut is a text of at most so many letters: the beginning and the end of a long one.
func cut(s string, most int) string {
	r := []rune(s)
	if len(r) <= most {
		return s
	}
	head := (most - 1) / 2
	return string(r[:head]) + "…" + string(r[len(r)-(most-1-head):])
}
