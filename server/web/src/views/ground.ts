// Where to draw the vertices of a graph that stands on the ground: each as high as it is
// far from there, with what it carries above it.
import type { Point } from "./network";

/** stand places the vertices; the ground is at height 0, and y counts downwards. */
export function stand(order: number, edges: readonly (readonly [number, number])[], ground: readonly number[]): Point[] {
  const near = Array.from({ length: order }, () => [] as number[]);
  for (const [a, b] of edges) {
    near[a]!.push(b);
    near[b]!.push(a);
  }
  const high = Array<number>(order).fill(-1);
  const above = Array.from({ length: order }, () => [] as number[]);
  const climb = (from: readonly number[]): void => {
    for (let queue = [...from], i = 0; i < queue.length; i++) {
      const v = queue[i]!;
      for (const w of near[v]!) {
        if (high[w]! >= 0) continue;
        high[w] = high[v]! + 1;
        above[v]!.push(w);
        queue.push(w);
      }
    }
  };
  for (const v of ground) high[v] = 0;
  climb(ground);
  const feet = ground.flatMap(v => above[v]!);
  for (let v = 0; v < order; v++) {
    if (high[v]! >= 0) continue; // no way leads to the ground
    high[v] = 1;
    climb([v]);
    feet.push(v);
  }
  return across(order, feet, above).map((x, v) => ({ x, y: -high[v]! }));
}

/** across gives each vertex that carries nothing a place of its own, and the others the middle of what they carry. */
function across(order: number, feet: readonly number[], above: readonly (readonly number[])[]): number[] {
  const x = Array<number>(order).fill(0);
  let next = 0;
  const put = (v: number): number => {
    const carried = above[v]!.map(put);
    return x[v] = carried.length === 0 ? next++ : (carried[0]! + carried[carried.length - 1]!) / 2;
  };
  feet.forEach(put);
  return x;
}
