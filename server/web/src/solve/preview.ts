// A move that somebody points at: it is shown at once wherever it can be seen.
import { signal } from "@preact/signals";
import { heapChanges, sizes } from "../views";
import type { Change } from "../figures";
import type { Answer, Figure, Move } from "../wire";

/** The move that is pointed at. */
export const preview = signal<Move | null>(null);

/** listed are the moves that an answer lists: those that win, or keep a draw, or are answered. */
export function listed(a: Answer): readonly Move[] {
  switch (a.outcome) {
    case "D": return a.drawing_moves ?? [];
    case "P": return (a.replies ?? []).map(r => r.move);
  }
  return a.winning_moves;
}

/**
 * rowOf finds the row of columns that a move changes, null where that cannot be told:
 * rows are heaps where each component has as many as it draws, else components.
 */
export function rowOf(a: Answer, figure: Figure, move: Move): number | null {
  const rows = (figure.rows?.length ?? 1) - 1;
  const heaps = a.components.map(c => (c.view?.kind === "heaps" ? sizes(c.view).length : 1));
  let row = -1;
  if (heaps.reduce((x, y) => x + y, 0) === rows) {
    const heap = heaps[move.component] === 1 ? 0 : move.at[0] ?? -1;
    if (heap >= 0 && heap < heaps[move.component]!) row = heaps.slice(0, move.component).reduce((x, y) => x + y, 0) + heap;
  } else if (a.components.length === rows) {
    row = move.component;
  } else if (figure.mark?.length === 1) {
    row = figure.mark[0]!;
  }
  return figure.mark?.includes(row) ? row : null;
}

/** changeOf is what a winning move makes of the columns in normal play: the nim-sum 0. */
export function changeOf(a: Answer, figure: Figure, move: Move | null): Change | null {
  if (!move || figure.kind !== "columns" || a.convention !== "normal" || a.outcome !== "N") return null;
  const row = rowOf(a, figure, move);
  const rows = (figure.rows ?? []).map(r => BigInt(r[0]!));
  return row === null ? null : { row, to: rows[row]! ^ rows[rows.length - 1]! };
}

/** heapsOf is what a move does to the heaps of its component. */
export function heapsOf(a: Answer, move: Move) {
  const before = a.components[move.component]?.view;
  if (before?.kind !== "heaps" || move.view?.kind !== "heaps") return null;
  return heapChanges(sizes(before), sizes(move.view));
}
