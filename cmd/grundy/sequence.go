package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"grundy"
	"grundy/explain"
	"grundy/game"
	"grundy/internal/checkpoint"
	"grundy/script"
)

const sequenceExample = `  grundy sequence kayles --to 20
  grundy sequence octal 0.137 --to 1e6 --bfile
  grundy sequence subtract take=1,3,4 --to 30 --json`

var (
	sequenceShort = game.Text{En: "List the nimbers of the heaps of a ruleset", Zh: "列出一个规则各大小的堆的 SG 值"}
	sequenceLong  = game.Text{
		En: "List the nimbers of the heaps 0, 1, 2, … of a ruleset, its nim-sequence. Interrupted, it leaves\nwhat is right so far; with --checkpoint a later run goes on where this one was. What is known by a\nformula, a period or a finite subtraction set is made anew, about as fast as it would be read.",
		Zh: "列出一个规则大小为 0、1、2、… 的堆的 SG 值，即它的 SG 序列。被中断时，已得到的结果仍然有效；\n使用 --checkpoint 时，以后可从中断处继续。由公式、周期或有限减法集合得到的值会重新计算，\n其速度与读取文件相当。",
	}
	toHelp         = game.Text{En: "the last heap is `N`", Zh: "算到大小为 `N` 的堆"}
	fromHelp       = game.Text{En: "the first heap to list is `N`", Zh: "从大小为 `N` 的堆开始列出"}
	csvHelp        = game.Text{En: "write CSV", Zh: "以 CSV 输出"}
	bfileHelp      = game.Text{En: "write a b-file of the OEIS", Zh: "以 OEIS 的 b-file 格式输出"}
	misereSeqHelp  = game.Text{En: "misère nimbers: a heap without moves has 1", Zh: "反常规则下的 SG 值：不能走的堆为 1"}
	plotHelp       = game.Text{En: "draw the nimbers into `FILE`.svg, or on standard output for -; without another form nothing is listed", Zh: "把 SG 值画成图，写入 `FILE`.svg；- 表示在标准输出用字符画出。未指定其他格式时不再列出数值"}
	beyondText     = game.Text{En: "the last %[1]d bytes of %[2]s were not yet saved for good, and are taken away; heap %[3]d is the next", Zh: "%[2]s 最后的 %[1]d 字节尚未正式保存，已去掉；接着计算堆 %[3]d"}
	twoFilesText   = game.Text{En: "%s is of the checkpoint; give --plot a file of its own", Zh: "%s 属于检查点；请给 --plot 另一个文件"}
	checkpointHelp = game.Text{En: "keep what is computed in `FILE`, and go on from there", Zh: "把已计算的部分保存在 `FILE` 中，并从那里继续"}

	noRuleset   = game.Text{En: "which ruleset? write grundy %s kayles", Zh: "哪个规则？例如 grundy %s kayles"}
	noEnd       = game.Text{En: "how far? write --to 100", Zh: "算到多大的堆？请写 --to 100"}
	backward    = game.Text{En: "--from %d is beyond --to %d", Zh: "--from %d 大于 --to %d"}
	farText     = game.Text{En: "--to %d is beyond %d, the largest heap of a nim-sequence", Zh: "--to %d 超过 SG 序列中堆的上限 %d"}
	oneForm     = game.Text{En: "choose one of --csv, --bfile and --json", Zh: "--csv、--bfile、--json 只能选一个"}
	misereWord  = game.Text{En: "%s, misère play", Zh: "%s，反常规则"}
	sequenceMax = count(1) << 53
)

// listing is what a nim-sequence is asked for.
type listing struct {
	to, from           count
	limit              count
	timeout            time.Duration
	csv, bfile, misere bool
	checkpoint, plot   string
}

func (a *app) sequence() *cobra.Command {
	var l listing
	var rules ownRules
	c := &cobra.Command{
		Use:               "sequence RULESET [PARAM=…] --to N",
		Short:             a.say(sequenceShort),
		Long:              a.say(sequenceLong),
		Example:           sequenceExample,
		ValidArgsFunction: completeRuleset,
		RunE: func(c *cobra.Command, args []string) error {
			if len(args) == 0 {
				return game.Refuse(game.Syntax, noRuleset, "sequence")
			}
			if err := l.check(c.Flags().Changed("to"), a.json); err != nil {
				return err
			}
			if err := checkFiles(c.Flags(), "plot", "checkpoint"); err != nil {
				return err
			}
			if l.checkpoint != "" && l.plot != "" && slices.Contains(checkpoint.Files(filepath.Clean(l.checkpoint)), filepath.Clean(l.plot)) {
				return game.Refuse(game.BadParameter, twoFilesText, game.Short(l.plot))
			}
			return a.confined(c.Context(), rules.named(args), l.timeout, func(ctx context.Context) error {
				var asked *bool
				if c.Flags().Changed("misere") {
					asked = &l.misere
				}
				s, err := a.ruleset(ctx, "sequence", rules, args, asked)
				if err != nil {
					return err
				}
				l.misere = bool(s.Convention)
				ctx, stop := withTimeout(ctx, l.timeout)
				defer stop()
				return a.list(ctx, s, l)
			})
		},
	}
	f := c.Flags()
	rules.flag(a, f)
	f.Var(&l.to, "to", a.say(toHelp))
	f.Var(&l.from, "from", a.say(fromHelp))
	f.Var(&l.limit, "limit", a.say(limitHelp))
	f.DurationVar(&l.timeout, "timeout", 0, a.say(timeoutHelp))
	f.BoolVar(&l.csv, "csv", false, a.say(csvHelp))
	f.BoolVar(&l.bfile, "bfile", false, a.say(bfileHelp))
	f.BoolVar(&l.misere, "misere", false, a.say(misereSeqHelp))
	f.StringVar(&l.plot, "plot", "", a.say(plotHelp))
	f.StringVar(&l.checkpoint, "checkpoint", "", a.say(checkpointHelp))
	return c
}

