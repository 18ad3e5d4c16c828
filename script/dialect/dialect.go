// Package dialect is the Starlark that Grundy runs: its options, the functions
// whose cost has to be bounded, how values are written within a bound, and what
// the errors of Starlark mean, in both languages.
package dialect

import "go.starlark.net/syntax"

// Options are Starlark as its specification has it, with sets, while loops and
// recursion, and with loops and assignments at the top of a file.
func Options() *syntax.FileOptions {
	return &syntax.FileOptions{Set: true, While: true, Recursion: true, TopLevelControl: true, GlobalReassign: true}
}
