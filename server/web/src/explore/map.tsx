// The square of cells: a canvas for what stays, and above it what is pointed at.
import { useEffect, useRef, useState } from "preact/hooks";
import { dark } from "../settings";
import { t } from "../words";
import type { Table } from "./api";

/** A cell, by the numbers of its position. */
export type Cell = readonly [number, number];

interface Props {
  table: Table;
  /** Only the lost positions are coloured. */
  lostOnly: boolean;
  at: Cell;
  /** Where moves lead, null where that is not known. */
  ways: readonly Cell[] | null;
  onAt: (c: Cell) => void;
}

export function HeatMap({ table, lostOnly, at, ways, onAt }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [width, setWidth] = useState(0);
  const size = table.outcomes.length;
  const [a0, b0] = table.least;
  useEffect(() => {
    const watch = new ResizeObserver(() => { if (canvas.current) setWidth(canvas.current.clientWidth); });
    watch.observe(canvas.current!);
    return () => watch.disconnect();
  }, []);
  useEffect(() => { if (width > 0) paint(canvas.current!, width, table, lostOnly); }, [width, table, lostOnly, dark.value]);
  const point = (event: PointerEvent & { currentTarget: HTMLElement }): void => {
    const box = canvas.current!.getBoundingClientRect();
    const a = Math.floor(((event.clientX - box.left) / box.width) * size);
    const b = size - 1 - Math.floor(((event.clientY - box.top) / box.height) * size);
    if (a >= 0 && b >= 0 && a < size && b < size && (a + a0 !== at[0] || b + b0 !== at[1])) onAt([a + a0, b + b0]);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const far = event.shiftKey ? 10 : 1;
    const steps: Record<string, Cell> = {
      ArrowLeft: [-far, 0], ArrowRight: [far, 0], ArrowUp: [0, far], ArrowDown: [0, -far],
      PageUp: [0, 10], PageDown: [0, -10], Home: [-size, -size], End: [size, size],
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const keep = (n: number, least: number): number => Math.max(least, Math.min(least + size - 1, n));
    onAt([keep(at[0] + step[0], a0), keep(at[1] + step[1], b0)]);
  };
  const every = [1, 2, 5, 10, 20, 50].find(n => size / n <= Math.max(6, width / 56)) ?? 100;
  const ticks = (least: number): number[] => [...Array(size).keys()].map(n => n + least).filter(n => n % every === 0);
  const share = (n: number): string => `${((n + 0.5) / size) * 100}%`;
  return (
    <div class="heat" tabIndex={0} role="application" onKeyDown={onKeyDown}
      aria-label={t(`Heat map, ${size} by ${size}. Arrow keys move; the cell is read out beside it.`, `${size}×${size} 热图。用方向键移动，旁边会读出所在的格子。`)}>
      <div class="sheet-of" onPointerDown={point} onPointerMove={event => { if (event.pointerType === "mouse" || event.buttons > 0) point(event); }}>
        <canvas ref={canvas} aria-hidden="true" />
        <Above size={size} least={table.least} at={at} ways={ways} />
      </div>
      <div class="ticks down" aria-hidden="true">{ticks(b0).map(n => <span key={n} style={{ bottom: share(n - b0) }}>{n}</span>)}</div>
      <div class="ticks along" aria-hidden="true">{ticks(a0).map(n => <span key={n} style={{ left: share(n - a0) }}>{n}</span>)}</div>
    </div>
  );
}

/** Above draws the cell that is pointed at, and where its moves lead. */
function Above({ size, least, at, ways }: { size: number; least: Cell; at: Cell; ways: readonly Cell[] | null }) {
  const x = (a: number): number => a - least[0];
  const y = (b: number): number => size - 1 - (b - least[1]);
  const edge = size / 220;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      {ways?.map(([a, b]) => <circle key={`${a},${b}`} cx={x(a) + 0.5} cy={y(b) + 0.5} r={Math.max(0.13, size / 400)}
        style={{ fill: "var(--ink)", stroke: "var(--paper)", strokeWidth: Math.max(0.06, size / 800) }} />)}
      <rect x={x(at[0]) - edge / 2} y={y(at[1]) - edge / 2} width={1 + edge} height={1 + edge} rx={0.2} fill="none" style={{ stroke: "var(--surface)", strokeWidth: 2 * edge }} />
      <rect x={x(at[0]) - edge / 2} y={y(at[1]) - edge / 2} width={1 + edge} height={1 + edge} rx={0.2} fill="none" style={{ stroke: "var(--ink)", strokeWidth: edge }} />
    </svg>
  );
}

