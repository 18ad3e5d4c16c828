package main

import (
	"context"
	"path/filepath"
	"strings"
	"unicode"

	"github.com/spf13/pflag"

	"grundy"
	"grundy/game"
	"grundy/script/rulefile"
)

// ruleSuffix is how the names of rule files end.
const ruleSuffix = ".star"

var (
	rulesFlagHelp = game.Text{En: "know the ruleset of a rule `FILE`, named as the file, or NAME=FILE; may stand several times", Zh: "读入规则文件 `FILE`（规则以文件名命名，也可写成 名称=文件），可多次使用"}
	takenText     = game.Text{En: "%s: there is a ruleset %s already; write --rules NAME=%s to give it another name", Zh: "%s：已有名为 %s 的规则；请写 --rules 名称=%s 另取名称"}
	unnamedText   = game.Text{En: "%s: %q is no name for a ruleset; write --rules NAME=%s", Zh: "%s：%q 不能作规则名；请写 --rules 名称=%s"}
)

// ownRules are the rule files that were named.
type ownRules struct{ files []string }

func (o *ownRules) flag(a *app, f *pflag.FlagSet) {
	f.StringArrayVar(&o.files, "rules", nil, a.say(rulesFlagHelp))
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
	files := o.files
	if len(words) > 0 && strings.HasSuffix(words[0], ruleSuffix) {
		files = append([]string{words[0]}, files...)
	}
	for i, f := range files {
		name, file := ruleName(f)
		own, err := a.readRules(ctx, name, file)
		if err != nil {
			return r, nil, err
		}
		if r.Lookup(name) != nil {
			return r, nil, game.Refuse(game.BadParameter, takenText, file, name, file)
		}
		r.Own = append(r.Own, own)
		if i == 0 && len(files) > len(o.files) {
			words = append([]string{name}, words[1:]...)
		}
	}
	return r, words, nil
}

// ruleName is the name of the ruleset of a file, and the file: NAME=FILE, or the
// file's own name.
func ruleName(f string) (name, file string) {
	if name, file, ok := strings.Cut(f, "="); ok && isRuleName(name) {
		return name, file
	}
	return strings.TrimSuffix(filepath.Base(f), ruleSuffix), f
}

func isRuleName(s string) bool {
	for i, r := range s {
		if r != '_' && !unicode.IsLetter(r) && (i == 0 || !unicode.IsDigit(r)) {
			return false
		}
	}
	return s != ""
}

func (a *app) readRules(ctx context.Context, name, file string) (*game.Ruleset, error) {
	if !isRuleName(name) {
		return nil, game.Refuse(game.BadParameter, unnamedText, game.Short(file), game.Short(name), game.Short(file))
	}
	l := rulefile.DefaultLimits()
	src, err := a.readAll(ctx, file, l.Bytes)
	if err != nil {
		return nil, err
	}
	return rulefile.Load(ctx, name, file, src, l)
}
