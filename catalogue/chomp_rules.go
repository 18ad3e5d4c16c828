package catalogue

// bars are the rules of Chomp on bars of at most 16 rows of at most 255 cells. A
// position is the lengths of its rows; a bar and its transposed image are one part.
type bars struct{}

// Options bites every cell but the poisoned one.
func (bars) Options(k [16]uint8, buf [][16]uint8) [][16]uint8 {
	for i, n := range k {
		first := uint8(0)
		if i == 0 {
			first = 1
		}
		for left := first; left < n; left++ {
			o := k
			for r := i; r < len(o) && o[r] > left; r++ {
				o[r] = left
			}
			buf = append(buf, o)
		}
	}
	return buf
}

// Parts settles two arms, and otherwise chooses between a bar and its image: the
// wider one, or else the greater.
func (bars) Parts(k [16]uint8, buf [][16]uint8) ([][16]uint8, uint64) {
	if k[1] <= 1 {
		down := 0
		for down < len(k) && k[down] > 0 {
			down++
		}
		return buf, uint64(k[0]-1) ^ uint64(down-1)
	}
	rows := 2
	for rows < len(k) && k[rows] > 0 {
		rows++
	}
	if wide := int(k[0]); wide < rows {
		k = transposed(k)
	} else if wide == rows {
		k = greater(k, transposed(k))
	}
	return append(buf, k), 0
}

// greater is the greater of two bars, row by row.
func greater(k, t [16]uint8) [16]uint8 {
	for i := range k {
		if t[i] != k[i] {
			if t[i] > k[i] {
				return t
			}
			break
		}
	}
	return k
}

// transposed makes rows of the columns, of which there are at most 16.
func transposed(k [16]uint8) (t [16]uint8) {
	rows := len(k)
	for c := range t {
		for rows > 0 && int(k[rows-1]) <= c {
			rows--
		}
		if t[c] = uint8(rows); rows == 0 {
			break
		}
	}
	return t
}

// Size is the number of cells.
func (bars) Size(k [16]uint8) (n int) {
	for _, row := range k {
		n += int(row)
	}
	return n
}

// Bound is the number of moves still to come, at most.
func (b bars) Bound(k [16]uint8) int { return b.Size(k) - 1 }
