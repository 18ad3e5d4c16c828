package main

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"grundy/game"
)

var (
	nearWord  = game.Text{En: "there is no command %q; did you mean %s?", Zh: "没有子命令 %q；是不是 %s？"}
	noShell   = game.Text{En: "there is no completion for %q; there is one for %s", Zh: "没有 %q 的补全脚本；可选 %s"}
	nearShell = game.Text{En: "there is no completion for %q; did you mean %s?", Zh: "没有 %q 的补全脚本；是不是 %s？"}
)

// helpOn is what "grundy help" does with its words: cobra's own help answers an
// unknown word with the usage and status 0.
func helpOn(help *cobra.Command, words []string) error {
	c := help.Root()
	for _, w := range words {
		next := subcommand(c, w)
		if next == nil {
			return noCommand(c, w)
		}
		c = next
	}
	c.InitDefaultHelpFlag()
	return c.Help()
}

// completionWords refuses a shell that is not known. Without a word it explains
// itself.
func completionWords(c *cobra.Command, words []string) error {
	if len(words) == 0 {
		return c.Help()
	}
	if near := nearest(c, words[0]); near != "" {
		return game.Refuse(game.Syntax, nearShell, game.Short(words[0]), near)
	}
	var shells []string
	for _, s := range c.Commands() {
		shells = append(shells, s.Name())
	}
	return game.Refuse(game.Syntax, noShell, game.Short(words[0]), strings.Join(shells, ", "))
}

func subcommand(c *cobra.Command, name string) *cobra.Command {
	subs := c.Commands()
	i := slices.IndexFunc(subs, func(s *cobra.Command) bool { return s.Name() == name || s.HasAlias(name) })
	if i < 0 {
		return nil
	}
	return subs[i]
}

// noCommand refuses a word that is no command of c.
func noCommand(c *cobra.Command, word string) error {
	if near := nearest(c, word); near != "" {
		return game.Refuse(game.Syntax, nearWord, game.Short(word), near)
	}
	return game.Refuse(game.Syntax, badWord, game.Short(word))
}

// nearest is the one command of c whose name is most like a word, or "". Of several, one
// of the same letters is.
func nearest(c *cobra.Command, word string) string {
	const longest = 20 // that is compared
	if len(word) < 2 || len(word) > longest {
		return ""
	}
	c.SuggestionsMinimumDistance = max(1, (len(word)+1)/3)
	near := c.SuggestionsFor(word)
	if len(near) > 1 {
		near = slices.DeleteFunc(near, func(name string) bool { return sorted(name) != sorted(word) })
	}
	if len(near) == 1 {
		return near[0]
	}
	return ""
}

// sorted is the letters of a word in order.
func sorted(word string) string { return string(slices.Sorted(slices.Values([]rune(word)))) }
