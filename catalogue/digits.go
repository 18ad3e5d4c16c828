package catalogue

import "grundy/game"

// Theory: in a word of digits, lower one digit, or erase a 0 and all digits to the right
// of it; whoever finds nothing left loses [HDU 1404]. A word that begins with 0 is won at
// once. The others are numbers, and a lost one makes those won that have one digit
// raised, or a 0 and anything behind it, by definition.

// mostDigits is the longest word that is answered.
const mostDigits = 6

var digitsText = game.Text{En: "a word of %[1]d digits is longer than %[2]d, the limit", Zh: "%[1]d 位数字超过上限 %[2]d 位"}

// DigitWords knows who wins a word of digits. It makes a table as long as the longest
// word asks for: at six digits a million bytes, in some hundredths of a second.
type DigitWords struct{ won []bool }

// grow makes the table of the numbers below most.
func (d *DigitWords) grow(most int) {
	won := make([]bool, most)
	for n := 1; n < most; n++ {
		if won[n] {
			continue
		}
		for place := 1; place <= n; place *= 10 {
			for digit, m := n/place%10, n; digit < 9; digit++ {
				m += place
				won[m] = true
			}
		}
		for below := 1; 10*below*n < most; below *= 10 {
			for rest := range below {
				won[10*below*n+rest] = true
			}
		}
	}
	d.won = won
}

// Outcome is the outcome of a word of digits.
func (d *DigitWords) Outcome(word string) (game.Outcome, error) {
	n, most := 0, 1
	switch {
	case len(word) > mostDigits:
		return 0, game.Refuse(game.Limit, digitsText, len(word), mostDigits)
	case word == "":
		return game.P, nil
	case word[0] == '0':
		return game.N, nil
	}
	for _, c := range []byte(word) {
		n = 10*n + int(c-'0')
		most *= 10
	}
	if most > len(d.won) {
		d.grow(most)
	}
	return game.Won(d.won[n]), nil
}
