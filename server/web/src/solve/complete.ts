// Completion in the field: names of rulesets by any alias or keyword, then parameters,
// then what a parameter may be.
import { placeAt } from "../notation";
import { find, named } from "../rulesets";
import { t } from "../words";

export interface Completion {
  /** What is put in. */
  word: string;
  says: string;
  /** The whole text afterwards, and where the caret stands in it. */
  text: string;
  caret: number;
  /** To where what follows the caret is selected, so that typing takes its place. */
  until?: number;
}

/** The most that are offered at once. */
const most = 8;

/** values is where the values of an example stand that is put in at a place, up to its first named parameter. */
function values(at: number, example: string): { caret: number; until: number } {
  const [, head, list] = /^([^(]*\()(.*?)(?:, *\w+=.*)?\)$/.exec(example) ?? ["", example, ""];
  return { caret: at + head!.length, until: at + head!.length + list!.length };
}

/** completions offers what may stand where the caret is. */
export function completions(text: string, caret: number): Completion[] {
  const before = text.slice(0, caret);
  const after = text.slice(caret);
  const place = placeAt(before);
  const start = before.slice(0, before.length - place.word.length);
  const put = (word: string, says: string, insert = word): Completion => ({ word, says, text: start + insert + after, caret: (start + insert).length });
  if (place.call === "") {
    if (place.word === "") return [];
    if (after.startsWith("(")) return find(place.word).slice(0, most).map(r => put(r.name, r.title));
    return find(place.word).slice(0, most).map(r => ({ ...put(r.name, r.title, r.examples[0]!), ...values(start.length, r.examples[0]!) }));
  }
  const ruleset = named(place.call);
  if (!ruleset) return [];
  if (place.key !== "") {
    const param = ruleset.parameters.find(p => p.name === place.key);
    const words = param?.kind === "boolean" ? ["True", "False"] : (param?.names ?? []).map(n => `"${n}"`);
    return words.filter(w => w.startsWith(place.word) && w !== place.word).slice(0, most).map(w => put(w, ""));
  }
  const given = ruleset.parameters.filter(p => new RegExp(`\\b${p.name}\\s*=`).test(text));
  return ruleset.parameters
    .filter(p => p.name.startsWith(place.word) && !given.includes(p) && (place.word !== "" || /,\s*$/.test(before)))
    .slice(0, most)
    .map(p => put(p.name, p.doc + (p.required ? t(" (required)", "（必填）") : ""), `${p.name}=`));
}
