package main

import (
	"context"
	"encoding/json"
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
		En: "Say which rulesets of the catalogue and which patterns agree with a nim-sequence (the nimbers of heaps\n0, 1, 2, …, or from heap 1 on), with all lost heaps in ascending order (--lost), with lost pairs of heaps\n(all up to the largest heap), or with the nim-sequence of a rule file, and how far they were compared.\nThat they agree does not make them the same. A file has numbers, lines of a heap and its nimber, or what\ngrundy sequence prints in any form.",
		Zh: "给出与一张表相符的规则和规律，并说明比较到哪里。表可以是 SG 序列（大小为 0、1、2、… 的堆，或从 1\n开始）、从小到大的全部必败堆（--lost）、全部两堆必败局面（直到所列最大的堆），或规则文件的\nSG 序列。相符不等于相同。文件中可以是一串数、每行一堆及其 SG 值，或 grundy sequence 的任一种输出。",
	}
	lostHelp      = game.Text{En: "the values are lost heaps, not nimbers", Zh: "所给的是必败的堆，而不是 SG 值"}
	noTable       = game.Text{En: "which table? write grundy identify 0 1 2 0 1 2, or the name of a file", Zh: "哪张表？请写 grundy identify 0 1 2 0 1 2，或文件名"}
	badTerm       = game.Text{En: "%q is no term of a table: write numbers such as 0 1 2, or pairs such as (1,2)", Zh: "%q 不是表中的项：应写成 0 1 2 这样的数，或 (1,2) 这样的数对"}
	agreesText    = game.Text{En: "agrees with all %d terms", Zh: "与全部 %d 项相符"}
	agreesPart    = game.Text{En: "agrees with the first %d terms, and was not compared with the others", Zh: "与前 %d 项相符，其余未比较"}
	shiftText     = game.Text{En: ", term 0 being its heap %d", Zh: "，第 0 项对应大小为 %d 的堆"}
	lateText      = game.Text{En: ", after %d terms that are 0", Zh: "，但前面多出 %d 个 0"}
	nextText      = game.Text{En: "; next %s", Zh: "；接下来是 %s"}
	nothingAgrees = game.Text{En: "No ruleset and no pattern that was tried agrees with these %d terms.", Zh: "没有与这 %d 项相符的规则或规律。"}
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
	var lost bool
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
			return a.confined(c.Context(), rules.named(args), timeout, func(ctx context.Context) error {
				ctx, stop := withTimeout(ctx, timeout)
				defer stop()
				r, err := a.identified(ctx, rules, args, lost)
				if err != nil {
					return err
				}
				if a.json {
					return a.print(r.Listing(a.lang))
				}
				_, err = fmt.Fprint(a.stdout, a.sayIdentified(r))
				return err
			})
		},
	}
	c.Flags().BoolVar(&lost, "lost", false, a.say(lostHelp))
	c.Flags().DurationVar(&timeout, "timeout", 0, a.say(timeoutHelp))
	return c
}

// identified reads what was given and looks for it.
func (a *app) identified(ctx context.Context, rules ownRules, args []string, lost bool) (*identify.Report, error) {
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
		return identify.Nimbers(ctx, terms)
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
		return identify.Pairs(ctx, pairs)
	}
	terms, err := readTable(text)
	switch {
	case err != nil:
		return nil, err
	case lost && terms.pairs != nil:
		return identify.Pairs(ctx, terms.pairs)
	case lost:
		return identify.Lost(ctx, terms.list)
	}
	return identify.Nimbers(ctx, terms.list)
}

// readTable reads what grundy sequence --json prints, lines of a heap and its nimber, or
// numbers.
func readTable(text string) (t terms, err error) {
	var answer struct{ Values []uint64 }
	if json.Unmarshal([]byte(text), &answer) == nil && len(answer.Values) > 0 {
		return terms{list: answer.Values}, nil
	}
	columns := true
	var pairs [][2]uint64
	for line := range strings.Lines(text) {
		if len(pairs) == 0 && strings.TrimSpace(line) == strings.TrimSpace(csvHead) {
			continue
		}
		row, err := readTerms(line)
		if err != nil {
			return t, err
		}
		if t.list = append(t.list, row...); len(row) == 2 {
			pairs = append(pairs, [2]uint64(row))
		}
		columns = columns && (len(row) == 2 || len(row) == 0)
	}
	if !columns || len(pairs) < 2 {
		return t, nil
	}
	t.pairs = pairs
	for i, p := range pairs {
		if p[0] != pairs[0][0]+uint64(i) {
			return t, nil
		}
	}
	t.list = t.list[:0]
	for _, p := range pairs {
		t.list = append(t.list, p[1])
	}
	return t, nil
}

// terms are the numbers of a table, and its lines where each has two.
type terms struct {
	list  []uint64
	pairs [][2]uint64
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

// readTerms reads numbers with blanks or commas between them.
func readTerms(text string) ([]uint64, error) {
	var terms []uint64
	for _, word := range strings.FieldsFunc(text, isBetween) {
		x, err := strconv.ParseUint(word, 10, 64)
		if err != nil {
			return nil, game.Refuse(game.Syntax, badTerm, game.Short(word))
		}
		terms = append(terms, x)
	}
	return terms, nil
}

func isBetween(r rune) bool { return r <= ' ' || strings.ContainsRune(",;:，、；：[]", r) }

// readPairs reads pairs in brackets.
func readPairs(text string) ([][2]uint64, error) {
	var pairs [][2]uint64
	for _, m := range pairForm.FindAllStringSubmatch(text, -1) {
		x, err := readTerms(m[1] + " " + m[2])
		if err != nil {
			return nil, err
		}
		pairs = append(pairs, [2]uint64(x))
	}
	if rest := strings.TrimFunc(pairForm.ReplaceAllString(text, " "), isBetween); rest != "" {
		return nil, game.Refuse(game.Syntax, badTerm, game.Short(rest))
	}
	return pairs, nil
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
	if more > 0 {
		fmt.Fprintln(&b, moreAgree.With(more, len(r.Candidates)).In(a.lang))
	}
	switch {
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

func (a *app) sayAgreement(r *identify.Report, c identify.Candidate) string {
	t := agreesText
	if c.Agrees < r.Terms {
		t = agreesPart
	}
	text := t.With(c.Agrees).In(a.lang)
	switch {
	case c.Shift > 0:
		text += shiftText.With(c.Shift).In(a.lang)
	case c.Shift < 0:
		text += lateText.With(-c.Shift).In(a.lang)
	}
	if len(c.Next) > 0 {
		next := make([]string, 0, foretold)
		for _, x := range c.Next[:min(foretold, len(c.Next))] {
			next = append(next, strconv.FormatUint(x, 10))
		}
		text += nextText.With(strings.Join(next, ", ")).In(a.lang)
	}
	return text
}
