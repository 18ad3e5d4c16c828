package judge

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"

	"grundy/catalogue"
	"grundy/script"
)

// index is every problem in order, and where its ids lead.
type index struct {
	all   []*Problem
	byKey map[string]*Problem
}

// problems is built at the first use.
var problems = sync.OnceValue(func() index {
	x := index{byKey: map[string]*Problem{}}
	for _, group := range [][]Problem{
		nimProblems, disguisedProblems, misereProblems, halvingProblems, turnProblems, bashProblems, wythoffProblems, fibonacciProblems, divisorProblems, boardProblems, subtractProblems, nimberProblems,
		stairProblems, stripProblems, northcottProblems, walkProblems, rowProblems, coinProblems,
		euclidProblems, numberProblems, parityProblems, mergingProblems, countingProblems,
		graphProblems, treeProblems, splittingProblems,
	} {
		for _, p := range group {
			x.add(p)
		}
	}
	slices.SortFunc(x.all, func(a, b *Problem) int { return compareIDs(a.ID, b.ID) })
	return x
})

// add adds a copy of a row, with what its shape comes to.
func (x *index) add(row Problem) {
	p := &row
	x.all = append(x.all, p)
	p.lead, p.slots = p.shape.lead(), len(p.shape.compile(nil))
	p.trapInputs = sync.OnceValue(p.listTraps)
	for _, id := range append([]string{p.ID}, p.Aliases...) {
		k := key(id)
		if x.byKey[k] != nil {
			panic(fmt.Sprintf("judge: two problems are named %q", id))
		}
		x.byKey[k] = p
	}
}

// All returns every problem, sorted by site and number.
func All() []*Problem { return slices.Clone(problems().all) }

// Lookup finds a problem by its id or that of the same problem elsewhere, in
// any common spelling: case, blanks and punctuation do not matter, sites have
// their usual names, and the numbers of Codeforces, Luogu and AtCoder may stand alone.
func Lookup(id string) (*Problem, bool) {
	p, ok := problems().byKey[key(id)]
	return p, ok
}

// longestName is how many bytes what problems are looked for by may have.
const longestName = 200

// Search lists the problems with a word in an id, the title, the name of the site, or
// what the family is called in either language; case, blanks and punctuation do not
// matter. Of several words each must be in one of these, and the id of a problem finds
// that one alone. More than 200 bytes find none.
func Search(words string) []*Problem {
	if p, ok := Lookup(words); ok {
		return []*Problem{p}
	}
	if len(words) > longestName {
		return nil
	}
	whole := folded(words)
	if whole == "" {
		return All()
	}
	var found []*Problem
	for _, p := range problems().all {
		texts := p.texts()
		has := func(k string) bool {
			return slices.ContainsFunc(texts, func(t string) bool { return strings.Contains(t, k) })
		}
		apart := func(word string) bool { return !has(folded(word)) }
		if has(whole) || !slices.ContainsFunc(strings.Fields(words), apart) {
			found = append(found, p)
		}
	}
	return found
}

// texts are all that the problem is found by, folded.
func (p *Problem) texts() []string {
	texts := slices.Concat([]string{p.ID, p.Title, p.Site()}, p.Aliases, p.familyNames())
	for _, s := range sites {
		if site, _, _ := strings.Cut(p.ID, " "); strings.EqualFold(site, s[1]) {
			texts = append(texts, s[0])
		}
	}
	for i, t := range texts {
		texts[i] = folded(t)
	}
	return texts
}

// fewest is how many bytes of a word tell something: two letters stand in many.
const fewest = 4

