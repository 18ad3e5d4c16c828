// The game graph: vertices by outcome, moves into lost positions heavy. One vertex may
// be chosen; the others step back.
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { meaning, type Outcome } from "../outcome";
import { t } from "../words";
import type { Graph, Vertex } from "./api";
import { board, fitting } from "./labels";
import { place, R, type Point } from "./layout";

interface Props {
  graph: Graph;
  /** The outcomes in misère play that stand beside, null for none. */
  beside: readonly Outcome[] | null;
  names: readonly string[];
  chosen: number | null;
  narrow: boolean;
  onChoose: (v: number | null) => void;
}

export default function Dag({ graph, beside, names, chosen, narrow, onChoose }: Props) {
  const placed = useMemo(() => place(graph, narrow), [graph, narrow]);
  const svg = useRef<SVGSVGElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const from = graph.edges.filter(e => e[0] === chosen).map(e => e[1]);
  const stop = chosen ?? 0; // the one vertex that a tab comes to
  useLayoutEffect(() => {
    const start = placed.at[chosen ?? 0];
    if (box.current && start) box.current.scrollLeft = start.x - box.current.clientWidth / 2;
  }, [placed]);
  useEffect(() => {
    if (chosen !== null && svg.current?.contains(document.activeElement)) svg.current.querySelectorAll<SVGGElement>(".node")[chosen]?.focus();
  }, [chosen]);
  const walk = (event: KeyboardEvent, v: number): void => {
    if (event.key === "Escape" && chosen !== null) onChoose(null);
    else if (event.key === "Enter" || event.key === " ") onChoose(v === chosen ? null : v);
    else {
      const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
      const next = way && nearest(placed.at, v, way[0]!, way[1]!);
      if (next === undefined) return;
      onChoose(next);
    }
    event.preventDefault();
  };
  return (
    <div ref={box} class="fig fig-dag scroller" tabIndex={-1} role="group" aria-label={t("Game graph. Arrow keys walk along the positions.", "博弈图。用方向键在局面之间移动。")}>
      <svg ref={svg} class={graph.edges.length > 3 * graph.vertices.length ? "dense" : ""} viewBox={`0 0 ${placed.width} ${placed.height}`} width={placed.width} height={placed.height}>
        {graph.edges.map((e, i) => <Move key={i} line={placed.lines[i]!} wins={graph.vertices[e[1]]!.outcome === "P"}
          look={chosen === null ? "" : e[0] === chosen ? "on" : "off"} />)}
        {graph.vertices.map((v, i) => (
          <Node key={i} of={v} beside={beside?.[i] ?? null} name={names[i]!} at={placed.at[i]!} stop={i === stop}
            look={i === chosen ? "on" : chosen !== null && !from.includes(i) ? "off" : ""}
            onChoose={() => onChoose(i === chosen ? null : i)} onKeyDown={event => walk(event, i)} />
        ))}
      </svg>
    </div>
  );
}

/** nearest is the vertex nearest in a direction, undefined where there is none. */
function nearest(at: readonly Point[], from: number, dx: number, dy: number): number | undefined {
  let best: number | undefined, least = Infinity;
  at.forEach((p, i) => {
    const x = p.x - at[from]!.x, y = p.y - at[from]!.y;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    const far = ahead + 2 * aside;
    if (i !== from && ahead > 1 && far < least) [best, least] = [i, far];
  });
  return best;
}

