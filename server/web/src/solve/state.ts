// What the Solve page asks and what has come of it. The question stands in the
// address: p is the position, c the convention.
import { computed, effect, signal } from "@preact/signals";
import { memory, page, param, set } from "../address";
import { misread } from "../again";
import { problemOf, solve, type Problem, type Progress } from "../api";
import { convention, type Convention } from "../convention";
import { readCall, tokens } from "../notation";
import { named } from "../rulesets";
import { lang } from "../settings";
import type { Answer, Ruleset } from "../wire";

/** What is shown below the field. */
export type State =
  | { kind: "empty" }
  | { kind: "answer"; answer: Answer; to: string }
  | { kind: "error"; problem: Problem; last: Answer | null }
  | { kind: "busy"; progress: Progress | null }
  | { kind: "none"; problem: Problem; searched: boolean };

/** The text in the field, ahead of the address while somebody types. */
export const text = signal(param("p") ?? "");

export const state = signal<State>({ kind: "empty" });

/** What the field asks as it is written, and behind it as its answer writes it. */
const writings = computed(() => {
  const s = state.value;
  return s.kind === "answer" && s.to === text.value ? [text.value, s.answer.position] : [text.value];
});

/** formal says whether a text is of calls with names that are known. */
const formal = (text: string): boolean => {
  const pieces = tokens(text);
  return pieces.some(p => p.text === "(") && pieces.every(p => p.kind !== "name" || named(p.text) !== undefined);
};

/** notation is what the page asks about, as the command reads it where that is known. */
export const notation = (): string => writings.value.find(formal) ?? writings.value.at(-1)!;

/** called is the field as the call of one ruleset that is known, null where it is none. */
export const called = (): string | null => writings.value.find(w => named(readCall(w)?.name ?? "")) ?? null;

/** first is the ruleset that the field names first, undefined where it names none. */
export const first = (): Ruleset | undefined => {
  const names = writings.value.map(w => tokens(w).find(token => token.kind === "name")?.text ?? "");
  return names.map(named).find(r => r !== undefined);
};

/** The positions that moves were made in, up to here. */
export const trail = (): readonly string[] => (memory.value["trail"] as string[] | undefined) ?? [];

let typing = 0;

/** What is half written is told off no sooner than so long after the last key. */
const tact = 1000;

let typed = 0;

/** type takes what somebody writes; the address follows when they pause. */
export function type(next: string): void {
  text.value = next;
  typed = performance.now();
  clearTimeout(typing);
  hold();
  typing = setTimeout(settle, 250);
}

/** settle puts what was typed into the address of the page now. */
export function settle(): void {
  clearTimeout(typing);
  if (page.value === "solve" && text.value !== (param("p") ?? "")) set({ p: text.value || null });
}

/** enter asks what was typed at once, once more where it came to nothing, and tells what is wrong. */
export function enter(): void {
  typed = 0;
  const before = param("p");
  settle();
  if (before === param("p") && (late !== null || state.peek().kind === "none")) ask(before ?? "", convention(), lang.value);
}

/** choose opens a position; Back leads to the one before. */
export function choose(position: string): void {
  clearTimeout(typing);
  text.value = position;
  set({ p: position }, "push");
}

/** play makes a move from one position to another. */
export function play(from: string, to: string): void {
  const made = [...trail(), from];
  text.value = to;
  set({ p: to }, "push", { trail: made });
}

/** follow keeps field and answer in step with the address while the page is shown. */
export function follow(): () => void {
  const one = effect(() => {
    const p = param("p") ?? "";
    if (page.value !== "solve") return;
    clearTimeout(typing);
    text.value = p;
  });
  const two = effect(() => { if (page.value === "solve") ask(param("p") ?? "", convention(), lang.value); });
  return () => { clearTimeout(typing); hold(); one(); two(); stop(); };
}

let running = new AbortController();

/** stop ends the computation that is under way. */
export const stop = (): void => running.abort();

/** again asks the present question once more. */
export const again = (): void => ask(param("p") ?? "", convention(), lang.value);

let asked = "";

const question = (position: string, c: Convention | null): string => `${c ?? ""} ${position}`;

const known = new Map<string, Answer>();

function ask(position: string, c: Convention | null, language: string): void {
  stop();
  hold();
  const mine = running = new AbortController();
  if (position.trim() === "") {
    state.value = { kind: "empty" };
    return;
  }
  const key = `${language} ${question(position, c)}`;
  const before = known.get(key);
  if (before) {
    asked = question(position, c);
    state.value = { kind: "answer", answer: before, to: position };
    return;
  }
  let progress: Progress | null = null;
  const same = asked === question(position, c) && state.peek().kind === "answer"; // only the language changes
  asked = question(position, c);
  const slow = same ? 0 : setTimeout(() => { state.value = { kind: "busy", progress }; }, 150);
  const onProgress = (p: Progress): void => {
    progress = p;
    if (mine === running && state.peek().kind === "busy") state.value = { kind: "busy", progress };
  };
  solve({ position, views: true, ...(c === null ? {} : { misere: c === "misere" }) }, { signal: mine.signal, onProgress })
    .then(answer => {
      remember(key, answer);
      if (mine === running) state.value = { kind: "answer", answer, to: position };
    }, (error: unknown) => { if (mine === running) refused(problemOf(error), (progress?.positions ?? 0) > 0); })
    .finally(() => clearTimeout(slow));
}

function remember(key: string, answer: Answer): void {
  known.set(key, answer);
  if (known.size > 40) known.delete(known.keys().next().value!);
}

let good: Answer | null = null;

/** What keeps a refusal back while somebody types, null where nothing does. */
let late: number | null = null;

function hold(): void {
  if (late !== null) clearTimeout(late);
  late = null;
}

effect(() => { if (state.value.kind === "answer") good = state.value.answer; });

/** refused takes a question that has no answer, after a search or without one. */
function refused(problem: Problem, searched: boolean): void {
  hold();
  if (!misread(problem)) {
    state.value = { kind: "none", problem, searched };
    return;
  }
  late = setTimeout(() => {
    late = null;
    state.value = { kind: "error", problem, last: good };
  }, Math.max(0, typed + tact - performance.now()));
}
