// The plot of a nim-sequence: uPlot draws the axes, this the values. A stretch of it is
// looked at, which wheel, drag, fingers and keys change.
import { useEffect, useRef } from "preact/hooks";
import uPlot from "uplot";
import uplotStyle from "uplot/dist/uPlot.min.css?url";
import { dark } from "../settings";
import { count } from "../words";
import { fit, zoomed, type Law, type Stretch } from "./law";

interface Props {
  values: readonly number[];
  law: Law | null;
  stretch: Stretch;
  /** The n that is pointed at, null for none. */
  at: number | null;
  label: string;
  onStretch: (s: Stretch) => void;
  onAt: (n: number | null) => void;
}

const height = 300;

export default function Plot(props: Props) {
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const now = useRef(props);
  now.current = props;
  const { values, law, stretch, at } = props;
  useEffect(() => {
    const made = plot.current = make(box.current!, now);
    const stopTouch = touch(made, now);
    const wide = new ResizeObserver(() => { if (box.current) made.setSize({ width: box.current.clientWidth, height }); });
    wide.observe(box.current!);
    return () => { wide.disconnect(); stopTouch(); made.destroy(); };
  }, [values, law, dark.value]);
  useEffect(() => { plot.current?.setScale("x", { min: stretch.from - 0.5, max: stretch.till + 0.5 }); }, [stretch.from, stretch.till, values, law, dark.value]);
  useEffect(() => { if (plot.current) mark(plot.current, at, values); }, [at, stretch.from, stretch.till, values, law, dark.value]);
  return (
    <div class="fig plot" ref={box} tabIndex={0} role="application" aria-label={props.label} onKeyDown={event => keys(event, props)} />
  );
}

const style = document.createElement("link");
style.rel = "stylesheet";
style.href = uplotStyle;
document.head.append(style);

/** colours are tokens as the canvas takes them. */
function colours(on: Element): (token: string) => string {
  const probe = document.createElement("i");
  on.append(probe);
  const known = new Map<string, string>();
  const all = ["ink", "ink-2", "ink-3", "line", "line-2", "band", "n-fill", "n-line"];
  for (const name of all) {
    probe.style.color = `var(--${name})`;
    known.set(name, getComputedStyle(probe).color);
  }
  probe.remove();
  return token => known.get(token)!;
}

function make(box: HTMLDivElement, now: { current: Props }): uPlot {
  const { values, law } = now.current;
  const colour = colours(box);
  const font = `12px ${getComputedStyle(box).fontFamily}`;
  const axis = { stroke: colour("ink-3"), font, ticks: { show: true, stroke: colour("line-2"), width: 1, size: 5 }, gap: 6 };
  const zoom = (u: uPlot): void => {
    if (u.select.width < 4) return;
    const [from, till] = [u.posToVal(u.select.left, "x"), u.posToVal(u.select.left + u.select.width, "x")];
    u.setSelect({ left: 0, width: 0, top: 0, height: 0 }, false);
    now.current.onStretch(fit({ from: Math.ceil(from), till: Math.floor(till) }, values.length - 1));
  };
  const point = (u: uPlot): void => {
    const { left } = u.cursor;
    if (left === undefined || left < 0) return;
    now.current.onAt(Math.max(0, Math.min(values.length - 1, Math.round(u.posToVal(left, "x")))));
  };
  return new uPlot({
    width: box.clientWidth, height, padding: [18, 24, 0, 0], legend: { show: false },
    scales: { x: { time: false }, y: { range: (_, __, top) => [-0.35, Math.max(1, top) + 0.6] } },
    axes: [
      { ...axis, grid: { show: false }, size: 34,
        values: (_, all) => all.map(v => (Number.isInteger(v) ? count(v) : "")),
        incrs: law ? [1, 2, 5, ...[1, 2, 4, 8, 20, 100].map(k => k * law.period), ...powers] : powers },
      { ...axis, size: 44, space: 22, grid: { show: true, stroke: colour("line"), width: 1 }, ticks: { show: false },
        incrs: powers, values: (_, all) => all.map(v => (Number.isInteger(v) ? count(v) : "")) },
    ],
    series: [{}, { paths: () => null, points: { show: false } }],
    cursor: { x: false, y: false, points: { show: false }, drag: { x: true, y: false, setScale: false },
      bind: { dblclick: () => () => { now.current.onStretch({ from: 0, till: values.length - 1 }); return null; } } },
    hooks: { drawClear: [u => { if (law) bands(u, law, colour); }], draw: [u => dots(u, values, law, colour)], setSelect: [zoom], setCursor: [point] },
  }, [values.map((_, n) => n), values as number[]], box);
}

