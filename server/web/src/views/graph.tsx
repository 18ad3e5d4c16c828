// graph: vertices and edges; what a move takes away is hollow.
import type { SVGAttributes } from "preact";
import { useMemo } from "preact/hooks";
import { list, t } from "../words";
import type { View } from "../wire";
import { spread, type Point } from "./network";

interface Props {
  of: View;
  after?: View | null;
  /** What a vertex or an edge is beside its drawing, such as a button. */
  part?: (kind: "vertex" | "edge", i: number) => SVGAttributes<SVGGElement>;
}

/** The most vertices that are drawn. */
const most = 64;

const unit = 78;
const R = 17;

export function GraphView({ of, after = null, part }: Props) {
  const names = of.names ?? [];
  const edges = of.edges ?? [];
  const points = useMemo(() => (names.length > most ? [] : spread(names.length, edges)), [of]);
  const label = t(`A graph of ${names.length} vertices: ${list(names.slice(0, most))}; edges ${list(edges.slice(0, 80).map(([a, b]) => `${names[a]}–${names[b]}`))}`,
    `${names.length} 个顶点的图：${list(names.slice(0, most))}；边 ${list(edges.slice(0, 80).map(([a, b]) => `${names[a]}–${names[b]}`))}`);
  if (names.length > most) return <p>{label}</p>;
  if (names.length === 0) return <p class="quiet">{t("Nothing is left.", "什么都不剩了。")}</p>;
  const at = wide(points);
  const width = Math.max(...at.map(p => p.x)) + R + 6;
  const height = Math.max(...at.map(p => p.y)) + R + 6;
  const stays = kept(of, after);
  const next = new Set((after?.mark ?? []).map(i => after!.names?.[i]).filter(name => !of.mark?.some(i => names[i] === name)));
  return (
    <div class="fig fig-graph">
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role={part ? "group" : "img"} aria-label={label}>
        {edges.map(([a, b], i) => <Edge key={i} from={at[a]!} to={at[b]!} bend={bend(edges, i)} directed={of.directed ?? false}
          gone={!stays.edge(i)} part={part?.("edge", i)} />)}
        {names.map((name, i) => (
          <g key={i} {...part?.("vertex", i)}>
            {part && <circle cx={at[i]!.x} cy={at[i]!.y} r={22} fill="transparent" />}
            <circle cx={at[i]!.x} cy={at[i]!.y} r={R} class={`vertex ${of.mark?.includes(i) ? "held" : ""} ${stays.vertex(name) ? "" : "gone"} ${next.has(name) ? "next" : ""}`} />
            <text x={at[i]!.x} y={at[i]!.y + 4.5} text-anchor="middle" class={of.mark?.includes(i) ? "on" : "b"}>{name}</text>
          </g>
        ))}
      </svg>
    </div>
  );
}

/** wide brings points to the scale of the drawing, the longer side across. */
function wide(points: readonly Point[]): Point[] {
  const span = (of: (p: Point) => number): number => Math.max(...points.map(of)) - Math.min(...points.map(of));
  const turned = span(p => p.y) > span(p => p.x) ? points.map(p => ({ x: p.y, y: p.x })) : points;
  const left = Math.min(...turned.map(p => p.x));
  const top = Math.min(...turned.map(p => p.y));
  return turned.map(p => ({ x: (p.x - left) * unit + R + 6, y: (p.y - top) * unit + R + 6 }));
}

/** kept says which vertices and edges are there after a move, by their names. */
function kept(before: View, after: View | null) {
  if (!after?.names) return { vertex: () => true, edge: () => true };
  const names = before.names ?? [];
  const vertices = new Set(after.names);
  const key = (list: readonly string[], [a, b]: readonly [number, number]): string => [list[a], list[b]].sort().join("\u0000");
  const count = new Map<string, number>();
  for (const e of after.edges ?? []) count.set(key(after.names, e), (count.get(key(after.names, e)) ?? 0) + 1);
  const stays = (before.edges ?? []).map(e => {
    const left = count.get(key(names, e)) ?? 0;
    count.set(key(names, e), left - 1);
    return left > 0;
  });
  return { vertex: (name: string) => vertices.has(name), edge: (i: number) => stays[i]! };
}

/** bend keeps edges between the same vertices apart. */
function bend(edges: readonly (readonly [number, number])[], i: number): number {
  const [a, b] = edges[i]!;
  const same = edges.flatMap(([u, v], j) => ((u === a && v === b) || (u === b && v === a) ? [j] : []));
  const side = a < b ? 1 : -1; // an edge the other way bends from its own left
  return same.length === 1 ? 0 : (same.indexOf(i) - (same.length - 1) / 2) * 22 * side;
}

/** What makes a line as wide as a finger. */
const wideStroke = { stroke: "transparent", "stroke-width": 24 };

interface EdgeProps {
  from: Point;
  to: Point;
  bend: number;
  directed: boolean;
  gone: boolean;
  part: SVGAttributes<SVGGElement> | undefined;
}

function Edge({ from, to, bend, directed, gone, part }: EdgeProps) {
  const look = gone ? { stroke: "var(--n-line)", "stroke-dasharray": "3 4", "stroke-width": 2.5 } : { stroke: "var(--ink-3)", "stroke-width": 2 };
  if (from === to) {
    const loop = { cx: from.x, cy: from.y - R - 8 - Math.abs(bend) / 4, r: 9, fill: "none" };
    return <g {...part}>{part && <circle {...loop} {...wideStroke} />}<circle {...loop} {...look} /></g>;
  }
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [nx, ny] = [-(to.y - from.y) / length, (to.x - from.x) / length];
  const middle = { x: (from.x + to.x) / 2 + nx * bend, y: (from.y + to.y) / 2 + ny * bend };
  const angle = Math.atan2(to.y - middle.y, to.x - middle.x);
  const end = { x: to.x - Math.cos(angle) * (R + 3), y: to.y - Math.sin(angle) * (R + 3) };
  const line = `M${from.x},${from.y}Q${middle.x},${middle.y} ${to.x},${to.y}`;
  return (
    <g {...part}>
      {part && <path d={line} fill="none" {...wideStroke} />}
      <path d={line} fill="none" {...look} />
      {directed && <path d="M0,0l-9,-4.500v9z" fill={look.stroke} transform={`translate(${end.x},${end.y}) rotate(${(angle * 180) / Math.PI})`} />}
    </g>
  );
}
