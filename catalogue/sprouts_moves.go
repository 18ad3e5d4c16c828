package catalogue

import (
	"slices"
	"strings"
)

// sproutsOption is what a move in a land leaves, and how it was made.
type sproutsOption struct {
	lands []string
	from  sproutsPlace
	to    sproutsPlace
}

// sproutsPlace is a place of a spot: region, boundary and place, from 0.
type sproutsPlace struct{ region, boundary, at int }

// sproutsOptions lists what the moves in a land leave, each once.
func sproutsOptions(land string) (out []sproutsOption) {
	m := parseSprouts(land)
	seen := map[string]bool{}
	add := func(next *sproutsMap, from, to sproutsPlace) {
		next.tidy()
		var lands []string
		for _, l := range next.lands() {
			lands = append(lands, canonicalSprouts(l))
		}
		slices.SortFunc(lands, shorter)
		if key := strings.Join(lands, "+"); !seen[key] {
			seen[key] = true
			out = append(out, sproutsOption{lands, from, to})
		}
	}
	for r, region := range m.regions {
		for b, boundary := range region {
			for i := range boundary {
				from := sproutsPlace{r, b, i}
				for j := i; j < len(boundary); j++ {
					m.within(from, j, func(next *sproutsMap) { add(next, from, sproutsPlace{r, b, j}) })
				}
				for c := b + 1; c < len(region); c++ {
					for j := range region[c] {
						to := sproutsPlace{r, c, j}
						add(m.between(from, to), from, to)
					}
				}
			}
		}
	}
	return out
}

// drawn is the map with a line between two spots and a new spot on it; region r has
// still to be replaced.
func (m *sproutsMap) drawn(u, v int) (next *sproutsMap, spot int) {
	next = &sproutsMap{slices.Clone(m.regions), slices.Clone(m.degree)}
	next.degree[u]++
	next.degree[v]++
	next.degree = append(next.degree, 2)
	return next, len(m.degree)
}

// round is a boundary from place i all the way round to it again. A spot without a line
// is met once.
func (m *sproutsMap) round(boundary []int, i int) []int {
	out := slices.Concat(boundary[i:], boundary[:i])
	if m.degree[boundary[i]] > 0 {
		out = append(out, boundary[i])
	}
	return out
}

// between joins two boundaries of a region, which become one.
func (m *sproutsMap) between(from, to sproutsPlace) *sproutsMap {
	region := m.regions[from.region]
	p, q := region[from.boundary], region[to.boundary]
	next, spot := m.drawn(p[from.at], q[to.at])
	joined := slices.Concat(m.round(p, from.at), []int{spot}, m.round(q, to.at), []int{spot})
	left := [][]int{joined}
	for b, boundary := range region {
		if b != from.boundary && b != to.boundary {
			left = append(left, boundary)
		}
	}
	next.regions[from.region] = left
	return next
}

// within joins two places of a boundary, or one to itself: the region falls into two,
// and its other boundaries lie in either.
func (m *sproutsMap) within(from sproutsPlace, j int, add func(*sproutsMap)) {
	region := m.regions[from.region]
	p, i := region[from.boundary], from.at
	switch {
	case i == j && m.degree[p[i]] > 1, i != j && p[i] == p[j]:
		return
	}
	inner, outer := slices.Clone(p[i:j+1]), m.round(p, i)
	if i != j {
		outer = slices.Concat(p[j:], p[:i+1])
	}
	var others [][]int
	for b, boundary := range region {
		if b != from.boundary {
			others = append(others, boundary)
		}
	}
	m.shares(others, func(inside []bool) {
		next, spot := m.drawn(p[i], p[j])
		one, two := [][]int{append(slices.Clone(inner), spot)}, [][]int{append(slices.Clone(outer), spot)}
		for b, boundary := range others {
			if inside[b] {
				one = append(one, boundary)
			} else {
				two = append(two, boundary)
			}
		}
		next.regions[from.region] = one
		next.regions = append(next.regions, two)
		add(next)
	})
}

// shares goes through the ways to choose some of the boundaries. Of spots without a
// line, which are all alike, the first are chosen.
func (m *sproutsMap) shares(boundaries [][]int, choose func(chosen []bool)) {
	chosen := make([]bool, len(boundaries))
	bare := func(b int) bool { return len(boundaries[b]) == 1 && m.degree[boundaries[b][0]] == 0 }
	var from func(b int, skipped bool)
	from = func(b int, skipped bool) {
		if b == len(boundaries) {
			choose(chosen)
			return
		}
		from(b+1, skipped || bare(b))
		if !skipped || !bare(b) {
			chosen[b] = true
			from(b+1, skipped)
			chosen[b] = false
		}
	}
	from(0, false)
}
