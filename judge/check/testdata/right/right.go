// Right answers to the problem that is the argument.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

var in, out = bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)

// next is the next number, which ends at white space, a comma or a bracket.
func next() (n int, ok bool) {
	for {
		c, err := in.ReadByte()
		switch {
		case err == nil && c >= '0' && c <= '9':
			n, ok = 10*n+int(c-'0'), true
		case err != nil || ok:
			return n, ok
		}
	}
}

func number() int {
	n, _ := next()
	return n
}

func nim() {
	for n := number(); n > 0; n = number() {
		heaps, sum, moves := make([]int, n), 0, 0
		for i := range heaps {
			heaps[i] = number()
			sum ^= heaps[i]
		}
		for _, h := range heaps {
			if h^sum < h {
				moves++
			}
		}
		fmt.Fprintln(out, moves)
	}
}

func wythoff() {
	for {
		a, ok := next()
		if !ok {
			return
		}
		b := number()
		k := max(a, b) - min(a, b)
		s := 2*min(a, b) - k
		lost := s >= 0 && s*s <= 5*k*k && (s+2)*(s+2) > 5*k*k
		fmt.Fprintln(out, map[bool]int{false: 1, true: 0}[lost])
	}
}

func snim() {
	for k := number(); k > 0; k = number() {
		takes := make([]int, k)
		for i := range takes {
			takes[i] = number()
		}
		var values [10001]int
		for n := range values {
			var seen [128]bool
			for _, s := range takes {
				if s <= n {
					seen[values[n-s]] = true
				}
			}
			for seen[values[n]] {
				values[n]++
			}
		}
		for range number() {
			sum := 0
			for range number() {
				sum ^= values[number()]
			}
			fmt.Fprint(out, map[bool]string{false: "L", true: "W"}[sum > 0])
		}
		fmt.Fprintln(out)
	}
}

func palindrome() {
	var word string
	fmt.Fscan(in, &word)
	odd := 0
	for c := 'a'; c <= 'z'; c++ {
		odd += strings.Count(word, string(c)) % 2
	}
	fmt.Fprintln(out, map[bool]string{false: "Second", true: "First"}[odd == 0 || odd%2 == 1])
}

func stones() {
	var c [3]int
	for x, ok := next(); ok; x, ok = next() {
		c[x%3]++
	}
	if c[0]%2 == 0 {
		fmt.Fprintln(out, c[1] > 0 && c[2] > 0)
	} else {
		fmt.Fprintln(out, max(c[1], c[2])-min(c[1], c[2]) > 2)
	}
}

func main() {
	defer out.Flush()
	map[string]func(){"nim": nim, "wythoff": wythoff, "snim": snim, "palindrome": palindrome, "stones": stones}[os.Args[1]]()
}
