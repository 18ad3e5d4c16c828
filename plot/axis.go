package plot

import (
	"math/bits"
	"strconv"
	"strings"
)

// ticks are the multiples, from low to high, of the least of 1, 2, 5, 10, 20, 50, …
// that has at most most of them there. From most = 2 on there is one at least: five
// neighbours hold a multiple of 5, and a step that has three multiples there or
// more is followed by one that has one.
func ticks(low, high uint64, most int) []uint64 {
	step := uint64(1)
	for i := 0; multiples(low, high, step) > uint64(most); i++ {
		if i%3 == 1 {
			step = step / 2 * 5
		} else {
			step *= 2
		}
	}
	var list []uint64
	for k := range multiples(low, high, step) {
		list = append(list, ((low+step-1)/step+k)*step)
	}
	return list
}

// multiples counts the multiples of step from low to high.
func multiples(low, high, step uint64) uint64 {
	return high/step + 1 - (low+step-1)/step
}

// scale is floor(a*b/c), for a <= c.
func scale(a, b, c uint64) uint64 {
	high, low := bits.Mul64(a, b)
	q, _ := bits.Div64(high, low, c)
	return q
}

// thinSpace parts the groups of digits.
const thinSpace = "\u2009"

// grouped writes a number, its digits in groups of three from five digits on.
func grouped(v uint64) string {
	digits := strconv.FormatUint(v, 10)
	if len(digits) < 5 {
		return digits
	}
	var groups []string
	for len(digits) > 3 {
		groups = append([]string{digits[len(digits)-3:]}, groups...)
		digits = digits[:len(digits)-3]
	}
	return digits + thinSpace + strings.Join(groups, thinSpace)
}

// ems estimates how wide a text is set, in hundredths of the size of its letters,
// rather too wide than too narrow.
func ems(text string) int {
	width := 0
	for _, r := range text {
		switch {
		case isWide(r):
			width += 100
		case string(r) == thinSpace:
			width += 20
		case strings.ContainsRune(" .,:;'|!()[]fijlrt", r):
			width += 36
		case 'A' <= r && r <= 'Z' || strings.ContainsRune("mw%@+=", r):
			width += 80
		default:
			width += 60
		}
	}
	return width
}

// isWide reports whether a letter takes two columns of a terminal: the signs of
// Chinese writing, whatever else is as wide being left out.
func isWide(r rune) bool {
	return 0x2e80 <= r && r <= 0xa4cf || 0xac00 <= r && r <= 0xd7a3 || 0xf900 <= r && r <= 0xfaff ||
		0xfe30 <= r && r <= 0xfe6f || 0xff00 <= r && r <= 0xff60 || 0x20000 <= r && r <= 0x3fffd
}
