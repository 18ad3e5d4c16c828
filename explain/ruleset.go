package explain

import (
	"slices"

	"grundy/game"
)

// Ruleset is the wire form of a ruleset of the catalogue.
type Ruleset struct {
	Name       string    `json:"name"`
	Aliases    []string  `json:"aliases"`
	Keywords   []string  `json:"keywords"`
	Title      string    `json:"title"`
	Rule       string    `json:"rule"`
	Forms      []Form    `json:"forms"`
	Parameters []Param   `json:"parameters"`
	Examples   []string  `json:"examples"`
	Theory     []Theorem `json:"theory"`
	Sources    []string  `json:"sources"`
}

// Form is one way to write the values of a ruleset; with Repeat the last may
// stand any number of times.
type Form struct {
	Values []Param `json:"values"`
	Repeat bool    `json:"repeat"`
}

// Param is a value or a parameter. Default is notation, null when the parameter
// is required or optional.
type Param struct {
	Name     string   `json:"name"`
	Kind     string   `json:"kind"`
	Min      *int64   `json:"min,omitempty"`
	Names    []string `json:"names,omitempty"`
	Required bool     `json:"required"`
	Default  *string  `json:"default"`
	Doc      string   `json:"doc"`
}

// Theorem is a statement with its source.
type Theorem struct {
	Claim  string `json:"claim"`
	Source string `json:"source"`
}

// NewRuleset renders a ruleset in one language.
func NewRuleset(r *game.Ruleset, l game.Lang) Ruleset {
	out := Ruleset{
		Name: r.Name, Aliases: list(r.Aliases), Keywords: list(r.Keywords),
		Title: r.Title.In(l), Rule: r.Rule.In(l), Examples: list(r.Examples),
		Forms: []Form{}, Parameters: []Param{}, Theory: []Theorem{}, Sources: []string{},
	}
	for _, f := range r.Forms {
		form := Form{Values: []Param{}, Repeat: f.Repeat}
		for _, p := range f.Values {
			form.Values = append(form.Values, param(p, l))
		}
		out.Forms = append(out.Forms, form)
	}
	for _, p := range r.Params {
		out.Parameters = append(out.Parameters, param(p, l))
	}
	for _, t := range r.Theory {
		out.Theory = append(out.Theory, Theorem{t.Claim.In(l), t.Source})
		if !slices.Contains(out.Sources, t.Source) {
			out.Sources = append(out.Sources, t.Source)
		}
	}
	return out
}

// list is s, never null.
func list(s []string) []string { return append([]string{}, s...) }

// wordKinds are the kinds of values without a least integer.
var wordKinds = []game.Kind{game.Bool, game.Word, game.Any, game.Names, game.Arcs, game.Source}

func param(p game.Param, l game.Lang) Param {
	out := Param{Name: p.Name, Kind: p.Kind.String(), Names: p.Names, Doc: p.Doc.In(l), Required: p.Default == nil && !p.Optional}
	if !slices.Contains(wordKinds, p.Kind) {
		least := p.Min
		out.Min = &least
	}
	if p.Default != nil {
		s := game.Literal(p.Default)
		out.Default = &s
	}
	return out
}
