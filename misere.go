package grundy

import (
	"errors"
	"math/big"
	"slices"
	"strings"

	"grundy/engine/board"
	"grundy/game"
	"grundy/nimber"
)

var (
	misereText = game.Text{
		En: "the nimber belongs to normal play; in misère play it does not decide",
		Zh: "SG 值属于正常规则；在反常规则下它并不决定胜负",
	}
	nimLikeText = game.Text{
		En: "in misère sums each part acts as a nim heap of the size of its nimber",
		Zh: "在反常规则的和中，每个部分都相当于大小为其 SG 值的尼姆堆",
	}
	playedOutText = game.Text{
		En: "played out from the definition: a player who cannot move wins",
		Zh: "按定义推演：不能走的一方获胜",
	}
)

// misere decides a sum in misère play: by the rule of misère Nim where every
// component is known to act as Nim, otherwise by playing it out.
func (r *run) misere() (finder, error) {
	r.result.NimberNote = misereText.With()
	if len(r.result.Sum) == 0 {
		return r.playOut()
	}
	if slices.ContainsFunc(r.result.Sum, bringsArena) {
		find, err := r.loopyMisere()
		if err == nil || game.AsError(err).Code != game.Limit || r.anyCycle() {
			return find, err
		}
		return r.playOut() // where equal parts are counted together
	}
	for _, p := range r.result.Sum {
		t, ok := p.(game.Tamer)
		if !ok || t.Tame() == nil {
			return r.playOut()
		}
	}
	return r.nimLike()
}

// nimLike decides by the rule of misère Nim: with a part of nimber 2 or more as
// in normal play, otherwise the mover loses exactly when the nim-sum is 1.
func (r *run) nimLike() (finder, error) {
	vs, err := r.values()
	if err != nil {
		return nil, err
	}
	total, big2 := new(big.Int), 0
	for _, p := range r.result.Parts {
		total = nimber.Sum(total, p.Nimber)
		if p.Nimber.BitLen() > 1 {
			big2++
		}
	}
	r.result.Outcome = game.Won((total.Sign() != 0) == (big2 > 0))
	r.result.Warrant = r.tameWarrant()
	return func(i int) (game.Moves, error) {
		return r.misereMoves(vs[i], total, big2)
	}, nil
}

// tameWarrant names the theorem that makes the components Nim-like.
func (r *run) tameWarrant() Warrant {
	var sources []string
	for _, p := range r.result.Sum {
		if s := p.(game.Tamer).Tame().Source; !slices.Contains(sources, s) {
			sources = append(sources, s)
		}
	}
	if len(r.result.Sum) == 1 {
		return theorem(r.result.Sum[0].(game.Tamer).Tame())
	}
	return Warrant{By: ByTheorem, Source: strings.Join(sources, "; "), Detail: nimLikeText.With()}
}

// misereMoves lists the winning moves in v. A move in a part leaves the sum
// lost when the nim-sum becomes 0 and another part of nimber 2 or more stays,
// or when no such part stays and the nim-sum becomes 1.
func (r *run) misereMoves(v valued, total *big.Int, bigs int) (game.Moves, error) {
	if v.parts == nil {
		if v.nimber.BitLen() > 1 {
			bigs--
		}
		target := nimber.Sum(total, v.nimber)
		if bigs == 0 {
			target = nimber.Sum(target, big.NewInt(1))
		}
		return r.movesTo(v, target)
	}
	all := make([]game.Moves, len(v.parts))
	for i, q := range v.parts {
		m, err := r.misereMoves(q, total, bigs)
		if err != nil {
			return game.Moves{}, err
		}
		all[i] = m
	}
	return lift(v.pos.(game.Splitter), all), nil
}

// playOut searches the whole sum from the definition.
func (r *run) playOut() (finder, error) {
	rules := r.byNotation()
	s := board.NewOutcomes(rules, game.Misere)
	whole := rules.add(r.result.Sum)
	won, err := s.Settle(r.ctx, whole, r.budget)
	if errors.Is(err, board.ErrLoopy) {
		return r.loopyMisere()
	}
	if err != nil {
		return nil, err
	}
	for _, o := range rules.Options(whole, nil) { // one that is lost was enough to know
		if _, err := s.Settle(r.ctx, o, r.budget); errors.Is(err, board.ErrLoopy) {
			return r.loopyMisere()
		} else if err != nil {
			break // the moves cannot be listed then, and say so
		}
	}
	r.result.Outcome = game.Won(won)
	r.result.Warrant = Warrant{By: BySearch, Detail: playedOutText.With()}
	for i := range r.result.Components {
		r.result.Components[i].Warrant = r.result.Warrant
	}
	return func(i int) (game.Moves, error) {
		p := r.result.Sum[i]
		return r.filter(p, func(o game.Position) (bool, error) {
			w, err := s.Settle(r.ctx, rules.replace(whole, p, o), r.budget)
			return !w, err
		})
	}, nil
}
