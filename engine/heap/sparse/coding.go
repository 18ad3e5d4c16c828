package sparse

import "math/bits"

// coding writes a value as one byte, its key, such that the exclusive or of two
// codes is the code of the pair.
//
// The key is the value without the lowest bit of the mask: for given class the
// missing bit follows from the others, and the order of keys is the order of
// values, because values that differ above that bit compare there, and those
// that do not have that bit in common. Up to 128 keys the top bit of the code is
// the class, 1 for common; in a wide coding, of up to 256 keys, there is no room
// for it.
type coding struct {
	on    bool
	wide  bool
	tiny  bool // the code is the value
	least uint // bits from which a coding is wide
	space space
	drop  uint
	value [2][256]uint16       // of a key, by the parity of value & mask
	below [2][256]uint16       // rare keys below the common key, by the parity of the common
	needs [257]needSet         // the rare keys below
	keys  [1 << wideBits]uint8 // of values
}

// needSet is a set of rare keys. Key k is bit k>>4&7 of byte k&15, of the second half
// from 128 on.
type needSet [32]byte

func (s *needSet) add(k uint8)      { s[k>>7<<4|k&15] |= 1 << (k >> 4 & 7) }
func (s *needSet) remove(k uint8)   { s[k>>7<<4|k&15] &^= 1 << (k >> 4 & 7) }
func (s *needSet) has(k uint8) bool { return s[k>>7<<4|k&15]>>(k>>4&7)&1 != 0 }
func (s *needSet) empty() bool      { return *s == needSet{} }

// least returns the least key of a set that is not empty.
func (s *needSet) least() uint8 {
	k := uint8(0)
	for !s.has(k) {
		k++
	}
	return k
}

const (
	common   = 0x80 // the class in a code
	wideBits = 9    // of the values that need a wide coding
)

// fits reports whether the coding is one of that space for values of so many bits.
func (c *coding) fits(s space, valueBits uint, tiny bool) bool {
	if valueBits > wideBits {
		return !c.on
	}
	return c.on && c.space == s && c.tiny == tiny && c.wide == (valueBits >= c.least)
}

// set makes the coding of a space with values of so many bits, if there is one.
func (c *coding) set(s space, valueBits uint, pairs, tiny bool) {
	c.on = pairs && s.mask != 0 && valueBits <= wideBits
	c.tiny = tiny
	if !c.on || tiny {
		c.space, c.wide = s, false
		return
	}
	c.space, c.wide = s, valueBits >= c.least
	c.drop = uint(bits.TrailingZeros16(s.mask))
	size := 128
	if c.wide {
		size = 256
	}
	for k := range size {
		v := uint16(k)>>c.drop<<(c.drop+1) | uint16(k)&(1<<c.drop-1)
		p := bits.OnesCount16(v&s.mask) & 1
		c.value[p][k], c.value[1-p][k] = v, v|1<<c.drop
	}
	for p := range 2 {
		rare := 0
		for k := range size {
			for rare < size && c.value[1-p][rare] < c.value[p][k] {
				rare++
			}
			c.below[p][k] = uint16(rare)
		}
	}
	c.needs[0] = needSet{}
	for k := range size {
		c.needs[k+1] = c.needs[k]
		c.needs[k+1].add(uint8(k))
	}
	for v := range c.keys {
		c.keys[v] = uint8(v>>(c.drop+1)<<c.drop | v&(1<<c.drop-1))
	}
}

// key returns the key of a value below 512.
func (c *coding) key(v uint16) uint8 { return c.keys[v&(1<<wideBits-1)] }

// code returns the code of the value of heap n.
func (c *coding) code(n int, v uint16) uint8 {
	if c.tiny {
		return uint8(v)
	}
	k := c.key(v)
	if c.wide {
		return k
	}
	return k | uint8(c.space.class(n, v))<<7
}
