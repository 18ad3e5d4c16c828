// Package sparse computes nim-sequences of take-and-break games whose moves
// leave at most two heaps: octal games, with the rule of Grundy's game that the
// two heaps must differ where it is asked for.
//
// [New] compiles [Rules] into a [Scanner]; [Scanner.Extend] makes its table
// longer, as often as one likes, and [Scanner.Values] is the table. All values
// are exact: what the fast engines assume is verified heap by heap, and a plain
// scan answers where the assumption fails. [Scanner.Stats] tells which engine
// worked, and what it saw.
//
// Four engines share the work. The plain one follows the definition with the help
// of a sparse space. The block engine finds a candidate for each of 64 heaps at once
// among the values of one class, and then verifies that no smaller value of the
// other class was overlooked, on a second processor when there is one. The tiny
// engine does so in one pass for small values and few rare heaps, and the dense one
// looks at all pairs in games that have no sparse space. Their loops are assembly
// where the processor has AVX2 or AVX-512, and Go elsewhere or under the build tag
// purego.
package sparse
