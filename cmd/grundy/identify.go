package main

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"grundy/game"
	"grundy/identify"
)

const identifyExample = "  grundy identify 0 1 2 3 1 4 3 2 1 4 2 6\n  grundy identify --lost 1 2 3 5 8 13 21\n  grundy identify '(0,0) (1,2) (3,5) (4,7)'\n  grundy identify table.txt"

var (
	identifyShort = game.Text{En: "Say which rulesets and patterns agree with a table", Zh: "找出与一张表相符的规则与规律"}
	identifyLong  = game.Text{
		En: "Say which rulesets of the catalogue and which patterns agree with a nim-sequence (the nimbers of heaps\n0, 1, 2, …, or from heap 1 on), with all lost heaps in ascending order (--lost) or the outcomes P and N of\nheaps 0, 1, 2, …, with lost pairs of heaps (all up to the largest heap), with a table of two heaps, or with\nthe nim-sequence of a rule file, and how far they were compared. That they agree does not make them the\nsame. A file has numbers, lines of a heap and its nimber, or what grundy sequence prints in any form. A\ntable of two heaps has a line for heaps (0, 0), (0, 1), …, one for (1, 0), (1, 1), … and so on, of outcomes\nor nimbers, with the heaps at the head of lines and columns or without; numbers that are no square with\nthe same on both sides of its diagonal are taken for one with --grid only.",
		Zh: "给出与一张表相符的规则和规律，并说明比较到哪里。表可以是 SG 序列（大小为 0、1、2、… 的堆，或从 1\n开始）、从小到大的全部必败堆（--lost）或各堆的胜负（P、N）、全部两堆必败局面（直到所列最大的堆）、\n两堆的二维表，或规则文件的 SG 序列。相符不等于相同。文件中可以是一串数、每行一堆及其 SG 值，或\ngrundy sequence 的任一种输出。两堆的表第一行为 (0, 0)、(0, 1)、…，第二行为 (1, 0)、(1, 1)、…，\n以此类推，写胜负或 SG 值均可，行首、列首可以写上堆的大小；数表若不是对称方阵，须加 --grid。",
	}
	lostHelp      = game.Text{En: "the values are lost heaps, not nimbers", Zh: "所给的是必败的堆，而不是 SG 值"}
	gridHelp      = game.Text{En: "the values are a table of two heaps, line a that of (a, 0), (a, 1), …", Zh: "所给的是两堆的二维表，第 a 行为 (a, 0)、(a, 1)、…"}
	gridOrLost    = game.Text{En: "write either --lost or --grid, not both", Zh: "--lost 与 --grid 只能写一个"}
	fromText      = game.Text{En: "; the first line and column are of heap %d", Zh: "；首行首列为大小为 %d 的堆"}
	differPair    = game.Text{En: "They first differ on the heaps (%[1]d, %[2]d).", Zh: "它们最早在两堆 (%[1]d, %[2]d) 上不同。"}
	noTable       = game.Text{En: "which table? write grundy identify 0 1 2 0 1 2, or the name of a file", Zh: "哪张表？请写 grundy identify 0 1 2 0 1 2，或文件名"}
	agreesOne     = game.Text{En: "agrees with the only term", Zh: "与这一项相符"}
	agreesText    = game.Text{En: "agrees with all %d terms", Zh: "与全部 %d 项相符"}
	agreesPart    = game.Text{En: "agrees with the first %d terms, and was not compared with the others", Zh: "与前 %d 项相符，其余未比较"}
	shiftText     = game.Text{En: ", term 0 being its heap %d", Zh: "，第 0 项对应大小为 %d 的堆"}
	lateText      = game.Text{En: ", after %d terms that are 0", Zh: "，但前面多出 %d 个 0"}
	nextText      = game.Text{En: "; next %s", Zh: "；接下来是 %s"}
	nothingAgrees = game.Text{En: "No ruleset and no pattern that was tried agrees with these %d terms.", Zh: "没有与这 %d 项相符的规则或规律。"}
	nearText      = game.Text{En: "agrees with all %[1]d terms but %[2]s", Zh: "与 %[1]d 项中除以下之外的各项相符：%[2]s"}
	oddText       = game.Text{En: "term %[1]d (from 0), which is %[2]d there", Zh: "第 %[1]d 项（从 0 数起）在那里是 %[2]d"}
	oddAnd        = game.Text{En: " and ", Zh: "，以及"}
	fewTerms      = game.Text{En: "With so few terms, many rules agree by chance; give more.", Zh: "项数太少，许多规则只是碰巧相符；请多给一些。"}
	moreAgree     = game.Text{En: "%[1]d more agree; --json lists %[2]d in all.", Zh: "另有 %[1]d 个相符；--json 共列出 %[2]d 个。"}
	differText    = game.Text{En: "They first differ in term %d, counted from 0.", Zh: "它们最早在第 %d 项（从 0 数起）不同。"}
	differLost    = game.Text{En: "They first differ on heap %d.", Zh: "它们最早在大小为 %d 的堆上不同。"}
	sameText      = game.Text{En: "They foretell the same as far as they were compared.", Zh: "在已比较的范围内，它们的后续各项相同。"}
	periodText    = game.Text{En: "The terms show period %[1]d from term %[2]d on, which is seen and not proved.", Zh: "各项从第 %[2]d 项起呈现周期 %[1]d（仅为观察，未证明）。"}
	saltusText    = game.Text{En: "The terms show period %[1]d with saltus %[3]d from term %[2]d on, which is seen and not proved.", Zh: "各项从第 %[2]d 项起呈现周期 %[1]d、增量 %[3]d（仅为观察，未证明）。"}
)

