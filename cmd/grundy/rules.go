package main

import (
	"context"
	"crypto/sha256"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"unicode"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"grundy"
	"grundy/game"
	"grundy/lab"
	"grundy/script/dialect"
	"grundy/script/rulefile"
)

// ruleSuffix is how the names of rule files end.
const ruleSuffix = ".star"

var (
	rulesFlagHelp = game.Text{En: "know the ruleset of a rule `FILE`, named as the file, or NAME=FILE; may stand several times", Zh: "读入规则文件 `FILE`（规则以文件名命名，也可写成 名称=文件），可多次使用"}
	takenText     = game.Text{En: "%s: there is a ruleset %s already; write --rules NAME=%s to give it another name", Zh: "%s：已有名为 %s 的规则；请写 --rules 名称=%s 另取名称"}
	unnamedText   = game.Text{En: "%s: %q is no name for a ruleset; write --rules NAME=%s", Zh: "%s：%q 不能作规则名；请写 --rules 名称=%s"}
)

var (
	functionText = game.Text{En: "%s: %s is a function here; write --rules NAME=%s to give the ruleset another name", Zh: "%s：%s 已是函数名；请写 --rules 名称=%s 另取规则名"}
	noFileRule   = game.Text{En: "--rules %s names no file; write --rules NAME=FILE", Zh: "--rules %s 没有写文件名；请写 --rules 名称=文件"}
)

// ownRules are the rule files that were named.
type ownRules struct{ files []string }

func (o *ownRules) flag(a *app, f *pflag.FlagSet) {
	f.StringArrayVar(&o.files, "rules", nil, a.say(rulesFlagHelp))
	_ = f.SetAnnotation("rules", cobra.BashCompFilenameExt, []string{ruleSuffix[1:]}) // fails only for a flag that is not there
}

// named reports whether a program has to be run to know the rules: rule files are
// named, or one stands in the place of a ruleset.
func (o ownRules) named(words []string) bool {
	return len(o.files) > 0 || len(words) > 0 && strings.HasSuffix(words[0], ruleSuffix)
}

// reader reads the rule files, and returns a reader that knows their rulesets. A
// file in the place of a ruleset is replaced by its name.
func (o ownRules) reader(ctx context.Context, a *app, words []string) (grundy.Reader, []string, error) {
	r := grundy.Reader{Open: opener(ctx)}
	if len(words) > 0 && strings.HasSuffix(words[0], ruleSuffix) {
		name := ownName(words[0])
		if err := a.addRules(ctx, &r, name, words[0]); err != nil {
			return r, nil, err
		}
		words = append([]string{name}, words[1:]...)
	}
	for _, f := range o.files {
		name, file := ruleName(f)
		if err := a.addRules(ctx, &r, name, file); err != nil {
			return r, nil, err
		}
	}
	return r, words, nil
}

// addRules reads a rule file for a reader that does not know the name.
func (a *app) addRules(ctx context.Context, r *grundy.Reader, name, file string) error {
	own, err := a.readRules(ctx, name, file)
	if err != nil {
		return err
	}
	if err := checkName(r, name, file); err != nil {
		return err
	}
	r.Own = append(r.Own, own)
	return nil
}

// checkName refuses a name for the ruleset of a file that means something already.
func checkName(r *grundy.Reader, name, file string) error {
	switch {
	case r.Lookup(name) != nil:
		return game.Refuse(game.BadParameter, takenText, game.Short(file), name, game.Short(file))
	case slices.Contains(lab.New(lab.DefaultOptions()).Session().Names(), name):
		return game.Refuse(game.BadParameter, functionText, game.Short(file), name, game.Short(file))
	}
	return nil
}

// ruleName is the name of the ruleset of a file, and the file: NAME=FILE, or the
// file's own name.
func ruleName(f string) (name, file string) {
	if name, file, ok := strings.Cut(f, "="); ok && isRuleName(name) {
		return name, file
	}
	return ownName(f), f
}

// ownName is the name that a file gives to its ruleset.
func ownName(file string) string { return strings.TrimSuffix(filepath.Base(file), ruleSuffix) }

// isRuleName reports whether a ruleset can be called so: by a name of Starlark.
func isRuleName(s string) bool {
	if _, err := dialect.Options().ParseExpr("", s, 0); err != nil || s == "True" || s == "False" || s == "None" {
		return false
	}
	for i, r := range s {
		if r != '_' && !unicode.IsLetter(r) && (i == 0 || !unicode.IsDigit(r)) {
			return false
		}
	}
	return s != ""
}

func (a *app) readRules(ctx context.Context, name, file string) (*game.Ruleset, error) {
	switch {
	case !isRuleName(name):
		return nil, game.Refuse(game.BadParameter, unnamedText, game.Short(file), game.Short(name), game.Short(file))
	case file == "":
		return nil, game.Refuse(game.BadParameter, noFileRule, name+"=")
	}
	l := rulefile.DefaultLimits()
	src, err := a.readAll(ctx, file, l.Bytes)
	if err != nil {
		return nil, err
	}
	hash := sha256.Sum256([]byte(src))
	a.rules += fmt.Sprintf(", %s=%x", name, hash[:8])
	return rulefile.Load(ctx, name, file, src, l)
}
