package main

// By hand from the definition: a side of 1 to 6 has the nimbers 0 1 0 2 1 3, and a
// bar the nim-sum of its sides, 3 ⊕ 2 = 1 here; its options of nimber 0 are 4 by 4
// and, since 3 has no partner among the heights that can be left, no other. Every
// one of the 6 × 4 smaller bars can be reached. By induction a side of 2n+1 has the
// nimber of a side of n, since it can be left at n+1 to 2n, and a side of 2n has n;
// so 63 and 31 have that of 1, which is 0.
func Example() {
	main()
	// Output:
	// nimber 1, from 24 positions
	// leaving 4 by 4 wins
	// 63 by 31 has nimber 0: true
}