// fileTerms is how many nimbers of a rule file are looked at.
const fileTerms = 200

var pairForm = regexp.MustCompile(`\(\s*(\d+)\s*,\s*(\d+)\s*\)`)

func (a *app) identify() *cobra.Command {
	var lost, grid bool
	var rules ownRules
	var timeout time.Duration
	c := &cobra.Command{
		Use:     "identify VALUES…|FILE",
		Short:   a.say(identifyShort),
		Long:    a.say(identifyLong),
		Example: identifyExample,
		RunE: func(c *cobra.Command, args []string) error {
			if len(args) == 0 {
				return game.Refuse(game.Syntax, noTable)
			}
			if err := checkTimeout(timeout); err != nil {
				return err
			}
			if lost && grid {
				return game.Refuse(game.Syntax, gridOrLost)
			}
			return a.confined(c.Context(), rules.named(args), timeout, func(ctx context.Context) error {
				ctx, stop := withTimeout(ctx, timeout)
				defer stop()
				r, err := a.identified(ctx, rules, args, lost, grid)
				if err != nil {
					return err
				}
				if a.json {
					err = a.print(r.Listing(a.lang))
					a.json = err != nil // the object has told why it stopped
				} else if r.Stopped == nil || len(r.Candidates) > 0 {
					_, err = fmt.Fprint(a.stdout, a.sayIdentified(r))
				}
				return cmp.Or(err, r.Stopped)
			})
		},
	}
	c.Flags().BoolVar(&lost, "lost", false, a.say(lostHelp))
	c.Flags().BoolVar(&grid, "grid", false, a.say(gridHelp))
	c.Flags().DurationVar(&timeout, "timeout", 0, a.say(timeoutHelp))
	return c
}

// identified reads what was given and looks for it.
func (a *app) identified(ctx context.Context, rules ownRules, args []string, lost, grid bool) (*identify.Report, error) {
	if rules.named(args) {
		s, err := a.ruleset(ctx, "identify", rules, args, nil)
		if err != nil {
			return nil, err
		}
		n, err := s.Grow(ctx, fileTerms, &game.Budget{Positions: 1_000_000, Bytes: mostTables()})
		if n < fileTerms && err != nil {
			return nil, err
		}
		terms := make([]uint64, fileTerms)
		s.Read(terms, 0)
		return identify.Nimbers(ctx, terms, nil)
	}
	text := strings.Join(args, " ")
	if len(args) == 1 && isFile(args[0]) {
		var err error
		if text, err = a.readAll(ctx, args[0], mostTable); err != nil {
			return nil, err
		}
	}
	if pairForm.MatchString(text) {
		pairs, err := readPairs(text)
		if err != nil {
			return nil, err
		}
		return identify.Pairs(ctx, pairs, nil)
	}
	if !lost {
		if heaps := readOutcomes(text); heaps != nil && !grid {
			return identify.Lost(ctx, heaps, nil)
		}
		if g, err := readGrid(text, grid); g != nil || err != nil {
			if err != nil {
				return nil, err
			}
			return identify.Table(ctx, *g, nil)
		}
	}
	terms, err := readTable(text)
	switch {
	case err != nil:
		return nil, err
	case lost && terms.pairs != nil:
		return identify.Pairs(ctx, terms.pairs, nil)
	case lost:
		return identify.Lost(ctx, terms.list, nil)
	}
	return identify.Nimbers(ctx, terms.list, nil)
}

