// As much of the notation as the field needs: to colour it, to complete it, and to
// fill in a form. What a position means is for the server to say.

/** plain reads full-width signs and digits as what they mean. */
export const plain = (text: string): string =>
  text.replace(/[\uff01-\uff5e\u3000]/g, c => (c === "\u3000" ? " " : String.fromCharCode(c.charCodeAt(0) - 0xfee0)));

export type TokenKind = "name" | "key" | "sign" | "number" | "string" | "space" | "other";

export interface Token {
  kind: TokenKind;
  text: string;
  /** Where it begins, in characters from 0. */
  at: number;
}

const pattern = /("(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?)|([\p{L}_][\p{L}\p{N}_]*)|([0-9０-９]+)|([()（）[\],，=＝+＋*＊、-])|(\s+)|(.)/gsu;

/** tokens cuts a text into pieces that together are the text. */
export function tokens(text: string): Token[] {
  const out: Token[] = [];
  let at = 0;
  for (const [piece, quoted, name, digits, sign, space] of text.matchAll(pattern)) {
    const kind = quoted ? "string" : name ? "name" : digits ? "number" : sign ? "sign" : space ? "space" : "other";
    out.push({ kind, text: piece, at });
    at += [...piece].length;
  }
  out.forEach((token, i) => {
    const next = out.slice(i + 1).find(n => n.kind !== "space");
    if (token.kind === "name" && next && plain(next.text) === "=") token.kind = "key";
  });
  return out;
}

/** An argument of a call: a value, or a parameter by its name. */
export interface Argument {
  key: string | null;
  value: string;
}

export interface Call {
  name: string;
  args: Argument[];
}

/** readCall reads a text that is the call of one ruleset; null for anything else. */
export function readCall(text: string): Call | null {
  const all = tokens(text).filter(token => token.kind !== "space");
  const [name, open] = all;
  if (name?.kind !== "name" || !open || plain(open.text) !== "(") return null;
  const args: Argument[] = [];
  let depth = 1;
  let arg: Token[] = [];
  const close = (): void => {
    if (arg.length > 0) args.push(argument(arg));
    arg = [];
  };
  for (const [i, token] of all.slice(2).entries()) {
    const sign = token.kind === "sign" ? plain(token.text) : "";
    if (sign === "(" || sign === "[") depth++;
    if (sign === ")" || sign === "]") depth--;
    if (depth === 0) {
      close();
      return i === all.length - 3 ? { name: name.text, args } : null;
    }
    if (depth === 1 && sign === ",") close();
    else arg.push(token);
  }
  return null;
}

function argument(parts: Token[]): Argument {
  const keyed = parts[0]!.kind === "key";
  const rest = keyed ? parts.slice(2) : parts;
  const value = rest.map(p => (p.kind === "string" ? p.text : plain(p.text) === "," ? ", " : plain(p.text))).join("");
  return { key: keyed ? parts[0]!.text : null, value };
}

/** writeCall writes a call in notation. */
export const writeCall = ({ name, args }: Call): string =>
  `${name}(${args.map(a => (a.key === null ? a.value : `${a.key}=${a.value}`)).join(", ")})`;

/** The place of the caret: the word before it, and the call and parameter it stands in. */
export interface Place {
  word: string;
  /** The name of the call around it, "" outside of any. */
  call: string;
  /** The parameter whose value is being written, "" for none. */
  key: string;
}

/** placeAt looks at what stands before the caret. */
export function placeAt(before: string): Place {
  const all = tokens(before);
  const last = all[all.length - 1];
  const word = last?.kind === "name" || last?.kind === "key" || (last?.kind === "string" && !/^(".*"|'.*')$/s.test(last.text)) ? last.text : "";
  const calls: string[] = [];
  let key = "";
  const past = word === "" ? all : all.slice(0, -1);
  past.filter(token => token.kind !== "space").forEach((token, i, list) => {
    const sign = token.kind === "sign" ? plain(token.text) : "";
    if (sign === "(" || sign === "[") calls.push(list[i - 1]?.kind === "name" && sign === "(" ? list[i - 1]!.text : calls[calls.length - 1] ?? "");
    if (sign === ")" || sign === "]") calls.pop();
    key = sign === "=" ? list[i - 1]?.text ?? "" : sign === "," || sign === ")" || (sign === "(" && list[i - 1]?.kind === "name") ? "" : key;
  });
  return { word, call: calls[calls.length - 1] ?? "", key };
}
