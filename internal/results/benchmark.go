package main

import (
	"fmt"
	"strconv"
	"strings"
)

// group is the cases of one benchmark, the yardstick first.
type group struct {
	pkg, name string
	cases     []measured
}

// measured is one case: the best of its measurements.
type measured struct {
	name        string
	nanoseconds float64
	allocs      int64 // -1 when not measured
}

// parseBenchmarks reads what go test -bench prints. It returns the benchmarks
// with something to compare, in their order, and the names of the others.
func parseBenchmarks(text string, procs int) (groups []group, alone []string, err error) {
	var all []*group
	pkg := ""
	for line := range strings.Lines(text) {
		fields := strings.Fields(line)
		switch {
		case len(fields) == 2 && fields[0] == "pkg:":
			pkg = fields[1]
		case len(fields) >= 4 && strings.HasPrefix(fields[0], "Benchmark"):
			path := strings.TrimPrefix(fields[0], "Benchmark")
			if procs > 1 {
				path = strings.TrimSuffix(path, "-"+strconv.Itoa(procs))
			}
			m, err := parseMeasured(fields[2:])
			if err != nil {
				return nil, nil, fmt.Errorf("%q: %w", line, err)
			}
			name := path
			if i := strings.LastIndexByte(path, '/'); i >= 0 {
				name, m.name = path[:i], path[i+1:]
			}
			all = keep(all, pkg, name, m)
		}
	}
	for _, g := range all {
		if len(g.cases) > 1 {
			groups = append(groups, *g)
		} else {
			alone = append(alone, g.pkg+" "+g.name)
		}
	}
	return groups, alone, nil
}

// parseMeasured reads pairs of a figure and its unit.
func parseMeasured(fields []string) (measured, error) {
	m := measured{nanoseconds: -1, allocs: -1}
	for i := 0; i+1 < len(fields); i += 2 {
		x, err := strconv.ParseFloat(fields[i], 64)
		if err != nil {
			return m, err
		}
		switch fields[i+1] {
		case "ns/op":
			m.nanoseconds = x
		case "allocs/op":
			m.allocs = int64(x)
		}
	}
	if m.nanoseconds < 0 {
		return m, fmt.Errorf("no ns/op")
	}
	return m, nil
}

// keep adds a measurement, or betters an earlier one of the same case.
func keep(all []*group, pkg, name string, m measured) []*group {
	var g *group
	for _, other := range all {
		if other.pkg == pkg && other.name == name {
			g = other
		}
	}
	if g == nil {
		g = &group{pkg: pkg, name: name}
		all = append(all, g)
	}
	for i := range g.cases {
		c := &g.cases[i]
		if c.name == m.name {
			c.nanoseconds = min(c.nanoseconds, m.nanoseconds)
			c.allocs = min(c.allocs, m.allocs)
			return all
		}
	}
	g.cases = append(g.cases, m)
	return all
}
