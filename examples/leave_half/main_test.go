package main

// By hand from the definition, the nimbers of 0 to 10 are 0 1 0 2 1 2 0 1 0 2 0:
// 10 and 7 have 0 and 1, and only 7 to 6 makes the nim-sum 0.
func Example() {
	main()
	// Output:
	// leave_half(10) + leave_half(7): outcome N, nimber 1
	// leave 6: leave_half(10) + leave_half(6)
}