interface NodeProps {
  of: Vertex;
  beside: Outcome | null;
  name: string;
  at: Point;
  stop: boolean;
  look: string;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Node({ of: v, beside, name, at: { x, y }, stop, look, onChoose, onKeyDown }: NodeProps) {
  const o = v.outcome.toLowerCase();
  const rows = board(name);
  const label = fitting(name);
  const size = [18, 18, 17, 15, 13, 12, 12, 12][label.length] ?? 12;
  const value = v.value === null || v.value.length > 9 ? "" : v.value;
  const clear = 18 + (value === "" ? 0 : 8 * (value.length + 2) + 4); // no move is drawn through the words below
  const says = `${name}: ${meaning(v.outcome)}${v.value === null ? "" : t(`, nimber ${v.value}`, `，SG 值 ${v.value}`)}${beside ? t(`; misère ${meaning(beside)}`, `；反常 ${meaning(beside)}`) : ""}`;
  return (
    <g class={`node ${look}`} tabindex={stop ? 0 : -1} role="button" aria-pressed={look === "on"} onClick={onChoose} onKeyDown={onKeyDown}>
      <title>{says}</title>
      <rect class="hit" x={x - R} y={y - R} width={2 * R} height={2 * R + 22} fill="transparent" />
      <Shape of={v.outcome} x={x} y={y} r={R} />
      {v.token && <path d={`M${x - 5},${y - R - 9}h10l-5,7z`} fill="var(--ink)" />}
      {rows ? <Board rows={rows} x={x} y={y} fill={`var(--${o}-on)`} />
        : <text aria-hidden="true" x={x} y={y + size * 0.36} text-anchor="middle" style={{ fontSize: `${size}px`, fontWeight: 700, fill: `var(--${o}-on)` }}>{label || v.outcome}</text>}
      <rect x={x - clear / 2} y={y + R + 4} width={clear} height={18} rx={4} fill="var(--paper)" />
      <text aria-hidden="true" class="under" x={x} y={y + R + 17} text-anchor="middle"><tspan class="letter">{v.outcome}</tspan>{value && <tspan dx="5">g={value}</tspan>}</text>
      {beside && <Second of={beside} x={x + R - 3} y={y - R + 3} differs={beside !== v.outcome} />}
    </g>
  );
}

function Shape({ of, x, y, r }: { of: Outcome; x: number; y: number; r: number }) {
  const look = { class: "ring", fill: `var(--${of.toLowerCase()}-fill)`, stroke: "var(--paper)", "stroke-width": 4, "paint-order": "stroke" };
  switch (of) {
    case "P": return <rect x={x - r + 1} y={y - r + 1} width={2 * r - 2} height={2 * r - 2} rx={r / 4} {...look} />;
    case "N": return <circle cx={x} cy={y} r={r} {...look} />;
    case "D": return <rect x={x - r * 0.8} y={y - r * 0.8} width={r * 1.6} height={r * 1.6} rx={r / 6} transform={`rotate(45 ${x} ${y})`} {...look} />;
  }
}

/** Board draws a small board: what is free is open, the rest filled. */
function Board({ rows, x, y, fill }: { rows: readonly string[]; x: number; y: number; fill: string }) {
  const size = Math.min(10, 32 / Math.max(rows.length, rows[0]!.length));
  const left = x - (rows[0]!.length * size) / 2, top = y - (rows.length * size) / 2;
  return (
    <g stroke={fill} stroke-width="1">
      {rows.flatMap((row, r) => [...row].map((c, k) => <rect key={`${r},${k}`} x={left + k * size + 0.5} y={top + r * size + 0.5}
        width={size - 1} height={size - 1} fill={c === "." ? "none" : fill} />))}
    </g>
  );
}

/** Second is the outcome in misère play, ringed where it is another. */
function Second({ of, x, y, differs }: { of: Outcome; x: number; y: number; differs: boolean }) {
  return (
    <g>
      <circle cx={x} cy={y} r={differs ? 12 : 11} fill="var(--paper)" stroke={differs ? "var(--ink)" : "none"} stroke-width="1.5" />
      <Shape of={of} x={x} y={y} r={8.500} />
      <text aria-hidden="true" x={x} y={y + 4} text-anchor="middle" style={{ fontSize: "12px", fontWeight: 700, fill: `var(--${of.toLowerCase()}-on)` }}>{of}</text>
    </g>
  );
}

function Move({ line, wins, look }: { line: { path: string; end: Point; turn: number }; wins: boolean; look: string }) {
  const colour = wins ? "var(--p-fill)" : "var(--ink-3)";
  return (
    <g class={`way ${look}${wins ? " won" : ""}`}>
      <path d={line.path} fill="none" stroke={colour} stroke-width={wins ? 2.8 : 1.4} stroke-dasharray={wins ? undefined : "4 4"} />
      <path d="M0,0l-9,-4.500v9z" fill={colour} transform={`translate(${line.end.x},${line.end.y}) rotate(${line.turn})`} />
    </g>
  );
}
