// Programs in colour: comments, strings, words of the language and numbers.
import type { Code } from "./state";

const words: Record<Code["name"], string> = {
  cpp: "auto|bool|break|case|char|const|constexpr|continue|define|do|double|else|false|for|if|include|int|long|namespace|nullptr|operator|return|short|sizeof|static|struct|switch|template|true|typedef|typename|unsigned|using|void|while",
  java: "boolean|break|byte|case|char|class|continue|do|else|extends|false|final|for|if|implements|import|int|long|new|null|private|public|return|short|static|super|switch|this|throws|true|try|void|while",
  python: "and|as|break|class|continue|def|elif|else|except|False|for|from|global|if|import|in|is|lambda|None|nonlocal|not|or|pass|return|True|try|while|with|yield",
  go: "break|case|chan|const|continue|default|defer|else|false|for|func|go|if|import|interface|map|nil|package|range|return|select|struct|switch|true|type|var",
};

const looks = ["c-c", "c-s", "c-k", "c-n"] as const;

/** pattern finds, in groups, what has a colour. */
const pattern = (of: Code["name"]): RegExp =>
  new RegExp(`(${of === "python" ? "#.*" : "//.*"})|("(?:\\\\.|[^"\\\\\\n])*"|'(?:\\\\.|[^'\\\\\\n])*')|\\b(${words[of]})\\b|\\b(\\d\\w*)\\b`, "g");

/** Paint shows a program. */
export function Paint({ source, code }: { source: string; code: Code }) {
  const out = [];
  let at = 0;
  for (const found of source.matchAll(pattern(code.name))) {
    const look = looks[found.slice(1).findIndex(group => group !== undefined)];
    out.push(source.slice(at, found.index), <span class={look}>{found[0]}</span>);
    at = found.index + found[0].length;
  }
  return <code>{out}{source.slice(at)}</code>;
}
