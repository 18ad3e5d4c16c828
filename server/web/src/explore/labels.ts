// Short names for the positions of one game: what all of them share is left out.

/** The most characters that stand in a vertex. */
const most = 7;

/** labels are the positions without the ruleset and the parameters that they share. */
export function labels(names: readonly string[]): string[] {
  const cut = names.map(name => /^([^()]*)\((.*)\)$/s.exec(name));
  const head = cut[0]?.[1];
  if (cut.some(c => c === null || c[1] !== head)) return [...names];
  const inner = cut.map(c => c![2]!);
  const tails = inner.map(text => /(^|, )\w+=.*$/s.exec(text)?.[0] ?? "");
  const tail = tails.every(text => text === tails[0]) ? tails[0]!.length : 0;
  return inner.map(text => short(text.slice(0, text.length - tail)));
}

/** short is a list of values without what is not needed to read it. */
function short(values: string): string {
  const text = /^"([^"]*)"$/.exec(values)?.[1] ?? values;
  if (text === "") return "∅";
  return text.includes(", ") && !/^\([^()]*\)$/.test(text) ? `(${text})` : text;
}

/** fitting is a label as it fits into a vertex, "" where it does not. */
export function fitting(label: string): string {
  const text = label.replace(/^\(([^()]*)\)$/, "$1").replaceAll(", ", ",");
  return [...text].length <= most ? text : "";
}

/** board are the rows of a label that is a small board, null where it is none. */
export function board(label: string): string[] | null {
  const rows = label.split("/");
  const wide = rows[0]!.length;
  return rows.length > 1 && rows.length <= 6 && wide <= 6 && rows.every(row => row.length === wide && /^[.#A-Za-z*]+$/.test(row)) ? rows : null;
}
