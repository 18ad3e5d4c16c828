// Where to draw the vertices of a graph. The same graph is always drawn the same way.

export interface Point {
  x: number;
  y: number;
}

/** distances counts the edges of shortest ways between all vertices. */
function distances(order: number, edges: readonly (readonly [number, number])[]): number[][] {
  const near = Array.from({ length: order }, () => [] as number[]);
  for (const [a, b] of edges) {
    near[a]?.push(b);
    near[b]?.push(a);
  }
  const far = Math.ceil(Math.sqrt(order)) + 1; // between parts that no way connects
  return near.map((_, start) => {
    const d = Array<number>(order).fill(far);
    d[start] = 0;
    for (let queue = [start], i = 0; i < queue.length; i++) {
      for (const v of near[queue[i]!]!) {
        if (v === start || d[v] !== far) continue;
        d[v] = d[queue[i]!]! + 1;
        queue.push(v);
      }
    }
    return d;
  });
}

/** circle places vertices evenly on a circle. */
const circle = (order: number): Point[] =>
  Array.from({ length: order }, (_, i) => ({ x: (Math.cos((2 * Math.PI * i) / order) * order) / 4, y: (Math.sin((2 * Math.PI * i) / order) * order) / 4 }));

/** pivots places vertices by how far they are from three that are far from one another. */
function pivots(d: readonly (readonly number[])[]): Point[] {
  const farthest = (from: (i: number) => number): number => d.reduce((best, _, i) => (from(i) > from(best) ? i : best), 0);
  const a = farthest(i => d[0]![i]!);
  const b = farthest(i => d[a]![i]!);
  const c = farthest(i => Math.min(d[a]![i]!, d[b]![i]!));
  return circle(d.length).map((p, i) => ({ x: d[a]![i]! - d[b]![i]! + p.x / 50, y: 2 * d[c]![i]! + p.y / 50 }));
}

/** settle moves vertices until those far apart in the graph are far apart in the drawing. */
function settle(at: Point[], d: readonly (readonly number[])[]): Point[] {
  for (let round = 0; round < 120; round++) {
    at = at.map((p, i) => {
      let x = 0, y = 0, weights = 0;
      at.forEach((q, j) => {
        if (i === j) return;
        const wanted = d[i]![j]!;
        const apart = Math.hypot(p.x - q.x, p.y - q.y) || 1e-6;
        const weight = 1 / (wanted * wanted);
        x += weight * (q.x + (wanted * (p.x - q.x)) / apart);
        y += weight * (q.y + (wanted * (p.y - q.y)) / apart);
        weights += weight;
      });
      return weights === 0 ? p : { x: x / weights, y: y / weights };
    });
  }
  return at;
}

/** stress is how badly the distances of a drawing are those of the graph. */
const stress = (at: readonly Point[], d: readonly (readonly number[])[]): number =>
  at.reduce((sum, p, i) => sum + at.reduce((part, q, j) => part + (i === j ? 0 : (Math.hypot(p.x - q.x, p.y - q.y) / d[i]![j]! - 1) ** 2), 0), 0);

/** spread places vertices by stress majorization, the better of two beginnings. */
export function spread(order: number, edges: readonly (readonly [number, number])[]): Point[] {
  if (order === 0) return [];
  const d = distances(order, edges);
  const [one, other] = [settle(circle(order), d), settle(pivots(d), d)];
  return stress(other, d) < stress(one, d) ? other : one;
}
