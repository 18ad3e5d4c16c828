package game

import (
	"context"
	"errors"
	"strconv"
	"strings"
)

// Code says what kind of error it is; the command, the API and MCP share them.
type Code string

// The codes. The first three are misuse (exit status 2).
const (
	Syntax         Code = "syntax"
	UnknownRuleset Code = "unknown_ruleset"
	BadParameter   Code = "bad_parameter"
	NotImpartial   Code = "not_impartial"
	Limit          Code = "limit"
	Cancelled      Code = "cancelled"
	Internal       Code = "internal"
)

// Error is a refusal in words, and where in the input it arose. Columns and
// lines count from 1; 0 is unknown. The column counts the characters of Word where
// one is named.
type Error struct {
	Code   Code
	Say    Phrase
	File   string
	Line   int
	Column int
	Word   string
}

// Refuse makes an error.
func Refuse(c Code, t Text, args ...any) *Error { return &Error{Code: c, Say: t.With(args...)} }

// At returns the error with a column, unless it has one or is in a file.
func (e *Error) At(column int) *Error {
	if e.Column != 0 || e.File != "" {
		return e
	}
	f := *e
	f.Column = column
	return &f
}

func (e *Error) Error() string { return e.In(En) }

var (
	columnText = Text{"column %d", "第 %d 列"}
	withinText = Text{"column %[1]d of %[2]s", "%[2]s 的第 %[1]d 列"}
	lineText   = Text{"line %d", "第 %d 行"}
	comma      = Text{", ", "，"}
	colon      = Text{": ", "："}
)

// In words the error in one language, with its place in front.
func (e *Error) In(l Lang) string {
	var place []string
	if e.File != "" {
		place = append(place, Visible(e.File))
	}
	if e.Line != 0 {
		place = append(place, lineText.With(e.Line).In(l))
	}
	switch {
	case e.Column != 0 && e.Word != "":
		place = append(place, withinText.With(e.Column, Short(strconv.Quote(e.Word))).In(l))
	case e.Column != 0:
		place = append(place, columnText.With(e.Column).In(l))
	}
	if place == nil {
		return e.Say.In(l)
	}
	return strings.Join(place, comma.In(l)) + colon.In(l) + e.Say.In(l)
}

var (
	timeText      = Text{"the time limit was reached; allow more time to go on", "时间用完了；放宽时限后可继续"}
	cancelledText = Text{"cancelled", "已取消"}
	internalText  = Text{"%v", "%v"}
)

// AsError returns err as an *Error: context errors become Limit or Cancelled,
// and anything unforeseen becomes Internal.
func AsError(err error) *Error {
	var e *Error
	switch {
	case errors.As(err, &e):
		return e
	case errors.Is(err, context.DeadlineExceeded):
		return Refuse(Limit, timeText)
	case errors.Is(err, context.Canceled):
		return Refuse(Cancelled, cancelledText)
	}
	return Refuse(Internal, internalText, err)
}
