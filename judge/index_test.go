package judge_test

import (
	"slices"
	"strings"
	"testing"

	"grundy/judge"
)

func TestLookup(t *testing.T) {
	tests := []struct {
		want string
		ids  []string
	}{
		{"HDU 1850", []string{"HDU 1850", "hdu1850", "HDU-1850", "hdu 1850", "HDU_1850", " Hdu  1850 ", "hdoj1850", "hduoj 1850", "hdu#1850", "杭电1850", "HDU１８５０"}},
		{"CF 1370C", []string{"CF 1370C", "cf1370c", "CF1370C", "codeforces 1370C", "CodeForces-1370C", "1370C", "1370c", "cf 1370/C", "ybt T2", "一本通 T2"}},
		{"POJ 1067", []string{"poj1067", "POJ 1067", "pku1067", "HDU 1527", "hdu1527"}},
		{"Luogu P2197", []string{"luogu P2197", "P2197", "p2197", "luogu2197", "洛谷P2197", "洛谷 2197", "ybt T1"}},
		{"AcWing 235", []string{"acwing235", "AcWing 235", "ACWING-235", "ybt T3", "ybtT3"}},
		{"LeetCode 292", []string{"leetcode 292", "LeetCode292", "LC 292", "lc292", "力扣 292"}},
		{"LC nim_product_64", []string{"lc nim_product_64", "LC nim product 64", "library checker nim_product_64"}},
		{"AtCoder agc017_d", []string{"agc017_d", "AGC017D", "atcoder agc017 d"}},
		{"POJ 2599", []string{"timus 1045", "URAL1045"}},
		{"AtCoder dp_k", []string{"atcoder dp_k", "AtCoder DP K", "dp_k", "AtCoder EDPC K", "EDPC K"}},
		{"CF 1191D", []string{"CF 1190B", "1190B", "1191d"}},
		{"POJ 2311", []string{"poj 2311", "ybt T4"}},
	}
	for _, tt := range tests {
		for _, id := range tt.ids {
			if p, ok := judge.Lookup(id); !ok || p.ID != tt.want {
				t.Errorf("Lookup(%q) = %v, %v, want %s", id, p, ok, tt.want)
			}
		}
	}
	for _, id := range []string{"", " ", "hdu", "1850", "T2", "hdu 18500", "P", "C", "cf", "1370", "poj1850", "\xff"} {
		if p, ok := judge.Lookup(id); ok {
			t.Errorf("Lookup(%q) = %s, want none", id, p.ID)
		}
	}
}

func TestNearest(t *testing.T) {
	tests := []struct{ id, want string }{
		{"poj1850", "HDU 1850"},
		{"1850", "HDU 1850"},
		{"hud1850", "HDU 1850"},
		{"hdu185", "HDU 1850"},
		{"P1067", "POJ 1067"},
		{"codeforce1370C", "CF 1370C"},
		{"acwin235", "AcWing 235"},
		{"luogu P2179", "Luogu P2197"},
		{"daizhenyang", "HDU 3537"},
		{"zh", ""},
		{"nothing", ""},
		{"", ""},
	}
	for _, tt := range tests {
		if got := judge.Nearest(tt.id); got != tt.want {
			t.Errorf("Nearest(%q) = %q, want %q", tt.id, got, tt.want)
		}
	}
}

func TestAllIsSorted(t *testing.T) {
	some := []string{"AcWing 235", "CF 1370C", "HDU 1536", "HDU 1846", "HDU 1850", "HDU 2516", "Luogu P2197", "POJ 1067", "POJ 2311"}
	var got []string
	for _, p := range judge.All() {
		if slices.Contains(some, p.ID) {
			got = append(got, p.ID)
		}
		if q, ok := judge.Lookup(p.ID); !ok || q != p {
			t.Errorf("Lookup(%q) is another problem", p.ID)
		}
	}
	if !slices.Equal(got, some) {
		t.Errorf("All() has the order %q, want %q", got, some)
	}
}

// TestSearch wants problems to be found by parts of ids, titles, families and sites.
func TestSearch(t *testing.T) {
	tests := []struct{ word, id string }{
		{"christmas", "POJ 3710"}, {"魔法珠", "AcWing 235"}, {"s-nim", "HDU 1536"}, {"洛谷", "Luogu P1247"},
		{"Codeforces", "CF 1370C"}, {"staircase", "CSES 1099"}, {"ybt t2", "CF 1370C"}, {"力扣", "LeetCode 292"},
		{"巴什博弈", "HDU 1846"}, {"奇异局势", "POJ 1067"}, {"造币", "POJ 1143"}, {"sylver", "POJ 1143"}, {"杭电2176", "HDU 2176"},
		{"nim codeforces", "CF 15C"}, {"杭电 斐波那契", "HDU 2516"},
	}
	for _, tt := range tests {
		found := judge.Search(tt.word)
		if !slices.ContainsFunc(found, func(p *judge.Problem) bool { return p.ID == tt.id }) || len(found) == len(judge.All()) {
			t.Errorf("Search(%q) finds %d problems, want %s among them", tt.word, len(found), tt.id)
		}
	}
	for _, word := range []string{"no such problem", "nim nonsense", "nim " + strings.Repeat("nim ", 100)} {
		if found := judge.Search(word); len(found) > 0 {
			t.Errorf("Search(%q) finds %d problems", word, len(found))
		}
	}
}
