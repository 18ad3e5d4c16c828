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

/**
 * spread places vertices so that those far apart in the graph are far apart in the
 * drawing: stress majorization, begun on a circle.
 */
export function spread(order: number, edges: readonly (readonly [number, number])[]): Point[] {
  const d = distances(order, edges);
  let at: Point[] = Array.from({ length: order }, (_, i) => ({ x: Math.cos((2 * Math.PI * i) / order) * order / 4, y: Math.sin((2 * Math.PI * i) / order) * order / 4 }));
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
