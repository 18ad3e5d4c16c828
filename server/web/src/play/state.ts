// A game that is being played. The address has all of it: p is the position it began
// from, c the convention, m the moves as their numbers in the lists of the API, vs the
// opponent, first=grundy who began, and end=draw what was agreed.
import { computed, effect, signal } from "@preact/signals";
import { misread, passing } from "../again";
import { page, param, set, type Patch } from "../address";
import { moves as ask, Problem, problemOf } from "../api";
import { convention } from "../convention";
import { lang } from "../settings";
import type { Option, Options } from "../wire";

/** Where a game begins when the address does not say. */
const opening = "nim(3, 5, 7)";

export type Player = "you" | "grundy" | "first" | "second";

export const levels = ["perfect", "slips", "easy"] as const;
export type Level = (typeof levels)[number];

/** A move that was made. */
export interface Ply {
  by: Player;
  option: Option;
  /** The position before, with all its moves. */
  from: Options;
  /** It gave away a win, or a draw. */
  slip: boolean;
}

export type State =
  | { kind: "loading" }
  | { kind: "game"; nodes: readonly Options[]; key: string; problem: Problem | null }
  | { kind: "none"; problem: Problem };

export const state = signal<State>({ kind: "loading" });

export const start = computed(() => param("p") ?? opening);

export const level = computed<Level | "two">(() => {
  const given = param("vs");
  return given === "two" ? given : levels.find(l => l === given) ?? "perfect";
});

/** The numbers of the moves that the address holds; null for what are none. */
const made = (): number[] | null => {
  const text = param("m");
  if (!text) return [];
  return /^\d{1,6}(\.\d{1,6})*$/.test(text) ? text.split(".").map(Number) : null;
};

/** What the game depends on; the plies of a state are those of the address only when they agree. */
const asked = computed(() => JSON.stringify([start.value, convention(), param("m") ?? "", lang.value]));

/** playerAt says whose move it is after so many. */
export const playerAt = (ply: number): Player => {
  if (level.value === "two") return ply % 2 === 0 ? "first" : "second";
  return (ply % 2 === 0) === (param("first") === "grundy") ? "grundy" : "you";
};

const rank = { N: 0, D: 1, P: 2 };

/** slips says whether a move is worse than another would have been; of what is not known, never. */
export const slips = (from: Options, option: Option): boolean =>
  !!option.outcome && rank[option.outcome] < { N: 2, D: 1, P: 0 }[from.outcome];

/** The positions that the game came through, the present one last; none while it is loaded first. */
export const nodes = computed(() => (state.value.kind === "game" ? state.value.nodes : []));

/** The moves made. */
export const plies = computed<readonly Ply[]>(() => {
  const indices = made() ?? [];
  return nodes.value.slice(0, -1).flatMap((from, i) => {
    const option = from.moves[indices[i] ?? -1];
    return option ? [{ by: playerAt(i), option, from, slip: slips(from, option) }] : [];
  });
});

/** The present position. */
export const now = computed(() => nodes.value[nodes.value.length - 1] ?? null);

/** Whether the position on the table is the one that the address asks for. */
export const settled = computed(() => state.value.kind === "game" && state.value.key === asked.value && state.value.problem === null);

/** Why the last move is not on the table yet, null where it is or is on its way. */
export const missing = computed(() => (state.value.kind === "game" && state.value.key === asked.value ? state.value.problem : null));

export const mover = computed<Player>(() => playerAt(plies.value.length));

export const agreed = computed(() => param("end") === "draw");

/** Whether nobody has a move any more, or a draw was agreed. */
export const over = computed(() => now.value !== null && (agreed.value || now.value.moves.length === 0));

/** Whether a person may move now. */
export const open = computed(() => settled.value && !over.value && mover.value !== "grundy");

/** repeats is how often the present position stood on the table before. */
export const repeats = computed(() => nodes.value.slice(0, -1).filter(n => n.position === now.value?.position).length);

