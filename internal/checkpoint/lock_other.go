//go:build !linux && !darwin && !freebsd && !netbsd && !openbsd && !dragonfly

package checkpoint

import "os"

// lock does nothing: two runs on one checkpoint spoil each other's, and the next run
// refuses it.
func lock(*os.File) error { return nil }
