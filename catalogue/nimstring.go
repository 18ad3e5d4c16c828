package catalogue

import (
	"iter"
	"math/big"
	"math/bits"
	"strings"

	"grundy/game"
)

// Theory: Strings and Coins is Dots and Boxes on the dual graph: a box is a coin, a
// line to draw a string to cut, the outside the ground. Nimstring has its moves and no
// counting: who completes a coin, so that it hangs on nothing, must cut again, there or
// elsewhere, and who cannot has lost. A coin on one string is taken for nothing where
// its neighbour is the ground, or keeps two strings, or goes with it: the position has
// the nimber of what is left. Where the neighbour has one other string, whose cut
// completes nothing, the mover may take both coins and go on, or cut that other string
// and make the opponent take both and go on; one of these wins, whatever else there is:
// the position is loony, and has no nimber. Without a coin on one string the nimber is
// the mex of what the cuts leave, those of loony positions left out [Berlekamp, Conway,
// Guy 1982, chapter 16]. Nimbers are found by search.
var (
	nimstringLoony = &game.Theorem{
		Claim: game.Text{
			En: "a coin hangs on one string, and its neighbour on that and one other, whose cut completes no coin; the mover can take both and go on, or cut the other string and make the opponent take both and go on, and one of the two wins",
			Zh: "有一枚硬币只剩一根绳，与它相邻的硬币除这根绳外只剩另一根，而剪断另一根不会取走任何硬币；先手可以把两枚都取走再继续走，也可以剪断另一根绳，迫使对方取走两枚再继续走，二者之一必胜",
		},
		Source: "Berlekamp, Conway, Guy 1982",
	}
	nimstringMex = &game.Theorem{
		Claim: game.Text{
			En: "where no coin hangs on one string, the nimber is the least number that is not the nimber of what some cut leaves; cuts that leave a loony position do not count, since the opponent wins after them whatever else there is",
			Zh: "没有硬币只剩一根绳时，SG 值是各种剪法所得局面的 SG 值中未出现的最小非负整数；留下“疯狂”局面（loony）的剪法不计，因为此后无论还有什么，对方都必胜",
		},
		Source: "Berlekamp, Conway, Guy 1982",
	}
)

// Nimstring is Dots and Boxes for the last move.
var Nimstring = register(game.Ruleset{
	Name:    "nimstring",
	Aliases: []string{"strings_and_coins", "点格棋末步", "绳与硬币"},
	Keywords: []string{
		"Nimstring", "Strings and Coins", "Dots and Boxes", "loony move", "double-dealing", "long chain rule",
		"点格棋", "围地盘", "连点成格", "最后一步的点格棋", "剪绳取硬币",
	},
	Title: game.Text{En: "Nimstring", Zh: "绳与硬币（比最后一步的点格棋）"},
	Rule: game.Text{
		En: "Cut a string of a graph of coins; on a board of rows by columns of boxes, draw a line. Who completes a coin, which then has no string, or a box, must move again; who cannot has lost. Vertex 0 is the ground; coins on a board are numbered row by row from 1. Moves name a string by its ends, which keep their names; where several have the same ends, also by its place among the strings of the position.",
		Zh: "在由硬币和绳组成的图上剪断一根绳；在若干行若干列方格的棋盘上就是画一条线。使某枚硬币不再连着任何绳（即围成一格）的一方必须再走一步，不能走的一方输。顶点 0 代表地面；棋盘上的硬币从 1 起逐行编号。走法以两端指称一根绳，编号始终不变；几根绳两端相同时，再加上它在该局面各绳中的序号。",
	},
	Forms: []game.Form{
		{Values: []game.Param{
			{Name: "rows", Kind: game.Nat, Min: 1, Doc: game.Text{En: "rows of boxes", Zh: "方格的行数"}},
			{Name: "cols", Kind: game.Nat, Min: 1, Doc: game.Text{En: "columns of boxes", Zh: "方格的列数"}},
		}},
		{},
	},
	Params: []game.Param{{Name: "edges", Kind: game.Edges, Optional: true, Doc: game.Text{
		En: "instead of a board, the strings, each between two coins or a coin and the ground",
		Zh: "代替棋盘给出各根绳，每根连接两枚硬币，或一枚硬币与地面",
	}}},
	Examples: []string{"nimstring(2, 2)", "nimstring(edges=[(0, 1), (1, 2), (2, 3), (3, 1), (3, 0), (0, 2)])"},
	Theory:   []*game.Theorem{nimstringMex, nimstringLoony},
	New:      newNimstring,
})

