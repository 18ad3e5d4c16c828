// grid: tokens on the squares of a board whose corner is row 0, column 0.
import { list, t } from "../words";

type Square = readonly [bigint, bigint];

interface Props {
  tokens: readonly Square[];
  after?: readonly Square[] | null;
}

/** The most rows or columns that are drawn. */
const most = 20n;

const cell = 34;
const margin = 26;

/** squares reads the sizes of a view, two for each token. */
export const squares = (sizes: readonly bigint[]): Square[] =>
  Array.from({ length: Math.floor(sizes.length / 2) }, (_, i) => [sizes[2 * i]!, sizes[2 * i + 1]!] as const);

export function Grid({ tokens, after = null }: Props) {
  const names = list(tokens.map(([r, c]) => `(${r}, ${c})`));
  const label = t(`Tokens at ${names}, row and column from 0`, `棋子在 ${names}（行、列从 0 数起）`);
  const size = tokens.flat().reduce((a, b) => (a > b ? a : b), 3n) + 1n;
  if (size > most) return <p>{label}</p>;
  const n = Number(size);
  const moved = after ? tokens.map(([r, c], i) => after[i] && (after[i]![0] !== r || after[i]![1] !== c)) : [];
  const at = ([r, c]: Square) => ({ cx: margin + Number(c) * cell + cell / 2, cy: margin + Number(r) * cell + cell / 2 });
  const steps = Array.from({ length: n }, (_, i) => i);
  return (
    <div class="fig fig-grid">
      <svg viewBox={`0 0 ${margin + n * cell + 2} ${margin + n * cell + 2}`} width={margin + n * cell + 2} role="img" aria-label={label}>
        {steps.flatMap(r => steps.map(c => <rect key={`${r},${c}`} x={margin + c * cell} y={margin + r * cell} width={cell} height={cell}
          fill={(r + c) % 2 ? "var(--sunken)" : "var(--surface)"} stroke="var(--line)" />))}
        {steps.map(v => <text key={`t${v}`} x={margin + v * cell + cell / 2} y={16} text-anchor="middle" class="dim">{v}</text>)}
        {steps.map(v => <text key={`l${v}`} x={12} y={margin + v * cell + cell / 2 + 4} text-anchor="middle" class="dim">{v}</text>)}
        {tokens.map((s, i) => moved[i]
          ? <g key={i}><circle {...at(s)} r={11} fill="none" stroke="var(--n-line)" stroke-width="2" /><circle {...at(after![i]!)} r={11}
            fill="var(--n-fill)" stroke="var(--n-line)" stroke-width="2" /></g>
          : <circle key={i} {...at(s)} r={11} fill="var(--stone)" />)}
      </svg>
    </div>
  );
}
