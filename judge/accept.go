package judge

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"grundy/catalogue"
	"grundy/engine/digraph"
	"grundy/game"
)

var (
	verdictText = game.Text{En: "the answer begins with %[1]s instead of %[2]s", Zh: "答案以 %[1]s 开头，应为 %[2]s"}
	lengthText  = game.Text{En: "the length of the list that follows is %[1]d instead of %[2]d", Zh: "后面有 %[1]d 个数，应有 %[2]d 个"}
	startText   = game.Text{En: "the walk does not begin at vertex %d", Zh: "路线不是从顶点 %d 出发"}
	noEdgeText  = game.Text{En: "no edge leads from %[1]d to %[2]d", Zh: "没有从 %[1]d 到 %[2]d 的边"}
	evenText    = game.Text{En: "the walk has an even number of moves", Zh: "路线的步数是偶数"}
	longText    = game.Text{En: "the walk has more than %d vertices", Zh: "路线超过 %d 个顶点"}
	goesOnText  = game.Text{En: "an edge leads on from the last vertex, %d", Zh: "最后一个顶点 %d 还有出边"}
	noMoveText  = game.Text{En: "this is no move", Zh: "这不是一步合法的走法"}
	noWinText   = game.Text{En: "the position after this move is not lost", Zh: "走这一步后的局面不是必败局面"}
)

// HasMany reports whether the problem has many right answers, which Accept knows. An
// input of such a problem has a single case.
func (p *Problem) HasMany() bool { return p.accepts != nil }

// Accept reports what is wrong with the output of a program for one case of a problem
// that has many right answers, of which ours is that of Answer. Of other problems it
// knows nothing; there only the output of Answer is right.
func (p *Problem) Accept(ctx context.Context, c Case, ours, output string) (known bool, wrong error) {
	if p.accepts == nil {
		return false, nil
	}
	verdict, got := strings.Fields(ours), strings.Fields(output)
	if len(got) == 0 || got[0] != verdict[0] {
		first, _, _ := strings.Cut(strings.TrimSpace(output), "\n")
		return true, game.Refuse(game.Syntax, verdictText, shown(first), shown(verdict[0]))
	}
	if len(verdict) == 1 {
		if len(got) > 1 {
			return true, game.Refuse(game.Syntax, lengthText, len(got)-1, 0)
		}
		return true, nil
	}
	numbers := make([]uint64, len(got)-1)
	for i, text := range got[1:] {
		n, err := strconv.ParseUint(text, 10, 64)
		if err != nil {
			return true, game.Refuse(game.Syntax, wordText, shown(text))
		}
		numbers[i] = n
	}
	return true, p.accepts(ctx, c.v, numbers)
}

// acceptsWalk wants a walk with which the first player of the sleepy game wins.
func acceptsWalk(_ context.Context, v []value, walk []uint64) error {
	switch s := v[3].n; {
	case len(walk) == 0 || walk[0] != s:
		return game.Refuse(game.Syntax, startText, s)
	case len(walk) > mostTurns:
		return game.Refuse(game.Syntax, longText, mostTurns)
	case len(walk)%2 == 1:
		return game.Refuse(game.Syntax, evenText)
	}
	rows, last := v[2].rows, walk[len(walk)-1]
	for i, w := range walk[1:] {
		if !slices.Contains(rows[walk[i]-1][1].list, w) {
			return game.Refuse(game.Syntax, noEdgeText, walk[i], w)
		}
	}
	if rows[last-1][0].n > 0 {
		return game.Refuse(game.Syntax, goesOnText, last)
	}
	return nil
}

// acceptsPromises wants the taxes after a winning move.
func acceptsPromises(ctx context.Context, v []value, taxes []uint64) error {
	n, before := int(v[0].n), v[2].list
	if len(taxes) != n {
		return game.Refuse(game.Syntax, lengthText, len(taxes), n)
	}
	links := rowLinks(v[3].rows, 1)
	b := usual()
	levels, _, err := nimbersOf(ctx, n, links, b)
	if err != nil {
		return err
	}
	g, err := digraph.New(ctx, n, links, b)
	if err != nil {
		return err
	}
	var changed []uint32
	for u, h := range taxes {
		if h != before[u] {
			changed = append(changed, uint32(u))
		}
	}
	isMove := slices.ContainsFunc(changed, func(u uint32) bool {
		return taxes[u] < before[u] && !slices.ContainsFunc(changed, func(w uint32) bool {
			return w != u && !slices.Contains(g.Options(u), w)
		})
	})
	switch {
	case !isMove:
		return game.Refuse(game.Syntax, noMoveText)
	case catalogue.PromisesOutcome(taxes, levels) == game.N:
		return game.Refuse(game.Syntax, noWinText)
	}
	return nil
}
