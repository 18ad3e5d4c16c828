package explain

import (
	"grundy"
	"grundy/game"
)

// Moves is the wire form of a position with its options.
type Moves struct {
	Position   string   `json:"position"`
	Convention string   `json:"convention"`
	Outcome    string   `json:"outcome"`
	Nimber     *string  `json:"nimber"`
	Views      []*View  `json:"views"` // of the components, null where one has no picture
	Moves      []Option `json:"moves"`
	Complete   bool     `json:"complete"`
}

// Option is the wire form of a move with what is known of the whole position after it:
// who wins, empty where a limit kept that from being known, the nimber where it is
// cheap, and the picture of the component.
type Option struct {
	Component int     `json:"component"`
	At        []int   `json:"at"`
	Move      string  `json:"move"`
	To        string  `json:"to"`
	Outcome   string  `json:"outcome"`
	Nimber    *string `json:"nimber"`
	View      *View   `json:"view,omitempty"`
}

// NewMoves renders a listing in one language, at most so many bytes of notation and
// words; the first move always stands.
func NewMoves(l *grundy.Listing, most int, lang game.Lang) Moves {
	out := Moves{
		Position: l.Sum.String(), Convention: l.Convention.String(), Outcome: l.Outcome.String(),
		Nimber: written(l.Nimber, l.Infinite), Views: []*View{}, Moves: []Option{}, Complete: l.Complete,
	}
	for _, p := range l.Sum {
		out.Views = append(out.Views, NewView(p))
	}
	text := 0
	for i, o := range l.Options {
		x := Option{
			Component: o.Component, At: append([]int{}, o.At...), Move: o.Say.In(lang), To: l.After(o.Move).String(),
			Nimber: written(o.Nimber, o.Infinite),
		}
		if text += len(x.Move) + len(x.To); text > most && i > 0 {
			out.Complete = false
			break
		}
		if o.Outcome != 0 {
			x.Outcome = o.Outcome.String()
		}
		x.View = NewView(o.To)
		out.Moves = append(out.Moves, x)
	}
	return out
}
