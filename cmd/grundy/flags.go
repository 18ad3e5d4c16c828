package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"regexp"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"grundy/game"
)

// language reads --lang from the arguments before they are parsed, since the
// help texts depend on it, and otherwise the locale.
func language(args []string, env func(string) (string, bool)) game.Lang {
	for i, a := range args {
		name, ok := strings.CutPrefix(a, "--lang=")
		if a == "--lang" && i+1 < len(args) {
			name, ok = args[i+1], true
		}
		if ok {
			return named(name)
		}
	}
	for _, key := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if v, _ := env(key); v != "" {
			return named(v)
		}
	}
	return game.En
}

func named(locale string) game.Lang {
	if strings.HasPrefix(strings.ToLower(locale), "zh") {
		return game.Zh
	}
	return game.En
}

var negative = regexp.MustCompile(`^-[0-9]`)

// shield puts negative numbers in brackets, so that they are read as values and
// not as flags.
func shield(root *cobra.Command, args []string) []string {
	out := make([]string, len(args))
	for i, a := range args {
		if negative.MatchString(a) && (i == 0 || !takesValue(root, args[:i])) {
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

// count is a flag for a natural number, which may be written 100000000, 1e8 or
// 2^36.
type count int64

var _ pflag.Value = (*count)(nil)

func (c *count) String() string { return fmt.Sprint(int64(*c)) }

// Type is the word for the value in the help.
func (c *count) Type() string { return "N" }

// errCount is reworded by flagError.
var errCount = errors.New("no count")

var power = regexp.MustCompile(`^([0-9]{1,19})(?:(e|E|\^)([0-9]{1,2}))?$`)

// Set reads the number; one beyond 2^63 is refused.
func (c *count) Set(s string) error {
	m := power.FindStringSubmatch(s)
	if m == nil {
		return errCount
	}
	n, _ := new(big.Int).SetString(m[1], 10)
	e, _ := new(big.Int).SetString("0"+m[3], 10)
	switch m[2] {
	case "^":
		n.Exp(n, e, nil)
	case "e", "E":
		n.Mul(n, new(big.Int).Exp(big.NewInt(10), e, nil))
	}
	if !n.IsInt64() {
		return errCount
	}
	*c = count(n.Int64())
	return nil
}

// print writes v as one line of JSON.
func (a *app) print(v any) error {
	e := json.NewEncoder(a.stdout)
	e.SetEscapeHTML(false)
	return e.Encode(v)
}
