package judge

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"io"
	"math"
	"math/bits"
	"strconv"
	"strings"
	"unicode/utf8"

	"grundy/game"
)

// chunk is how much is read at once, and longestWord what a word may measure:
// a number with leading zeros has no other bound.
const (
	chunk       = 64 << 10
	longestWord = 4096
)

// input reads numbers between white space. It refuses once: the first refusal
// stays, and every later read finds nothing.
type input struct {
	ctx    context.Context
	src    io.Reader
	before func() error // is called before every read from src

	buf      []byte // unread is buf[pos:end]
	pos, end int
	word     int   // where the word begins that is being read; what stands before it may go
	stop     error // why src gives no more: io.EOF, or trouble
	line     int   // of buf[pos], from 1
	at       int   // the last line on which something stood
	err      error // the refusal
}

// What some editors and shells put before a text: the byte order marks of UTF-8,
// and of UTF-16 in its two orders.
const utf8Mark, utf16Little, utf16Big = "\xEF\xBB\xBF", "\xFF\xFE", "\xFE\xFF"

func newInput(ctx context.Context, src io.Reader, before func() error) input {
	return input{ctx: ctx, src: src, before: before, buf: make([]byte, chunk), line: 1, at: 1}
}

// skipMarks passes over a byte order mark, waiting for no more bytes than it
// takes to tell, and refuses one of UTF-16.
func (in *input) skipMarks() {
	switch {
	case in.starts(utf8Mark):
		in.pos = len(utf8Mark)
	case in.starts(utf16Little), in.starts(utf16Big):
		in.refuse(utf16Text)
	}
}

// starts reports whether the input begins with the mark.
func (in *input) starts(mark string) bool {
	for in.end < len(mark) && strings.HasPrefix(mark, string(in.buf[:in.end])) && in.more() {
	}
	return strings.HasPrefix(string(in.buf[:min(in.end, len(mark))]), mark)
}

// more reads on, and keeps the word that has begun; false at the end of the
// input. Trouble with the source is a refusal.
func (in *input) more() bool {
	if in.stop == nil {
		kept := copy(in.buf, in.buf[in.word:in.end])
		in.pos, in.end, in.word = in.pos-in.word, kept, 0
		if in.stop = in.read(); in.end > kept {
			return true
		}
	}
	if in.stop != nil && in.stop != io.EOF {
		in.fail(in.stop)
	}
	return false
}

// read adds to the buffer what the source gives next.
func (in *input) read() error {
	if err := in.ctx.Err(); err != nil {
		return err
	}
	if err := in.before(); err != nil {
		return err
	}
	for range 100 {
		n, err := in.src.Read(in.buf[in.end:])
		in.end += n
		if n > 0 || err != nil {
			return err
		}
	}
	return io.ErrNoProgress
}

// isSpace reports what scanf passes over.
func isSpace(b byte) bool { return b == ' ' || '\t' <= b && b <= '\r' }

// begin moves to the next word, on this line or a later one; false at the end
// of the input.
func (in *input) begin() bool {
	for {
		for i, b := range in.buf[in.pos:in.end] {
			if !isSpace(b) {
				in.pos += i
				in.at, in.word = in.line, in.pos
				return true
			}
			if b == '\n' {
				in.line++
			}
		}
		in.pos = in.end
		if in.word = in.end; !in.more() {
			return false
		}
	}
}

// signedNumber reads the next number, which may be negative, as an int64.
func (in *input) signedNumber() (n uint64, ok bool) {
	if !in.begin() {
		return 0, false
	}
	w := in.wordUpTo(longestWord)
	x, err := strconv.ParseInt(w, 10, 64)
	switch {
	case errors.Is(err, strconv.ErrRange):
		in.refuse(outsideText, game.Short(w))
	case err != nil || w[0] == '+':
		in.refuse(wordText, shown(w))
	}
	return uint64(x), in.err == nil
}

// shortNumbers reads into list, as far as it goes, the numbers of this line from the word
// that has begun: those of at most 15 digits and no less than floor, one blank apart, that
// stand whole in the buffer, as nearly all do. It returns how many, and leaves what follows
// alone.
func (in *input) shortNumbers(list []uint64, floor uint64) (done int) {
	b := in.buf[in.pos:in.end]
	at := 0
	for done < len(list) && len(b)-at > 2*8 {
		n, size := digits(b[at : at+8])
		if size == 8 {
			low, more := digits(b[at+8 : at+16])
			n, size = n*powers[more]+low, 8+more
		}
		if size == 0 || size == 16 || !isSpace(b[at+size]) || n < floor {
			break
		}
		list[done] = n
		done++
		at += size
		if b[at] != ' ' {
			break
		}
		at++
	}
	in.pos += at
	in.word = in.pos
	return done
}

// powers are those of ten.
var powers = [...]uint64{1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000}

// digits is the number that the first of eight bytes write, and how many of them are
// digits. It works on all eight at once: numbers of many lengths one behind the other would
// make a loop over the bytes wait at each of its ends.
func digits(eight []byte) (n uint64, size int) {
	const each = 0x0101010101010101
	x := binary.LittleEndian.Uint64(eight) ^ '0'*each // a digit is now 0 to 9
	width := bits.TrailingZeros64((x|(x+(0x80-10)*each))&(0x80*each)) &^ 7
	half := uint(64-width) / 2 // leading zeros take the place of what follows
	x = x << (half & 63) << (half & 63)
	x = (10*x + x>>8) & 0x00FF00FF00FF00FF
	x = (100*x + x>>16) & 0x0000FFFF0000FFFF
	return (10_000*x + x>>32) & 0xFFFFFFFF, width / 8
}

