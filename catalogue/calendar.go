package catalogue

import (
	"time"

	"grundy/game"
)

// Theory: from a date one goes to the next day, or to the same day of the next month
// where there is one; whoever gets to 4 November 2006 wins, and no date beyond it may
// be reached. The mover loses exactly when the sum of month and day is odd, but not on
// 30 September and 30 November [proved here].
//
// A month more changes the parity of the sum, and so does a day more, except at the
// end of a month: a sum of 31 + m becomes 1 + m+1, of other parity; 30 + m becomes
// m + 2, of the same; 28 February becomes 1 March, an even sum an even one; 29
// February an even one from an odd one, and 31 December, odd, becomes 1 January, even.
// So an odd sum leads to even sums only, except that 30 September and 30 November
// lead to the first of the next month, which is odd, and are won. No date with an odd
// sum leads to one of these two: 29 September and 29 November are even, and so are 30
// August and 30 October. A date with an even sum leads to an odd one that is not among
// them: by a month more from 29 September, 29 November, 30 April, 30 June and the 28
// February of a common year, and by a day more from all others. The goal is odd, and
// the last weeks, where a month more is too far, go by days.

// gameOver is the goal, and firstDay a day when the calendar was in use.
var (
	gameOver = time.Date(2006, 11, 4, 0, 0, 0, 0, time.UTC)
	firstDay = time.Date(1583, 1, 1, 0, 0, 0, 0, time.UTC)
)

// CalendarOutcome is the outcome from a date; ok is false where there is no such date
// from 1583 to the goal.
func CalendarOutcome(year, month, day uint64) (o game.Outcome, ok bool) {
	if year > 2006 || month-1 > 11 || day-1 > 30 {
		return 0, false
	}
	date := time.Date(int(year), time.Month(month), int(day), 0, 0, 0, 0, time.UTC)
	if date.Day() != int(day) || date.Before(firstDay) || date.After(gameOver) {
		return 0, false
	}
	return game.Won((month+day)%2 == 0 || day == 30 && (month == 9 || month == 11)), true
}
