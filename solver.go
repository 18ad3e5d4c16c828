package grundy

import (
	"context"
	"math/big"
	"slices"
	"time"

	"grundy/game"
)

// Solver answers questions and keeps the tables of earlier answers, within a
// bound, for later ones. It is safe for concurrent use.
type Solver struct{ tables tables }

// NewSolver returns a solver that remembers nothing yet.
func NewSolver() *Solver { return NewBoundedSolver(mostBytes) }

// NewBoundedSolver returns a solver whose tables between two answers have at most so
// many bytes.
func NewBoundedSolver(bytes int64) *Solver { return &Solver{tables{most: bytes}} }

// Solve says who wins the sum, lists the winning moves and says what the answer
// rests on. Theory is asked first and costs next to nothing; where it is
// silent, an engine computes within the limits of the options. The outcome
// comes first, then the nimber, then the moves, so that a limit reached late
// leaves a note and not an error. Errors are *game.Error: Limit when the outcome
// itself could not be reached, Cancelled when ctx ended, BadParameter for a sum
// or a convention that a component does not admit.
func (s *Solver) Solve(ctx context.Context, sum game.Sum, o Options) (*Result, error) {
	start := time.Now()
	r := newRun(ctx, &s.tables, sum, o)
	defer r.end()
	err := r.solve()
	if err == nil {
		r.result.Graph, err = r.smallGraph()
	}
	if err != nil {
		return nil, game.AsError(err)
	}
	r.result.Positions = r.budget.Spent()
	r.result.Elapsed = time.Since(start)
	return r.result, nil
}

// mostShared is how many tables of earlier sums Values looks into.
const mostShared = 8

// Values returns what says who wins a sum, and its nimber where the options ask for it and
// it has one, without the moves and the reasons of Solve: they cost the most where many sums
// are asked for. The tables of the first few sums serve all later ones, so that the largest
// is best asked for first. It is for one goroutine; its errors are those of Solve, and the
// limit that keeps back a nimber that is asked for, which Solve only notes.
func (s *Solver) Values(o Options) func(context.Context, game.Sum) (game.Outcome, *big.Int, error) {
	var kept []lookup
	return func(ctx context.Context, sum game.Sum) (game.Outcome, *big.Int, error) {
		r := newRun(ctx, &s.tables, sum, o)
		defer r.end()
		r.asReply, r.bare, r.shared.lookups = !o.Nimber, true, slices.Clip(kept)
		err := r.admit()
		if err == nil {
			_, err = r.decide()
		}
		if err != nil {
			return 0, nil, game.AsError(err)
		}
		kept = r.shared.lookups[:min(len(r.shared.lookups), mostShared)]
		return r.result.Outcome, r.result.Nimber, nil
	}
}

// shared is what an answer shares with the replies that it looks for.
type shared struct {
	lookups []lookup
	arenas  []*arena
}

// run is one answer in the making.
type run struct {
	ctx     context.Context
	tables  *tables
	shared  *shared
	budget  *game.Budget
	listing *game.Budget // bounds the moves that are gone through, settled or not
	opts    Options
	result  *Result
	asReply bool // only the first winning move is asked for
	bare    bool // nothing that explains is asked for
	cut     bool // the drawing moves could not all be found
	shown   int  // most positions that are explored by their moves; 0: no bound
	text    int  // bytes that result.Winning takes where it is printed

	valued []valued                                          // the components, where their values were found
	played func(i int, q game.Position) (game.Outcome, bool) // who wins with q in the place of component i, where the sum was played out
}

func newRun(ctx context.Context, t *tables, sum game.Sum, o Options) *run {
	r := &run{
		ctx: ctx, tables: t, opts: o, shared: &shared{},
		budget:  o.budget(),
		listing: &game.Budget{Positions: o.Positions},
		result:  &Result{Sum: sum, Convention: o.Convention, Components: make([]Component, len(sum))},
	}
	for i, p := range sum {
		r.result.Components[i].Position = p
	}
	return r
}

// end gives back what the call held of tables that it shares with others. What the
// solver keeps of them has a bound of its own.
func (r *run) end() { r.budget.Release(r.budget.Held()) }

func (r *run) solve() error {
	if err := r.admit(); err != nil {
		return err
	}
	find, err := r.decide()
	if err != nil {
		return err
	}
	if r.result.Loopy {
		return r.listLoopy(find)
	}
	if r.result.Outcome == game.N {
		return r.list(find)
	}
	r.result.Count, r.result.Complete = new(big.Int), true
	return r.replies()
}

// admit refuses sums and conventions that a component cannot stand in, and
// components whose moves are not to be had.
func (r *run) admit() error {
	for _, p := range r.result.Sum {
		if f, ok := p.(game.Failing); ok && f.Fault() != nil {
			return f.Fault()
		}
		l, ok := p.(game.Loner)
		if !ok {
			continue
		}
		sum, misere, _ := l.Alone()
		if len(r.result.Sum) > 1 && !sum.IsZero() {
			return &game.Error{Code: game.BadParameter, Say: sum}
		}
		if r.opts.Convention == game.Misere && !misere.IsZero() {
			return &game.Error{Code: game.BadParameter, Say: misere}
		}
	}
	return nil
}

// finder gives the winning moves in one component of a position that is won.
type finder func(component int) (game.Moves, error)

// decide finds the outcome, the nimber where it is due, and how to find the
// winning moves.
func (r *run) decide() (finder, error) {
	if len(r.result.Sum) == 1 {
		if find, err := r.alone(r.result.Sum[0]); find != nil || err != nil {
			return find, err
		}
	}
	if r.opts.Convention == game.Misere {
		return r.misere()
	}
	return r.normal()
}

// contradictText is what rules earn that are not what they say they are.
var contradictText = game.Text{
	En: "the rules contradict themselves: %v is won, and no move wins it; parts or canonical of a rule file may be wrong",
	Zh: "规则自相矛盾：%v 先手必胜，却没有必胜的走法；规则文件的 parts 或 canonical 可能有误",
}

// list counts the winning moves and keeps as many as were asked for.
func (r *run) list(find finder) error {
	total, text := new(big.Int), quoted(r.result.Sum.String())
	full, open := false, game.Phrase{}
	for i, p := range r.result.Sum {
		moves, err := find(i)
		if err != nil {
			return r.note(err)
		}
		if moves.Count == nil {
			open = moves.Why
		} else {
			total.Add(total, moves.Count)
		}
		rest := text - quoted(p.String())
		for m := range moves.List {
			move := Move{Component: i, Move: m}
			size := move.printed(rest + quoted(m.To.String()))
			if full = full || r.full(size); full {
				break
			}
			r.result.Winning = append(r.result.Winning, move)
			r.text += size
		}
	}
	if !open.IsZero() {
		r.result.CountNote = open
		return nil
	}
	if total.Sign() == 0 && r.opts.Convention == game.Normal {
		return game.Refuse(game.BadParameter, contradictText, r.result.Sum)
	}
	r.result.Count = total
	r.result.Complete = !full && total.Cmp(big.NewInt(int64(len(r.result.Winning)))) == 0
	return nil
}

// full reports whether a move that takes so many bytes is one too many.
// The first move is always listed.
func (r *run) full(size int) bool {
	n := len(r.result.Winning)
	return r.opts.Moves > 0 && n >= r.opts.Moves || n > 0 && r.opts.Text > 0 && r.text+size > r.opts.Text
}

// note records why the moves could not be counted; a cancelled call is an error
// all the same.
func (r *run) note(err error) error {
	e := game.AsError(err)
	if e.Code != game.Limit {
		return e
	}
	r.result.CountNote = e.Say
	return nil
}
