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

// MostOutput is how many bytes of output a reply has where nobody bounds it closer.
const MostOutput = 64 << 20

// Reply is Answer in the wire form, in one language, with its error. An output of more
// than so many bytes is refused.
func (p *Problem) Reply(ctx context.Context, in io.Reader, b *game.Budget, most int, l game.Lang) (Reply, error) {
	out := bounded{most: most}
	err := p.Answer(ctx, in, &out, b)
	r := Reply{ID: p.ID, Output: out.text.String(), Complete: err == nil}
	if err != nil {
		e := explain.NewError(err, l)
		r.Error = &e
	}
	return r, err
}

// bounded refuses to hold more than so many bytes. It does not embed the buffer,
// whose ReadFrom and WriteString would pass the bound.
type bounded struct {
	text bytes.Buffer
	most int
}

var outputText = game.Text{En: "the output is longer than %d bytes, the limit of a JSON answer", Zh: "输出超过 JSON 答案的上限 %d 字节"}

func (b *bounded) Write(text []byte) (int, error) {
	if b.text.Len()+len(text) > b.most {
		return 0, game.Refuse(game.Limit, outputText, b.most)
	}
	return b.text.Write(text)
}
