// Package lawtest holds the laws that every ruleset obeys, and tries them
// against internal/oracle, which knows nothing but the moves.
package lawtest

import (
	"context"
	"fmt"
	"math/big"
	"slices"
	"strings"

	"grundy"
	"grundy/explain"
	"grundy/game"
	"grundy/internal/oracle"
)

// Check tries the laws on every position reachable from the roots and returns
// how many there are. The laws:
//
//   - the outcome, the nimber and the winning moves, all of them and no other,
//     are those of the definition, in normal and in misère play;
//   - a move from a lost position has an answer where one is offered;
//   - reading what was printed gives the same position, with the same moves at the
//     same places;
//   - the nimber of a sum is the nim-sum, and sums are decided as by definition;
//   - every move and every reason has words in both languages, and a reason
//     keeps what reason below asks of it;
//   - a picture names what is in it, and moves are made at places of it.
//
// A position that refuses misère play ends otherwise than by a lack of moves: its
// nimber and its sums are not those of the definition, and are left out.
func Check(roots []game.Position, fail func(format string, args ...any)) int {
	c := &checker{oracle: oracle.New(), fail: fail, solver: grundy.NewSolver(), sizes: map[string]int{}}
	seen := map[string]bool{}
	var all []game.Position
	for _, root := range roots {
		for _, p := range c.oracle.Reach(root, 0) {
			if key := p.String(); !seen[key] {
				seen[key] = true
				all = append(all, p)
			}
		}
	}
	for i, p := range all {
		c.position(p)
		if i%5 == 0 {
			c.sum(p, all[i*7919%len(all)])
		}
	}
	return len(all)
}

type checker struct {
	oracle   *oracle.Oracle
	fail     func(format string, args ...any)
	solver   *grundy.Solver
	sizes    map[string]int // positions reachable, as far as they are counted
	answered int
}

func (c *checker) size(p game.Position) int {
	key := p.String()
	if _, ok := c.sizes[key]; !ok {
		c.sizes[key] = len(c.oracle.Reach(p, mostInSum))
	}
	return c.sizes[key]
}

func everything(c game.Convention) grundy.Options {
	o := grundy.DefaultOptions()
	o.Convention, o.Moves, o.Text, o.Nimber = c, 0, 0, true
	return o
}

func (c *checker) position(p game.Position) {
	c.printing(p)
	c.words(p)
	c.picture(p)
	sum, misere, nimber := bars(p)
	c.solve(game.Sum{p}, p, game.Normal, sum.IsZero() && misere.IsZero() && nimber.IsZero())
	if misere.IsZero() {
		c.solve(game.Sum{p}, p, game.Misere, false)
	} else if _, err := c.solver.Solve(context.Background(), game.Sum{p}, everything(game.Misere)); err == nil {
		c.fail("%v: misère play should be refused", p)
	}
	if !sum.IsZero() {
		if _, err := c.solver.Solve(context.Background(), game.Sum{p, p}, everything(game.Normal)); err == nil {
			c.fail("%v: a sum should be refused", p)
		}
	}
}

func bars(p game.Position) (sum, misere, nimber game.Phrase) {
	if l, ok := p.(game.Loner); ok {
		return l.Alone()
	}
	return
}

// printing: parse(print(p)) == p, down to the moves.
func (c *checker) printing(p game.Position) {
	back, err := grundy.Parse(p.String())
	if err != nil || back.String() != p.String() {
		c.fail("%v reads back as %v, %v", p, back, err)
		return
	}
	if len(back) != 1 {
		return
	}
	if got, want := listed(back[0]), listed(p); !slices.Equal(got, want) {
		c.fail("%v, when it is read back, has the moves\n%q, not\n%q", p, got, want)
	}
}

// listed are the moves of a position: the place, the words, and where they lead.
func listed(p game.Position) (out []string) {
	for m := range p.Moves() {
		out = append(out, fmt.Sprint(m.At, " ", m.Say.In(game.En), " → ", m.To))
	}
	slices.Sort(out)
	return out
}

func (c *checker) words(p game.Position) {
	for m := range p.Moves() {
		for _, l := range []game.Lang{game.En, game.Zh} {
			if w := m.Say.In(l); w == "" || strings.Contains(w, "%!") {
				c.fail("%v: a move reads %q", p, w)
			}
		}
		if len(m.At) == 0 {
			c.fail("%v: the move %q does not say where it is made", p, m.Say.In(game.En))
		}
	}
}

// solve compares the answer for x with the oracle on p, which is x as one
// position.
func (c *checker) solve(x game.Sum, p game.Position, conv game.Convention, nimber bool) {
	r, err := c.solver.Solve(context.Background(), x, everything(conv))
	if err != nil {
		c.fail("%v, %v: %v", x, conv, err)
		return
	}
	if want := game.Won(c.oracle.Wins(p, conv)); r.Outcome != want {
		c.fail("outcome of %v, %v = %v, by definition %v", x, conv, r.Outcome, want)
		return
	}
	if nimber {
		want := new(big.Int).SetUint64(c.oracle.Value(p))
		if r.Nimber == nil || r.Nimber.Cmp(want) != 0 {
			c.fail("nimber of %v = %v, by definition %v", x, r.Nimber, want)
		}
	}
	c.moves(r, p, conv)
	c.answers(r, conv)
	c.reason(r)
}