// Nearest returns the id closest to one that Lookup does not know, or "" when
// none is close enough to suggest: that of the only problem which Search finds, the same
// number at another site, or an id of nearly the same letters.
func Nearest(id string) string {
	if len(id) > longestName {
		return ""
	}
	k := key(id)
	if found := Search(id); len(found) == 1 && len(k) >= fewest {
		return found[0].ID
	}
	best, least := "", 3
	for _, p := range problems().all {
		for _, name := range append([]string{p.ID}, p.Aliases...) {
			d := catalogue.Distance(k, key(name))
			if n := number(k); len(n) > 2 && n == number(key(name)) {
				d = 0
			}
			if d < least {
				best, least = name, d
			}
		}
	}
	return best
}

// sites are the names of judges that an id may begin with, the longer of two
// before its beginning; each with the short name used here.
var sites = [...][2]string{
	{"codeforces", "cf"}, {"cf", "cf"}, {"hduoj", "hdu"}, {"hdoj", "hdu"}, {"hdu", "hdu"}, {"杭电", "hdu"},
	{"poj", "poj"}, {"pku", "poj"}, {"luogu", "luogu"}, {"洛谷", "luogu"}, {"acwing", "acwing"},
	{"ybt", "ybt"}, {"一本通", "ybt"}, {"librarychecker", "lc"}, {"leetcode", "leetcode"}, {"力扣", "leetcode"},
	{"uva", "uva"}, {"kattis", "kattis"}, {"lightoj", "lightoj"}, {"cses", "cses"}, {"atcoder", "atcoder"}, {"spoj", "spoj"},
	{"timus", "timus"}, {"ural", "timus"},
}

// folded is a text without what does not matter.
func folded(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, script.Plain(text))
}

// key is the form of an id under which problems are found.
func key(id string) string {
	k := folded(id)
	site, rest := "", k
	for _, s := range sites {
		if after, ok := strings.CutPrefix(k, s[0]); ok {
			site, rest = s[1], after
			break
		}
	}
	if task, ok := strings.CutPrefix(rest, "edpc"); ok && (site == "" || site == "atcoder") {
		rest = "dp" + task // the Educational DP Contest
	}
	digits := strings.Trim(rest, "0123456789")
	switch {
	case site == "" && len(rest) == len("dpk") && strings.HasPrefix(rest, "dp"):
		return "atcoder" + rest
	case site == "" && digits == "lc" && strings.HasPrefix(rest, "lc"):
		return "leetcode" + rest[len("lc"):]
	case site == "luogu" && digits == "":
		return "luogup" + rest
	case site == "" && len(rest) > 3 && digits == "p" && rest[0] == 'p':
		return "luogu" + rest
	case site == "" && rest != "" && isDigit(rest[0]) && len(digits) == 1 && digits[0] >= 'a':
		return "cf" + rest
	case site == "" && len(rest) > 4 && slices.Contains(atcoderContests, rest[:3]) && isDigit(rest[3]):
		return "atcoder" + rest
	}
	return site + rest
}

// atcoderContests begin the ids of AtCoder, which may stand alone.
var atcoderContests = []string{"abc", "agc", "arc"}

func isDigit(b byte) bool { return '0' <= b && b <= '9' }

// number is the part of an id that begins with its first digit.
func number(id string) string { return strings.TrimLeftFunc(id, notDigit) }

func notDigit(r rune) bool { return r < '0' || r > '9' }

// compareIDs orders ids by site, then by number.
func compareIDs(a, b string) int {
	siteA, _, _ := strings.Cut(a, " ")
	siteB, _, _ := strings.Cut(b, " ")
	if c := strings.Compare(siteA, siteB); c != 0 {
		return c
	}
	x, _ := strconv.Atoi(strings.TrimFunc(a, notDigit))
	y, _ := strconv.Atoi(strings.TrimFunc(b, notDigit))
	if x != y {
		return x - y
	}
	return strings.Compare(a, b)
}

// Site is the name of the judge.
func (p *Problem) Site() string {
	short, _, _ := strings.Cut(p.ID, " ")
	switch short {
	case "CF":
		return "Codeforces"
	case "LC":
		return "Library Checker"
	}
	return short
}
