package judge_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"grundy/judge"
)

func playedStairs() []playedTrial {
	down := newWinner(func(s small) (out []small) {
		for i := 1; i < int(s.k); i++ {
			for k := 1; k <= int(s.n[i]); k++ {
				out = append(out, s.moved(i, i-1, k))
			}
		}
		return out
	})
	surplus := newWinner(func(s small) (out []small) {
		for i := range int(s.k) {
			least := 0
			if i > 0 {
				least = int(s.n[i-1])
			}
			for left := least; left < int(s.n[i]); left++ {
				out = append(out, s.with(i, left))
			}
		}
		return out
	})
	boxes := newWinner(func(s small) (out []small) {
		for a := 1; a <= int(s.k); a++ {
			for b := 1; b < a; b++ {
				for k := 1; (a+b)%2 == 1 && (a+b)%3 == 0 && k <= int(s.n[a-1]); k++ {
					out = append(out, s.moved(a-1, b-1, k))
				}
			}
		}
		return out
	})
	return []playedTrial{
		{"CSES 1099", judge.Extent{Things: 3, Numbers: 4}, "", func(w *tokens) string {
			return say(down.wins(pack(w.ints(w.int()))), "first", "second")
		}},
		{"Luogu P3480", judge.Extent{Things: 3, Numbers: 6}, "", func(w *tokens) string {
			return say(surplus.wins(pack(w.ints(w.int()))), "TAK", "NIE")
		}},
		{"HDU 3389", judge.Extent{Things: 7, Numbers: 1}, "Case ", func(w *tokens) string {
			return say(boxes.wins(pack(w.ints(w.int()))), "Alice", "Bob")
		}},
		{"LightOJ 1393", judge.Extent{Things: 1, Numbers: 4}, "Case ", gridTrial()},
		{"LightOJ 1393", judge.Extent{Things: 2, Numbers: 1}, "Case ", gridTrial()},
		{"CF 812E", judge.Extent{Things: 4, Numbers: 1}, "", appleTrial()},
		{"HDU 5996", judge.Extent{Things: 4, Numbers: 2}, "", treeTrial()},
		{"CF 1451F", judge.Extent{Things: 2, Numbers: 3}, "", matrixTrial()},
	}
}

// gridTrial moves coins right and down.
func gridTrial() func(w *tokens) string {
	games := map[[2]int]*winner[small]{}
	return func(w *tokens) string {
		size := [2]int{w.int(), w.int()}
		if games[size] == nil {
			games[size] = newWinner(func(s small) (out []small) {
				for i := range int(s.k) {
					for k := 1; k <= int(s.n[i]); k++ {
						if i%size[1] < size[1]-1 {
							out = append(out, s.moved(i, i+1, k))
						}
						if i+size[1] < int(s.k) {
							out = append(out, s.moved(i, i+size[1], k))
						}
					}
				}
				return out
			})
		}
		return say(games[size].wins(pack(w.ints(size[0]*size[1]))), "win", "lose")
	}
}

// treeTrial moves stones to the parent.
func treeTrial() func(w *tokens) string {
	games := map[string]*winner[small]{}
	return func(w *tokens) string {
		n := w.int()
		parents := w.ints(n - 1)
		key := fmt.Sprint(parents)
		if games[key] == nil {
			games[key] = newWinner(func(s small) (out []small) {
				for i, p := range parents {
					for k := 1; k <= int(s.n[i+1]); k++ {
						out = append(out, s.moved(i+1, p, k))
					}
				}
				return out
			})
		}
		return say(games[key].wins(pack(w.ints(n))), "win", "lose")
	}
}

// appleTrial exchanges all pairs and plays each game.
func appleTrial() func(w *tokens) string {
	games := map[string]*winner[small]{}
	return func(w *tokens) string {
		n := w.int()
		apples := w.ints(n)
		tree := strings.Join(w.words, " ")
		parents := w.ints(n - 1)
		if games[tree] == nil {
			children := make([][]int, n)
			for i, p := range parents {
				children[p-1] = append(children[p-1], i+1)
			}
			games[tree] = newWinner(func(s small) (out []small) {
				for v := range n {
					to := children[v]
					if len(to) == 0 {
						to = []int{-1}
					}
					for _, u := range to {
						for k := 1; k <= int(s.n[v]); k++ {
							out = append(out, s.moved(v, u, k))
						}
					}
				}
				return out
			})
		}
		count := 0
		for u := range n {
			for v := range u {
				swapped := slices.Clone(apples)
				swapped[u], swapped[v] = swapped[v], swapped[u]
				if !games[tree].wins(pack(swapped)) {
					count++
				}
			}
		}
		return fmt.Sprintln(count)
	}
}

