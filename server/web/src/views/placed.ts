// How a graph is drawn: where its vertices are, and the way that each edge takes.
import type { View } from "../wire";
import { stand } from "./ground";
import { spread, type Point } from "./network";

/** Half the size of a vertex. */
export const R = 17;

const unit = 78;

/** The way of an edge. */
export interface Way {
  from: Point;
  to: Point;
  /** How far it bends to its left. */
  bend: number;
  /** In which direction from its vertex a loop lies. */
  turn: number;
}

export interface Placed {
  at: readonly Point[];
  ways: readonly Way[];
  width: number;
  height: number;
  /** The height of the ground, counted downwards. */
  ground: number;
}

/** place lays a graph out. What stands on the ground stands straight above it. */
export function place({ names = [], edges = [], ground = [] }: View): Placed {
  const points = ground.length > 0 ? stand(names.length, edges, ground) : turned(spread(names.length, edges));
  const rim = R + (edges.some(([a, b]) => a === b) ? 18 : 6);
  const left = Math.min(...points.map(p => p.x)), top = Math.min(...points.map(p => p.y));
  const at = points.map(p => ({ x: (p.x - left) * unit + rim, y: (p.y - top) * unit + rim }));
  const low = at[ground[0] ?? 0]?.y ?? 0;
  const base = { at, edges, ground, low };
  let beside = Math.max(0, ...at.map(p => p.x)); // the next place for a loop on the ground
  const ways = edges.map(([a, b], i) => {
    if (!ground.includes(a) || !ground.includes(b)) return wayOf(base, i);
    const foot = { x: beside += 2 * R, y: low + R };
    return { from: foot, to: foot, bend: 0, turn: -Math.PI / 2 };
  });
  const [width, height] = [beside + rim, ground.length > 0 ? low + 28 : Math.max(...at.map(p => p.y)) + rim];
  return { at, ways, width, height, ground: low };
}

interface Base {
  at: readonly Point[];
  edges: readonly (readonly [number, number])[];
  ground: readonly number[];
  low: number;
}

/** wayOf is the way of an edge that has one end at least above the ground. */
function wayOf({ at, edges, ground, low }: Base, i: number): Way {
  const [a, b] = edges[i]!;
  const foot = (v: number, other: number): Point => (ground.includes(v) ? { x: at[other]!.x, y: low } : at[v]!);
  const [from, to] = [foot(a, b), foot(b, a)];
  const apart = bendOf(edges, i);
  const past = ground.length > 0 && from.y === to.y && Math.abs(from.x - to.x) > 1.500 * unit; // others stand between
  return {
    from, to, bend: apart + (past ? 44 * Math.sign(from.x - to.x) : 0),
    turn: (ground.length > 0 ? -Math.PI / 4 : -Math.PI / 2) + (apart / 22) * (Math.PI / 4),
  };
}

/** bendOf keeps edges between the same vertices apart. */
function bendOf(edges: Base["edges"], i: number): number {
  const [a, b] = edges[i]!;
  const same = edges.flatMap(([u, v], j) => ((u === a && v === b) || (u === b && v === a) ? [j] : []));
  const side = a < b ? 1 : -1; // an edge the other way bends from its own left
  return same.length === 1 ? 0 : (same.indexOf(i) - (same.length - 1) / 2) * 22 * side;
}

/** turned is a drawing with its longer side across. */
function turned(points: Point[]): Point[] {
  const span = (of: (p: Point) => number): number => Math.max(...points.map(of)) - Math.min(...points.map(of));
  return span(p => p.y) > span(p => p.x) ? points.map(p => ({ x: p.y, y: p.x })) : points;
}
