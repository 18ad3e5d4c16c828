package nimber

// The products here need no special instructions: bytes are multiplied by
// logarithms, with tables of two kilobytes, and larger fields are built upon
// them. With F the Fermat power between the halves,
//
//	(a0 + a1 F)(b0 + b1 F) = a0 b0 + a1 b1 F/2 + ((a0 + a1)(b0 + b1) + a0 b0) F.
//
// Theory: F = 2^(2^k) multiplies a smaller x like a number, F x, and itself to
// F + F/2; the nimbers below F are a field [Conway 1976].

// product8 multiplies two bytes. The logarithm of 0 leads to zeros.
func product8(a, b byte) byte { return power8[(logarithm8[a]+logarithm8[b])%1024] }

// product8Half is the product of a, b and 128.
func product8Half(a, b byte) byte { return power8Half[(logarithm8[a]+logarithm8[b])%1024] }

func product16(a, b uint16) uint16 {
	a0, a1, b0, b1 := byte(a), byte(a>>8), byte(b), byte(b>>8)
	p := product8(a0, b0)
	return uint16(p^product8Half(a1, b1)) | uint16(product8(a0^a1, b0^b1)^p)<<8
}

func product32(a, b uint32) uint32 {
	a0, a1, b0, b1 := uint16(a), uint16(a>>16), uint16(b), uint16(b>>16)
	p := product16(a0, b0)
	return uint32(p^half16(product16(a1, b1))) | uint32(product16(a0^a1, b0^b1)^p)<<16
}

// productOfBytes is Product64 by bytes: 27 products of bytes.
func productOfBytes(a, b uint64) uint64 {
	a0, a1, b0, b1 := uint32(a), uint32(a>>32), uint32(b), uint32(b>>32)
	p := product32(a0, b0)
	return uint64(p^half32(product32(a1, b1))) | uint64(product32(a0^a1, b0^b1)^p)<<32
}

// half16 is the product with 2^15, half the Fermat power that follows.
func half16(a uint16) uint16 {
	a0, a1 := byte(a), byte(a>>8)
	return uint16(half8Twice[a1]) | uint16(half8[a0^a1])<<8
}

// half32 is the product with 2^31.
func half32(a uint32) uint32 {
	a0, a1 := uint16(a), uint16(a>>16)
	return uint32(half16(half16(a1))) | uint32(half16(a0^a1))<<16
}

// half64 is the product with 2^63.
func half64(a uint64) uint64 {
	a0, a1 := uint32(a), uint32(a>>32)
	return uint64(half32(half32(a1))) | uint64(half32(a0^a1))<<32
}

// productsOneByOne is Products64 without a kernel.
func productsOneByOne(dst, a, b []uint64) {
	for i, x := range a {
		dst[i] = Product64(x, b[i])
	}
}
