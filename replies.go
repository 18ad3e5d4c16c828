package grundy

import (
	"fmt"

	"grundy/game"
)

// Bounds on the search for replies, which only illustrate an answer.
const (
	replyAll  = 24      // moves of a position that are all answered where it has no more
	replyScan = 2_000   // moves looked at for different kinds
	replyCost = 100_000 // positions already spent above which no reply is sought
	replyMost = 20_000  // positions that all replies may cost together, within the limit
	replySize = 10_000  // parts of a sum, or bytes of a move's notation, above which no reply is sought
)

// replies answers the moves of a lost position where it has few, or else some: the
// first move of every heap or place that can be touched, then further ones, up to the
// options' number.
func (r *run) replies() error {
	if r.opts.Replies == 0 || r.budget.Spent() > replyCost || len(r.result.Parts) > replySize {
		return nil
	}
	left := min(replyMost, r.budget.Left())
	moves, all := r.few()
	if !all {
		moves = r.sample()
	}
	for _, m := range moves {
		if left <= 0 {
			break
		}
		answer, spent, err := r.answer(m, left)
		left -= spent
		if err != nil {
			return r.note(err)
		}
		if answer != nil {
			r.result.Replies = append(r.result.Replies, Reply{m, *answer})
		}
	}
	r.result.EveryReply = all && len(r.result.Replies) == len(moves) && len(moves) > 0
	return nil
}

// few returns the moves, all of them where there are at most replyAll.
func (r *run) few() (moves []Move, all bool) {
	for i, p := range r.result.Sum {
		for m := range p.Moves() {
			if len(moves) == replyAll || len(m.To.String()) > replySize {
				return nil, false
			}
			moves = append(moves, Move{Component: i, Move: m})
		}
	}
	return moves, true
}

// sample chooses moves of different kinds, in their order.
func (r *run) sample() []Move {
	var first, more []Move
	for i, p := range r.result.Sum {
		seen, n := map[string]bool{}, 0
		for m := range p.Moves() {
			if n++; n > replyScan || len(first) >= r.opts.Replies || len(m.To.String()) > replySize {
				break
			}
			if kind := fmt.Sprint(m.At); !seen[kind] {
				seen[kind] = true
				first = append(first, Move{Component: i, Move: m})
			} else if len(more) < r.opts.Replies {
				more = append(more, Move{Component: i, Move: m})
			}
		}
	}
	return append(first, more[:min(len(more), r.opts.Replies-len(first))]...)
}

// answer is the first winning move after m, found with so many positions at most, and
// how many it took; nil when it is not to be had with them, or when the opponent has won
// without a move.
func (r *run) answer(m Move, most int64) (*Move, int64, error) {
	o := r.opts
	o.Moves, o.Replies, o.Nimber, o.Positions, o.Tables = 1, 0, false, most, nil // so few positions take no table worth sharing
	after := r.result.After(m)
	sub := newRun(r.ctx, r.tables, after, o)
	sub.shared, sub.asReply = r.shared, true
	if err := sub.solve(); err != nil {
		if e := game.AsError(err); e.Code == game.Limit || e.Code == game.BadParameter { // no sum admits where the move leads
			return nil, sub.budget.Spent(), nil
		}
		return nil, 0, err
	}
	if len(sub.result.Winning) == 0 {
		return nil, sub.budget.Spent(), nil
	}
	return &sub.result.Winning[0], sub.budget.Spent(), nil
}
