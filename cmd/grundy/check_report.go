package main

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"

	"grundy/game"
	"grundy/judge/check"
)

var (
	tabledText   = game.Text{En: "positions compared: %s", Zh: "比较的局面：%s"}
	comparedText = game.Text{En: "positions compared: %[1]s, runs: %[2]d", Zh: "比较的局面：%[1]s；运行次数：%[2]d"}
	triedText    = game.Text{En: "samples: %[1]s, small cases: %[2]s, traps: %[3]s, random cases: %[4]s (seed %[5]d), runs: %[6]d", Zh: "样例：%[1]s，小数据：%[2]s，易错数据：%[3]s，随机数据：%[4]s（种子 %[5]d）；运行次数：%[6]d"}
	partText     = game.Text{En: "%[1]d of %[2]d", Zh: "%[2]d 中的 %[1]d"}
	nothingText  = game.Text{En: "%s: no failure was found, which is no proof.", Zh: "%s：没有发现错误（这不是证明）。"}
	cutText      = game.Text{En: "The time ended before all was tried; --total gives more.", Zh: "时间用完，没有试完全部数据；可用 --total 延长。"}
	largerText   = game.Text{En: "The time ended before the input was as small as it goes; --shrink gives more.", Zh: "时间用完，这个输入可能还能缩小；可用 --shrink 延长。"}
	wholeText    = game.Text{En: "The input is a sample as it stands.", Zh: "输入为原样的样例。"}
	unlikeText   = game.Text{En: "The answers first differ in line %d.", Zh: "答案最早在第 %d 行不同。"}
	missingText  = game.Text{En: "%[1]v positions in the range are not in the table: %[2]s", Zh: "范围内有 %[1]v 个局面不在表中：%[2]s"}
	forgivenText = game.Text{En: "White space at the ends of lines differed and was forgiven.", Zh: "行末空白有出入，未计为错误。"}
	failedTexts  = map[check.Kind]game.Text{
		check.WrongAnswer: {En: "%s: wrong answer.", Zh: "%s：答案错误。"},
		check.Crash:       {En: "%s: the program crashed.", Zh: "%s：程序异常退出。"},
		check.TimeOut:     {En: "%s: time limit exceeded.", Zh: "%s：超出时间限制。"},
		check.TooLarge:    {En: "%s: memory limit exceeded.", Zh: "%s：超出内存限制。"},
		check.TooLong:     {En: "%s: the output is far too long.", Zh: "%s：输出过长。"},
	}
	checkHeads = [...]game.Text{{En: "Input", Zh: "输入"}, {En: "Expected", Zh: "正确输出"}, {En: "Got", Zh: "程序输出"}}
	beforeText = game.Text{En: "%d bytes before … ", Zh: "前面还有 %d 字节…… "}
	moreText   = game.Text{En: "… %d more bytes; --json has them all", Zh: "……还有 %d 字节；用 --json 可得到全部"}
)

// printReport prints what a check has found, unless it could not be done.
func (a *app) printReport(r check.Report, err error) error {
	if err != nil {
		return err
	}
	if f := r.Failure; f != nil && f.Why != nil {
		f.Status = f.Why.In(a.lang)
	}
	if a.json {
		err = a.print(r)
	} else {
		_, err = fmt.Fprint(a.stdout, a.sayReport(r))
	}
	if err == nil && r.Failure != nil {
		return errReported
	}
	return err
}

// sayReport words a report.
func (a *app) sayReport(r check.Report) string {
	var b strings.Builder
	if f := r.Failure; f != nil {
		a.sayFailure(&b, r.ID, f)
	} else {
		fmt.Fprintln(&b, nothingText.With(r.ID).In(a.lang))
	}
	part := func(tried, planned int) string {
		if r.Failure != nil || tried == planned {
			return strconv.Itoa(tried)
		}
		return partText.With(tried, planned).In(a.lang)
	}
	small := part(r.Small, r.Planned.Small)
	tried := triedText.With(part(r.Samples, r.Planned.Samples), small, part(r.Traps, r.Planned.Traps), part(r.Random, r.Planned.Random), r.Seed, r.Runs)
	if r.Planned.Samples+r.Planned.Traps+r.Planned.Random == 0 {
		tried = comparedText.With(small, r.Runs)
	}
	if r.Runs == 0 {
		tried = tabledText.With(small)
	}
	fmt.Fprintln(&b, tried.In(a.lang))
	if m := r.Missing; m != nil && r.Failure == nil {
		list := strings.Join(m.First, "; ")
		if m.Count.Cmp(big.NewInt(int64(len(m.First)))) > 0 {
			list += "; …"
		}
		fmt.Fprintln(&b, missingText.With(m.Count, list).In(a.lang))
	} else if !r.Complete && r.Failure == nil {
		fmt.Fprintln(&b, a.say(cutText))
	}
	if r.Forgiven {
		fmt.Fprintln(&b, a.say(forgivenText))
	}
	return b.String()
}

// sayFailure words the failure of a program on a problem or a position.
func (a *app) sayFailure(b *strings.Builder, id string, f *check.Failure) {
	fmt.Fprintln(b, failedTexts[f.Kind].With(id).In(a.lang))
	if f.Status != "" {
		fmt.Fprintln(b, f.Status)
	}
	answers := mostShown
	if f.Kind != check.WrongAnswer {
		answers /= 10 // which are not what is wrong
	}
	for i, text := range []string{a.excerpt(f.Input, 1, mostShown), a.excerpt(f.Expected, f.Line, answers), a.excerpt(f.Got, f.Line, answers)} {
		fmt.Fprintf(b, "\n%s\n%s", a.say(checkHeads[i]), text)
	}
	b.WriteByte('\n')
	if f.Line > 1 {
		fmt.Fprintln(b, unlikeText.With(f.Line).In(a.lang))
	}
	switch {
	case f.Cases == 0:
		fmt.Fprintln(b, a.say(wholeText))
	case !f.Minimal:
		fmt.Fprintln(b, a.say(largerText))
	}
}

// mostShown is how much of an input or an output is shown.
const mostShown = 2000

// excerpt is some of a text, from its beginning or, where that would not show a line, from
// that line on, with a line break at its end.
func (a *app) excerpt(text string, line, most int) string {
	head, rest := "", 0
	if at := lineStart(text, line); at > most/2 && len(text) > most {
		head, text = beforeText.With(at).In(a.lang), text[at:]
	}
	if len(text) > most {
		text, rest = text[:most], len(text)-most
	}
	text = head + strings.ToValidUTF8(text, "?")
	if !strings.HasSuffix(text, "\n") {
		text += "\n"
	}
	if rest > 0 {
		text += moreText.With(rest).In(a.lang) + "\n"
	}
	return text
}

// lineStart is where a line of a text begins, or the last where there are fewer; lines
// count from 1.
func lineStart(text string, line int) int {
	at := 0
	for ; line > 1; line-- {
		next := strings.IndexByte(text[at:], '\n')
		if next < 0 {
			break
		}
		at += next + 1
	}
	return at
}
