// The state of the page is its address: p is a ruleset or a position, view what is drawn
// of it, c the convention.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { href, param, set } from "../address";
import { convention, type Convention } from "../convention";
import { readCall, writeCall, type Argument, type Call } from "../notation";
import { named } from "../rulesets";
import type { Form, Ruleset, Sequence } from "../wire";

export type ViewName = "sequence" | "heat" | "graph";

/** What is shown of a view where the address names nothing. */
const begin: Record<ViewName, string> = { sequence: "kayles()", heat: "wythoff()", graph: "subtract(7, take=[1, 2, 3])" };

/** The view that the address names, null for none. */
const wanted = (): ViewName | null => {
  const v = param("view");
  return v === "sequence" || v === "heat" || v === "graph" ? v : null;
};

/** view is that of the address, or the first that suits what is asked about. */
export const view = (): ViewName => wanted() ?? suited(asked());

/** Whether both conventions are shown, side by side. */
export const both = (): boolean => param("c") === "both";

/** The convention that is shown first; null for that of the ruleset. */
export const leading = (): Convention | null => (both() ? "normal" : convention());

/** The convention of what is shown first, as it was answered. */
export const answered = signal<Convention>("normal");

/** useAnswered tells which convention an answer has. */
export const useAnswered = (answer: { convention: Convention } | null): void =>
  useEffect(() => { if (answer) answered.value = answer.convention; }, [answer]);

/** The sequence that is shown, null where there is none. */
export const shown = signal<Sequence | null>(null);

/** useShown tells which sequence is shown, while it is. */
export const useShown = (s: Sequence | null): void => useEffect(() => {
  shown.value = s;
  return () => { shown.value = null; };
}, [s]);

/** useOther goes on to the next view that suits where nothing is to be seen in one that nobody chose, and says whether it does. */
export function useOther(nothing: boolean): boolean {
  const next = nothing && wanted() === null ? suiting(asked())[1] : undefined;
  useEffect(() => { if (next) set({ view: next }); }, [next]);
  return next !== undefined;
}

/** solving is the address of a position on the Solve page, in the convention in which it is shown. */
export const solving = (p: string, shown: Convention): string => href("solve", { p, c: leading() === null ? null : shown });

/** What is asked about, as it was written. */
export const asked = (): string => param("p") || begin[wanted() ?? "sequence"];

/** whole is a number of the address, null where it is none. */
export const whole = (name: string): number | null => {
  const text = param(name);
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
};

/** What belongs to one thing that is shown, and goes with it. */
const passing = { from: null, till: null, at: null, to: null };

/** How far a sequence is shown at first. */
const usual = 1000;

/** reach is how far a sequence is shown. */
export const reach = (): number => Math.min(999_999, Math.max(1, whole("to") ?? usual));

/** choose shows something else, in the present view where that suits; Back leads to what was shown before. */
export function choose(p: string): void {
  const best = suited(p, view());
  set({ ...passing, p, view: best === suited(p) ? null : best }, "push");
}

/** toView is the address of another view of what is shown. */
export const toView = (v: ViewName): string =>
  href("explore", { p: param("p") ? (v === "graph" ? positionOf(asked()) : asked()) : null, view: v, c: param("c") });

