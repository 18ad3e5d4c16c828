package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/pflag"

	"grundy"
	"grundy/explain"
	"grundy/game"
	"grundy/script"
)

// longestLine bounds a line of a batch, in bytes.
const longestLine = 64 << 20

var (
	openText     = game.Text{En: "cannot open %s: %v", Zh: "无法打开 %s：%v"}
	readText     = game.Text{En: "reading stopped: %v", Zh: "读取中断：%v"}
	lineText     = game.Text{En: "the line is longer than %d bytes, the limit", Zh: "此行超过上限 %d 字节"}
	noFileText   = game.Text{En: "%s wants the name of a file, or - for standard input", Zh: "%s 需要文件名，或用 - 表示标准输入"}
	namelessText = game.Text{En: "%s wants the name of a file", Zh: "%s 需要文件名"}
	placedText   = game.Text{En: "%v", Zh: "%v"}
	fileLineText = game.Text{En: "a line names a ruleset, not its file; write %s …, and --rules %s beside --batch", Zh: "一行应写规则名而不是规则文件；请写 %s …，并在 --batch 旁加 --rules %s"}
	noLineText   = game.Text{En: "%v holds no line, so there is nothing to answer", Zh: "%v中一行也没有，没有要求解的局面"}
	stdinWord    = game.Text{En: "standard input", Zh: "标准输入"}
	fileWord     = game.Text{En: "%s", Zh: "%s "}
	emptyText    = game.Text{En: "%s is empty", Zh: "%s 是空文件"}
	blankText    = game.Text{En: "the line is blank", Zh: "空行"}
)

// cannotOpen says why a file cannot be read.
func cannotOpen(file string, err error) error {
	return game.Refuse(game.BadParameter, openText, game.Short(file), game.Why(err))
}

// batch answers every line of a file with one line of JSON.
func (a *app) batch(ctx context.Context, file string, q question) error {
	in := a.stdin
	if file != "-" {
		f, err := os.Open(file)
		if err != nil {
			return cannotOpen(file, err)
		}
		defer f.Close()
		in = f
	}
	r := bufio.NewReaderSize(in, 1<<16)
	w := bufio.NewWriter(a.stdout)
	defer w.Flush()
	b := batcher{app: &app{stdout: w, lang: a.lang}, solver: grundy.NewSolver(), file: file}
	failed := false
	for n := 1; ; n++ {
		line, err := readLine(r)
		if err == io.EOF && n == 1 {
			a.nothingIn(file)
		}
		if err == io.EOF {
			break
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err != nil && game.AsError(err).Code == game.Internal {
			if n == 1 { // a directory, for instance
				return cannotOpen(file, err)
			}
			return game.Refuse(game.Internal, readText, game.Why(err))
		}
		if err == nil {
			err = b.line(ctx, line, q)
		}
		if err != nil {
			failed = true
			if err := b.refuse(err, n); err != nil {
				return err
			}
		}
		if err := w.Flush(); err != nil { // so that a kill loses no answer
			return err
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
	}
	if failed {
		return errReported
	}
	return nil
}

// nothingIn says that a batch is empty, which is no failure.
func (a *app) nothingIn(file string) {
	name := fileWord.With(game.Short(file))
	if file == "-" {
		name = stdinWord.With()
	}
	fmt.Fprintf(a.stderr, "grundy: %s\n", noLineText.With(name).In(a.lang))
}

type batcher struct {
	*app
	solver *grundy.Solver
	file   string
}

// line answers one line: what may stand after solve, flags included.
func (b batcher) line(ctx context.Context, line string, q question) error {
	words, err := script.Fields(line)
	if err != nil {
		return err
	}
	if len(words) == 0 {
		return game.Refuse(game.Syntax, blankText)
	}
	f := pflag.NewFlagSet("", pflag.ContinueOnError)
	f.SetOutput(io.Discard)
	q.flags(b.app, f)
	f.Bool("json", true, "")
	name := f.String("lang", "", "")
	for i, w := range words {
		if negative(w) && (i == 0 || !strings.HasPrefix(words[i-1], "--")) {
			words[i] = "(" + w + ")"
		}
	}
	if err := f.Parse(words); err != nil {
		return flagError("grundy solve", err)
	}
	if f.NArg() == 0 {
		return game.Refuse(game.Syntax, nothing)
	}
	if file := f.Arg(0); strings.HasSuffix(file, ruleSuffix) {
		return game.Refuse(game.Syntax, fileLineText, game.Short(ownName(file)), game.Short(file))
	}
	lang := b.lang
	if f.Changed("lang") {
		if lang, err = spoken(*name); err != nil {
			return err
		}
	}
	q.chosen = q.chosen || f.Changed("misere")
	r, err := q.answer(ctx, b.solver, f.Args())
	if err != nil {
		return err
	}
	return b.print(explain.NewAnswer(r, lang))
}

func (b batcher) refuse(err error, line int) error {
	e := *game.AsError(err)
	if e.File != "" { // the place in a file that the line names
		e.Say, e.Column = placedText.With(game.AsError(err)), 0
	}
	e.Line, e.File = line, b.file
	return b.print(refusal{explain.NewError(&e, b.lang)})
}

// readLine reads up to the next line break, which may be CRLF or missing at the
// end. A line that is too long is read to its end and refused.
func readLine(r *bufio.Reader) (string, error) {
	var b strings.Builder
	long := false
	for {
		part, err := r.ReadSlice('\n')
		if long = long || b.Len()+len(part) > longestLine; !long {
			b.Write(part)
		}
		switch {
		case err == bufio.ErrBufferFull:
			continue
		case err != nil && (err != io.EOF || b.Len() == 0 && !long):
			return "", err
		case long:
			return "", game.Refuse(game.Limit, lineText, longestLine)
		}
		return strings.TrimSuffix(strings.TrimSuffix(b.String(), "\n"), "\r"), nil
	}
}