/** change goes on with other moves: a person's push an entry of the history, replies do not. */
function change(indices: readonly number[], how: "push" | "replace", patch: Patch = {}): void {
  set({ m: indices.length > 0 ? indices.join(".") : null, end: null, ...patch }, how);
}

/** make makes a move of the present position. */
export function make(option: Option): void {
  const index = now.value?.moves.indexOf(option) ?? -1;
  if (index < 0 || !settled.value || over.value) return;
  change([...(made() ?? []), index], mover.value === "grundy" ? "replace" : "push");
}

/** backTo takes back all moves but so many. */
export const backTo = (count: number): void => change((made() ?? []).slice(0, count), "push");

/** lastOwn is the number of the last move that a person made, -1 for none. */
export const lastOwn = (): number => plies.value.findLastIndex(p => p.by !== "grundy");

export const undo = (): void => {
  if (missing.value) return backTo(plies.value.length);
  const last = lastOwn();
  if (last >= 0) backTo(last);
};

/** again begins anew, with changes. */
export const again = (patch: Patch = {}): void => change([], "push", patch);

/** begin opens another position. */
export const begin = (position: string): void => change([], "push", { p: position, c: null });

/** How long a position that was written is waited for before it is opened unseen, in milliseconds. */
const glance = 500;

/** tryBegin opens another position; where it cannot be read it is refused, and the game goes on. */
export async function tryBegin(position: string): Promise<Problem | null> {
  const late = AbortSignal.timeout(glance);
  const problem = await load(position, null, late).then(() => null, problemOf);
  if (problem && (misread(problem) || problem.code === "not_impartial")) return problem;
  begin(position);
  return null;
}

export const agree = (): void => set({ end: "draw" }, "push");

const known = new Map<string, Options>();

async function load(position: string, misere: boolean | null, signal: AbortSignal): Promise<Options> {
  const key = JSON.stringify([lang.value, misere, position]);
  const before = known.get(key);
  if (before) return before;
  const found = await ask({ position, ...(misere === null ? {} : { misere }) }, { signal });
  known.set(key, found);
  if (known.size > 300) known.delete(known.keys().next().value!);
  return found;
}

let running = new AbortController();

/** stop ends what is being computed. */
export const stop = (): void => running.abort();

/** replay follows the moves of the address from the beginning; `all` is as far as it came. */
async function replay(all: Options[], signal: AbortSignal): Promise<void> {
  const indices = made();
  const odd = new Problem("moves", "");
  if (indices === null) throw odd;
  const c = convention();
  let at = await load(start.value, c === null ? null : c === "misere", signal);
  all.push(at);
  for (const i of indices) {
    const option = at.moves[i];
    if (!option) throw odd;
    at = await load(option.to, at.convention === "misere", signal);
    all.push(at);
  }
  const large = all.find(n => !n.complete);
  if (large) throw new Problem("large", String(large.moves.length));
}

const times = signal(0);

/** retry asks once more for what is not on the table. */
export const retry = (): void => { times.value++; };

/** What was refused stays for so many milliseconds while it is asked once more. */
const patience = 150;

/** follow keeps the game in step with the address while the page is shown. */
export function follow(): () => void {
  const end = effect(() => {
    if (page.value !== "play") return;
    const key = asked.value;
    void times.value;
    stop();
    const mine = running = new AbortController();
    const nodes: Options[] = [];
    const slow = setTimeout(() => {
      const before = state.peek();
      state.value = before.kind === "game" ? { ...before, key: "", problem: null } : { kind: "loading" };
    }, patience);
    const settle = (problem: Problem | null): void => {
      clearTimeout(slow);
      if (mine !== running) return;
      state.value = problem === null || (passing(problem) && nodes.length > 0) ? { kind: "game", nodes, key, problem } : { kind: "none", problem };
    };
    replay(nodes, mine.signal).then(() => settle(null), (error: unknown) => settle(problemOf(error)));
  });
  return () => { end(); stop(); };
}
