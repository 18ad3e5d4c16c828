package catalogue

// mostOnce is the largest heap for which OnceNimber is known.
const mostOnce = 60

// OnceNimber is the nimber of a heap when no number may be taken from it twice: the
// largest t for which 1 + 2 + … + t is at most n. This is computed from the definition
// for heaps up to 60; of larger ones it is not proved, and ok is false.
func OnceNimber(n uint64) (t uint64, ok bool) {
	if n > mostOnce {
		return 0, false
	}
	for (t+1)*(t+2)/2 <= n {
		t++
	}
	return t, true
}
