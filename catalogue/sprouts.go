package catalogue

import (
	"iter"
	"math/big"
	"slices"
	"strings"

	"grundy/game"
)

// Theory: what matters of a drawing are its regions and the cycles of spots round
// them; regions without a spot in common are independent [Applegate, Jacobson, Sleator
// 1991]. They found, for up to 11 spots, that the first player wins exactly when the
// number of spots leaves 3, 4 or 5 on division by 6, and conjectured it for all; that
// is not proved. Nimbers decide sums with far less work [Lemoine, Viennot 2012]. All
// values here are searched.

// Sprouts is the game of lines between spots.
var Sprouts = register(game.Ruleset{
	Name:     "sprouts",
	Aliases:  []string{"sprout", "豆芽游戏", "豆芽"},
	Keywords: []string{"Sprouts", "Conway Paterson", "spots and lines", "pencil and paper game", "芽游戏", "康威", "萌芽游戏", "连点游戏"},
	Title:    game.Text{En: "Sprouts", Zh: "豆芽游戏（Sprouts）"},
	Rule: game.Text{
		En: "Draw a line from a spot to another one or to itself that crosses no line, and put a new spot on it. No spot may meet more than three lines. Drawings that can be bent into each other are one. In text a land is its regions with / between them, a region its boundaries with . between them, and a boundary its spots in order: a digit for the lines that a spot has met, or a letter where it stands in two places.",
		Zh: "从一个点画线到另一个点或它自身，不与已有的线相交，并在线上加一个新点。每个点至多连三条线。可以连续变形互相得到的图视为相同。文本中，一块区域群由 / 隔开的各区域组成，区域由 . 隔开的各边界组成，边界是依次遇到的点：数字表示该点已连的线数，字母表示出现在两处的点。",
	},
	Forms: []game.Form{
		{Values: []game.Param{{Name: "n", Kind: game.Nat, Default: new(big.Int), Doc: game.Text{En: "spots", Zh: "点数"}}}},
		{Repeat: true, Values: []game.Param{{Name: "land", Kind: game.Word, Doc: game.Text{En: "regions with / between them, of boundaries with . between them", Zh: "用 / 隔开的区域，区域内用 . 隔开各边界"}}}},
	},
	Examples: []string{"sprouts(3)", `sprouts("2.2", "AB/0.AB")`},
	New:      newSprouts,
})

// sprouts are the lands of a position, sorted.
type sprouts struct {
	lands  []string
	search *sproutsSearch
}

// mostSpots bounds the spots, so that there are letters enough.
const mostSpots = 15

var (
	sproutsMany = game.Text{En: "sprouts takes at most %d spots, not %s", Zh: "豆芽游戏至多 %d 个点，而不是 %s"}
	sproutsSign = game.Text{En: "a land is written with 0, 1 and 2, letters, . and /, not with %q", Zh: "区域群用 0、1、2、字母、. 和 / 书写，不能用 %q"}
	sproutsVoid = game.Text{En: "a boundary has at least one spot, and %q has one without", Zh: "边界至少有一个点，而 %q 中有空的边界"}
	sproutsTwo  = game.Text{En: "spot %s should stand in two places, and stands in %d", Zh: "点 %s 应出现在两处，实际出现 %d 处"}
	sproutsOne  = game.Text{En: "spot %s stands in two boundaries of one region, which would be one boundary", Zh: "点 %s 出现在同一区域的两条边界上，而这样的两条边界应是一条"}
	sproutsBare = game.Text{En: "a spot that has met no line is a boundary by itself, and in %q it is not", Zh: "尚未连线的点自成一条边界，而 %q 中并非如此"}
)

func newSprouts(a game.Args) (game.Position, error) {
	p := sprouts{search: newSproutsSearch()}
	for _, n := range a.Nats() {
		if n.Cmp(big.NewInt(mostSpots)) > 0 {
			return nil, game.Refuse(game.Limit, sproutsMany, mostSpots, game.Short(n.String()))
		}
		if n.Sign() > 0 {
			p.lands = []string{strings.TrimSuffix(strings.Repeat("0.", int(n.Int64())), ".")}
		}
	}
	spots := 0
	for _, v := range a.Values {
		text, ok := v.(string)
		if !ok || text == "" {
			continue
		}
		if err := checkSprouts(text); err != nil {
			return nil, err
		}
		m := parseSprouts(text)
		for _, d := range m.degree {
			spots += 3 - d
		}
		m.tidy()
		for _, land := range m.lands() {
			p.lands = append(p.lands, canonicalSprouts(land))
		}
	}
	if spots > 3*mostSpots {
		return nil, game.Refuse(game.Limit, sproutsLives, 3*mostSpots, spots)
	}
	slices.SortFunc(p.lands, shorter)
	return p, nil
}

