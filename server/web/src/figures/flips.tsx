// flips: below columns, the numbers in which a move wins before and after it, the odd
// columns turned over.
import { t } from "../words";
import type { Figure } from "../wire";

interface Turn {
  row: number;
  label: string;
  from: bigint;
  to: bigint;
}

/** Flips hears with `onPoint` which row of the columns is pointed at. */
export function Flips({ of: f, onPoint }: { of: Figure; onPoint?: ((row: number | null) => void) | undefined }) {
  const rows = (f.rows ?? []).map(r => BigInt(r[0]!));
  const sum = rows[rows.length - 1]!;
  const moves: Turn[] = (f.mark ?? []).map(row => ({ row, label: f.labels?.[row] ?? "", from: rows[row]!, to: rows[row]! ^ sum }));
  if (moves.length === 0) return null;
  const width = Math.max(...moves.map(m => Math.max(m.from.toString(2).length, m.to.toString(2).length)));
  if (width > 12) return null; // the columns above say the same
  return (
    <ul class="flips">
      {moves.map(m => (
        <li key={m.row}><Turning move={m} width={width} onPoint={onPoint && (on => onPoint(on ? m.row : null))} /></li>
      ))}
    </ul>
  );
}

/** Turning is a number that is turned over: a button where it can be pointed at. */
function Turning({ move: m, width, onPoint }: { move: Turn; width: number; onPoint: ((on: boolean) => void) | undefined }) {
  const row = (
    <>
      <span class="small quiet">{m.label}</span>
      <b>{String(m.from)}</b><Bits of={m.from} flip={m.from ^ m.to} width={width} />
      <span class="quiet" role="img" aria-label={t("becomes", "变为")}>→</span>
      <Bits of={m.to} flip={m.from ^ m.to} width={width} /><b>{String(m.to)}</b>
    </>
  );
  if (!onPoint) return <div>{row}</div>;
  const on = (): void => onPoint(true);
  const off = (): void => onPoint(false);
  return <button onMouseEnter={on} onMouseLeave={off} onFocus={on} onBlur={off} onClick={on}>{row}</button>;
}

function Bits({ of, flip, width }: { of: bigint; flip: bigint; width: number }) {
  const turned = flip.toString(2).padStart(width, "0");
  return (
    <span class="bits" aria-hidden="true">
      {[...of.toString(2).padStart(width, "0")].map((b, i) => (turned[i] === "1" ? <b key={i}>{b}</b> : b))}
    </span>
  );
}
