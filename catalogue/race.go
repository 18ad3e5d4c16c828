package catalogue

import "grundy/game"

// Theory: a chess piece goes to the corner of a board, never away from it; who puts it
// there wins, and when it cannot move elsewhere the game is drawn. King, rook and queen
// can always move, and nobody gains by another end: they are the walks of king_walk.go,
// rook.go and queen.go. A knight a rows and b columns away gets there by i moves of one
// row and two columns and j of two rows and one column, a = i + 2j and b = 2i + j, or
// never. So the players take turns to lower i or j, which one of them wants to become
// negative: who does not make the last of i + j moves, and can only draw. The second
// player wins exactly when i = j, and the first when i and j are one apart [proved here].
//
// With i = j the first player is that one; the second keeps i = j and wins. With i and j
// one apart it is the second, and the first makes them equal. Otherwise they differ by
// two or more when the player who can only draw moves; he lowers the smaller one, the
// difference stays two or more, and from (i, 0), i >= 2, he leaves j = -1: still on the
// board, since a = i - 2 and b = 2i - 1.

// RaceOutcome is the outcome of a piece a rows and b columns away from the corner, where
// 1 is a king, 2 a rook, 3 a knight and 4 a queen; D is a draw.
func RaceOutcome(piece, a, b uint64) (game.Outcome, error) {
	switch piece {
	case 1:
		return game.Won(a%2 != 0 || b%2 != 0), nil
	case 2:
		return game.Won(a != b), nil
	case 3:
		return knightRace(a, b), nil
	case 4:
		return WythoffOutcome(a, b), nil
	}
	return 0, game.Refuse(game.BadParameter, pieceText, piece)
}

var pieceText = game.Text{En: "%d is no piece; king, rook, knight and queen are 1 to 4", Zh: "没有编号为 %d 的棋子；王、车、马、后为 1 到 4"}

// knightRace is the outcome of a knight a rows and b columns away from the
// corner.
func knightRace(a, b uint64) game.Outcome {
	a, b = min(a, b), max(a, b)
	switch {
	case a == b && a%3 == 0:
		return game.P
	case b-a == 1 && a%3 == 1:
		return game.N
	}
	return game.D
}
