package board

import (
	"encoding/binary"
	"hash/maphash"
	"math/bits"
	"sync"
	"sync/atomic"
	"unsafe"

	"grundy/game"
)

// table is a hash table with open addressing from keys to words. It is cut into
// shards that grow one at a time, so that growing takes little memory beside what
// it has. A word of 0 marks a free slot and is never stored. Several goroutines may
// call get, large, touch, put, merge and change at the same time; sweep and each
// need the table for themselves.
type table[K comparable] struct {
	hash   func(K) uint64
	shards [shardCount]shard[K]
}

// shard is a part of a table. Who stores holds the lock; who reads does not: a key
// is written before its first word, and is never changed after that.
type shard[K comparable] struct {
	sync.Mutex
	slots atomic.Pointer[[]slot[K]]
	used  int
	_     [64 - 24]byte
}

type slot[K comparable] struct {
	key  K
	word atomic.Uint64
}

const (
	shardBits  = 6
	shardCount = 1 << shardBits
	firstSlots = 2 * bucket
	largeSlots = 1 << 17 // with keys of a machine word 2 MB

	// bucket is how many slots the search for a key looks through in order, before
	// it goes on to the next bucket. With keys of a machine word it is a line of the
	// cache.
	bucket = 4
)

func newTable[K comparable]() *table[K] { return &table[K]{hash: hasher[K]()} }

// hasher returns a hash function: a multiplication for the integer types that
// keys mostly are, which is the same in every run.
func hasher[K comparable]() func(K) uint64 {
	var zero K
	var f any
	switch any(zero).(type) {
	case uint64:
		f = mix
	case [2]uint64:
		f = func(k [2]uint64) uint64 { return mix(mix(k[0]) ^ k[1]) }
	case [16]uint8:
		f = func(k [16]uint8) uint64 {
			return mix(mix(binary.LittleEndian.Uint64(k[:8])) ^ binary.LittleEndian.Uint64(k[8:]))
		}
	case uint32:
		f = func(k uint32) uint64 { return mix(uint64(k)) }
	case uint16:
		f = func(k uint16) uint64 { return mix(uint64(k)) }
	case int:
		f = func(k int) uint64 { return mix(uint64(k)) }
	case int32:
		f = func(k int32) uint64 { return mix(uint64(k)) }
	case int64:
		f = func(k int64) uint64 { return mix(uint64(k)) }
	default:
		seed := maphash.MakeSeed()
		f = func(k K) uint64 { return maphash.Comparable(seed, k) }
	}
	return f.(func(K) uint64)
}

// mix spreads the bits of k: the two halves of a product, xored.
func mix(k uint64) uint64 {
	hi, lo := bits.Mul64(k^0x9e3779b97f4a7c15, 0xd6e8feb86659fd93)
	return hi ^ lo
}

func (t *table[K]) shard(h uint64) *shard[K] { return &t.shards[h>>(64-shardBits)] }

// all returns the slots.
func (s *shard[K]) all() []slot[K] {
	if p := s.slots.Load(); p != nil {
		return *p
	}
	return nil
}

// first is where the search for a key of hash h begins.
func first(h uint64, slots int) int {
	at, _ := bits.Mul64(h<<shardBits, uint64(slots/bucket))
	return int(at) * bucket
}

// find returns the index of k, or of the free slot where k belongs, and its word.
func find[K comparable](slots []slot[K], k K, h uint64) (i int, word uint64) {
	for i = first(h, len(slots)); ; {
		x := &slots[i]
		if word = x.word.Load(); word == 0 || x.key == k {
			return i, word
		}
		if i++; i == len(slots) {
			i = 0
		}
	}
}

// get returns the word of k, 0 when it has none.
func (t *table[K]) get(k K) (word uint64) {
	h := t.hash(k)
	if slots := t.shard(h).all(); len(slots) > 0 {
		_, word = find(slots, k, h)
	}
	return word
}

// large reports whether the table is too large for the caches near the processor.
func (t *table[K]) large() bool { return len(t.shards[0].all()) >= largeSlots/shardCount }

// touch reads where the search for each key begins, so that the calls of get that
// follow find it in the cache. It waits for memory once, not once for each key.
func (t *table[K]) touch(keys []K) {
	for _, k := range keys {
		h := t.hash(k)
		if slots := t.shard(h).all(); len(slots) > 0 {
			slots[first(h, len(slots))].word.Load()
		}
	}
}

// put stores a word for k. It fails when the table has to grow beyond the budget;
// then nothing is stored.
func (t *table[K]) put(k K, word uint64, b *game.Budget) error {
	return t.merge(k, word, b, func(_, new uint64) uint64 { return new })
}

// merge is put where k may have a word, which join joins with the new one.
func (t *table[K]) merge(k K, word uint64, b *game.Budget, join func(old, new uint64) uint64) error {
	h := t.hash(k)
	s := t.shard(h)
	s.Lock()
	defer s.Unlock()
	slots, i := s.all(), 0
	if len(slots) > 0 {
		var old uint64
		if i, old = find(slots, k, h); old != 0 {
			slots[i].word.Store(join(old, word))
			return nil
		}
	}
	if 4*s.used >= 3*len(slots) {
		if err := t.grow(s, b); err != nil && 8*(s.used+1) > 7*len(slots) {
			return err
		}
		slots = s.all()
		i, _ = find(slots, k, h)
	}
	s.used++
	slots[i].key = k
	slots[i].word.Store(word)
	return nil
}

// change replaces the word of k, if it has one.
func (t *table[K]) change(k K, with func(uint64) uint64) {
	h := t.hash(k)
	s := t.shard(h)
	s.Lock()
	defer s.Unlock()
	if slots := s.all(); len(slots) > 0 {
		if i, word := find(slots, k, h); word != 0 {
			slots[i].word.Store(with(word))
		}
	}
}

// grow makes a shard half as large again.
func (t *table[K]) grow(s *shard[K], b *game.Budget) error {
	old := len(s.all())
	n := max(firstSlots, old*3/2/bucket*bucket)
	each := int64(unsafe.Sizeof(slot[K]{}))
	if err := b.Hold(int64(n) * each); err != nil {
		return err
	}
	t.refill(s, n, func(K, uint64) bool { return true })
	b.Release(int64(old) * each)
	return nil
}

// refill moves to n slots what keep accepts.
func (t *table[K]) refill(s *shard[K], n int, keep func(K, uint64) bool) {
	old, slots := s.all(), make([]slot[K], n)
	s.used = 0
	for i := range old {
		x := &old[i]
		if word := x.word.Load(); word != 0 && keep(x.key, word) {
			j, _ := find(slots, x.key, t.hash(x.key))
			slots[j].key = x.key
			slots[j].word.Store(word)
			s.used++
		}
	}
	s.slots.Store(&slots)
}

// sweep drops what keep refuses, and returns how much of the table is in use
// then, in parts of 64.
func (t *table[K]) sweep(keep func(K, uint64) bool) int {
	used, all := 0, 1
	for i := range t.shards {
		s := &t.shards[i]
		t.refill(s, len(s.all()), keep)
		used += s.used
		all += len(s.all())
	}
	return 64 * used / all
}

// each calls visit for all that is stored.
func (t *table[K]) each(visit func(K, uint64)) {
	for i := range t.shards {
		slots := t.shards[i].all()
		for j := range slots {
			if word := slots[j].word.Load(); word != 0 {
				visit(slots[j].key, word)
			}
		}
	}
}