// nimstringGraph are coins and strings, at most 64, and what is known of positions.
type nimstringGraph struct {
	names      []*big.Int // of the ground and the coins
	strings    [][2]int   // the ground is 0
	at         []uint64   // the strings of each coin
	twins      []uint64   // for each string, itself and the later ones between the same ends
	rows, cols int        // of a board; 0 for none
	search     nimstringSearch
}

// nimstring is a set of strings that are left.
type nimstring struct {
	on   *nimstringGraph
	left uint64
}

// mostStrings bounds the strings of a position, which is a set in a machine word.
const mostStrings = 64

var (
	nimstringEither = game.Text{En: "give either a board or edges, not both", Zh: "棋盘与边只能给一种"}
	nimstringMany   = game.Text{En: "there are at most %d strings here, and this position has %v", Zh: "这里至多 %d 根绳，而给出了 %v 根"}
	nimstringRing   = game.Text{En: "string %d joins %s with itself; a string has two different ends", Zh: "第 %d 根绳两端都是 %s；绳的两端必须不同"}
)

func newNimstring(a game.Args) (game.Position, error) {
	edges, isEdges := a.Named["edges"].([][2]*big.Int)
	g := &nimstringGraph{}
	if size := a.Nats(); len(size) == 2 {
		if isEdges {
			return nil, game.Refuse(game.BadParameter, nimstringEither)
		}
		// rows(cols + 1) + cols(rows + 1)
		count := new(big.Int).Mul(size[0], size[1])
		count.Lsh(count, 1).Add(count, size[0]).Add(count, size[1])
		if count.Cmp(big.NewInt(mostStrings)) > 0 {
			return nil, game.Refuse(game.Limit, nimstringMany, mostStrings, game.Short(count.String()))
		}
		g.rows, g.cols = int(size[0].Int64()), int(size[1].Int64())
		edges = boxEdges(g.rows, g.cols)
	}
	if len(edges) > mostStrings {
		return nil, game.Refuse(game.Limit, nimstringMany, mostStrings, len(edges))
	}
	vertices := numbered{}
	vertices.number(new(big.Int))
	g.strings = vertices.pairs(edges)
	g.names = vertices.names
	g.at, g.twins = make([]uint64, len(g.names)), make([]uint64, len(g.strings))
	for i, e := range g.strings {
		if e[0] == e[1] {
			return nil, game.Refuse(game.BadParameter, nimstringRing, i+1, game.Short(g.names[e[0]].String()))
		}
		g.at[e[0]] |= 1 << i
		g.at[e[1]] |= 1 << i
	}
	for i, e := range g.strings {
		g.twins[i] = g.at[e[0]] & g.at[e[1]] &^ (1<<i - 1)
	}
	return nimstring{g, 1<<len(g.strings) - 1}, nil
}

// boxEdges are the strings of a board: for each box those above and to the left, then
// those at the right and lower rims.
func boxEdges(rows, cols int) (edges [][2]*big.Int) {
	box := func(r, c int) *big.Int {
		if r < 0 || c < 0 || r == rows || c == cols {
			return new(big.Int)
		}
		return big.NewInt(int64(r*cols + c + 1))
	}
	for r := range rows + 1 {
		for c := range cols + 1 {
			if c < cols {
				edges = append(edges, [2]*big.Int{box(r-1, c), box(r, c)})
			}
			if r < rows {
				edges = append(edges, [2]*big.Int{box(r, c-1), box(r, c)})
			}
		}
	}
	return edges
}

func (p nimstring) String() string {
	g, n := p.on, game.Notation{Name: "nimstring"}
	if g.rows > 0 && bits.OnesCount64(p.left) == len(g.strings) {
		return n.Heaps(big.NewInt(int64(g.rows)), big.NewInt(int64(g.cols)))
	}
	return n.With("edges", namedPairs(g.names, p.strings())).Write()
}