/** powers are the steps of an axis. */
const powers = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 1e4, 2e4, 5e4, 1e5, 2e5, 5e5, 1e6];

/** bands shades every other period from where the law begins: in full where it is proved, hatched where it was only seen. */
function bands(u: uPlot, law: Law, colour: (token: string) => string): void {
  const { left, top, width, height: tall } = u.bbox;
  const x = (n: number): number => Math.max(left, Math.min(left + width, u.valToPos(n - 0.5, "x", true)));
  const { ctx } = u;
  const { min, max } = u.scales["x"] as { min: number; max: number };
  const begins = x(law.from);
  ctx.save();
  ctx.fillStyle = law.proved ? colour("band") : hatch(ctx, colour("line-2"));
  if (width / ((max - min) / law.period) > 6) {
    const k = Math.max(0, Math.floor((min - law.from) / law.period / 2));
    for (let n = law.from + 2 * k * law.period; n <= max; n += 2 * law.period) ctx.fillRect(x(n), top, x(n + law.period) - x(n), tall);
  } else {
    ctx.fillRect(begins, top, left + width - begins, tall);
  }
  if (law.from > min && law.from < max) {
    ctx.strokeStyle = colour("ink-2");
    ctx.lineWidth = devicePixelRatio;
    ctx.setLineDash(law.proved ? [] : [3 * devicePixelRatio, 3 * devicePixelRatio]);
    ctx.beginPath();
    ctx.moveTo(begins, top - 14 * devicePixelRatio);
    ctx.lineTo(begins, top + tall);
    ctx.stroke();
  }
  ctx.restore();
}

/** hatch is a pattern of slanting lines. */
function hatch(ctx: CanvasRenderingContext2D, stroke: string): CanvasPattern {
  const tile = document.createElement("canvas");
  const size = tile.width = tile.height = 8 * devicePixelRatio;
  const c = tile.getContext("2d")!;
  c.strokeStyle = stroke;
  c.lineWidth = devicePixelRatio;
  c.moveTo(0, size);
  c.lineTo(size, 0);
  c.stroke();
  return ctx.createPattern(tile, "repeat")!;
}

/** dots draws the values that are in sight; where they are denser than the screen each place is drawn once. */
function dots(u: uPlot, values: readonly number[], law: Law | null, colour: (token: string) => string): void {
  const { ctx } = u;
  const { left, top, width, height: tall } = u.bbox;
  const { min, max } = u.scales["x"] as { min: number; max: number };
  const from = Math.max(0, Math.ceil(min));
  const till = Math.min(values.length - 1, Math.floor(max));
  const room = width / Math.max(1, till - from) / devicePixelRatio;
  const r = devicePixelRatio * (room >= 6 ? 3.2 : room >= 3 ? 2.4 : room >= 1 ? 1.7 : 1.1);
  const x0 = u.valToPos(0, "x", true), dx = u.valToPos(1, "x", true) - x0;
  const y0 = u.valToPos(0, "y", true), dy = u.valToPos(1, "y", true) - y0;
  const odd = new Set(law?.exceptions);
  ctx.save();
  ctx.beginPath();
  ctx.rect(left - r, top - r, width + 2 * r, tall + 2 * r);
  ctx.clip();
  ctx.fillStyle = colour("ink-2");
  const dense = till - from > 5000;
  const seen = new Set<number>();
  for (let n = from; n <= till; n++) {
    if (odd.has(n)) continue;
    const x = x0 + n * dx, y = y0 + values[n]! * dy;
    if (!dense) {
      ctx.beginPath();
      ctx.arc(x, y, r, 0, 7);
      ctx.fill();
      continue;
    }
    const place = Math.round(x) * 8192 + Math.round(y);
    if (seen.has(place)) continue;
    seen.add(place);
    ctx.fillRect(x - r, y - r, 2 * r, 2 * r);
  }
  ctx.fillStyle = colour("n-fill");
  ctx.strokeStyle = colour("n-line");
  ctx.lineWidth = 1.5 * devicePixelRatio;
  const d = Math.max(4 * devicePixelRatio, 2 * r);
  for (const n of law?.exceptions ?? []) if (n >= from && n <= till) diamond(ctx, x0 + n * dx, y0 + values[n]! * dy, d);
  ctx.restore();
}

