package judge

import (
	"bytes"
	"context"
	"io"

	"grundy/explain"
	"grundy/game"
)

// Reply is the wire form of the answers to an input. Where a case was refused,
// Output holds the answers before it, Complete is false and Error says why.
type Reply struct {
	ID       string         `json:"id"`
	Output   string         `json:"output"`
	Complete bool           `json:"complete"`
	Error    *explain.Error `json:"error,omitempty"`
}

// mostOutput bounds the output of a reply, in bytes.
const mostOutput = 64 << 20

// Reply is Answer in the wire form, in one language, with its error. An output
// of more than 64 MiB is refused.
func (p *Problem) Reply(ctx context.Context, in io.Reader, l game.Lang) (Reply, error) {
	var out bounded
	err := p.Answer(ctx, in, &out)
	r := Reply{ID: p.ID, Output: out.String(), Complete: err == nil}
	if err != nil {
		e := explain.NewError(err, l)
		r.Error = &e
	}
	return r, err
}

// bounded is a buffer that refuses to hold more than mostOutput.
type bounded struct{ bytes.Buffer }

var outputText = game.Text{En: "the output is longer than %d bytes, the limit of a JSON answer", Zh: "输出超过 JSON 答案的上限 %d 字节"}

func (b *bounded) Write(text []byte) (int, error) {
	if b.Len()+len(text) > mostOutput {
		return 0, game.Refuse(game.Limit, outputText, mostOutput)
	}
	return b.Buffer.Write(text)
}
