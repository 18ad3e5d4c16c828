package catalogue

import "grundy/game"

// Theory: numbers stand on a board, a move erases one, and who makes their nim-sum 0
// loses; who finds it 0 at the start has won. The mover wins exactly when the nim-sum
// is 0 or the count is even. With an even count and a nim-sum s that is not 0 some
// number is not s, and may be erased, which leaves an odd count and no 0; with an odd
// count every move loses at once or leaves an even one [proved here].

// ChalkboardOutcome is the outcome of this game on machine words.
func ChalkboardOutcome(numbers []uint64) game.Outcome {
	return game.Won(len(numbers)%2 == 0 || NimSum(numbers) == 0)
}
