package sparse

// naive is the definition: the value of a heap is the least that none of its
// options has.
func naive(r Rules, n int) []uint16 {
	g := make([]uint16, n)
	seen := make([]int, 1<<16+1) // seen[v]: 1 + the last heap with an option of value v
	for m := range g {
		mark := m + 1
		for t, d := range r.Digits {
			left := m - t
			if left < 0 {
				break
			}
			if d&1 != 0 && left == 0 {
				seen[0] = mark
			}
			if d&2 != 0 && left > 0 {
				seen[g[left]] = mark
			}
			if d&4 == 0 {
				continue
			}
			for a := 1; 2*a <= left; a++ {
				if 2*a == left && t < len(r.Unequal) && r.Unequal[t] {
					continue
				}
				seen[g[a]^g[left-a]] = mark
			}
		}
		v := 0
		for seen[v] == mark {
			v++
		}
		g[m] = uint16(v)
	}
	return g
}

// octal reads a code such as 4.07, with digits 0 to 7.
func octal(code string) Rules {
	r := Rules{Digits: []byte{code[0] - '0'}}
	for _, c := range []byte(code[2:]) {
		r.Digits = append(r.Digits, c-'0')
	}
	return r
}

// grundysGame breaks a heap into two unequal ones.
func grundysGame() Rules { return Rules{Digits: []byte{4}, Unequal: []bool{true}} }
