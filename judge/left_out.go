package judge

import (
	"slices"

	"grundy/game"
)

// Omission is a problem of the kinds that are answered which is not, and why, as what
// follows "because".
type Omission struct {
	ID  string
	Why game.Text
}

var omissions = []Omission{
	{"HDU 2177", game.Text{
		En: "where several moves from one heap win, the statement does not say in which order they are printed, and programs differ",
		Zh: "同一堆有多种必胜走法时，题面没有说明输出的先后，各家程序并不一致",
	}},
}

// LeftOut returns the problems that are left out.
func LeftOut() []Omission { return slices.Clone(omissions) }

// WhyLeftOut is why a problem, in any common spelling of its id, is left out; false where
// it is not one of those.
func WhyLeftOut(id string) (Omission, bool) {
	k := key(id)
	for _, o := range omissions {
		if key(o.ID) == k {
			return o, true
		}
	}
	return Omission{}, false
}