// isFile reports whether a word is the name of a file, or looks like one.
func isFile(word string) bool {
	_, err := os.Stat(word)
	return err == nil || word != "" && !strings.ContainsAny(word[:1], "0123456789([")
}

// inBrackets is a text behind a name, where there is one.
func (a *app) inBrackets(t game.Text) string {
	if t == (game.Text{}) {
		return ""
	}
	return " (" + a.say(t) + ")"
}

// mostKin is how many candidates of one ruleset are printed.
const mostKin = 3

// sayIdentified words a report.
func (a *app) sayIdentified(r *identify.Report) string {
	var b strings.Builder
	kin, more := map[string]int{}, r.More
	for _, c := range r.Candidates {
		rule, _, _ := strings.Cut(c.Name.In(game.En), "(")
		if kin[rule]++; kin[rule] > mostKin {
			more++
			continue
		}
		fmt.Fprintf(&b, "%s%s\n  %s\n", c.Name.In(a.lang), a.inBrackets(c.Rule), a.sayAgreement(r, c))
	}
	if len(r.Candidates) == 0 {
		fmt.Fprintln(&b, nothingAgrees.With(r.Terms).In(a.lang))
	}
	for _, c := range r.Near {
		fmt.Fprintf(&b, "%s%s\n  %s\n", c.Name.In(a.lang), a.inBrackets(c.Rule), a.sayAgreement(r, c))
	}
	if more > 0 {
		fmt.Fprintln(&b, moreAgree.With(more, len(r.Candidates)).In(a.lang))
	}
	switch {
	case r.DifferPair != nil:
		fmt.Fprintln(&b, differPair.With(r.DifferPair[0], r.DifferPair[1]).In(a.lang))
	case r.Differ >= 0 && r.Lost:
		fmt.Fprintln(&b, differLost.With(r.Differ).In(a.lang))
	case r.Differ >= 0:
		fmt.Fprintln(&b, differText.With(r.Differ).In(a.lang))
	case r.Compared:
		fmt.Fprintln(&b, a.say(sameText))
	}
	if p := r.Period; p != nil {
		t := periodText
		if p.Saltus > 0 {
			t = saltusText
		}
		fmt.Fprintln(&b, t.With(p.Length, p.Preperiod, p.Saltus).In(a.lang))
	}
	if r.Few {
		fmt.Fprintln(&b, a.say(fewTerms))
	}
	return b.String()
}

// foretold is how many terms to come are printed.
const foretold = 6

// sayOdd words the terms in which a ruleset differs.
func (a *app) sayOdd(odd []identify.Odd) string {
	var all []string
	for _, o := range odd {
		all = append(all, oddText.With(o.Term, o.Value).In(a.lang))
	}
	return strings.Join(all, a.say(oddAnd))
}

func (a *app) sayAgreement(r *identify.Report, c identify.Candidate) string {
	t := agreesText
	if c.Agrees < r.Terms {
		t = agreesPart
	}
	text := t.With(c.Agrees).In(a.lang)
	if r.Terms == 1 {
		text = a.say(agreesOne)
	}
	if len(c.Odd) > 0 {
		text = nearText.With(c.Agrees+len(c.Odd), a.sayOdd(c.Odd)).In(a.lang)
	}
	switch {
	case c.Shift > 0 && r.Grid:
		text += fromText.With(c.Shift).In(a.lang)
	case c.Shift > 0:
		text += shiftText.With(c.Shift).In(a.lang)
	case c.Shift < 0:
		text += lateText.With(-c.Shift).In(a.lang)
	}
	var next []string
	for _, x := range c.Next {
		next = append(next, strconv.FormatUint(x, 10))
	}
	for _, p := range c.Pairs {
		next = append(next, fmt.Sprintf("(%d, %d)", p[0], p[1]))
	}
	if next = next[:min(foretold, len(next))]; len(next) > 0 {
		text += nextText.With(strings.Join(next, ", ")).In(a.lang)
	}
	return text
}
