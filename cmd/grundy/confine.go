package main

import (
	"bytes"
	"context"
	"io"
	"os"

	"grundy"
	"grundy/game"
	"grundy/script/rulefile"
	"grundy/server"
)

// A question with the rule files of a stranger is answered by a process of its own, as a
// program of eval is run in one.

const (
	strangerMark   = "question" // the value of childMark in that process
	strangerMemory = 1 << 30    // bytes that it may have
)

// confine has a process of its own answer a question that a server was asked. The thread
// that starts it must stay until it has ended, and is given up then.
func confine(ctx context.Context, question []byte) ([]byte, error) {
	var answer bytes.Buffer
	done := make(chan error)
	go func() {
		_, err := offspring{os.Args[:1], strangerMark, bytes.NewReader(question), &answer, strangerMemory}.run(ctx)
		done <- err
	}()
	err := <-done
	return answer.Bytes(), err
}

// answerConfined is what that process does.
func (a *app) answerConfined(ctx context.Context) int {
	boundMemory(strangerMemory)
	question, err := io.ReadAll(a.stdin)
	var answer []byte
	if err == nil {
		answer, err = server.Confined(ctx, question, loadStranger)
	}
	if _, wrong := a.stdout.Write(answer); err == nil {
		err = wrong
	}
	if err != nil {
		encodeError(a.stderr, err, false)
		return noAnswer
	}
	return answered
}

// loadStranger makes a ruleset of the text of a rule file.
func loadStranger(ctx context.Context, name, source string) (*game.Ruleset, error) {
	file := name + ruleSuffix
	if !isRuleName(name) {
		return nil, game.Refuse(game.BadParameter, noNameText, game.Short(name))
	}
	if err := checkName(&grundy.Reader{}, name, file); err != nil {
		return nil, err
	}
	return rulefile.Load(ctx, name, file, source, rulefile.DefaultLimits())
}

var noNameText = game.Text{En: "%q is no name for a ruleset", Zh: "%q 不能作规则名"}
