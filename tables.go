package grundy

import (
	"slices"
	"sync"
)

// The bounds on the tables that a solver keeps, the latter where nobody gives another.
const (
	mostTables = 64
	mostBytes  = 1 << 30
)

// tables are the lookups of earlier searches, the latest first, by the notation
// of the position that each was made for. A lookup also knows other positions,
// but serves the same question only, and costs there what it cost at first: so
// an answer does not depend on the questions before it.
type tables struct {
	most  int64 // bytes
	mu    sync.Mutex
	kept  []*table
	bytes int64
}

type table struct {
	key       string
	known     lookup
	positions int64 // what it cost
	bytes     int64
}

// find returns the table made for key, or nil.
func (t *tables) find(key string) *table {
	t.mu.Lock()
	defer t.mu.Unlock()
	i := slices.IndexFunc(t.kept, func(k *table) bool { return k.key == key })
	if i < 0 {
		return nil
	}
	found := t.kept[i]
	t.kept = slices.Insert(slices.Delete(t.kept, i, i+1), 0, found)
	return found
}

// keep remembers a table and drops the oldest beyond the bounds.
func (t *tables) keep(made *table) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.kept = slices.Insert(t.kept, 0, made)
	t.bytes += made.bytes
	for len(t.kept) > mostTables || t.bytes > t.most {
		last := len(t.kept) - 1
		t.bytes -= t.kept[last].bytes
		t.kept = t.kept[:last]
	}
}
