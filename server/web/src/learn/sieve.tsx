// A board on which the lost squares are sifted out, one pair at a time: each strikes out
// all squares that reach it, and the next lost one is the nearest that is left.
import { param, set } from "../address";
import { t } from "../words";
import { sift, type Square } from "./numbers";
import type { Both } from "./parts";
import { Stage } from "./stage";

interface Props extends Both {
  /** Along which lines a move goes down: steps of the column and the row. */
  lines: readonly Square[];
  /** A line that the reader may take away, and what it is called. */
  extra: { line: Square } & Both;
}

const size = 12;
const cell = 30;
const margin = 30;

export function Sieve({ en, zh, lines, extra }: Props) {
  const whole = param("line") !== "off";
  const found = sift(size, whole ? [...lines, extra.line] : lines);
  const asked = Number(param("k") ?? "2");
  const shown = Number.isInteger(asked) && asked >= 1 ? Math.min(asked, found.length) : 2;
  const step = (k: number) => set({ k: String(k) });
  return (
    <Stage en={en} zh={zh}>
      <div class="lead">
        <button class="btn primary" disabled={shown >= found.length} onClick={() => step(shown + 1)}>{t("Next lost pair", "下一个必败点")}</button>
        <button class="btn" disabled={shown <= 1} onClick={() => step(1)}>{t("From the start", "从头开始")}</button>
        <label class="check"><input type="checkbox" checked={whole}
          onChange={event => set({ line: event.currentTarget.checked ? null : "off", k: null })} />{t(extra.en, extra.zh)}</label>
      </div>
      <Board found={found.slice(0, shown)} />
      <p class="says" aria-live="polite">{says(found.slice(0, shown).map(f => f.pair), shown === found.length)}</p>
    </Stage>
  );
}

function says(pairs: readonly Square[], done: boolean): string {
  const all = pairs.map(([a, b]) => `(${a},\u00a0${b})`);
  const last = all[all.length - 1]!;
  if (done) return t(`Every square of the board now has its letter. Lost: ${all.join(" ")}`, `棋盘上每一格都定下来了。必败点：${all.join(" ")}`);
  if (pairs.length === 1) return t(`At ${last} there is no move, so it is lost. Every square in line with it is won.`, `${last} 无路可走，必败。与它在一条线上的格子都能一步走到它，必胜。`);
  return t(`${last} is the nearest square left: it reaches no lost square, so it is lost itself. Lost so far: ${all.join(" ")}`,
    `剩下的格子里 ${last} 离角最近：它走不到任何必败点，所以它自己必败。目前的必败点：${all.join(" ")}`);
}

function Board({ found }: { found: readonly { pair: Square; reach: readonly Square[] }[] }) {
  const x = (v: number): number => margin + v * cell;
  const y = (v: number): number => (size - 1 - v) * cell + 4;
  const steps = Array.from({ length: size }, (_, v) => v);
  const fresh = found[found.length - 1]!;
  const label = t(`A board of ${size} by ${size} with ${found.length} lost pairs`, `${size}×${size} 的棋盘，已有 ${found.length} 个必败点`);
  const square = ([a, b]: Square, fill: string) => <rect key={`${a},${b}`} x={x(a) + 0.5} y={y(b) + 0.5} width={cell - 1} height={cell - 1} fill={fill} stroke="var(--line)" />;
  return (
    <div class="fig fig-sieve">
      <svg viewBox={`0 0 ${margin + size * cell + 2} ${size * cell + 30}`} width={margin + size * cell + 2} role="img" aria-label={label}>
        {steps.flatMap(a => steps.map(b => square([a, b], "var(--surface)")))}
        {found.slice(0, -1).flatMap(f => f.reach.map(s => square(s, "var(--n-tint)")))}
        {fresh.reach.map(([a, b]) => <g key={`f${a},${b}`}>{square([a, b], "var(--n-tint)")}<circle cx={x(a) + cell / 2} cy={y(b) + cell / 2} r={4} fill="var(--n-fill)" stroke="var(--n-line)" /></g>)}
        {found.flatMap(({ pair: [a, b] }, i) => (a === b ? [[a, b]] : [[a, b], [b, a]]).map(([u, v]) => (
          <rect key={`p${u},${v}`} x={x(u!) + 5} y={y(v!) + 5} width={cell - 10} height={cell - 10} rx={3} fill="var(--p-fill)"
            stroke={i === found.length - 1 ? "var(--ink)" : "none"} stroke-width="2.5" />
        )))}
        {steps.map(v => <text key={`x${v}`} x={x(v) + cell / 2} y={size * cell + 22} text-anchor="middle" class="dim">{v}</text>)}
        {steps.map(v => <text key={`y${v}`} x={margin - 9} y={y(v) + cell / 2 + 4} text-anchor="end" class="dim">{v}</text>)}
      </svg>
    </div>
  );
}
