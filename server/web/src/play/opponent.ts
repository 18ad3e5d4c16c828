// The opponent: which move it makes, and when.
import { effect } from "@preact/signals";
import { solve } from "../api";
import type { Option, Options } from "../wire";
import { level, make, mover, now, over, settled, type Level } from "./state";

/** How often a level does not look for the best move. */
const careless: Record<Level, number> = { perfect: 0, slips: 0.25, easy: 0.6 };

const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

/** best are the moves known to keep what the position is worth; none where it is lost. */
export function best(from: Options): readonly Option[] {
  const wanted = { N: "P", D: "D", P: null }[from.outcome];
  return from.moves.filter(m => m.outcome === wanted);
}

/** unclear says whether no best move is known although the position is not lost. */
export const unclear = (from: Options): boolean => from.outcome !== "P" && best(from).length === 0;

/** unknown are the moves of which it is not known who wins after them, all where there is none such. */
function unknown(from: Options): readonly Option[] {
  const moves = from.moves.filter(m => !m.outcome);
  return moves.length > 0 ? moves : from.moves;
}

/**
 * answer is the move of the opponent. In a game that can go round for ever a winning
 * move must come nearer to the end, so it takes one that wins soonest. A server that is
 * too busy to say which that is has still told which moves win.
 */
async function answer(from: Options, how: Level, signal: AbortSignal): Promise<Option> {
  const good = best(from);
  if (from.outcome === "P" || Math.random() < careless[how]) return any(from.moves);
  if (good.length === 0) return any(unknown(from));
  if (good.length === 1 || from.outcome !== "N") return any(good);
  const solved = await solve({ position: from.position, misere: from.convention === "misere", moves: 1 }, { signal }).catch(() => null);
  const first = solved?.winning_moves[0];
  const soonest = first?.remoteness === undefined ? undefined : good.find(m => m.to === first.to && m.component === first.component);
  return soonest ?? any(good);
}

const pause = (): number => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 500);

/** attend makes the opponent answer while the page is shown. */
export function attend(): () => void {
  return effect(() => {
    const from = now.value;
    const how = level.value;
    if (!settled.value || over.value || mover.value !== "grundy" || from === null || how === "two") return;
    const stopped = new AbortController();
    const timer = setTimeout(() => {
      void answer(from, how, stopped.signal).then(option => { if (!stopped.signal.aborted) make(option); });
    }, pause());
    return () => { clearTimeout(timer); stopped.abort(); };
  });
}
