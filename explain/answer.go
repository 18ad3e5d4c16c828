// Package explain turns a grundy.Result into words and figures, in English and
// Chinese.
//
// [NewAnswer] is the only wire form of an answer: what the command prints with
// --json. [Text] is the same for a terminal. [Reason] gives the steps a teacher
// would write, and [NewError] the wire form of a refusal.
package explain

import (
	"math/big"

	"grundy"
	"grundy/game"
)

// Answer is the wire form of a result. Quantities of games are decimal strings,
// because they outgrow 2^53.
type Answer struct {
	Position         string      `json:"position"`
	Convention       string      `json:"convention"`
	Outcome          string      `json:"outcome"`
	Winner           string      `json:"winner"`
	Nimber           *string     `json:"nimber"`
	NimberNote       string      `json:"nimber_note,omitempty"`
	Components       []Component `json:"components"`
	WinningMoves     []Move      `json:"winning_moves"`
	DrawingMoves     []Move      `json:"drawing_moves,omitempty"`
	Replies          []Reply     `json:"replies,omitempty"`
	RemotenessNote   string      `json:"remoteness_note,omitempty"`
	WinningMoveCount *string     `json:"winning_move_count"`
	CountNote        string      `json:"count_note,omitempty"`
	Complete         bool        `json:"complete"`
	Warrant          Warrant     `json:"warrant"`
	Reason           []Step      `json:"reason"`
	Stats            Stats       `json:"stats"`
}

// Component is the wire form of one component.
type Component struct {
	Position string  `json:"position"`
	Nimber   *string `json:"nimber"`
	By       string  `json:"by"`
	Source   string  `json:"source,omitempty"`
	View     *View   `json:"view,omitempty"`
}

// Move is the wire form of a winning or drawing move: which component, which heaps
// or cells of it counted from 0, the move in words, the whole position after it,
// and for a winning one, where play can come back, the moves left after it.
type Move struct {
	Component int    `json:"component"`
	At        []int  `json:"at"`
	Move      string `json:"move"`
	To        string `json:"to"`

	Remoteness *int `json:"remoteness,omitempty"`

	View *View `json:"view,omitempty"` // of the component after the move
}

// Reply is the wire form of a move of the loser and the answer to it.
type Reply struct {
	Move   Move `json:"move"`
	Answer Move `json:"answer"`
}

// Warrant is the wire form of what the answer rests on.
type Warrant struct {
	By     string `json:"by"`
	Source string `json:"source,omitempty"`
	Detail string `json:"detail,omitempty"`
}

// Step is the wire form of one step of the reason.
type Step struct {
	Text   string  `json:"text"`
	Figure *Figure `json:"figure,omitempty"`
}

// Figure is the wire form of a figure; see game.Figure.
type Figure struct {
	Kind   string     `json:"kind"`
	Labels []string   `json:"labels,omitempty"`
	Rows   [][]string `json:"rows,omitempty"`
	Mark   []int      `json:"mark,omitempty"`
}

// Stats says what the answer cost. It is not part of the promise that the same
// question gets the same bytes.
type Stats struct {
	Positions int64   `json:"positions"`
	Seconds   float64 `json:"seconds"`
}

func newWarrant(w grundy.Warrant, l game.Lang) Warrant {
	return Warrant{string(w.By), w.Source, w.Detail.In(l)}
}

// NewAnswer renders a result in one language.
func NewAnswer(r *grundy.Result, l game.Lang) Answer {
	a := Answer{
		Position:         r.Sum.String(),
		Convention:       r.Convention.String(),
		Outcome:          r.Outcome.String(),
		Winner:           Winners[r.Outcome],
		Nimber:           written(r.Nimber, r.Infinite),
		NimberNote:       r.NimberNote.In(l),
		Components:       make([]Component, len(r.Components)),
		WinningMoves:     moves(r, r.Winning, l),
		RemotenessNote:   r.RemotenessNote.In(l),
		WinningMoveCount: decimal(r.Count),
		CountNote:        r.CountNote.In(l),
		Complete:         r.Complete,
		Warrant:          newWarrant(r.Warrant, l),
		Reason:           []Step{},
		Stats:            Stats{r.Positions, r.Elapsed.Seconds()},
	}
	for i, c := range r.Components {
		a.Components[i] = Component{Position: c.Position.String(), Nimber: written(c.Nimber, c.Infinite), By: string(c.Warrant.By), Source: c.Warrant.Source}
	}
	if len(r.Drawing) > 0 {
		a.DrawingMoves = moves(r, r.Drawing, l)
	}
	for _, p := range r.Replies {
		a.Replies = append(a.Replies, Reply{move(r.Sum, p.Move, l), move(r.After(p.Move), p.Answer, l)})
	}
	for _, s := range Reason(r) {
		a.Reason = append(a.Reason, step(s, l))
	}
	return a
}

// Winners are the words for who wins.
var Winners = map[game.Outcome]string{game.N: "first", game.P: "second", game.D: "draw"}

// moves renders moves; no moves are an empty list.
func moves(r *grundy.Result, ms []grundy.Move, l game.Lang) []Move {
	out := make([]Move, len(ms))
	for i, m := range ms {
		out[i] = move(r.Sum, m, l)
	}
	return out
}

// move renders a move made in a sum.
func move(from game.Sum, m grundy.Move, l game.Lang) Move {
	return Move{Component: m.Component, At: append([]int{}, m.At...), Move: m.Say.In(l), To: from.With(m.Component, m.To).String(), Remoteness: m.Remoteness}
}

// written is a nimber or an infinite value, nil for neither.
func written(n *big.Int, v *grundy.Infinite) *string {
	if v == nil {
		return decimal(n)
	}
	s := v.String()
	return &s
}

func decimal(n *big.Int) *string {
	if n == nil {
		return nil
	}
	s := n.String()
	return &s
}

func step(s game.Step, l game.Lang) Step {
	out := Step{Text: sentence(s.Phrase, l)}
	if s.Figure != nil {
		f := &Figure{Kind: s.Figure.Kind, Mark: s.Figure.Mark}
		for _, p := range s.Figure.Labels {
			f.Labels = append(f.Labels, p.In(l))
		}
		for _, row := range s.Figure.Rows {
			words := make([]string, len(row))
			for i, n := range row {
				words[i] = n.String()
			}
			f.Rows = append(f.Rows, words)
		}
		out.Figure = f
	}
	return out
}

// Error is the wire form of a refusal.
type Error struct {
	Code    string `json:"code"`
	Message string `json:"message"`
	Where   *Where `json:"where,omitempty"`
}

// Where is the place in the input, counted from 1; 0 is unknown.
type Where struct {
	File   string `json:"file"`
	Line   int    `json:"line"`
	Column int    `json:"column"`
}

// NewError renders an error in one language.
func NewError(err error, l game.Lang) Error {
	e := game.AsError(err)
	out := Error{Code: string(e.Code), Message: e.Say.In(l)}
	if e.File != "" || e.Line != 0 || e.Column != 0 {
		out.Where = &Where{e.File, e.Line, e.Column}
	}
	return out
}
