package catalogue

import (
	"slices"

	"grundy/game"
)

// PearlNimbers is the nimber of a string of pearls, and what is left when each of its
// pearls is chosen, in order: choosing a pearl takes away it and all pearls of the
// string that are as heavy or heavier, and what is left of the string falls apart
// where they were. It takes time and memory in proportion to the square of the
// number of pearls.
//
// Theory: what can come of a string are the stretches of pearls below some weight,
// whole or nothing of them. With M the heaviest weight of a stretch, its parts
// are the stretches between the pearls of weight M. Choosing w leaves of the
// stretch what it leaves of the parts; a part of pearls below w it leaves whole, by
// definition [LightOJ 1344].
func PearlNimbers(weights []uint64) (nimber uint64, left []uint64) {
	ranks := slices.Compact(slices.Sorted(slices.Values(weights)))
	ranked := make([]int, len(weights))
	for i, w := range weights {
		ranked[i], _ = slices.BinarySearch(ranks, w)
	}
	nimber, byRank := pearlStretch(ranked)
	left = make([]uint64, len(weights))
	for i, r := range ranked {
		left[i] = byRank[r]
	}
	return nimber, left
}

// pearlStretch is the nimber of a stretch, and what is left of it for each weight up
// to its heaviest, whether it has a pearl of that weight or not.
func pearlStretch(weights []int) (nimber uint64, left []uint64) {
	if len(weights) == 0 {
		return 0, nil
	}
	most := slices.Max(weights)
	left = make([]uint64, most+1)
	for from := 0; from <= len(weights); {
		to := from
		for to < len(weights) && weights[to] < most {
			to++
		}
		g, parts := pearlStretch(weights[from:to])
		for w := range left {
			if w < len(parts) {
				left[w] ^= parts[w]
			} else {
				left[w] ^= g
			}
		}
		from = to + 1
	}
	options := map[uint64]bool{}
	for _, w := range weights {
		options[left[w]] = true
	}
	for options[nimber] {
		nimber++
	}
	return nimber, left
}

// PearlMoves is the outcome of some strings of pearls. In the place of each string it
// leaves the weights that win when chosen there, in ascending order and each once.
func PearlMoves(all [][]uint64) game.Outcome {
	nimbers, left := make([]uint64, len(all)), make([][]uint64, len(all))
	for i, weights := range all {
		nimbers[i], left[i] = PearlNimbers(weights)
	}
	sum := NimSum(nimbers)
	for i, weights := range all {
		var winning []uint64
		for j, w := range weights {
			if sum != 0 && left[i][j] == sum^nimbers[i] {
				winning = append(winning, w)
			}
		}
		slices.Sort(winning)
		all[i] = slices.Compact(winning)
	}
	return game.Won(sum != 0)
}
