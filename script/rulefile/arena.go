package rulefile

import (
	"context"

	"grundy/game"
)

// graph is all that a position can become, numbered anew from 0.
type graph struct {
	rules          *rules
	all            []id
	numbers        []uint32 // of the ids, and one more; 0: not here
	first, options []uint32
}

// Explore lists all that the position can become, one canonical form for all that are
// alike. It spends a position of the budget for each move.
func (p *position) Explore(ctx context.Context, b *game.Budget) (*game.Arena, error) {
	if p.v == nil {
		return nil, nil
	}
	p.memo.Lock()
	defer p.memo.Unlock()
	g := &graph{rules: p.file.rules(ctx, b, p.memo), first: []uint32{0}}
	defer g.rules.close()
	if err := g.explore(ctx, g.rules.add(p.v), b); err != nil {
		return nil, g.rules.drift(err, p.v)
	}
	return &game.Arena{
		Order:   len(g.all),
		Options: func(v uint32) []uint32 { return g.options[g.first[v]:g.first[v+1]] },
		At:      g.at,
		Name:    func(v uint32) string { return g.at(v).String() },
		Number:  g.number,
	}, nil
}

// explore goes through the positions in the order in which they are met.
func (g *graph) explore(ctx context.Context, start id, b *game.Budget) error {
	if g.rules.err != nil {
		return g.rules.err
	}
	g.vertex(start)
	const vertexBytes, edgeBytes = 12, 4
	var row []id
	for i := 0; i < len(g.all); i++ {
		before := len(g.all)
		row = g.rules.Options(g.all[i], row[:0])
		if g.rules.err != nil {
			return g.rules.err
		}
		for _, o := range row {
			g.options = append(g.options, g.vertex(o))
		}
		g.first = append(g.first, uint32(len(g.options)))
		if err := b.Hold(int64(edgeBytes*len(row) + vertexBytes*(len(g.all)-before))); err != nil {
			return err
		}
		if err := b.Spend(ctx, int64(len(row))); err != nil {
			return err
		}
	}
	return nil
}

// vertex numbers a position.
func (g *graph) vertex(i id) uint32 {
	for int(i) >= len(g.numbers) {
		g.numbers = append(g.numbers, 0)
	}
	if g.numbers[i] == 0 {
		g.all = append(g.all, i)
		g.numbers[i] = uint32(len(g.all))
	}
	return g.numbers[i] - 1
}

func (g *graph) at(v uint32) game.Position {
	g.rules.Lock()
	defer g.rules.Unlock()
	f := g.rules.file
	return f.option(g.rules.position(g.all[v]), g.rules.memo)
}

func (g *graph) number(p game.Position) (uint32, bool) {
	g.rules.Lock()
	defer g.rules.Unlock()
	g.rules.under(context.Background(), &game.Budget{})
	defer g.rules.close()
	i, ok := g.rules.of(p)
	if !ok || int(i) >= len(g.numbers) || g.numbers[i] == 0 {
		return 0, false
	}
	return g.numbers[i] - 1, true
}
