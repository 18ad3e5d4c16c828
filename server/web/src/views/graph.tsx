// graph: vertices and edges; what a move takes away is hollow.
import type { SVGAttributes } from "preact";
import { useMemo } from "preact/hooks";
import { list, t } from "../words";
import type { View } from "../wire";
import { place, R, type Way } from "./placed";

interface Props {
  of: View;
  after?: View | null;
  /** What a vertex or an edge is beside its drawing, such as a button. */
  part?: (kind: "vertex" | "edge", i: number) => SVGAttributes<SVGGElement>;
}

/** The most vertices that are drawn. */
const most = 64;

/** How large a board is drawn at least, if that makes it no more than 1.6 times as large. */
const roomy = 400;

export function GraphView({ of, after = null, part }: Props) {
  const names = of.names ?? [];
  const edges = of.edges ?? [];
  const placed = useMemo(() => (names.length > most ? null : place(of)), [of]);
  const label = t(`A graph of ${names.length} vertices: ${list(names.slice(0, most))}; edges ${list(edges.slice(0, 80).map(([a, b]) => `${names[a]}–${names[b]}`))}`,
    `${names.length} 个顶点的图：${list(names.slice(0, most))}；边 ${list(edges.slice(0, 80).map(([a, b]) => `${names[a]}–${names[b]}`))}`) + standing(of);
  if (!placed) return <p>{label}</p>;
  if (edges.length === 0 && names.length === (of.ground ?? []).length) return <p class="quiet">{t("Nothing is left.", "什么都不剩了。")}</p>;
  const { at, width, height } = placed;
  const stays = kept(of, after);
  const next = new Set((after?.mark ?? []).map(i => after!.names?.[i]).filter(name => !of.mark?.some(i => names[i] === name)));
  const scale = part ? Math.max(1, Math.min(1.600, roomy / Math.max(width, height))) : 1;
  return (
    <div class="fig fig-graph">
      <svg viewBox={`0 0 ${width} ${height}`} width={width * scale} height={height * scale} role={part ? "group" : "img"} aria-label={label}>
        {of.ground && <Ground names={of.ground.map(i => names[i]!)} width={width} y={placed.ground} />}
        {placed.ways.map((way, i) => <Edge key={i} way={way} directed={of.directed ?? false} gone={!stays.edge(i)} part={part?.("edge", i)} />)}
        {names.map((name, i) => !of.ground?.includes(i) && (
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

const standing = ({ ground, names }: View): string =>
  ground ? t(`; the ground is ${list(ground.map(i => names?.[i] ?? ""))}`, `；地面为 ${list(ground.map(i => names?.[i] ?? ""))}`) : "";

/** The line of the ground, which is all of it. */
function Ground({ names, width, y }: { names: readonly string[]; width: number; y: number }) {
  const hatch = Array.from({ length: Math.floor(width / 12) }, (_, i) => `M${12 * i + 10},${y}l-7,7`).join("");
  return (
    <g>
      <path d={`M0,${y}H${width}`} stroke="var(--ink-2)" stroke-width="3" />
      <path d={hatch} stroke="var(--ink-3)" />
      <text x="2" y={y + 22} class="dim">{t(`ground: ${list(names)}`, `地面：${list(names)}`)}</text>
    </g>
  );
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

/** What makes a line as wide as a finger. */
const wideStroke = { stroke: "transparent", "stroke-width": 24 };

interface EdgeProps {
  way: Way;
  directed: boolean;
  gone: boolean;
  part: SVGAttributes<SVGGElement> | undefined;
}

function Edge({ way: { from, to, bend, turn }, directed, gone, part }: EdgeProps) {
  const look = gone ? { stroke: "var(--n-line)", "stroke-dasharray": "3 4", "stroke-width": 2.5 } : { stroke: "var(--ink-3)", "stroke-width": 2 };
  if (from === to) {
    const loop = { cx: from.x + (R + 8) * Math.cos(turn), cy: from.y + (R + 8) * Math.sin(turn), r: 9, fill: "none" };
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
