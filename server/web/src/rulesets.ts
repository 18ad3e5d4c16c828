// The catalogue in the language of the page, and how to find a ruleset in it.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { problemOf, rulesets as ask, type Problem } from "./api";
import { tokens } from "./notation";
import { lang, type Lang } from "./settings";
import type { Ruleset } from "./wire";

/** The rulesets, none before they have come. */
export const rulesets = signal<readonly Ruleset[]>([]);

/** Why they have not come, null while they may. */
export const refused = signal<Problem | null>(null);

/** The language that was asked for, null where that came to nothing. */
let asked: Lang | null = null;

/** want asks for the rulesets unless they are there or on their way. */
export function want(): void {
  const mine = lang.peek();
  if (asked === mine) return;
  asked = mine;
  ask().then(
    all => {
      if (asked !== mine) return;
      rulesets.value = all;
      refused.value = null;
    },
    (error: unknown) => {
      if (asked !== mine) return;
      asked = null;
      refused.value = problemOf(error);
    });
}

/** useRulesets wants the rulesets while a component is shown, in the language of the page. */
export const useRulesets = (): void => useEffect(want, [lang.value]);

/** named is the ruleset of a name or an alias. */
export const named = (name: string): Ruleset | undefined => rulesets.value.find(r => r.name === name || r.aliases.includes(name));

/** games are the rulesets that a position names, each once. */
export function games(position: string): Ruleset[] {
  const all = tokens(position).filter(token => token.kind === "name").map(token => named(token.text));
  return all.filter((r, i): r is Ruleset => r !== undefined && all.indexOf(r) === i);
}

/** find lists the rulesets that words fit, those whose name they begin first. */
export function find(words: string): readonly Ruleset[] {
  const wanted = fold(words).split(/\s+/).filter(w => w !== "");
  if (wanted.length === 0) return rulesets.value;
  return rulesets.value
    .map(r => ({ r, rank: rank(r, wanted) }))
    .filter(x => x.rank < 9)
    .sort((a, b) => a.rank - b.rank)
    .map(x => x.r);
}

const fold = (s: string): string => s.normalize("NFKC").toLowerCase();

/** rank is small where all words fit well, and 9 where one does not fit. */
function rank(r: Ruleset, words: readonly string[]): number {
  const names = [r.name, ...r.aliases].map(fold);
  const more = [r.title, ...r.keywords].map(fold);
  return Math.max(...words.map(w => {
    if (names.includes(w)) return 0;
    if (names.some(n => n.startsWith(w))) return 1;
    if (more.some(n => n.startsWith(w))) return 2;
    return [...names, ...more].some(n => n.includes(w)) ? 3 : 9;
  }));
}
