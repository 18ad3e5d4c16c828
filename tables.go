package grundy

import (
	"slices"
	"sync"

	"grundy/game"
)

// The bounds on the tables that a solver keeps.
const (
	mostTables = 64
	mostBytes  = 1 << 30
)

// tables are the lookups of earlier searches, the latest first. A table answers
// for any position that it holds, so that a player who follows a game pays for
// one search.
type tables struct {
	mu    sync.Mutex
	kept  []table
	bytes int64
}

type table struct {
	known lookup
	bytes int64
}

// find returns a lookup that knows p, or nil.
func (t *tables) find(p game.Position) lookup {
	t.mu.Lock()
	defer t.mu.Unlock()
	for i, k := range t.kept {
		if g, _ := k.known(p); g != nil {
			t.kept = slices.Insert(slices.Delete(t.kept, i, i+1), 0, k)
			return k.known
		}
	}
	return nil
}

// keep remembers a lookup and drops the oldest beyond the bounds.
func (t *tables) keep(known lookup, bytes int64) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.kept = slices.Insert(t.kept, 0, table{known, bytes})
	t.bytes += bytes
	for len(t.kept) > mostTables || t.bytes > mostBytes {
		last := len(t.kept) - 1
		t.bytes -= t.kept[last].bytes
		t.kept = t.kept[:last]
	}
}
