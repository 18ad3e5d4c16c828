package catalogue

import (
	"cmp"
	"slices"

	"grundy/game"
)

// Theory: Staircase Nim (staircase.go) needs no stairs. Let coins lie on places of two
// kinds, odd and even, and let a move take any number of them from one place to one
// place of the other kind, or from an odd place out of play, such that every odd place
// has a move and no coin moves for ever. Then the nimber is the nim-sum of the odd
// places [proved here]. By induction, as for stairs: coins that come to an odd place are moved on to
// an even one in reply; coins taken from an odd place are taken from a heap of Nim.
//
// So it is on a board where coins go right or down, in a tree where they go to the
// parent, or to the children when all leaves are of the same kind, and in boxes 1, 2, …
// where cards go from a to a smaller b with a + b an odd multiple of 3: mod 6 the boxes
// of 0, 2 and 5 then change places with those of 3, 1 and 4, and always have the box 3,
// 1 or 4 of their own six to go to, or the same of an earlier one.

// StairNimber is what coins on a step add to the nim-sum of Staircase Nim, where coins
// from step 1 leave the game: themselves on odd steps, nothing on even ones.
func StairNimber(step, coins uint64) uint64 {
	if step%2 == 0 {
		return 0
	}
	return coins
}

// BoxStep is the step that box n, from 1, stands for when cards go to a smaller box
// and the sum of both numbers is an odd multiple of 3: 1 or 2, of which only the kind
// matters.
func BoxStep(n uint64) uint64 {
	switch n % 6 {
	case 0, 2, 5:
		return 1
	}
	return 2
}

// ParentSteps are the steps that the vertices of a tree stand for when coins go to the
// parent: the depth, 0 for the root. The vertices count from base on, of which the first
// is the root; parents are those of the others.
func ParentSteps(parents []uint64, base uint64) ([]uint64, error) {
	depth, _, err := depths(parents, base)
	for i := range depth {
		depth[i]--
	}
	return depth, err
}

// LeafSteps are the kinds of step that the vertices of a tree stand for when coins go to
// a child and from leaves out of play: 1 for leaves and 2 for their parents, by turns.
// All leaves must have the same kind of depth, else it is refused. The tree is given as
// for ParentSteps.
func LeafSteps(parents []uint64, base uint64) ([]uint64, error) {
	depth, leaf, err := depths(parents, base)
	if err != nil {
		return nil, err
	}
	deep := depth[slices.Index(leaf, true)] % 2
	for i, d := range depth {
		if leaf[i] && d%2 != deep {
			return nil, game.Refuse(game.BadParameter, leavesText)
		}
		depth[i] = 1 + (d+deep)%2
	}
	return depth, nil
}

// depths counts the vertices from the root to each vertex, and tells leaves.
func depths(parents []uint64, base uint64) (depth []uint64, leaf []bool, err error) {
	depth = make([]uint64, len(parents)+1) // 0 for what is not known yet
	for i, p := range parents {
		if p-base >= uint64(len(depth)) {
			return nil, nil, game.Refuse(game.BadParameter, parentText, p, base+uint64(i)+1, base, base+uint64(len(parents)))
		}
	}
	leaf = slices.Repeat([]bool{true}, len(depth))
	depth[0] = 1
	var path []int
	for i := range depth {
		path = path[:0]
		for v := i; depth[v] == 0; v = int(parents[v-1] - base) {
			if len(path) == len(parents) {
				return nil, nil, game.Refuse(game.BadParameter, orphanText, base+uint64(v))
			}
			leaf[parents[v-1]-base] = false
			path = append(path, v)
		}
		for _, v := range slices.Backward(path) {
			depth[v] = depth[parents[v-1]-base] + 1
		}
	}
	return depth, leaf, nil
}

var (
	parentText = game.Text{En: "%[1]d, the parent of vertex %[2]d, is no vertex; they are %[3]d to %[4]d", Zh: "顶点 %[2]d 的父节点 %[1]d 不是顶点；顶点为 %[3]d 到 %[4]d"}
	orphanText = game.Text{En: "the parents of vertex %d go round in a ring and do not lead to the root", Zh: "从顶点 %d 沿父节点走成了一圈，走不到根"}
	leavesText = game.Text{En: "some leaves have an odd depth and some an even one; the game is known when all have the same", Zh: "有的叶子深度为奇数，有的为偶数；深度奇偶性相同时才有已知的解法"}
)

// StairSwaps counts the pairs of places whose coins, exchanged, leave the game lost.
// Exchanging within a kind changes nothing; a and b, on an odd and an even place,
// change the nim-sum by a xor b. It sorts the coins and costs as much.
func StairSwaps(odd, even []uint64) uint64 {
	sum, count := NimSum(odd), uint64(0)
	if sum == 0 {
		count = pairsOf(len(odd)) + pairsOf(len(even))
	}
	slices.Sort(even)
	for _, a := range odd {
		first, _ := slices.BinarySearch(even, a^sum)
		end, _ := slices.BinarySearchFunc(even, a^sum, func(b, want uint64) int {
			if b == want {
				return -1
			}
			return cmp.Compare(b, want)
		})
		count += uint64(end - first)
	}
	return count
}

func pairsOf(n int) uint64 { return uint64(n) * uint64(max(n-1, 0)) / 2 }
