package certificate

import (
	"context"
	"crypto/sha256"
	_ "embed"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	fast "grundy/engine/heap/sparse"
	"grundy/game"
)

// octalTable holds laws of octal games as others have published them; the last
// column names them.
//
//go:embed testdata/octal.tsv
var octalTable string

// published is a row of the table.
type published struct {
	code                      string
	e, p, nimber, first, last int64
}

func rows(t testing.TB) []published {
	t.Helper()
	var list []published
	for line := range strings.Lines(octalTable) {
		if strings.HasPrefix(line, "#") || strings.HasPrefix(line, "code") {
			continue
		}
		f := strings.Split(line, "\t")
		number := func(i int) int64 {
			v, err := strconv.ParseInt(f[i], 10, 64)
			if err != nil {
				t.Fatalf("%q: %v", line, err)
			}
			return v
		}
		list = append(list, published{f[0], number(1), number(2), number(4), number(5), number(3)})
	}
	return list
}

// byHand makes the certificate of a published row: the bound by the formula of Guy
// and Smith for octal games, the digest from a table that this package has not
// computed.
func (r published) byHand(t testing.TB) Certificate {
	t.Helper()
	c := mustCode(t, r.code)
	last, _ := c.Last()
	parts := int64(1)
	if strings.ContainsAny(r.code, "4567") {
		parts = 2
	}
	made := Certificate{
		Code: r.code, Method: GuySmith, Preperiod: r.e, Period: r.p, MaxNimber: r.nimber, MaxFirst: r.first,
		Bound: parts*max(1, r.e) + parts*r.p + int64(last) - 1,
	}
	var g []uint16
	if made.Bound <= 5000 {
		g = judgePairs(c, nil, made.Bound)
	} else {
		digits := make([]byte, last+1)
		for i := range digits {
			digits[i] = strings.ReplaceAll(r.code, ".", "")[i] - '0'
		}
		s, err := fast.New(fast.Rules{Digits: digits}, fast.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Extend(t.Context(), int(made.Bound)+1); err != nil {
			t.Fatal(err)
		}
		g = s.Values()
	}
	made.Sequence = digestOf(made, g)
	return made
}

// digestOf is the digest as the package comment tells it.
func digestOf(c Certificate, g []uint16) [sha256.Size]byte {
	h := sha256.New()
	if c.Code != "" {
		fmt.Fprintln(h, c.Code)
	} else {
		fmt.Fprintf(h, "[%s]\n", strings.Trim(strings.ReplaceAll(fmt.Sprint(c.Take), " ", ", "), "[]"))
	}
	for part := range slices.Chunk(g, 1000) {
		var b []byte
		for _, v := range part {
			b = append(b, byte(v&255), byte(v>>8))
		}
		h.Write(b)
	}
	return [sha256.Size]byte(h.Sum(nil))
}

func verify(c Certificate) (Report, error) {
	return Verify(context.Background(), c, nil, nil)
}

// flawOf returns the field that an error finds fault with.
func flawOf(err error) string {
	var f *Flaw
	if errors.As(err, &f) {
		return f.Field
	}
	return ""
}

func TestPublished(t *testing.T) {
	verified := 0
	for _, r := range rows(t) {
		c := r.byHandUpTo(t, 1_000_000)
		if c == nil {
			continue
		}
		b := &game.Budget{}
		report, err := Verify(t.Context(), *c, b, nil)
		if b.Spent() != c.Bound+1 || b.Held() != 0 {
			t.Errorf("%s: %d positions are spent of %d, %d bytes are held", r.code, b.Spent(), c.Bound+1, b.Held())
		}
		if err != nil || report.Heaps != c.Bound+1 {
			t.Errorf("Verify(%s) = %+v, %v", r.code, report, err)
		}
		want := Report{report.Heaps, report.Heaps, ByDefinition}
		if report.Heaps > 100_000 {
			want = Report{report.Heaps, 100_000, BySparse}
		}
		if report != want {
			t.Errorf("%s: the report is %+v, want %+v", r.code, report, want)
		}
		if c.LastException() != r.last {
			t.Errorf("%s: last exception %d, want %d", r.code, c.LastException(), r.last)
		}
		verified++
	}
	if !testing.Short() && verified != 68 {
		t.Errorf("%d rows were verified", verified)
	}
}

// byHandUpTo is byHand for laws up to a size, and nil for larger ones.
func (r published) byHandUpTo(t testing.TB, most int64) *Certificate {
	if r.e+r.p > most || testing.Short() && r.e+r.p > 10_000 {
		return nil
	}
	c := r.byHand(t)
	return &c
}

// samples are certificates of every method.
func samples(t testing.TB) []Certificate {
	t.Helper()
	made := func(c Certificate, g []uint16) Certificate {
		c, err := Complete(c, g)
		if err != nil {
			t.Fatalf("%+v: %v", c, err)
		}
		return c
	}
	law := func(e, p int64) Certificate { return Certificate{Preperiod: e, Period: p} }
	coded := func(text string, c Certificate) Certificate { c.Code = text; return c }
	rising := func(text string, p int64) Certificate { return Certificate{Code: text, Period: p, Saltus: 1} }
	set := law(0, 7)
	set.Take = []int64{1, 3, 4}
	long := Certificate{Take: []int64{2, 5, 7, 31}, Preperiod: 0, Period: 0}
	g := judgePairs(mustCode(t, "0.0"), long.Take, 2000)
	long.Preperiod, long.Period = leastLaw(g)
	return []Certificate{
		published{"0.77", 71, 12, 9, 0, 0}.law(t),
		published{"0.07", 53, 34, 9, 0, 0}.law(t),
		made(set, judgePairs(mustCode(t, "0.0"), set.Take, 100)),
		made(long, g),
		made(coded("0.3033", law(0, 7)), judgePairs(mustCode(t, "0.3033"), nil, 100)),
		made(rising("0.0[3]", 2), judge(mustCode(t, "0.0[3]"), 30)),
		made(rising("0.[3]", 1), []uint16{0}),
		made(coded("0.F?", law(0, 2)), judge(mustCode(t, "0.F?"), 30)),
		made(coded("0.3{4=}", law(7, 2)), judge(mustCode(t, "0.3{4=}"), 30)),
	}
}

// law completes a published row by its values.
func (r published) law(t testing.TB) Certificate {
	t.Helper()
	g := judgePairs(mustCode(t, r.code), nil, 2*r.e+2*r.p+8)
	c, err := Complete(Certificate{Code: r.code, Preperiod: r.e, Period: r.p}, g)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// leastLaw finds the law of a table that shows it many times over.
func leastLaw(g []uint16) (e, p int64) {
	for p := 1; ; p++ {
		e := len(g) - p
		for e > 0 && g[e-1] == g[e-1+p] {
			e--
		}
		if e < len(g)/4 {
			return int64(e), int64(p)
		}
	}
}

func TestSamples(t *testing.T) {
	for _, c := range samples(t) {
		b := &game.Budget{Positions: 10_000, Bytes: 1 << 20}
		if _, err := Verify(t.Context(), c, b, nil); err != nil {
			t.Errorf("Verify(%s%v) = %v", c.Code, c.Take, err)
			continue
		}
		if b.Held() != 0 || b.Spent() != c.Bound+1 {
			t.Errorf("%s%v: %d bytes are still held, %d positions spent of %d", c.Code, c.Take, b.Held(), b.Spent(), c.Bound+1)
		}
	}
}

// TestFieldAlterations alters one field after another.
func TestFieldAlterations(t *testing.T) {
	for _, c := range samples(t) {
		alter := func(name string, change func(*Certificate)) {
			t.Helper()
			d := c
			d.Take = append([]int64(nil), c.Take...)
			change(&d)
			if _, err := verify(d); flawOf(err) == "" || game.AsError(err).Code != game.BadParameter {
				t.Errorf("%s%v with another %s: Verify = %v", c.Code, c.Take, name, err)
			}
		}
		for _, method := range []Method{GuySmith, Window, Exclusion, Size, "", "other"} {
			if method != c.Method {
				alter("method", func(d *Certificate) { d.Method = method })
			}
		}
		for _, by := range []int64{-1000, -2, -1, 1, 2, 12, 1000, 1 << 50} {
			alter("preperiod", func(d *Certificate) { d.Preperiod += by })
			alter("period", func(d *Certificate) { d.Period += by })
			alter("saltus", func(d *Certificate) { d.Saltus += by })
			alter("bound", func(d *Certificate) { d.Bound += by })
			alter("max_nimber", func(d *Certificate) { d.MaxNimber += by })
			alter("max_first", func(d *Certificate) { d.MaxFirst += by })
		}
		for i := range c.Sequence {
			alter("sequence", func(d *Certificate) { d.Sequence[i] ^= 1 })
		}
		for i := range c.Take {
			alter("take", func(d *Certificate) { d.Take[i]++ })
			alter("take", func(d *Certificate) { d.Take[i]-- })
		}
		alter("game", func(d *Certificate) { d.Code, d.Take = "0.123", nil })
		alter("game", func(d *Certificate) { d.Code, d.Take = "0.77", []int64{1} })
		alter("game", func(d *Certificate) { d.Code, d.Take = "", nil })
	}
}

// TestConsistentLies alters the law and everything that follows from it, so that
// only the nimbers can tell.
func TestConsistentLies(t *testing.T) {
	kayles := judgePairs(mustCode(t, "0.77"), nil, 1000)
	for _, c := range []struct {
		name  string
		c     Certificate
		g     []uint16
		field string
	}{
		{"a later start", Certificate{Code: "0.77", Preperiod: 72, Period: 12}, kayles, preperiodField},
		{"two periods", Certificate{Code: "0.77", Preperiod: 71, Period: 24}, kayles, periodField},
		{"five periods", Certificate{Code: "0.77", Preperiod: 71, Period: 60}, kayles, periodField},
		{"an earlier start", Certificate{Code: "0.77", Preperiod: 70, Period: 12}, kayles, periodField},
		{"another period", Certificate{Code: "0.77", Preperiod: 71, Period: 6}, kayles, periodField},
		{"0.055 seems to have period 28 from 2 on", Certificate{Code: "0.055", Preperiod: 2, Period: 28}, judgePairs(mustCode(t, "0.055"), nil, 100), periodField},
		{"nobody can move in 0.004", Certificate{Code: "0.004", Preperiod: 0, Period: 1}, make([]uint16, 9), periodField},
		{"nobody can move in 0.04", Certificate{Code: "0.04", Preperiod: 0, Period: 1}, make([]uint16, 9), periodField},
		{"nobody can move in 0.4", Certificate{Code: "0.4", Preperiod: 0, Period: 1}, make([]uint16, 9), periodField},
		{"all but 1: four periods", Certificate{Code: "0.0[3]", Preperiod: 0, Period: 8, Saltus: 4}, judge(mustCode(t, "0.0[3]"), 30), periodField},
		{"all but 1: no saltus", Certificate{Code: "0.0[3]", Preperiod: 0, Period: 2}, judge(mustCode(t, "0.0[3]"), 30), periodField},
		{"all but 1: a later start", Certificate{Code: "0.0[3]", Preperiod: 1, Period: 2, Saltus: 1}, judge(mustCode(t, "0.0[3]"), 30), preperiodField},
	} {
		made, err := Complete(c.c, c.g)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		if _, err := verify(made); flawOf(err) != c.field {
			t.Errorf("%s: Verify = %v, want a flaw of %s", c.name, err, c.field)
		}
	}
}

// TestFactorials: taking a factorial looks like taking 1, 2 or 6 below 24, and the
// law of that is false with any larger factorial in the set.
func TestFactorials(t *testing.T) {
	small := judgePairs(mustCode(t, "0.0"), []int64{1, 2, 6}, 500)
	e, p := leastLaw(small)
	for k, take := range [][]int64{{1, 2, 6}, {1, 2, 6, 24}, {1, 2, 6, 24, 120}, {1, 2, 6, 24, 120, 720}} {
		c, err := Complete(Certificate{Take: take, Preperiod: e, Period: p}, small)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := verify(c); (k == 0) != (err == nil) {
			t.Errorf("take %v, preperiod %d, period %d: Verify = %v", take, e, p, err)
		}
	}
}

// TestShortBounds: the bounds that would prove false laws are refused, with the
// digest of the true nimbers up to there.
func TestShortBounds(t *testing.T) {
	for _, c := range []struct {
		code        string
		e, p, bound int64
	}{
		{"0.055", 2, 28, 62 - 28}, // one period short
		{"0.004", 0, 1, 4},        // with e = 0 in the place of max(e, 1)
		{"0.04", 0, 1, 3},
		{"0.4", 0, 1, 2},
		{"0.77", 71, 12, 167 - 12},
		{"0.77", 71, 12, 167 - 1},
		{"0.77", 71, 12, 167 + 1},
	} {
		g := judgePairs(mustCode(t, c.code), nil, c.bound)
		nimber, first := peak(g)
		lie := Certificate{Code: c.code, Method: GuySmith, Preperiod: c.e, Period: c.p, Bound: c.bound, MaxNimber: nimber, MaxFirst: first}
		lie.Sequence = digestOf(lie, g)
		if _, err := verify(lie); flawOf(err) != boundField {
			t.Errorf("%s to %d: Verify = %v, want a flaw of the bound", c.code, c.bound, err)
		}
	}
}

func TestVerifyStops(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	kayles := published{"0.77", 71, 12, 9, 0, 0}.law(t)
	if _, err := Verify(ctx, kayles, nil, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("Verify after the end of the context: %v", err)
	}
	// A false law of a game without a sparse space, which would take years.
	lie, err := Complete(Certificate{Code: "0.04", Preperiod: 1 << 24, Period: 3}, make([]uint16, 1<<24+3))
	if err != nil {
		t.Fatal(err)
	}
	lie.Code = "0.07" // with bytes of 0.04
	ctx, cancel = context.WithTimeout(t.Context(), 300*time.Millisecond)
	defer cancel()
	reports, start := 0, time.Now()
	_, err = Verify(ctx, lie, nil, func(done, total int64) {
		reports++
		if done < 1 || done > total || total != lie.Bound+1 {
			t.Errorf("report(%d, %d) of a table of %d", done, total, lie.Bound+1)
		}
	})
	if took := time.Since(start); !errors.Is(err, context.DeadlineExceeded) || took > 20*time.Second || reports == 0 || reports > int(took/(time.Second/10)) {
		t.Errorf("Verify = %v after %v and %d reports", err, took, reports)
	}
}

// TestSay: a report says how many heaps there are of each kind, and one heap is no
// heaps.
func TestSay(t *testing.T) {
	for _, c := range []struct {
		r      Report
		en, zh string
	}{
		{Report{1, 1, ByDefinition}, "the nimbers of 1 heap were computed anew from the definition.", "按定义重新计算了 1 个堆的"},
		{Report{168, 168, ByDefinition}, "of 168 heaps were computed anew from the definition.", "168 个堆"},
		{Report{510_000, 100_000, BySparse}, "of 510000 heaps were computed anew, exactly: those of the first 100000 from the definition, ", "510000 个堆的 SG 值，其中前 100000 个"},
	} {
		if got := c.r.Say().In(game.En); !strings.Contains(got, c.en) {
			t.Errorf("%+v: %q, want %q", c.r, got, c.en)
		}
		if got := c.r.Say().In(game.Zh); !strings.Contains(got, c.zh) {
			t.Errorf("%+v: %q, want %q", c.r, got, c.zh)
		}
	}
}

func TestVerifyKeepsToTheBudget(t *testing.T) {
	kayles := published{"0.77", 71, 12, 9, 0, 0}.law(t)
	three := Certificate{Code: "0.8", Preperiod: mostParting, Period: 5}
	three, err := Complete(three, make([]uint16, mostParting+5))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name string
		c    Certificate
		b    *game.Budget
	}{
		{"positions", kayles, &game.Budget{Positions: 100}},
		{"bytes", kayles, &game.Budget{Bytes: 100}},
		{"three heaps", three, nil},
	} {
		if _, err := Verify(t.Context(), c.c, c.b, nil); game.AsError(err).Code != game.Limit || flawOf(err) != "" {
			t.Errorf("%s: Verify = %v, want a limit", c.name, err)
		}
		if c.b != nil && (c.b.Spent() != 0 || c.b.Held() != 0) {
			t.Errorf("%s: %d positions were spent, %d bytes are held", c.name, c.b.Spent(), c.b.Held())
		}
	}
}

// TestOtherGame: 0.772 and 0.773 have the same nimbers, since a heap of 3 has an option
// of nimber 0 either way. A certificate of one is none of the other.
func TestOtherGame(t *testing.T) {
	g := judgePairs(mustCode(t, "0.772"), nil, 100)
	if !slices.Equal(g, judgePairs(mustCode(t, "0.773"), nil, 100)) {
		t.Fatal("the games differ")
	}
	c := Certificate{Code: "0.772", Method: GuySmith, Preperiod: 8, Period: 4, Bound: 2*8 + 2*4 + 2}
	for n, v := range g[:c.Bound+1] {
		if int64(v) > c.MaxNimber {
			c.MaxNimber, c.MaxFirst = int64(v), int64(n)
		}
	}
	c.Sequence = digestOf(c, g[:c.Bound+1])
	if _, err := verify(c); err != nil {
		t.Errorf("0.772: %v", err)
	}
	c.Code = "0.773"
	if _, err := verify(c); err == nil {
		t.Error("the certificate of 0.772 is taken for one of 0.773")
	}
}
