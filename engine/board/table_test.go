package board

import (
	"math/rand/v2"
	"strconv"
	"testing"
	"unsafe"

	"grundy/game"
)

// likeMap compares a table with a map under random calls.
func likeMap[K comparable](t *testing.T, key func(n int) K) {
	t.Helper()
	r := rand.New(rand.NewPCG(1, 3))
	tab, want, b := newTable[K](), map[K]uint64{}, &game.Budget{}
	for i := range 20_000 {
		k := key(r.IntN(5_000))
		if got := tab.get(k); got != want[k] {
			t.Fatalf("get(%v) = %d, want %d", k, got, want[k])
		}
		if r.IntN(3) > 0 {
			want[k] = uint64(i + 1)
			if err := tab.put(k, uint64(i+1), b); err != nil {
				t.Fatal(err)
			}
		}
		if i == 15_000 {
			tab.sweep(func(_ K, v uint64) bool { return v%2 == 0 })
			for k, v := range want {
				if v%2 != 0 {
					delete(want, k)
				}
			}
		}
	}
	seen, slots := 0, 0
	tab.each(func(k K, v uint64) {
		if seen++; want[k] != v {
			t.Errorf("each gives %v, %d; want %d", k, v, want[k])
		}
	})
	for i := range tab.shards {
		slots += len(tab.shards[i].all())
	}
	if seen != len(want) {
		t.Errorf("the table holds %d keys, want %d", seen, len(want))
	}
	if size := int64(slots) * int64(unsafe.Sizeof(slot[K]{})); b.Held() != size {
		t.Errorf("%d bytes are charged for %d", b.Held(), size)
	}
}

func TestTable(t *testing.T) {
	type named uint64
	likeMap(t, func(n int) uint64 { return uint64(n) << 40 })
	likeMap(t, func(n int) uint32 { return uint32(n) })
	likeMap(t, func(n int) uint16 { return uint16(n) })
	likeMap(t, func(n int) int { return -n })
	likeMap(t, func(n int) int32 { return int32(n) })
	likeMap(t, func(n int) int64 { return int64(n) })
	likeMap(t, func(n int) [2]uint64 { return [2]uint64{uint64(n % 7), uint64(n)} })
	likeMap(t, func(n int) [16]uint8 { return [16]uint8{3: uint8(n), 12: uint8(n >> 8)} })
	likeMap(t, func(n int) named { return named(n) })
	likeMap(t, strconv.Itoa)
}

// A table that may not grow fills up to seven eighths, and then refuses a new key
// but not an old one.
func TestTableFull(t *testing.T) {
	tab, b := newTable[int](), &game.Budget{Bytes: 20_000}
	n := 0
	for tab.put(n, 1, b) == nil {
		if n++; n > 10_000 {
			t.Fatal("the table has no bound")
		}
	}
	if b.Held() > b.Bytes || n < 600 {
		t.Errorf("%d keys in %d bytes of %d", n, b.Held(), b.Bytes)
	}
	if tab.get(n) != 0 || tab.get(n-1) != 1 {
		t.Errorf("after a refusal the key refused has %d and the one before %d", tab.get(n), tab.get(n-1))
	}
	if err := tab.put(0, 2, b); err != nil || tab.get(0) != 2 {
		t.Errorf("an old key in a full table: %d, %v", tab.get(0), err)
	}
}

// TestSearchInLittleMemory: a search past its bound on bytes stops with a limit, and
// goes on when it may.
func TestSearchInLittleMemory(t *testing.T) {
	s, p := NewNimbers(takeTwo{}, game.Normal), NewProver(takeTwo{})
	k, want := rows{11, 9, 6}, dawson(11)
	v := want[11] ^ want[9] ^ want[6]
	for _, settle := range []func(*game.Budget) (uint64, error){
		func(b *game.Budget) (uint64, error) { return s.Settle(t.Context(), k, b) },
		func(b *game.Budget) (uint64, error) { return p.Nimber(t.Context(), k, b) },
	} {
		if _, err := settle(&game.Budget{Bytes: 5_000}); err == nil || game.AsError(err).Code != game.Limit {
			t.Errorf("in 5000 bytes: %v", err)
		}
		if got, err := settle(&game.Budget{}); err != nil || got != v {
			t.Errorf("without a bound: %d, %v; want %d", got, err, v)
		}
	}
}
