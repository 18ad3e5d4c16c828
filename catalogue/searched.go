package catalogue

import (
	"math/big"
	"sync"

	"grundy/game"
)

// What positions answer by a search that they share, under its lock. In what follows
// own reads a position as one of the search, and is false for any other.

// sameType is own where every position of the type is one of the search.
func sameType[P game.Position](q game.Position) (P, bool) {
	p, ok := q.(P)
	return p, ok
}

// knownValues answers for the positions whose nimbers the search knows.
func knownValues[P any](mu *sync.Mutex, own func(game.Position) (P, bool), known func(P) (uint64, bool)) func(game.Position) (game.Value, bool) {
	return func(q game.Position) (game.Value, bool) {
		p, ok := own(q)
		if !ok {
			return game.Value{}, false
		}
		mu.Lock()
		defer mu.Unlock()
		v, ok := known(p)
		return game.Value{Nimber: new(big.Int).SetUint64(v)}, ok
	}
}

// askedOutcomes decides p, unless theory does, and then any position when it is asked
// for it.
func askedOutcomes[P game.Position](mu *sync.Mutex, p P, c game.Convention, own func(game.Position) (P, bool), lost func(P) (bool, error)) (func(game.Position) (game.Outcome, bool), error) {
	decide := func(p P) (game.Outcome, error) {
		mu.Lock()
		defer mu.Unlock()
		l, err := lost(p)
		return game.Won(!l), err
	}
	var by *game.Theorem
	if d, ok := game.Position(p).(game.Decider); ok {
		_, by = d.Outcome(c)
	}
	if by == nil {
		if _, err := decide(p); err != nil {
			return nil, err
		}
	}
	return func(q game.Position) (game.Outcome, bool) {
		p, ok := own(q)
		if !ok {
			return 0, false
		}
		o, err := decide(p)
		return o, err == nil
	}, nil
}
