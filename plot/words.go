package plot

import "grundy/game"

var (
	heapsName   = game.Text{En: "heap", Zh: "堆的大小"}
	nimbersName = game.Text{En: "nimber", Zh: "SG 值"}
	followsName = game.Text{En: "follows the period", Zh: "符合周期"}
	oddName     = game.Text{En: "exception", Zh: "例外"}

	untitled = game.Text{En: "Nim-sequence", Zh: "SG 序列"}

	periodSays = game.Text{En: "period %[1]v from heap %[2]v on", Zh: "从大小为 %[2]v 的堆起，周期为 %[1]v"}
	saltusSays = game.Text{
		En: "period %[1]v and saltus %[3]v from heap %[2]v on",
		Zh: "从大小为 %[2]v 的堆起，周期为 %[1]v，每周期增加 %[3]v",
	}
	provedSays = game.Text{En: "%v, proved", Zh: "%v（已证明）"}
	seenSays   = game.Text{En: "%v, seen but not proved", Zh: "%v（仅为观察所得，未证明）"}

	rangeSays = game.Text{
		En: "Nimbers of the heaps %v to %v. The largest of these nimbers is %v, and the least %v.",
		Zh: "大小从 %v 到 %v 的堆的 SG 值，其中最大为 %v，最小为 %v。",
	}
	pointsSay = game.Text{En: "Each point is one heap.", Zh: "每个点是一个堆。"}
	cellsSay  = game.Text{
		En: "Heaps that fall on the same cell of a grid, %v cells wide and %v high, are drawn once: the stronger a cell, the more heaps fall on it.",
		Zh: "落在同一网格单元（横 %v 格、纵 %v 格）的堆只画一次：单元的颜色越浓，落在其中的堆越多。",
	}
	lawSays     = game.Text{En: "Marked: %v.", Zh: "图中标出：%v。"}
	oddSays     = game.Text{En: "A diamond marks a nimber that does not follow the period: %v in all.", Zh: "菱形表示不符合周期的 SG 值，共 %v 个。"}
	columnsSay  = game.Text{En: "%[1]v heaps to a column of dots", Zh: "每列点为 %[1]v 个堆"}
	sentences   = game.Text{En: "%v %v", Zh: "%v%v"}
	sizeRefused = game.Text{
		En: "a plot of this sequence needs from %[3]d to %[5]d columns and from %[4]d to %[5]d lines, and has %[1]d columns and %[2]d lines",
		Zh: "画此序列需要 %[3]d 到 %[5]d 列、%[4]d 到 %[5]d 行，而现有 %[1]d 列、%[2]d 行",
	}
)

// or is the phrase, or other words in its place where it says nothing.
func or(p game.Phrase, t game.Text) game.Phrase {
	if p.IsZero() {
		return t.With()
	}
	return p
}

// says is the law in words, its numbers written by number.
func (p Period) says(number func(uint64) string) game.Phrase {
	text, warrant := periodSays, seenSays
	if p.Saltus > 0 {
		text = saltusSays
	}
	if p.Proved {
		warrant = provedSays
	}
	args := []any{number(uint64(p.Length)), number(uint64(p.Preperiod))}
	if p.Saltus > 0 {
		args = append(args, number(uint64(p.Saltus)))
	}
	return warrant.With(text.With(args...))
}
