package certificate

import (
	"math/big"
	"strings"
	"testing"

	"grundy/engine/heap"
	"grundy/game"
)

// byEngine is the certificate of the law that the engine proves.
func byEngine(t testing.TB, text string) Certificate {
	t.Helper()
	q, err := heap.Nimbers(t.Context(), mustCode(t, text), big.NewInt(5000), &game.Budget{Positions: 10_000})
	if err != nil || q.Law == nil {
		t.Fatalf("%s: %v, no law", text, err)
	}
	c, err := Complete(Certificate{
		Code: text, Preperiod: int64(q.Law.Preperiod), Period: int64(q.Law.Length), Saltus: int64(q.Law.Saltus),
	}, q.Values)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	if c.Bound != int64(q.Law.CheckedTo) {
		t.Errorf("%s: the bound is %d, and the engine compares to %d", text, c.Bound, q.Law.CheckedTo)
	}
	return c
}

// TestSaltusCertificates: the laws that the engine proves by checks of its own are
// true here too, and nothing about them may be altered.
func TestSaltusCertificates(t *testing.T) {
	for _, text := range []string{"0.3F", "0.8", "0.8B", "0.9C", "0.28", "0.1A", "4.9", "4.[3]", "C.30[3]", "8.8[1]", "0.F0[2]"} {
		c := byEngine(t, text)
		if c.Method != Saltus {
			t.Errorf("%s: the method is %s", text, c.Method)
		}
		if _, err := verify(c); err != nil {
			t.Errorf("%s: Verify = %v", text, err)
		}
		for name, alter := range map[string]func(*Certificate){
			"method": func(c *Certificate) { c.Method = GuySmith }, "saltus": func(c *Certificate) { c.Saltus++ },
			"period": func(c *Certificate) { c.Period *= 2 }, "bound": func(c *Certificate) { c.Bound++ },
			"bound below": func(c *Certificate) { c.Bound-- }, "preperiod": func(c *Certificate) { c.Preperiod++ },
			"digest": func(c *Certificate) { c.Sequence[0] ^= 1 }, "none": func(c *Certificate) { c.Saltus = 0 },
		} {
			false := c
			alter(&false)
			if _, err := verify(false); err == nil {
				t.Errorf("%s: true with another %s", text, name)
			}
		}
	}
}

// TestSaltusUnproved: the law of 0.3D041 is seen as far as anybody looks, but a check
// fails; a table that obeys a law under other rules is told apart by each check.
func TestSaltusUnproved(t *testing.T) {
	g := run(t, mustTable(t, "0.3D041", 300), 300)
	c, err := Complete(Certificate{Code: "0.3D041", Period: 6, Saltus: 3}, g)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := verify(c); err == nil || !strings.Contains(err.Error(), "goes along") {
		t.Errorf("Verify(0.3D041) = %v, want that a nimber does not go along", err)
	}
	for _, tt := range []struct{ table, moves, want string }{
		{"0.3F", "0.3F", ""}, {"0.3F", "0.BF", "own nimber"}, {"0.8", "0.C", "own nimber"}, {"0.3F", "0.08", "goes along"},
		{"4.[3]", "4.[3]", ""}, {"4.[3]", "4.0[3]", "goes along"}, {"0.3F", "0.3F[3]", "equal nimbers"}, {"0.AA", "0.A9", "goes along"},
	} {
		of := byEngine(t, tt.table)
		g := run(t, mustTable(t, tt.table, of.Bound+9), int(of.Bound+9))
		m, ok := newRising(rules{code: mustCode(t, tt.moves)})
		if !ok {
			t.Fatalf("%s is not of the kind", tt.moves)
		}
		err := newLadder(m, of, g).prove(t.Context())
		if err == nil && tt.want != "" || err != nil && (tt.want == "" || !strings.Contains(err.Error(), tt.want)) {
			t.Errorf("the table of %s with the moves of %s: %v, want %q", tt.table, tt.moves, err, tt.want)
		}
	}
}

// TestSaltusOfNothing: Lasker's Nim has a proved law with a saltus; who says that its
// saltus is 0 is not told that no theorem is known.
func TestSaltusOfNothing(t *testing.T) {
	for _, text := range []string{"4.[3]", "0.F0[2]"} {
		c := byEngine(t, text)
		c.Saltus = 0
		_, err := verify(c)
		if flawOf(err) != saltusField || !strings.Contains(err.Error(), "saltus of 1 or more") {
			t.Errorf("%s without a saltus: Verify = %v", text, err)
		}
	}
	for _, text := range []string{"4.0[1]", "0.{2+}"} { // games without any theorem here
		c := Certificate{Code: text, Method: Saltus, Period: 1, Saltus: 1}
		if _, err := verify(c); flawOf(err) != codeField || !strings.Contains(err.Error(), "no theorem is known") {
			t.Errorf("%s: Verify = %v", text, err)
		}
	}
}

// TestLadderIsBounded: a law that would take much memory or time to check is refused
// before its table is begun, and what the checks hold is given back.
func TestLadderIsBounded(t *testing.T) {
	for _, c := range []Certificate{
		{Code: "0.8", Method: Saltus, Preperiod: 3000, Period: 1, Saltus: 1, Bound: 9006},
		{Code: "0.8", Method: Saltus, Period: 2000, Saltus: 2048, Bound: 12003},
		{Code: "0.8", Method: Saltus, Period: 1 << 40, Saltus: 1 << 15, Bound: 6<<40 + 3},
	} {
		b := &game.Budget{}
		_, err := Verify(t.Context(), c, b, nil)
		if game.AsError(err).Code != game.Limit || !strings.Contains(err.Error(), "at most 2048") || b.Spent() != 0 {
			t.Errorf("%+v: Verify = %v after %d positions", c, err, b.Spent())
		}
	}
	c := byEngine(t, "0.3F")
	g := run(t, mustTable(t, "0.3F", c.Bound), int(c.Bound))
	m, _ := newRising(rules{code: mustCode(t, "0.3F")})
	b := &game.Budget{Bytes: 1 << 20}
	if err := climb(t.Context(), m, c, g, b); err != nil || b.Held() != 0 {
		t.Errorf("climb = %v, %d bytes are held", err, b.Held())
	}
	if err := climb(t.Context(), m, c, g, &game.Budget{Bytes: 1}); game.AsError(err).Code != game.Limit {
		t.Errorf("climb in one byte = %v", err)
	}
	c.Saltus = 1 << 15
	if err := climb(t.Context(), m, c, make([]uint16, 6000), &game.Budget{}); game.AsError(err).Code != game.Limit || !strings.Contains(err.Error(), "67108864 bytes") {
		t.Errorf("climb with the saltus %d = %v", c.Saltus, err)
	}
}

// mustTable is the engine of the definition.
func mustTable(t testing.TB, text string, bound int64) engine {
	t.Helper()
	e, err := newParting(rules{code: mustCode(t, text)}, bound, &game.Budget{})
	if err != nil {
		t.Fatal(err)
	}
	return e
}

func TestRising(t *testing.T) {
	for text, want := range map[string]bool{
		"0.3F": true, "4.9": true, "4.[3]": true, "0.F0[2]": true, "8.8[1]": true, "0.8": true,
		"0.77": false, "4.0[1]": false, "0.[03]": false, "0.8!": false, "0.{4}": false, "0.8[7]": false, "4!.[3]": false, "0.*": false,
	} {
		if _, ok := newRising(rules{code: mustCode(t, text)}); ok != want {
			t.Errorf("newRising(%s) = %v, want %v", text, ok, want)
		}
	}
}
