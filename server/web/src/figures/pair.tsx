// pair: the lost pairs of a game of two heaps as a stair, with a position in it.
// Lines from the position show where its moves can lead.
import { short } from "../num";
import { t } from "../words";

interface Props {
  at: readonly [bigint, bigint];
  cold: readonly [bigint, bigint];
  /** Lost pairs, the smaller heap first. */
  stair: readonly (readonly [bigint, bigint])[];
}

const cell = 30;
const margin = 34;
const mid = cell / 2;

export function Pair({ at, cold, stair }: Props) {
  if (stair.length === 0) return <Two at={at} cold={cold} />;
  const numbers = stair.map(([a, b]) => [Number(a), Number(b)] as const);
  const size = Math.max(Number(at[0]), Number(at[1]), ...numbers.map(([, b]) => b)) + 1;
  return <Stair at={[Number(at[0]), Number(at[1])]} stair={numbers} size={size} />;
}

/** Two is a position beside the lost pair next to it, where a stair would be too large. */
function Two({ at, cold }: { at: readonly [bigint, bigint]; cold: readonly [bigint, bigint] }) {
  return (
    <table class="twopair">
      <tbody>
        <tr><th scope="row">{t("position", "局面")}</th><td>{short(at[0])}</td><td>{short(at[1])}</td></tr>
        <tr class="p"><th scope="row">{t("lost pair", "必败点")}</th><td>{short(cold[0])}</td><td>{short(cold[1])}</td></tr>
      </tbody>
    </table>
  );
}

function Stair({ at: [ma, mb], stair, size }: { at: readonly [number, number]; stair: readonly (readonly [number, number])[]; size: number }) {
  const lost = new Set(stair.flatMap(([a, b]) => [`${a},${b}`, `${b},${a}`]));
  const x = (v: number): number => margin + v * cell;
  const y = (v: number): number => (size - 1 - v) * cell + 6;
  const reached = (a: number, b: number): boolean => (a === ma && b < mb) || (b === mb && a < ma) || (a < ma && ma - a === mb - b);
  const cells = Array.from({ length: size * size }, (_, i) => [i % size, Math.floor(i / size)] as const);
  const steps = Array.from({ length: size }, (_, v) => v);
  const every = size > 16 ? 5 : 1;
  const label = lost.has(`${ma},${mb}`)
    ? t(`The lost pairs up to ${size - 1}; (${ma}, ${mb}) is one of them, and no move from it reaches another.`,
      `${size - 1} 以内的必败点；(${ma}, ${mb}) 是其中之一，从它一步走不到另一个必败点。`)
    : t(`The lost pairs up to ${size - 1}; (${ma}, ${mb}) is not one of them.`, `${size - 1} 以内的必败点；(${ma}, ${mb}) 不在其中。`);
  return (
    <div class="fig fig-stair">
      <svg viewBox={`0 -20 ${margin + size * cell + 6} ${size * cell + 66}`} width={Math.min(520, Math.max(360, margin + size * cell + 6))} role="img" aria-label={label}>
        {cells.map(([a, b]) => <rect key={`${a},${b}`} x={x(a) + 0.5} y={y(b) + 0.5} width={cell - 1} height={cell - 1}
          fill={reached(a, b) ? "var(--n-tint)" : "var(--surface)"} stroke="var(--line)" />)}
        <path d={climb(stair, size, x, y, false) + climb(stair, size, x, y, true)} fill="none" stroke="var(--p-fill)" stroke-width="2" opacity=".55" />
        {cells.map(([a, b]) => lost.has(`${a},${b}`) && <rect key={`p${a},${b}`} x={x(a) + 6} y={y(b) + 6} width={cell - 12} height={cell - 12} rx={3} fill="var(--p-fill)" />)}
        {cells.map(([a, b]) => reached(a, b) && (lost.has(`${a},${b}`)
          ? <rect key={`r${a},${b}`} x={x(a) + 3} y={y(b) + 3} width={cell - 6} height={cell - 6} rx={5} fill="none" stroke="var(--n-line)" stroke-width="2.5" />
          : <circle key={`r${a},${b}`} cx={x(a) + mid} cy={y(b) + mid} r={4} fill="var(--n-fill)" stroke="var(--n-line)" />))}
        <rect x={x(ma) - 1} y={y(mb) - 1} width={cell + 2} height={cell + 2} rx={6} fill="none" stroke="var(--ink)" stroke-width="2.5" />
        {steps.map(v => (v % every === 0 || v === ma) && <text key={`x${v}`} x={x(v) + mid} y={size * cell + 24} text-anchor="middle"
          class={v === ma ? "b" : "dim"}>{v}</text>)}
        {steps.map(v => (v % every === 0 || v === mb) && <text key={`y${v}`} x={margin - 10} y={y(v) + mid + 4} text-anchor="end"
          class={v === mb ? "b" : "dim"}>{v}</text>)}
        <text x={x(size) - 2} y={size * cell + 42} text-anchor="end" class="dim">{t("heap 1 →", "第 1 堆 →")}</text>
        <text x={0} y={-6} class="dim">{t("↑ heap 2", "↑ 第 2 堆")}</text>
      </svg>
    </div>
  );
}

/** climb is the line from pair to pair on one side of the diagonal. */
function climb(stair: readonly (readonly [number, number])[], size: number, x: (v: number) => number, y: (v: number) => number, flip: boolean): string {
  return stair.filter(([, b]) => b < size).map(([a, b], i) => {
    const [u, v] = flip ? [x(b) + mid, y(a) + mid] : [x(a) + mid, y(b) + mid];
    if (i === 0) return `M${u},${v}`;
    return flip ? `H${u}V${v}` : `V${v}H${u}`;
  }).join("");
}