// check refuses what cannot be listed.
func (l listing) check(hasEnd, json bool) error {
	forms := 0
	for _, f := range []bool{l.csv, l.bfile, json} {
		if f {
			forms++
		}
	}
	switch {
	case !hasEnd:
		return game.Refuse(game.Syntax, noEnd)
	case l.to > sequenceMax:
		return game.Refuse(game.BadParameter, farText, l.to, sequenceMax)
	case l.from > l.to:
		return game.Refuse(game.BadParameter, backward, l.from, l.to)
	case forms > 1:
		return game.Refuse(game.Syntax, oneForm)
	}
	return checkTimeout(l.timeout)
}

// ruleset reads the words of a ruleset without values, for misère play or normal
// play as asked, or else by the convention of the ruleset.
func (a *app) ruleset(ctx context.Context, command string, rules ownRules, words []string, misere *bool) (*grundy.Sequence, error) {
	if len(words) == 0 {
		return nil, game.Refuse(game.Syntax, noRuleset, command)
	}
	r, words, err := rules.reader(ctx, a, words)
	if err != nil {
		return nil, err
	}
	text, err := script.Words(words, r.Lookup)
	if err != nil {
		return nil, err
	}
	var c game.Convention
	if misere != nil {
		c = game.Convention(*misere)
	} else if sum, err := r.Parse(text); err == nil && len(sum) == 1 {
		c, _ = grundy.ConventionOf(sum) // one ruleset agrees with itself
	}
	s, err := r.ParseSequence(text, c)
	if err != nil {
		return nil, script.Place(words, text, err)
	}
	return s, nil
}

// withTimeout ends the context after a time, 0 for never.
func withTimeout(ctx context.Context, limit time.Duration) (context.Context, context.CancelFunc) {
	if limit == 0 {
		return ctx, func() {}
	}
	return context.WithTimeout(ctx, limit)
}

// errSettled ends a walk through heaps that a checkpoint keeps and nobody asked for,
// when all nimbers are known by a law: neither is needed any more.
var errSettled = errors.New("settled")

// list computes and writes. What was written before an error is right.
func (a *app) list(ctx context.Context, s *grundy.Sequence, l listing) (err error) {
	out := a.table(s, l)
	keep, done, start := func([]uint64) error { return nil }, 0, int(l.from)
	b := &game.Budget{Positions: int64(l.limit), Bytes: mostTables()}
	if l.checkpoint != "" {
		f, failed := a.resume(s, l, b)
		if failed != nil {
			return failed
		}
		defer func() { err = errors.Join(err, f.Close()) }()
		keep, done, start = f.Append, f.Heaps(), 0
	}
	known := 0
	bar := a.bar(int64(l.to)+1, int64(done))
	a.gate.begin(func(err error) { _ = out.end(err) }) // only a process that ends does this
	show := func(first int, nimbers []uint64) error {
		a.gate.table.Lock()
		defer a.gate.table.Unlock()
		end := first + len(nimbers)
		bar.set(int64(end))
		known = end
		settled := s.Settled()
		if end > done && !settled {
			if err := keep(nimbers[max(0, done-first):]); err != nil {
				return err
			}
		}
		if end <= int(l.from) && settled {
			return errSettled
		}
		if end <= int(l.from) {
			return nil
		}
		skip := max(0, int(l.from)-first)
		return out.block(first+skip, nimbers[skip:])
	}
	if err = s.Walk(ctx, start, int(l.to), b, show); err == errSettled {
		err = s.Walk(ctx, int(l.from), int(l.to), b, show)
	}
	a.gate.table.Lock() // for good: what is known is written, whatever its reader takes
	bar.end()
	if err := out.end(err); err != nil {
		return err
	}
	a.json = false // the object has told of the error
	if l.plot != "" && known > int(l.from) {
		return errors.Join(err, a.plot(s, l, known))
	}
	return err
}

// table makes the writer for the form asked for.
func (a *app) table(s *grundy.Sequence, l listing) table {
	switch {
	case a.json:
		head := explain.SequenceHead{Ruleset: s.Ruleset, Convention: game.Convention(l.misere).String(), From: int(l.from)}
		return newObject(a.stdout, head, s.Warrant, a.lang)
	case l.csv:
		return newRows(a.stdout, csvHead, ",")
	case l.bfile:
		return newRows(a.stdout, "", " ")
	case l.plot != "":
		return newRows(io.Discard, "", "")
	}
	return newRows(a.stdout, "", "")
}

// resume opens the checkpoint and takes over what it holds.
func (a *app) resume(s *grundy.Sequence, l listing, b *game.Budget) (*checkpoint.File, error) {
	of := s.Ruleset
	if l.misere {
		of = misereWord.With(of).In(game.En)
	}
	of += a.rules // the same name in another file means another game
	f, err := checkpoint.Open(l.checkpoint, of, func(nimbers []uint64) error { return s.Restore(nimbers, b) })
	if err == nil && f.Beyond() > 0 {
		said := beyondText.With(f.Beyond(), game.Short(l.checkpoint+".values"), f.Heaps())
		fmt.Fprintf(a.stderr, "grundy: %s\n", said.In(a.lang))
	}
	return f, err
}
