// graph: the game graph in layers, its vertices by outcome. Moves into a lost
// position, the winning ones, are heavy.
import { layout as dagre, graphlib } from "@dagrejs/dagre";
import { useMemo } from "preact/hooks";
import { meaning, type Outcome } from "../outcome";
import { Scroller } from "../scroller";
import { list, t } from "../words";

export interface Vertex {
  name: string;
  outcome: Outcome;
  value: string;
  token: boolean;
}

interface Props {
  vertices: readonly Vertex[];
  edges: readonly (readonly [number, number])[];
}

const R = 22;

interface Point {
  x: number;
  y: number;
}

interface Placed {
  width: number;
  height: number;
  at: readonly Point[];
  lines: readonly (readonly Point[])[];
}

/** How far above its place, which holds the words below it too, a vertex is drawn. */
const lift = 10;

/** ring are points around which a move leads that stays where it is. */
const ring = ({ x, y }: Point): Point[] =>
  [[-9, 0], [-22, -26], [22, -26], [11, -2]].map(([dx, dy]) => ({ x: x + dx!, y: y - lift - R + dy! }));

/** place lays the graph out, from left to right. */
function place({ vertices, edges }: Props): Placed {
  const g = new graphlib.Graph({ multigraph: true });
  g.setGraph({ rankdir: "LR", nodesep: 34, ranksep: 62, marginx: 30, marginy: 30 });
  g.setDefaultEdgeLabel(() => ({}));
  vertices.forEach((v, i) => g.setNode(String(i), { width: 2 * R, height: 2 * R + 20, label: v.name }));
  edges.forEach(([from, to], i) => from !== to && g.setEdge(String(from), String(to), {}, String(i)));
  dagre(g);
  const size = g.graph() as { width?: number; height?: number };
  const at = vertices.map((_, i) => g.node(String(i)) as unknown as Point);
  const points = (from: number, to: number, i: number): Point[] => (g.edge(String(from), String(to), String(i)) as unknown as { points: Point[] }).points;
  return {
    width: size.width ?? 0,
    height: size.height ?? 0,
    at,
    lines: edges.map(([from, to], i) => (from === to ? ring(at[from]!) : points(from, to, i))),
  };
}

export default function Graph(props: Props) {
  const { vertices, edges } = props;
  const placed = useMemo(() => place(props), [vertices, edges]);
  return (
    <div class="fig fig-dag">
      <Scroller label={t("Game graph", "博弈图")}>
        <svg viewBox={`0 0 ${placed.width} ${placed.height}`} width={placed.width} height={placed.height} aria-hidden="true">
          {edges.map(([, to], i) => <Arrow key={i} points={placed.lines[i]!} wins={vertices[to]!.outcome === "P"} />)}
          {vertices.map((v, i) => <Node key={i} of={v} at={placed.at[i]!} />)}
        </svg>
      </Scroller>
      <details class="astext">
        <summary>{t("The graph in words", "用文字列出")}</summary>
        <ul>
          {vertices.map((v, i) => <li key={i}><b>{v.name}</b>: {meaning(v.outcome)}{v.value !== "-" && t(`, value ${v.value}`, `，值 ${v.value}`)}
            {edges.some(e => e[0] === i) && <> → {list(edges.filter(e => e[0] === i).map(e => vertices[e[1]]!.name))}</>}</li>)}
        </ul>
      </details>
    </div>
  );
}

function Node({ of: v, at: { x, y: middle } }: { of: Vertex; at: Point }) {
  const y = middle - lift;
  const o = v.outcome.toLowerCase();
  const shape = { fill: `var(--${o}-fill)`, stroke: v.token ? "var(--ink)" : "none", "stroke-width": 3 };
  const size = v.name.length > 4 ? 10 : v.name.length > 2 ? 13 : 17;
  return (
    <g>
      <title>{`${v.name}: ${meaning(v.outcome)}`}</title>
      {v.outcome === "P" && <rect x={x - R + 1} y={y - R + 1} width={2 * R - 2} height={2 * R - 2} rx={6} {...shape} />}
      {v.outcome === "N" && <circle cx={x} cy={y} r={R} {...shape} />}
      {v.outcome === "D" && <rect x={x - R + 4} y={y - R + 4} width={2 * R - 8} height={2 * R - 8} rx={4} transform={`rotate(45 ${x} ${y})`} {...shape} />}
      <text x={x} y={y + size * 0.36} text-anchor="middle" style={{ fontSize: `${size}px`, fontWeight: 700, fill: `var(--${o}-on)` }}>{v.name.length > 8 ? `${v.name.slice(0, 7)}…` : v.name}</text>
      <text x={x} y={y + R + 16} text-anchor="middle"><tspan class="b">{v.outcome}</tspan>{v.value !== "-" && <tspan dx="6">{v.value}</tspan>}</text>
    </g>
  );
}

function Arrow({ points, wins }: { points: readonly Point[]; wins: boolean }) {
  const end = points[points.length - 1]!;
  const before = points[points.length - 2] ?? end;
  const turn = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  const colour = wins ? "var(--p-fill)" : "var(--ink-3)";
  return (
    <g>
      <path d={smooth(points)} fill="none" stroke={colour} stroke-width={wins ? 2.5 : 1.3} stroke-dasharray={wins ? undefined : "4 4"} />
      <path d="M0,0l-9,-4.500v9z" fill={colour} transform={`translate(${end.x},${end.y}) rotate(${turn})`} />
    </g>
  );
}

/** smooth draws a line through points, rounded at the middle of each stretch. */
function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  let d = `M${first.x},${first.y}`;
  rest.forEach((p, i) => {
    const next = rest[i + 1];
    d += next ? `Q${p.x},${p.y} ${(p.x + next.x) / 2},${(p.y + next.y) / 2}` : `L${p.x},${p.y}`;
  });
  return d;
}