// strings lists the strings that are left.
func (p nimstring) strings() (left [][2]int) {
	for rest := p.left; rest != 0; rest &= rest - 1 {
		left = append(left, p.on.strings[bits.TrailingZeros64(rest)])
	}
	return left
}

// completes counts the coins that the cut of string s would complete.
func (g *nimstringGraph) completes(left uint64, s int) (coins int) {
	for _, v := range g.strings[s] {
		if v != 0 && g.at[v]&left == 1<<s {
			coins++
		}
	}
	return coins
}

// mostTurns bounds the turns that are listed; a turn may take many coins.
const mostTurns = 10_000

// turns lists what may be left after a turn, and whether these are all.
func (p nimstring) turns() (left []uint64, all bool) {
	all = true
	seen := map[uint64]bool{p.left: true}
	for again, i := []uint64{p.left}, 0; i < len(again); i++ {
		for rest := again[i]; rest != 0; rest &= rest - 1 {
			s := bits.TrailingZeros64(rest)
			after := again[i] &^ (1 << s)
			switch completes := p.on.completes(again[i], s) > 0; {
			case seen[after]:
			case len(seen) > mostTurns:
				return left, false
			case completes:
				seen[after] = true
				again = append(again, after)
			default:
				seen[after] = true
				left = append(left, after)
			}
		}
	}
	return left, all
}

var nimstringTurns = game.Text{En: "there are more than %d turns, of several cuts each", Zh: "可走的回合（每个回合剪若干根）超过 %d 种"}

// Fault says when the turns could not all be listed.
func (p nimstring) Fault() error {
	if p.calm() {
		return nil
	}
	if _, all := p.turns(); !all {
		return game.Refuse(game.Limit, nimstringTurns, mostTurns)
	}
	return nil
}

// Moves are the turns.
func (p nimstring) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		turns, _ := p.turns()
		for _, left := range turns {
			if !yield(p.turn(left)) {
				return
			}
		}
	}
}

var (
	nimstringCut  = game.Text{En: "cut string %v", Zh: "剪断绳 %v"}
	nimstringCuts = game.Text{En: "cut strings %v, completing coins on the way", Zh: "剪断绳 %v，其间取走硬币"}

	// A string is named by its ends, and by its number where others have the same.
	nimstringEnds  = game.Text{En: "%[1]s–%[2]s", Zh: "%[1]s–%[2]s"}
	nimstringTwins = game.Text{En: "%[1]s–%[2]s (number %[3]d)", Zh: "%[1]s–%[2]s（第 %[3]d 根）"}
)

// turn is the move that leaves some strings.
func (p nimstring) turn(left uint64) game.Move {
	m := game.Move{To: nimstring{p.on, left}}
	var cut stringWords
	for gone := p.left &^ left; gone != 0; gone &= gone - 1 {
		s := bits.TrailingZeros64(gone)
		at := bits.OnesCount64(p.left & (1<<s - 1))
		m.At = append(m.At, at)
		cut = append(cut, p.ends(s, at))
	}
	m.Say = nimstringCuts.With(cut)
	if len(cut) == 1 {
		m.Say = nimstringCut.With(cut)
	}
	return m
}

// ends names a string, which stands at an index among those that are left.
func (p nimstring) ends(s, at int) game.Phrase {
	e := p.on.strings[s]
	say := nimstringEnds
	if both := p.on.at[e[0]] & p.on.at[e[1]] & p.left; bits.OnesCount64(both) > 1 {
		say = nimstringTwins
	}
	return say.With(game.Short(p.on.names[e[0]].String()), game.Short(p.on.names[e[1]].String()), at+1)
}

// stringWords are strings as a figure of a phrase.
type stringWords []game.Phrase

// In names the strings.
func (s stringWords) In(l game.Lang) string {
	words := make([]string, len(s))
	for i, p := range s {
		words[i] = p.In(l)
	}
	return strings.Join(words, ", ")
}

// View draws the graph; the ground is the first vertex.
func (p nimstring) View() game.View {
	return game.View{Kind: "graph", ByEdge: true, Names: shortNames(p.on.names), Edges: p.strings()}
}
