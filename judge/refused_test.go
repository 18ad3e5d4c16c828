package judge_test

import (
	"bytes"
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"grundy/game"
	"grundy/judge"
)

// TestRefused wants the sentence about every malformed input, and the answers
// of the cases before it.
func TestRefused(t *testing.T) {
	tests := []struct {
		id, in, out, want string
		line              int
	}{
		{"POJ 1067", "2 1\n8 x\n4 7\n", "0\n", `line 2: "x" is not a number`, 2},
		{"POJ 1067", "2 1\n8 13x\n", "0\n", `line 2: "13x" is not a number`, 2},
		{"POJ 1067", "2 1\n\n8 -4\n", "0\n", `line 3: "-4" is negative; numbers here are 0 or more`, 3},
		{"POJ 1067", "2 1\r\n+8 4\r\n", "0\n", `line 2: "+8" has a sign; write a number as digits only`, 2},
		{"POJ 1067", "2 1\n-0 4\n", "0\n", `line 2: "-0" has a sign; write a number as digits only`, 2},
		{"POJ 1067", "2 1\n+ 4\n", "0\n", `line 2: "+" is not a number`, 2},
		{"POJ 1067", "2 1\n8-4\n", "0\n", `line 2: "8-4" is not a number`, 2},
		{"POJ 1067", "2 1\n٣ 4\n", "0\n", `line 2: "٣" is not a number`, 2},
		{"POJ 1067", "2 1\n8\u30004\n", "0\n", `line 2: "8\u30004" is not a number`, 2},
		{"POJ 1067", "2 1\n8\x004\n", "0\n", `line 2: "8\x004" is not a number`, 2},
		{"POJ 1067", "2 1\n\x1a", "0\n", `line 2: "\x1a" is not a number`, 2},
		{"POJ 1067", "\xff\xfe2\x00 \x001\x00", "", "line 1: the input is encoded as UTF-16; save it as UTF-8", 1},
		{"POJ 1067", "\xfe\xff\x002\x00 \x001", "", "line 1: the input is encoded as UTF-16; save it as UTF-8", 1},
		{"POJ 1067", "\xff1 2", "", `line 1: "\xff1" is not a number`, 1},
		{"POJ 1067", "\xef\xbb1 2", "", `line 1: "\xef\xbb1" is not a number`, 1},
		{"POJ 1067", "2 1\n\n\n8\n\n\n-4\n", "0\n", `line 7: "-4" is negative; numbers here are 0 or more`, 7},
		{"POJ 1067", "2 1\n8 4.0\n", "0\n", `line 2: "4.0" is not a number`, 2},
		{"POJ 1067", "2 1\n8 1e9\n", "0\n", `line 2: "1e9" is not a number`, 2},
		{"POJ 1067", "2 1\n8 0x10\n", "0\n", `line 2: "0x10" is not a number`, 2},
		{"POJ 1067", "2 1\n8,4\n", "0\n", `line 2: "8,4" is not a number`, 2},
		{"POJ 1067", "2 1\n８ ４\n", "0\n", `line 2: "８" is not a number`, 2},
		{"POJ 1067", "2 1\n--1 4\n", "0\n", `line 2: "--1" is not a number`, 2},
		{"POJ 1067", "2 1\n- 4\n", "0\n", `line 2: "-" is not a number`, 2},
		{"POJ 1067", "2 1\n8 18446744073709551616\n", "0\n", "line 2: 18446744073709551616 is too large; at most 18446744073709551615 can be read", 2},
		{"POJ 1067", "2 1\n99999999999999999999x 1\n", "0\n", `line 2: "99999999999999999999x" is not a number`, 2},
		{"POJ 1067", "2 1\n8\n4 7\n", "0\n1\n", "line 3: the input ends after 1 of 2 numbers", 3},
		{"POJ 1067", "2 1\n8 4 7\n", "0\n1\n", "line 2: the input ends after 1 of 2 numbers", 2},
		{"POJ 1067", "2 1\n8 4 #\n", "0\n1\n", `line 2: "#" is not a number`, 2},
		{"POJ 1067", "2 1\n8", "0\n", "line 2: the input ends after 1 of 2 numbers", 2},
		{"POJ 1067", "2 1\n\x00 1\n", "0\n", `line 2: "\x00" is not a number`, 2},
		{"POJ 1067", "2 1\n1 \xff\n", "0\n", `line 2: "\xff" is not a number`, 2},
		{"POJ 1067", "2 1\n1 " + strings.Repeat("0", 5000) + "1\n", "0\n", `line 2: "00000000000000000000000…(4051)…00000000000000000000000" is too long; a word has at most 4096 characters`, 2},
		{"HDU 1846", "", "", "line 1: the number of cases is missing", 1},
		{"HDU 1846", "\n \n", "", "line 1: the number of cases is missing", 1},
		{"HDU 1846", "two\n23 2\n4 3\n", "", `line 1: "two" is not a number`, 1},
		{"HDU 1846", "2 5\n23 2\n4 3\n", "first\nfirst\n", `line 3: found "3" where the input should end`, 3},
		{"HDU 1846", "1\n23 2\n4 3\nand more\n", "first\n", `line 3: found "4" where the input should end`, 3},
		{"HDU 1846", "1\n23 2\n\nx", "first\n", `line 4: found "x" where the input should end`, 4},
		{"HDU 1846", "1\n23 2\n\x00", "first\n", `line 3: found "\x00" where the input should end`, 3},
		{"HDU 1846", "0\n4 3\n", "", `line 2: found "4" where the input should end`, 2},
		{"HDU 1846", "-1\n4 3\n", "", `line 1: "-1" is negative; numbers here are 0 or more`, 1},
		{"HDU 2516", "2\n0\n13\n", "Second win\n", `line 3: found "13" where the input should end`, 3},
		{"HDU 2516", "2\n0 x", "Second win\n", `line 2: found "x" where the input should end`, 2},
		{"HDU 2516", "2\n0 0", "Second win\n", `line 2: found "0" where the input should end`, 2},
		{"HDU 2147", "6 6\n0 0\n5 3\n", "Wonderful!\n", `line 3: found "5" where the input should end`, 3},
		{"HDU 1846", "3\n23 2\n4 3\n", "first\nsecond\n", "line 3: the input ends after 2 of 3 cases", 3},
		{"HDU 1846", "999999999999\n23 2\n\n\n", "first\n", "line 2: the input ends after 1 of 999999999999 cases", 2},
		{"HDU 1850", "3\n5 7 9\n3\n5 7\n0\n", "1\n1\n", "line 5: the input ends without the 0 that ends it: the last 0 was read as a number of the last case", 5},
		{"HDU 1850", "3\n5 7 9\n3\n5 7 9 11\n0\n", "1\n1\n", "line 5: the input ends after 1 of 11 numbers", 5},
		{"HDU 1850", "3\n5 7 9\n3\n", "1\n", "line 3: the input ends after 0 of 3 numbers", 3},
		{"HDU 1850", "3\n5 7 9\n999999999999\n5 7 9\n0\n", "1\n", "line 5: the input ends after 4 of 999999999999 numbers", 5},
		{"HDU 1850", "3\n5 7\n9\n3\n5\n7\nx\n0\n", "1\n", `line 7: "x" is not a number`, 7},
		{"HDU 2147", "5 3\n0 4\n0 0\n", "What a pity!\n", "line 2: 0 is too small; numbers here are at least 1", 2},
		{"HDU 2149", "4 2\n1 99999999999\n", "1\n", "line 2: a list of more than 16777216 numbers, the limit", 2},
		{"HDU 2176", "2\n45 45\n3\n3 6 -9\n0\n", "No\n", `line 4: "-9" is negative; numbers here are 0 or more`, 4},
		{"HDU 1536", "2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7\n0\n", "LWL\n", "line 6: the input ends without the 0 that ends it: the last 0 was read as a number of the last case", 6},
		{"HDU 1536", "2 2 5\n1\n2 5 12\n2 2 5\n2\n2 5 12\n", "L\n", "line 6: the input ends after 1 of 2 numbers", 6},
		{"HDU 1536", "1 0\n1\n1 1\n0\n", "", "line 1: 0 is too small; numbers here are at least 1", 1},
		{"HDU 1536", "2\n1\n0\n1\n1 1\n0\n", "", "line 3: 0 is too small; numbers here are at least 1", 3},
		{"HDU 1536", "1 2\n1\n1 1\n3 1 7 10000000000000\n1\n1 10000000000001\n0\n", "L\n", "line 6: this needs more than 10000000 positions, the limit", 6},
		{"HDU 2188", "2\n8 10\n11 b\n", "Grass\n", `line 3: "b" is not a number`, 3},
		{"HDU 2516", "2\n13\n1_000\n0\n", "Second win\nSecond win\n", `line 3: "1_000" is not a number`, 3},
		{"HDU 2147", "0\n4\n", "", "line 1: 0 is too small; numbers here are at least 1", 1},
		{"CF 1370C", "2\n1\n0\n", "FastestFinger\n", "line 3: 0 is too small; numbers here are at least 1", 3},
		{"AcWing 235", "1\n8\n2\n8 0\n", "rainbow\n", "line 4: 0 is too small; numbers here are at least 1", 4},
		{"POJ 2311", "2 2\n3 2\n0 2\n", "LOSE\nLOSE\n", "line 3: 0 is too small; numbers here are at least 1", 3},
		{"AtCoder agc002_e", "0\n1 3\n", "", `line 2: found "1" where the input should end`, 2},
		{"LeetCode 1908", "[1 2]", "", `line 1: "1 2" is not a number`, 1},
		{"LeetCode 1908", "[1 1,11]", "", `line 1: "1 1" is not a number`, 1},
		{"LeetCode 2029", "[1,-7]", "", `line 1: "-7" is negative; numbers here are 0 or more`, 1},
		{"LeetCode 2029", "[99999999999999999999999999]", "", "line 1: 99999999999999999999999999 is too large; at most 18446744073709551615 can be read", 1},
		{"LeetCode 1908", "[1,2", "", `line 1: "[1,2" is no list between brackets, such as [1,2,3]`, 1},
		{"Luogu P2197", "2\n2\n1 1\n2\n1 O\n", "No\n", `line 5: "O" is not a number`, 5},
	}
	for _, tt := range tests {
		t.Run(tt.id+" "+game.Short(tt.in), func(t *testing.T) {
			got, err := answer(t, tt.id, tt.in)
			var e *game.Error
			if !errors.As(err, &e) {
				t.Fatalf("judge %s on %q = %q, %v, want %s", tt.id, tt.in, got, err, tt.want)
			}
			if got != tt.out || !strings.HasPrefix(e.Error(), tt.want) || e.Line != tt.line {
				t.Errorf("judge %s on %q = %q, %v, line %d, want %q, %s", tt.id, tt.in, got, e, e.Line, tt.out, tt.want)
			}
			if code := e.Code; code != game.Syntax && !strings.Contains(tt.want, "limit") {
				t.Errorf("judge %s on %q: code %s", tt.id, tt.in, code)
			}
		})
	}
}

