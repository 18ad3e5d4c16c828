package certificate

import "grundy/game"

// Flaw is what is wrong with a certificate: a field that is not true, or not one
// of a certificate. It unwraps to a *game.Error.
type Flaw struct {
	Field string // by its name in the file
	Err   *game.Error
}

func (f *Flaw) Error() string { return f.Err.Error() }

// Unwrap returns the sentence.
func (f *Flaw) Unwrap() error { return f.Err }

// flaw makes a Flaw of what cannot be so.
func flaw(field string, t game.Text, args ...any) *Flaw {
	return &Flaw{field, game.Refuse(game.BadParameter, t, args...)}
}

var (
	gameText    = game.Text{En: "a certificate is of one game: a code or a subtraction set", Zh: "一份证书只针对一个游戏：一个代码，或一个减法集合"}
	codeText    = game.Text{En: "the code cannot be read: %s", Zh: "代码无法读取：%s"}
	formText    = game.Text{En: "the code %s is to be written in canonical form, %s", Zh: "代码 %s 要写成规范形式 %s"}
	takeText    = game.Text{En: "the subtraction set must be ascending, of numbers from 1 to %d", Zh: "减法集合必须从小到大，且每个数在 1 到 %d 之间"}
	methodText  = game.Text{En: "the method %s is not known; methods are guy-smith, window, exclusion, size and saltus", Zh: "没有 %s 这种方法；方法有 guy-smith、window、exclusion、size 和 saltus"}
	rangeText   = game.Text{En: "%[1]s is %[2]d, outside the range from %[3]d to %[4]d", Zh: "%[1]s 的值 %[2]d 不在 %[3]d 到 %[4]d 的范围内"}
	sumText     = game.Text{En: "last_exception is %d, where preperiod - 1 is %d", Zh: "last_exception 的值是 %d，而 preperiod - 1 是 %d"}
	checkedText = game.Text{En: "the sentence in checked is not that of this certificate, which is %s", Zh: "checked 中的句子与这份证书不符，应为 %s"}
)

// check refuses a certificate with a field out of its range. It computes no
// nimber.
func (c Certificate) check() *Flaw {
	if f := c.checkGame(); f != nil {
		return f
	}
	switch c.Method {
	case GuySmith, Window, Exclusion, Size, Saltus:
	default:
		return flaw(methodField, methodText, quoted(string(c.Method)))
	}
	return c.checkRanges()
}

// checkRanges checks the numbers.
func (c Certificate) checkRanges() *Flaw {
	for _, r := range [...]struct {
		field           string
		value, from, to int64
	}{
		{preperiodField, c.Preperiod, 0, mostHeap},
		{periodField, c.Period, 1, mostHeap},
		{saltusField, c.Saltus, 0, mostNimber},
		{boundField, c.Bound, 0, mostHeap},
		{nimberField, c.MaxNimber, 0, mostNimber},
		{firstField, c.MaxFirst, 0, max(0, c.Bound)},
	} {
		if r.value < r.from || r.value > r.to {
			return flaw(r.field, rangeText, r.field, r.value, r.from, r.to)
		}
	}
	return nil
}

// checkGame checks the fields that name the game.
func (c Certificate) checkGame() *Flaw {
	switch {
	case c.Code != "" && len(c.Take) > 0:
		return flaw(takeField, gameText)
	case c.Code == "" && c.Take == nil:
		return flaw(codeField, gameText)
	case c.Code == "" && len(c.Take) == 0:
		return flaw(takeField, gameText)
	case c.Code == "":
		for i, t := range c.Take {
			if t < 1 || t > mostHeap || i > 0 && t <= c.Take[i-1] {
				return flaw(takeField, takeText, int64(mostHeap))
			}
		}
		return nil
	}
	_, f := readCode(c.Code)
	return f
}
