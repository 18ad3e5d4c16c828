package board

import (
	"context"
	"math/bits"
	"unsafe"

	"grundy/game"
)

// Theory: part x has nimber n exactly when no option of x has nimber n and x has
// no smaller nimber; that is, when x + *n is lost [Lemoine, Viennot 2012]. So a
// nimber is found by deciding claims "the nimber of x is n", each a node of an
// and-or graph whose children are claims of the same kind: n for the parts of an
// option beside a heap h becomes n ⊕ h for its only part. The claims are searched
// depth first by proof numbers [Nagai 2002], an estimate of the work left to show
// a claim true or false: the child is entered that seems the easiest, and left
// when another seems easier. What is learned of a part is a set, of the nimbers
// that it may still have, and serves every claim about it.

// Prover finds nimbers in normal play by proofs. It is not safe for concurrent
// use. The zero value is not usable.
type Prover[K comparable] struct {
	rules   Rules[K]
	failing Failing
	split   Splitter[K] // nil: every position is one part
	sizer   Sizer[K]    // nil: every part is of size 1

	sets   *table[K]        // the nimbers that a part may have
	claims *table[claim[K]] // what is estimated of claims
	frames []work[K]
	kids   []kid // of the claims in frames
	parts  []K   // of the kids
	buf    []K   // the options of a part
	cut    []K   // the parts of some of them
	sums   []sum // the options that cut is made of

	ctx    context.Context // of the call that runs
	budget *game.Budget
	err    error
	held   int64 // bytes of the stacks

	mine   uint32     // its bit of active
	pair   *pair      // nil: one worker
	second *Prover[K] // while there is one
	helps  bool       // it is the second
	single bool       // no second is to be called
	opened int        // claims, in the call that runs
	swept  int        // how often it has made room
}

// nimbers is a set of nimbers that a part may have. Bit 62 stands for all that
// are larger than mostNimber. The zero value stands for no knowledge.
type nimbers uint64

const (
	// mostNimber is the largest nimber that a Prover can find.
	mostNimber = 61

	larger  nimbers = 1 << 62
	claimed nimbers = 1 << 63 // proof numbers of the part are stored
)

// largeText refuses what would need a larger set.
var largeText = game.Text{
	En: "a nimber is larger than %d, the most that this search can find",
	Zh: "有 SG 值超过 %d，这是此搜索能找到的上限",
}

// single reports whether one nimber is left.
func (s nimbers) single() bool { return s<<1&(s<<1-1) == 0 }

// has reports whether n is left.
func (s nimbers) has(n int) bool { return n <= mostNimber && s>>n&1 != 0 }

// least is the least nimber left.
func (s nimbers) least() int { return bits.TrailingZeros64(uint64(s)) }

// below counts the nimbers left below n <= mostNimber.
func (s nimbers) below(n int) int { return bits.OnesCount64(uint64(s & (1<<n - 1))) }

// claim says that the nimber of x is n.
type claim[K comparable] struct {
	x K
	n int
}

// proof estimates the work to show a claim true, pro, or false, con: 0 is done,
// never hopeless. A claim that is being worked on has active set in con.
type proof struct{ pro, con uint32 }

const (
	never  = 1 << 29
	active = 3 << 30 // a bit for each of two workers
)

func (e proof) word() uint64    { return uint64(e.con)<<32 | uint64(e.pro) }
func proofOf(word uint64) proof { return proof{uint32(word), uint32(word >> 32)} }

var (
	isTrue  = proof{0, never}
	isFalse = proof{never, 0}
)

// kid is what must be false for a claim (x, n) to be true: that an option of x has
// nimber n, the sum of parts[lo:lo+n] and of a heap; or, where self is set, that x
// has the smaller nimber n ⊕ heap.
type kid struct {
	lo, n, heap int32
	self        bool
	proof
}

// work is a claim being searched, until it is settled or one of its proof numbers
// reaches its limit; or, where claim.n is negative, the nimber of a part.
type work[K comparable] struct {
	claim[K]
	limit      proof
	kids, part int // where its kids and their parts begin
	at         int // the kid that the frame above works on
	begun      bool
}

// NewProver returns a search by proofs that knows nothing yet.
func NewProver[K comparable](r Rules[K]) *Prover[K] {
	p := &Prover[K]{rules: r, sets: newTable[K](), claims: newTable[claim[K]](), mine: 1 << 31}
	p.claims.hash = p.claimHash
	p.failing, _ = r.(Failing)
	p.split, _ = r.(Splitter[K])
	p.sizer, _ = r.(Sizer[K])
	return p
}

func (p *Prover[K]) claimHash(c claim[K]) uint64 { return mix(p.sets.hash(c.x) + uint64(c.n)) }

// Nimber returns the nimber of k. It spends a position of the budget for each
// claim that it opens, and stops with a Limit where some part would need a nimber
// above 61. When the bound on memory is met it first forgets what is easily found
// again.
func (p *Prover[K]) Nimber(ctx context.Context, k K, b *game.Budget) (uint64, error) {
	p.start(ctx, b)
	heap := p.divide(k)
	for i := 0; i < len(p.parts); i++ { // the stack grows and shrinks meanwhile
		if heap ^= p.part(p.parts[i]); p.err != nil {
			return 0, p.stop()
		}
	}
	p.parts = p.parts[:0]
	return heap, nil
}

