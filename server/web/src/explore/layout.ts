// Where the vertices of a game graph are drawn: along a line with arcs where every move
// only shortens one way, otherwise in layers.
import { layout as dagre, graphlib } from "@dagrejs/dagre";
import type { Graph } from "./api";

export interface Point {
  x: number;
  y: number;
}

export interface Placed {
  width: number;
  height: number;
  at: readonly Point[];
  /** The path of each edge, with the end of it and its turn there in degrees. */
  lines: readonly { path: string; end: Point; turn: number }[];
}

/** Half the size of a vertex. */
export const R = 24;

/** The room for the words below a vertex. */
const under = 24;

/** The width that a graph may fill. */
const room = 1060;

/** The most vertices that stand along a line. */
const along = 14;

/** place lays a graph out, from left to right, or downwards on a narrow window. */
export function place(g: Graph, narrow: boolean): Placed {
  const { layers } = g;
  const line = layers !== null && layers.length <= along && new Set(layers).size === layers.length;
  return line ? row(g, layers, narrow) : layered(g, narrow);
}

/** row stands the vertices along a line, and bends the moves over those that they pass. */
function row({ edges }: Graph, layers: readonly number[], narrow: boolean): Placed {
  const order = layers.map((_, v) => v).sort((a, b) => layers[b]! - layers[a]!);
  const place = new Map(order.map((v, i) => [v, i]));
  const gap = narrow ? 76 : Math.max(76, Math.min(146, room / Math.max(1, order.length - 1)));
  const far = Math.max(1, ...edges.map(([a, b]) => place.get(b)! - place.get(a)!));
  const lift = (k: number): number => (narrow ? 60 + (k - 1) * Math.min(62, 190 / far) : 42 + (k - 1) * Math.min(56, 260 / far));
  const deep = lift(far) * 0.78 + R;
  const at = layers.map((_, v) => (narrow ? { x: 84, y: R + 12 + place.get(v)! * gap } : { x: R + 24 + place.get(v)! * gap, y: deep + R }));
  const lines = edges.map(([a, b]) => {
    const up = lift(place.get(b)! - place.get(a)!);
    const [p, q] = [at[a]!, at[b]!];
    return narrow
      ? { path: `M${p.x + R},${p.y + 8}C${p.x + R + up},${p.y + 20} ${q.x + R + up},${q.y - 20} ${q.x + R + 6},${q.y - 9}`, end: { x: q.x + R + 3, y: q.y - 8 }, turn: 160 }
      : { path: `M${p.x + 9},${p.y - R}C${p.x + 22},${p.y - R - up} ${q.x - 22},${q.y - R - up} ${q.x - 10},${q.y - R - 5}`, end: { x: q.x - 9, y: q.y - R - 2 }, turn: 66 };
  });
  return narrow
    ? { width: 84 + 2 * R + deep, height: (at.length - 1) * gap + 2 * R + 12 + under, at, lines }
    : { width: (at.length - 1) * gap + 2 * R + 48, height: deep + 2 * R + 44, at, lines };
}

/**
 * layered lets dagre lay the graph out. Where layers are known, only moves to the next
 * layer pull vertices together, and longer ones are drawn over what lies between: a game
 * graph holds so many of them that room for each would leave nothing to be seen.
 */
function layered({ vertices, edges, layers }: Graph, narrow: boolean): Placed {
  const g = new graphlib.Graph({ multigraph: true });
  const many = vertices.length > 60;
  const apart = narrow ? 44 : Math.max(56, Math.min(130, room / (Math.max(1, ...layers ?? []) + 1) - 2 * R));
  g.setGraph({
    rankdir: narrow ? "TB" : "LR", nodesep: 20, edgesep: 8, ranksep: apart, marginx: layers === null && narrow ? 64 : 12, marginy: layers === null ? 64 : 14,
    ranker: many ? "longest-path" : "network-simplex",
  });
  const over = ([a, b]: readonly [number, number]): number => (layers === null ? 0 : layers[a]! - layers[b]!);
  const pulls = edges.map(e => over(e) < 2);
  vertices.forEach((_, v) => keepIn(v, edges, over, pulls));
  vertices.forEach((_, i) => g.setNode(String(i), { width: 2 * R, height: 2 * R + under }));
  edges.forEach((e, i) => { if (pulls[i]) g.setEdge(String(e[0]), String(e[1]), { minlen: Math.max(1, over(e)) }, String(i)); });
  dagre(g);
  const size = g.graph() as { width?: number; height?: number };
  const at = vertices.map((_, i) => {
    const { x, y } = g.node(String(i)) as unknown as Point;
    return { x, y: y - under / 2 };
  });
  const all = new Set(edges.map(String));
  const lines = edges.map(e => {
    const [p, q] = [at[e[0]]!, at[e[1]]!];
    return p === q ? ring(p) : curve(p, q, narrow, over(e) > 1 ? over(e) : 0, all.has(`${e[1]},${e[0]}`));
  });
  return { width: size.width ?? 0, height: size.height ?? 0, at, lines };
}

/** keepIn keeps the shortest move to a vertex to which no other pulls. */
function keepIn(v: number, edges: Graph["edges"], over: (e: readonly [number, number]) => number, pulls: boolean[]): void {
  let least = -1;
  for (const [i, e] of edges.entries()) {
    if (e[1] !== v) continue;
    if (pulls[i]) return;
    if (least < 0 || over(e) < over(edges[least]!)) least = i;
  }
  if (least >= 0) pulls[least] = true;
}

type Line = Placed["lines"][number];

/** ring leads from a vertex above it and back to it. */
const ring = ({ x, y }: Point): Line =>
  ({ path: `M${x - 10},${y - R - 1}C${x - 26},${y - R - 40} ${x + 26},${y - R - 40} ${x + 13},${y - R - 6}`, end: { x: x + 12, y: y - R - 3 }, turn: 112 });

/** How far a move that leads back keeps from the straight way, and one of two that lead to and fro. */
const aloof = 72, lane = { row: 26, column: 64 };

/**
 * curve leads from one vertex to another; over several layers it keeps to one side of what
 * lies on the straight way, as one that leads back does, and of two that lead to and fro
 * each to its own.
 */
function curve(p: Point, q: Point, narrow: boolean, over: number, toAndFro: boolean): Line {
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  const [ahead, aside] = narrow ? [dy, dx] : [dx, dy];
  const bend = toAndFro ? (narrow ? lane.column : lane.row) * Math.sign(ahead) : ahead < 0 ? aloof : over > 0 && Math.abs(aside) < 50 ? 22 + 9 * over : 0;
  const reach = ahead * 0.4;
  const c = narrow
    ? [{ x: p.x + bend, y: p.y + reach }, { x: q.x + bend, y: q.y - reach }]
    : [{ x: p.x + reach, y: p.y - bend }, { x: q.x - reach, y: q.y - bend }];
  const start = towards(p, c[0]!), end = towards(q, c[1]!);
  return {
    path: `M${start.x},${start.y}C${c[0]!.x},${c[0]!.y} ${c[1]!.x},${c[1]!.y} ${end.x},${end.y}`,
    end, turn: (Math.atan2(end.y - c[1]!.y, end.x - c[1]!.x) * 180) / Math.PI,
  };
}

/** towards is where the way from the middle of a vertex to a point leaves it. */
function towards(from: Point, to: Point): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const out = (R + 3) / far;
  return { x: from.x + (to.x - from.x) * out, y: from.y + (to.y - from.y) * out };
}