// readNumber reads the next number; ok = false when there is none.
func (in *input) readNumber(signed bool) (n uint64, ok bool) {
	if signed {
		return in.signedNumber()
	}
	if !in.begin() {
		return 0, false
	}
	for {
		for i, b := range in.buf[in.pos:in.end] {
			d := uint64(b - '0')
			if d > 9 {
				in.pos += i
				if in.pos == in.word || in.pos-in.word > longestWord || !isSpace(b) {
					return 0, in.refuseWord()
				}
				return n, true
			}
			if n >= math.MaxUint64/10 && (n > math.MaxUint64/10 || d > math.MaxUint64%10) {
				return 0, in.refuseWord()
			}
			n = 10*n + d
		}
		in.pos = in.end
		if in.pos-in.word > longestWord {
			return 0, in.refuseWord()
		}
		if !in.more() {
			return n, in.err == nil
		}
	}
}

// wordUpTo reads the word that has begun to its end; one of more than most bytes is
// refused.
func (in *input) wordUpTo(most int) string {
	var long []byte
	for {
		end := bytes.IndexFunc(in.buf[in.pos:in.end], func(r rune) bool { return r < utf8.RuneSelf && isSpace(byte(r)) })
		whole := end >= 0
		if !whole {
			end = in.end - in.pos
		}
		long = append(long, in.buf[in.pos:in.pos+end]...)
		in.pos += end
		in.word = in.pos
		switch {
		case len(long) > most:
			in.refuse(tooLongText, shown(string(long[:longestWord])), most)
			return ""
		case whole || !in.more():
			return string(long)
		}
	}
}

// rest reads the word that has begun to its end. Of one that is too long it
// returns what is enough to tell.
func (in *input) rest() string {
	for {
		for i, b := range in.buf[in.pos:in.end] {
			if isSpace(b) {
				in.pos += i
				return in.soFar()
			}
		}
		in.pos = in.end
		if in.pos-in.word > longestWord || !in.more() {
			return in.soFar()
		}
	}
}

func (in *input) soFar() string { return string(in.buf[in.word:min(in.pos, in.word+longestWord+1)]) }

var (
	wordText     = game.Text{En: "%s is not a number", Zh: "%s 不是数"}
	negativeText = game.Text{En: "%s is negative; numbers here are 0 or more", Zh: "%s 是负数；这里的数不小于 0"}
	tooLargeText = game.Text{En: "%[1]s is too large; at most %[2]d can be read", Zh: "%[1]s 太大；最大能读 %[2]d"}
	outsideText  = game.Text{En: "%s is not between -2^63 and 2^63 - 1, which can be read", Zh: "%s 超出能读的范围 -2^63 到 2^63 - 1"}
	quotesText   = game.Text{En: "%s is no word between quotes", Zh: "%s 不是用双引号括起来的词"}
	bracketsText = game.Text{En: "%s is no list between brackets, such as [1,2,3]", Zh: "%s 不是方括号括起来的列表，如 [1,2,3]"}
	wordsText    = game.Text{En: "%[1]s is none of the words %[2]s", Zh: "%[1]s 不是以下词之一：%[2]s"}
	tooLongText  = game.Text{En: "%[1]s is too long; a word has at most %[2]d characters", Zh: "%[1]s 太长；一个词最多 %[2]d 个字符"}
	signText     = game.Text{En: "%s has a sign; write a number as digits only", Zh: "%s 带有正负号；数只能用数字写"}
	utf16Text    = game.Text{En: "the input is encoded as UTF-16; save it as UTF-8", Zh: "输入是 UTF-16 编码；请另存为 UTF-8"}
)

// refuseWord refuses the word that has begun. It returns false.
func (in *input) refuseWord() bool {
	in.refuseNumber(in.rest())
	return false
}

// refuseNumber says why a word is no number that can be read.
func (in *input) refuseNumber(word string) {
	others := strings.Trim(word, "0123456789")
	signed := len(word) > 1 && others == word[:1]
	switch {
	case len(word) > longestWord:
		in.refuse(tooLongText, shown(word), longestWord)
	case word != "" && others == "":
		in.refuse(tooLargeText, game.Short(word), uint64(math.MaxUint64))
	case signed && others == "-" && strings.Trim(word, "-0") != "":
		in.refuse(negativeText, shown(word))
	case signed && (others == "-" || others == "+"):
		in.refuse(signText, shown(word))
	default:
		in.refuse(wordText, shown(word))
	}
}

// shown is a word of the input between quotes, as far as it helps.
func shown(word string) string { return game.Short(strconv.Quote(word)) }

// refuse ends the reading with a sentence about the line.
func (in *input) refuse(t game.Text, args ...any) {
	in.fail(game.Refuse(game.Syntax, t, args...))
}

// refuseAt does so with a sentence about a line before.
func (in *input) refuseAt(line int, t game.Text, args ...any) {
	in.failAt(line, game.Refuse(game.Syntax, t, args...))
}

// failAt is fail with the line that the error is about.
func (in *input) failAt(line int, err error) {
	if in.err == nil && err != nil {
		in.at = line
		in.fail(err)
	}
}

// fail ends the reading with an error; nothing is left to read. The error gets
// the line unless it is none of the vocabulary.
func (in *input) fail(err error) {
	if in.err != nil || err == nil {
		return
	}
	in.err = err
	in.pos, in.end, in.word = 0, 0, 0
	if in.stop == nil {
		in.stop = io.EOF
	}
	var e *game.Error
	if errors.As(err, &e) {
		f := *e
		f.Line = in.at
		in.err = &f
	}
}
