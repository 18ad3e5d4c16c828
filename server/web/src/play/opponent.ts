// The opponent: which move it makes, and when.
import { effect } from "@preact/signals";
import { solve } from "../api";
import type { Option, Options } from "../wire";
import { level, make, mover, now, over, settled, type Level } from "./state";

/** How often a level does not look for the best move. */
const careless: Record<Level, number> = { perfect: 0, slips: 0.25, easy: 0.6 };

const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

/** best are the moves that keep what the position is worth; all of them where it is lost. */
export function best(from: Options): readonly Option[] {
  const wanted = { N: "P", D: "D", P: "" }[from.outcome];
  return from.moves.filter(m => m.outcome === wanted);
}

/**
 * answer is the move of the opponent. In a game that can go round for ever a winning
 * move must come nearer to the end, so it takes one that wins soonest.
 */
async function answer(from: Options, how: Level, signal: AbortSignal): Promise<Option> {
  const good = best(from);
  if (good.length === 0 || Math.random() < careless[how]) return any(from.moves);
  if (good.length === 1 || from.outcome !== "N") return any(good);
  const { winning_moves: [first] } = await solve({ position: from.position, misere: from.convention === "misere", moves: 1 }, { signal });
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
      answer(from, how, stopped.signal)
        .catch(() => any(from.moves)) // a server that is too busy to solve has still listed the moves
        .then(option => { if (!stopped.signal.aborted) make(option); });
    }, pause());
    return () => { clearTimeout(timer); stopped.abort(); };
  });
}
