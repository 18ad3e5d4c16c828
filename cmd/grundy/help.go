package main

import (
	"errors"
	"io"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"grundy/game"
)

var (
	completionShort = game.Text{En: "Print a completion script for a shell", Zh: "输出命令行补全脚本"}
	completionFor   = game.Text{En: "Print the completion script for %s", Zh: "输出 %s 的补全脚本"}
	helpShort       = game.Text{En: "Explain a command", Zh: "查看某个子命令的说明"}
	helpFlag        = game.Text{En: "explain %s", Zh: "显示 %s 的说明"}

	// headings of cobra's template, in its own words in English.
	usageHeads = []game.Text{
		{En: "Usage:", Zh: "用法："},
		{En: "Examples:", Zh: "示例："},
		{En: "Available Commands:", Zh: "子命令："},
		{En: "Global Flags:", Zh: "通用选项："},
		{En: "Flags:", Zh: "选项："},
		{En: `Use "{{.CommandPath}} [command] --help" for more information about a command.`, Zh: `用 "{{.CommandPath}} 子命令 --help" 查看某个子命令。`},
	}

	// helpWords are what stands in the lines of usage and behind the flags: words of
	// cobra's, and of the commands.
	helpWords = []game.Text{
		{En: "(default ", Zh: "(默认 "},
		{En: "[flags]", Zh: "[选项]"},
		{En: "[command]", Zh: "[子命令]"},
		{En: "RULESET VALUE… [PARAM=…] | 'SUM'", Zh: "规则 数值… [参数=…] | '和'"},
		{En: "RULESET [PARAM=…]", Zh: "规则 [参数=…]"},
		{En: "[NAME | WORD | FILE.star]", Zh: "[名称 | 搜索词 | 文件.star]"},
		{En: "'EXPR' | -f FILE", Zh: "'表达式' | -f 文件"},
		{En: "verify FILE", Zh: "verify 文件"},
		{En: "template NAME", Zh: "template 名称"},
		{En: "ID < IN > OUT", Zh: "题号 < 输入 > 输出"},
	}

	noFlag      = game.Text{En: "there is no flag %[1]s; see %[2]s --help", Zh: "没有选项 %[1]s；参见 %[2]s --help"}
	valuelessly = game.Text{En: "flag %[1]s needs a value; see %[2]s --help", Zh: "选项 %[1]s 需要一个值；参见 %[2]s --help"}
	badValue    = game.Text{En: "%[1]q is no value for --%[2]s: it takes %[3]v", Zh: "%[1]q 不能作为 --%[2]s 的值：应为%[3]v"}
	badFlag     = game.Text{En: "the flags are wrong (%[1]v); see %[2]s --help", Zh: "选项有误（%[1]v）；参见 %[2]s --help"}
	badArgs     = game.Text{En: "%[1]s takes no such words; see %[1]s --help", Zh: "%[1]s 不接受这些参数；参见 %[1]s --help"}
	values      = map[string]game.Text{
		"N":        {En: "a number below 2^63 such as 1000, 1e8 or 2^36", Zh: "小于 2^63 的数，如 1000、1e8 或 2^36"},
		"int":      {En: "a number such as 1000", Zh: "一个数，如 1000"},
		"float64":  {En: "a number such as 50 or 0.5", Zh: "一个数，如 50 或 0.5"},
		"int64":    {En: "a number such as 1000", Zh: "一个数，如 1000"},
		"uint64":   {En: "a number from 0 to 2^64 - 1", Zh: " 0 到 2^64 - 1 的数"},
		"duration": {En: "a time such as 10s or 2m", Zh: "一段时间，如 10s 或 2m"},
		"bool":     {En: "true or false", Zh: " true 或 false"},
	}
	anyValue = game.Text{En: "a word", Zh: "一个词"}
)

// localize gives cobra's own commands, flags and headings the language, and
// makes words that a command does not take a misuse.
func (a *app) localize(root *cobra.Command) {
	template := root.UsageTemplate()
	for _, h := range usageHeads {
		template = strings.ReplaceAll(template, h.En, a.say(h))
	}
	root.SetUsageTemplate(template)
	root.InitDefaultCompletionCmd()
	root.InitDefaultHelpCmd()
	for _, c := range root.Commands() {
		switch c.Name() {
		case "help":
			c.Short = a.say(helpShort)
			c.Long = c.Short
			c.Example = "  grundy help solve"
			c.RunE = helpOn
		case "completion":
			c.Short = a.say(completionShort)
			c.Long = c.Short
			c.Example = "  grundy completion bash"
			c.Args, c.RunE = cobra.ArbitraryArgs, completionWords
			for _, shell := range c.Commands() {
				shell.Short = completionFor.With(shell.Name()).In(a.lang)
			}
		}
	}
	a.everyCommand(root)
	help := root.HelpFunc()
	root.SetHelpFunc(func(c *cobra.Command, words []string) {
		var b strings.Builder
		c.SetOut(&b)
		help(c, words)
		c.SetOut(a.gate)
		text := b.String()
		for _, w := range helpWords {
			text = strings.ReplaceAll(text, w.En, a.say(w))
		}
		_, _ = io.WriteString(a.gate, text) // the gate remembers what it could not write
	})
}

func (a *app) everyCommand(c *cobra.Command) {
	c.InitDefaultHelpFlag()
	c.Flags().Lookup("help").Usage = helpFlag.With(c.CommandPath()).In(a.lang)
	if check := c.Args; check != nil {
		c.Args = func(c *cobra.Command, words []string) error {
			err := check(c, words)
			if _, ours := errors.AsType[*game.Error](err); err != nil && !ours {
				return game.Refuse(game.Syntax, badArgs, c.CommandPath())
			}
			return err
		}
	}
	for _, sub := range c.Commands() {
		a.everyCommand(sub)
	}
}

// flagError words what is wrong with the flags of a command.
func flagError(command string, err error) error {
	if errors.Is(err, pflag.ErrHelp) {
		return game.Refuse(game.Syntax, noFlag, "--help", command)
	}
	if e, ok := errors.AsType[*pflag.NotExistError](err); ok {
		name := "--" + e.GetSpecifiedName()
		if e.GetSpecifiedShortnames() != "" {
			name = "-" + e.GetSpecifiedName()
		}
		return game.Refuse(game.Syntax, noFlag, game.Short(name), command)
	}
	if e, ok := errors.AsType[*pflag.ValueRequiredError](err); ok {
		name := "--" + e.GetFlag().Name
		return game.Refuse(game.Syntax, valuelessly, name, command)
	}
	if e, ok := errors.AsType[*pflag.InvalidValueError](err); ok {
		f := e.GetFlag()
		takes, known := values[f.Value.Type()]
		if !known {
			takes = anyValue
		}
		return game.Refuse(game.Syntax, badValue, game.Short(e.GetValue()), f.Name, takes.With())
	}
	if e, ok := errors.AsType[*pflag.InvalidSyntaxError](err); ok {
		return game.Refuse(game.Syntax, noFlag, game.Short(e.GetSpecifiedFlag()), command)
	}
	return game.Refuse(game.Syntax, badFlag, game.Short(err.Error()), command)
}
