package plot

import "testing"

// TestFit compares rulers with what they promise: all numbers fit, and as many
// share a dot as must, or lie as far apart as can be.
func TestFit(t *testing.T) {
	for _, cell := range []int{1, 2, 4} {
		for characters := 1; characters <= 20; characters++ {
			for count := uint64(1); count <= 200; count++ {
				r, dots := fit(count, characters, cell), characters*cell
				if got := r.at(count - 1); got >= dots {
					t.Fatalf("fit(%d, %d, %d) = %+v: the last is at %d of %d dots", count, characters, cell, r, got, dots)
				}
				switch {
				case count <= uint64(characters): // one character or two to a number
					if two := 2*count <= uint64(characters); r.per != 1 || r.pitch%cell != 0 || (r.pitch == 2*cell) != two {
						t.Fatalf("fit(%d, %d, %d) = %+v, want two characters each: %v", count, characters, cell, r, two)
					}
				case count <= uint64(dots):
					if r.per != 1 || int(count)*(r.pitch+1) <= dots {
						t.Fatalf("fit(%d, %d, %d) = %+v, which is not as wide as can be", count, characters, cell, r)
					}
				case r.pitch != 1 || (count+r.per-2)/(r.per-1) <= uint64(dots):
					t.Fatalf("fit(%d, %d, %d) = %+v, and fewer could share a dot", count, characters, cell, r)
				}
				if want := count <= uint64(characters); r.bold != want {
					t.Fatalf("fit(%d, %d, %d) = %+v, want bold = %v", count, characters, cell, r, want)
				}
			}
		}
	}
}

// TestShade counts the shades by the parts of a full cell: a quarter, a sixteenth,
// a 64th.
func TestShade(t *testing.T) {
	for _, full := range []uint64{1, 2, 3, 4, 5, 63, 64, 65, 100, 1 << 20} {
		g := grid{full: full}
		for _, count := range []uint64{1, 2, 3, 4, 6, 7, 15, 16, 17, 24, 25, 26, 1 << 14, 1<<16 - 1, 1 << 16, 1 << 18, 1 << 30} {
			want := 3
			switch {
			case 4*count >= full:
				want = 0
			case 16*count >= full:
				want = 1
			case 64*count >= full:
				want = 2
			}
			if got := g.shade(count); got != want {
				t.Errorf("shade(%d) of a full cell of %d = %d, want %d", count, full, got, want)
			}
		}
		if got := g.shade(0); got != -1 {
			t.Errorf("shade(0) = %d, want -1", got)
		}
	}
}
