package sparse

import "grundy/game"

// Restore takes over values computed earlier: those of the next heaps, in order. It
// believes them, costs a look at each, and is for scanners without a window. Its
// errors are those of the budget, which it does not charge for positions.
func (s *Scanner) Restore(values []uint16) error {
	n := s.n + len(values)
	if s.options.Window > 0 || n > mostHeaps {
		return game.Refuse(game.Limit, heapsText, int64(mostHeaps))
	}
	if err := s.reserve(n); err != nil {
		return err
	}
	for _, v := range values {
		s.learn(v)
	}
	s.spent = s.n
	return nil
}