/** How many shades the nimbers have. */
const shades = 64;

/** shadesOf are the colours from low to high, with those of outcomes. */
function shadesOf(on: HTMLElement): { ramp: string[]; colour: (token: string) => string } {
  const computed = (value: string): string => {
    on.style.color = value;
    return getComputedStyle(on).color;
  };
  const ramp = Array.from({ length: shades }, (_, i) => computed(`color-mix(in oklab, var(--heat-hi) ${(i / (shades - 1)) * 100}%, var(--heat-lo))`));
  return { ramp, colour: token => computed(`var(--${token})`) };
}

function paint(canvas: HTMLCanvasElement, width: number, table: Table, lostOnly: boolean): void {
  const size = table.outcomes.length;
  const across = canvas.width = canvas.height = Math.round(width * devicePixelRatio);
  const ctx = canvas.getContext("2d")!;
  const { ramp, colour } = shadesOf(canvas);
  const [p, d, surface, line] = [colour("p-fill"), colour("d-fill"), colour("surface"), colour("line")];
  const top = (table.nimbers ?? []).reduce((most, row) => row.reduce<number>((m, v) => Math.max(m, v ?? 0), most), 1);
  const cell = across / size;
  const gap = cell > 7 ? 0.7 * devicePixelRatio : 0;
  ctx.fillStyle = lostOnly || table.outcomes.some(row => /[^NPD]/.test(row)) ? line : surface;
  ctx.fillRect(0, 0, across, across);
  table.outcomes.forEach((row, a) => {
    for (let b = 0; b < row.length; b++) {
      if (!"NPD".includes(row[b]!)) continue; // no position
      const left = Math.round(a * cell), up = Math.round((size - 1 - b) * cell);
      const wide = Math.round((a + 1) * cell) - left, tall = Math.round((size - b) * cell) - up;
      const nimber = table.nimbers?.[a]?.[b] ?? null;
      ctx.fillStyle = lostOnly || nimber === null ? surface : ramp[Math.round(Math.sqrt(nimber / top) * (shades - 1))]!;
      ctx.fillRect(left, up, wide - gap, tall - gap);
      if (row[b] === "P") lost(ctx, left, up, wide - gap, tall - gap, p, surface);
      if (row[b] === "D") drawn(ctx, left, up, wide - gap, d);
    }
  });
}

/** lost is the square of a lost position. */
function lost(ctx: CanvasRenderingContext2D, x: number, y: number, wide: number, tall: number, fill: string, edge: string): void {
  ctx.fillStyle = fill;
  const inset = wide > 9 ? wide * 0.1 : 0;
  if (inset > 0) {
    ctx.fillStyle = edge;
    ctx.fillRect(x, y, wide, tall);
    ctx.fillStyle = fill;
  }
  ctx.beginPath();
  ctx.roundRect(x + inset, y + inset, wide - 2 * inset, tall - 2 * inset, inset);
  ctx.fill();
}

/** drawn is the diamond of a drawn position. */
function drawn(ctx: CanvasRenderingContext2D, x: number, y: number, wide: number, fill: string): void {
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.moveTo(x + wide / 2, y);
  ctx.lineTo(x + wide, y + wide / 2);
  ctx.lineTo(x + wide / 2, y + wide);
  ctx.lineTo(x, y + wide / 2);
  ctx.fill();
}