// matrixTrial plays on matrices of at most six cells with numbers up to 3.
func matrixTrial() func(w *tokens) string {
	games := map[[2]int]*winner[small]{}
	return func(w *tokens) string {
		size := [2]int{w.int(), w.int()}
		rows, cols := size[0], size[1]
		if rows*cols > 6 {
			return ""
		}
		if games[size] == nil {
			var ways func(s small, i int, out *[]small)
			ways = func(s small, i int, out *[]small) {
				*out = append(*out, s)
				for n := range 4 {
					if i%cols < cols-1 {
						ways(s.with(i+1, n), i+1, out)
					}
					if i/cols < rows-1 {
						ways(s.with(i+cols, n), i+cols, out)
					}
				}
			}
			games[size] = newWinner(func(s small) (out []small) {
				for i := range int(s.k) {
					for left := range int(s.n[i]) {
						ways(s.with(i, left), i, &out)
					}
				}
				return out
			})
		}
		return say(games[size].wins(pack(w.ints(rows*cols))), "Ashish", "Jeel")
	}
}

func playedStrips() []playedTrial {
	left := newWinner(func(s small) (out []small) {
		for i := range int(s.k) {
			least := 1
			if i > 0 {
				least = int(s.n[i-1]) + 1
			}
			for to := least; to < int(s.n[i]); to++ {
				out = append(out, s.with(i, to))
			}
		}
		return out
	})
	return []playedTrial{
		{"POJ 1704", judge.Extent{Things: 4, Numbers: 8}, "", func(w *tokens) string {
			p := w.ints(w.int())
			slices.Sort(p)
			return say(left.wins(pack(p)), "Georgia will win", "Bob will win")
		}},
		{"HDU 5724", judge.Extent{Things: 20, Numbers: 20}, "", jumpTrial()},
		{"HDU 4315", judge.Extent{Things: 4, Numbers: 7}, "", hillTrial()},
	}
}

// jumpTrial takes the nimbers of all rows of 20 squares from the definition.
func jumpTrial() func(w *tokens) string {
	const cells = 20
	g := make([]uint8, 1<<cells) // bit 0 is the rightmost square
	for row := range g {
		seen := 0
		for i := range cells {
			if row>>i&1 == 0 {
				continue
			}
			for j := i - 1; j >= 0; j-- {
				if row>>j&1 == 0 {
					seen |= 1 << g[row&^(1<<i)|1<<j]
					break
				}
			}
		}
		for seen>>g[row]&1 == 1 {
			g[row]++
		}
	}
	return func(w *tokens) string {
		sum := uint8(0)
		for range w.int() {
			row := 0
			for _, p := range w.ints(w.int()) {
				row |= 1 << (cells - p)
			}
			sum ^= g[row]
		}
		return say(sum != 0, "YES", "NO")
	}
}

// hillTrial climbs; the king's number comes last.
func hillTrial() func(w *tokens) string {
	climb := newWinner(func(s small) (out []small) {
		n := int(s.k) - 1
		king := int(s.n[n]) - 1
		if s.n[king] == 0 {
			return nil
		}
		for i := range n {
			least := 0
			if i > 0 && s.n[i-1] > 0 {
				least = int(s.n[i-1]) + 1
			}
			for to := least; to < int(s.n[i]); to++ {
				out = append(out, s.with(i, to))
			}
		}
		return out
	})
	return func(w *tokens) string {
		n, k := w.int(), w.int()
		return say(climb.wins(pack(append(w.ints(n), k))), "Alice", "Bob")
	}
}

// TestCountPositions counts by playing every position of few coins on few squares.
func TestCountPositions(t *testing.T) {
	left := newWinner(func(row int) (out []int) { // bit 0 is the leftmost square
		for i := range 16 {
			for j := i - 1; row>>i&1 == 1 && j >= 0 && row>>j&1 == 0; j-- {
				out = append(out, row&^(1<<i)|1<<j)
			}
		}
		return out
	})
	var won [15][15]int // by squares and coins
	for n := range won {
		for row := range 1 << n {
			coins := 0
			for i := range n {
				coins += row >> i & 1
			}
			if left.wins(row) {
				won[n][coins]++
			}
		}
	}
	for n := 1; n < len(won); n++ {
		for m := 1; m < len(won); m++ {
			wantAnswer(t, "Luogu P5363", fmt.Sprintln(n, m), fmt.Sprintln(won[n][m]))
		}
	}
}

