package board

import (
	"encoding/binary"
	"hash/maphash"
	"math/bits"
	"unsafe"

	"grundy/game"
)

// table is a hash table with open addressing. It is cut into shards that grow one
// at a time, so that growing takes little memory beside what it has. The zero
// value of V marks a free slot and is never stored.
type table[K, V comparable] struct {
	hash   func(K) uint64
	shards [shardCount]shard[K, V]
}

type shard[K, V comparable] struct {
	slots []slot[K, V]
	used  int
}

type slot[K, V comparable] struct {
	key K
	val V
}

const (
	shardBits  = 6
	shardCount = 1 << shardBits
	firstSlots = 2 * bucket

	// bucket is how many slots the search for a key looks through in order, before
	// it goes on to the next bucket. With keys and values of a machine word it is a
	// line of the cache.
	bucket = 4
)

func newTable[K, V comparable]() *table[K, V] { return &table[K, V]{hash: hasher[K]()} }

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

// find returns the shard of k and the index of k in it, or of the free slot where
// k belongs.
func (t *table[K, V]) find(k K) (s *shard[K, V], i int) {
	h := t.hash(k)
	s = &t.shards[h>>(64-shardBits)]
	return s, s.find(k, h)
}

func (s *shard[K, V]) find(k K, h uint64) int {
	var free V
	n := len(s.slots)
	if n == 0 {
		return 0
	}
	at, _ := bits.Mul64(h<<shardBits, uint64(n/bucket))
	for i := int(at) * bucket; ; {
		if x := &s.slots[i]; x.val == free || x.key == k {
			return i
		}
		if i++; i == n {
			i = 0
		}
	}
}

// get returns the value of k, zero when it has none.
func (t *table[K, V]) get(k K) (v V) {
	if s, i := t.find(k); i < len(s.slots) {
		v = s.slots[i].val // zero in a free slot
	}
	return v
}

// put stores v for k. It fails when the table has to grow beyond the budget; then
// nothing is stored.
func (t *table[K, V]) put(k K, v V, b *game.Budget) error {
	var free V
	s, i := t.find(k)
	if i < len(s.slots) && s.slots[i].val != free {
		s.slots[i].val = v
		return nil
	}
	if 4*s.used >= 3*len(s.slots) {
		if err := t.grow(s, b); err != nil && 8*(s.used+1) > 7*len(s.slots) {
			return err
		}
		_, i = t.find(k)
	}
	s.used++
	s.slots[i] = slot[K, V]{k, v}
	return nil
}

// grow makes a shard half as large again.
func (t *table[K, V]) grow(s *shard[K, V], b *game.Budget) error {
	n := max(firstSlots, len(s.slots)*3/2/bucket*bucket)
	each := int64(unsafe.Sizeof(slot[K, V]{}))
	if err := b.Hold(int64(n) * each); err != nil {
		return err
	}
	old := int64(len(s.slots)) * each
	t.refill(s, n, func(K, V) bool { return true })
	b.Release(old)
	return nil
}

// refill moves to n slots what keep accepts.
func (t *table[K, V]) refill(s *shard[K, V], n int, keep func(K, V) bool) {
	var free V
	old := s.slots
	s.slots, s.used = make([]slot[K, V], n), 0
	for _, x := range old {
		if x.val != free && keep(x.key, x.val) {
			s.slots[s.find(x.key, t.hash(x.key))] = x
			s.used++
		}
	}
}

// sweep drops what keep refuses, and returns how much of the table is in use
// then, in parts of 64.
func (t *table[K, V]) sweep(keep func(K, V) bool) int {
	used, all := 0, 1
	for i := range t.shards {
		s := &t.shards[i]
		t.refill(s, len(s.slots), keep)
		used += s.used
		all += len(s.slots)
	}
	return 64 * used / all
}

// each calls visit for all that is stored.
func (t *table[K, V]) each(visit func(K, V)) {
	var free V
	for i := range t.shards {
		for _, x := range t.shards[i].slots {
			if x.val != free {
				visit(x.key, x.val)
			}
		}
	}
}
