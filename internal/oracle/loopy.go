package oracle

import "grundy/game"

// Fate is who wins a vertex of a digraph, and in how many moves when the winner
// hastens and the loser delays; 0 moves for a draw.
type Fate struct {
	Outcome    game.Outcome
	Remoteness int
}

// Play decides every vertex of a digraph, given by its options, in rounds: in
// round r those are settled that have a lost option settled before it, or whose
// options were all settled before it as won.
func Play(options [][]int, c game.Convention) []Fate {
	fates := make([]Fate, len(options))
	for v := range fates {
		fates[v].Outcome = game.D
		if len(options[v]) == 0 {
			fates[v].Outcome = game.Won(c == game.Misere)
		}
	}
	for round, more := 1, true; more; round++ {
		before := append([]Fate{}, fates...)
		more = false
		for v, f := range before {
			if f.Outcome != game.D {
				continue
			}
			lost, won := 0, 0
			for _, w := range options[v] {
				switch before[w].Outcome {
				case game.P:
					lost++
				case game.N:
					won++
				}
			}
			if lost > 0 || won == len(options[v]) {
				fates[v] = Fate{game.Won(lost > 0), round}
				more = true
			}
		}
	}
	return fates
}

// Plus is the sum of two digraphs: the vertex (v, w) has number v*len(b) + w.
func Plus(a, b [][]int) [][]int {
	sum := make([][]int, 0, len(a)*len(b))
	for v := range a {
		for w := range b {
			var to []int
			for _, x := range a[v] {
				to = append(to, x*len(b)+w)
			}
			for _, y := range b[w] {
				to = append(to, v*len(b)+y)
			}
			sum = append(sum, to)
		}
	}
	return sum
}

// Loopy is the value of a vertex: the nimber n where its sum with the nim heap of
// n is lost; where there is none, Nimber is -1 and Reach holds the n for which that
// sum is won.
type Loopy struct {
	Nimber int
	Reach  []int
}

// Loopies finds the values of all vertices of a digraph by playing its sum with
// every nim heap up to one more than its options at a vertex.
func Loopies(options [][]int) []Loopy {
	most := 1
	for _, to := range options {
		most = max(most, len(to)+1)
	}
	nim := make([][]int, most+1)
	for n := range nim {
		for k := range n {
			nim[n] = append(nim[n], k)
		}
	}
	fates := Play(Plus(options, nim), game.Normal)
	values := make([]Loopy, len(options))
	for v := range values {
		values[v].Nimber = -1
		for n := range nim {
			switch fates[v*len(nim)+n].Outcome {
			case game.P:
				values[v] = Loopy{Nimber: n}
			case game.N:
				if values[v].Nimber < 0 {
					values[v].Reach = append(values[v].Reach, n)
				}
			}
		}
		if values[v].Nimber >= 0 {
			values[v].Reach = nil
		}
	}
	return values
}

// Map lists the positions reachable from p, p first, and the options of each by
// their places in the list.
func Map(p game.Position) ([]game.Position, [][]int) {
	all := Reach(p, 0)
	place := map[string]int{}
	for i, q := range all {
		place[q.String()] = i
	}
	options := make([][]int, len(all))
	for i, q := range all {
		for m := range q.Moves() {
			options[i] = append(options[i], place[m.To.String()])
		}
	}
	return all, options
}
