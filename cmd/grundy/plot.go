package main

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"grundy"
	"grundy/game"
	"grundy/plot"
)

var (
	cannotWrite = game.Text{En: "cannot write %s: %v", Zh: "无法写入 %s：%v"}
	titleText   = game.Text{En: "nimbers of %s", Zh: "%s 的 SG 值"}
	misereTitle = game.Text{En: "misère nimbers of %s", Zh: "%s 在反常规则下的 SG 值"}
)

// screen is the room of a picture in characters.
var screen = plot.Screen{Columns: 78, Lines: 22}

// plot draws the heaps below known, with the period when they show one.
func (a *app) plot(s *grundy.Sequence, l listing, known int) error {
	ctx := context.Background() // a picture of what an interrupted run has found
	title := titleText
	if l.misere {
		title = misereTitle
	}
	picture := plot.Scatter{From: int(l.from), To: known - 1, Values: s, Title: title.With(s.Ruleset)}
	if law, err := s.Law(ctx, known, &game.Budget{Bytes: mostTables()}); err == nil && law.Found() {
		picture.Period = plot.Period{Preperiod: law.Preperiod, Length: law.Period, Saltus: law.Saltus, Proved: law.Proved()}
	}
	if l.plot == "-" {
		return picture.Text(ctx, a.stdout, screen, a.lang)
	}
	return writeFile(l.plot, func(w io.Writer) error { return picture.SVG(ctx, w, a.lang) })
}

// writeFile makes a file, or replaces one, in one step: where it cannot be written
// whole, what was there stays. What is no regular file is written to as it is.
func writeFile(name string, write func(io.Writer) error) error {
	if info, err := os.Stat(name); err == nil && !info.Mode().IsRegular() {
		f, err := os.OpenFile(name, os.O_WRONLY, 0)
		if err == nil {
			err = errors.Join(write(f), f.Close())
		}
		return unwritten(name, err)
	}
	f, err := os.CreateTemp(filepath.Dir(name), filepath.Base(name)+".new*")
	if err != nil {
		return unwritten(name, err)
	}
	defer os.Remove(f.Name())
	err = errors.Join(write(f), f.Chmod(0o644), f.Close())
	if err == nil {
		err = os.Rename(f.Name(), name)
	}
	return unwritten(name, err)
}

// unwritten words why a file was not written, which is misuse where it cannot be
// opened; nil for nil.
func unwritten(name string, err error) error {
	if err == nil {
		return nil
	}
	if e, ours := errors.AsType[*game.Error](err); ours {
		return e
	}
	code := game.Internal
	if why, ok := errors.AsType[*fs.PathError](err); ok {
		err = why.Err
		if why.Op != "write" && why.Op != "close" {
			code = game.BadParameter
		}
	}
	return game.Refuse(code, cannotWrite, game.Short(name), game.Why(err))
}
