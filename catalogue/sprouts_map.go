package catalogue

import (
	"cmp"
	"slices"
	"strings"
)

// sproutsMap is a drawing of Sprouts as far as it matters [Applegate, Jacobson, Sleator
// 1991]: its regions, each a list of boundaries, each the cycle of the spots that one
// meets on going round it. A spot has met as many lines as degree says; those with
// three are left out, and so are regions in which nobody can move.
type sproutsMap struct {
	regions [][][]int
	degree  []int
}

// sproutsNames are the spots that stand in two places of a map.
const sproutsNames = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

// parseSprouts reads regions with / between them, of boundaries with . between them: a
// digit is a spot in one place and how many lines it has met; a letter is one that has
// met two, and stands in two places. The text is well formed.
func parseSprouts(text string) *sproutsMap {
	m := &sproutsMap{}
	if text == "" {
		return m
	}
	named := map[rune]int{}
	for region := range strings.SplitSeq(text, "/") {
		var boundaries [][]int
		for boundary := range strings.SplitSeq(region, ".") {
			var spots []int
			for _, c := range boundary {
				v, ok := named[c]
				if !ok {
					v = len(m.degree)
					m.degree = append(m.degree, 2)
					if c >= '0' && c <= '2' {
						m.degree[v] = int(c - '0')
					} else {
						named[c] = v
					}
				}
				spots = append(spots, v)
			}
			boundaries = append(boundaries, spots)
		}
		m.regions = append(m.regions, boundaries)
	}
	return m
}

// lives counts the lines that the spots of a region can still meet.
func (m *sproutsMap) lives(region [][]int) (n int) {
	seen := map[int]bool{}
	for _, boundary := range region {
		for _, v := range boundary {
			if !seen[v] {
				seen[v] = true
				n += 3 - m.degree[v]
			}
		}
	}
	return n
}

// tidy leaves out what can no longer matter. Two neighbouring places of a spot with
// nothing between them are one.
func (m *sproutsMap) tidy() {
	for r, region := range m.regions {
		var kept [][]int
		for _, boundary := range region {
			spots := slices.DeleteFunc(slices.Clone(boundary), func(v int) bool { return m.degree[v] > 2 })
			spots = slices.Compact(spots)
			if n := len(spots); n > 1 && spots[0] == spots[n-1] {
				spots = spots[:n-1]
			}
			if len(spots) > 0 {
				kept = append(kept, spots)
			}
		}
		m.regions[r] = kept
	}
	m.regions = slices.DeleteFunc(m.regions, func(region [][]int) bool { return m.lives(region) < 2 })
}

// lands takes the map apart: regions without a spot in common, directly or not, are
// independent.
func (m *sproutsMap) lands() (lands []*sproutsMap) {
	sets, first := newUnion(len(m.regions)), map[int]int{}
	for r, region := range m.regions {
		for _, boundary := range region {
			for _, v := range boundary {
				if q, ok := first[v]; ok {
					sets.join(r, q)
				} else {
					first[v] = r
				}
			}
		}
	}
	of := map[int]*sproutsMap{}
	for r, region := range m.regions {
		s := sets.find(r)
		if of[s] == nil {
			of[s] = &sproutsMap{degree: m.degree}
			lands = append(lands, of[s])
		}
		of[s].regions = append(of[s].regions, region)
	}
	return lands
}

// sproutsWriter writes a map; spots in two places have no name until they are met.
type sproutsWriter struct {
	*sproutsMap
	places []int
	name   []byte
}

func (w *sproutsWriter) text(boundary []int) string {
	out := make([]byte, len(boundary))
	for i, v := range boundary {
		switch {
		case w.places[v] == 1:
			out[i] = '0' + byte(w.degree[v])
		case w.name[v] == 0:
			out[i] = '~'
		default:
			out[i] = w.name[v]
		}
	}
	return string(out)
}

// shorter puts the shorter text first.
func shorter(a, b string) int {
	if c := cmp.Compare(len(a), len(b)); c != 0 {
		return c
	}
	return strings.Compare(a, b)
}

// turn is a boundary that begins where its text is least.
func (w *sproutsWriter) turn(boundary []int) []int {
	best, text := boundary, w.text(boundary)
	for i := 1; i < len(boundary); i++ {
		turned := slices.Concat(boundary[i:], boundary[:i])
		if t := w.text(turned); t < text {
			best, text = turned, t
		}
	}
	return best
}

// order sorts the boundaries of a region, each turned; and likewise with the region
// seen in a mirror, where that is less.
func (w *sproutsWriter) order(region [][]int) ([][]int, string) {
	var best [][]int
	var least string
	for mirror := range 2 {
		turned := make([][]int, len(region))
		for i, boundary := range region {
			spots := slices.Clone(boundary)
			if mirror == 1 {
				slices.Reverse(spots)
			}
			turned[i] = w.turn(spots)
		}
		slices.SortStableFunc(turned, func(a, b []int) int { return shorter(w.text(a), w.text(b)) })
		words := make([]string, len(turned))
		for i, boundary := range turned {
			words[i] = w.text(boundary)
		}
		if text := strings.Join(words, "."); best == nil || text < least {
			best, least = turned, text
		}
	}
	return best, least
}

// arrange sorts the regions.
func (w *sproutsWriter) arrange() {
	texts := map[*[][]int]string{}
	all := make([]*[][]int, len(w.regions))
	for i, region := range w.regions {
		ordered, text := w.order(region)
		all[i] = &ordered
		texts[all[i]] = text
	}
	slices.SortStableFunc(all, func(a, b *[][]int) int { return shorter(texts[a], texts[b]) })
	w.regions = make([][][]int, len(all))
	for i, region := range all {
		w.regions[i] = *region
	}
}

// write arranges the map, first without names and then with names in the order in
// which the spots are met.
func (m *sproutsMap) write() string {
	w := &sproutsWriter{m, make([]int, len(m.degree)), make([]byte, len(m.degree))}
	for _, region := range m.regions {
		for _, boundary := range region {
			for _, v := range boundary {
				w.places[v]++
			}
		}
	}
	w.arrange()
	w.rename()
	w.arrange()
	w.rename()
	words := make([]string, len(w.regions))
	for i, region := range w.regions {
		parts := make([]string, len(region))
		for j, boundary := range region {
			parts[j] = w.text(boundary)
		}
		words[i] = strings.Join(parts, ".")
	}
	return strings.Join(words, "/")
}

// rename names the spots that stand in two places in the order in which they are met.
func (w *sproutsWriter) rename() {
	clear(w.name)
	next := 0
	for _, region := range w.regions {
		for _, boundary := range region {
			for _, v := range boundary {
				if w.places[v] > 1 && w.name[v] == 0 {
					w.name[v] = sproutsNames[next]
					next++
				}
			}
		}
	}
}

// canonicalSprouts is one text of a land among many: writing is repeated until it comes
// back to an earlier text, and the least of those that come again is taken, so that
// what is written reads back. Not all equal lands have equal texts.
func canonicalSprouts(m *sproutsMap) string {
	var seen []string
	text := m.write()
	for !slices.Contains(seen, text) {
		seen = append(seen, text)
		text = parseSprouts(text).write()
	}
	return slices.Min(seen[slices.Index(seen, text):])
}
