package plot_test

import (
	"context"
	"fmt"
	"os"

	"grundy/game"
	"grundy/plot"
)

// The nimbers of a heap from which at most three are taken are n mod 4.
func ExampleScatter_Text() {
	nimbers := make([]uint16, 21)
	for n := range nimbers {
		nimbers[n] = uint16(n % 4)
	}
	s := plot.Table(0, nimbers)
	s.Period = plot.Period{Length: 4, Proved: true}
	screen := plot.Screen{Columns: 40, Lines: 10, ASCII: true}
	if err := s.Text(context.Background(), os.Stdout, screen, game.En); err != nil {
		fmt.Println(err)
	}
	// Output:
	// nimber
	// 3 +   *   *   *   *   *
	// 2 +  *   *   *   *   *
	// 1 + *   *   *   *   *
	// 0 +*   *   *   *   *   *
	//   ++---------+---------+
	//    0         10        20  heap
	// period 4 from heap 0 on, proved
}
