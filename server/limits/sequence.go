package limits

import (
	"context"
	"strings"

	"grundy"
	"grundy/explain"
	"grundy/game"
	"grundy/script"
)

// MostPlain is the largest number that is told as a plain one, and so the largest heap of
// a nim-sequence: beyond it those who read JSON may not have it exactly.
const MostPlain = 1 << 53

// PeriodHeaps is how far a period is looked for when nobody says.
const PeriodHeaps = 1_000_000

var (
	farText      = game.Text{En: "to=%d is beyond %d, the largest heap of a nim-sequence", Zh: "to=%d 超过 SG 序列中堆的上限 %d"}
	backwardText = game.Text{En: "from=%d is beyond to=%d", Zh: "from=%d 大于 to=%d"}
	manyText     = game.Text{En: "this asks for more than %d nimbers, the limit", Zh: "所求的 SG 值超过上限 %d 个"}
)

// Notation is a ruleset in notation that may be written as the command takes it (octal
// 0.137): what has no bracket is.
func (l Limits) Notation(text string) (string, error) {
	if strings.Contains(text, "(") {
		return text, nil
	}
	return l.Line(text)
}

// Line is the notation of a line, as it may stand after the command's solve.
func (l Limits) Line(text string) (string, error) {
	words, err := script.Fields(text)
	if err != nil {
		return "", err
	}
	return script.Words(words, l.Reader().Lookup)
}

// sequence reads a ruleset without values, in notation or as the command takes it
// (octal 0.137), for misère play or normal play as asked, or else by the convention of
// the ruleset.
func (l Limits) sequence(text string, misere *bool) (*grundy.Sequence, error) {
	text, err := l.Notation(text)
	if err != nil {
		return nil, err
	}
	r := l.Reader()
	var c game.Convention
	if misere != nil {
		c = game.Convention(*misere)
	} else if sum, err := r.Parse(text); err == nil && len(sum) == 1 {
		c, _ = grundy.ConventionOf(sum) // one ruleset agrees with itself
	}
	return r.ParseSequence(text, c)
}

// Nimbers are those of the heaps from one to another of a ruleset, at most so many. An
// error that comes with nimbers is one that ended them.
func (l Limits) Nimbers(ctx context.Context, ruleset string, misere *bool, from, to, most int, report func(int64), lang game.Lang) (explain.Sequence, error) {
	a := explain.Sequence{}
	switch {
	case to > MostPlain:
		return a, game.Refuse(game.BadParameter, farText, to, MostPlain)
	case from > to:
		return a, game.Refuse(game.BadParameter, backwardText, from, to)
	case to-from >= most:
		return a, game.Refuse(game.Limit, manyText, most)
	}
	s, err := l.sequence(ruleset, misere)
	if err != nil {
		return a, err
	}
	b := l.Budget(report)
	defer func() { b.Release(b.Held()) }()
	n := to - from + 1
	if err := b.Hold(8 * int64(n)); err != nil {
		return a, err
	}
	a.Values = make([]uint64, 0, n)
	err = s.Walk(ctx, from, to, b, func(_ int, nimbers []uint64) error {
		a.Values = append(a.Values, nimbers...)
		return nil
	})
	a.SequenceHead = explain.SequenceHead{Ruleset: s.Ruleset, Convention: s.Convention.String(), From: from}
	a.SequenceTail = explain.NewSequenceTail(s.Warrant(), err, lang)
	return a, err
}

// Law is that of the heaps of a ruleset below one, in normal play.
func (l Limits) Law(ctx context.Context, ruleset string, to int, report func(int64)) (notation string, law game.Law, err error) {
	if to > MostPlain {
		return "", law, game.Refuse(game.BadParameter, farText, to, MostPlain)
	}
	s, err := l.sequence(ruleset, new(bool))
	if err != nil {
		return "", law, err
	}
	b := l.Budget(report)
	defer func() { b.Release(b.Held()) }()
	law, err = s.Law(ctx, to, b)
	return s.Ruleset, law, err
}