/** A word or a text is part of the ruleset; any other value is of a position. */
const isWord = (a: Argument): boolean => /^["']/.test(a.value);

/** callOf reads a text as a ruleset with what its parameters must be, null for a sum and the like. */
function callOf(text: string): Call | null {
  const bare = text.trim();
  const call = readCall(bare) ?? (named(bare) ? { name: bare, args: [] } : null);
  const example = call && named(call.name)?.examples[0];
  const model = example ? readCall(example) : null;
  if (!call || !model) return call;
  const missing = model.args.filter(a => (a.key === null ? isWord(a) && !call.args.some(isWord) && takesMore(named(call.name)!) : isRequired(call, a.key)));
  return { name: call.name, args: [...missing.filter(isWord), ...call.args, ...missing.filter(a => !isWord(a))] };
}

const isRequired = (call: Call, key: string): boolean =>
  named(call.name)!.parameters.some(p => p.name === key && p.required) && !call.args.some(a => a.key === key);

/** takesMore says whether a ruleset needs a word before its numbers. */
const takesMore = (r: Ruleset): boolean => r.forms.some(f => f.values.length > 1 && f.values[0]!.kind === "text");

/** rulesetOf is the ruleset of a text: without the values of a position. */
export function rulesetOf(text: string): string {
  const call = callOf(text);
  return call ? writeCall({ name: call.name, args: call.args.filter(a => a.key !== null || isWord(a)) }) : text;
}

/** isWhole says whether a text gives a position by its parameters alone, as one of a graph is given. */
function isWhole(text: string): boolean {
  const given = readCall(text.trim());
  return given !== null && given.args.length > 0 && (named(given.name)?.forms.some(f => f.values.length === 0) ?? false);
}

/** positionOf is a text with small values where it has none. */
export function positionOf(text: string): string {
  if (isWhole(text)) return text;
  const call = callOf(text);
  if (!call || call.args.some(a => a.key === null && (!isWord(a) || !takesMore(named(call.name) ?? none)))) return text;
  const values = named(call.name)?.forms.map(small).find(v => v !== null);
  const r = named(call.name);
  if (!values) return r?.examples[0] ?? text;
  const args = [...call.args];
  args.splice(call.args.filter(isWord).length, 0, ...values.map(value => ({ key: null, value })));
  return writeCall({ name: call.name, args });
}

const none: Ruleset = { name: "", aliases: [], keywords: [], title: "", rule: "", forms: [], parameters: [], examples: [], theory: [], sources: [] };

/** small are values of a form whose game graph can be taken in at a glance, null for a form of words alone. */
function small(f: Form): string[] | null {
  const values = f.values.filter(v => v.kind !== "text");
  if (values.length === 0) return null;
  if (values.every(v => v.kind === "pair")) return ["(2, 3)"];
  if (!values.every(v => v.kind === "integer")) return null;
  return values.length === 1 ? ["5"] : ["2", "3", "1", "1"].slice(0, values.length);
}

/** numbersOf are the numbers of a position, those of pairs as well. */
export const numbersOf = (text: string): number[] =>
  (readCall(text)?.args ?? []).flatMap(a => (a.key === null && /^[\d(]/.test(a.value) ? a.value.match(/\d+/g)?.map(Number) ?? [] : []));

/** Whether positions of a form can be two numbers. */
const isPair = ({ values, repeat }: Form): boolean => {
  const rest = values.filter(v => v.kind !== "text");
  if (rest.length === 0) return false;
  return rest[0]!.kind === "pair" ? rest.length === 1 : rest.every(v => v.kind === "integer") && (rest.length === 2 || repeat);
};

/** suiting are the views that there should be something to see in, the best first. */
function suiting(text: string): readonly ViewName[] {
  const r = named(callOf(text)?.name ?? "");
  if (!r) return text.includes("(") ? ["graph"] : ["sequence"]; // a sum of games, or a name
  const paired = r.forms.some(f => isPair(f) && (f.repeat || r.forms.length === 1)); // two numbers beside another form are the size of a board
  if (r.forms.some(f => f.repeat && f.values.some(v => v.kind === "integer" && v.min === 0))) return paired ? ["sequence", "heat", "graph"] : ["sequence", "graph"];
  if (!paired) return ["graph"];
  return [0, 2].includes(numbersOf(text).length) ? ["heat", "graph"] : ["graph", "heat"];
}

/** suited is a view if it suits a text, else the first that does. */
export function suited(text: string, v?: ViewName): ViewName {
  const views = suiting(text);
  return v && views.includes(v) ? v : views[0]!;
}

/** textOf is a ruleset as it is asked about: alone, or with a position whose graph is drawn. */
export const textOf = (r: Ruleset): string => (suited(rulesetOf(r.name), view()) === "graph" ? positionOf(r.name) : rulesetOf(r.name));

/** The ruleset of the catalogue that is asked about, undefined for one that is not in it. */
export const ruleset = (): Ruleset | undefined => {
  const call = callOf(asked());
  return call ? named(call.name) : undefined;
};
