package codegen

// mistakes are inputs that break programs which were published for the problems; the
// answers come from programs in exact arithmetic, or that search.
var mistakes = map[string]exchange{
	"wythoff": { // the golden ratio in double precision, and as a constant
		"165580140 267914295\n228826126 370248450\n165580141 267914296\n433494436 701408732\n377 610\n987 1597\n75024 121392\n14573954537613649 23581153792354642\n14573954537613648 23581153792354641\n0 0\n",
		"0\n0\n1\n0\n0\n0\n0\n0\n1\n0\n",
	},
	"fibonacci":   {"512559680\n1776683621\n363076002\n368225352\n375819880\n12200160415121876738\n0\n", "First win\nFirst win\nFirst win\nFirst win\nFirst win\nSecond win\n"},
	"bash":        {"1 2\n3 5\n4 2\n", "1 2\n3 4 5\n1\n"},
	"nim":         {"3\n5 7 9\n0\n", "Yes\n9 2\n"},
	"misere_nim":  {"2\n1 1\n2 1 1\n", "Brother\nJohn\n"},
	"table":       {"2 1 3\n1\n1 2\n1 1\n1\n1 10000\n0\n", "L\nL\n"},
	"memo":        {"1\n8\n2\n1 8\n1\n1\n1\n27\n1\n30\n", "rainbow\nrainbow\nrainbow\nrainbow\nrainbow\n"},
	"staircase":   {"1\n2\n1 0\n", "second\n"},
	"grundy_game": {"3\n1222\n1000000\n1223\n", "second\nfirst\nfirst\n"},
}

// empties are cases without heaps, components, members of a set or vertices, each before
// one that has some: by definition whoever is to move has no move there.
var empties = map[string]exchange{
	"misere_nim": {"2\n0\n1 1\n", "John\nBrother\n"},
	"staircase":  {"2\n0\n2 0 1\n", "second\nfirst\n"},
	"moore":      {"2\n0 2\n1 2 5\n", "second\nfirst\n"},
	"memo":       {"0\n1 2\n", "rainbow\nfreda\n"},
	"table":      {"1 1\n0\n1 1\n2\n0\n1 1\n1 1\n1\n0\n0\n", "\nLW\nL\n"},
	"subtract":   {"0 2\n0 9\n1 1\n0\n1 1 1\n1\n", "0\n0\n1\n"},
	"sum":        {"0\n1\n1 1 1\n1\n0 5\n", "No\nYes\n1 1\nNo\n"},
	"octal":      {"2 7 7\n0\n0\n1 3\n2 7 7\n1 1\n0\n0\n", "0\n0\n1\n0\n"},
	"graph":      {"0\n0\n2\n0\n1 0\n0\n2\n0\n1 0\n1 1\n0\n", "WIN\n"},
	"loopy":      {"1 0\n0 0\n2 1\n0 1\n", "L\n\nWL\n"},
}
