// What a person points at and has picked, and the move that this comes to.
import { computed, effect, signal } from "@preact/signals";
import type { Option, View } from "../wire";
import { best } from "./opponent";
import { choices, nothing, only, onward, pick, type Choice, type Picked, type Place } from "./picks";
import { make, now, open } from "./state";

/** A place of one of the components. */
export interface Spot {
  component: number;
  place: Place;
}

/** The moves of each component, as they can be clicked. */
export const boards = computed<readonly { view: View | null; all: readonly Choice[] }[]>(() => {
  const at = now.value;
  if (!at) return [];
  const count = Math.max(at.views?.length ?? 0, 1, ...at.moves.map(m => m.component + 1));
  return Array.from({ length: count }, (_, i) => {
    const view = at.views?.[i] ?? null;
    return { view, all: choices(view, at.moves.filter(m => m.component === i)) };
  });
});

/** What has been picked so far, in one component. */
export const held = signal<{ component: number; picked: Picked }>({ component: 0, picked: nothing });

/** What is pointed at, and a move of a list that is. */
export const pointed = signal<Spot | null>(null);
export const listed = signal<Option | null>(null);

/** Whether the best move is shown. */
export const hinted = signal(false);

export const drop = (): void => { held.value = { component: 0, picked: nothing }; };

/** Another position on the table: nothing of it is picked. */
effect(() => {
  void now.value;
  drop();
  pointed.value = null;
  listed.value = null;
  hinted.value = false;
});

const after = (s: Spot): Picked =>
  pick(boards.value[s.component]!.all, held.value.component === s.component ? held.value.picked : nothing, s.place);

/** comes is the move that a click on a spot would make, null when it would make none yet. */
export const comes = (s: Spot): Choice | null => only(after(s));

/** The move that is shown as if it had been made. */
export const shown = computed<Option | null>(() => {
  if (listed.value) return listed.value;
  if (pointed.value && boards.value[pointed.value.component]) {
    const choice = comes(pointed.value) ?? alone(after(pointed.value));
    if (choice) return choice.option;
  }
  const waiting = alone(held.value.picked);
  if (waiting) return waiting.option;
  return hinted.value && now.value && now.value.outcome !== "P" ? best(now.value)[0] ?? null : null;
});

/** alone is the one move that the places tell as they are. */
export const alone = (p: Picked): Choice | null => (p.exact.length === 1 ? p.exact[0]! : null);

/** The moves to choose from after what was picked, those first that it tells already. */
export const left = computed<readonly Choice[]>(() => (held.value.picked.places.length > 0 ? [...held.value.picked.exact, ...held.value.picked.wider] : []));

/** The places that would go with what was picked. */
export const going = computed(() => onward(held.value.picked));

/** Whether the last move was made with a key, so that the focus is to stay on the table. */
export const keyed = signal(false);

/** click picks a spot, and makes the move when only one is left. A second click says: just this. */
export function click(s: Spot): void {
  if (!open.value) return;
  const mine = held.value.component === s.component ? held.value.picked : nothing;
  const again = mine.places.includes(s.place);
  const picked = after(s);
  const move = again ? alone(mine) : only(picked);
  if (move) make(move.option);
  else if (again) drop();
  else held.value = { component: s.component, picked };
}

/** A finger does not point before it clicks: the first touch shows the move, the second makes it. */
export function touch(s: Spot): void {
  const seen = pointed.value?.component === s.component && pointed.value.place === s.place;
  if (seen || held.value.picked.places.length > 0 || comes(s) === null) click(s);
  else pointed.value = s;
}
