// Plain numbers: what a widget counts for itself.

/** mex is the least number that is not among the values. */
export function mex(values: ReadonlySet<number>): number {
  let least = 0;
  while (values.has(least)) least++;
  return least;
}

/** lower are the numbers left when one of `take` is taken from n. */
export const lower = (n: number, take: readonly number[]): number[] => take.filter(k => k <= n).map(k => n - k);

/** valuesUpTo are the nimbers of 0 to top, from the definition. */
export function valuesUpTo(top: number, take: readonly number[]): number[] {
  const g: number[] = [];
  for (let n = 0; n <= top; n++) g.push(mex(new Set(lower(n, take).map(m => g[m]!))));
  return g;
}

/** A square of a board, column and row. */
export type Square = readonly [number, number];

/** A lost pair of a board, its smaller number first, and the squares that reach it. */
export interface Lost {
  pair: Square;
  reach: Square[];
}

/**
 * sift finds the lost squares of a symmetric board whose moves go down along lines: the
 * nearest to the corner that reaches none before it is the next. Each comes with its
 * mirror image, and with the squares that reach one of the two and no earlier one.
 */
export function sift(size: number, lines: readonly Square[]): Lost[] {
  const seen = new Set<string>();
  const found: Lost[] = [];
  const squares = Array.from({ length: size * size }, (_, i): Square => [i % size, Math.floor(i / size)]);
  for (const [a, b] of squares) {
    if (a > b || seen.has(`${a},${b}`)) continue;
    const both: Square[] = a === b ? [[a, b]] : [[a, b], [b, a]];
    const reach = both.flatMap(([x, y]) => lines.flatMap(([dx, dy]) => along(size, x, y, dx, dy))).filter(([x, y]) => !seen.has(`${x},${y}`));
    reach.forEach(([x, y]) => seen.add(`${x},${y}`));
    found.push({ pair: [a, b], reach });
  }
  return found;
}

/** along are the squares up one line from a square. */
function along(size: number, x: number, y: number, dx: number, dy: number): Square[] {
  const out: Square[] = [];
  for (let k = 1; x + k * dx < size && y + k * dy < size; k++) out.push([x + k * dx, y + k * dy]);
  return out;
}