// moves compares the winning moves, by their words and where they lead.
func (c *checker) moves(r *grundy.Result, p game.Position, conv game.Convention) {
	var got, want []string
	for _, m := range r.Winning {
		got = append(got, m.Say.In(game.En)+" → "+r.After(m).String())
	}
	for _, m := range c.oracle.WinningMoves(p, conv) {
		want = append(want, m.Say.In(game.En)+" → "+m.To.String())
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		c.fail("winning moves of %v, %v:\n got %q\nwant %q", r.Sum, conv, got, want)
	}
	if !r.Complete || r.Count == nil || r.Count.Cmp(big.NewInt(int64(len(want)))) != 0 {
		c.fail("%v, %v: counted %v winning moves, there are %d", r.Sum, conv, r.Count, len(want))
	}
}

// answers checks that every reply shown leaves the opponent lost.
func (c *checker) answers(r *grundy.Result, conv game.Convention) {
	for _, p := range r.Replies {
		after := r.After(p.Move).With(p.Answer.Component, p.Answer.To)
		if c.oracle.Wins(whole(after), conv) {
			c.fail("%v, %v: the reply %q does not win", r.Sum, conv, p.Answer.Say.In(game.En))
		}
	}
}

// shownMoves is how many winning moves a reason justifies one by one.
const shownMoves = 10

// normalPlay is the criterion of a search in normal play, and nothing else.
const normalPlay = "won when some option of it is lost"

// oftenDrawn is how many answers share one whose text is written with its reason:
// the words and figures of the reason are those of the wire form, tried every time.
const oftenDrawn = 8

// reason checks what every reason owes its reader: words in both languages, no
// step twice, each of the first winning moves of a sum of parts, an answer for a
// lost position, the criterion of the convention, and figures that can be drawn.
func (c *checker) reason(r *grundy.Result) {
	if r.Outcome == game.P && len(r.Replies) == 0 && answerable(r.Sum) && r.Positions < 100_000 {
		c.fail("%v, %v: lost, and no answer is shown", r.Sum, r.Convention)
	}
	c.answered++
	for _, l := range []game.Lang{game.En, game.Zh} {
		if text := explain.Text(r, l, c.answered%oftenDrawn == 1); strings.Contains(text, "%!") {
			c.fail("%v: the answer reads %q", r.Sum, text)
		}
		steps := explain.NewAnswer(r, l).Reason
		if len(steps) == 0 {
			c.fail("%v, %v: no reason", r.Sum, r.Convention)
		}
		for _, s := range steps {
			c.figure(r, s.Figure)
		}
		c.steps(r, steps, l)
	}
}

func (c *checker) steps(r *grundy.Result, steps []explain.Step, l game.Lang) {
	seen, all := map[string]bool{}, ""
	for _, s := range steps {
		if seen[s.Text] {
			c.fail("%v, %v: the reason says twice %q", r.Sum, r.Convention, s.Text)
		}
		seen[s.Text] = true
		if strings.Contains(s.Text, "%!") {
			c.fail("%v: the reason reads %q", r.Sum, s.Text)
		}
		all += strings.ToLower(s.Text)
	}
	if r.Convention == game.Misere && strings.Contains(all, normalPlay) {
		c.fail("%v: a reason of normal play in misère play", r.Sum)
	}
	if len(r.Parts) == 0 {
		return
	}
	for _, m := range r.Winning[:min(len(r.Winning), shownMoves)] {
		if w := m.Say.In(l); !strings.Contains(all, strings.ToLower(w)) {
			c.fail("%v, %v: the reason does not say why %q wins", r.Sum, r.Convention, w)
		}
	}
}

// answerable reports whether the first move leaves the opponent a move, without
// which there is no answer to show.
func answerable(s game.Sum) bool {
	for i, p := range s {
		for m := range p.Moves() {
			return movable(s.With(i, m.To))
		}
	}
	return false
}

func movable(s game.Sum) bool {
	for _, p := range s {
		for range p.Moves() {
			return true
		}
	}
	return false
}

// figure checks that a figure is of the closed list and marks what it holds.
func (c *checker) figure(r *grundy.Result, f *explain.Figure) {
	if f == nil {
		return
	}
	marked := len(f.Rows)
	switch f.Kind {
	case "columns", "residue":
	case "graph":
		marked = len(f.Labels) / 3
	case "parts", "pair", "mex":
		if marked != 1 && (f.Kind != "pair" || marked == 0) {
			c.fail("%v: a figure %s of %d rows", r.Sum, f.Kind, marked)
			return
		}
		marked = len(f.Rows[0])
	}
	if !slices.Contains(game.FigureKinds[:], f.Kind) {
		c.fail("%v: a figure of kind %q", r.Sum, f.Kind)
	}
	for _, label := range f.Labels {
		if strings.Contains(label, "%!") {
			c.fail("%v: a figure %s reads %q", r.Sum, f.Kind, label)
		}
	}
	for _, i := range f.Mark {
		if i < 0 || i >= marked {
			c.fail("%v: a figure %s marks %d of %d", r.Sum, f.Kind, i, marked)
		}
	}
}

// whole makes one position of a sum of one or two components.
func whole(s game.Sum) game.Position {
	if len(s) == 1 {
		return s[0]
	}
	return oracle.Sum{A: s[0], B: s[1]}
}

// mostInSum bounds the positions of a sum that is played out.
const mostInSum = 600

// sum compares p + q with the definition.
func (c *checker) sum(p, q game.Position) {
	for _, x := range []game.Position{p, q} {
		if bar, misere, _ := bars(x); !bar.IsZero() || !misere.IsZero() {
			return
		}
	}
	if c.size(p)*c.size(q) > mostInSum {
		return
	}
	x := game.Sum{p, q}
	if v := c.oracle.Value(whole(x)); v != c.oracle.Value(p)^c.oracle.Value(q) {
		panic(fmt.Sprintf("lawtest: the oracle finds %d for %v", v, x))
	}
	c.solve(x, whole(x), game.Normal, true)
	c.solve(x, whole(x), game.Misere, false)
}
