// flips: numbers before and after, the odd columns turned over.
import { t } from "../words";

interface Props {
  moves: readonly { label: string; from: bigint; to: bigint }[];
  onPoint?: (index: number | null) => void;
}

export function Flips({ moves, onPoint }: Props) {
  const width = Math.max(...moves.map(m => Math.max(m.from.toString(2).length, m.to.toString(2).length)));
  if (width > 12) return null; // the columns above say the same
  return (
    <ul class="flips">
      {moves.map((m, i) => (
        <li key={i}><Turning move={m} width={width} onPoint={onPoint && (on => onPoint(on ? i : null))} /></li>
      ))}
    </ul>
  );
}

/** Turning is a number that is turned over: a button where it can be pointed at. */
function Turning({ move: m, width, onPoint }: { move: Props["moves"][number]; width: number; onPoint: ((on: boolean) => void) | undefined }) {
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
