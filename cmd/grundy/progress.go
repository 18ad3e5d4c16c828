package main

import (
	"fmt"
	"os"

	"grundy/game"
)

var progressText = game.Text{En: "%d positions computed", Zh: "已计算 %d 个局面"}

// watched is standard error when it is a terminal, otherwise nil.
func (a *app) watched() *os.File {
	f, ok := a.stderr.(*os.File)
	if !ok {
		return nil
	}
	if info, err := f.Stat(); err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return nil
	}
	return f
}

// progress returns a function that keeps one line of progress on standard error
// up to date, or nil when nobody watches.
func (a *app) progress() func(positions int64) {
	f := a.watched()
	if f == nil {
		return nil
	}
	return func(positions int64) {
		a.reporting.Store(true)
		fmt.Fprintf(f, "\r"+a.say(progressText), positions)
	}
}

// endProgress wipes the line of progress.
func (a *app) endProgress() {
	if a.reporting.Swap(false) {
		fmt.Fprint(a.stderr, "\r\x1b[K")
	}
}
