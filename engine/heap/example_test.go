package heap_test

import (
	"fmt"

	"grundy/engine/heap"
)

// A move takes 1, 3 or 4 counters, and who cannot move loses: the heaps that who
// must move loses are those that leave 0 or 2 when divided by 7.
func ExampleSubtractionOutcomes() {
	take := []int{1, 3, 4}
	o := heap.SubtractionOutcomes(take, 1_000_000)
	var lost []int
	for n := range 17 {
		if o.P(n) {
			lost = append(lost, n)
		}
	}
	fmt.Println(lost)
	for _, s := range take {
		if o.P(1_000_000 - s) {
			fmt.Println("From 1000000, take", s)
		}
	}
	// Output:
	// [0 2 7 9 14 16]
	// From 1000000, take 1
}
