// Package game is the vocabulary of Grundy: rulesets, positions, moves,
// outcomes, values, and the phrases that become words last.
//
// A [Ruleset] is data and one constructor. A [Position] must print itself and
// list its moves; everything else is an optional interface on the position,
// asked for by the front door (package grundy) and nowhere else:
//
//   - [Splitter]: the position is a sum of independent parts.
//   - [Valuer]: a theorem gives the nimber.
//   - [Decider]: a theorem gives the outcome of the position on its own.
//   - [Tamer]: a theorem says that in misère sums the position acts as a nim heap.
//   - [Chooser]: the moves to a given nimber are known without listing all moves.
//   - [Winner]: the winning moves of the position on its own are known so.
//   - [Searcher]: the position brings an engine that computes nimbers.
//   - [Settler]: the position brings an engine that computes outcomes.
//   - [Looper]: play may come back to the position, which brings the digraph of all
//     that it can become.
//   - [Loner]: the position cannot stand in a sum, or has no nimber, and says why.
//   - [Failing]: the moves come from a program, which may fail.
//   - [Conventional]: the ruleset has a convention of its own.
//   - [Explainer]: the theorem in words, with the figures of this position.
//   - [Viewer]: a picture that any front end can draw.
//
// A heap game need not write any of them: it writes the rule of one heap
// ([HeapRule]), and [Heaps] makes the rest.
//
// Values handed around here are shared and must not be changed: a *big.Int
// that comes out of a position is to be read only.
package game
