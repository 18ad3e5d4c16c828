package main

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"grundy/codegen"
	"grundy/game"
	"grundy/server/lookup"
)

const templateExample = "  grundy template wythoff --lang cpp\n  grundy template hdu1850 --lang python --comments zh\n  grundy template --list"

var (
	templateShort    = game.Text{En: "Write a contest template for a game or a judge's problem", Zh: "输出某类博弈或评测题目的竞赛模板"}
	templateLangHelp = game.Text{En: "programming language: cpp, java, python or go", Zh: "编程语言：cpp、java、python 或 go"}
	commentsHelp     = game.Text{En: "language of the comments, en or zh (default from the locale)", Zh: "注释所用语言：en 或 zh（默认取自系统区域）"}
	templateListHelp = game.Text{En: "list the families that have a template", Zh: "列出全部模板"}

	templateAlone = game.Text{En: "--list stands alone; leave the name out", Zh: "--list 须单独使用；请去掉名称"}
	noTemplate    = game.Text{En: "which game? write grundy template nim --lang cpp, or --list", Zh: "哪一类博弈？请写 grundy template nim --lang cpp，或 --list"}
	noCodeLang    = game.Text{En: "which programming language? write --lang cpp, java, python or go", Zh: "用哪种编程语言？请写 --lang cpp、java、python 或 go"}
	badCodeLang   = game.Text{En: "there is no template in %q; write --lang cpp, java, python or go", Zh: "没有 %q 的模板；请写 --lang cpp、java、python 或 go"}
	spokenLang    = game.Text{En: "--lang is the programming language here; write --comments %[1]s for the language of the comments", Zh: "这里的 --lang 指编程语言；注释所用语言请写 --comments %[1]s"}
	badComments   = game.Text{En: "there are no comments in %q; write --comments en or --comments zh", Zh: "没有 %q 的注释；请写 --comments en 或 --comments zh"}
)

// codeFlags are the flags of template. Its --lang hides that of the root.
type codeFlags struct {
	lang, comments string
	list           bool
}

func (a *app) template() *cobra.Command {
	var o codeFlags
	c := &cobra.Command{
		Use:               "template NAME --lang cpp|java|python|go",
		Short:             a.say(templateShort),
		Example:           templateExample,
		ValidArgsFunction: completeTemplate,
		PersistentPreRunE: func(*cobra.Command, []string) error { return nil },
		RunE:              func(_ *cobra.Command, words []string) error { return a.writeTemplate(o, strings.Join(words, " ")) },
	}
	c.Flags().StringVar(&o.lang, "lang", "", a.say(templateLangHelp))
	c.Flags().StringVar(&o.comments, "comments", "", a.say(commentsHelp))
	c.Flags().BoolVar(&o.list, "list", false, a.say(templateListHelp))
	for name, words := range map[string]cobra.CompletionFunc{"lang": completeCodeLang, "comments": completeLang} {
		_ = c.RegisterFlagCompletionFunc(name, words) // fails only for a flag that is not there
	}
	return c
}

func (a *app) writeTemplate(o codeFlags, name string) error {
	l := a.lang
	if o.comments != "" {
		var err error
		if l, err = spoken(o.comments); err != nil {
			return game.Refuse(game.BadParameter, badComments, game.Short(o.comments))
		}
	}
	if o.list {
		return a.listTemplates(o, l, name)
	}
	if name == "" {
		return game.Refuse(game.Syntax, noTemplate)
	}
	t, err := lookup.Template(name, `"grundy template --list"`)
	if err != nil {
		return err
	}
	x, err := codeLang(o.lang)
	if err != nil {
		return err
	}
	for _, note := range t.Notes(a.lang)[:min(1, len(t.Notes(a.lang)))] {
		defer fmt.Fprintf(a.stderr, "grundy: %s\n", note)
	}
	if a.json {
		return a.print(t.Written(x, l))
	}
	_, err = io.WriteString(a.stdout, t.Source(x, l, t.Notes(l)...))
	return err
}

// codeLang finds the programming language of --lang.
func codeLang(name string) (codegen.Language, error) {
	x, ok := codegen.LookupLanguage(name)
	_, err := spoken(name)
	switch {
	case ok:
		return x, nil
	case name == "":
		return x, game.Refuse(game.Syntax, noCodeLang)
	case err == nil:
		return x, game.Refuse(game.BadParameter, spokenLang, game.Short(name))
	}
	return x, game.Refuse(game.BadParameter, badCodeLang, game.Short(name))
}

func (a *app) listTemplates(o codeFlags, l game.Lang, name string) error {
	if _, err := spoken(o.lang); o.lang != "" && err != nil {
		if _, err := codeLang(o.lang); err != nil {
			return err
		}
	}
	if name != "" {
		return game.Refuse(game.Syntax, templateAlone)
	}
	all := codegen.All()
	if a.json {
		out := make([]codegen.Listing, len(all))
		for i, f := range all {
			out[i] = f.Listing(l)
		}
		return a.print(out)
	}
	w := tabwriter.NewWriter(a.stdout, 0, 0, 2, ' ', 0)
	for _, f := range all {
		fmt.Fprintf(w, "%s\t%s\t%s\n", f.Name, strings.Join(f.Problems, ", "), f.Title.In(l))
	}
	return w.Flush()
}

// completeTemplate offers the names of the families, and problems where none goes on
// from what is typed.
func completeTemplate(c *cobra.Command, words []string, typed string) ([]cobra.Completion, cobra.ShellCompDirective) {
	if len(words) > 0 {
		return nil, noFiles
	}
	var out []cobra.Completion
	for _, f := range codegen.All() {
		if strings.HasPrefix(f.Name, typed) {
			out = append(out, f.Name)
		}
	}
	if len(out) == 0 {
		return completeProblem(c, words, typed)
	}
	return out, noFiles
}

// completeCodeLang offers the programming languages.
func completeCodeLang(*cobra.Command, []string, string) ([]cobra.Completion, cobra.ShellCompDirective) {
	var out []cobra.Completion
	for _, x := range codegen.Languages() {
		out = append(out, x.Name)
	}
	return out, noFiles
}