// Has reports whether the nimber of k is n. It costs as Nimber does, and mostly
// less.
func (p *Prover[K]) Has(ctx context.Context, k K, n uint64, b *game.Budget) (bool, error) {
	p.start(ctx, b)
	n ^= p.divide(k)
	last := len(p.parts) - 1
	for i := 0; i < last; i++ {
		if n ^= p.part(p.parts[i]); p.err != nil {
			return false, p.stop()
		}
	}
	if last < 0 {
		return n == 0, nil
	}
	x := p.parts[last]
	if n <= mostNimber {
		p.settle(claim[K]{x, int(n)})
	}
	if p.err != nil {
		return false, p.stop()
	}
	p.parts = p.parts[:0]
	return n <= mostNimber && p.set(x).has(int(n)), nil
}

// Known returns the nimber of k when it needs no search.
func (p *Prover[K]) Known(k K) (v uint64, ok bool) {
	v = p.divide(k)
	ok = len(p.parts) == 0
	p.parts = p.parts[:0]
	return v, ok
}

func (p *Prover[K]) start(ctx context.Context, b *game.Budget) {
	p.ctx, p.budget, p.err = ctx, b, nil
	p.opened, p.swept, p.single = 0, 0, false
}

// stop clears away what an error left half done, and returns it.
func (p *Prover[K]) stop() error {
	p.unwind(0)
	return p.err
}

func (p *Prover[K]) fail(err error) {
	if p.err == nil {
		p.err = err
	}
}

// part returns the nimber of a part.
func (p *Prover[K]) part(x K) uint64 {
	p.settle(claim[K]{x, -1})
	set := p.set(x)
	if set&larger != 0 && p.err == nil {
		p.fail(game.Refuse(game.Limit, largeText, mostNimber))
	}
	return uint64(set.least())
}

// size is never above a bound that keeps sums of proof numbers from wrapping.
func (p *Prover[K]) size(x K) uint32 {
	if p.sizer == nil {
		return 1
	}
	return uint32(min(p.sizer.Size(x), 1<<16))
}

// set returns the nimbers that x may have.
func (p *Prover[K]) set(x K) nimbers {
	if set := nimbers(p.sets.get(x)); set != 0 {
		return set
	}
	if p.sizer != nil {
		if b := p.sizer.Bound(x); b <= mostNimber {
			return 1<<(b+1) - 1
		}
	}
	return larger | (larger - 1)
}

// known returns the nimber of a part if it is settled, else -1.
func (p *Prover[K]) known(x K) int {
	if set := nimbers(p.sets.get(x)); set != 0 && set.single() && set&larger == 0 {
		return set.least()
	}
	return -1
}

// divide pushes the unknown parts of k, the smallest first, and returns the
// nimber of the rest. Equal parts cancel.
func (p *Prover[K]) divide(k K) (heap uint64) {
	p.take([]K{k})
	return p.collect(p.cut, p.sums[0].heap)
}

// take cuts positions into parts, for collect, and has memory bring what is known
// of them.
func (p *Prover[K]) take(ks []K) {
	p.cut, p.sums = p.cut[:0], p.sums[:0]
	for _, k := range ks {
		var heap uint64
		if p.split == nil {
			p.cut = append(p.cut, k)
		} else {
			p.cut, heap = p.split.Parts(k, p.cut)
		}
		p.sums = append(p.sums, sum{heap, len(p.cut)})
	}
	if len(ks) > 1 {
		p.sets.touch(p.cut)
	}
}

// collect pushes the unknown parts among those found, the smallest first, and
// returns the nimber of the rest and heap. Equal parts cancel.
func (p *Prover[K]) collect(found []K, heap uint64) uint64 {
	lo := len(p.parts)
next:
	for _, x := range found {
		if v := p.known(x); v >= 0 {
			heap ^= uint64(v)
			continue
		}
		i := len(p.parts)
		for j := lo; j < i; j++ {
			if p.parts[j] == x {
				p.parts = append(p.parts[:j], p.parts[j+1:]...)
				continue next
			}
		}
		p.parts = append(p.parts, x)
		if i > lo {
			for z := p.size(x); i > lo && p.size(p.parts[i-1]) > z; i-- {
				p.parts[i] = p.parts[i-1]
			}
			p.parts[i] = x
		}
	}
	return heap
}

// hold charges the stacks when they have grown.
func (p *Prover[K]) hold() error {
	var k K
	now := int64(cap(p.frames))*int64(unsafe.Sizeof(work[K]{})) + int64(cap(p.kids))*int64(unsafe.Sizeof(kid{})) +
		int64(cap(p.parts)+cap(p.buf))*int64(unsafe.Sizeof(k))
	if now == p.held {
		return nil
	}
	if err := p.budget.Hold(now - p.held); err != nil {
		if p.busy() {
			return errFull
		}
		return err
	}
	p.held = now
	return nil
}
