package certificate

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"testing"

	"grundy/engine/heap"
	"grundy/game"
)

// TestEngineLaws verifies what the engines prove, of games of every theorem: the two
// have come to the same law and the same bound without knowing of each other.
func TestEngineLaws(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 14))
	texts := []string{"0.3F", "4.[3]", "0.8B", "0.[3]", "0.[7]", "0.F[3]", "0.33", "0.3033", "0.[2]"}
	for i := 0; i < 1024; i += 3 {
		texts = append(texts, fmt.Sprintf("%d.%03o", i>>9*4, i&511))
	}
	for range 60 {
		texts = append(texts,
			pick(r, []string{"0", "4", "4!", "4="}, 1)+"."+pick(r, octals(), 5),
			"0."+pick(r, []string{"0", "1", "2", "3"}, 5)+[]string{"[2]", "[3]"}[r.IntN(2)],
			pick(r, []string{"0", "8", "8!", "C?"}, 1)+"."+pick(r, []string{"0", "1", "2", "3", "7", "A", "B", "F", "8!", "8?", "F?", "F!", "4=", "{4=}", "{2=,4=}", "{4?}"}, 3))
	}
	methods := map[Method]int{}
	for _, text := range texts {
		q, err := heap.Nimbers(t.Context(), mustCode(t, text), big.NewInt(600), &game.Budget{Positions: 1200, Bytes: 1 << 28})
		if err != nil && game.AsError(err).Code != game.Limit {
			t.Fatalf("%s: %v", text, err)
		}
		if err != nil || q.Law == nil {
			continue
		}
		c, err := Complete(Certificate{
			Code: text, Preperiod: int64(q.Law.Preperiod), Period: int64(q.Law.Length), Saltus: int64(q.Law.Saltus),
		}, q.Values)
		if err != nil {
			t.Errorf("%s: Complete = %v", text, err)
			continue
		}
		if c.Bound != int64(q.Law.CheckedTo) {
			t.Errorf("%s: the bound is %d, and the engine compares to %d", text, c.Bound, q.Law.CheckedTo)
		}
		if _, err := verify(c); err != nil {
			t.Errorf("%s: Verify = %v", text, err)
		}
		methods[c.Method]++
	}
	for _, m := range []Method{GuySmith, Window, Exclusion, Size, Saltus} {
		if methods[m] < 3 {
			t.Errorf("only %d laws by %s: the search for laws is broken", methods[m], m)
		}
	}
}