var sproutsLives = game.Text{En: "the spots of a position can meet at most %d more lines here, and these could meet %d", Zh: "这里各点合计至多还能连 %d 条线端，而给出的可连 %d 条"}

// checkSprouts refuses a text that is no land.
func checkSprouts(text string) error {
	places := map[rune]int{}
	for region := range strings.SplitSeq(text, "/") {
		within := map[rune]int{}
		for b, boundary := range strings.Split(region, ".") {
			if boundary == "" {
				return game.Refuse(game.BadParameter, sproutsVoid, game.Short(text))
			}
			for _, c := range boundary {
				switch {
				case strings.ContainsRune(sproutsNames, c):
					if at, ok := within[c]; ok && at != b {
						return game.Refuse(game.BadParameter, sproutsOne, string(c))
					}
					within[c] = b
					places[c]++
				case c == '0' && boundary != "0":
					return game.Refuse(game.BadParameter, sproutsBare, game.Short(boundary))
				case c < '0' || c > '2':
					return game.Refuse(game.BadParameter, sproutsSign, string(c))
				}
			}
		}
	}
	for _, c := range sproutsNames {
		if n := places[c]; n != 0 && n != 2 {
			return game.Refuse(game.BadParameter, sproutsTwo, string(c), n)
		}
	}
	return nil
}

func (p sprouts) String() string {
	n := game.Notation{Name: "sprouts"}
	switch {
	case len(p.lands) == 0:
		return n.Heaps(new(big.Int))
	case len(p.lands) == 1 && strings.Trim(p.lands[0], "0.") == "":
		return n.Heaps(big.NewInt(int64(len(p.lands[0])+1) / 2))
	}
	words := make([]string, len(p.lands))
	for i, land := range p.lands {
		words[i] = game.Literal(land)
	}
	return n.Write(words...)
}

// Moves go land by land; moves to the same position are one.
func (p sprouts) Moves() iter.Seq[game.Move] {
	return func(yield func(game.Move) bool) {
		for i, land := range p.lands {
			for _, o := range sproutsOptions(land) {
				if !yield(p.move(i, o)) {
					return
				}
			}
		}
	}
}

var (
	sproutsJoin = game.Text{
		En: "in region %[1]d join spot %[2]d of boundary %[3]d to spot %[4]d of boundary %[5]d, leaving %[6]s",
		Zh: "在第 %[1]d 个区域把第 %[3]d 条边界的第 %[2]d 个点与第 %[5]d 条边界的第 %[4]d 个点相连，得到 %[6]s",
	}
	sproutsLoop = game.Text{
		En: "in region %[1]d join spot %[2]d of boundary %[3]d to itself, leaving %[4]s",
		Zh: "在第 %[1]d 个区域把第 %[3]d 条边界的第 %[2]d 个点与它自身相连，得到 %[4]s",
	}
	sproutsAmong = game.Text{En: "%[2]v, in land %[1]d", Zh: "在第 %[1]d 块中：%[2]v"}
	sproutsBlank = game.Text{En: "nothing", Zh: "空"}
)

// move makes a move in a land.
func (p sprouts) move(i int, o sproutsOption) game.Move {
	lands := slices.Concat(p.lands[:i], o.lands, p.lands[i+1:])
	slices.SortFunc(lands, shorter)
	left := any(sproutsBlank.With())
	if len(o.lands) > 0 {
		left = strings.Join(o.lands, " + ")
	}
	from, to := o.from, o.to
	say := sproutsJoin.With(from.region+1, from.at+1, from.boundary+1, to.at+1, to.boundary+1, left)
	if from == to {
		say = sproutsLoop.With(from.region+1, from.at+1, from.boundary+1, left)
	}
	if len(p.lands) > 1 {
		say = sproutsAmong.With(i+1, say)
	}
	return game.Move{Say: say, At: []int{i}, To: sprouts{lands, p.search}}
}

// Parts are the lands.
func (p sprouts) Parts() []game.Position {
	parts := make([]game.Position, len(p.lands))
	for i := range p.lands {
		parts[i] = sprouts{p.lands[i : i+1 : i+1], p.search}
	}
	return parts
}

// Lift makes the move in the whole.
func (p sprouts) Lift(part int, m game.Move) game.Move {
	left := m.To.(sprouts).lands
	for _, o := range sproutsOptions(p.lands[part]) {
		if slices.Equal(o.lands, left) {
			return p.move(part, o)
		}
	}
	panic("catalogue: a move of a land is none of its moves")
}

// View writes the lands, one below the other.
func (p sprouts) View() game.View { return game.View{Kind: "lines", Rows: slices.Clone(p.lands)} }
