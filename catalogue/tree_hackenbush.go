package catalogue

// HackenbushNimber is the nimber of the tree that stands on its root; see
// hackenbush_theory.go.
func (t *Tree) HackenbushNimber() uint64 { return NimSum(t.HackenbushStalks()) }

// HackenbushStalks are the nimbers of the parts that stand on the root by one edge
// each.
//
// Theory: in misère play too, such a part is equal to a heap of Nim of the size
// of its nimber. What stands on its lowest edge is, by induction, a sum of
// heaps, of nim-sum g; cutting another edge leaves a part that equals a heap, one
// above the nim-sum then; and cutting the lowest leaves nothing. A position whose
// options are heaps, the empty one among them, equals in misère play the heap of
// their mex [Conway 1976], which is g + 1. So a forest is won in misère play as the
// stalks are in misère Nim. For graphs with cycles nothing of the kind holds.
func (t *Tree) HackenbushStalks() []uint64 {
	var stalks []uint64
	sums := make([]uint64, len(t.order))
	t.upwards(func(v, parent int) {
		if parent == t.order[0] {
			stalks = append(stalks, sums[v]+1)
		}
		sums[parent] ^= sums[v] + 1
	})
	return stalks
}

// UnitHackenbushNimber is the nimber of the tree when edge e is only cut once
// units[e] moves have been spent on it, each at least 1.
//
// Theory: an edge of w units with nimber g on top has nimber g + 1 for w = 1, g for
// an even w, and g xor 1 for every other odd w [proved here]. For w = 1 this is the colon
// principle. For w > 1 the options are the edge with w - 1 units, and those with an
// option of what is on top. For w = 2 they have g + 1 and the nimbers of the options
// on top, whose mex is g. For w = 3 they have g, and h xor 1 for all nimbers h of
// those options; the same is had in the sum of the top and a heap of 1, of nimber
// g xor 1. From there on the two cases follow in turn.
func (t *Tree) UnitHackenbushNimber(units []uint64) uint64 {
	sums := make([]uint64, len(t.order))
	t.upwards(func(v, parent int) {
		switch w := units[t.edge[v]]; {
		case w == 1:
			sums[parent] ^= sums[v] + 1
		default:
			sums[parent] ^= sums[v] ^ w&1
		}
	})
	return sums[t.order[0]]
}
