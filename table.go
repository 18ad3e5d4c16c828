package grundy

import (
	"context"
	"errors"
	"math/big"

	"grundy/engine/board"
	"grundy/game"
)

// Table holds what is known of the positions of two numbers: row by row those of the
// first number, from the least to the greatest, and in a row those of the second.
type Table struct {
	Cells   [][]Cell
	Warrant Warrant // of the last position that was looked at
}

// Cell is who wins a position, and its nimber, nil in misère play, where it has none, and
// where a limit kept it from being known.
type Cell struct {
	Outcome game.Outcome // 0 where the rules have no such position
	Nimber  *big.Int
}

// Pairs fills the table of positions of two numbers up to a greatest. It grows from the
// least numbers, so that the table which comes with an error is right as far as it goes;
// it is a square. Its errors are those of Solve.
func (s *Solver) Pairs(ctx context.Context, p *Pairs, to int, o Options) (*Table, error) {
	o.Convention = p.Convention
	r := newRun(ctx, &s.tables, nil, o)
	defer r.end()
	f := &filler{run: r, pairs: p}
	t := &Table{}
	sides := to - max(p.Least[0], p.Least[1]) + 1
	if err := f.begin(sides); err != nil {
		return t, game.AsError(err)
	}
	f.costly = f.budget.Part(f.budget.Left() / 2)
	for n := 0; n < sides; n++ {
		if err := f.shell(t, n); err != nil {
			return t, game.AsError(err)
		}
	}
	if f.found == 0 && f.refused != nil {
		return &Table{}, game.AsError(f.refused)
	}
	return t, nil
}

// filler fills a table. What it has found of one position serves the others.
type filler struct {
	*run
	pairs   *Pairs
	costly  *game.Budget // for nimbers; the rest is for outcomes
	found   int          // positions
	refused error        // what the rules said of the first pair that is none

	known    lookup                            // nimbers
	wins     func(game.Position) (bool, error) // outcomes
	warrant  Warrant                           // of wins
	rules    *byNotation
	outcomes *board.Search[id, bool]
}

// begin asks for the greatest position, or for one that is half as great and so on, where
// an engine makes one table of it and the smaller ones.
func (f *filler) begin(sides int) error {
	all := f.budget
	defer func() { f.budget = all }()
	for n := sides - 1; n > 0; n /= 2 {
		p, err := f.pairs.at(f.pairs.Least[0]+n, f.pairs.Least[1]+n)
		if err != nil {
			continue
		}
		if !f.bringsTable(p) {
			return nil
		}
		f.budget = all.Part(all.Left() / 4)
		f.costly = f.budget
		if _, err = f.cell(p); err == nil {
			return nil
		}
		f.rules, f.outcomes = nil, nil
		if game.AsError(err).Code != game.Limit || f.ctx.Err() != nil {
			return err
		}
		if f.budget.Spent() > 0 { // it had to be tried, and a smaller one has to be too
			return nil
		}
	}
	return nil
}

func (f *filler) bringsTable(p game.Position) bool {
	if _, ok := p.(game.Settler); ok {
		return true
	}
	_, ok := p.(game.Searcher)
	return ok && f.opts.Convention == game.Normal
}

// shell adds the positions whose larger number is the n-th.
func (f *filler) shell(t *Table, n int) error {
	row, column := make([]Cell, n+1), make([]Cell, n)
	for i := range 2*n + 1 {
		a, b := min(i, n), min(2*n-i, n) // (0, n), …, (n, n), …, (n, 0)
		c, err := f.pair(f.pairs.Least[0]+a, f.pairs.Least[1]+b)
		if err != nil {
			return err
		}
		if c.Outcome != 0 {
			t.Warrant = f.result.Warrant
		}
		if a < n {
			column[a] = c
		} else {
			row[b] = c
		}
	}
	for a := range column {
		t.Cells[a] = append(t.Cells[a], column[a])
	}
	t.Cells = append(t.Cells, row)
	return f.ctx.Err()
}