// TestEnds wants the end of the input to end it where a zero should, and white
// space behind the last case to do no harm.
func TestEnds(t *testing.T) {
	tests := []struct{ id, in, want string }{
		{"HDU 1846", "1\n23 2\n\n \t\r\v\f\n", "first\n"},
		{"HDU 1846", "0", ""},
		{"HDU 2516", "2\n0\n\n\n", "Second win\n"},
		{"HDU 2516", "2\n13", "Second win\nSecond win\n"},
		{"HDU 2516", "", ""},
		{"HDU 1850", "3 5 7 9", "1\n"},
		{"POJ 1067", "\n\n", ""},
		{"POJ 1067", "\uFEFF", ""},
	}
	for _, tt := range tests {
		wantAnswer(t, tt.id, tt.in, tt.want)
	}
}

// TestChinese wants an error in Chinese too.
func TestChinese(t *testing.T) {
	_, err := answer(t, "POJ 1067", "1 2\n3\n")
	if got, want := game.AsError(err).In(game.Zh), "第 2 行：输入到此结束，只有 1 个数，应有 2 个"; got != want {
		t.Errorf("in Chinese: %s, want %s", got, want)
	}
}

// FuzzAnswer gives any bytes to any problem. It must end, and what it writes
// must not depend on how the bytes arrive.
func FuzzAnswer(f *testing.F) {
	all := judge.All()
	for i, p := range all {
		for _, s := range p.Samples() {
			f.Add(byte(i), []byte(s.In))
		}
	}
	f.Add(byte(0), []byte("999999999999\n1 2 3"))
	f.Add(byte(7), []byte("9999 9999999\n1 29 33"))
	f.Add(byte(1), []byte("\xef\xbb\xbf00001\r\n18446744073709551616"))
	f.Fuzz(func(t *testing.T, i byte, in []byte) {
		p := all[int(i)%len(all)]
		ctx, cancel := context.WithTimeout(t.Context(), 2*time.Second)
		defer cancel()
		var whole, single bytes.Buffer
		err := p.Answer(ctx, bytes.NewReader(in), &limited{&whole}, nil)
		again := p.Answer(ctx, oneByte{bytes.NewReader(in)}, &limited{&single}, nil)
		if ctx.Err() != nil {
			t.Skip("the answer takes long, and can be stopped")
		}
		if (err == nil) != (again == nil) || err != nil && err.Error() != again.Error() {
			t.Errorf("judge %s on %q = %v, and byte by byte %v", p.ID, in, err, again)
		}
		if !errors.Is(err, errFull) && whole.String() != single.String() {
			t.Errorf("judge %s on %q = %q, and byte by byte %q", p.ID, in, whole.String(), single.String())
		}
		var e *game.Error
		if err != nil && !errors.Is(err, errFull) && (!errors.As(err, &e) || e.Line < 1) {
			t.Errorf("judge %s on %q: %v has no line", p.ID, in, err)
		}
	})
}

var errFull = errors.New("enough")

// limited refuses to become too large.
type limited struct{ *bytes.Buffer }

func (l *limited) Write(b []byte) (int, error) {
	if l.Len() > 1<<22 {
		return 0, errFull
	}
	return l.Buffer.Write(b)
}

// oneByte reads one byte at a time.
type oneByte struct{ r *bytes.Reader }

func (o oneByte) Read(b []byte) (int, error) { return o.r.Read(b[:min(1, len(b))]) }