func playedNorthcotts() []playedTrial {
	return []playedTrial{
		{"HDU 1730", judge.Extent{Things: 2, Numbers: 2}, "", counterTrial("I WIN!", "BAD LUCK!", func(w *tokens) (width int, rows [][2]int) {
			n, m := w.int(), w.int()
			for range n {
				rows = append(rows, [2]int{w.int() - 1, w.int() - 1})
			}
			return m, rows
		})},
		{"LightOJ 1186", judge.Extent{Things: 1, Numbers: 3}, "Case ", counterTrial("white wins", "black wins", func(w *tokens) (width int, rows [][2]int) {
			n := w.int()
			white, black := w.ints(n), w.ints(n)
			for i := range n {
				rows = append(rows, [2]int{white[i], black[i]})
			}
			return n, rows
		})},
		{"Luogu P7589", judge.Extent{Things: 2, Numbers: 4}, "", retreatTrial()},
		{"LightOJ 1192", judge.Extent{Things: 2, Numbers: 9}, "Case ", piecesTrial()},
	}
}

// counterTrial plays Northcott's game on rows of a width, with retreats, as a game that
// need not end. A position has the mover's counters first.
func counterTrial(first, second string, read func(w *tokens) (width int, rows [][2]int)) func(w *tokens) string {
	known := map[[2]int]map[small]int{}
	options := func(s small, width int) (out []small) {
		for i := 0; i < int(s.k); i += 2 {
			for _, step := range []int{-1, 1} {
				for to := int(s.n[i]) + step; to >= 0 && to < width && to != int(s.n[i+1]); to += step {
					next := s.with(i, to)
					for j := 0; j < int(s.k); j += 2 {
						next.n[j], next.n[j+1] = next.n[j+1], next.n[j]
					}
					out = append(out, next)
				}
			}
		}
		return out
	}
	return func(w *tokens) string {
		width, rows := read(w)
		size := [2]int{width, len(rows)}
		if known[size] == nil {
			known[size] = loopy(allCounters(width, len(rows), nil), func(s small) []small { return options(s, width) })
		}
		var flat []int
		for _, r := range rows {
			flat = append(flat, r[0], r[1])
		}
		return [...]string{second, "draw", first}[known[size][pack(flat)]+1] + "\n"
	}
}

// allCounters are all positions of two counters on each row.
func allCounters(width, rows int, sofar []int) (out []small) {
	if len(sofar) == 2*rows {
		return []small{pack(sofar)}
	}
	for a := range width {
		for b := range width {
			if a != b {
				out = append(out, allCounters(width, rows, append(slices.Clone(sofar), a, b))...)
			}
		}
	}
	return out
}

// retreatTrial counts the retreats that are left: a position is those of the mover, those
// of the other, the longest one, and the distances.
func retreatTrial() func(w *tokens) string {
	play := newWinner(func(s small) (out []small) {
		swap := s
		swap.n[0], swap.n[1] = s.n[1], s.n[0]
		for i := 3; i < int(s.k); i++ {
			for gap := range int(s.n[i]) {
				out = append(out, swap.with(i, gap))
			}
			for d := 1; s.n[0] > 0 && d <= int(s.n[2]); d++ {
				out = append(out, swap.with(1, int(s.n[0])-1).with(i, int(s.n[i])+d))
			}
		}
		return out
	})
	return func(w *tokens) string {
		n, k, d := w.int(), w.int(), w.int()
		if k > 2 || d > 3 || k*d > 3 || n > 2 && k > 0 {
			return ""
		}
		state := []int{k, k, d}
		for range n {
			w.int()
			b, white := w.int(), w.int()
			state = append(state, max(b, white)-min(b, white)-1)
		}
		return say(play.wins(pack(state)), "Yes", "No")
	}
}

// piecesTrial moves grey pieces right and white ones left; whose move it is comes last.
func piecesTrial() func(w *tokens) string {
	play := newWinner(func(s small) (out []small) {
		last := int(s.k) - 1
		mover := int(s.n[last])
		for i := mover; i < last; i += 2 {
			if mover == 0 {
				for to := int(s.n[i]) + 1; to < int(s.n[i+1]); to++ {
					out = append(out, s.with(i, to).with(last, 1))
				}
			} else {
				for to := int(s.n[i]) - 1; to > int(s.n[i-1]); to-- {
					out = append(out, s.with(i, to).with(last, 0))
				}
			}
		}
		return out
	})
	return func(w *tokens) string {
		p := w.ints(2 * w.int())
		return say(play.wins(pack(append(p, 0))), "Alice", "Bob")
	}
}