// pair finds out about a pair of numbers, which need not be a position.
func (f *filler) pair(a, b int) (Cell, error) {
	p, err := f.pairs.at(a, b)
	if err == nil {
		f.found++
		return f.cell(p)
	}
	if game.AsError(err).Code != game.BadParameter {
		return Cell{}, err
	}
	if f.refused == nil {
		f.refused = err
	}
	return Cell{}, nil
}

// cell finds out about one position.
func (f *filler) cell(p game.Position) (Cell, error) {
	f.result = &Result{Sum: game.Sum{p}, Convention: f.opts.Convention, Components: make([]Component, 1)}
	if err := f.admit(); err != nil {
		return Cell{}, err
	}
	if f.opts.Convention == game.Misere {
		return f.misereCell(p)
	}
	if l, ok := p.(game.Loner); ok {
		if _, _, none := l.Alone(); !none.IsZero() {
			return f.lone(p)
		}
	}
	v, err := f.nimber(p)
	switch {
	case err == nil:
		f.result.Warrant = v.warrant
		return Cell{v.worth().outcome(), v.nimber}, nil
	case game.AsError(err).Code != game.Limit || f.ctx.Err() != nil:
		return Cell{}, err
	}
	if c, lone := f.lone(p); lone == nil {
		return c, nil
	}
	return Cell{}, err
}

// nimber asks the earlier lookup first.
func (f *filler) nimber(p game.Position) (valued, error) {
	if f.known != nil {
		if v, err := f.known(p); err == nil && v != nil {
			return valued{pos: p, nimber: v.nimber, infinite: v.infinite, warrant: v.warrant}, nil
		}
	}
	all := f.budget
	f.budget = f.costly
	v, err := f.value(p)
	if f.budget = all; err == nil && v.known != nil {
		f.known = v.known
	}
	return v, err
}

var noWinnerText = game.Text{En: "no theorem or engine says who wins %v", Zh: "没有定理或引擎给出 %v 的胜负"}

// lone decides a position by its own theorem or engine for outcomes.
func (f *filler) lone(p game.Position) (Cell, error) {
	if f.wins != nil {
		if won, err := f.wins(p); err == nil {
			f.result.Warrant = f.warrant
			return Cell{Outcome: game.Won(won)}, nil
		}
	}
	wins, warrant, err := f.outcomeOf(p)
	if err != nil {
		return Cell{}, err
	}
	if wins == nil {
		return Cell{}, game.Refuse(game.Limit, noWinnerText, p)
	}
	won, err := wins(p)
	if err != nil {
		return Cell{}, err
	}
	f.wins, f.warrant, f.result.Warrant = wins, warrant, warrant
	return Cell{Outcome: game.Won(won)}, nil
}

// misereCell decides a position in misère play: by what decides it alone, as Nim where it
// is known to act so, and otherwise by playing it out.
func (f *filler) misereCell(p game.Position) (Cell, error) {
	c, err := f.lone(p)
	if err == nil || game.AsError(err).Code != game.Limit || f.budget.Short() || f.ctx.Err() != nil {
		return c, err
	}
	if t, ok := p.(game.Tamer); bringsArena(p) || ok && t.Tame() != nil {
		_, err := f.misere()
		return Cell{Outcome: f.result.Outcome}, err
	}
	if f.rules == nil {
		f.rules = f.byNotation()
		f.outcomes = board.NewOutcomes(f.rules, game.Misere)
	}
	f.result.Warrant = Warrant{By: BySearch, Detail: playedOutText.With()}
	won, err := f.outcomes.Settle(f.ctx, f.rules.add(f.result.Sum), f.budget)
	if errors.Is(err, board.ErrLoopy) {
		_, err = f.loopyMisere()
		return Cell{Outcome: f.result.Outcome}, err
	}
	return Cell{Outcome: game.Won(won)}, err
}
