package main

import (
	"context"
	"fmt"
	"io"
	"time"

	"github.com/spf13/cobra"

	"grundy"
	"grundy/explain"
	"grundy/game"
)

const periodExample = `  grundy period kayles
  grundy period octal 0.16 --to 1e7
  grundy period subtract take=2,3,7 --json`

var (
	periodShort = game.Text{En: "Find the period of a nim-sequence, and prove it where a theorem can", Zh: "求 SG 序列的周期，并在有定理时加以证明"}
	periodLong  = game.Text{
		En: "Find the least preperiod and period of the nim-sequence of a ruleset. \"Proved\" means that a theorem\nmakes it hold for ever; otherwise it was only seen. A limit that ends the search early is told\non standard error.",
		Zh: "求一个规则的 SG 序列的最小前周期与最小周期。“已证明”表示有定理保证它永远成立，否则仅为观察。\n因上限而提前结束时，会在标准错误中说明。",
	}
	noHeapText   = game.Text{En: "--to 0 leaves no heap to compute; write --to 1000 or so", Zh: "--to 0 没有可计算的堆；请写 --to 1000 之类"}
	periodToHelp = game.Text{En: "compute no heap from `N` on", Zh: "只计算大小小于 `N` 的堆"}
)

// periodHeaps is how far a period is looked for when nobody says.
const periodHeaps = 1_000_000

func (a *app) period() *cobra.Command {
	to := count(periodHeaps)
	var limit count
	var timeout time.Duration
	var file string
	var rules ownRules
	c := &cobra.Command{
		Use:               "period RULESET [PARAM=…] [--to N]",
		Short:             a.say(periodShort),
		Long:              a.say(periodLong),
		Example:           periodExample,
		ValidArgsFunction: completeRuleset,
		RunE: func(c *cobra.Command, args []string) error {
			switch {
			case to == 0:
				return game.Refuse(game.BadParameter, noHeapText)
			case to > sequenceMax:
				return game.Refuse(game.BadParameter, farText, to, sequenceMax)
			}
			if err := checkTimeout(timeout); err != nil {
				return err
			}
			if err := checkFiles(c.Flags(), "certificate"); err != nil {
				return err
			}
			return a.confined(c.Context(), rules.named(args), timeout, func(ctx context.Context) error {
				s, err := a.ruleset(ctx, "period", rules, args, new(bool))
				if err != nil {
					return err
				}
				ctx, stop := withTimeout(ctx, timeout)
				defer stop()
				b := &game.Budget{Positions: int64(limit), Bytes: mostTables()}
				bar := a.bar(int64(to), 0)
				if bar != nil {
					b.Report = bar.set // most engines count a position a heap
				}
				law, err := s.Law(ctx, int(to), b)
				bar.end()
				if err != nil {
					return err
				}
				err = a.showPeriod(s.Ruleset, law)
				if law.Stopped != nil {
					fmt.Fprintf(a.stderr, "grundy: %s\n", game.AsError(law.Stopped).In(a.lang))
				}
				if err != nil || file == "" {
					return err
				}
				return certify(ctx, s, law, b, file)
			})
		},
	}
	rules.flag(a, c.Flags())
	c.Flags().Var(&to, "to", a.say(periodToHelp))
	c.Flags().StringVar(&file, "certificate", "", a.say(certificateHelp))
	c.Flags().Var(&limit, "limit", a.say(limitHelp))
	c.Flags().DurationVar(&timeout, "timeout", 0, a.say(timeoutHelp))
	return c
}

func (a *app) showPeriod(ruleset string, l game.Law) error {
	if a.json {
		return a.print(explain.NewPeriod(ruleset, l))
	}
	_, err := io.WriteString(a.stdout, explain.PeriodText(ruleset, l, a.lang))
	return err
}

// certify writes the proof of a law to a file.
func certify(ctx context.Context, s *grundy.Sequence, l game.Law, b *game.Budget, file string) error {
	c, err := s.Certificate(ctx, l, b)
	if err != nil {
		return err
	}
	return writeFile(file, func(w io.Writer) error {
		_, err := w.Write(c.Encode())
		return err
	})
}
