package nimber_test

import (
	"fmt"
	"math/big"

	"grundy/nimber"
)

// The nimbers below 16 are a field: every one but 0 has an inverse.
func Example() {
	var inverses [15]uint64
	for i := range inverses {
		inverses[i], _ = nimber.Inverse64(uint64(i + 1))
	}
	fmt.Println(inverses)

	// The same at any size: 2^128 is a Fermat power, whose square is 3/2 of it.
	f := new(big.Int).Lsh(big.NewInt(1), 128)
	fmt.Printf("%x\n", nimber.Product(f, f))

	// Output:
	// [1 3 2 15 12 9 11 10 6 8 7 5 14 13 4]
	// 180000000000000000000000000000000
}

// A million products at once cost little more than the memory they pass through.
func ExampleProducts64() {
	a, b := []uint64{2, 16, 3141}, []uint64{3, 16, 5926}
	dst := make([]uint64, len(a))
	if err := nimber.Products64(dst, a, b); err != nil {
		panic(err)
	}
	fmt.Println(dst)
	// Output: [1 24 14994]
}