function diamond(ctx: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  ctx.beginPath();
  ctx.moveTo(x, y - r);
  ctx.lineTo(x + r, y);
  ctx.lineTo(x, y + r);
  ctx.lineTo(x - r, y);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
}

/** mark rings the value that is pointed at. */
function mark(u: uPlot, at: number | null, values: readonly number[]): void {
  let ring = u.over.querySelector<HTMLElement>(".ring");
  const { min, max } = u.scales["x"] as { min: number; max: number };
  if (at === null || at < min || at > max || values[at] === undefined) {
    ring?.remove();
    return;
  }
  if (!ring) {
    ring = document.createElement("i");
    ring.className = "ring";
    u.over.append(ring);
  }
  ring.style.transform = `translate(${u.valToPos(at, "x")}px, ${u.valToPos(values[at]!, "y")}px)`;
}

/** keys walk along the values and change the stretch. */
function keys(event: KeyboardEvent, { values, stretch, at, law, onAt, onStretch }: Props): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const to = values.length - 1;
  const far = law && law.period > 1 ? law.period : 10;
  const here = at ?? stretch.from;
  const steps: Record<string, number> = {
    ArrowLeft: event.shiftKey ? -far : -1, ArrowRight: event.shiftKey ? far : 1, ArrowDown: -1, ArrowUp: 1,
    PageUp: -(stretch.till - stretch.from), PageDown: stretch.till - stretch.from, Home: -here, End: to - here,
  };
  const factor = { "+": 0.5, "=": 0.5, "-": 2, "_": 2 }[event.key];
  if (event.key in steps) {
    const n = at === null && !["Home", "End"].includes(event.key) ? here : Math.max(0, Math.min(to, here + steps[event.key]!));
    onAt(n);
    const wide = stretch.till - stretch.from;
    if (n < stretch.from) onStretch(fit({ from: n - wide / 4, till: n + wide * 0.75 }, to));
    if (n > stretch.till) onStretch(fit({ from: n - wide * 0.75, till: n + wide / 4 }, to));
  } else if (factor) {
    onStretch(zoomed(stretch, factor, at !== null && at >= stretch.from && at <= stretch.till ? at : (stretch.from + stretch.till) / 2, to));
  } else if (event.key === "0") {
    onStretch({ from: 0, till: to });
  } else {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}

/** touch moves the stretch with one finger, or a turned wheel, and zooms with two. */
function touch(u: uPlot, now: { current: Props }): () => void {
  const fingers = new Map<number, number>();
  let start: { stretch: Stretch; middle: number; apart: number } | null = null;
  const place = (): { middle: number; apart: number } => {
    const all = [...fingers.values()];
    return { middle: all.reduce((a, b) => a + b, 0) / all.length, apart: all.length > 1 ? Math.abs(all[0]! - all[1]!) : 0 };
  };
  const begin = (): void => { start = fingers.size > 0 ? { stretch: now.current.stretch, ...place() } : null; };
  const down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") return;
    fingers.set(event.pointerId, event.offsetX);
    begin();
  };
  const move = (event: PointerEvent): void => {
    if (!fingers.has(event.pointerId) || !start) return;
    fingers.set(event.pointerId, event.offsetX);
    const { middle, apart } = place();
    const wide = start.stretch.till - start.stretch.from;
    const each = wide / u.over.clientWidth;
    const factor = start.apart > 20 && apart > 20 ? start.apart / apart : 1;
    const held = start.stretch.from + start.middle * each;
    const from = held - middle * each * factor;
    now.current.onStretch(fit({ from, till: from + wide * factor }, now.current.values.length - 1));
  };
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    begin();
  };
  const wheel = (event: WheelEvent): void => {
    const { stretch, values, onStretch } = now.current;
    const to = values.length - 1;
    if (event.ctrlKey) onStretch(zoomed(stretch, event.deltaY > 0 ? 1.25 : 0.8, u.posToVal(event.offsetX, "x"), to));
    else if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
      const by = ((event.deltaX || event.deltaY) / u.over.clientWidth) * (stretch.till - stretch.from);
      onStretch(fit({ from: stretch.from + by, till: stretch.till + by }, to));
    } else return;
    event.preventDefault();
  };
  const all: [string, (event: never) => void][] = [["pointerdown", down], ["pointermove", move], ["pointerup", up], ["pointercancel", up], ["wheel", wheel]];
  for (const [name, hear] of all) u.over.addEventListener(name, hear as EventListener, { passive: false });
  return () => { for (const [name, hear] of all) u.over.removeEventListener(name, hear as EventListener); };
}
