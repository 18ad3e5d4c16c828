// What a move does to heaps, told from the picture before and the picture after.

/** A heap and what it becomes: nothing, a heap, or several. */
export interface HeapChange {
  heap: number;
  from: bigint;
  to: readonly bigint[];
}

/**
 * heapChanges compares heaps before and after a move: heaps that changed one by one,
 * or one heap that was broken up. Null when it was something else.
 */
export function heapChanges(before: readonly bigint[], after: readonly bigint[]): HeapChange[] | null {
  if (before.length === after.length) {
    return before.flatMap((from, heap) => (after[heap] === from ? [] : [{ heap, from, to: [after[heap]!] }]));
  }
  let head = 0;
  while (head < Math.min(before.length - 1, after.length) && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < Math.min(before.length - 1, after.length) - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  if (before.length - head - tail !== 1) return null;
  return [{ heap: head, from: before[head]!, to: after.slice(head, after.length - tail) }];
}

/** total adds heaps up. */
export const total = (heaps: readonly bigint[]): bigint => heaps.reduce((a, b) => a + b, 0n);
