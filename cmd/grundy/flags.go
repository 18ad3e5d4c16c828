package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/big"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"grundy/game"
)

// language reads --lang from the arguments before they are parsed, since the
// help texts depend on it, and otherwise the locale. A name that is none, such as that
// of a programming language, leaves it to the locale.
func language(args []string, env func(string) (string, bool)) game.Lang {
	for i, a := range args {
		name, ok := strings.CutPrefix(a, "--lang=")
		if a == "--lang" && i+1 < len(args) {
			name, ok = args[i+1], true
		}
		if l, err := spoken(name); ok && err == nil {
			return l
		}
	}
	for _, key := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if v, _ := env(key); v != "" {
			return named(v)
		}
	}
	return game.En
}

// spoken reads the name of a language, such as zh or en-US, and refuses one that
// is not spoken here.
func spoken(name string) (game.Lang, error) {
	word, _, _ := strings.Cut(strings.ReplaceAll(strings.ToLower(name), "_", "-"), "-")
	l, ok := game.LookupLang(word)
	if !ok {
		return l, game.Refuse(game.BadParameter, badLang, game.Short(name))
	}
	return l, nil
}

// named reads a locale, such as zh_CN.UTF-8; English stands for all that are not
// spoken here.
func named(locale string) game.Lang {
	word, _, _ := strings.Cut(locale, ".")
	l, _ := spoken(word)
	return l
}

// negative reports whether a word begins like a negative number, which may begin
// with its point.
func negative(word string) bool {
	digits, minus := strings.CutPrefix(word, "-")
	digits = strings.TrimPrefix(digits, ".")
	return minus && digits != "" && '0' <= digits[0] && digits[0] <= '9'
}

// shield puts negative numbers in brackets, so that they are read as values and
// not as flags.
func shield(root *cobra.Command, args []string) []string {
	out := make([]string, len(args))
	for i, a := range args {
		if negative(a) && (i == 0 || !takesValue(root, args[:i])) {
			a = "(" + a + ")"
		}
		out[i] = a
	}
	return out
}

// takesValue reports whether the last of the arguments is a flag that waits for
// its value.
func takesValue(root *cobra.Command, args []string) bool {
	name, ok := strings.CutPrefix(args[len(args)-1], "--")
	if !ok || name == "" {
		return false
	}
	c, _, err := root.Find(args[:1])
	if err != nil {
		c = root
	}
	f := c.Flags().Lookup(name)
	if f == nil {
		f = root.PersistentFlags().Lookup(name)
	}
	return f != nil && f.NoOptDefVal == ""
}

// checkFiles refuses flags that want a file and were given no name.
func checkFiles(f *pflag.FlagSet, names ...string) error {
	for _, n := range names {
		if f.Changed(n) && f.Lookup(n).Value.String() == "" {
			return game.Refuse(game.BadParameter, namelessText, "--"+n)
		}
	}
	return nil
}

// count is a flag for a natural number, which may be written 100000000, 1e8 or
// 2^36.
type count int64

var _ pflag.Value = (*count)(nil)

func (c *count) String() string { return fmt.Sprint(int64(*c)) }

// Type is the word for the value in the help.
func (c *count) Type() string { return "N" }

// errCount is reworded by flagError.
var errCount = errors.New("no count")

// Set reads the number; one beyond 2^63 is refused.
func (c *count) Set(s string) error {
	base, exponent := s, "1"
	i := strings.IndexAny(s, "eE^")
	if i >= 0 {
		base, exponent = s[:i], s[i+1:]
	}
	b, err := strconv.ParseUint(base, 10, 63)
	e, err2 := strconv.ParseUint(exponent, 10, 6)
	if err != nil || err2 != nil {
		return errCount
	}
	n := new(big.Int).SetUint64(b)
	power := new(big.Int).SetUint64(e)
	switch {
	case i < 0:
	case s[i] == '^':
		n.Exp(n, power, nil)
	default:
		n.Mul(n, power.Exp(big.NewInt(10), power, nil))
	}
	if !n.IsInt64() {
		return errCount
	}
	*c = count(n.Int64())
	return nil
}

// print writes v as one line of JSON.
func (a *app) print(v any) error { return encode(a.stdout, v) }

func encode(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	return e.Encode(v)
}
