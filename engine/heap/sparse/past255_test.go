package sparse

import "testing"

// TestPast255 goes through the changes of coding and space that values above 255
// bring. The definition judges the first of them, the textbook method, which has
// one space from beginning to end, the rest.
func TestPast255(t *testing.T) {
	for code, n := range map[string]int{"0.6": 60_000, "0.014": 140_000} {
		if testing.Short() && code != "0.6" {
			continue
		}
		s := extended(t, octal(code), Options{}, n)
		if st := s.Stats(); st.MostNimber < 256 || !s.coding.wide {
			t.Errorf("%s: %+v is not wide yet", code, st)
		}
		g := textbook(octal(code), s.space, n)
		same(t, code, s.Values(), g)
		same(t, code+" purego", extended(t, octal(code), Options{Purego: true}, n).Values(), g)
		same(t, code+" two workers", extended(t, octal(code), Options{Workers: 2}, n).Values(), g)
		first := 16_000
		same(t, code+" textbook", g[:first], naive(octal(code), first))
	}
}
